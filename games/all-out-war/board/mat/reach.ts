/** How far somebody gets, as it is drawn: outlines, and the exact shapes that are taken out of them. */
import type { Message, Place, Point } from '@shamble/kernel';
import { rounded } from '../../geometry/limits.ts';
import { reachOutline } from '../../geometry/outline.ts';
import { engage } from '../../geometry/places.ts';
import type { Router } from '../../geometry/route.ts';
import { DIRECTIONS } from '../../geometry/vector.ts';
import { type Ghost, loudAhead, lungesAhead } from '../../rules/forecast.ts';
import { type Gait, type Moving, pathQuestion, routerOf, takePath } from '../../rules/move.ts';
import { areEnemies, isEngaged } from '../../rules/near.ts';
import { type Person, playing, type War } from '../../rules/state.ts';
import { thing } from '../../text/words.ts';
import { movingIn } from '../plan/asking.ts';

/** A quarter of an inch; exact shapes cut it. */
const STEP = 250;

export const routerFor = (place: Place): Router => routerOf(movingIn(place));

/** The region of a Move as polygons in thousandths. */
export const outlineIn = (moving: Moving): readonly (readonly Point[])[] =>
  reachOutline(routerOf(moving).field([]), STEP);

export const outlineOf = (place: Place): readonly (readonly Point[])[] => outlineIn(movingIn(place));

/** A place where an enemy would be touched. */
export interface Contact {
  readonly enemy: string;
  readonly at: readonly Point[];
}

/** The arc around each enemy on which contact is possible, as dots. */
export function contactsOf(router: Router): readonly Contact[] {
  const { mover, allowance, ground } = router;
  const reach = allowance + 1500;
  return ground.figures
    .filter(({ side, standing, x, y }) => {
      const near = (x - mover.x) * (x - mover.x) + (y - mover.y) * (y - mover.y) <= reach * reach;
      return standing && side !== mover.side && near;
    })
    .map(({ id, x, y }) => ({
      enemy: id,
      at: DIRECTIONS.map(([c, s]): Point => [rounded(x + 1000 * c), rounded(y + 1000 * s)]).filter(([px, py]) =>
        router.reaches(px, py),
      ),
    }))
    .filter(({ at }) => at.length > 0);
}

/** The part of a region that a shorter allowance reaches. */
export const outlineWithin = (place: Place, allowance: number): readonly (readonly Point[])[] =>
  outlineIn({ ...movingIn(place), allowance });

/** How anybody may Move from where they stand: nobody who is engaged, and lying only quietly (AW-MOVE01). */
export function gaitsOf(war: War, person: Person): readonly Gait[] {
  if (isEngaged(war, person)) return [];
  return person.prone || person.noRun ? ['sneak'] : ['sneak', 'run'];
}

/** What the router of anybody's Move goes by, whoever's turn it is. */
export const movingOf = (war: War, person: Person, gait: Gait): Moving => pathQuestion(war, person, gait).facts;

/** Somebody who could be touching somebody next: a rival by its own Move, a Walker that lunges, or one that hears something. */
export interface Reacher {
  readonly name: string;
  readonly how: 'sneak' | 'run' | 'lunge' | 'hears';
  readonly line: readonly Point[];
  /** What it costs, or how far it comes. */
  readonly length: number;
}

/** Who can reach somebody next turn, the surest first; where nothing is foretold, the rivals alone, whose reach is measured. */
export function reachersOf(war: War, person: Person): readonly Reacher[] {
  const rivals = playing(war)
    .filter((rival) => areEnemies(rival, person) && rival.level === person.level)
    .flatMap((rival) => charge(war, rival, person) ?? []);
  if (war.help === 'none') return rivals;
  const byGhost = (how: 'lunge' | 'hears', ghosts: readonly Ghost[]): Reacher[] =>
    ghosts
      .filter(({ touches }) => touches.includes(person.id))
      .map(({ walker, from, path, length }) => ({ name: walker, how, line: [from, ...path], length }));
  const lunges = byGhost('lunge', lungesAhead(war));
  const hear = byGhost('hears', loudAhead(war, 'mayhem', person));
  return [...lunges, ...rivals, ...hear.filter(({ name }) => !lunges.some((one) => one.name === name))];
}

/** That nobody does, or none of those who are counted. */
export const nobodyReaches = ({ help }: War, { id }: Person): Message => ({
  id: `boardview.reacher.nobody${help === 'none' ? '.rival' : ''}`,
  params: { who: thing(id) },
});

/** The quietest Move with which a rival engages somebody; null where none does. */
function charge(war: War, rival: Person, person: Person): Reacher | null {
  for (const gait of gaitsOf(war, rival)) {
    const moving = movingOf(war, rival, gait);
    const router = routerOf(moving);
    const figure = router.ground.figures.find(({ id }) => id === person.id);
    const at = figure ? engage(router, figure) : null;
    const taken = at === null ? null : takePath(moving, [at]);
    if (taken === null || 'code' in taken) continue;
    const how = gait === 'sneak' ? 'sneak' : 'run';
    return { name: rival.id, how, line: [[rival.x, rival.y], ...taken.walked, taken.end], length: taken.cost };
  }
  return null;
}
