import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { keepIn, type Shelf, safeStorage } from './storage.ts';

const KEY = 'shamble.known';

interface Store {
  readonly known: readonly string[];
  note(what: string): void;
}

function readKnown(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** What the reader knows and is not told again; kept on this device, or else as long as the page. */
export function knownStore(storage: Shelf) {
  const store = create<Store>((set) => ({
    known: readKnown(storage.read(KEY)),
    note: (what) => set(({ known }) => ({ known: known.includes(what) ? known : [...known, what] })),
  }));
  keepIn(
    storage,
    KEY,
    store,
    (text) => store.setState({ known: readKnown(text) }),
    ({ known }) => known,
  );
  return store;
}

export const useKnown = knownStore(safeStorage());

/** Whether something is told here: the first time it comes up on this device, until it is closed or the place is left. */
export function useToldForGood(what: string | null): readonly [told: boolean, close: () => void] {
  const known = useKnown((store) => what === null || store.known.includes(what));
  const note = useKnown((store) => store.note);
  const [telling, tell] = useState<string | null>(null);
  useEffect(() => {
    if (what === null || known) return;
    tell(what);
    note(what);
  }, [what, known, note]);
  return [what !== null && telling === what, () => tell(null)];
}
