import type { Won } from '@shamble/parts/board';
import { create } from 'zustand';
import { keepIn, type Shelf, safeStorage } from './storage.ts';

const KEY = 'shamble.won';
/** So many tables are remembered as counted; one that is older does not come to its end again. */
const REMEMBERED = 100;

interface Kept {
  /** Tables that were counted: one that goes back and ends once more is not won twice. */
  readonly tables: readonly string[];
  readonly won: Readonly<Record<string, Won>>;
}

interface Store extends Kept {
  note(table: string, whats: readonly string[], rounds: number): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWon = (value: unknown): value is Won =>
  isRecord(value) && Number.isInteger(value.times) && Number.isInteger(value.best);

function readWon(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || !Array.isArray(kept.tables) || !isRecord(kept.won)) return { tables: [], won: {} };
    const won = Object.entries(kept.won).flatMap(([what, one]) => (isWon(one) ? [[what, one] as const] : []));
    return { tables: kept.tables.filter((one) => typeof one === 'string'), won: Object.fromEntries(won) };
  } catch {
    return { tables: [], won: {} };
  }
}

/** What was won with a value of an option of a game. */
export const wonName = (game: string, option: string, value: string | boolean): string => `${game}/${option}/${value}`;

/** What was won on this device, and in how few rounds. */
export function wonStore(storage: Shelf) {
  const store = create<Store>((set) => ({
    ...readWon(storage.read(KEY)),
    note: (table, whats, rounds) =>
      set(({ tables, won }) => {
        if (tables.includes(table)) return {};
        const more = whats.map((what): [string, Won] => {
          const before = won[what];
          return [what, { times: (before?.times ?? 0) + 1, best: Math.min(before?.best ?? rounds, rounds) }];
        });
        return { tables: [...tables, table].slice(-REMEMBERED), won: { ...won, ...Object.fromEntries(more) } };
      }),
  }));
  keepIn(
    storage,
    KEY,
    store,
    (text) => store.setState(readWon(text)),
    ({ tables, won }) => ({ tables, won }),
  );
  return store;
}

export const useWon = wonStore(safeStorage());
