import { clone } from '@shamble/kernel';
import {
  AUTOSAVES,
  type Autosave,
  byTime,
  type Change,
  NotOwnerError,
  type ShelfTable,
  type Store,
  type StoredAnswer,
  type StoredLog,
  type StoredTable,
  type TableHead,
} from './store.ts';

interface Kept {
  owner: string;
  head: TableHead;
  log: StoredLog;
  answers: StoredAnswer[];
  autosaves: Autosave[];
}

/** Keeps tables as long as it lives itself. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, Kept>();
  private readonly faults = new Map<string, string>();

  has(id: string): boolean {
    return this.tables.has(id);
  }

  async list(): Promise<ShelfTable[]> {
    return [...this.tables.values()].map(({ head, autosaves }) => clone({ head, autosaves: autosaves.map(shelved) }));
  }

  async read(id: string): Promise<StoredTable | null> {
    const kept = this.tables.get(id);
    return kept ? clone({ head: kept.head, log: kept.log, answers: kept.answers }) : null;
  }

  async autosaves(id: string): Promise<Autosave[]> {
    return clone(this.tables.get(id)?.autosaves ?? []);
  }

  async claim(id: string, owner: string): Promise<void> {
    const kept = this.tables.get(id);
    if (kept) kept.owner = owner;
  }

  async write(owner: string, change: Change): Promise<void> {
    const { id, dropFrom = Number.POSITIVE_INFINITY, head, log, answers = [], autosave } = clone(change);
    const kept = this.tables.get(id);
    if (kept ? kept.owner !== owner : !head || !log) throw new NotOwnerError(id);
    const table: Kept = kept ?? { owner, head: head!, log: log!, answers: [], autosaves: [] };
    if (head) table.head = head;
    if (log) table.log = log;
    const fresh = answers.map(({ n }) => n);
    table.answers = [...table.answers.filter(({ n }) => n < dropFrom && !fresh.includes(n)), ...answers];
    if (autosave)
      table.autosaves = [autosave, ...table.autosaves.filter(({ at }) => at !== autosave.at)]
        .sort(byTime)
        .slice(0, AUTOSAVES);
    this.tables.set(id, table);
  }

  async keepDamaged(id: string, text: string): Promise<void> {
    this.faults.set(id, text);
  }

  async damaged(id: string): Promise<string | null> {
    return this.faults.get(id) ?? null;
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id);
    this.faults.delete(id);
  }
}

const shelved = ({ at, round, when }: Autosave): ShelfTable['autosaves'][number] => ({ at, round, when });
