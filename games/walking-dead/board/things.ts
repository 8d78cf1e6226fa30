import type { Decision } from '@shamble/kernel';
import { kindOfThing, optionsUnder, restOf, type ThingId } from '@shamble/parts';
import type { View } from '../rules/view.ts';

/*
 * Things on the board: `space:B6`, `slot:2`, `private`, `player:1`, `survivor:rick`, `item:crowbar`, `kind:food`,
 * `die:3`, `tool:centre`, `way:go`, `sheet`.
 */

/** Under which names the options of a decision refer to a thing. */
function namesOf(thing: ThingId, view: View): string[] {
  if (kindOfThing(thing) !== 'space') return [thing];
  const space = restOf(thing);
  const tokens = view.tokens.filter((token) => token.space === space).map((_, i) => `token:${space}.${i + 1}`);
  const trapped = view.markers.filter((marker) => marker.space === space).map(({ survivor }) => `survivor:${survivor}`);
  return [thing, ...tokens, ...trapped];
}

/** The options a decision has for a thing. */
export function optionsAt(
  thing: ThingId,
  view: View,
  decision: Decision | null,
  refs: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (decision === null || decision.kind === 'place') return [];
  // Resources are shared out and chosen by their own names.
  if (kindOfThing(thing) === 'kind') return ownKind(thing, view, decision);
  return refs.size === 0 ? [] : optionsUnder(namesOf(thing, view), refs);
}

function ownKind(thing: ThingId, { you }: View, decision: Exclude<Decision, { kind: 'place' }>): string[] {
  const kind = restOf(thing);
  if (decision.seat + 1 !== you) return [];
  return decision.options.filter((id) => id === kind || id === `give.${kind}`);
}
