/** The shapes of the six signs in a square of 24, in the order of their colours. */
const SHAPES: readonly string[] = [
  'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  'M2.5 2.5h19v19h-19z',
  'M12 1.5 23 21.5H1z',
  'M12 .8 23.2 12 12 23.2.8 12z',
  'M6.3 1.8h11.4L23.2 12l-5.5 10.2H6.3L.8 12z',
  'M12 .8l3.3 7.3 8 .9-5.9 5.4 1.6 7.8L12 18.2 5 22.2l1.6-7.8L.7 9l8-.9z',
];

export const SIGNS = SHAPES.length;

/** Names of the shapes and colours, for `web.shape.*` and `web.colour.*`. */
export const SIGN_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export const SIGN_COLOURS = ['vermilion', 'sky', 'yellow', 'blue', 'purple', 'green'] as const;

/** The first letter or digit of a name. */
const initial = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toLocaleUpperCase() ?? '?';

interface SignProps {
  /** 0 to 5: colour and shape. */
  readonly sign: number;
  readonly name: string;
  readonly className?: string;
}

/** A person's badge: shape, colour and letter. The name stands beside it, so it is decoration. */
export function Sign({ sign, name, className }: SignProps) {
  const n = ((sign % SIGNS) + SIGNS) % SIGNS;
  // A triangle's middle lies lower than its box.
  const y = n === 2 ? 15.5 : 12.3;
  return (
    <svg className={className ? `sign ${className}` : 'sign'} viewBox="-1 -1 26 26" aria-hidden="true" data-decoration>
      <path d={SHAPES[n]} fill={`var(--sign-${n})`} stroke="#14171a" strokeWidth="1.5" strokeLinejoin="round" />
      <text
        x="12"
        y={y}
        fill="#14171a"
        fontSize={n === 2 || n === 5 ? 11 : 13}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initial(name)}
      </text>
    </svg>
  );
}
