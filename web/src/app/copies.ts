import { type Shelf, safeStorage } from './storage.ts';

const KEY = 'shamble.copies';

/** Which tables were made to try something: their ids, and after how many answers of another table they began. */
export interface Copies {
  startOf(id: string): number | null;
  add(id: string, at: number): void;
  remove(id: string): void;
}

/** Copies are noted beside the tables: a table says that it is one only once it is open, and the shelf opens none. */
export function copiesIn(storage: Shelf): Copies {
  const change = (work: (known: Record<string, unknown>) => void) => {
    const known = read(storage.read(KEY));
    work(known);
    storage.write(KEY, JSON.stringify(known));
  };
  return {
    startOf: (id) => {
      const known = read(storage.read(KEY));
      const at = Object.hasOwn(known, id) ? known[id] : null;
      return typeof at === 'number' ? at : null;
    },
    add: (id, at) =>
      change((known) => {
        known[id] = at;
      }),
    remove: (id) =>
      change((known) => {
        delete known[id];
      }),
  };
}

function read(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

export const copies = copiesIn(safeStorage());
