import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
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

interface Shelf extends DBSchema {
  tables: { key: string; value: TableHead & { readonly owner: string } };
  logs: { key: string; value: StoredLog };
  answers: { key: [id: string, n: number]; value: StoredAnswer };
  autosaves: { key: [id: string, at: number]; value: Autosave };
  damaged: { key: string; value: { readonly id: string; readonly text: string } };
}

type Part = 'tables' | 'logs' | 'answers' | 'autosaves' | 'damaged';

const ALL: Part[] = ['tables', 'logs', 'answers', 'autosaves', 'damaged'];

/** All records of a table whose keys are its id and a number from this one on. */
const rangeOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** Keeps tables in the browser's database. */
export class IdbStore implements Store {
  private connection: Promise<IDBPDatabase<Shelf>> | null = null;

  /** Fails where the browser gives no database. */
  private async connect(): Promise<IDBPDatabase<Shelf>> {
    this.connection ??= openDB<Shelf>('shamble', 1, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('logs', { keyPath: 'id' });
        db.createObjectStore('answers', { keyPath: ['id', 'n'] });
        db.createObjectStore('autosaves', { keyPath: ['id', 'at'] });
        db.createObjectStore('damaged', { keyPath: 'id' });
      },
      // A newer version of this page in another tab wants the database: it must not wait for this one.
      blocking: async () => (await this.forget())?.close(),
      terminated: () => void this.forget(),
    });
    return this.connection.catch((error: unknown) => {
      this.connection = null;
      throw error;
    });
  }

  private forget(): Promise<IDBPDatabase<Shelf>> | null {
    const { connection } = this;
    this.connection = null;
    return connection;
  }

  async list(): Promise<ShelfTable[]> {
    const tx = (await this.connect()).transaction(['tables', 'autosaves']);
    const [heads, autosaves] = await Promise.all([
      tx.objectStore('tables').getAll(),
      tx.objectStore('autosaves').getAll(),
    ]);
    return heads.map((head) => ({
      head,
      autosaves: autosaves.flatMap(({ id, at, round, when }) => (id === head.id ? [{ at, round, when }] : [])),
    }));
  }

  async read(id: string): Promise<StoredTable | null> {
    const tx = (await this.connect()).transaction(['tables', 'logs', 'answers']);
    const [head, log, answers] = await Promise.all([
      tx.objectStore('tables').get(id),
      tx.objectStore('logs').get(id),
      tx.objectStore('answers').getAll(rangeOf(id)),
    ]);
    return head ? { head, log: log ?? null, answers } : null;
  }

  async autosaves(id: string): Promise<Autosave[]> {
    return (await (await this.connect()).getAll('autosaves', rangeOf(id))).sort(byTime);
  }

  async claim(id: string, owner: string): Promise<void> {
    await this.change(['tables'], async (tx) => {
      const tables = tx.objectStore('tables');
      const head = await tables.get(id);
      if (head) await tables.put({ ...head, owner });
    });
  }

  async write(owner: string, change: Change): Promise<void> {
    const { id, dropFrom, head, log, answers = [], autosave } = change;
    await this.change(ALL, async (tx) => {
      const known = await tx.objectStore('tables').get(id);
      if (known ? known.owner !== owner : !head || !log) throw new NotOwnerError(id);
      if (dropFrom !== undefined) await tx.objectStore('answers').delete(rangeOf(id, dropFrom));
      if (head) await tx.objectStore('tables').put({ ...head, owner });
      if (log) await tx.objectStore('logs').put(log);
      for (const answer of answers) await tx.objectStore('answers').put(answer);
      if (autosave) await keepAutosave(tx, autosave);
    });
  }

  async keepDamaged(id: string, text: string): Promise<void> {
    await this.change(['damaged'], async (tx) => {
      await tx.objectStore('damaged').put({ id, text });
    });
  }

  async damaged(id: string): Promise<string | null> {
    return (await (await this.connect()).get('damaged', id))?.text ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.change(ALL, async (tx) => {
      for (const part of ['tables', 'logs', 'damaged'] as const) await tx.objectStore(part).delete(id);
      for (const part of ['answers', 'autosaves'] as const) await tx.objectStore(part).delete(rangeOf(id));
    });
  }

  /** One transaction that is on the disk when this returns, or did not happen. */
  private async change(parts: Part[], work: (tx: Transaction) => Promise<void>): Promise<void> {
    const tx = (await this.connect()).transaction(parts, 'readwrite', { durability: 'strict' });
    // A transaction that fails reports itself twice; the second report must not go unheard.
    const done = tx.done.then(
      () => null,
      (error: unknown) => error ?? new Error('the transaction was aborted'),
    );
    try {
      await work(tx);
    } catch (error) {
      abort(tx);
      await done;
      throw tx.error ?? error;
    }
    const fault = await done;
    if (fault) throw tx.error ?? fault;
  }
}

type Transaction = IDBPTransaction<Shelf, Part[], 'readwrite'>;

function abort(tx: Transaction): void {
  try {
    tx.abort();
  } catch {
    // It has aborted itself already.
  }
}

async function keepAutosave(tx: Transaction, autosave: Autosave): Promise<void> {
  const autosaves = tx.objectStore('autosaves');
  await autosaves.put(autosave);
  const all = (await autosaves.getAll(rangeOf(autosave.id))).sort(byTime);
  for (const { id, at } of all.slice(AUTOSAVES)) await autosaves.delete([id, at]);
}
