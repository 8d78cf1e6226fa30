/** The Action phase (3.12): who is activated, Panic, up to two different Actions, and what ends them. */
import type { Rules } from '@shamble/kernel';
import { choose, chooseOf } from './ask.ts';
import { hide, holdNerve, makeNoise, mayHide, mayHold, standUp } from './deeds.ts';
import { gaits, move } from './move.ts';
import { isEngaged } from './near.ts';
import { panic } from './panic.ts';
import { search, searchable } from './search.ts';
import { mayShoot, shoot } from './shoot.ts';
import { special, specials } from './special.ts';
import {
  type ActionId,
  actor,
  type G,
  isPlaying,
  type Now,
  nameOf,
  nowOf,
  ofSide,
  type Person,
  rivalOf,
  type Side,
  seatOf,
  type War,
} from './state.ts';
import { maySwap, swap } from './swap.ts';
import { named } from './words.ts';

const ACTIVATE = { id: 'activate', rules: ['AW-ACT01', 'AW-ACT05', 'AW-PANIC04'] };
const ACT = { id: 'act', rules: ['AW-ACT06', 'AW-ACT08', 'AW-ACT09'] };

/** Those of a side that can be activated now (AW-ACT03, AW-ACT04-R). */
const waiting = (s: War, side: Side): Person[] =>
  ofSide(s, side).filter((person) => !person.activated && !person.locked && !isEngaged(s, person));

/** Whoever is engaged before it could act is locked for the rest of the phase (AW-ACT04-R). */
function lockEngaged(s: War): void {
  for (const person of s.people)
    if (isPlaying(person) && !person.activated && s.now?.who !== s.people.indexOf(person) && isEngaged(s, person))
      person.locked = true;
}

/** The next activation; false when nobody can be activated any more (AW-ACT01, AW-ACT02). */
export function* nextActivation(g: G): Rules<boolean> {
  const s = g.state;
  lockEngaged(s);
  const side = [s.next, rivalOf(s, s.next)].find((one) => waiting(s, one).length > 0);
  if (side === undefined) return false;
  const person = yield* chooseOf(g, seatOf(s, side), ACTIVATE, waiting(s, side), nameOf);
  s.next = rivalOf(s, side);
  s.activations++;
  s.now = {
    who: s.people.indexOf(person),
    actions: 2,
    done: [],
    panicked: false,
    panic: null,
    hid: false,
    moved: false,
    smelled: false,
  };
  g.emit({ type: 'activated', survivor: person.id, rules: ['AW-ACT01', 'AW-ACT03'] });
  yield* panic(g, person);
  lockEngaged(s);
  return true;
}

/** The activation is over at once when its Survivor is engaged, dies or has no Action left (AW-ACT07). */
const isOver = (s: War): boolean => {
  const person = actor(s);
  return !isPlaying(person) || nowOf(s).actions <= 0 || isEngaged(s, person);
};

/** One Action, or the end. True when the activation is over. */
export function* takeAction(g: G): Rules<boolean> {
  const s = g.state;
  if (isOver(s)) return endActivation(g);
  const person = actor(s);
  const options = actionsOf(s, person);
  const answer = yield* choose(g, person.owner, ACT, [...options, 'end'], {
    survivor: named(person),
    actions: nowOf(s).actions,
  });
  if (answer === 'end') return endActivation(g);
  yield* perform(g, person, answer);
  lockEngaged(s);
  return isOver(s) ? endActivation(g) : false;
}

function endActivation(g: G): boolean {
  const s = g.state;
  const person = actor(s);
  person.activated = true;
  s.now = null;
  lockEngaged(s);
  g.emit({ type: 'activation-ends', survivor: person.id, rules: ['AW-ACT03', 'AW-ACT07'] });
  return true;
}

/** The kind of Action an option is: Sneak and Run are both Moves (AW-ACT08). */
export const kindOf = (option: string): ActionId =>
  option === 'sneak' || option === 'run' || option === 'burst' ? 'move' : (option as ActionId);

/** Everything it may do now: none twice, prone only Sneak and Stand Up, quiet ones under Quiet! (AW-ACT08, AW-ACT12, AW-PANIC08). */
export function actionsOf(s: War, person: Person): string[] {
  const now = nowOf(s);
  const options: string[] = [...gaits(s, person)];
  if (person.prone) {
    if (!now.hid) options.push('stand');
  } else {
    if (mayShoot(s, person)) options.push('shoot');
    if (searchable(s, person).length > 0) options.push('search');
    if (mayHide(s, person)) options.push('hide');
    if (mayHold(now)) options.push('nerve');
    if (maySwap(person)) options.push('swap');
    if (now.panic !== 'quiet') options.push('noise');
    options.push(...specials(s, person));
  }
  return options.filter((option) => !now.done.includes(kindOf(option)));
}

function* perform(g: G, person: Person, option: string): Rules {
  const now = nowOf(g.state);
  use(now, kindOf(option));
  switch (option) {
    case 'sneak':
    case 'run':
    case 'burst':
      return yield* move(g, person, option);
    case 'shoot':
      return yield* shoot(g, person);
    case 'search':
      return yield* search(g, person);
    case 'hide':
      return hide(g, person);
    case 'stand':
      return standUp(g, person);
    case 'nerve':
      return holdNerve(g, person);
    case 'swap':
      return yield* swap(g, person);
    case 'noise':
      return yield* makeNoise(g, person);
    default:
      return yield* special(g, person, option.slice('special.'.length));
  }
}

/** Uses up an Action (AW-ACT10, AW-PANIC05). */
export function use(now: Now, action: ActionId): void {
  now.actions--;
  now.done.push(action);
}
