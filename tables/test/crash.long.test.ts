import { describe, expect, it } from 'vitest';
import type { Entry, TableUpdate } from '../contract.ts';
import { MemoryStore } from '../memory-store.ts';
import type { Change } from '../store.ts';
import { breathe, QUICK, setup, Tab } from './house.ts';

/** A disk of a process that ends at one of its writes: that one and all later ones never happen. */
class Ending extends MemoryStore {
  writes = 0;
  private last: number;

  constructor(last: number) {
    super();
    this.last = last;
  }

  /** Another process starts. */
  revive(): void {
    this.last = Number.POSITIVE_INFINITY;
  }

  get hasEnded(): boolean {
    return this.writes > this.last;
  }

  override async write(owner: string, change: Change): Promise<void> {
    if (++this.writes > this.last) return new Promise(() => {});

    return super.write(owner, change);
  }
}

/** A disk that is full for some of its writes. */
class Filling extends MemoryStore {
  writes = 0;
  private readonly isFull: (write: number) => boolean;

  constructor(isFull: (write: number) => boolean) {
    super();
    this.isFull = isFull;
  }

  override async write(owner: string, change: Change): Promise<void> {
    if (this.isFull(++this.writes)) throw new DOMException('no', 'QuotaExceededError');
    return super.write(owner, change);
  }
}

/** What is on a disk now. */
const copyOf = (disk: MemoryStore): MemoryStore =>
  Object.assign(new MemoryStore(), { tables: structuredClone(Reflect.get(disk, 'tables')) });

/** A short game with everything that writes: answers, undo, redo, going back on the line and apart from it. */
const MOVES: readonly ((tab: Tab, saves: readonly number[]) => Promise<unknown>)[] = [
  (tab) => tab.play(9, 'first'),
  (tab) => tab.table.undo(),
  (tab) => tab.table.undo(),
  (tab) => tab.table.redo(),
  (tab) => tab.play(12, 'second'),
  (tab, saves) => tab.table.goBackTo(saves.at(-2)!),
  (tab) => tab.play(5, 'third'),
  (tab, saves) => tab.table.goBackTo(saves.toSorted((a, b) => b - a)[0]),
  (tab) => tab.table.restartTurn(),
  (tab) => tab.play(6, 'fourth'),
  (tab) => tab.table.undo(),
  (tab) => tab.play(3, 'fifth'),
];

async function savesOf(tab: Tab, id: string): Promise<number[]> {
  const { tables } = await tab.tables.list();
  return tables.find((one) => one.id === id)!.autosaves.map(({ at }) => at);
}

/** Plays it all; `between` is done after each move. */
async function playAll(
  tab: Tab,
  freeUndo: boolean,
  between = async (_id: string): Promise<void> => {},
): Promise<string> {
  const id = await tab.lay(setup('council', 'hb', { freeUndo }));
  for (const move of MOVES) {
    await move(tab, await savesOf(tab, id));
    await tab.rest();
    await between(id);
  }
  return id;
}

/** The table as another process finds it, before anything moves. */
async function found(store: MemoryStore, id: string): Promise<{ first: TableUpdate; entries: readonly Entry[] }> {
  const updates: TableUpdate[] = [];
  await new Tab({ store }).openWith(id, QUICK, (update) => updates.push(structuredClone(update)));
  return { first: updates[0], entries: updates[0].entries };
}

const position = ({ at, view, outcome, tookBack }: TableUpdate) => ({ at, view, outcome, tookBack });

describe.each([{ freeUndo: false }, { freeUndo: true }])('with free undo: $freeUndo', ({ freeUndo }) => {
  it('a process that ends between any two writes loses nothing that was told', async () => {
    const whole = new Ending(Number.POSITIVE_INFINITY);
    await playAll(new Tab({ store: whole }), freeUndo);
    expect(whole.writes).toBeGreaterThan(80);
    for (let last = 1; last < whole.writes; last++) {
      const store = new Ending(last);
      const tab = new Tab({ store });
      let ended = false;
      void playAll(tab, freeUndo).catch(() => {
        ended = true;
      });
      while (!store.hasEnded && !ended) await breathe();
      expect(ended, `write ${last}`).toBe(false);
      for (let i = 0; i < 5; i++) await breathe();
      const [head] = (await store.heads()).heads;
      if (tab.updates.length === 0) continue;
      store.revive();
      const { first, entries } = await found(store, head.id);
      expect(first.trouble, `write ${last}`).toBe(null);
      expect(position(first), `write ${last}`).toEqual(position(tab.last));
      expect(entries, `write ${last}`).toEqual(tab.entries);
    }
  });

  it.each([1, 9, 1000])('a disk that is full for %i writes at any time loses nothing', async (many) => {
    for (let from = 2; from < 90; from += 7) {
      const store = new Filling((write) => write >= from && write < from + many);
      const tab = new Tab({ store });
      const id = await playAll(tab, freeUndo, async (table) => {
        if (tab.last.unsaved !== null) return;
        const { first, entries } = await found(copyOf(store), table);
        expect(first.trouble, `from ${from}`).toBe(null);
        expect(position(first), `from ${from}`).toEqual(position(tab.last));
        expect(entries, `from ${from}`).toEqual(tab.entries);
      });
      const { last } = tab;
      const saves = await savesOf(tab, id);
      // The same tab finds it again, with all its older states.
      await tab.tables.close();
      await tab.open(id);
      expect(tab.last.trouble).toBe(null);
      expect(position(tab.last), `from ${from}`).toEqual(position(last));
      // The oldest first: each time the present state takes the place of the oldest.
      for (const at of saves.toReversed())
        expect(await tab.table.goBackTo(at), `from ${from}, back to ${at}`).toBe(null);
    }
  });
});
