import type { Decision } from '@shamble/kernel';
import { kindOfThing, optionsUnder, restOf, type ThingId } from '@shamble/parts/thing-id';
import { isWalker, type Model } from '../rules/state.ts';

/*
 * Things of the mat: `ground` (all of it), `survivor:tess`, `walker:5`, `counter:d`, `piece:car-1`; its tools
 * `tool:tape`; tags at the border `tag:walker-5`. Beside it stand `slot:tess:hand-1` and the like.
 */

export const thingOfModel = (model: Model): ThingId =>
  isWalker(model) ? `walker:${model.number}` : `survivor:${model.id}`;

/** What the rules call a thing of the mat; empty where it is none. */
export function nameOfThing(thing: ThingId): string {
  const rest = restOf(thing);
  switch (kindOfThing(thing)) {
    case 'walker':
      return `walker-${rest}`;
    case 'counter':
      return `counter-${rest}`;
    case 'survivor':
    case 'piece':
      return rest;
    default:
      return '';
  }
}

/** The options a question has for a thing. */
export function optionsAt(
  thing: ThingId,
  decision: Decision | null,
  refs: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return decision === null ? [] : optionsUnder([thing], refs);
}
