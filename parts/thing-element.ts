import type { ThingId } from './thing-id.ts';

/** The element of the thing that an event happened to. */
export const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;

/** The element of a thing. */
export const elementOf = (board: Element, thing: ThingId): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
