/** Ways of several Zones: where a Survivor could go with the Actions that are left, drawn and then walked step by step. */

import { type Decision, same } from '@shamble/kernel';
import { groundNow, zoneId, zoneNumber } from '../rules/ground.ts';
import { has } from '../rules/moments.ts';
import { MOVE, moveCost, onFoot, zonesPerMove } from '../rules/move.ts';
import { total } from '../rules/parts.ts';
import { budget, chargeFor } from '../rules/pay.ts';
import { type Army, hasDormants, nowOf, zombiesIn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isOfTurn } from './asked.ts';
import { whereActs } from './pieces.ts';
import { stateFor } from './seen-state.ts';

/** Answers that take a step, by the question. */
const STEPS: Readonly<Record<string, string>> = { act: 'move', on: 'on' };

const stepTo = ({ ask }: Decision, zone: string): string => `${STEPS[ask.id]}.${zone}`;

const zoneOfStep = (id: string): string => id.slice(id.indexOf('.') + 1);

/** An option that is chosen but not given, and what is planned beyond it. */
export interface Chosen {
  readonly decision: Decision;
  readonly selected: string | null;
  readonly plan?: readonly string[];
}

/** The Zones of the way that is drawn; none where a single step or something else is chosen. */
export function pathIn(chosen: Chosen | null): readonly string[] {
  if (chosen === null) return [];
  const { decision, selected, plan = [] } = chosen;
  return decision.ask.id in STEPS && plan.length > 1 && plan[0] === selected ? plan.map(zoneOfStep) : [];
}

/** How many Zones the Move that is under way, or would begin, still goes, how many each further one, and what it costs. */
interface Reach {
  readonly now: number;
  readonly each: number;
  readonly cost: number;
  readonly further: number;
}

function reachOf(s: Army, { ask, params }: Decision): Reach | null {
  const { who } = nowOf(s);
  const [each, left] = [zonesPerMove(s, who), budget(s, MOVE)];
  if (!onFoot(s, who)) return null;
  if (ask.id === 'on') return { now: Number(params?.left ?? 0), each, cost: 0, further: left };
  const cost = total(moveCost(s, who, 1));
  return left < cost ? null : { now: each, each, cost, further: left - cost };
}

/** Actions that a way of so many Zones takes, once free ones have paid what they can. */
export function costOf(view: View, decision: Decision, zones: number): number {
  if (!isOfTurn(view, decision)) return 0;
  const s = stateFor(view);
  const reach = reachOf(s, decision);
  if (reach === null) return 0;
  return chargeFor(s, MOVE, reach.cost + Math.ceil(Math.max(0, zones - reach.now) / reach.each));
}

/** The answers of the shortest way to a Zone, past no Zombies and few Dormants; null where there is none of several steps. */
export function pathTo(view: View, decision: Decision | null, zone: string, past?: string): readonly string[] | null {
  const start = whereActs(view);
  if (decision?.kind !== 'choose' || !(decision.ask.id in STEPS) || start === null) return null;
  if (!isOfTurn(view, decision)) return null;
  const s = stateFor(view);
  const reach = reachOf(s, decision);
  if (reach === null) return null;
  const most = reach.now + reach.further * reach.each;
  const zones = shortest(
    s,
    zoneNumber(s, start),
    zoneNumber(s, zone),
    most,
    past === undefined ? -1 : zoneNumber(s, past),
  );
  if (zones === null || zones.length < 2) return null;
  const steps = zones.map((one) => stepTo(decision, zoneId(s, one)));
  return decision.options.includes(steps[0]) ? steps : null;
}

interface Leg {
  readonly way: readonly number[];
  /** Zones with Dormants that are left. */
  readonly sleepers: number;
}

function shortest(s: Army, from: number, to: number, most: number, past: number): readonly number[] | null {
  const { next } = groundNow(s);
  const { who } = nowOf(s);
  const stops = (zone: number): boolean => zombiesIn(s, zone) > 0 && !has(s, who, 'unhindered');
  const seen = new Set([from]);
  let edge = new Map<number, Leg>([[from, { way: [], sleepers: 0 }]]);
  for (let step = 0; step < most && edge.size > 0; step++) {
    const reached = new Map<number, Leg>();
    for (const [zone, { way, sleepers }] of edge) {
      if (zone !== from && stops(zone)) continue;
      const left = sleepers + (hasDormants(s, zone) ? 1 : 0);
      for (const other of next[zone]) {
        if (seen.has(other) || other === past) continue;
        const known = reached.get(other);
        if (known === undefined || known.sleepers > left) reached.set(other, { way: [...way, other], sleepers: left });
      }
    }
    const there = reached.get(to);
    if (there) return there.way;
    for (const zone of reached.keys()) seen.add(zone);
    edge = reached;
  }
  return null;
}

/** A way that is drawn or walked: where it is, and what the board was like. */
export interface Walk {
  readonly n: number;
  readonly zones: readonly string[];
  readonly view: View;
  /** It was confirmed: its further steps are taken. */
  readonly going: boolean;
}

/** The next step of a way, once its first has been taken, at its end that it goes no further; null where nothing is left to answer, or where something happened on it. */
export function nextStep({ zones: [at, to], view: before }: Walk, view: View, decision: Decision): string | null {
  if (decision.kind !== 'choose' || !(decision.ask.id in STEPS)) return null;
  if (whereActs(view) !== at || view.turns.at(-1)?.survivor !== before.turns.at(-1)?.survivor) return null;
  const quiet = same(view.zones, before.zones) && same(view.dormants, before.dormants);
  const step = to === undefined ? 'stop' : stepTo(decision, to);
  return quiet && decision.options.includes(step) ? step : null;
}
