import type { Place, Point, Region, Shape, Solid } from '@shamble/kernel';
import { useReckoned } from '@shamble/parts';
import { useId, useMemo } from 'react';
import { inches as told } from '../../text/lengths.ts';
import { type Asking, allowanceIn, sneakOf, type Way } from '../plan/asking.ts';
import { gaitOf } from '../plan/gait.ts';
import { layingRegion, middleWords } from '../plan/laid.ts';
import { type Stage, useStage } from '../stage.ts';
import { Label } from './labels.tsx';
import { downTo, inches, type Plane } from './plane.ts';
import { contactsOf, outlineOf, outlineWithin, routerFor } from './reach.ts';
import { type Reach, ReachLayer } from './reach-layer.tsx';

/** Where one may go or lay something now. */
export function ReachView({ plane }: { readonly plane: Plane }) {
  const { planning, acting } = useStage();
  const { asking } = planning;
  if (asking === null) return null;
  const [first] = asking.ways;
  if (first.place.path !== null) return <MoveReach plane={plane} asking={asking} />;
  return <RegionView plane={plane} place={first.place} key={acting?.id} />;
}

/** The reaches of what is asked; with a Run, how far a Sneak would have gone. */
function reachesOf({ war, acting, tell }: Stage, ways: readonly Way[]): Reach[] {
  const name = (id: string, allowance: number): string => tell(`boardview.mat.reach.${id}`, { n: told(allowance) });
  const reaches = ways.map((way): Reach => {
    const { place } = way;
    const gait = gaitOf(way) ?? 'sneak';
    const allowance = allowanceIn(place);
    return { id: gait === 'sneak' ? 'sneak' : 'run', outline: outlineOf(place), label: name(gait, allowance) };
  });
  const sneak = sneakOf(war, acting);
  const [only] = reaches;
  if (reaches.length === 1 && only.id === 'run' && sneak !== null && sneak < allowanceIn(ways[0].place))
    reaches.unshift({ id: 'sneak', outline: outlineWithin(ways[0].place, sneak), label: name('sneak', sneak) });
  return reaches.reverse();
}

function MoveReach({ plane, asking }: { readonly plane: Plane; readonly asking: Asking }) {
  const stage = useStage();
  const { ways } = asking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked decides all of it
  const reaches = useMemo(() => reachesOf(stage, ways), [asking]);
  const { mover } = routerFor(ways[ways.length - 1].place);
  const contacts = useReckoned(() => contactsOf(routerFor(ways[ways.length - 1].place)), [asking]);
  return (
    <>
      <ReachLayer
        plane={plane}
        reaches={reaches}
        router={routerFor(ways[ways.length - 1].place)}
        contacts={contacts ?? NONE}
      />
      {(stage.planning.planned === null ? reaches : NONE).map(({ id, label, outline }) => {
        const at = namedAt(plane, outline, mover);
        return at === null ? null : (
          <Label key={label} plane={plane} x={at[0]} y={at[1]} kind={id}>
            {label}
          </Label>
        );
      })}
    </>
  );
}

const NONE: readonly never[] = [];

/** Where the name of a reach stands: at its place farthest from the nearer edge of the table, well on it. */
export function namedAt({ width, height }: Plane, outline: readonly (readonly Point[])[], from: At): Point | null {
  const within = outline.flat().filter(([x, y]) => x > 1500 && x < width - 1500 && y > 700 && y < height - 700);
  const sign = from.y < height / 2 ? -1 : 1;
  return within.reduce<Point | null>((best, at) => (best === null || sign * at[1] < sign * best[1] ? at : best), null);
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** A region that is no walk: what lies in it is lit, what is taken out of it is hatched. */
function RegionView({ plane, place }: { readonly plane: Plane; readonly place: Place }) {
  const { war, say, planning } = useStage();
  const id = useId();
  const [wide, tall] = [inches(plane.width), inches(plane.height)];
  // A direction may point anywhere.
  if (place.ask.id === 'steer') return null;
  const region = layingRegion(war, place) ?? place.region;
  const all = { x: 0, y: 0, width: wide, height: tall };
  const within = shapesOf(plane, region.in);
  const without = shapesOf(
    plane,
    (region.out ?? NONE).map(({ shape }) => shape),
  );
  const middle = planning.planned === null ? middleWords(war, place) : null;
  return (
    <>
      <svg className="war-m-layer" viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
        <defs>
          <mask id={`${id}free`} maskUnits="userSpaceOnUse" {...all}>
            <rect {...all} fill="#fff" />
            <g className="war-m-cut">{without}</g>
          </mask>
          <mask id={`${id}in`} maskUnits="userSpaceOnUse" {...all}>
            <rect {...all} fill="#000" />
            <g className="war-m-keep">{within}</g>
          </mask>
          <mask id={`${id}out`} maskUnits="userSpaceOnUse" {...all}>
            <rect {...all} fill="#000" />
            <g className="war-m-keep">{without}</g>
          </mask>
          <pattern id={`${id}hatch`} width=".5" height=".5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="war-m-forbidden" d="M0 0V.5" />
          </pattern>
        </defs>
        <g className="war-m-region" mask={`url(#${id}free)`}>
          {within}
        </g>
        <g mask={`url(#${id}in)`}>
          <rect {...all} fill={`url(#${id}hatch)`} mask={`url(#${id}out)`} />
        </g>
        <g className="war-m-spots">
          {place.candidates.map(({ id, answer }) => (
            <circle key={id} cx={inches(Number(answer[0]))} cy={downTo(plane, Number(answer[1]))} r=".14" />
          ))}
        </g>
      </svg>
      {middle ? (
        <Label plane={plane} x={plane.width / 2} y={plane.height - 3000} kind="sneak">
          {say(middle)}
        </Label>
      ) : null}
    </>
  );
}

const shapesOf = (plane: Plane, shapes: Region['in']) =>
  shapes.map((shape) => <ShapeDrawing key={JSON.stringify(shape)} plane={plane} shape={shape} />);

function ShapeDrawing({ plane, shape }: { readonly plane: Plane; readonly shape: Shape }) {
  if ('ring' in shape) return <SolidDrawing plane={plane} solid={shape.ring} by={(shape.least + shape.most) / 2} />;
  return <SolidDrawing plane={plane} solid={shape} by={0} />;
}

function SolidDrawing({ plane, solid, by }: { readonly plane: Plane; readonly solid: Solid; readonly by: number }) {
  if ('disc' in solid)
    return (
      <circle
        cx={inches(solid.disc[0])}
        cy={downTo(plane, solid.disc[1])}
        r={Math.min(60, inches(solid.radius + by))}
      />
    );
  const points = solid.polygon.map(([x, y]) => `${inches(x)},${downTo(plane, y)}`).join(' ');
  if (solid.polygon.length === 2) return <polyline className="war-m-edge" points={points} />;
  const grown = inches((solid.grown ?? 0) + by);
  return (
    <polygon points={points} style={grown > 0 ? { strokeWidth: 2 * grown, strokeLinejoin: 'round' } : undefined} />
  );
}
