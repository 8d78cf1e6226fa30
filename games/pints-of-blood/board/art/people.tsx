interface PawnProps {
  /** Ivory or red. */
  readonly colour: string;
  readonly letter?: string;
}

const BODY = 'M12 12.500c5.800 0 9 4.600 9 11V31H3v-7.500c0-6.400 3.200-11 9-11z';

/** A companion, in a drawing of 24 by 32. */
export function PawnShape({ colour, letter }: PawnProps) {
  return (
    <g className={`pints-pawn pints-pawn-${colour}`}>
      <path d={BODY} />
      <circle cx="12" cy="7.500" r="5.800" />
      {letter === undefined ? null : (
        <text x="12" y="28">
          {letter}
        </text>
      )}
    </g>
  );
}

export function Pawn({ colour }: { readonly colour: string }) {
  return (
    <svg className="pints-pawn-alone" viewBox="0 0 24 32" aria-hidden="true">
      <PawnShape colour={colour} />
    </svg>
  );
}

/** A bar stool seen from the window. */
export function Stool() {
  return (
    <svg className="pints-stool-art" viewBox="0 0 32 36" aria-hidden="true">
      <path className="pints-stool-legs" d="M9 12 5 34M23 12l4 22M7.500 24h17" />
      <ellipse className="pints-stool-seat" cx="16" cy="9.500" rx="13" ry="6" />
      <ellipse className="pints-stool-shine" cx="14" cy="8" rx="7.500" ry="2.600" />
    </svg>
  );
}
