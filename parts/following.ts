import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Zoom } from './board.ts';
import type { Box } from './rove.ts';

interface Followed {
  /** What is to be in sight, as shares of the whole: who acts, then what is aimed at. */
  readonly places: readonly Box[];
  /** The number of the question; null while nobody is asked. */
  readonly question: number | null;
  readonly zoom: Zoom;
  readonly bring: (places: readonly Box[]) => void;
}

/** Keeps some places in sight; once the reader has moved the window, not before the next question. */
export function useFollowing(box: RefObject<HTMLElement | null>, { places, question, zoom, bring }: Followed): void {
  const moved = useMoved(box);
  const follow = useEffectEvent(() => {
    if (!moved.current) bring(places);
  });
  useEffect(() => {
    if (question !== null) moved.current = false;
  }, [question, moved]);
  const key = JSON.stringify(places);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or another place
  useEffect(() => follow(), [key, question]);
  // Another room makes the whole larger or smaller; whoever wishes another size looks where they wish.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size
  useEffect(() => {
    if (zoom.first) follow();
  }, [zoom.now]);
}

/** Whether the window was moved by hand: it scrolls while something is held down, or the wheel turns. */
function useMoved(box: RefObject<HTMLElement | null>): RefObject<boolean> {
  const moved = useRef(false);
  useEffect(() => {
    const { current: pane } = box;
    if (!pane) return;
    const stop = new AbortController();
    const heard = { passive: true, signal: stop.signal } as const;
    let down = false;
    const press = (): void => {
      down = true;
    };
    const release = (): void => {
      down = false;
    };
    pane.addEventListener('pointerdown', press, heard);
    // Fingers that scroll are no pointers any more.
    pane.addEventListener('touchstart', press, heard);
    for (const end of ['pointerup', 'touchend', 'touchcancel'] as const) window.addEventListener(end, release, heard);
    pane.addEventListener('wheel', () => (moved.current = true), heard);
    pane.addEventListener('scroll', () => (moved.current ||= down), heard);
    return () => stop.abort();
  }, [box]);
  return moved;
}
