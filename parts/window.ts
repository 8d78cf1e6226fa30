import { type RefObject, useEffect } from 'react';
import type { Zoom } from './board.ts';
import { contentOf, type Share, usePane } from './pane.tsx';
import type { Box } from './rove.ts';

/** Whether an extent is seen: all of it, or nothing but it. */
const isSeen = (from: number, to: number, first: number, last: number): boolean =>
  (from >= first && to <= last) || (from <= first && to >= last);

/**
 * Where the middle of a window has to be for some places to be seen; null where they are. Where they are too far apart
 * for it, the last is shown.
 */
export function middleFor(places: readonly Box[], sight: Box): Share | null {
  const seen = ({ left, right, top, bottom }: Box): boolean =>
    isSeen(left, right, sight.left, sight.right) && isSeen(top, bottom, sight.top, sight.bottom);
  const last = places.at(-1);
  if (last === undefined || places.every(seen)) return null;
  /** The middle of all along one axis; of the last where the window is too short for all. */
  const middle = (first: (box: Box) => number, end: (box: Box) => number): number => {
    const extent = [Math.min(...places.map(first)), Math.max(...places.map(end))];
    const [from, to] = extent[1] - extent[0] > end(sight) - first(sight) ? [first(last), end(last)] : extent;
    return (from + to) / 2;
  };
  return {
    x: middle(
      ({ left }) => left,
      ({ right }) => right,
    ),
    y: middle(
      ({ top }) => top,
      ({ bottom }) => bottom,
    ),
  };
}

/** How large a board may be drawn. */
interface Sizes {
  readonly now: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The size at which some places fill a window, as far as it may be, and what is in its middle then: of places too far
 * apart for it the last. `seen` is how much of the whole the window shows now, as shares.
 */
export function fitFor(places: readonly Box[], seen: Share, { now, least, most }: Sizes) {
  const last = places.at(-1);
  if (last === undefined) return null;
  const left = Math.min(...places.map((place) => place.left));
  const right = Math.max(...places.map((place) => place.right));
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  const wanted = now * Math.min(seen.x / (right - left), seen.y / (bottom - top));
  const size = Math.min(most, Math.max(least, wanted));
  const isShort = (extent: number, share: number): boolean => extent > (share * now) / size + 1e-9;
  const x = isShort(right - left, seen.x) ? (last.left + last.right) / 2 : (left + right) / 2;
  const y = isShort(bottom - top, seen.y) ? (last.top + last.bottom) / 2 : (top + bottom) / 2;
  return { size, middle: { x, y } };
}

/**
 * A window that follows a point where only a part of the whole is seen. `show` puts a point into the middle, `bring`
 * moves the window only if one of some places is out of sight, `fit` makes them fill it, but nothing smaller than
 * `least`.
 */
export function useWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, followed: Share | null) {
  const { show, showAt, zoomAt } = usePane(box, zoom);

  const bring = (places: readonly Box[], smooth = false): void => {
    const middle = box.current && middleFor(places, sightOf(box.current));
    if (middle) show(middle, smooth);
  };

  const fit = (places: readonly Box[], least = 1, smooth = false): void => {
    const { current: pane } = box;
    if (!pane) return;
    const { width, height } = contentOf(pane);
    const seen = { x: pane.clientWidth / width, y: pane.clientHeight / height };
    const found = fitFor(places, seen, { now: zoom.now, least: Math.max(1, least), most: zoom.most });
    if (found) showAt(found.middle, found.size, smooth);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the point, nothing else
  useEffect(() => {
    if (zoom.now > 1 && followed) show(followed);
  }, [followed?.x, followed?.y]);

  return { show, bring, fit, zoomAt };
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
