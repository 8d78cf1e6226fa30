import {
  type Advice,
  Chance,
  choose,
  clone,
  type Decision,
  type Keeping,
  Match,
  type Params,
  Table,
} from '@shamble/kernel';
import { asking, stream } from '@shamble/kernel/conformance/playing';
import { takeAction } from '../../rules/activation.ts';
import { game } from '../../rules/game.ts';
import type { Person, Walker, War } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { sensible } from '../index.ts';

const { adviceIn, adviceTo } = asking(sensible);

type Options = Readonly<Record<string, string | boolean>>;

export const start = (seats: number, options: Options, seed: string, keeping: Keeping = {}): Match<War> =>
  Match.start(game, seats, options, seed, keeping);

/** The first turn of Father and Son against the Scavengers, nobody but Survivors on the mat. */
export function bare(): War {
  const match = start(2, { group1: 'fatherAndSon', group2: 'scavengers' }, 'bare');
  while (match.state.step !== 'activate') {
    const [{ seat, n }] = match.pending;
    match.answer(seat, n, adviceIn(match).answer);
  }
  const s = clone(match.state);
  s.turn = 3;
  s.pool += s.walkers.length;
  s.walkers = [];
  s.initiative = 0;
  return s;
}

export const somebody = (s: War, id: string): Person => {
  const person = s.people.find((one) => one.id === id);
  if (person === undefined) throw new Error(`nobody is called "${id}"`);
  return person;
};

/** Puts somebody somewhere, in inches. */
export function put(s: War, id: string, x: number, y: number): Person {
  const person = somebody(s, id);
  [person.x, person.y] = [1000 * x, 1000 * y];
  return person;
}

export function walker(s: War, x: number, y: number, prone = false): Walker {
  const one: Walker = { number: s.number++, x: 1000 * x, y: 1000 * y, level: 0, prone, moved: false };
  s.walkers.push(one);
  s.pool--;
  return one;
}

/** The question what somebody does next, with both Actions left. */
function question(s: War, id: string): Decision {
  s.step = 'act';
  s.now = {
    who: s.people.indexOf(somebody(s, id)),
    actions: 2,
    done: [],
    panicked: false,
    panic: null,
    hid: false,
    moved: false,
    smelled: false,
  };
  return takeAction(new Table(s, new Chance(s.rng))).next([]).value as Decision;
}

/** What the bot does next with somebody. */
export const nextDeed = (s: War, id: string): Advice => {
  const decision = question(s, id);
  return sensible(view(s, decision.seat), decision, stream('deed'));
};

/** What it says to a choice in a position. */
export const said = (s: War, seat: number, id: string, options: readonly string[], params: Params = {}): Advice =>
  sensible(view(s, seat), choose(seat, { id, rules: [] }, options, { params }), stream('said'));

/** What it says to an offer that may be left. */
export const offered = (s: War, seat: number, id: string, plays: readonly string[], params: Params = {}): Advice =>
  sensible(
    view(s, seat),
    choose(seat, { id, rules: [] }, ['keep'], { params, beside: plays, pass: 'keep' }),
    stream('offered'),
  );

export { adviceTo };
