import type { ForecastGroup } from '../../rules/forecast.ts';
import { UNSEEN } from '../forecast/lives.ts';
import { middleOf, type Plane, type Point, viewBoxOf, ZONE } from '../geometry.ts';
import { useStage } from '../stage.ts';

/** Most arrows that are drawn at once; the panel beside the board has them all. */
const MOST = 40;

interface Flow {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly words: string;
  readonly sure: boolean;
}

/** What would come, over all pieces: ways of the dead, the line of fire, rings of Noise. */
export function ForecastLayer() {
  const { plane, ahead, contents } = useStage();
  if (ahead === null) return null;
  const { shot, sound, forecast } = ahead;
  return (
    <svg className="army-over" viewBox={viewBoxOf(plane.box)} aria-hidden="true">
      {sound ? <Rings at={middleOf(plane, sound.zone)} /> : null}
      {sound?.wakes.map(({ zone }) => (
        <WakeRing key={zone} at={middleOf(plane, zone)} words={wakingWords(contents.get(zone)?.sleepers ?? [])} />
      ))}
      {shot ? <Fire plane={plane} from={shot.from} to={shot.zone} /> : null}
      {flowsOf(forecast?.groups ?? [])
        .slice(0, MOST)
        .map((flow) => (
          <FlowArrow key={flow.key} plane={plane} flow={flow} />
        ))}
    </svg>
  );
}

/** Steps of all groups that go the same way, as one arrow. */
function flowsOf(groups: readonly ForecastGroup[]): Flow[] {
  const found = new Map<string, { flow: Omit<Flow, 'words'>; least: number; most: number }>();
  for (const group of groups)
    for (const step of group.steps) {
      const key = `${step.from}>${step.to}`;
      const before = found.get(key);
      found.set(key, {
        flow: { key, from: step.from, to: step.to, sure: (before?.flow.sure ?? true) && step.sure },
        least: (before?.least ?? 0) + step.n.least,
        most: (before?.most ?? 0) + step.n.most,
      });
    }
  return [...found.values()].map(({ flow, least, most }) => ({
    ...flow,
    words: least === most ? String(most) : `${least}–${most}`,
  }));
}

/** An arrow from one Zone to the next, over the upper part where the dead stand. */
function FlowArrow({ plane, flow: { from, to, words, sure } }: { readonly plane: Plane; readonly flow: Flow }) {
  const { a, b, middle, turn } = shaftOf(middleOf(plane, from), middleOf(plane, to));
  return (
    <g className={sure ? 'army-flow' : 'army-flow army-flow-open'}>
      <path className="army-flow-edge" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="army-flow-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="army-flow-head" d="M12 0L-5 -9V9z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} />
      <rect
        x={middle.x - (words.length > 2 ? 21 : 13)}
        y={middle.y - 12}
        width={words.length > 2 ? 42 : 26}
        height="24"
        rx="12"
      />
      <text x={middle.x} y={middle.y} dy="0.36em">
        {words}
      </text>
    </g>
  );
}

/** Where an arrow begins and ends, where its number stands and which way it points. */
export function shaftOf(from: Point, to: Point): { a: Point; b: Point; middle: Point; turn: number } {
  const upright = Math.abs(to.x - from.x) < 1;
  const aside = to.y < from.y ? ASIDE.up : ASIDE.down;
  const [start, end] = [from, to].map(({ x, y }) =>
    upright ? { x: x + aside, y: y - RAISED.upright } : { x, y: y - RAISED.level },
  );
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(dx, dy);
  const at = (share: number): Point => ({ x: start.x + dx * share, y: start.y + dy * share });
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  // People stand in the lower part of a Zone: what comes from below ends before them.
  if (upright && dy < 0) return { a: at(0.2), b: at(1 - Math.min(48, long / 2) / long), middle: at(0.3), turn };
  const b = at(1 - Math.min(26, long / 3) / long);
  if (upright) return { a: at(0.34), b, middle: at(0.6), turn };
  // The number stands a little right of the border, where the fewest tokens are.
  return dx > 0 ? { a: at(0.4), b, middle: at(0.55), turn } : { a: at(0.3), b, middle: at(0.45), turn };
}

/** Arrows run above the numbers of the dead; those that go up or down, beside what the forecast sees and people. */
const RAISED = { level: 36, upright: 18 };
const ASIDE = { up: 24, down: 29 };

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

/** Sleepers that wake, with how many they are. */
const WakeRing = ({ at: { x, y }, words }: { readonly at: Point; readonly words: string }) => (
  <g className="army-wakes">
    <rect x={x - 40} y={y - 40} width="80" height="80" rx="12" />
    <rect className="army-wakes-plate" x={x - 30} y={y + 24} width="60" height="24" rx="12" />
    <text x={x} y={y + 36} dy="0.36em">
      {words}
    </text>
  </g>
);
