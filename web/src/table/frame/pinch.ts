import { type RefObject, useEffect } from 'react';

const distance = ([a, b]: readonly Touch[]): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Two fingers on an element change its zoom; one finger scrolls as everywhere. */
export function usePinch(
  box: RefObject<HTMLElement | null>,
  zoom: () => number,
  setZoom: (zoom: number) => void,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let start: { readonly apart: number; readonly zoom: number } | null = null;
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { apart: distance([...event.touches]), zoom: zoom() } : null;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      setZoom((start.zoom * distance([...event.touches])) / start.apart);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  });
}
