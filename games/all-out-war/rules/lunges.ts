/** Whom a Walker notices and can reach in the Kill Zone step (AW-KZ01 to AW-KZ08, AW-ELEV11, AW-ELEV13). Pure. */
import { inKillZone as underTemplate } from '../geometry/limits.ts';
import { type Above, type Lunge, lunge, type Walk } from '../geometry/walk.ts';
import { edgeBetween, isAcross } from './edges.ts';
import { hasMoment } from './moments.ts';
import { apart2, inContact, inKillZone, isEligible } from './near.ts';
import { nameOf, type Person, playing, sceneryOf, type Walker, type War } from './state.ts';
import { figureOf, groundOf } from './terrain.ts';

/** Survivors a Walker notices: in its Kill Zone on its level, and from the ground those on low tops (AW-KZ01, AW-ELEV13). */
export const noticed = (s: War, walker: Walker): Person[] =>
  playing(s).filter((person) => inKillZone(walker, person) || isOnLowTop(s, walker, person));

const isOnLowTop = (s: War, walker: Walker, person: Person): boolean =>
  walker.level === 0 &&
  person.level > 0 &&
  sceneryOf(s.pieces[person.level - 1]).height === 1 &&
  underTemplate(apart2(walker, person));

/** Those still to be checked with somebody in their Kill Zone (AW-KZ02). */
export const hunters = (s: War): Walker[] =>
  s.walkers.filter(
    (walker) => s.hunting.includes(walker.number) && isEligible(s, walker) && noticed(s, walker).length > 0,
  );

/** What a Walker does in this step: it is held by a victim across something, or lunges at one of the equally near it can reach. */
export function lungeFrom(s: War, walker: Walker, leftOut: readonly Person[] = []): Lunge {
  const people = noticed(s, walker).filter((person) => !leftOut.includes(person));
  const last = people.filter((person) => hasMoment(s, person, 'overlooked'));
  const rest = people.filter((person) => !last.includes(person));
  const found = lungeAmong(s, walker, rest, leftOut);
  return last.length === 0 || found.held || found.at.length > 0 ? found : lungeAmong(s, walker, last, leftOut);
}

/** At the nearest of some it can reach; a way that ends at one who cannot be reached leads to nobody (AW-KZ06, AW-KEY17-R). */
function lungeAmong(s: War, walker: Walker, people: readonly Person[], leftOut: readonly Person[]): Lunge {
  let left = people;
  while (left.length > 0) {
    const hidden = playing(s).filter((person) => !left.includes(person));
    const above = left.filter(({ level }) => level !== walker.level).map((person) => aboveOf(s, walker, person));
    const found = lunge(groundOf(s, walker.level), figureOf(walker), hidden.map(nameOf), above);
    const at = found.at
      .map(({ survivor, walks }) => ({ survivor, walks: walks.filter((walk) => !endsAt(walker, walk, leftOut)) }))
      .filter(({ walks }) => walks.length > 0);
    if (found.held || at.length > 0 || found.at.length === 0) return { held: found.held, at };
    left = left.filter((person) => !found.at.some(({ survivor }) => survivor.id === nameOf(person)));
  }
  return { held: false, at: [] };
}

const endsAt = (walker: Walker, { x, y }: Walk, people: readonly Person[]): boolean =>
  people.some((person) => inContact({ ...walker, x, y }, person));

/** A Survivor on a low top is reached when the sweep towards it stops at the outline across the edge from it (AW-ELEV13). */
const aboveOf = (s: War, walker: Walker, person: Person): Above => ({
  survivor: figureOf(person),
  held: isAcross(s, walker, person),
  reached: ({ x, y }) => edgeBetween(s, { ...walker, x, y }, person) !== null,
});
