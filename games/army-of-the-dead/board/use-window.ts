import { footOf, useFirstSize, useFollowing, useWindow, type Zoom } from '@shamble/parts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { boxOf, middleOf, type Plane, shareOf, ZONE } from './geometry.ts';

/** On a phone the whole map would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 2.4 : 1);

/** How large a Zone is at first, in pixels: for fingers, four beside each other on most phones; and where the whole map would make it too small to read. */
const FINGERS = 96;
const LEAST = 64;
/** Where a window is lower than so many of those, they are smaller: whoever acts and a target beside are to be seen. */
const ROWS = 2.1;

/** So far above its middle a Zone stands in the window that has something told under it, as a share of its height. */
const ROOM_BELOW = 0.3;

/** How large a Zone is where all of the map is seen. */
const fitOf = ({ box }: Plane, width: number, height: number): number =>
  Math.min(width / box.width, height / box.height) * ZONE;

/** `foot`: so much of the window's height lies under tools, and the whole map fits above. */
export const firstSize =
  (plane: Plane, compact: boolean) =>
  (width: number, height: number, foot = 0): number =>
    Math.max(1, (compact ? Math.min(FINGERS, height / ROWS) : LEAST) / fitOf(plane, width, height - foot));

interface Shown {
  readonly plane: Plane;
  readonly compact: boolean;
  /** The number of the question. */
  readonly question: number | null;
  /** Zones to be in sight: that of whoever acts, and what is aimed at. */
  readonly zones: readonly string[];
  /** Zones that are all to be seen at once, smaller if need be, as long as they are wished for. */
  readonly all: readonly string[];
  /** What is seen is not to change its size yet. */
  readonly keeps: boolean;
  readonly smooth: boolean;
}

type Place = ReturnType<typeof boxOf>;

/** Of some places those that have room together in a window, as shares of the whole: the last always, then those before it. */
export function together(places: readonly Place[], room: { readonly x: number; readonly y: number }): readonly Place[] {
  const fits = (all: readonly Place[]): boolean =>
    Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left)) <= room.x &&
    Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top)) <= room.y;
  const kept: Place[] = [];
  for (const place of places.toReversed()) if (kept.length === 0 || fits([place, ...kept])) kept.unshift(place);
  return kept;
}

/** How wide a window is, once it is known, and whenever that changes. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current: pane } = box;
    if (!pane) return;
    const observer = new ResizeObserver(() => setWidth(pane.clientWidth));
    observer.observe(pane);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** Whether any of a place is in a window. */
const isWithin = (place: DOMRect, window: DOMRect): boolean =>
  place.right > window.left && place.left < window.right && place.bottom > window.top && place.top < window.bottom;

/** The window onto the map, which follows who acts where only a part is seen; and how to look at a Zone. */
export function useMapWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, shown: Shown) {
  const { plane, compact, question, zones, all, keeps, smooth } = shown;
  const { show, bring, fit, zoomAt } = useWindow(box, zoom, null);
  const sizeFor = firstSize(plane, compact);
  useFirstSize(box, zoom, (width, height) => sizeFor(width, height, box.current ? footOf(box.current) : 0));
  const places = zones.map((zone) => boxOf(plane, zone));
  const bringThem = (gently: boolean): void => {
    const { current: pane } = box;
    const whole = pane?.firstElementChild?.getBoundingClientRect();
    if (!pane || !whole) return;
    const room = { x: pane.clientWidth / whole.width, y: (pane.clientHeight - footOf(pane)) / whole.height };
    bring(together(places, room), gently);
  };
  useFollowing(box, { places, question, zoom, bring: () => bringThem(smooth) });
  const width = useWidth(box);
  const turned = useEffectEvent(() => bringThem(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone that is turned shows who acts, wherever one looked
  useEffect(() => turned(), [width]);

  /** The size before all was shown; null while it is as the reader has it. */
  const nearer = useRef<number | null>(null);
  const everything = JSON.stringify(all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other Zones, or another question
  useEffect(() => {
    if (all.length > 0 && zoom.now > 1) {
      nearer.current ??= zoom.now;
      fit(
        all.map((zone) => boxOf(plane, zone)),
        { most: zoom.now },
      );
    } else if (all.length === 0 && nearer.current !== null && question !== null && !keeps) {
      const size = nearer.current;
      nearer.current = null;
      if (zones.length === 0) zoom.to(size);
      else
        fit(
          zones.map((zone) => boxOf(plane, zone)),
          { least: size, most: size },
        );
    }
  }, [everything, question, keeps]);

  const before = useRef(1);
  /** To the size for fingers, and back. */
  const doubleTap = (x: number, y: number): void => {
    const { current: pane } = box;
    if (!pane) return;
    const near = FINGERS / fitOf(plane, pane.clientWidth, pane.clientHeight - footOf(pane));
    const isNear = Math.abs(zoom.now / near - 1) < 0.02;
    if (!isNear) before.current = zoom.now;
    zoomAt(isNear ? before.current : near, x, y);
  };

  const centre = (on: string | null, gently = smooth): void => {
    if (on !== null) show(shareOf(plane, middleOf(plane, on)), gently);
  };

  /** Brings a Zone into the upper part of the window, at once: what is told of somebody there has room under it. */
  const raise = (on: string | null): void => {
    const { current: pane } = box;
    if (on === null || !pane) return;
    const { x, y } = shareOf(plane, middleOf(plane, on));
    const foot = footOf(pane);
    show({ x, y: y + (ROOM_BELOW * pane.clientHeight - foot / 2) / Math.max(1, pane.scrollHeight - foot) });
  };

  /** One step larger or smaller, at whoever acts where they are in sight, else in the middle. */
  const step = (by: 1 | -1, on: string | null): void => {
    const { current: pane } = box;
    const there = on === null ? null : pane?.querySelector(`[data-thing="zone:${on}"]`)?.getBoundingClientRect();
    if (pane && there && isWithin(there, pane.getBoundingClientRect())) centre(on, false);
    zoom.by(by);
  };
  return { centre, raise, doubleTap, step };
}
