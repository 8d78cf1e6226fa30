import type { Point } from '@shamble/kernel';
import { memo, useId } from 'react';
import type { Router } from '../../geometry/route.ts';
import { downTo, inches, type Plane } from './plane.ts';
import type { Contact } from './reach.ts';

/** A region that somebody reaches, with what it is called. */
export interface Reach {
  readonly id: 'sneak' | 'run';
  readonly outline: readonly (readonly Point[])[];
  readonly label: string;
}

interface ReachProps {
  readonly plane: Plane;
  /** The farthest first: the nearer ones lie over it. */
  readonly reaches: readonly Reach[];
  /** What stands in the way, taken out exactly. */
  readonly router: Router;
  readonly contacts: readonly Contact[];
}

const dOf = (plane: Plane, polygons: readonly (readonly Point[])[]): string =>
  polygons
    .map(
      (polygon) => `M${polygon.map(([x, y]) => `${inches(x).toFixed(3)} ${downTo(plane, y).toFixed(3)}`).join('L')}z`,
    )
    .join('');

/** How far somebody gets: places of the centre, around all that is in the way. */
export const ReachLayer = memo(function ReachLayer({ plane, reaches, router, contacts }: ReachProps) {
  const id = useId();
  const [wide, tall] = [inches(plane.width), inches(plane.height)];
  const { ground, mover } = router;
  return (
    <svg className="war-m-layer" viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
      <defs>
        <mask id={`${id}free`} maskUnits="userSpaceOnUse" x="0" y="0" width={wide} height={tall}>
          <rect width={wide} height={tall} fill="#000" />
          <rect x=".5" y=".5" width={wide - 1} height={tall - 1} fill="#fff" />
          {ground.pieces
            .filter(({ area }) => !area)
            .map(({ id: key, hull }) => (
              <polygon
                key={key}
                points={hull.xs.map((x, i) => `${inches(x)},${downTo(plane, hull.ys[i])}`).join(' ')}
                stroke="#000"
                strokeWidth="1"
                strokeLinejoin="round"
              />
            ))}
          {ground.figures
            .filter((one) => one.id !== mover.id)
            .map((one) => (
              <circle
                key={one.id}
                cx={inches(one.x)}
                cy={downTo(plane, one.y)}
                r={one.standing && one.side !== mover.side ? 2 : 1}
              />
            ))}
        </mask>
        <pattern id={`${id}hatch`} width=".34" height=".34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="war-m-hatch" d="M0 0V.34" />
        </pattern>
      </defs>
      <g mask={`url(#${id}free)`}>
        {reaches.map((reach) => {
          const d = dOf(plane, reach.outline);
          return (
            <g key={reach.id} className={`war-m-reach war-m-reach-${reach.id}`}>
              <path className="war-m-reach-fill" d={d} fillRule="evenodd" />
              {reach.id === 'run' ? <path d={d} fill={`url(#${id}hatch)`} fillRule="evenodd" /> : null}
              <path className="war-m-reach-dark" d={d} />
              <path className="war-m-reach-light" d={d} />
            </g>
          );
        })}
      </g>
      <g className="war-m-contacts">
        {contacts.flatMap(({ enemy, at }) =>
          at.map(([x, y]) => <circle key={`${enemy} ${x} ${y}`} cx={inches(x)} cy={downTo(plane, y)} r=".07" />),
        )}
      </g>
    </svg>
  );
});
