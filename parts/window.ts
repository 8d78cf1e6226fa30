import { type RefObject, useEffect } from 'react';
import type { Zoom } from './board.ts';
import { type Share, usePane } from './pane.tsx';
import type { Box } from './rove.ts';

/** So near to the edge of a window, as a share of it, counts as out of sight. */
const EDGE = 0.1;

/** Where the middle of a window has to be for all points to be seen; null where they are. */
export function middleFor(points: readonly Share[], sight: Box): Share | null {
  const [dx, dy] = [EDGE * (sight.right - sight.left), EDGE * (sight.bottom - sight.top)];
  const isSeen = ({ x, y }: Share): boolean =>
    x >= sight.left + dx && x <= sight.right - dx && y >= sight.top + dy && y <= sight.bottom - dy;
  if (points.every(isSeen)) return null;
  const between = (of: (point: Share) => number): number => {
    const all = points.map(of);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return { x: between(({ x }) => x), y: between(({ y }) => y) };
}

/**
 * A window that follows a point where only a part of the whole is seen. `show` puts a point into the middle, `bring`
 * moves the window only if one of some points is out of sight.
 */
export function useWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, followed: Share | null) {
  const { show } = usePane(box, zoom);

  const bring = (points: readonly Share[], smooth = false): void => {
    const middle = box.current && middleFor(points, sightOf(box.current));
    if (middle) show(middle, smooth);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the point, nothing else
  useEffect(() => {
    if (zoom.now > 1 && followed) show(followed);
  }, [followed?.x, followed?.y]);

  return { show, bring };
}

/** What a window shows, as shares of the whole. */
function sightOf(pane: HTMLElement): Box {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = pane;
  return {
    left: scrollLeft / scrollWidth,
    right: (scrollLeft + clientWidth) / scrollWidth,
    top: scrollTop / scrollHeight,
    bottom: (scrollTop + clientHeight) / scrollHeight,
  };
}
