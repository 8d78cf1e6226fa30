import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps, Intent } from './board.ts';

/** Calls back once what changed has been painted; returns how to call it off. */
export function afterPaint(go: () => void): () => void {
  let off = false;
  // The frame is painted after its callbacks; the next task comes after that.
  requestAnimationFrame(() => setTimeout(() => off || go()));
  return () => {
    off = true;
  };
}

/** What the viewer is asked and has put together, as a board is given it. */
export const intentOf = ({ decision, selected, plan, shares, spot }: BoardProps): Intent | null =>
  decision && { decision, selected, plan, shares, spot };

/**
 * What takes some reckoning, such as a forecast drawn over the board: made anew after the paint that shows what it is
 * made of. Until then the one before stays, so it tells only what everybody may see; null before the first.
 */
export function useReckoned<T>(make: () => T, of: readonly unknown[]): T | null {
  const [made, setMade] = useState<T | null>(null);
  const reckon = useEffectEvent(() => setMade(make()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made of is given
  useEffect(() => afterPaint(reckon), of);
  return made;
}
