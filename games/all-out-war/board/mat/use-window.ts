import { useFirstSize, useFollowing, useWindow, type Zoom } from '@shamble/parts';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Wanted } from './in-sight.ts';
import { boxAround, inches, type Plane, type Rect } from './plane.ts';

/** On a phone the whole mat would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 1.6 : 1);

/** Pixels of an inch: never fewer for fingers, and so many where two taps ask for more. */
const LEAST = 27;
const LEAST_MOUSE = 18;
const NEAR = 44;

/** Pixels of an inch where all of the mat is seen. */
const inchOf = ({ width, height }: Plane, wide: number, tall: number): number =>
  Math.min(wide / inches(width), tall / inches(height));

interface Shown {
  readonly plane: Plane;
  readonly compact: boolean;
  readonly question: number | null;
  /** What is to be in sight, the most important last. */
  readonly places: readonly Wanted[];
  readonly smooth: boolean;
}

/** Pixels of an inch at which all that is wanted fits a window, within what fingers need and what is near enough. */
export function fitted(places: readonly Wanted[], wide: number, tall: number): number {
  if (places.length === 0) return LEAST;
  const span = (at: (one: Wanted) => number): number =>
    inches(Math.max(...places.map((one) => at(one) + one.room)) - Math.min(...places.map((one) => at(one) - one.room)));
  return Math.min(NEAR, Math.max(LEAST, Math.min(wide / span(({ x }) => x), tall / span(({ y }) => y))));
}

/** The window onto the mat: it follows who acts and what is planned where only a part is seen. */
export function useMatWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, shown: Shown) {
  const { plane, compact, question, places, smooth } = shown;
  const { show, bring, zoomAt } = useWindow(box, zoom, null);
  const sizeFor = (wide: number, tall: number): number =>
    Math.max(1, (compact ? fitted(places, wide, tall) : LEAST_MOUSE) / inchOf(plane, wide, tall));
  useFirstSize(box, zoom, sizeFor);
  const fit = useEffectEvent(() => {
    const { current: pane } = box;
    if (compact && pane && pane.clientWidth > 0 && pane.clientHeight > 0)
      zoom.begin(sizeFor(pane.clientWidth, pane.clientHeight));
  });
  const wanted = JSON.stringify(places);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places want another size
  useLayoutEffect(() => fit(), [wanted]);
  const boxes: Rect[] = places.map(({ x, y }) => boxAround(plane, x, y, 1000));
  useFollowing(box, { places: boxes, question, zoom, bring: (wanted) => bring(wanted, smooth) });

  const before = useRef(1);
  /** To the size for looking closely, and back. */
  const doubleTap = (x: number, y: number): void => {
    const { current: pane } = box;
    if (!pane) return;
    const near = NEAR / inchOf(plane, pane.clientWidth, pane.clientHeight);
    const isNear = Math.abs(zoom.now / near - 1) < 0.02;
    if (!isNear) before.current = zoom.now;
    zoomAt(isNear ? before.current : near, x, y);
  };

  const centre = (x: number, y: number): void => show({ x: x / plane.width, y: 1 - y / plane.height }, smooth);
  return { centre, doubleTap };
}
