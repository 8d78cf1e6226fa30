import { type Place, type Point, type Refusal, type Spot, wayAlong } from '@shamble/kernel';
import { memo } from 'react';
import { SCENERY } from '../../content/scenery.ts';
import { rectangle } from '../../geometry/hull.ts';
import { BASE } from '../../geometry/limits.ts';
import { distance } from '../../geometry/vector.ts';
import { game } from '../../rules/game.ts';
import { SceneryPiece } from '../art/scenery.tsx';
import { downTo, inches, type Plane } from '../mat/plane.ts';
import { kindIn } from './laid.ts';
import { endIn } from './resolve.ts';

/** A path as it is walked; straight to its stops where no way leads there. */
export function lineOf(place: Place, spot: Spot): { readonly line: readonly Point[]; readonly length: number | null } {
  if (place.path === null) return { line: [], length: null };
  const stops = spot as readonly Point[];
  if (stops.length === 0) return { line: [place.path.from], length: 0 };
  const way = wayAlong(place, stops, game);
  if ('code' in way) return { line: [place.path.from, ...stops], length: null };
  const [x, y] = place.path.from;
  const begins = way.line[0]?.[0] === x && way.line[0]?.[1] === y;
  return begins ? way : { ...way, line: [place.path.from, ...way.line] };
}

interface PlanProps {
  readonly plane: Plane;
  readonly place: Place;
  readonly spot: Spot;
  readonly trouble: Refusal | null;
  /** Only pointed at, not planned. */
  readonly faint: boolean;
  /** The loudness of what is planned. */
  readonly loud: boolean;
}

/** What is planned: the way, its bends, and whoever or whatever would be at its end. */
export const PlanDrawing = memo(function PlanDrawing({ plane, place, spot, trouble, faint, loud }: PlanProps) {
  const { line } = lineOf(place, spot);
  const [x, y] = endIn(place, spot);
  const points = trimmed(line)
    .map(([px, py]) => `${inches(px)},${downTo(plane, py)}`)
    .join(' ');
  const bends = place.path === null ? [] : (spot as readonly Point[]).slice(0, -1);
  const classes = ['war-m-plan', faint ? 'war-m-faint' : '', trouble ? 'war-m-wrong' : ''].filter(Boolean).join(' ');
  const [cx, cy] = [inches(x), downTo(plane, y)];
  return (
    <g className={classes}>
      {line.length > 1 ? (
        <>
          <polyline className="war-m-way-dark" points={points} />
          <polyline className="war-m-way" points={points} />
        </>
      ) : null}
      {bends.map(([bx, by], i) => (
        <circle
          key={`${bx} ${by}`}
          className="war-m-bend"
          data-bend={i}
          cx={inches(bx)}
          cy={downTo(plane, by)}
          r=".22"
        />
      ))}
      {place.turns > 0 ? (
        <LaidGhost plane={plane} place={place} spot={spot} />
      ) : place.ask.id.startsWith('blast') ? (
        <>
          <circle className="war-m-template" cx={cx} cy={cy} r="2" />
          <path className="war-m-cross" d={`M${cx - 0.3} ${cy}h.6M${cx} ${cy - 0.3}v.6`} />
        </>
      ) : (
        <g transform={`translate(${cx} ${cy})`}>
          <circle className="war-m-ghost-dark" r=".5" />
          <circle className="war-m-ghost" r=".5" />
          {trouble ? <path className="war-m-no" d="M-.26-.26l.52.52M.26-.26l-.52.52" /> : null}
        </g>
      )}
      {loud && !trouble ? <path className="war-m-waves" d={wavesAt(cx, cy)} /> : null}
    </g>
  );
});

/** A line without what lies under the bases at its ends: whoever goes is not painted over. */
export function trimmed(line: readonly Point[]): readonly Point[] {
  if (line.length < 2) return line;
  const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]];
  if (distance(ax, ay, bx, by) <= 2 * BASE) return line;
  return fromEdge([...fromEdge(line)].reverse()).toReversed();
}

/** A line from the edge of the base on which it begins. */
function fromEdge(line: readonly Point[]): readonly Point[] {
  const [[x, y], ...rest] = line;
  const at = rest.findIndex(([px, py]) => distance(x, y, px, py) > BASE);
  if (at < 0) return line;
  const [before, after] = [at === 0 ? line[0] : rest[at - 1], rest[at]];
  const part = Math.max(0, (BASE - distance(x, y, ...before)) / distance(...before, ...after));
  return [[before[0] + (after[0] - before[0]) * part, before[1] + (after[1] - before[1]) * part], ...rest.slice(at)];
}

/** Loudness, as arcs at the left of a base. */
const wavesAt = (x: number, y: number): string =>
  [0.72, 0.92].map((r) => `M${x - r * 0.87} ${y - r * 0.5}A${r} ${r} 0 0 0 ${x - r * 0.87} ${y + r * 0.5}`).join('');

function LaidGhost({ plane, place, spot }: Pick<PlanProps, 'plane' | 'place' | 'spot'>) {
  const kind = kindIn(place);
  const [x, y, turn = 0] = spot as readonly number[];
  if (kind === null) return null;
  const { size, disc } = SCENERY[kind];
  const hull = rectangle(x, y, size[0], size[1], turn);
  const points = hull.xs.map((cx, i) => `${inches(cx)},${downTo(plane, hull.ys[i])}`).join(' ');
  return (
    <>
      {disc ? (
        <circle className="war-m-margin" cx={inches(x)} cy={downTo(plane, y)} r={inches(size[0]) / 2 + 2} />
      ) : (
        <polygon className="war-m-margin" points={points} />
      )}
      <SceneryPiece piece={{ kind, x, y, turn }} n={0} plane={plane} />
      {disc ? null : <polygon className="war-m-outline" points={points} />}
    </>
  );
}
