import { clone } from '@shamble/kernel';
import {
  type Autosave,
  byTime,
  type Change,
  type Chunk,
  type Heads,
  LostError,
  NotOwnerError,
  type Store,
  type StoredAnswer,
  type StoredLine,
  type StoredTable,
  type TableHead,
} from './store.ts';

interface Kept {
  owner: string;
  head: TableHead;
  line: StoredLine;
  chunks: Chunk[];
  answers: StoredAnswer[];
  autosaves: Autosave[];
}

/** Keeps tables as long as it lives itself. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, Kept>();
  private readonly removed = new Set<string>();
  private readonly faults = new Map<string, string>();

  has(id: string): boolean {
    return this.tables.has(id);
  }

  async heads(): Promise<Heads> {
    return { heads: [...this.tables.values()].map(({ head }) => clone(head)), unreadable: [] };
  }

  async read(id: string): Promise<StoredTable | null> {
    const kept = this.tables.get(id);
    if (!kept) return null;
    const { head, line, chunks, answers } = kept;
    return clone({ head, line, chunks, answers, log: null });
  }

  async autosaves(id: string): Promise<Autosave[]> {
    return clone(this.tables.get(id)?.autosaves ?? []).sort(byTime);
  }

  async claim(id: string, owner: string): Promise<void> {
    const kept = this.tables.get(id);
    if (kept) kept.owner = owner;
  }

  async write(owner: string, change: Change): Promise<void> {
    const { id, dropFrom = Infinity, dropChunks = Infinity, ...fresh } = clone(change);
    const table = this.tables.get(id) ?? this.laid(owner, change);
    if (table.owner !== owner) throw new NotOwnerError(id);
    const { head = table.head, line = table.line, chunks = [], answers = [], autosaves } = fresh;
    while ((table.chunks.at(-1)?.k ?? -1) >= dropChunks) table.chunks.pop();
    table.chunks.push(...chunks);
    const given = answers.map(({ n }) => n);
    table.answers = [...table.answers.filter(({ n }) => n < dropFrom && !given.includes(n)), ...answers];
    if (autosaves) {
      const named = new Set(head.autosaves.flatMap(({ at, apart }) => (apart ? [at] : [])));
      const known = table.autosaves.filter(({ at }) => !autosaves.some((one) => one.at === at));
      table.autosaves = [...autosaves, ...known].filter(({ at }) => named.has(at));
    }
    this.tables.set(id, { ...table, head, line });
  }

  /** A table that is not here yet must come as a whole. */
  private laid(owner: string, change: Change): Kept {
    const { id, head, line } = change;
    if (this.removed.has(id)) throw new NotOwnerError(id);
    if (!head || !line) throw new LostError(id);
    return { owner, head, line, chunks: [], answers: [], autosaves: [] };
  }

  async keepDamaged(id: string, text: string): Promise<void> {
    this.faults.set(id, text);
  }

  async damaged(id: string): Promise<string | null> {
    return this.faults.get(id) ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.forget(id);
    this.removed.add(id);
  }

  /** The table is kept elsewhere. */
  async forget(id: string): Promise<void> {
    this.tables.delete(id);
    this.faults.delete(id);
  }
}
