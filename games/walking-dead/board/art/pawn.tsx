/** The shapes of the six signs in a square of 24, as the whole table draws them. */
const SHAPES: readonly string[] = [
  'M12 1.500a10.500 10.500 0 1 1 0 21a10.500 10.500 0 1 1 0-21z',
  'M2.500 2.500h19v19h-19z',
  'M12 1.500 23 21.500H1z',
  'M12 .8 23.200 12 12 23.200.8 12z',
  'M6.300 1.800h11.400L23.200 12l-5.500 10.200H6.300L.8 12z',
  'M12 .8l3.300 7.300 8 .9-5.900 5.400 1.600 7.800L12 18.200 5 22.200l1.600-7.800L.7 9l8-.9z',
];

interface PawnProps {
  /** 0 to 5: the player's colour and shape. */
  readonly sign: number;
  /** The first letter of whoever stands for the team. */
  readonly letter: string;
}

const shapeOf = (sign: number): number => ((sign % SHAPES.length) + SHAPES.length) % SHAPES.length;

/** A player's sign with a letter, in a drawing of 24 by 24. */
export function PawnShape({ sign, letter }: PawnProps) {
  const n = shapeOf(sign);
  return (
    <>
      <path className="dead-pawn-shape" d={SHAPES[n]} style={{ fill: `var(--sign-${n})` }} />
      <text className="dead-pawn-letter" x="12" y={n === 2 ? 19.5 : 16.7} fontSize={n === 2 || n === 5 ? 11 : 13}>
        {letter}
      </text>
    </>
  );
}

export function Pawn(props: PawnProps) {
  return (
    <svg className="dead-badge" viewBox="-1 -1 26 26" aria-hidden="true">
      <PawnShape {...props} />
    </svg>
  );
}

/** A survivor's picture: a bust with a letter; characters have a square frame, followers a round one. */
export function Portrait({ letter, follower }: { readonly letter: string; readonly follower: boolean }) {
  return (
    <svg className={`dead-portrait ${follower ? 'dead-portrait-follower' : ''}`} viewBox="0 0 40 40" aria-hidden="true">
      {follower ? <circle cx="20" cy="20" r="18.500" /> : <rect x="1.500" y="1.500" width="37" height="37" rx="3" />}
      <path className="dead-portrait-bust" d="M20 21c9 0 14 5.500 14 14v1.500H6V35c0-8.500 5-14 14-14z" />
      <circle className="dead-portrait-bust" cx="20" cy="13.500" r="7.500" />
      <text x="20" y="33.500">
        {letter}
      </text>
    </svg>
  );
}
