import { contentOf, useFirstSize, useFollowing, useWindow, type Zoom } from '@shamble/parts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { distance } from '../../geometry/vector.ts';
import { type Cover, coverOf, isClear, type Size } from './covered.ts';
import type { Wanted } from './in-sight.ts';
import { boxAround, inches, type Plane, type Rect } from './plane.ts';

/** On a phone the whole mat would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 1.6 : 1);

/** Pixels of an inch: never fewer for fingers, and so many where two taps ask for more. */
const LEAST = 27;
const LEAST_MOUSE = 18;
const NEAR = 44;
/** So much around the middle of a figure is seen with it, in thousandths. */
const FIGURE = 800;

/** What of the mat is in the middle of its window. */
function middleIn(pane: HTMLElement, { width, height }: Plane): readonly [number, number] {
  const [window, drawing] = [pane.getBoundingClientRect(), contentOf(pane)];
  const x = (window.left + pane.clientWidth / 2 - drawing.left) / drawing.width;
  const y = (window.top + pane.clientHeight / 2 - drawing.top) / drawing.height;
  return [x * width, (1 - y) * height];
}

const placesOf = (plane: Plane, places: readonly Wanted[]): Rect[] =>
  places.map(({ x, y }) => boxAround(plane, x, y, FIGURE));

/** Pixels of an inch where all of the mat is seen. */
const inchOf = ({ width, height }: Plane, wide: number, tall: number): number =>
  Math.min(wide / inches(width), tall / inches(height));

interface Shown {
  readonly plane: Plane;
  readonly compact: boolean;
  readonly question: number | null;
  /** What is to be in sight, the most important last. */
  readonly places: readonly Wanted[];
  /** What it chooses among. */
  readonly options: readonly Wanted[];
  /** What is chosen. */
  readonly aimed: readonly Wanted[];
  readonly smooth: boolean;
}

/** Pixels of an inch at which all that is wanted fits a window, within what fingers need and what is near enough. */
export function fitted(places: readonly Wanted[], wide: number, tall: number): number {
  if (places.length === 0) return LEAST;
  const { wide: across, tall: down } = spanOf(places);
  return Math.min(NEAR, Math.max(LEAST, Math.min(wide / across, tall / down)));
}

/** How much of the mat some places take with the room around them, in inches. */
function spanOf(places: readonly Wanted[]): Size {
  const span = (at: (one: Wanted) => number): number =>
    inches(Math.max(...places.map((one) => at(one) + one.room)) - Math.min(...places.map((one) => at(one) - one.room)));
  return { wide: span(({ x }) => x), tall: span(({ y }) => y) };
}

/** As many places as a window can show at so many pixels of an inch, the most important last; that one always. */
export function kept(places: readonly Wanted[], { wide, tall }: Size, inch: number): readonly Wanted[] {
  let all = places.slice(-1);
  for (const place of places.slice(0, -1).reverse()) {
    const more = [place, ...all];
    const span = spanOf(more);
    if (span.wide * inch <= wide + 1e-6 && span.tall * inch <= tall + 1e-6) all = more;
  }
  return all;
}

const around = (boxes: readonly Rect[]): Rect => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const moved = ({ left, top, right, bottom }: Rect, x: number, y: number): Rect => ({
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
});

/**
 * How far a window has to be scrolled for all of some boxes to be seen clear of what lies over it; null where they are.
 * All is in pixels of the drawing, which can be scrolled a little beyond its right and its lower edge.
 */
export function scrollFor(
  boxes: readonly Rect[],
  now: readonly [number, number],
  window: Size,
  drawing: Size,
  cover: Cover,
): readonly [number, number] | null {
  const unseen = ([x, y]: readonly [number, number]): number =>
    boxes.filter((box) => !isClear(cover, moved(box, x, y))).length;
  if (boxes.length === 0 || unseen(now) === 0) return null;
  const box = around(boxes);
  const within = (at: number, most: number): number => Math.max(0, Math.min(at, Math.max(0, most)));
  const [first, ...others] = cover.parts.map(({ left, top, right, bottom }): readonly [number, number] => [
    within((box.left + box.right - left - right) / 2, drawing.wide + cover.beyond.wide - window.wide),
    within((box.top + box.bottom - top - bottom) / 2, drawing.tall + cover.beyond.tall - window.tall),
  ]);
  return others.reduce((best, one) => (unseen(one) < unseen(best) ? one : best), first);
}

/** The window onto the mat: it follows what a question is about where only a part is seen. */
export function useMatWindow(box: RefObject<HTMLElement | null>, zoom: Zoom, shown: Shown) {
  const { plane, compact, question, places, options, aimed, smooth } = shown;
  const { show, zoomAt } = useWindow(box, zoom, null);
  const roomIn = (wide: number, tall: number): Size => ({
    wide: coverOf({ wide, tall }, compact).parts[0].right,
    tall,
  });
  /** The most important last; of equal ones the nearest to what is seen now. */
  const all = (): readonly Wanted[] => {
    const { current: pane } = box;
    if (!compact || !pane || options.length === 0) return places;
    const [x, y] = middleIn(pane, plane);
    const far = (one: Wanted): number => distance(one.x, one.y, x, y);
    return [...options.toSorted((a, b) => far(b) - far(a)), ...places];
  };
  const sizeFor = (wide: number, tall: number): number => {
    const room = roomIn(wide, tall);
    const inch = compact ? fitted(kept(all(), room, LEAST), room.wide, tall) : LEAST_MOUSE;
    return Math.max(1, inch / inchOf(plane, wide, tall));
  };
  useFirstSize(box, zoom, sizeFor);
  const fit = useEffectEvent(() => {
    const { current: pane } = box;
    if (compact && pane && pane.clientWidth > 0 && pane.clientHeight > 0)
      zoom.begin(sizeFor(pane.clientWidth, pane.clientHeight));
  });
  const wanted = JSON.stringify([places, options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places want another size
  useLayoutEffect(() => fit(), [wanted]);

  /** Moves the window only if one of some places cannot be seen in it. */
  const bring = (wishes: readonly Wanted[]): void => {
    const { current: pane } = box;
    if (!pane) return;
    const drawing = contentOf(pane);
    const { left, top } = pane.getBoundingClientRect();
    const window = { wide: pane.clientWidth, tall: pane.clientHeight };
    const inch = drawing.width / inches(plane.width);
    const boxes = kept(wishes, roomIn(window.wide, window.tall), inch).map(({ x, y }) => {
      const place = boxAround(plane, x, y, FIGURE);
      return {
        left: place.left * drawing.width,
        right: place.right * drawing.width,
        top: place.top * drawing.height,
        bottom: place.bottom * drawing.height,
      };
    });
    const size = { wide: drawing.width, tall: drawing.height };
    const now = [left - drawing.left, top - drawing.top] as const;
    const to = scrollFor(boxes, now, window, size, coverOf(window, compact));
    if (to === null) return;
    const middle = { x: (to[0] + window.wide / 2) / drawing.width, y: (to[1] + window.tall / 2) / drawing.height };
    show(middle, smooth, true);
  };
  const followed = placesOf(plane, [...options, ...places]);
  useFollowing(box, { places: followed, question, zoom, bring: () => bring(all()) });
  // What is chosen is looked at, wherever the window was moved to.
  const look = useEffectEvent(() => {
    if (compact && aimed.length > 0) bring([...all(), ...aimed]);
  });
  const chosen = JSON.stringify(aimed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice
  useEffect(() => look(), [chosen]);

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
