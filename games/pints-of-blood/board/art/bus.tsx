interface BusArtProps {
  readonly riders: number;
}

const HEADS = [13, 25, 39, 51];

/** A double-decker from the front; a number lies on its blind. */
export function BusArt({ riders }: BusArtProps) {
  return (
    <svg className="pints-bus-art" viewBox="0 0 64 78" aria-hidden="true">
      <path className="pints-bus-mirror" d="M3.500 40v10M60.500 40v10" />
      <path className="pints-bus-body" d="M6 12c0-6 4-10 10-10h32c6 0 10 4 10 10v56c0 2-1 3-3 3H9c-2 0-3-1-3-3z" />
      <path className="pints-bus-wheel" d="M10 71h9v5h-9zM45 71h9v5h-9z" />
      <path className="pints-bus-glass" d="M10 12c0-3 2-5 5-5h34c3 0 5 2 5 5v12H10z" />
      {HEADS.slice(0, Math.min(riders, HEADS.length)).map((x) => (
        <path
          key={x}
          className="pints-bus-head"
          d={`M${x - 5} 24c0-3 1.500-5 3-5.500a3.500 3.500 0 1 1 4 0c1.500.5 3 2.500 3 5.500z`}
        />
      ))}
      <path className="pints-bus-frame" d="M32 7v17" />
      <rect className="pints-bus-blind" x="15" y="28" width="34" height="15" rx="2" />
      <path className="pints-bus-glass" d="M10 47h44v13c0 1-.8 2-2 2H12c-1.200 0-2-1-2-2z" />
      <path className="pints-bus-frame" d="M32 47v15M14 58l10-7M36 58l10-7" />
      <circle className="pints-bus-light" cx="14" cy="66.500" r="2.600" />
      <circle className="pints-bus-light" cx="50" cy="66.500" r="2.600" />
    </svg>
  );
}
