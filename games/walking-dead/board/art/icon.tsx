interface IconProps {
  readonly name: string;
  readonly className?: string;
}

/** A symbol of the sprite; decoration, the words stand elsewhere. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `dead-icon ${className}` : 'dead-icon'} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

interface IconAtProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** The same in the middle of a point of a drawing. */
export function IconAt({ name, x, y, size, className }: IconAtProps) {
  return (
    <svg
      className={className}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
