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

  const zoomTo = (wanted: number): void => {
    const box = frame.current;
    if (box)
      kept.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    setZoom(Math.min(MOST, Math.max(1, wanted)));
  };

  usePinch(frame, zoom, zoomTo);

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

  const zoomBy = (by: 1 | -1): void => zoomTo(by > 0 ? zoom * STEP : zoom / STEP);
  return { zoom, centre, zoomBy, canZoomIn: zoom < MOST, canZoomOut: zoom > 1 };
}

const apart = ([a, b]: readonly Touch[]): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Two fingers on the map change its size; the table, which does the same with the whole board, does not hear of it. */
function usePinch(frame: RefObject<HTMLDivElement | null>, zoom: number, zoomTo: (wanted: number) => void): void {
  const start = useRef<{ apart: number; zoom: number } | null>(null);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const begin = (event: TouchEvent): void => {
      start.current = event.touches.length === 2 ? { apart: apart([...event.touches]), zoom } : null;
      if (start.current) event.stopPropagation();
    };
    const move = (event: TouchEvent): void => {
      if (!start.current || event.touches.length !== 2) return;
      event.preventDefault();
      event.stopPropagation();
      zoomTo((start.current.zoom * apart([...event.touches])) / start.current.apart);
    };
    box.addEventListener('touchstart', begin, { passive: true });
    box.addEventListener('touchmove', move, { passive: false });
    return () => {
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', move);
    };
  });
}
