import { useEffect, useState } from 'react';

/** A Zone that was asked for by name, which stays marked until the next press. */
export function useMarked(): [string | null, (zone: string) => void] {
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    if (marked === null) return;
    const stop = new AbortController();
    const forget = (): void => setMarked(null);
    for (const press of ['pointerdown', 'keydown'] as const)
      window.addEventListener(press, forget, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [marked]);
  return [marked, setMarked];
}
