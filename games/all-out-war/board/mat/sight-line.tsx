import { memo } from 'react';
import { lineTo } from '../../rules/lines.ts';
import type { Model, War } from '../../rules/state.ts';
import { terrainOf } from '../../rules/terrain.ts';
import { downTo, inches, type Plane } from './plane.ts';
import { shapeOf } from './words.ts';

interface SightProps {
  readonly plane: Plane;
  readonly war: War;
  readonly from: Model;
  readonly to: Model;
}

/** Clear: solid; through cover: dashed, a die on each piece; blocked: dotted up to a stop sign at what is in the way. */
export const SightLine = memo(function SightLine({ plane, war, from, to }: SightProps) {
  const { clear, cover, blockers } = lineTo(war, from, to);
  const kind = clear ? (cover.length > 0 ? 'cover' : 'clear') : 'blocked';
  const stop = clear ? 1 : stopAt(war, from, to, blockers);
  const [x1, y1] = [inches(from.x), downTo(plane, from.y)];
  const [x2, y2] = [inches(to.x), downTo(plane, to.y)];
  const [ex, ey] = [x1 + (x2 - x1) * stop, y1 + (y2 - y1) * stop];
  const { parts } = terrainOf(war);
  return (
    <g className={`war-m-sight war-m-sight-${kind}`}>
      <line className="war-m-sight-dark" x1={x1} y1={y1} x2={ex} y2={ey} />
      <line x1={x1} y1={y1} x2={ex} y2={ey} />
      {clear ? null : blockers.map((name) => <Outlined key={name} plane={plane} war={war} name={name} />)}
      {clear
        ? cover.map(({ part, kind: how }) => {
            const hull = parts.find(({ id }) => id === part)?.hull;
            return hull ? (
              <rect
                key={part}
                className={`war-m-die war-m-die-${how}`}
                x={inches(hull.x) - 0.28}
                y={downTo(plane, hull.y) - 0.28}
                width=".56"
                height=".56"
                rx=".1"
              />
            ) : null;
          })
        : null}
      {clear ? null : (
        <path
          className="war-m-stop"
          transform={`translate(${ex} ${ey})`}
          d="M-.14-.34h.28l.2.2v.28l-.2.2h-.28l-.2-.2v-.28zM-.16 0h.32"
        />
      )}
    </g>
  );
});

/** How far along the line the first thing in the way is, from 0 to 1. */
function stopAt(war: War, from: Model, to: Model, blockers: readonly string[]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const whole = dx * dx + dy * dy;
  const shares = blockers.flatMap((name) => {
    const shape = shapeOf(war, name);
    return shape && whole > 0 ? [((shape.x - from.x) * dx + (shape.y - from.y) * dy) / whole] : [];
  });
  return Math.min(1, Math.max(0, shares.length === 0 ? 0.75 : Math.min(...shares)));
}

/** What is in the way. */
function Outlined({ plane, war, name }: { readonly plane: Plane; readonly war: War; readonly name: string }) {
  const found = shapeOf(war, name);
  if (found === null) return null;
  const { shape } = found;
  if ('xs' in shape)
    return (
      <polygon
        className="war-m-blocker"
        points={shape.xs.map((x, i) => `${inches(x)},${downTo(plane, shape.ys[i])}`).join(' ')}
      />
    );
  return <circle className="war-m-blocker" cx={inches(found.x)} cy={downTo(plane, found.y)} r=".56" />;
}
