import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { endSlides } from './cues.ts';
import { writeNames } from './late-name.ts';
import { DIRECTIONS, nearest } from './rove.ts';
import { elementOf, thingAt } from './thing-element.ts';
import type { ThingId } from './thing-id.ts';

export interface FocusWishes {
  /** The thing that is the tab stop at first. */
  readonly home?: ThingId | null;
  /** Selectors of where the focus goes when its thing is gone, the best first. */
  readonly fallbacks: (last: ThingId | null) => readonly string[];
  /** Selector of what lies over the board and is to be answered: while it is there, nothing behind it is reached. */
  readonly front?: string;
}

/** Whether something is a part of the board itself that can be reached now. */
const isPlaced = (element: Element): boolean => element.closest('.part-over, [inert]') === null;

/** Whether the focus is nowhere, or about to be: what is covered loses it when that is drawn. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[inert]') !== null;

/** The whole board is one tab stop; arrow keys go to the neighbour on the screen, Home and End along the row. */
export function useFocus(root: RefObject<HTMLElement | null>, { home = null, fallbacks, front }: FocusWishes) {
  const last = useRef<ThingId | null>(null);
  const inside = useRef(false);

  const frontOf = (board: HTMLElement): HTMLElement | null =>
    front === undefined ? null : board.querySelector<HTMLElement>(front);

  const isBehind = (board: HTMLElement, element: Element): boolean => {
    const sheet = frontOf(board);
    return sheet !== null && board.contains(element) && !sheet.contains(element);
  };

  const thingsOf = (board: HTMLElement): HTMLElement[] =>
    [...(frontOf(board) ?? board).querySelectorAll<HTMLElement>('[data-thing]')].filter(
      (element) => isPlaced(element) && element.getClientRects().length > 0,
    );

  const stop = (element: HTMLElement | undefined): void => {
    if (!root.current || !element) return;
    for (const other of root.current.querySelectorAll<HTMLElement>('[data-thing][tabindex="0"]'))
      if (other !== element) other.tabIndex = -1;
    element.tabIndex = 0;
    last.current = element.dataset.thing ?? null;
  };

  const isLost = (board: HTMLElement): boolean =>
    inside.current &&
    board.querySelector('.part-over') === null &&
    (isNowhere(document.activeElement) || (document.activeElement !== null && isBehind(board, document.activeElement)));

  // After every drawing one thing is the tab stop, and focus that vanished with its thing comes back.
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    // To ask what is in sight costs a layout: what was the tab stop and is still there stays it.
    const wanted = last.current ?? home;
    const kept = wanted === null ? null : elementOf(board, wanted);
    if (kept && isPlaced(kept) && !isBehind(board, kept) && !isLost(board)) return stop(kept);
    const all = thingsOf(board);
    const next = fallbacks(last.current).reduce<HTMLElement | undefined>(
      (found, selector) => found ?? all.find((element) => element.matches(selector)),
      all.find((element) => element === kept),
    );
    stop(next ?? all[0]);
    if (!isLost(board)) return;
    // What is read out is what it is called now.
    writeNames();
    (next ?? all[0])?.focus({ preventScroll: true });
  });

  const onFocus = (event: { readonly target: EventTarget }): void => {
    inside.current = true;
    const element = thingAt(event.target);
    if (element && isPlaced(element)) stop(element);
  };

  const onBlur = (event: { readonly relatedTarget: EventTarget | null }): void => {
    // Focus that goes nowhere has lost its thing; focus that goes elsewhere has left.
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) inside.current = false;
  };

  /** Moves the focus to a thing of the board. */
  const goTo = (thing: ThingId): void => {
    if (root.current) elementOf(root.current, thing)?.focus();
  };

  /** Whether the key moved the focus. */
  const onKey = ({ key }: KeyboardEvent, from: HTMLElement): boolean => {
    const board = root.current;
    if (!board) return false;
    if (key === 'Home' || key === 'End') return toEnd(from, key);
    const to = DIRECTIONS[key];
    if (to === undefined) return false;
    endSlides(board);
    const all = thingsOf(board).filter((element) => element !== from);
    const boxes = all.map((element) => element.getBoundingClientRect());
    all[nearest(from.getBoundingClientRect(), boxes, to)]?.focus();
    return true;
  };

  return { onFocus, onBlur, onKey, goTo };
}

function toEnd(from: HTMLElement, key: 'Home' | 'End'): boolean {
  const line = from.closest('[role="row"], [role="group"]');
  const all = line ? [...line.querySelectorAll<HTMLElement>('[data-thing]')] : [];
  (key === 'Home' ? all[0] : all.at(-1))?.focus();
  return all.length > 0;
}
