/** A thing on a board, as `data-thing` names it: a kind, and after a colon which of them, such as `space:2.3` or `bus`. */
export type ThingId = string;

/** What stands after the colon. */
export const restOf = (thing: ThingId): string => thing.slice(thing.indexOf(':') + 1);

/** What stands before the colon. */
export function kindOfThing(thing: ThingId): string {
  const colon = thing.indexOf(':');
  return colon < 0 ? thing : thing.slice(0, colon);
}

/** The element of the thing that an event happened to. */
export const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;

/** The element of a thing. */
export const elementOf = (board: Element, thing: ThingId): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
