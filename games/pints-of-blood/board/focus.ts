import { DIRECTIONS, nearest } from '@shamble/parts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { endSlides, writeNames } from './parts/thing.tsx';

const things = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter(
    (element) => isPlaced(element) && element.getClientRects().length > 0,
  );

/** Whether something is a part of the board itself that can be reached now. */
const isPlaced = (element: HTMLElement): boolean => element.closest('.pints-over, .pints-covered') === null;

/** Where the focus goes when its thing is gone: to what was beside it, to what can be placed or chosen. */
const FALLBACKS = ['chip:', '.pints-can'];

const placeOf = (thing: string | null): string | null =>
  thing?.startsWith('laid:') ? `space:${thing.split('@')[1].split('>')[0]}` : null;

function selectorFor(wanted: string): string {
  if (wanted.startsWith('.')) return `${wanted} [data-thing]`;
  return wanted.endsWith(':') ? `[data-thing^="${wanted}"]` : `[data-thing="${CSS.escape(wanted)}"]`;
}

/** Whether the focus is nowhere, or about to be: what is covered loses it when that is drawn. */
const hasNone = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('.pints-covered') !== null;

/** The whole board is one tab stop; arrow keys go to the neighbour on the screen, Home and End along the row. */
export function useFocus(root: RefObject<HTMLElement | null>) {
  const last = useRef<string | null>(null);
  const inside = useRef(false);

  const stop = (element: HTMLElement | undefined): void => {
    if (!root.current || !element) return;
    for (const other of root.current.querySelectorAll<HTMLElement>('[data-thing][tabindex="0"]'))
      if (other !== element) other.tabIndex = -1;
    element.tabIndex = 0;
    last.current = element.dataset.thing ?? null;
  };

  const isLost = (board: HTMLElement): boolean =>
    inside.current && hasNone(document.activeElement) && board.querySelector('.pints-over') === null;

  // After every drawing one thing is the tab stop, and focus that vanished with its thing comes back.
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    // To ask what is in sight costs a layout: what was the tab stop and is still there stays it.
    const kept = last.current === null ? null : board.querySelector<HTMLElement>(selectorFor(last.current));
    if (kept && isPlaced(kept) && !isLost(board)) return stop(kept);
    const all = things(board);
    const next = [last.current, placeOf(last.current), ...FALLBACKS].reduce<HTMLElement | undefined>(
      (found, wanted) => found ?? all.find((element) => wanted !== null && element.matches(selectorFor(wanted))),
      undefined,
    );
    stop(next ?? all[0]);
    if (!isLost(board)) return;
    // What is read out is what it is called now.
    writeNames();
    (next ?? all[0])?.focus({ preventScroll: true });
  });

  const onFocus = (event: { readonly target: EventTarget }): void => {
    inside.current = true;
    const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-thing]') : null;
    if (element && isPlaced(element)) stop(element);
  };

  const onBlur = (event: { readonly relatedTarget: EventTarget | null }): void => {
    // Focus that goes nowhere has lost its thing; focus that goes elsewhere has left.
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) inside.current = false;
  };

  /** Whether the key moved the focus. */
  const onArrow = (event: KeyboardEvent): boolean => {
    const board = root.current;
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-thing]') : null;
    if (!board || !from || event.ctrlKey || event.altKey || event.metaKey) return false;
    const to = DIRECTIONS[event.key];
    endSlides(board);
    if (to === undefined) return event.key === 'Home' || event.key === 'End' ? toEnd(from, event.key) : false;
    const all = things(board).filter((element) => element !== from);
    const at = nearest(
      from.getBoundingClientRect(),
      all.map((element) => element.getBoundingClientRect()),
      to,
    );
    all[at]?.focus();
    return true;
  };

  return { onFocus, onBlur, onArrow };
}

function toEnd(from: HTMLElement, key: 'Home' | 'End'): boolean {
  const line = from.closest('[role="row"], [role="group"]');
  const all = line ? [...line.querySelectorAll<HTMLElement>('[data-thing]')] : [];
  (key === 'Home' ? all[0] : all.at(-1))?.focus();
  return all.length > 0;
}
