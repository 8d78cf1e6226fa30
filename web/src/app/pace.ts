import type { Pace } from '@shamble/parts/board';
import { useSyncExternalStore } from 'react';
import { type Settings, useSettings } from './settings.ts';

const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? null;

/** What boards move and stop their pieces with. */
const CAN_MOVE =
  typeof Element === 'undefined' || ['animate', 'getAnimations'].every((name) => name in Element.prototype);

const subscribe = (changed: () => void): (() => void) => {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

/** Why nothing moves whatever the reader chose, if so: the system asks for that, or the browser cannot. */
export type Stillness = 'reduced' | 'unable';

const isReduced = (): boolean => query?.matches ?? false;

export function useStillness(): Stillness | null {
  const reduced = useSyncExternalStore(subscribe, isReduced, isReduced);
  if (reduced) return 'reduced';
  return CAN_MOVE ? null : 'unable';
}

/** How fast things move: what the reader chose, as far as anything can. */
export function usePace(): Pace {
  const motion = useSettings((settings) => settings.motion);
  return useStillness() === null ? motion : 'off';
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
