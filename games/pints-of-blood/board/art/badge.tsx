/** The shapes of the six signs in a square of 24, as the whole table draws them. */
const SHAPES: readonly string[] = [
  'M12 1.500a10.500 10.500 0 1 1 0 21a10.500 10.500 0 1 1 0-21z',
  'M2.500 2.500h19v19h-19z',
  'M12 1.500 23 21.500H1z',
  'M12 .8 23.200 12 12 23.200.8 12z',
  'M6.300 1.800h11.400L23.200 12l-5.500 10.200H6.300L.8 12z',
  'M12 .8l3.300 7.300 8 .9-5.900 5.400 1.600 7.800L12 18.200 5 22.200l1.600-7.800L.7 9l8-.9z',
];

interface BadgeProps {
  /** 0 to 5: colour and shape. */
  readonly sign: number;
  readonly letter: string;
}

export function Badge({ sign, letter }: BadgeProps) {
  const n = ((sign % SHAPES.length) + SHAPES.length) % SHAPES.length;
  return (
    <svg className="pints-badge" viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={SHAPES[n]} fill={`var(--sign-${n})`} stroke="#14171a" strokeWidth="1.5" strokeLinejoin="round" />
      <text x="12" y={n === 2 ? 19 : 16.5} fontSize={n === 2 || n === 5 ? 9.5 : 12}>
        {letter}
      </text>
    </svg>
  );
}

/** The dial of a bite marker: a hexagon with as many dark sixths as bites. */
export function Dial({ bites }: { readonly bites: number }) {
  return (
    <svg className="pints-dial" viewBox="0 0 32 32" aria-hidden="true">
      <path className="pints-dial-back" d="M16 1 29 8.500v15L16 31 3 23.500v-15z" />
      {WEDGES.slice(0, bites).map((d) => (
        <path key={d} className="pints-dial-bite" d={d} />
      ))}
      <circle className="pints-dial-hub" cx="16" cy="16" r="7.500" />
      <text x="16" y="20.500">
        {bites}
      </text>
    </svg>
  );
}

const WEDGES = [
  'M16 16 16 1 29 8.500z',
  'M16 16 29 8.500v15z',
  'M16 16 29 23.500 16 31z',
  'M16 16 16 31 3 23.500z',
  'M16 16 3 23.500v-15z',
];
