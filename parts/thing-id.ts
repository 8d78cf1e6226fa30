/** A thing on a board, as `data-thing` names it: a kind, and after a colon which of them, such as `space:2.3` or `bus`. */
export type ThingId = string;

/** What stands after the colon. */
export const restOf = (thing: ThingId): string => thing.slice(thing.indexOf(':') + 1);

/** What stands before the colon. */
export function kindOfThing(thing: ThingId): string {
  const colon = thing.indexOf(':');
  return colon < 0 ? thing : thing.slice(0, colon);
}

/** The options that refer to a thing under any of its names, each once. */
export function optionsUnder(
  names: readonly string[],
  refs: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = names.flatMap((name) => refs.get(name) ?? []);
  return found.length > 1 ? [...new Set(found)] : found;
}
