import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MIDDLES, type Point, shareOf } from './geometry.ts';

const MOST = 4;
const STEP = 1.4;
/** On a phone the whole map would be too small for fingers. */
const SMALL = 1.9;

/** The window onto the map: how large it is drawn, and which part is seen. */
export function useWindow(frame: RefObject<HTMLDivElement | null>, compact: boolean, space: number | null) {
  const [zoom, setZoom] = useState(compact ? SMALL : 1);
  /** What was in the middle before the size changed, as shares of the map. */
  const kept = useRef<Point | null>(null);

  const show = ({ x, y }: Point, smooth: boolean): void => {
    const box = frame.current;
    if (!box) return;
    const left = x * box.scrollWidth - box.clientWidth / 2;
    const top = y * box.scrollHeight - box.clientHeight / 2;
    // Not everywhere can a window be scrolled by script.
    box.scrollTo?.({ left, top, behavior: smooth ? 'smooth' : 'auto' });
  };

  const centre = (on = space, smooth = false): void => {
    if (on !== null) show(shareOf(MIDDLES[on]), smooth);
  };

  const zoomBy = (by: 1 | -1): void => {
    const box = frame.current;
    if (box)
      kept.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    setZoom((old) => Math.min(MOST, Math.max(1, by > 0 ? old * STEP : old / STEP)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size asks for the old middle
  useLayoutEffect(() => {
    if (kept.current) show(kept.current, false);
    kept.current = null;
  }, [zoom]);

  // Where only a part is seen, the window follows the pawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the pawn, nothing else
  useEffect(() => {
    if (zoom > 1) centre();
  }, [space]);

  return { zoom, centre, zoomBy, canZoomIn: zoom < MOST, canZoomOut: zoom > 1 };
}
