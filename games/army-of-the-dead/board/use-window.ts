import { useFirstSize, useFollowing, useWindow, type Zoom } from '@shamble/parts';
import { type RefObject, useRef } from 'react';
import { boxOf, middleOf, type Plane, shareOf, ZONE } from './geometry.ts';

/** On a phone the whole map would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 2.4 : 1);

/** How large a Zone is at first, in pixels: for fingers, and where the whole map would make it too small to read. */
const FINGERS = 98;
const LEAST = 64;
/** Where a window is lower than so many of those, they are smaller: whoever acts and a target beside are to be seen. */
const ROWS = 2.1;

/** How large a Zone is where all of the map is seen. */
const fitOf = ({ box }: Plane, width: number, height: number): number =>
  Math.min(width / box.width, height / box.height) * ZONE;

export const firstSize =
  (plane: Plane, compact: boolean) =>
  (width: number, height: number): number =>
    Math.max(1, (compact ? Math.min(FINGERS, height / ROWS) : LEAST) / fitOf(plane, width, height));

interface Shown {
  readonly plane: Plane;
  readonly compact: boolean;
  /** The number of the question. */
  readonly question: number | null;
  /** Zones to be in sight: that of whoever acts, and where the chosen attack goes. */
  readonly zones: readonly string[];
  readonly smooth: boolean;
}

/** The window onto the map, which follows who acts where only a part is seen; and how to look at a Zone. */
export function useMapWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, shown: Shown) {
  const { plane, compact, question, zones, smooth } = shown;
  const { show, bring, zoomAt } = useWindow(box, zoom, null);
  useFirstSize(box, zoom, firstSize(plane, compact));
  useFollowing(box, {
    places: zones.map((zone) => boxOf(plane, zone)),
    question,
    zoom,
    bring: (places) => bring(places, smooth),
  });

  const before = useRef(1);
  /** To the size for fingers, and back. */
  const doubleTap = (x: number, y: number): void => {
    const { current: pane } = box;
    if (!pane) return;
    const near = FINGERS / fitOf(plane, pane.clientWidth, pane.clientHeight);
    const isNear = Math.abs(zoom.now / near - 1) < 0.02;
    if (!isNear) before.current = zoom.now;
    zoomAt(isNear ? before.current : near, x, y);
  };

  const centre = (on: string | null): void => {
    if (on !== null) show(shareOf(plane, middleOf(plane, on)), smooth);
  };
  return { centre, doubleTap };
}
