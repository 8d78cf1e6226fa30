import { useSyncExternalStore } from 'react';
import type { Meant } from './resolve.ts';

/** What the hand shows at this moment, apart from the board: only the plan's own layer follows it. */
export interface Preview {
  readonly meant: Meant;
  /** Whether the end is held, or only pointed at. */
  readonly held: boolean;
}

export interface Previews {
  get(): Preview | null;
  set(preview: Preview | null): void;
  subscribe(listener: () => void): () => void;
}

export function createPreviews(): Previews {
  const listeners = new Set<() => void>();
  let now: Preview | null = null;
  return {
    get: () => now,
    set: (preview) => {
      if (preview === now) return;
      now = preview;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const usePreview = (previews: Previews): Preview | null =>
  useSyncExternalStore(previews.subscribe, previews.get, () => null);
