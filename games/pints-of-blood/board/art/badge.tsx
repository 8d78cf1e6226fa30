import { signLooks } from '@shamble/parts';

interface BadgeProps {
  /** 0 to 5: colour and shape. */
  readonly sign: number;
  readonly letter: string;
}

export function Badge({ sign, letter }: BadgeProps) {
  const { n, outline, colour } = signLooks(sign);
  return (
    <svg className="pints-badge" viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={outline} fill={colour} stroke="#14171a" strokeWidth="1.5" strokeLinejoin="round" />
      <text x="12" y={n === 2 ? 19.5 : 16.8}>
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
