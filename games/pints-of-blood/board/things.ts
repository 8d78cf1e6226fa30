import type { Decision } from '@shamble/kernel';
import { kindOfThing, optionsUnder, restOf, type ThingId } from '@shamble/parts';
import type { View } from '../rules/view.ts';

/*
 * Things on the board: `space:2.3`, `row:2`, `bus`, `deck`, `discard`, `couch`, `beers`, `corner`, `phone`,
 * `ambulance`, `supply`, `menu`, `entering`, `notice:CARD`, `player:1`, `card:1.umbrella`, `food:noBite`,
 * `chip:bat`, `laid:bat1@2.3`.
 */

/** Row and space of a `space:`. */
export function spotOf(thing: ThingId): { row: number; space: number } {
  const [row, space] = restOf(thing).split('.').map(Number);
  return { row, space };
}

/** The row that a space or a stool is in; null for all else. */
export const rowOf = (thing: ThingId): number | null =>
  /^(space|row):/.test(thing) ? Number(restOf(thing).split('.')[0]) : null;

/** Under which names the options of a decision refer to a thing. */
function namesOf(thing: ThingId, view: View, decision: Decision): string[] {
  switch (kindOfThing(thing)) {
    case 'space': {
      const { row, space } = spotOf(thing);
      return [thing, `colour:${view.rows[row - 1].tiles[space - 1].colour}`];
    }
    case 'deck':
      return ['deck', 'divider'];
    case 'card': {
      const [owner, card] = restOf(thing).split('.');
      return Number(owner) === decision.seat + 1 ? [`card:${card}`, thing] : [thing];
    }
    case 'menu':
      return ['food', ...view.food.map((tile) => `food:${tile}`)];
    case 'chip':
      // A press takes the chip; what can be played with it is offered by the card or dish that does it.
      return [];
    default:
      return [thing];
  }
}

/** Placements are chosen by laying a chip, not as options of their space. */
const isPlacement = (decision: Decision, id: string): boolean => decision.ask.id === 'place' && id.includes('@');

/** The options a decision has for a thing. */
export function optionsAt(
  thing: ThingId,
  view: View,
  decision: Decision | null,
  refs: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (decision === null || decision.kind === 'place') return [];
  const named = optionsUnder(namesOf(thing, view, decision), refs);
  const played = decision.beside.filter((id) => id.split('.')[0] === playedBy(thing, decision));
  return [...new Set([...named, ...played])].filter((id) => !isPlacement(decision, id));
}

/** Whether a question is about a thing: a play beside it makes its card or dish glow, not all it could be played on. */
export const isAbout = (thing: ThingId, decision: Decision | null, options: readonly string[]): boolean =>
  decision !== null &&
  options.some((id) => !decision.beside.includes(id) || id.split('.')[0] === playedBy(thing, decision));

/** The card or dish by which plays are named, where it lies before the one who decides. */
function playedBy(thing: ThingId, { seat }: Decision): string | null {
  const [kind, rest] = [kindOfThing(thing), restOf(thing)];
  if (kind === 'food') return rest;
  const [owner, card] = rest.split('.');
  return kind === 'card' && Number(owner) === seat + 1 ? card : null;
}
