interface IconProps {
  readonly name: string;
  readonly className?: string;
}

/** A symbol of the sprite; decoration, the words stand elsewhere. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `part-icon ${className}` : 'part-icon'} viewBox="0 0 512 512" aria-hidden="true">
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
  readonly fill?: string;
}

/** The same in the middle of a point of a drawing. */
export function IconAt({ name, x, y, size, className, fill }: IconAtProps) {
  return (
    <svg
      className={className}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill={fill}
      color={fill}
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
