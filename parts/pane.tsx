import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Zoom } from './board.ts';

/** A point of what a window shows, as shares of its width and height. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

/** A point of what is shown, and where on the screen it is to stay while the size changes. */
interface Held {
  readonly share: Share;
  readonly x: number;
  readonly y: number;
}

/**
 * A window onto something larger: the element scrolls, two fingers and the wheel change the size where they are, and
 * otherwise what was in the middle stays there. The mouse moves it by dragging (see pointer.ts).
 */
export function usePane(box: RefObject<HTMLElement | null>, zoom: Zoom) {
  /** What is in the middle. */
  const middle = useRef<Share>({ x: 0.5, y: 0.5 });
  const held = useRef<Held | null>(null);

  /** Puts a point into the middle of what is not covered; `whole`: of the whole window. */
  const show = ({ x, y }: Share, smooth = false, whole = false): void => {
    const { current: pane } = box;
    if (!pane) return;
    middle.current = { x, y };
    const now = middleOf(pane, whole);
    const { width, height } = contentOf(pane);
    const left = pane.scrollLeft + (x - now.x) * width;
    const top = pane.scrollTop + (y - now.y) * height;
    // Not everywhere can a window be scrolled by script.
    pane.scrollTo?.({ left, top, behavior: smooth ? 'smooth' : 'auto' });
  };

  /** Another size; the point of the screen keeps what it shows. */
  const zoomAt = (wanted: number, x: number, y: number): void => {
    const to = Math.min(zoom.most, Math.max(1, wanted));
    if (!box.current || to === zoom.now) return;
    held.current = heldAt(box.current, x, y);
    zoom.to(to);
  };

  /** Another size, with a point in the middle. */
  const showAt = (share: Share, size: number, smooth = false): void => {
    middle.current = share;
    if (size === zoom.now) show(share, smooth);
    else zoom.to(size);
  };

  useFingersAndWheel(box, zoom.now, zoomAt);

  useEffect(() => {
    const { current: pane } = box;
    if (!pane) return;
    const note = (): void => {
      middle.current = middleOf(pane);
    };
    pane.addEventListener('scroll', note, { passive: true });
    return () => pane.removeEventListener('scroll', note);
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size asks for what was there before
  useLayoutEffect(() => {
    if (box.current && held.current) keep(box.current, held.current);
    else show(middle.current);
    held.current = null;
  }, [zoom.now]);

  return { show, showAt, zoomAt };
}

/** What a window shows: its content may be smaller than itself, and lies in its middle then. */
export const contentOf = (pane: HTMLElement): DOMRect => (pane.firstElementChild ?? pane).getBoundingClientRect();

/** How much of a window's lower edge lies under something, as its style says (`scroll-padding`): what is shown stands above. */
export const footOf = (pane: HTMLElement): number => Number.parseFloat(getComputedStyle(pane).scrollPaddingBottom) || 0;

/** What is in the middle of the part of a window that nothing covers. */
function middleOf(pane: HTMLElement, whole = false): Share {
  const window = pane.getBoundingClientRect();
  const { left, top, width, height } = contentOf(pane);
  return {
    x: (window.left + pane.clientWidth / 2 - left) / width,
    y: (window.top + (pane.clientHeight - (whole ? 0 : footOf(pane))) / 2 - top) / height,
  };
}

function heldAt(pane: HTMLElement, x: number, y: number): Held {
  const { left, top, width, height } = contentOf(pane);
  return { share: { x: (x - left) / width, y: (y - top) / height }, x, y };
}

function keep(pane: HTMLElement, { share, x, y }: Held): void {
  const { left, top, width, height } = contentOf(pane);
  pane.scrollLeft += left + share.x * width - x;
  pane.scrollTop += top + share.y * height - y;
}

const apart = ([a, b]: readonly Touch[]): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** How much larger it is after one pixel of the wheel; and how many pixels a line of it is. */
const WHEEL = 1.0015;
const LINE = 33;

/** The size that a turn of the wheel asks for; null where it means another thing, such as going sideways. */
export function wheeled(now: number, event: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'shiftKey'>) {
  const { deltaX, deltaY, deltaMode, shiftKey } = event;
  if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return null;
  const wanted = now * WHEEL ** (-deltaY * (deltaMode === 0 ? 1 : LINE));
  // What cannot become smaller leaves the wheel to what lies around it.
  return wanted < 1 && now <= 1 ? null : wanted;
}

/** Two fingers change the size, one finger scrolls as everywhere; the wheel of a mouse changes the size. */
function useFingersAndWheel(
  box: RefObject<HTMLElement | null>,
  now: number,
  zoomAt: (wanted: number, x: number, y: number) => void,
): void {
  const latest = useRef({ now, zoomAt });
  useLayoutEffect(() => {
    latest.current = { now, zoomAt };
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
      const [a, b] = event.touches;
      const wanted = (start.zoom * apart([...event.touches])) / start.apart;
      latest.current.zoomAt(wanted, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    };
    const wheel = (event: WheelEvent): void => {
      const wanted = wheeled(latest.current.now, event);
      if (wanted === null) return;
      event.preventDefault();
      latest.current.zoomAt(wanted, event.clientX, event.clientY);
    };
    pane.addEventListener('touchstart', begin, { passive: true });
    pane.addEventListener('touchmove', move, { passive: false });
    pane.addEventListener('wheel', wheel, { passive: false });
    return () => {
      pane.removeEventListener('touchstart', begin);
      pane.removeEventListener('touchmove', move);
      pane.removeEventListener('wheel', wheel);
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
