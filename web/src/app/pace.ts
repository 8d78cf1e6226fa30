import type { Pace } from '@shamble/parts/board';
import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const query = typeof window === 'undefined' ? null : window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void): (() => void) => {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

/** Whether the system asks for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query?.matches ?? false);

/** How fast things move: what the reader chose, but not at all where the system asks for less motion. */
export function usePace(): Pace {
  const motion = useSettings((settings) => settings.motion);
  return useReducedMotion() ? 'off' : motion;
}
