interface IconProps {
  readonly name: string;
  readonly className?: string;
}

/** A symbol of the sprite; decoration, the words stand elsewhere. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `pints-icon ${className}` : 'pints-icon'} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

interface IconAtProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** The same inside a drawing. */
export function IconAt({ name, x, y, size, fill }: IconAtProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" fill={fill} color={fill} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
