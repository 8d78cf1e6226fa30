import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { elementOf } from './thing-element.ts';
import type { ThingId } from './thing-id.ts';

/** Lights things on a board, also when it draws them anew, and brings them into sight. */
export function useLit(box: RefObject<HTMLElement | null>, things: readonly ThingId[]): void {
  // Equal lists come anew with every drawing.
  const names = JSON.stringify(things);
  useLayoutEffect(() => {
    const board = box.current;
    const wanted: readonly ThingId[] = JSON.parse(names);
    if (board === null || wanted.length === 0) return;
    light(board, wanted);
    const watcher = new MutationObserver(() => light(board, wanted));
    watcher.observe(board, { subtree: true, childList: true, attributeFilter: ['data-thing'] });
    return () => {
      watcher.disconnect();
      light(board, []);
    };
  }, [box, names]);

  // After the board has looked at what it follows by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things are looked for
  useEffect(() => {
    box.current?.querySelector('[data-lit]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [box, names]);
}

/** Marks the elements of things and no others. */
function light(board: Element, things: readonly ThingId[]): void {
  const found = new Set<Element>(things.flatMap((thing) => elementOf(board, thing) ?? []));
  for (const before of board.querySelectorAll('[data-lit]')) if (!found.has(before)) before.removeAttribute('data-lit');
  for (const element of found) element.setAttribute('data-lit', '');
}
