import { type RefObject, useEffect } from 'react';
import type { Zoom } from './board.ts';
import { contentOf, footOf, type Share, usePane } from './pane.tsx';
import type { Box } from './rove.ts';

/** Whether an extent is seen: all of it, or nothing but it. */
const isSeen = (from: number, to: number, first: number, last: number): boolean =>
  (from >= first && to <= last) || (from <= first && to >= last);

/** Along one axis, from the first of some places to the end of the last. */
type Extent = readonly [from: number, to: number];

const extentOf = (all: readonly Extent[]): Extent => [
  Math.min(...all.map(([from]) => from)),
  Math.max(...all.map(([, to]) => to)),
];

/** What of some places has room: all, or those that are left when the first have been given up one by one. */
function fitting(all: readonly Extent[], room: number): Extent {
  const extent = extentOf(all);
  return extent[1] - extent[0] > room + 1e-9 && all.length > 1 ? fitting(all.slice(1), room) : extent;
}

const acrossOf = ({ left, right }: Box): Extent => [left, right];
const downOf = ({ top, bottom }: Box): Extent => [top, bottom];

/**
 * Where the middle of a window has to be for some places to be seen; null where they are. Where they are too far apart
 * for it, the first are given up; the last is always shown.
 */
export function middleFor(places: readonly Box[], sight: Box): Share | null {
  const seen = ({ left, right, top, bottom }: Box): boolean =>
    isSeen(left, right, sight.left, sight.right) && isSeen(top, bottom, sight.top, sight.bottom);
  if (places.length === 0 || places.every(seen)) return null;
  const middle = (axis: (box: Box) => Extent): number => {
    const [first, end] = axis(sight);
    const [from, to] = fitting(places.map(axis), end - first);
    return (from + to) / 2;
  };
  return { x: middle(acrossOf), y: middle(downOf) };
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

interface Fit {
  readonly least?: number;
  readonly most?: number;
  readonly smooth?: boolean;
}

/**
 * A window that follows a point where only a part of the whole is seen. `show` puts a point into the middle, `bring`
 * moves the window only if one of some places is out of sight, `fit` makes them fill it, but nothing smaller than
 * `least` or larger than `most`.
 */
export function useWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, followed: Share | null) {
  const { show, showAt, zoomAt } = usePane(box, zoom);

  const bring = (places: readonly Box[], smooth = false): void => {
    if (!box.current || places.length === 0) return;
    const { sight, whole } = sightFor(places, box.current);
    const middle = middleFor(places, sight);
    if (middle) show(middle, smooth, whole);
  };

  const fit = (places: readonly Box[], { least = 1, most = zoom.most, smooth = false }: Fit = {}): void => {
    const { current: pane } = box;
    if (!pane) return;
    const { width, height } = contentOf(pane);
    const seen = { x: pane.clientWidth / width, y: (pane.clientHeight - footOf(pane)) / height };
    const found = fitFor(places, seen, { now: zoom.now, least: Math.max(1, least), most });
    if (found) showAt(found.middle, found.size, smooth);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the point, nothing else
  useEffect(() => {
    if (zoom.now > 1 && followed) show(followed);
  }, [followed?.x, followed?.y]);

  return { show, bring, fit, zoomAt };
}

/** What a window shows, as shares of the whole; without what is covered, where some places have room in the rest. */
function sightFor(places: readonly Box[], pane: HTMLElement): { readonly sight: Box; readonly whole: boolean } {
  const window = pane.getBoundingClientRect();
  const { left, top, width, height } = contentOf(pane);
  const sight = {
    left: (window.left - left) / width,
    right: (window.left + pane.clientWidth - left) / width,
    top: (window.top - top) / height,
    bottom: (window.top + pane.clientHeight - top) / height,
  };
  const free = sight.bottom - footOf(pane) / height;
  const [from, to] = extentOf(places.map(downOf));
  const whole = to - from > free - sight.top;
  return { sight: whole ? sight : { ...sight, bottom: free }, whole };
}
