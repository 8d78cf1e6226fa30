import { type RefObject, useLayoutEffect } from 'react';
import { elementOf, type ThingId } from './thing-id.ts';

/** Lights things on a board, also when it draws them anew, and brings the first of them into sight. */
export function useLit(box: RefObject<HTMLElement | null>, things: readonly ThingId[]): void {
  // Equal lists come anew with every drawing.
  const names = JSON.stringify(things);
  useLayoutEffect(() => {
    const board = box.current;
    const wanted: readonly ThingId[] = JSON.parse(names);
    if (board === null || wanted.length === 0) return;
    const first = light(board, wanted);
    first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const watcher = new MutationObserver(() => light(board, wanted));
    watcher.observe(board, { subtree: true, childList: true, attributeFilter: ['data-thing'] });
    return () => {
      watcher.disconnect();
      light(board, []);
    };
  }, [box, names]);
}

/** Marks the elements of things and no others; the first thing that is there. */
function light(board: Element, things: readonly ThingId[]): Element | undefined {
  const found = things.flatMap((thing) => elementOf(board, thing) ?? []);
  for (const before of board.querySelectorAll('[data-lit]'))
    if (!found.some((element) => element === before)) before.removeAttribute('data-lit');
  for (const element of found) element.setAttribute('data-lit', '');
  return found[0];
}
