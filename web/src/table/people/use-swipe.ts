import { type RefObject, useEffect, useEffectEvent } from 'react';

/** So far a finger must go across, in pixels, and farther than up or down. */
const FAR = 40;

/** Which way a finger went: on to the next (1) when it moves to the left, back (-1), or neither. */
export function swiped(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Tells of a finger that goes across something within the part of the page around an element. */
export function useSwipe(
  inside: RefObject<HTMLElement | null>,
  around: string,
  tell: (by: 1 | -1, target: Element) => void,
) {
  const told = useEffectEvent(tell);
  useEffect(() => {
    const place = inside.current?.closest<HTMLElement>(around);
    if (!place) return;
    let from: Touch | null = null;
    const start = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? touches[0] : null;
    };
    const end = ({ changedTouches: [to] }: TouchEvent): void => {
      const by = from && to ? swiped(to.clientX - from.clientX, to.clientY - from.clientY) : 0;
      if (by !== 0 && from?.target instanceof Element) told(by, from.target);
      from = null;
    };
    place.addEventListener('touchstart', start, { passive: true });
    place.addEventListener('touchend', end, { passive: true });
    return () => {
      place.removeEventListener('touchstart', start);
      place.removeEventListener('touchend', end);
    };
  }, [inside, around]);
}
