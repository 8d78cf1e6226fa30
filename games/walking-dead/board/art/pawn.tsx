import { signLooks } from '@shamble/parts';

/** How wide a drawing is that shows a pawn with its edge. */
export const PAWN_BOX = 26;

interface PawnProps {
  /** 0 to 5: the player's colour and shape. */
  readonly sign: number;
  /** The first letter of the player's name. */
  readonly letter: string;
}

/** A player's sign with a letter, in a square of 24. */
export function PawnShape({ sign, letter }: PawnProps) {
  const { n, outline, colour } = signLooks(sign);
  return (
    <>
      <path className="dead-pawn-shape" d={outline} style={{ fill: colour }} />
      <text className="dead-pawn-letter" style={{ stroke: colour }} x="12" y={n === 2 ? 14.8 : 12} dy="0.36em">
        {letter}
      </text>
    </>
  );
}

export function Pawn(props: PawnProps) {
  return (
    <svg className="dead-badge" viewBox={`-1 -1 ${PAWN_BOX} ${PAWN_BOX}`} aria-hidden="true">
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
      <text x="20" y="33.500" data-decoration="">
        {letter}
      </text>
    </svg>
  );
}
