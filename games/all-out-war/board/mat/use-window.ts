import { useFirstSize, useFollowing, useWindow, type Zoom } from '@shamble/parts';
import { type RefObject, useRef } from 'react';
import { boxAround, inches, type Plane, type Rect } from './plane.ts';

/** On a phone the whole mat would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 1.6 : 1);

/** Pixels of an inch: never fewer for fingers, and so many where two taps ask for more. */
const LEAST = 27;
const LEAST_MOUSE = 20;
const NEAR = 44;

/** Pixels of an inch where all of the mat is seen. */
const inchOf = ({ width, height }: Plane, wide: number, tall: number): number =>
  Math.min(wide / inches(width), tall / inches(height));

interface Shown {
  readonly plane: Plane;
  readonly compact: boolean;
  readonly question: number | null;
  /** What is to be in sight, the most important last. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly smooth: boolean;
}

/** The window onto the mat: it follows who acts and what is planned where only a part is seen. */
export function useMatWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, shown: Shown) {
  const { plane, compact, question, places, smooth } = shown;
  const { show, bring, zoomAt } = useWindow(box, zoom, null);
  useFirstSize(box, zoom, (wide, tall) => Math.max(1, (compact ? LEAST : LEAST_MOUSE) / inchOf(plane, wide, tall)));
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
