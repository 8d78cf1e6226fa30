import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import type { StoredTable } from '../store.ts';
import { type Council, council } from './council.ts';
import { hash, QUICK, setup, Tab } from './house.ts';

/** A store in which a table was tampered with. */
class Tampered extends MemoryStore {
  tamper: (table: StoredTable) => StoredTable = (table) => table;
  override async read(id: string): Promise<StoredTable | null> {
    const table = await super.read(id);
    return table && this.tamper(table);
  }
}

async function played(store: MemoryStore, times: number): Promise<{ tab: Tab; id: string }> {
  const tab = new Tab({ store });
  const id = await tab.lay(setup('council', 'hb'));
  await tab.play(times);
  await tab.tables.close();
  return { tab, id };
}

describe('a damaged table', () => {
  it('opens before the answers that were changed, says so, and keeps what it found', async () => {
    const store = new Tampered();
    const { id } = await played(store, 18);
    let cut = 0;
    store.tamper = (table) => {
      const last = table.chunks.at(-1)!;
      cut = last.at;
      const steps = last.steps.map((step) => ({ ...step, answer: 'yea' }));
      return { ...table, chunks: [...table.chunks.slice(0, -1), { ...last, steps }] };
    };
    const again = new Tab({ store });
    await again.openWith(id, { ...QUICK, auto: false }, again.listen);
    expect(again.updates[0].trouble?.code).toBe('damaged');
    expect(again.updates[0].at).toBe(cut);
    expect(cut).toBeGreaterThan(10);
    expect(await again.tables.exportDamaged(id)).toContain('yea');
    await again.rest();

    store.tamper = (table) => table;
    const third = new Tab({ store });
    await third.open(id);
    expect(third.last.trouble).toBe(null);
    expect(hash(third.last)).toBe(hash(again.last));
  });

  it('opens before an answer that does not hold', async () => {
    const store = new Tampered();
    const { tab, id } = await played(store, 8);
    let cut = 0;
    store.tamper = (table) => {
      const answers = table.answers.toSorted((a, b) => a.n - b.n);
      cut = answers.at(-2)!.n;
      return { ...table, answers: answers.map((one) => (one.n === cut ? { ...one, answer: 'fly' } : one)) };
    };
    const again = new Tab({ store });
    await again.openWith(id, { ...QUICK, auto: false }, again.listen);
    expect(again.updates[0].trouble?.code).toBe('damaged');
    expect(again.updates[0].at).toBe(cut);
    expect(cut).toBeLessThan(tab.last.at);
    expect(await again.tables.exportDamaged(id)).toContain('fly');
  });

  it.each<[string, (table: StoredTable) => StoredTable]>([
    ['what happened', (table) => ({ ...table, chunks: table.chunks.map((one) => ({ ...one, events: [] })) })],
    ['the checkpoint', (table) => ({ ...table, line: table.line && { ...table.line, end: 'other' } })],
    ['how it began', (table) => ({ ...table, line: null })],
  ])('loses nothing where only %s is damaged', async (_, tamper) => {
    const store = new Tampered();
    const { tab, id } = await played(store, 18);
    store.tamper = tamper;
    const again = new Tab({ store });
    await again.open(id);
    expect(again.last.trouble?.code).toBe('damaged');
    expect(hash(again.last)).toBe(hash(tab.last));
    expect(again.entries).toEqual(tab.entries);
  });

  it('is noticed when it is played again behind the screen', async () => {
    const store = new MemoryStore();
    const { id } = await played(store, 18);
    // The rules before the checkpoint are others than those the answers were given under.
    const other = council({
      setup: (config, chance) => ({ ...council().game.setup(config, chance), tea: 5 }),
    });
    const again = new Tab({ store, kits: [other] });
    await again.open(id);
    await again.rest();
    expect(again.last.trouble?.code).toBe('damaged');
  });

  it('cannot be opened where nothing holds, and is kept for export', async () => {
    const store = new Tampered();
    const { id } = await played(store, 3);
    store.tamper = (table) => ({
      ...table,
      head: { ...table.head, setup: { ...table.head.setup, options: { hats: 'sideways' } } },
      line: null,
    });
    const again = new Tab({ store });
    await expect(again.open(id)).rejects.toMatchObject({ name: 'TableError', code: 'damaged' });
    expect(await again.tables.exportDamaged(id)).toContain('council');
  });
});

describe('a table under newer rules', () => {
  it('goes on from its last checkpoint and says so', async () => {
    const store = new MemoryStore();
    const { tab, id } = await played(store, 18);
    const again = new Tab({ store, kits: [council({ version: '2' })] });
    await again.open(id);
    expect(again.last.resumedFrom).toBe('1');
    expect(again.last.trouble).toBe(null);
    const round = ({ view }: { view: unknown }): number => (view as Council).round;
    expect(round(again.last)).toBe(round(tab.last));
    await again.play(5);
    const third = new Tab({ store, kits: [council({ version: '2' })] });
    await third.open(id);
    expect(third.last.resumedFrom).toBe('1');
    expect(hash(third.last)).toBe(hash(again.last));
  });
});
