/** What somebody does in a Turn: every deed is judged by what it brings and by the best that can follow it. */
import type { Advice, Choose } from '@shamble/kernel';
import { EQUIPMENT, equipmentNumber } from '../content/equipment.ts';
import { isSearchable, zoneId, zoneNumber } from '../rules/ground.ts';
import { has, numbersOf } from '../rules/moments.ts';
import { total } from '../rules/parts.ts';
import { maySearchAgain } from '../rules/search.ts';
import { meleeInHand, removalCost } from '../rules/sleepers.ts';
import { cardIn, idOf, isEmptied, ledBy, type Now, nowOf, zombieOf } from '../rules/state.ts';
import { advise, cardName, survivorName, zoneName } from './advice.ts';
import { type Aims, type Arm, aimsOf, armsOf, type Blow, bestBlow, blowsOn, land, runningOver } from './arms.ts';
import { misplaced } from './bag.ts';
import { copyOf, deadIn, type Field, rouse, SLEEPERS } from './field.ts';
import { dangerOf, levelCost, type Mind, progressAt } from './mind.ts';
import { makesRoom, roadsLeft } from './truck.ts';
import { WEIGHTS } from './weights.ts';

/** What a red Objective brings (AD-M205). */
const RED_ADRENALINE = 5;

/** Who acts, with what is left to act with. */
interface Actor {
  readonly mind: Mind;
  readonly who: number;
  readonly arms: readonly Arm[];
  readonly aims: Aims;
  readonly perMove: number;
  readonly unhindered: boolean;
  readonly canSearch: boolean;
  /** What it costs to remove a token; no end of Actions where nothing silent is at hand. */
  readonly removal: number;
}

/** Actions left. */
interface Purse {
  readonly actions: number;
  readonly moves: number;
  /** Free Actions for attacks. */
  readonly shots: number;
}

/** A way to spend what is left: where to end, and the first step there. */
interface Course {
  readonly value: number;
  readonly end: number;
  /** -1 for staying. */
  readonly first: number;
  readonly does: 'task' | 'fight' | 'search' | 'none';
  /** What of the danger is left. */
  readonly danger: number;
}

function actorOf(mind: Mind, who: number): Actor {
  const { s } = mind;
  return {
    mind,
    who,
    arms: armsOf(s, who),
    aims: aimsOf(s, who, mind.worth),
    perMove: s.team[who].seat === null ? 1 + total(numbersOf(s, who, ({ zones }) => zones ?? 0)) : 0,
    unhindered: has(s, who, 'unhindered'),
    canSearch: maySearchAgain(s, who),
    removal: silentBlade(s, who) === null ? Number.POSITIVE_INFINITY : removalCost(s, who),
  };
}

const purseOf = ({ actions, free, next }: Now): Purse => ({
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

/** The best way to spend what is left. */
function courseOf(actor: Actor, before: Field, from: number, purse: Purse): Course {
  const { mind, who } = actor;
  const ends = reach(actor, before, from, purse.actions + purse.moves)
    .map((one) => ({ ...one, hope: progressAt(mind, who, one.zone) + (purse.actions + purse.moves - one.cost) * 0.3 }))
    .sort((a, b) => b.hope - a.hope);
  const courseTo = ({ zone, cost, first }: Reached): Course => {
    const spent = Math.max(0, cost - purse.moves);
    return stay(actor, before, from, zone, { ...purse, actions: purse.actions - spent }, first);
  };
  const own = ends.findIndex(({ zone }) => zone === from);
  let best = courseTo(ends[own]);
  const better = (course: Course): void => {
    if (course.value > best.value + 1e-9) best = course;
  };
  ends.splice(own, 1);
  for (const end of ends.splice(0, WEIGHTS.ends)) better(courseTo(end));
  // Where everything ahead is dangerous, the way back is looked at too.
  if (best.danger > WEIGHTS.flee) for (const end of ends) better(courseTo(end));
  return best;
}

/** What comes of going to a Zone and doing the best there. */
function stay(actor: Actor, before: Field, from: number, zone: number, purse: Purse, first: number): Course {
  const { mind, who, arms, aims } = actor;
  const { s, roles } = mind;
  const field = copyOf(before);
  stand(actor, field, from, zone);
  const old = s.team[who].zone;
  s.team[who].zone = zone;
  let { actions } = purse;
  let value = progressAt(mind, who, zone);
  let does: Course['does'] = 'none';
  const { task } = roles[who];
  const removal = actor.removal * field.sleepers[zone];
  const clears = task?.wakes === true && task.zone === zone && removal > 0 && removal <= actions;
  if (clears) {
    field.sleepers[zone] = 0;
    actions -= removal;
    value += WEIGHTS.sleepersAhead;
    does = 'task';
  }
  if (task !== null && task.verb !== '' && task.zone === zone && actions >= task.actions) {
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
  const danger = dangerOf(mind, field);
  value -= danger + levelCost(mind, who, gained);
  s.team[who].zone = old;
  return { value, end: zone, first, does, danger };
}

const mayLook = ({ mind: { s }, canSearch }: Actor, field: Field, zone: number): boolean =>
  canSearch && isSearchable(s, zone) && deadIn(field, zone) < 0.2 && field.sleepers[zone] === 0;

function foundWorth({ s }: Mind, who: number): number {
  const cards = s.team[who].slots.filter((slot) => slot >= 0).length;
  return WEIGHTS.found[cards];
}

/** A deed and what it is worth with all that can follow. */
export interface Deed {
  readonly option: string;
  readonly value: number;
  readonly why: string;
  readonly params?: Parameters<typeof advise>[2];
}

/** A blade in Hand that nobody hears. */
const silentBlade = (s: Mind['s'], who: number): string | null =>
  meleeInHand(s, who).find((id) => !EQUIPMENT[equipmentNumber(id)].noisy) ?? null;

/** All deeds that are worth a thought, the best first. */
function deedsOf(mind: Mind, options: readonly string[], who: number, now: Now): Deed[] {
  const { s, field } = mind;
  const actor = actorOf(mind, who);
  const purse = purseOf(now);
  const from = s.team[who].zone;
  const deeds: Deed[] = [];
  const idle = stay(actor, field, from, from, { actions: 0, moves: 0, shots: 0 }, -1);
  const waits =
    s.team[who].seat === 'driver' && s.truck?.started === true ? WEIGHTS.step * 1.5 * roadsLeft(s)[from] : 0;
  deeds.push({ option: options.includes('decline') ? 'decline' : 'end', value: idle.value - waits, why: 'end' });
  const course = courseOf(actor, field, from, purse);
  if (course.first >= 0) {
    const option = `move.${zoneId(s, course.first)}`;
    if (options.includes(option)) deeds.push({ option, value: course.value, ...reasonFor(actor, course) });
  }
  const { task } = mind.roles[who];
  if (task !== null && task.verb !== '' && task.zone === from) {
    const option = options.find((one) => one === task.verb || one.startsWith(`${task.verb}.`));
    if (option !== undefined) {
      const after = copyOf(field);
      if (task.wakes) rouse(after, from);
      const rest = courseOf(actor, after, from, { ...purse, actions: purse.actions - task.actions });
      const raised = task.why === 'objective' ? levelCost(mind, who, RED_ADRENALINE) : 0;
      deeds.push({ option, value: task.worth + rest.value + 0.5 - raised, why: task.why });
    }
  }
  const blade = silentBlade(s, who);
  const removes = options.find((one) => one.startsWith(`dormants.${blade}.`));
  if (removes !== undefined) {
    const after = copyOf(field);
    after.sleepers[from]--;
    const rest = courseOf(actor, after, from, { ...purse, actions: purse.actions - actor.removal });
    const ahead = task?.wakes === true && task.zone === from ? WEIGHTS.sleepersAhead : WEIGHTS.sleepers;
    const raised = levelCost(mind, who, SLEEPERS);
    deeds.push({ option: removes, value: ahead + rest.value - raised, why: 'clear' });
  }
  for (const { blow, option } of blowsOf(actor, options).slice(0, 4)) {
    const after = copyOf(field);
    land(after, blow, from);
    const rest = courseOf(actor, after, from, spendShot(purse, blow));
    deeds.push({
      option,
      value: blow.worth + rest.value - levelCost(mind, who, adrenalineOf(s, blow)),
      why: blow.focus === null ? 'attack' : 'focus',
      params: blowParams(actor, blow),
    });
  }
  if (options.includes('trade.self') && misplaced(s, who)) {
    const rest = courseOf(actor, field, from, { ...purse, actions: purse.actions - 1 });
    deeds.push({ option: 'trade.self', value: WEIGHTS.rearm + rest.value, why: 'rearm' });
  }
  deeds.push(...truckDeeds(actor, options, purse));
  if (options.includes('search') && mayLook(actor, field, from)) {
    const used = purse.actions > 0 ? { ...purse, actions: purse.actions - 1 } : purse;
    const rest = courseOf({ ...actor, canSearch: has(s, who, 'searchesAgain') }, field, from, used);
    deeds.push({ option: 'search', value: foundWorth(mind, who) + rest.value, why: 'search' });
  }
  return deeds.sort((a, b) => b.value - a.value);
}

/** Driving, the best first Zone by how near it comes, who is run over, and what waits there. */
function truckDeeds(actor: Actor, options: readonly string[], purse: Purse): Deed[] {
  const { mind, who, aims } = actor;
  const { s, field } = mind;
  if (s.team[who].seat === null) return [];
  const deeds: Deed[] = [];
  if (options.includes('leave') && makesRoom(s, who)) deeds.push({ option: 'leave', value: 99, why: 'make-room' });
  const far = roadsLeft(s);
  const from = s.team[who].zone;
  const aboard = s.team.flatMap(({ seat, status }, i) => (seat !== null && status === 'playing' ? [i] : []));
  for (const option of options) {
    if (!option.startsWith('drive.')) continue;
    const zone = zoneNumber(s, option.slice('drive.'.length));
    const after = copyOf(field);
    const crowd = aboard.reduce((n, i) => n + 1 + ledBy(s, i).length, 0);
    after.crowd[from] -= crowd;
    after.crowd[zone] += crowd;
    const [blow] = blowsOn(field, who, runningOver(s, who), zone, aims);
    if (blow !== undefined) land(after, blow, zone);
    for (const i of aboard) s.team[i].zone = zone;
    const danger = dangerOf(mind, after);
    for (const i of aboard) s.team[i].zone = from;
    const left = Math.max(0, far[zone] - (purse.actions - 1));
    const worth = blow?.worth ?? 0;
    deeds.push({ option, value: worth - danger - WEIGHTS.step * (far[zone] * 0.5 + left), why: 'drive' });
  }
  return deeds;
}

const spendShot = (purse: Purse, _blow: Blow): Purse =>
  purse.shots > 0 ? { ...purse, shots: purse.shots - 1 } : { ...purse, actions: purse.actions - 1 };

/** What somebody earns by a blow on average. */
const adrenalineOf = (s: Mind['s'], { falls }: Blow): number =>
  falls.reduce((sum, [kind, n]) => sum + n * zombieOf(s, kind).adrenaline, 0);

const blowParams = ({ mind: { s } }: Actor, { arm, zone }: Blow) => ({
  card: cardName(arm.weapon.id),
  zone: zoneName(s, zone),
});

function reasonFor({ mind, who }: Actor, { does, end }: Course): Pick<Deed, 'why' | 'params'> {
  const { s, roles } = mind;
  const params = { zone: zoneName(s, end) };
  if (does === 'task' || (roles[who].task !== null && does === 'none'))
    return { why: `go-${roles[who].task?.why ?? 'on'}`, params };
  return { why: does === 'fight' ? 'go-fight' : does === 'search' ? 'go-search' : 'go-safe', params };
}

/** Attacks among the options, the best first. */
function blowsOf(actor: Actor, options: readonly string[]): { blow: Blow; option: string }[] {
  const { mind, who, arms, aims } = actor;
  const { s, field } = mind;
  const list: { blow: Blow; option: string }[] = [];
  for (const option of options) {
    const [verb, ...rest] = option.split('.');
    if (verb !== 'attack' && verb !== 'throw' && verb !== 'gun') continue;
    const [id, at, way = 'spread'] = verb === 'gun' ? ['truckGun', ...rest] : rest;
    const arm = arms.find(({ weapon }) => weapon.id === id);
    if (arm === undefined) continue;
    for (const blow of blowsOn(field, who, arm, zoneNumber(s, at), aims))
      if ((blow.focus ?? 'spread') === way) list.push({ blow, option });
  }
  return list.sort((a, b) => b.blow.worth - a.blow.worth);
}

/** An answer to what to do next in a Turn, or with a single free Action. */
export function act(mind: Mind, decision: Choose): Advice {
  const { s } = mind;
  const now = nowOf(s);
  const free = freebie(mind, decision, now.who);
  if (free !== null) return free;
  const [best] = deedsOf(mind, decision.options, now.who, now);
  return advise(best.option, best.why, best.params);
}

/** What costs no Action: a Magazine, First Aid, Adrenaline. */
function freebie({ s }: Mind, { options, beside }: Choose, who: number): Advice | null {
  const fighter = s.team[who];
  for (const option of beside)
    if (option.startsWith('reload.')) {
      const slot = Number(option.split(':')[1]) - 1;
      const card = cardIn(fighter.slots[slot]);
      if (slot < 2 && card !== null && isEmptied(fighter.slots[slot]))
        return advise(option, 'reload', { card: cardName(card.id) });
    }
  for (const option of options) {
    if (option.startsWith('item.firstAid.')) {
      const id = option.slice('item.firstAid.'.length);
      const other = s.team.findIndex((_, i) => idOf(s, i) === id);
      if (s.team[other].wounds >= 2) return advise(option, 'first-aid', { survivor: survivorName(id) });
    }
    if (option === 'item.adrenaline' && fighter.adrenaline >= 2 && fighter.adrenaline < 7 && s.round > 2)
      return advise(option, 'adrenaline');
  }
  return null;
}

/** Which Zone to go on to in a Move of several, or with a free one; `stay` is what it is called to remain. */
export function onward(mind: Mind, options: readonly string[], stop: string | null, who: number): Advice {
  const { s, field } = mind;
  const actor = actorOf(mind, who);
  const from = s.team[who].zone;
  const now = s.turns.at(-1);
  const purse = now !== undefined && now.who === who ? purseOf(now) : { actions: 0, moves: 0, shots: 0 };
  let best = stop ?? options[0];
  let most = stop === null ? Number.NEGATIVE_INFINITY : courseOf(actor, field, from, purse).value;
  for (const option of options) {
    const [, id] = option.split('.');
    if (id === undefined) continue;
    const zone = zoneNumber(s, id);
    const there = copyOf(field);
    stand(actor, there, from, zone);
    s.team[who].zone = zone;
    const { value } = courseOf(actor, there, zone, purse);
    s.team[who].zone = from;
    if (value > most + 0.01) {
      most = value;
      best = option;
    }
  }
  return best === stop ? advise(best, 'stop') : advise(best, 'on');
}
