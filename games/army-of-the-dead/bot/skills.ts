/** Deeds that are a Skill (AD-SKILL06, 13, 23, 25, 26, 27). */
import { zoneNumber } from '../rules/ground.ts';
import { placeOf } from '../rules/people.ts';
import { ABOMINATIONS, fightersIn, ledBy } from '../rules/state.ts';
import { skillName } from './advice.ts';
import { type Actor, actorOf, courseFrom, courseOf, NOTHING, type Purse, stay } from './course.ts';
import type { Deed } from './deed.ts';
import { copyOf, deadIn, type Field } from './field.ts';
import { progressAt } from './mind.ts';
import { WEIGHTS } from './weights.ts';

/** What a Skill used on a Zone or a friend is worth with all that can follow. */
type Using = (actor: Actor, purse: Purse, on: string) => number;

/** How many ends of a Sprint are thought about. */
const ENDS = 4;

/** What is left when a way out of the Zone is paid for: so many Actions, and one for each of the dead (AD-SMOVE02). */
function paid({ mind: { s, field }, who, unhindered }: Actor, { actions, moves, shots }: Purse, own: number): Purse {
  const cost = own + (unhindered ? 0 : deadIn(field, s.team[who].zone));
  const free = Math.min(moves, cost);
  return { actions: actions - (cost - free), moves: moves - free, shots };
}

function bestEnd(actor: Actor, ends: readonly number[], purse: Purse): number {
  const { mind, who } = actor;
  const from = mind.s.team[who].zone;
  return Math.max(...ends.map((end) => courseFrom(actor, mind.field, from, end, purse).value));
}

const hasDead = (field: Field, zone: number): boolean => deadIn(field, zone) > 0;

/** Up to two Zones into one with the dead. */
const amongDead =
  (own: number, shots: number): Using =>
  (actor, purse, on) => {
    const { s, field } = actor.mind;
    const first = zoneNumber(s, on);
    const ends = hasDead(field, first) ? [first] : field.ground.next[first].filter((zone) => hasDead(field, zone));
    const left = paid(actor, { ...purse, actions: purse.actions - own }, 0);
    return bestEnd(actor, ends, { ...left, shots: left.shots + shots });
  };

const sprint: Using = (actor, purse, on) => {
  const { mind, who } = actor;
  const { s, field } = mind;
  const { next } = field.ground;
  const first = zoneNumber(s, on);
  const second = hasDead(field, first) ? [] : next[first];
  const third = second.flatMap((zone) => (hasDead(field, zone) ? [] : next[zone]));
  const ends = second.length === 0 ? [first] : [...new Set([...second, ...third])];
  ends.sort((a, b) => progressAt(mind, who, b) - progressAt(mind, who, a));
  return bestEnd(actor, ends.slice(0, ENDS), paid(actor, purse, 1));
};

/** All the dead of the own Zone are pushed into another. */
const shove: Using = (actor, purse, on) => {
  const { mind, who } = actor;
  const { s, field } = mind;
  const from = s.team[who].zone;
  const to = zoneNumber(s, on);
  const at = { ...field.at };
  for (const kind of ABOMINATIONS) if (at[kind] === from) at[kind] = to;
  const after = { ...copyOf(field), at };
  for (const counts of [after.shambler, after.alpha]) {
    counts[to] += counts[from];
    counts[from] = 0;
  }
  return courseOf(actor, after, from, purse).value;
};

/** All friends of another Zone are dragged here. */
const lifesaver: Using = (actor, purse, on) => {
  const { mind, who } = actor;
  const { s, field } = mind;
  const here = s.team[who].zone;
  const there = zoneNumber(s, on);
  const saved = fightersIn(s, there).filter((other) => s.team[other].seat === null);
  const after = copyOf(field);
  for (const other of saved) {
    const n = 1 + ledBy(s, other).length;
    after.crowd[there] -= n;
    after.crowd[here] += n;
    s.team[other].zone = here;
  }
  const { value } = courseOf(actor, after, here, purse);
  for (const other of saved) s.team[other].zone = there;
  return value;
};

/** What a friend can make of one Action is added to the own Turn. */
const bornLeader: Using = (actor, purse, on) => {
  const { mind, who } = actor;
  const { s, field } = mind;
  const other = placeOf(s.team, on);
  const { zone } = s.team[other];
  const friend = actorOf(mind, other);
  const gain =
    courseOf(friend, field, zone, { ...NOTHING, actions: 1 }).value -
    stay(friend, field, zone, zone, NOTHING, -1).value;
  return courseOf(actor, field, s.team[who].zone, purse).value + WEIGHTS.lent * gain;
};

const USING: Readonly<Record<string, Using>> = {
  charge: amongDead(0, 0),
  'bloodlust-melee': amongDead(1, 1),
  'bloodlust-combat': amongDead(1, 1),
  sprint,
  shove,
  lifesaver,
  bornLeader,
};

/** Options are `skill.<name>.<on what>`. */
export function skillDeeds(actor: Actor, options: readonly string[], purse: Purse): Deed[] {
  return options.flatMap((option): Deed[] => {
    const [verb, name, on] = option.split('.');
    const using = verb === 'skill' ? USING[name] : undefined;
    if (using === undefined) return [];
    return [
      { option, value: using(actor, purse, on), why: 'skill', params: { skill: skillName(name.replace('-', '.')) } },
    ];
  });
}
