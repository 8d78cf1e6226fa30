/** The Kill Zone step (AW-KZ01 to AW-KZ08, AW-ELEV11, AW-ELEV13): lunges at the nearest Survivor that can be reached. */
import type { Rules } from '@shamble/kernel';
import { chooseOf } from './ask.ts';
import { hunters, lungeFrom } from './lunges.ts';
import { lungesFree } from './orders.ts';
import { type G, ini, modelNamed, nameOf, type Person, rivalOf, seatOf, type Walker } from './state.ts';
import { groundOf } from './terrain.ts';
import { arrive, isHidden, isMasked } from './walkers.ts';
import { tellRoutes } from './ways.ts';
import { named } from './words.ts';

const NEXT = { id: 'next-lunge', rules: ['AW-KZ02'] };
const WHOM = { id: 'lunge-at', rules: ['AW-KZ04'] };
const ROUTE = { id: 'walker-route', rules: ['AW-WALK06-R'] };

/** All Walkers that may lunge, to be checked once each. */
export function beginLunges(g: G): void {
  const s = g.state;
  s.hunting = s.walkers.map(({ number }) => number);
  s.next = s.initiative;
}

/** The next lunge. True when the step is over. */
export function* nextLunge(g: G): Rules<boolean> {
  const s = g.state;
  const list = hunters(s);
  if (list.length === 0) {
    s.hunting = [];
    return true;
  }
  const walker = lungesFree(s, list) ? list[0] : yield* chooseOf(g, seatOf(s, s.next), NEXT, list, nameOf);
  s.next = rivalOf(s, s.next);
  s.hunting = s.hunting.filter((number) => number !== walker.number);
  yield* lungeOf(g, walker);
  return false;
}

/** Tries the nearest first; protected ones cannot be reached, and the overlooked come last (AW-KZ03, AW-KEY17-R, AW-CONT02). */
function* lungeOf(g: G, walker: Walker): Rules {
  const s = g.state;
  const protectedFrom: Person[] = [];
  for (;;) {
    const { held, at } = lungeFrom(s, walker, protectedFrom);
    if (held) return g.emit({ type: 'stays', walker: nameOf(walker), rules: ['AW-KZ08'] });
    if (at.length === 0) return g.emit({ type: 'no-lunge', walker: nameOf(walker), rules: ['AW-KZ05'] });
    const hidden = at
      .map(({ survivor }) => modelNamed(s, survivor.id) as Person)
      .filter((person) => person.level === walker.level && isHidden(s, person));
    for (const person of hidden) mask(g, person, walker);
    protectedFrom.push(...hidden);
    if (hidden.length > 0) continue;
    const victim = yield* chooseOf(g, ini(s), WHOM, at, ({ survivor }) => survivor.id, { walker: named(walker) });
    const person = modelNamed(s, victim.survivor.id) as Person;
    if (person.level === walker.level && isMasked(g, person, walker)) {
      mask(g, person, walker);
      protectedFrom.push(person);
      continue;
    }
    const walk = yield* chooseOf(g, ini(s), ROUTE, victim.walks, (one) => `route-${victim.walks.indexOf(one) + 1}`, {
      walker: named(walker),
      ...tellRoutes(
        s,
        walker.level,
        victim.walks.map(({ path }) => path),
      ),
    });
    return yield* arrive(g, walker, walk, groundOf(s, walker.level), 'lunge', [person]);
  }
}

const mask = (g: G, person: Person, walker: Walker): void =>
  g.emit({ type: 'masked', survivor: person.id, walker: nameOf(walker), rules: ['AW-KEY17', 'AW-KEY17-R'] });
