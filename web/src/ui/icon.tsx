interface IconProps {
  /** A name of game-icons, listed in icons.json of the web or of a game's board. */
  readonly name: string;
  readonly className?: string;
  /** Words where the picture stands alone; without them it is decoration. */
  readonly label?: string;
}

export function Icon({ name, className, label }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  const picture = <use href={`#icon-${name}`} />;
  if (label === undefined)
    return (
      <svg className={classes} viewBox="0 0 512 512" aria-hidden="true">
        {picture}
      </svg>
    );
  return (
    <svg className={classes} viewBox="0 0 512 512" role="img" aria-label={label}>
      {picture}
    </svg>
  );
}
