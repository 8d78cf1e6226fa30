import { useMemo } from 'react';
import type { Ahead } from '../ahead.ts';
import { type Flow, flowsOf, laidOut, PLATE, platesOf, type Shaft, widthOf } from '../arrows.ts';
import { type Covered, coveredIn, goingIn, WEIGHTS } from '../covered.ts';
import { UNSEEN } from '../forecast/sleepers.ts';
import { middleOf, type Plane, type Point, viewBoxOf, ZONE } from '../geometry.ts';
import { layoutOf } from '../layout.ts';
import { type Contents, EMPTY_ZONE } from '../pieces.ts';
import { useStage } from '../stage.ts';

/** Most arrows that are drawn at once; the panel beside the board has them all. */
const MOST = 40;

/** What would come, over all pieces: ways of the dead, the line of fire, rings of Noise. */
export function ForecastLayer() {
  const { plane, ahead, contents } = useStage();
  const arrows = useMemo(() => (ahead === null ? [] : arrowsFor(plane, contents, ahead)), [plane, contents, ahead]);
  if (ahead === null) return null;
  const { shot, sound } = ahead;
  return (
    <svg className="army-over" viewBox={viewBoxOf(plane.box)} aria-hidden="true">
      {sound ? <Rings at={middleOf(plane, sound.zone)} /> : null}
      {sound?.wakes.map(({ zone, numbers }) => (
        <WakeRing key={zone} at={middleOf(plane, zone)} words={wakingWords(numbers)} />
      ))}
      {shot?.attack.weapon.explosive ? <Blast at={middleOf(plane, shot.zone)} /> : null}
      {shot ? <Fire plane={plane} from={shot.from} to={shot.zone} /> : null}
      {arrows.map(({ flow, shaft }) => (
        <FlowArrow key={flow.key} flow={flow} shaft={shaft} />
      ))}
    </svg>
  );
}

/** Arrows that leave free what lies in the Zones, what the forecast sees there and what a Move there would meet. */
function arrowsFor(plane: Plane, contents: ReadonlyMap<string, Contents>, { forecast, dangers, sound }: Ahead) {
  const coveredAt = (zone: string): Covered[] => {
    const layout = layoutOf(contents.get(zone) ?? EMPTY_ZONE);
    const attacks = forecast?.zones.some((one) => one.zone === zone) ?? false;
    const going = dangers.some((one) => one.zone === zone) ? Object.values(goingIn(layout, attacks)) : [];
    const wakes = sound?.wakes.some((one) => one.zone === zone) ? [WAKING] : [];
    const marks = [...going, ...wakes].map((spot) => ({ spot, weight: WEIGHTS.number }));
    const all = [...coveredIn(layout, attacks), ...marks];
    const { x, y } = middleOf(plane, zone);
    return all.map(({ spot, weight }) => ({
      spot: { ...spot, x: spot.x + x - ZONE / 2, y: spot.y + y - ZONE / 2 },
      weight,
    }));
  };
  return laidOut(flowsOf(forecast?.groups ?? []).slice(0, MOST), (zone) => middleOf(plane, zone), coveredAt);
}

interface ArrowProps {
  readonly flow: Flow;
  readonly shaft: Shaft;
}

/** An arrow from one Zone to the next, with a plate for each kind that goes: round, cornered or of brass as their tokens. */
function FlowArrow({ flow, shaft }: ArrowProps) {
  const { a, b, turn } = shaft;
  const { x, y, w } = platesOf(shaft, flow.parts);
  let left = x - w / 2;
  return (
    <g className={flow.sure ? 'army-flow' : 'army-flow army-flow-open'}>
      <path className="army-flow-edge" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="army-flow-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="army-flow-head" d="M12 0L-5 -9V9z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} />
      {flow.parts.map((part) => {
        const wide = widthOf(part);
        const at = left;
        left += wide + PLATE.gap;
        return (
          <g key={part.kind} className={`army-flow-${KINDS[part.kind] ?? 'abomination'}`}>
            <rect x={at} y={y - PLATE.high / 2} width={wide} height={PLATE.high} rx={CORNERS[part.kind] ?? 0} />
            <text x={at + wide / 2} y={y} dy="0.36em">
              {part.words}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const KINDS: Readonly<Record<string, string>> = { shambler: 'shambler', alpha: 'alpha' };
const CORNERS: Readonly<Record<string, number>> = { shambler: 12, alpha: 5 };

function Fire({ plane, from, to }: { readonly plane: Plane; readonly from: string; readonly to: string }) {
  const line = lineOf(middleOf(plane, from), middleOf(plane, to));
  if (line === null) return null;
  return (
    <g className="army-fire">
      <path d={line} />
      <path d={line} />
    </g>
  );
}

/** So far from the middles of two Zones the line between them ends: whoever stands there is seen, and all numbers are. */
const CLEAR = { from: 24, to: 55 };

/** The line of fire; none where the target is beside the attacker. */
export function lineOf(a: Point, b: Point): string | null {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  if (long <= CLEAR.from + CLEAR.to) return null;
  const [x, y] = [(b.x - a.x) / long, (b.y - a.y) / long];
  return `M${a.x + x * CLEAR.from} ${a.y + y * CLEAR.from}L${b.x - x * CLEAR.to} ${b.y - y * CLEAR.to}`;
}

/** A frame round the Zone in which everybody is hit, so that no number is covered. */
function Blast({ at: { x, y } }: { readonly at: Point }) {
  const frame = { x: x - ZONE / 2, y: y - ZONE / 2, width: ZONE, height: ZONE, rx: 6 };
  return (
    <g className="army-blast">
      <rect {...frame} />
      <rect {...frame} />
    </g>
  );
}

const Rings = ({ at: { x, y } }: { readonly at: Point }) => (
  <g className="army-rings">
    <circle cx={x} cy={y} r={ZONE * 0.46} />
    <circle cx={x} cy={y} r={ZONE * 0.62} />
  </g>
);

/** How many Shamblers tokens hold, from the fewest to the most: `+1–4`. */
export function wakingWords(numbers: readonly (number | null)[]): string {
  const sum = (unknown: number): number => numbers.reduce<number>((all, n) => all + (n ?? unknown), 0);
  const [least, most] = [sum(UNSEEN.least), sum(UNSEEN.most)];
  return least === most ? `+${most}` : `+${least}–${most}`;
}

/** Where it stands in a Zone how many wake. */
const WAKING = { x: 50, y: 86, w: 60, h: 24 };

/** Sleepers that wake, with how many they are. */
const WakeRing = ({ at: { x, y }, words }: { readonly at: Point; readonly words: string }) => (
  <g className="army-wakes">
    <rect x={x - 40} y={y - 40} width="80" height="80" rx="12" />
    <rect
      className="army-wakes-plate"
      x={x - WAKING.w / 2}
      y={y - ZONE / 2 + WAKING.y - WAKING.h / 2}
      width={WAKING.w}
      height={WAKING.h}
      rx="12"
    />
    <text x={x} y={y - ZONE / 2 + WAKING.y} dy="0.36em">
      {words}
    </text>
  </g>
);
