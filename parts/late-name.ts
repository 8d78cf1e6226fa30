import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from './later.ts';

/** Names that are still to be written. */
const unnamed = new Map<RefObject<HTMLElement | null>, () => string>();

export function writeNames(): void {
  const names = [...unnamed];
  unnamed.clear();
  for (const [element, name] of names) element.current?.setAttribute('aria-label', name());
}

/** A button's name: the first one, and where the later ones are written. */
export interface LateName {
  readonly first: string;
  readonly ref: RefObject<HTMLButtonElement | null>;
}

/**
 * Names a button anew once the board has been painted: many spaces have long names, and those who see need not wait
 * for them.
 */
export function useLateName(name: () => string): LateName {
  const [first] = useState(name);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (unnamed.size === 0) afterPaint(writeNames);
    unnamed.set(ref, name);
  });
  return useMemo(() => ({ first, ref }), [first]);
}
