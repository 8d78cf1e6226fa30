import type { Colour } from '../../content/dice.ts';
import type { Kind } from '../../content/words.ts';

/** Shapes round the origin that fill a circle of 24: what colour alone must not tell. */
const ROUND = 'M-24 0a24 24 0 1 1 48 0a24 24 0 1 1 -48 0z';
const SQUARE = 'M-21 -21h42v42h-42z';
const DIAMOND = 'M0 -27 27 0 0 27 -27 0z';
const DROP = 'M0 -29C9 -19 25 -12 25 4a25 23 0 0 1 -50 0C-25 -12 -9 -19 0 -29z';
const TRIANGLE = 'M0 -27 27 21H-27z';

const KIND_SHAPES: Readonly<Record<Kind, string>> = { food: ROUND, fuel: DROP, ammo: SQUARE };
const DIE_SHAPES: Readonly<Record<Colour, string>> = { blue: ROUND, red: DIAMOND, green: TRIANGLE };

interface MarkProps {
  readonly letter: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** A resource by colour, shape and letter, inside a drawing. */
export function KindShape({ kind, letter, x = 0, y = 0, scale = 1 }: MarkProps & { readonly kind: Kind }) {
  return (
    <g className={`dead-kind dead-kind-${kind}`} transform={`translate(${x} ${y})`}>
      <path d={KIND_SHAPES[kind]} transform={`scale(${scale})`} />
      <text y={kind === 'fuel' ? 2 : 0} dy="0.36em">
        {letter}
      </text>
    </g>
  );
}

export function KindMark({ kind, letter }: { readonly kind: Kind; readonly letter: string }) {
  return (
    <svg className="dead-mark" viewBox="-28 -28 56 56" aria-hidden="true">
      <KindShape kind={kind} letter={letter} />
    </svg>
  );
}

/** A die by colour, shape and letter. */
export function DieMark({ colour, letter }: { readonly colour: Colour; readonly letter: string }) {
  return (
    <svg className="dead-mark" viewBox="-28 -28 56 56" aria-hidden="true">
      <g className={`dead-die dead-die-${colour}`}>
        <path d={DIE_SHAPES[colour]} />
        <text y={colour === 'green' ? 6 : 0} dy="0.36em">
          {letter}
        </text>
      </g>
    </svg>
  );
}
