import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Zoom } from './board.ts';

/** A point of what a window shows, as shares of its width and height. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

/**
 * A window onto something larger: the element scrolls, two fingers change the size, and what was in the middle stays
 * there. The mouse moves it by dragging (see pointer.ts).
 */
export function usePane(box: RefObject<HTMLElement | null>, zoom: Zoom) {
  /** What is in the middle. */
  const middle = useRef<Share>({ x: 0.5, y: 0.5 });

  const show = ({ x, y }: Share, smooth = false): void => {
    const { current: pane } = box;
    if (!pane) return;
    middle.current = { x, y };
    const left = x * pane.scrollWidth - pane.clientWidth / 2;
    const top = y * pane.scrollHeight - pane.clientHeight / 2;
    // Not everywhere can a window be scrolled by script.
    pane.scrollTo?.({ left, top, behavior: smooth ? 'smooth' : 'auto' });
  };

  usePinch(box, zoom);

  useEffect(() => {
    const { current: pane } = box;
    if (!pane) return;
    const note = (): void => {
      middle.current = {
        x: (pane.scrollLeft + pane.clientWidth / 2) / pane.scrollWidth,
        y: (pane.scrollTop + pane.clientHeight / 2) / pane.scrollHeight,
      };
    };
    pane.addEventListener('scroll', note, { passive: true });
    return () => pane.removeEventListener('scroll', note);
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size asks for the old middle
  useLayoutEffect(() => show(middle.current), [zoom.now]);

  return { show };
}

const apart = ([a, b]: readonly Touch[]): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Two fingers change the zoom; one finger scrolls as everywhere. */
function usePinch(box: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const latest = useRef(zoom);
  useLayoutEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const { current: pane } = box;
    if (!pane) return;
    let start: { readonly apart: number; readonly zoom: number } | null = null;
    const begin = ({ touches }: TouchEvent): void => {
      start = touches.length === 2 ? { apart: apart([...touches]), zoom: latest.current.now } : null;
    };
    const move = (event: TouchEvent): void => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      latest.current.to((start.zoom * apart([...event.touches])) / start.apart);
    };
    pane.addEventListener('touchstart', begin, { passive: true });
    pane.addEventListener('touchmove', move, { passive: false });
    return () => {
      pane.removeEventListener('touchstart', begin);
      pane.removeEventListener('touchmove', move);
    };
  }, [box]);
}

interface PaneProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly zoom: Zoom;
  readonly children: ReactNode;
}

/** A window onto a whole board. */
export function Pane({ box, zoom, children }: PaneProps) {
  usePane(box, zoom);
  const size = `${zoom.now * 100}%`;
  return (
    <div className="part-pane" ref={box}>
      <div className="part-pane-inner" style={{ width: size, height: size }}>
        {children}
      </div>
    </div>
  );
}
