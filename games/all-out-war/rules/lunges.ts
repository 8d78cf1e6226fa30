/** Whom a Walker notices and can reach in the Kill Zone step (AW-KZ01 to AW-KZ08, AW-ELEV11, AW-ELEV13). Pure. */
import { inKillZone as underTemplate } from '../geometry/limits.ts';
import { type Above, type Lunge, lunge } from '../geometry/walk.ts';
import { edgeBetween, isAcross } from './edges.ts';
import { hasMoment } from './moments.ts';
import { apart2, inKillZone, isEligible } from './near.ts';
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
  const ground = groundOf(s, walker.level);
  const people = noticed(s, walker).filter((person) => !leftOut.includes(person));
  const above = people.filter((person) => person.level !== walker.level).map((person) => aboveOf(s, walker, person));
  const last = people.filter((person) => hasMoment(s, person, 'overlooked'));
  for (const later of last.length > 0 ? [last, people.filter((person) => !last.includes(person))] : [[]]) {
    const hidden = [...leftOut, ...later].map(nameOf);
    const found = lunge(
      ground,
      figureOf(walker),
      hidden,
      above.filter(({ survivor }) => !hidden.includes(survivor.id)),
    );
    if (found.held || found.at.length > 0) return found;
  }
  return { held: false, at: [] };
}

/** A Survivor on a low top is reached when the sweep towards it stops at the outline across the edge from it (AW-ELEV13). */
const aboveOf = (s: War, walker: Walker, person: Person): Above => ({
  survivor: figureOf(person),
  held: isAcross(s, walker, person),
  reached: ({ x, y }) => edgeBetween(s, { ...walker, x, y }, person) !== null,
});
