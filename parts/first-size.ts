import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Zoom } from './board.ts';

/** How large a board is drawn as long as nobody wished anything, by the room that its window has. */
export function useFirstSize(
  box: RefObject<HTMLElement | null>,
  zoom: Zoom,
  sizeFor: (width: number, height: number) => number,
): void {
  const begin = useEffectEvent(({ clientWidth, clientHeight }: HTMLElement) => {
    if (clientWidth > 0 && clientHeight > 0) zoom.begin(sizeFor(clientWidth, clientHeight));
  });
  useLayoutEffect(() => {
    const { current: pane } = box;
    if (!pane) return;
    begin(pane);
    const observer = new ResizeObserver(() => begin(pane));
    observer.observe(pane);
    return () => observer.disconnect();
  }, [box]);
}
