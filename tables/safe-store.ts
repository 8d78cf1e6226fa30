import { MemoryStore } from './memory-store.ts';
import {
  type Autosave,
  type Change,
  type Heads,
  LostError,
  NewerStoreError,
  NotOwnerError,
  type Store,
  type StoredTable,
} from './store.ts';

/** Why something could not be stored. */
export type Unsaved = 'full' | 'blocked' | null;

/** What keeps the shelf from being read. */
export type ShelfTrouble = 'newer' | 'blocked' | null;

/**
 * Tables on disk as long as it takes them. A table that the disk refuses is kept in memory, is offered to the disk
 * again with every change, and can be played on meanwhile.
 */
export class SafeStore {
  private readonly disk: Store;
  private readonly memory = new MemoryStore();
  /** Tables that the disk could not be told the owner of. */
  private readonly unclaimed = new Set<string>();

  constructor(disk: Store) {
    this.disk = disk;
  }

  async heads(): Promise<Heads & { readonly trouble: ShelfTrouble }> {
    const here = (await this.memory.heads()).heads;
    try {
      const { heads, unreadable } = await this.disk.heads();
      return { heads: [...here, ...heads.filter(({ id }) => !this.memory.has(id))], unreadable, trouble: null };
    } catch (error) {
      return { heads: here, unreadable: [], trouble: error instanceof NewerStoreError ? 'newer' : 'blocked' };
    }
  }

  read(id: string): Promise<StoredTable | null> {
    return this.memory.has(id) ? this.memory.read(id) : this.fromDisk((disk) => disk.read(id), null);
  }

  async autosaves(id: string): Promise<Autosave[]> {
    const here = await this.memory.autosaves(id);
    const there = await this.fromDisk((disk) => disk.autosaves(id), []);
    return [...here, ...there.filter(({ at }) => !here.some((autosave) => autosave.at === at))];
  }

  async claim(id: string, owner: string): Promise<void> {
    await this.memory.claim(id, owner);
    this.unclaimed.add(id);
    await this.fromDisk((disk) => this.claimOn(disk, id, owner), undefined);
  }

  private async claimOn(disk: Store, id: string, owner: string): Promise<void> {
    await disk.claim(id, owner);
    this.unclaimed.delete(id);
  }

  /** Somebody else plays the table from now on, as the disk has it: what only memory has of it is past. */
  async giveUp(id: string): Promise<void> {
    if (this.memory.has(id) && (await this.fromDisk((disk) => disk.read(id), null))) await this.memory.forget(id);
  }

  /** Stores a change; `whole` gives the table with that change in it, for a store that knows nothing of it yet. */
  async write(owner: string, change: Change, whole: () => Change): Promise<Unsaved> {
    const { memory } = this;
    const isHere = memory.has(change.id);
    const fault = await this.tryDisk(owner, isHere ? await this.withSaves(change, whole()) : change, whole);
    if (fault === null) {
      if (isHere) await memory.forget(change.id);
      return null;
    }
    await memory.write(owner, { ...change, ...whole() });
    return fault;
  }

  /** The whole table with a change, and the older states that memory alone has. */
  private async withSaves(change: Change, whole: Change): Promise<Change> {
    const { autosaves = [] } = change;
    const here = await this.memory.autosaves(change.id);
    const older = here.filter(({ at }) => !autosaves.some((one) => one.at === at));
    return { ...change, ...whole, autosaves: [...autosaves, ...older] };
  }

  async keepDamaged(id: string, text: string): Promise<void> {
    await this.memory.keepDamaged(id, text);
    await this.fromDisk((disk) => disk.keepDamaged(id, text), undefined);
  }

  async damaged(id: string): Promise<string | null> {
    return (await this.memory.damaged(id)) ?? this.fromDisk((disk) => disk.damaged(id), null);
  }

  /** All that is stored of a table, as it is stored, where it cannot be opened; null where there is nothing. */
  async remains(id: string): Promise<string | null> {
    const there = await this.fromDisk((disk) => disk.read(id), null);
    return there && JSON.stringify(there);
  }

  async remove(id: string): Promise<void> {
    await this.memory.remove(id);
    await this.fromDisk((disk) => disk.remove(id), undefined);
  }

  /** A disk that has lost the table, as where everything was deleted in mid-game, gets the whole of it again. */
  private async tryDisk(owner: string, change: Change, whole: () => Change): Promise<Unsaved> {
    const { disk } = this;
    try {
      if (this.unclaimed.has(change.id)) await this.claimOn(disk, change.id, owner);
      await disk.write(owner, change).catch((error: unknown) => {
        if (!(error instanceof LostError)) throw error;
        return disk.write(owner, { ...change, ...whole() });
      });
      return null;
    } catch (error) {
      if (error instanceof NotOwnerError) throw error;
      return isFull(error) ? 'full' : 'blocked';
    }
  }

  /** What the disk says; a disk that does not answer has nothing. */
  private async fromDisk<T>(ask: (disk: Store) => Promise<T>, otherwise: T): Promise<T> {
    return ask(this.disk).catch(() => otherwise);
  }
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';
