import { DIRECTIONS, nearest } from '@shamble/parts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { hexStep, isHexKey } from './hex-keys.ts';

const things = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter(
    (element) => element.closest('.dead-over') === null && element.getClientRects().length > 0,
  );

const find = (root: HTMLElement, thing: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);

/** Where the focus goes when its thing is gone: to what goes the way, to what can be chosen, to the map. */
const FALLBACKS = ['[data-thing="way:go"]', '.dead-space-can', '.dead-can > [data-thing]', '.dead-space'];

/** The whole board is one tab stop; arrow keys go to the neighbour on the screen, six keys to the six neighbours. */
export function useFocus(root: RefObject<HTMLElement | null>, home: string | null) {
  const last = useRef<string | null>(null);
  const inside = useRef(false);

  const stop = (element: HTMLElement | null): void => {
    if (!root.current || !element) return;
    for (const other of root.current.querySelectorAll<HTMLElement>('[data-thing][tabindex="0"]'))
      if (other !== element) other.tabIndex = -1;
    element.tabIndex = 0;
    last.current = element.dataset.thing ?? null;
  };

  const isLost = (board: HTMLElement): boolean =>
    inside.current &&
    (document.activeElement === document.body || document.activeElement === null) &&
    board.querySelector('.dead-over') === null;

  // After every drawing one thing is the tab stop, and focus that vanished with its thing comes back.
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const kept = find(board, last.current ?? home ?? '');
    if (kept && kept.closest('.dead-over') === null && !isLost(board)) return stop(kept);
    const next =
      kept ??
      FALLBACKS.reduce<HTMLElement | null>((found, wanted) => found ?? board.querySelector<HTMLElement>(wanted), null);
    stop(next);
    if (isLost(board)) next?.focus({ preventScroll: true });
  });

  const onFocus = (event: { readonly target: EventTarget }): void => {
    inside.current = true;
    const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-thing]') : null;
    if (element && element.closest('.dead-over') === null) stop(element);
  };

  const onBlur = (event: { readonly relatedTarget: EventTarget | null }): void => {
    // Focus that goes nowhere has lost its thing; focus that goes elsewhere has left.
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) inside.current = false;
  };

  /** Moves the focus to a thing of the board. */
  const goTo = (thing: string): void => {
    if (root.current) find(root.current, thing)?.focus();
  };

  /** Whether the key moved the focus. */
  const onKey = (event: KeyboardEvent): boolean => {
    const board = root.current;
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-thing]') : null;
    if (!board || !from || event.ctrlKey || event.altKey || event.metaKey) return false;
    const thing = from.dataset.thing ?? '';
    if (thing.startsWith('space:') && isHexKey(event.key)) {
      const next = hexStep(thing.slice('space:'.length), event.key);
      if (next !== null) goTo(`space:${next}`);
      return true;
    }
    const to = DIRECTIONS[event.key];
    if (to === undefined) return false;
    const all = things(board).filter((element) => element !== from);
    const at = nearest(
      from.getBoundingClientRect(),
      all.map((element) => element.getBoundingClientRect()),
      to,
    );
    all[at]?.focus();
    return true;
  };

  return { onFocus, onBlur, onKey, goTo };
}
