/** The best way to spend what is left of a Turn. */
import { EQUIPMENT, equipmentNumber } from '../content/equipment.ts';
import { isSearchable } from '../rules/ground.ts';
import { has } from '../rules/moments.ts';
import { zonesPerMove } from '../rules/move.ts';
import { maySearchAgain } from '../rules/search.ts';
import { meleeInHand, removalCost } from '../rules/sleepers.ts';
import { type Army, ledBy, type Now, zombieOf } from '../rules/state.ts';
import { type Aims, type Arm, aimsOf, armsOf, type Blow, bestBlow, land } from './arms.ts';
import { dangerOf } from './danger.ts';
import { copyOf, deadIn, type Field, rouse } from './field.ts';
import { levelCost, type Mind, progressAt } from './mind.ts';
import { type Task, tasksOf } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** What a red Objective brings (AD-M205). */
export const RED_ADRENALINE = 5;

/** Who acts, with what is left to act with. */
export interface Actor {
  readonly mind: Mind;
  readonly who: number;
  readonly arms: readonly Arm[];
  readonly aims: Aims;
  readonly perMove: number;
  readonly unhindered: boolean;
  readonly canSearch: boolean;
  /** What can be done in each Zone, whosever task it is. */
  readonly chores: ReadonlyMap<number, Task>;
  /** What it costs to remove a token; no end of Actions where nothing silent is at hand. */
  readonly removal: number;
}

/** Actions left. */
export interface Purse {
  readonly actions: number;
  readonly moves: number;
  /** Free Actions for attacks. */
  readonly shots: number;
}

export const NOTHING: Purse = { actions: 0, moves: 0, shots: 0 };

/** A way to spend what is left: where to end, and the first step there. */
export interface Course {
  readonly value: number;
  readonly end: number;
  /** -1 for staying. */
  readonly first: number;
  readonly does: 'task' | 'fight' | 'search' | 'none';
  /** Why the task is done. */
  readonly why: string;
}

export function actorOf(mind: Mind, who: number): Actor {
  const { s } = mind;
  return {
    mind,
    who,
    arms: armsOf(s, who),
    aims: aimsOf(mind, who),
    perMove: s.team[who].seat === null ? zonesPerMove(s, who) : 0,
    unhindered: has(s, who, 'unhindered'),
    canSearch: maySearchAgain(s, who),
    chores: choresOf(s, who),
    removal: silentBlade(s, who) === null ? Number.POSITIVE_INFINITY : removalCost(s, who),
  };
}

/** What is done by whoever comes by. */
const CHORES: readonly string[] = ['objective', 'own-token', 'step', 'repair', 'attach'];

function choresOf(s: Army, who: number): Map<number, Task> {
  const chores = new Map<number, Task>();
  if (s.team[who].seat !== null) return chores;
  for (const task of tasksOf(s))
    if (CHORES.includes(task.why) && task.verb !== '' && task.fits(who) && !chores.has(task.zone))
      chores.set(task.zone, task);
  return chores;
}

/** What somebody can do in a Zone: the own task, or what else there is. */
export function taskAt({ mind: { roles }, who, chores }: Actor, zone: number): Task | null {
  const { task } = roles[who];
  return task?.zone === zone && task.verb !== '' ? task : (chores.get(zone) ?? null);
}

export const purseOf = ({ actions, free, next }: Now): Purse => ({
  actions,
  moves: free.filter((kind) => kind === 'move').length,
  shots:
    free.filter((kind) => kind === 'melee' || kind === 'ranged' || kind === 'combat').length + (next === null ? 0 : 1),
});

interface Reached {
  readonly zone: number;
  readonly cost: number;
  readonly first: number;
}

/** Zones within so many Move Actions, with the least cost and the first step; the own Zone first. */
function reach({ perMove, unhindered }: Actor, field: Field, from: number, most: number): Reached[] {
  const found = new Map<number, Reached>([[from, { zone: from, cost: 0, first: -1 }]]);
  if (perMove === 0) return [...found.values()];
  const queue: Reached[] = [{ zone: from, cost: 0, first: -1 }];
  for (let i = 0; i < queue.length; i++) {
    const { zone, cost, first } = queue[i];
    const leave = 1 + (unhindered ? 0 : Math.round(deadIn(field, zone)));
    const spent = cost + leave;
    if (spent > most) continue;
    const visit = (to: number, start: number, price: number): void => {
      const known = found.get(to);
      if (known !== undefined && known.cost <= price) return;
      const one = { zone: to, cost: price, first: start };
      found.set(to, one);
      queue.push(one);
    };
    for (const next of field.ground.next[zone]) {
      const start = first < 0 ? next : first;
      visit(next, start, spent);
      if (perMove > 1 && (unhindered || deadIn(field, next) < 0.5))
        for (const further of field.ground.next[next]) visit(further, start, spent);
    }
  }
  return [...found.values()];
}

/** Moves somebody within a field, with those who follow. */
function stand({ mind: { s }, who }: Actor, field: Field, from: number, to: number): void {
  const n = 1 + ledBy(s, who).length;
  field.crowd[from] -= n;
  field.crowd[to] += n;
}

/** How promising a Zone looks from afar. */
const hopeOf = ({ mind, who, chores }: Actor, { zone }: Reached, left: number): number =>
  progressAt(mind, who, zone) + left * 0.3 + (left > 0 ? (chores.get(zone)?.worth ?? 0) : 0);

/** The best way to spend what is left. */
export function courseOf(actor: Actor, before: Field, from: number, purse: Purse): Course {
  const ends = reach(actor, before, from, purse.actions + purse.moves)
    .map((one) => ({ ...one, hope: hopeOf(actor, one, purse.actions + purse.moves - one.cost) }))
    .sort((a, b) => b.hope - a.hope);
  const courseTo = ({ zone, cost, first }: Reached): Course => {
    const spent = Math.max(0, cost - purse.moves);
    return stay(actor, before, from, zone, { ...purse, actions: purse.actions - spent }, first);
  };
  const own = ends.findIndex(({ zone }) => zone === from);
  let best = courseTo(ends[own]);
  ends.splice(own, 1);
  for (const end of ends.slice(0, WEIGHTS.ends)) {
    const course = courseTo(end);
    if (course.value > best.value + 1e-9) best = course;
  }
  return best;
}

/** The best way to spend what is left once somebody has got from one Zone to another. */
export function courseFrom(actor: Actor, field: Field, from: number, to: number, purse: Purse): Course {
  const { mind, who } = actor;
  const there = copyOf(field);
  stand(actor, there, from, to);
  const fighter = mind.s.team[who];
  fighter.zone = to;
  const course = courseOf(actor, there, to, purse);
  fighter.zone = from;
  return course;
}

/** What comes of going to a Zone and doing the best there. */
export function stay(actor: Actor, before: Field, from: number, zone: number, purse: Purse, first: number): Course {
  const { mind, who, arms, aims } = actor;
  const { s } = mind;
  const field = copyOf(before);
  stand(actor, field, from, zone);
  const old = s.team[who].zone;
  s.team[who].zone = zone;
  let { actions } = purse;
  let value = progressAt(mind, who, zone);
  let does: Course['does'] = 'none';
  const task = taskAt(actor, zone);
  const removal = actor.removal * field.sleepers[zone];
  const clears = task?.wakes === true && removal > 0 && removal <= actions;
  if (clears) {
    field.sleepers[zone] = 0;
    actions -= removal;
    value += WEIGHTS.sleepersAhead;
    does = 'task';
  }
  if (task !== null && actions >= task.actions) {
    value += task.worth;
    if (clears) value -= WEIGHTS.sleepersAhead;
    actions -= task.actions;
    if (task.wakes) rouse(field, zone);
    if (task.why === 'objective') value -= levelCost(mind, who, RED_ADRENALINE);
    does = 'task';
  }
  let shots = actions + purse.shots;
  let fights = 0;
  let gained = 0;
  while (shots > 0) {
    const blow = bestBlow(field, who, arms, zone, aims);
    if (blow === null || blow.worth < 0.3) break;
    land(field, blow, zone);
    gained += adrenalineOf(s, blow);
    value += blow.worth;
    shots--;
    fights++;
    if (does === 'none') does = 'fight';
  }
  if (shots > 0 && actions > fights && mayLook(actor, field, zone)) {
    value += foundWorth(mind, who);
    if (does === 'none') does = 'search';
  }
  value -= dangerOf(mind, field) + levelCost(mind, who, gained);
  s.team[who].zone = old;
  return { value, end: zone, first, does, why: task?.why ?? 'on' };
}

export const mayLook = ({ mind: { s }, canSearch }: Actor, field: Field, zone: number): boolean =>
  canSearch && isSearchable(s, zone) && deadIn(field, zone) < 0.2 && field.sleepers[zone] === 0;

/** What a card is worth to somebody; less where there is something to do. */
export function foundWorth({ s, roles }: Mind, who: number): number {
  const cards = s.team[who].slots.filter((slot) => slot >= 0).length;
  return WEIGHTS.found[cards] * (roles[who].task === null ? 1 : WEIGHTS.busy);
}

/** A blade in Hand that nobody hears. */
export const silentBlade = (s: Army, who: number): string | null =>
  meleeInHand(s, who).find((id) => !EQUIPMENT[equipmentNumber(id)].noisy) ?? null;

/** What somebody earns by a blow on average. */
export const adrenalineOf = (s: Army, { falls }: Blow): number =>
  falls.reduce((sum, [kind, n]) => sum + n * zombieOf(s, kind).adrenaline, 0);
