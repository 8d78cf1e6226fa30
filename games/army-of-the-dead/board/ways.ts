/** Ways of the dead that are to be chosen, as arrows on the map; pressing one sends the odd ones there. */
import type { Decision } from '@shamble/kernel';
import type { ZombieKind } from '../content/zombies.ts';
import { middleOf, type Plane, type Point, ZONE } from './geometry.ts';

type Pick = Extract<Decision, { kind: 'pick' }>;

export const asksWays = (decision: Decision | null): decision is Pick =>
  decision?.kind === 'pick' && (decision.ask.id === 'goals' || decision.ask.id === 'ways');

/** `goal.from.to`, or `way.from.kind.odd.to`. */
interface Choice {
  readonly id: string;
  /** All choices of which some are taken. */
  readonly group: string;
  readonly from: string;
  readonly to: string;
  /** Of a way: of which kind the odd ones are. */
  readonly kind: ZombieKind | null;
  /** How many of the group are taken. */
  readonly most: number;
}

function choiceOf(id: string): Choice {
  const [verb, from, ...rest] = id.split('.');
  const group = id.slice(0, id.lastIndexOf('.'));
  if (verb === 'goal') return { id, group, from, to: rest[0], kind: null, most: 1 };
  const [kind, odd, to] = rest;
  return { id, group, from, to, kind: kind as ZombieKind, most: Number(odd) };
}

/** A choice as it lies on the plane. */
export interface WayArrow extends Choice {
  readonly start: Point;
  readonly end: Point;
  /** Where it is pressed. */
  readonly at: Point;
}

/** What can be pressed is this wide, and this far from the middle of its Zone: it covers nobody who may go. */
export const BADGE = 34;
const FAR = 0.69 * ZONE;
/** The arrow begins beside them, too. */
const BEGIN = 0.46 * ZONE;
/** From one try to the next where another one lies already. */
const ASIDE = 36;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Near the Zone they leave, side by side where several go the same way. */
export function arrowsOf(plane: Plane, options: readonly string[]): WayArrow[] {
  const arrows: WayArrow[] = [];
  for (const choice of options.map(choiceOf)) {
    const [start, end] = [middleOf(plane, choice.from), middleOf(plane, choice.to)];
    const long = distance(start, end);
    const [ux, uy] = [(end.x - start.x) / long, (end.y - start.y) / long];
    const out = Math.min(FAR, long * 0.7);
    const spot = (nth: number): Point => {
      const by = (nth % 2 === 0 ? 1 : -1) * Math.ceil(nth / 2) * ASIDE;
      return { x: start.x + ux * out - uy * by, y: start.y + uy * out + ux * by };
    };
    let nth = 0;
    while (arrows.some(({ at }) => distance(at, spot(nth)) < BADGE)) nth++;
    const begin = { x: start.x + ux * BEGIN, y: start.y + uy * BEGIN };
    arrows.push({ ...choice, start: begin, end, at: spot(nth) });
  }
  return arrows;
}

/** The plan with a choice taken; of its group the earliest makes room for it. */
export function sent(plan: readonly string[], id: string): readonly string[] {
  if (plan.includes(id)) return plan;
  const { group, most } = choiceOf(id);
  const taken = plan.filter((other) => choiceOf(other).group === group);
  const leaves = taken.slice(0, Math.max(0, taken.length + 1 - most));
  return [...plan.filter((other) => !leaves.includes(other)), id];
}
