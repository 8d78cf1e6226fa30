import { verifyLog } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { type Autosave, type Change, type Heads, NewerStoreError, type Store, type StoredTable } from '../store.ts';
import { council } from './council.ts';
import { hash, QUICK, setup, Tab } from './house.ts';

/** A disk that can be filled up or taken away. */
class Disk extends MemoryStore implements Store {
  fault: 'QuotaExceededError' | 'InvalidStateError' | null = null;
  writes = 0;

  private check(): void {
    if (this.fault) throw new DOMException('no', this.fault);
  }

  override async write(owner: string, change: Change): Promise<void> {
    this.check();
    this.writes++;
    return super.write(owner, change);
  }

  override async keepDamaged(id: string, text: string): Promise<void> {
    this.check();
    return super.keepDamaged(id, text);
  }
}

/** A browser without a database. */
class NoDisk extends Disk {
  override fault = 'InvalidStateError' as const;
  private no(): never {
    throw new DOMException('no', this.fault);
  }
  override async heads(): Promise<Heads> {
    return this.no();
  }
  override async read(): Promise<StoredTable | null> {
    return this.no();
  }
  override async autosaves(): Promise<Autosave[]> {
    return this.no();
  }
  override async claim(): Promise<void> {
    return this.no();
  }
}

describe('a table is stored', () => {
  it('answer by answer, before it is told', async () => {
    const disk = new Disk();
    const tab = new Tab({ store: disk });
    const id = await tab.tables.create(setup('council', 'hb'));
    const stored: number[] = [];
    await tab.openWith(id, QUICK, (update) => {
      tab.listen(update);
      stored.push(disk.writes);
    });
    await tab.rest();
    const before = disk.writes;
    const { seat, n } = tab.decision;
    const told = stored.length;
    await tab.table.answer(seat, n, 'yes');
    expect(stored[told]).toBeGreaterThan(before);
  });

  it('and stands on the shelf with its round, who is to play and older states', async () => {
    const store = new MemoryStore();
    let round = 0;
    const tab = new Tab({ store, kits: [{ ...council(), round: () => ++round }] });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(18);
    const [table] = (await tab.tables.list()).tables;
    expect(table).toMatchObject({ id, game: 'council', names: ['Ada', 'Bo'], toPlay: 'Ada', over: false });
    expect(table.autosaves.length).toBeGreaterThanOrEqual(3);
    expect(table.autosaves.map(({ when }) => when)).toEqual(
      table.autosaves.map(({ when }) => when).toSorted((a, b) => b - a),
    );
    await tab.tables.remove(id);
    expect((await tab.tables.list()).tables).toEqual([]);
    await expect(tab.open(id)).rejects.toMatchObject({ code: 'no-table' });
  });

  it('can be gone back in, and forward again', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(18);
    const end = tab.last;
    const [table] = (await tab.tables.list()).tables;
    const oldest = table.autosaves.at(-1)!;
    expect(await tab.table.goBackTo(oldest.at)).toBe(null);
    await tab.rest();
    expect(tab.last.at).toBe(oldest.at);
    expect(tab.last.tookBack).toBe(true);
    const again = new Tab({ store });
    await again.open(id);
    expect(again.last.at).toBe(oldest.at);
    expect(await again.table.goBackTo(end.at)).toBe(null);
    await again.rest();
    expect(hash(again.last)).toBe(hash(end));
    expect(again.decision).toEqual(end.decision);
    expect(await again.table.goBackTo(10_000)).toEqual({ code: 'no-autosave' });
  });
});

describe('a full disk', () => {
  it('is told of, the game goes on, and all is stored when there is room again', async () => {
    const disk = new Disk();
    const tab = new Tab({ store: disk });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(5);
    expect(tab.last.unsaved).toBe(null);
    disk.fault = 'QuotaExceededError';
    await tab.play(10);
    expect(tab.last.unsaved).toBe('full');
    const log = await tab.table.exportLog();
    expect(verifyLog(log, () => council().game as never).answers).toBe(tab.last.at);

    disk.fault = null;
    await tab.play(1);
    expect(tab.last.unsaved).toBe(null);
    const again = new Tab({ store: disk });
    await again.open(id);
    expect(hash(again.last)).toBe(hash(tab.last));
    expect(again.decision).toEqual(tab.decision);
  });

  it('keeps what is taken back, too', async () => {
    const disk = new Disk();
    const tab = new Tab({ store: disk });
    const id = await tab.lay(setup('council', 'hb', { freeUndo: true }));
    await tab.play(8);
    disk.fault = 'QuotaExceededError';
    await tab.table.undo();
    await tab.table.undo();
    await tab.rest();
    expect(tab.last.unsaved).toBe('full');
    disk.fault = null;
    await tab.table.undo();
    await tab.rest();
    expect(tab.last.unsaved).toBe(null);
    const again = new Tab({ store: disk });
    await again.open(id);
    expect(again.decision).toEqual(tab.decision);
  });

  it('lets a table be opened again in the same tab', async () => {
    const disk = new Disk();
    const tab = new Tab({ store: disk });
    disk.fault = 'QuotaExceededError';
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(7);
    const then = hash(tab.last);
    await tab.tables.close();
    await tab.open(id);
    expect(hash(tab.last)).toBe(then);
    expect((await tab.tables.list()).tables.map((table) => table.id)).toEqual([id]);
  });
});

describe('a disk that fails for a moment', () => {
  it('when the table is claimed is told later who plays', async () => {
    const store = new Disk();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.tables.close();
    const again = new Tab({ store });
    const claim = store.claim.bind(store);
    store.claim = async () => {
      throw new DOMException('no', 'InvalidStateError');
    };
    await again.open(id);
    store.claim = claim;
    await again.play(2);
    expect(again.last).toMatchObject({ following: false, unsaved: null });
    const third = new Tab({ store });
    await third.open(id);
    expect(hash(third.last)).toBe(hash(again.last));
  });
});

describe('no disk at all', () => {
  it('is told of, and whole games can be played', async () => {
    const tab = new Tab({ store: new NoDisk() });
    const id = await tab.lay(setup('council', 'hb'));
    expect(tab.last.unsaved).toBe('blocked');
    await tab.play(1000);
    expect(tab.last.outcome).not.toBe(null);
    expect((await tab.tables.list()).tables.map((table) => table.id)).toEqual([id]);
  });
});

describe('a store with something wrong in it', () => {
  it('shows the good tables beside one that cannot be read, which can be saved and thrown away', async () => {
    const store = new Disk();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    store.heads = async () => {
      const { heads } = await MemoryStore.prototype.heads.call(store);
      return { heads: heads.filter((head) => head.id === id), unreadable: ['bad'] };
    };
    store.read = async (one) => (one === 'bad' ? ({ head: { id: 'bad', setup: 7 } } as never) : null);
    const list = await tab.tables.list();
    expect(list.tables.map((table) => table.id)).toEqual([id]);
    expect(list).toMatchObject({ unreadable: ['bad'], trouble: null });
    expect(await tab.tables.exportDamaged('bad')).toContain('"setup":7');
    await expect(tab.open('bad')).rejects.toMatchObject({ code: 'damaged' });
  });

  it('gets the entry of a table anew from the rest of it', async () => {
    const store = new Disk();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(12);
    await tab.tables.close();
    const bad = (await store.read(id))!;
    store.heads = async () => ({ heads: [], unreadable: [id] });
    const read = store.read.bind(store);
    store.read = async () => ({ ...bad, head: { ...bad.head, setup: 7 as never } });
    const list = await new Tab({ store }).tables.list();
    expect(list.unreadable).toEqual([]);
    expect(list.tables).toMatchObject([{ id, game: 'council', names: ['A', 'B'] }]);
    store.read = read;
    const again = new Tab({ store });
    await again.open(id);
    expect(again.last).toMatchObject({ at: tab.last.at, view: tab.last.view });
    expect(again.last.setup.seats.map(({ player }) => player)).toEqual(['human', 'sensible']);
  });

  it('that is of a newer version is told of, not shown as empty', async () => {
    const store = new Disk();
    store.heads = async () => {
      throw new NewerStoreError('version 3');
    };
    expect(await new Tab({ store }).tables.list()).toEqual({ tables: [], unreadable: [], trouble: 'newer' });
    store.heads = async () => {
      throw new Error('no');
    };
    expect((await new Tab({ store }).tables.list()).trouble).toBe('blocked');
  });

  it('that was emptied in mid-game gets the whole table again', async () => {
    const store = new Disk();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(18);
    await store.forget(id);
    await tab.play(2);
    expect(tab.last).toMatchObject({ following: false, unsaved: null, trouble: null });
    const again = new Tab({ store });
    await again.open(id);
    expect(hash(again.last)).toBe(hash(tab.last));
    expect(again.entries).toEqual(tab.entries);
  });

  it('brings no table back that was thrown away elsewhere', async () => {
    const store = new Disk();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await new Tab({ store }).tables.remove(id);
    await expect(tab.answer('yes')).rejects.toThrow();
    expect(store.has(id)).toBe(false);
  });
});

describe('rules that tell more of the same', () => {
  const { play } = council().game;
  const talkative = council({
    play: (table) => {
      const { emit } = table;
      table.emit = (event) => {
        emit.call(table, event);
        if (event.type === 'voted') emit.call(table, { type: 'counted', rules: ['CO-vote'] });
      };
      return play(table);
    },
  });

  it('go on with a kept table, and nothing is told twice', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(12);
    await tab.tables.close();
    const more = new Tab({ store, kits: [talkative] });
    await more.open(id);
    await more.play(12);
    const again = new Tab({ store, kits: [talkative] });
    await again.open(id);
    expect(again.last.trouble).toBe(null);
    await again.table.setPacing(QUICK);
    expect(again.entries).toEqual(more.entries);
  });
});

describe('a long game', () => {
  it('writes no more for a late answer than for an early one', async () => {
    const sizes: number[] = [];
    class Scales extends MemoryStore {
      override async write(owner: string, change: Change): Promise<void> {
        sizes.push(JSON.stringify(change).length);
        return super.write(owner, change);
      }
    }
    const tab = new Tab({ store: new Scales() });
    await tab.lay(setup('pints-of-blood', 'hb'));
    await tab.play(300, 'long');
    expect(tab.last.at).toBeGreaterThan(150);
    const early = sizes.slice(10, 60);
    const late = sizes.slice(-50);
    expect(Math.max(...late)).toBeLessThan(1.5 * Math.max(...early));
  });

  it('keeps each part once, and cuts only what is taken back', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb', { freeUndo: true }));
    await tab.play(24);
    const before = (await store.read(id))!.chunks;
    expect(before.length).toBeGreaterThan(3);
    await tab.table.goBackTo(before[1].at + 1);
    await tab.rest();
    const after = (await store.read(id))!;
    expect(after.chunks[0]).toEqual(before[0]);
    const inChunks = after.chunks.reduce((sum, { steps }) => sum + steps.length, 0);
    expect(inChunks + after.answers.filter(({ n }) => n < tab.last.at).length).toBe(tab.last.at);
    const again = new Tab({ store });
    await again.open(id);
    expect(again.last.trouble).toBe(null);
    expect(hash(again.last)).toBe(hash(tab.last));
  });
});
