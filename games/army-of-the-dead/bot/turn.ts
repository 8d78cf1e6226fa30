/** What somebody does in a Turn: every deed is judged by what it brings and by the best that can follow it. */
import type { Advice, Choose } from '@shamble/kernel';
import { zoneId, zoneNumber } from '../rules/ground.ts';
import { has } from '../rules/moments.ts';
import { cardIn, idOf, isEmptied, type Now, nowOf } from '../rules/state.ts';
import { advise, cardName, survivorName, zoneName } from './advice.ts';
import { type Blow, blowsOn, land } from './arms.ts';
import { misplaced } from './bag.ts';
import {
  type Actor,
  actorOf,
  adrenalineOf,
  type Course,
  courseFrom,
  courseOf,
  foundWorth,
  mayLook,
  NOTHING,
  type Purse,
  purseOf,
  RED_ADRENALINE,
  silentBlade,
  stay,
  taskAt,
} from './course.ts';
import { dangerOf } from './danger.ts';
import type { Deed } from './deed.ts';
import { truckDeeds } from './driving.ts';
import { copyOf, rouse, SLEEPERS } from './field.ts';
import { levelCost, type Mind } from './mind.ts';
import { skillDeeds } from './skills.ts';
import { roadsLeft } from './truck.ts';
import { WEIGHTS } from './weights.ts';

/** What an Adrenaline Shot brings (AD-EQUIP08-R). */
const SHOT = 5;

/** All deeds that are worth a thought, the best first. */
function deedsOf(mind: Mind, options: readonly string[], who: number, now: Now): Deed[] {
  const { s, field } = mind;
  const actor = actorOf(mind, who);
  const purse = purseOf(now);
  const from = s.team[who].zone;
  const deeds: Deed[] = [];
  const idle = stay(actor, field, from, from, NOTHING, -1);
  const waits =
    s.team[who].seat === 'driver' && s.truck?.started === true ? WEIGHTS.step * 1.5 * roadsLeft(s)[from] : 0;
  const rests = mind.roles[who].asked === 'wait' ? 'waits' : 'end';
  deeds.push({ option: options.includes('decline') ? 'decline' : 'end', value: idle.value - waits, why: rests });
  const course = courseOf(actor, field, from, purse);
  if (course.first >= 0) {
    const option = `move.${zoneId(s, course.first)}`;
    if (options.includes(option)) deeds.push({ option, value: course.value, ...reasonFor(actor, course) });
  }
  const task = taskAt(actor, from);
  if (task !== null) {
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
    const ahead = task?.wakes === true ? WEIGHTS.sleepersAhead : WEIGHTS.sleepers;
    const raised = levelCost(mind, who, SLEEPERS);
    deeds.push({ option: removes, value: ahead + rest.value - raised, why: 'clear' });
  }
  for (const { blow, option } of blowsOf(actor, options)) {
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
  deeds.push(...truckDeeds(actor, options, purse), ...skillDeeds(actor, options, purse));
  if (options.includes('search') && mayLook(actor, field, from)) {
    const used = purse.actions > 0 ? { ...purse, actions: purse.actions - 1 } : purse;
    const rest = courseOf({ ...actor, canSearch: has(s, who, 'searchesAgain') }, field, from, used);
    deeds.push({ option: 'search', value: foundWorth(mind, who) + rest.value, why: 'search' });
  }
  return deeds.sort((a, b) => b.value - a.value);
}

const spendShot = (purse: Purse, _blow: Blow): Purse =>
  purse.shots > 0 ? { ...purse, shots: purse.shots - 1 } : { ...purse, actions: purse.actions - 1 };

const blowParams = ({ mind: { s } }: Actor, { arm, zone }: Blow) => ({
  card: cardName(arm.weapon.id),
  zone: zoneName(s, zone),
});

function reasonFor({ mind, who }: Actor, { does, end, why }: Course): Pick<Deed, 'why' | 'params'> {
  const { s, roles } = mind;
  const params = { zone: zoneName(s, end) };
  if (does === 'task') return { why: `go-${why}`, params };
  if (roles[who].asked === 'protect' && does !== 'fight') return { why: 'go-protect', params };
  if (roles[who].task !== null && does === 'none') return { why: `go-${roles[who].task?.why}`, params };
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
  const likely = list.sort((a, b) => b.blow.worth - a.blow.worth).slice(0, 2 * BLOWS);
  if (likely.length <= BLOWS) return likely;
  const urgent = likely.map((one) => {
    const after = copyOf(field);
    land(after, one.blow, s.team[who].zone);
    return { ...one, value: one.blow.worth - dangerOf(mind, after) };
  });
  return urgent.sort((a, b) => b.value - a.value).slice(0, BLOWS);
}

/** How many attacks are thought through to the end of the Turn. */
const BLOWS = 4;

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
function freebie(mind: Mind, { options, beside }: Choose, who: number): Advice | null {
  const { s } = mind;
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
    if (option === 'item.adrenaline' && levelCost(mind, who, SHOT) === 0) return advise(option, 'adrenaline');
  }
  return null;
}

/** Which Zone to go on to in a Move of several, or with a free one; `stay` is what it is called to remain. */
export function onward(mind: Mind, options: readonly string[], stop: string | null, who: number): Advice {
  const { s, field } = mind;
  const actor = actorOf(mind, who);
  const from = s.team[who].zone;
  const now = s.turns.at(-1);
  const purse = now !== undefined && now.who === who ? purseOf(now) : NOTHING;
  let best = stop ?? options[0];
  let most = stop === null ? Number.NEGATIVE_INFINITY : courseOf(actor, field, from, purse).value;
  for (const option of options) {
    const [, id] = option.split('.');
    if (id === undefined) continue;
    const zone = zoneNumber(s, id);
    const { value } = courseFrom(actor, field, from, zone, purse);
    if (value > most + 0.01) {
      most = value;
      best = option;
    }
  }
  return best === stop ? advise(best, 'stop') : advise(best, 'on');
}
