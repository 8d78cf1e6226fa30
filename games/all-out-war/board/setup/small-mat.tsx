import { memo } from 'react';
import type { Layout } from '../../content/layouts.ts';
import { SCENERY } from '../../content/scenery.ts';

/** A ready layout in a few shapes: scenery, counters, Walkers, and where the Survivors come from. */
export const SmallMat = memo(function SmallMat({
  layout,
  walkers,
}: {
  readonly layout: Layout;
  readonly walkers: number;
}) {
  const { width, height, scenery, counters } = layout;
  return (
    <svg className="war-small" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="war-small-ground" width={width} height={height} />
      <g transform={`translate(0 ${height}) scale(1 -1)`}>
        {scenery.map(({ kind, at: [x, y], turn }) => {
          const piece = SCENERY.find(({ id }) => id === kind);
          if (piece === undefined) return null;
          const [long, short] = piece.size;
          return (
            <rect
              key={`${kind} ${x} ${y}`}
              className={`war-small-${kind}`}
              x={-long / 2}
              y={-short / 2}
              width={long}
              height={short}
              transform={`translate(${x} ${y}) rotate(${turn * 15})`}
            />
          );
        })}
        {counters.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="war-small-counter" cx={x} cy={y} r={420} />
        ))}
        {layout.walkers.slice(0, walkers).map(([x, y]) => (
          <path key={`${x} ${y}`} className="war-small-walker" d={`M${x} ${y + 480}l420 -840h-840z`} />
        ))}
      </g>
    </svg>
  );
});
