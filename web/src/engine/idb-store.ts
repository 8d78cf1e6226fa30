import {
  type Autosave,
  byTime,
  type Change,
  type Chunk,
  type FormerLog,
  type Heads,
  isHead,
  LostError,
  NewerStoreError,
  NotOwnerError,
  type Store,
  type StoredAnswer,
  type StoredLine,
  type StoredTable,
  type TableHead,
} from '@shamble/tables';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

interface Shelf extends DBSchema {
  tables: { key: string; value: TableHead & { readonly owner: string } };
  lines: { key: string; value: StoredLine };
  chunks: { key: [id: string, k: number]; value: Chunk };
  answers: { key: [id: string, n: number]; value: StoredAnswer };
  autosaves: { key: [id: string, at: number]; value: Autosave };
  damaged: { key: string; value: { readonly id: string; readonly text: string } };
  /** Tables that were thrown away: nobody brings them back. */
  removed: { key: string; value: { readonly id: string } };
  /** As the first version kept tables. */
  logs: { key: string; value: FormerLog };
}

type Part = 'tables' | 'lines' | 'chunks' | 'answers' | 'autosaves' | 'damaged' | 'removed' | 'logs';

const BY_ID = ['tables', 'lines', 'damaged', 'logs'] as const;
const BY_NUMBER = ['chunks', 'answers', 'autosaves'] as const;
const ALL: Part[] = [...BY_ID, ...BY_NUMBER, 'removed'];

const VERSION = 2;

/** All records of a table whose keys are its id and a number from this one on. */
const rangeOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** Keeps tables in the browser's database. */
export class IdbStore implements Store {
  private connection: Promise<IDBPDatabase<Shelf>> | null = null;

  /** Fails where the browser gives no database, or where a newer version of the app has made its own of it. */
  private async connect(): Promise<IDBPDatabase<Shelf>> {
    this.connection ??= openDB<Shelf>('shamble', VERSION, {
      upgrade: (db, from, _, tx) => upgrade(db, from, tx),
      // A newer version of this page in another tab wants the database: it must not wait for this one.
      blocking: async () => (await this.forget())?.close(),
      terminated: () => void this.forget(),
    });
    return this.connection.catch((error: unknown) => {
      this.connection = null;
      throw error instanceof DOMException && error.name === 'VersionError' ? new NewerStoreError(error.message) : error;
    });
  }

  private forget(): Promise<IDBPDatabase<Shelf>> | null {
    const { connection } = this;
    this.connection = null;
    return connection;
  }

  async heads(): Promise<Heads> {
    const rows = await (await this.connect()).getAll('tables');
    const heads = rows.filter(isHead);
    return { heads, unreadable: rows.filter((row) => !isHead(row)).map(({ id }) => String(id)) };
  }

  async read(id: string): Promise<StoredTable | null> {
    const tx = (await this.connect()).transaction(['tables', 'lines', 'chunks', 'answers', 'logs']);
    const [head, line = null, chunks, answers, log = null] = await Promise.all([
      tx.objectStore('tables').get(id),
      tx.objectStore('lines').get(id),
      tx.objectStore('chunks').getAll(rangeOf(id)),
      tx.objectStore('answers').getAll(rangeOf(id)),
      tx.objectStore('logs').get(id),
    ]);
    return head ? { head, line, chunks, answers, log } : null;
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
    const { id, dropFrom, dropChunks, head, line, chunks = [], answers = [], autosaves } = change;
    await this.change(ALL, async (tx) => {
      const known = await tx.objectStore('tables').get(id);
      if (!known && (await tx.objectStore('removed').get(id))) throw new NotOwnerError(id);
      if (!known && !(head && line)) throw new LostError(id);
      if (known && known.owner !== owner) throw new NotOwnerError(id);
      if (dropFrom !== undefined) await tx.objectStore('answers').delete(rangeOf(id, dropFrom));
      if (dropChunks !== undefined) await tx.objectStore('chunks').delete(rangeOf(id, dropChunks));
      if (head) await tx.objectStore('tables').put({ ...head, owner });
      if (line) {
        await tx.objectStore('lines').put(line);
        await tx.objectStore('logs').delete(id);
      }
      for (const chunk of chunks) await tx.objectStore('chunks').put(chunk);
      for (const answer of answers) await tx.objectStore('answers').put(answer);
      if (autosaves) await keepAutosaves(tx, head ?? known!, autosaves);
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
      for (const part of BY_ID) await tx.objectStore(part).delete(id);
      for (const part of BY_NUMBER) await tx.objectStore(part).delete(rangeOf(id));
      await tx.objectStore('removed').put({ id });
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

/** Those that the table's head does not name any more go. */
async function keepAutosaves(tx: Transaction, head: TableHead, autosaves: readonly Autosave[]): Promise<void> {
  const store = tx.objectStore('autosaves');
  for (const autosave of autosaves) await store.put(autosave);
  const named = new Set(head.autosaves.flatMap(({ at, apart }) => (apart ? [at] : [])));
  for (const [id, at] of await store.getAllKeys(rangeOf(head.id))) if (!named.has(at)) await store.delete([id, at]);
}

async function upgrade(
  db: IDBPDatabase<Shelf>,
  from: number,
  tx: IDBPTransaction<Shelf, Part[], 'versionchange'>,
): Promise<void> {
  if (from < 1) {
    db.createObjectStore('tables', { keyPath: 'id' });
    db.createObjectStore('logs', { keyPath: 'id' });
    db.createObjectStore('answers', { keyPath: ['id', 'n'] });
    db.createObjectStore('autosaves', { keyPath: ['id', 'at'] });
    db.createObjectStore('damaged', { keyPath: 'id' });
  }
  if (from < 2) {
    db.createObjectStore('lines', { keyPath: 'id' });
    db.createObjectStore('chunks', { keyPath: ['id', 'k'] });
    db.createObjectStore('removed', { keyPath: 'id' });
    await nameAutosaves(tx);
  }
}

/** In the first version a head did not name its older states: they all stood by themselves. */
async function nameAutosaves(tx: IDBPTransaction<Shelf, Part[], 'versionchange'>): Promise<void> {
  const saves = await tx.objectStore('autosaves').getAll();
  const tables = tx.objectStore('tables');
  for (const head of await tables.getAll()) {
    const own = saves.filter(({ id }) => id === head.id).sort(byTime);
    await tables.put({ ...head, autosaves: own.map(({ at, round, when }) => ({ at, round, when, apart: true })) });
  }
}
