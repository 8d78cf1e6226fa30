import type { Pace } from '@shamble/parts/board';
import { useSyncExternalStore } from 'react';
import { type Settings, useSettings } from './settings.ts';

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

/** How fast what others do is shown, next to how fast all the rest moves: what does not move at all stays so. */
export function othersPace(pace: Pace, others: Settings['others']): Pace {
  if (pace === 'off' || others === 'off') return 'off';
  if (others === 'faster') return pace === 'slow' ? 'normal' : 'fast';
  if (others === 'slower') return pace === 'fast' ? 'normal' : 'slow';
  return pace;
}

/** How fast what bots and other people do is shown. */
export function useOthersPace(): Pace {
  const others = useSettings((settings) => settings.others);
  return othersPace(usePace(), others);
}
