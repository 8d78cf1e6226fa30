import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { hash, QUICK, setup, Tab } from './house.ts';
import { Browser } from './tabs.ts';

async function twoTabs(seats = 'hb'): Promise<{ first: Tab; second: Tab; id: string }> {
  const shared = { store: new MemoryStore(), browser: new Browser() };
  const first = new Tab(shared);
  const second = new Tab(shared);
  const id = await first.lay(setup('council', seats));
  await first.play(3);
  await second.open(id);
  return { first, second, id };
}

describe('a second tab', () => {
  it('follows the first', async () => {
    const { first, second } = await twoTabs();
    expect(first.last.following).toBe(false);
    expect(second.last).toMatchObject({ following: true, decision: null, undo: null, at: first.last.at });
    await first.play(6);
    await second.rest();
    expect(second.last.at).toBe(first.last.at);
    expect(hash(second.last)).toBe(hash(first.last));
    expect(second.entries).toEqual(first.entries);
    expect(second.updates.at(-1)!.from).toBeGreaterThan(0);
  });

  it('follows what is taken back', async () => {
    const { first, second } = await twoTabs();
    await first.table.undo();
    await first.rest();
    await second.rest();
    expect(second.last.at).toBe(first.last.at);
    expect(second.entries).toEqual(first.entries);
  });

  it('changes nothing', async () => {
    const { first, second } = await twoTabs();
    const { seat, n } = first.decision;
    const before = first.last.at;
    expect(await second.table.answer(seat, n, 'yes')).toEqual({ code: 'following' });
    expect(await second.table.undo()).toEqual({ code: 'following' });
    expect(await second.table.redo()).toEqual({ code: 'following' });
    expect(first.last.at).toBe(before);
  });

  it('plays on when the first is closed', async () => {
    const { first, second } = await twoTabs();
    const { decision } = first.last;
    await first.tables.close();
    await second.rest();
    expect(second.last.following).toBe(false);
    expect(second.last.decision).toEqual(decision);
    await second.play(3);
    expect(second.last.unsaved).toBe(null);
  });

  it('takes the table over when it opens it once more; the first then follows', async () => {
    const { first, second, id } = await twoTabs();
    await second.open(id);
    await first.rest();
    expect(second.last.following).toBe(false);
    expect(first.last.following).toBe(true);
    await second.play(4);
    await first.rest();
    expect(hash(first.last)).toBe(hash(second.last));
    await second.tables.close();
    await first.rest();
    expect(first.last.following).toBe(false);
  });

  it('is followed as the disk has it, though the first had more than the disk took', async () => {
    const shared = { store: new MemoryStore(), browser: new Browser() };
    const [first, second] = [new Tab(shared), new Tab(shared)];
    const id = await first.lay(setup('council', 'hb'));
    await first.play(3);
    const write = shared.store.write.bind(shared.store);
    shared.store.write = async () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    await first.play(2);
    expect(first.last.unsaved).toBe('full');
    await second.open(id);
    await second.open(id);
    shared.store.write = write;
    await second.play(3, 'other');
    await first.rest();
    expect(first.last).toMatchObject({ following: true, at: second.last.at, view: second.last.view });
    await second.tables.close();
    await first.rest();
    expect(first.last).toMatchObject({ following: false, at: second.last.at, view: second.last.view });
  });

  it('knows, when it takes over, how seats want to be asked since then', async () => {
    const { first, second } = await twoTabs();
    await first.table.setWindows(0, 'hold');
    await first.rest();
    await second.rest();
    await first.tables.close();
    await second.rest();
    expect(second.last.setup.seats[0].windows).toBe('hold');
  });

  it('may take the table while the first still opens it', async () => {
    const shared = { store: new MemoryStore(), browser: new Browser() };
    const [first, second] = [new Tab(shared), new Tab(shared)];
    const id = await first.tables.create(setup('council', 'hb'));
    const read = shared.store.read.bind(shared.store);
    const other = shared.browser.tab();
    shared.store.read = async (table) => {
      shared.store.read = read;
      const claim = await other.claim(id, true, { granted: () => {}, lost: () => {} });
      setTimeout(() => claim.release(), 60);
      return read(table);
    };
    await first.open(id);
    expect(first.last).toMatchObject({ following: true, decision: null });
    await new Promise((resolve) => setTimeout(resolve, 80));
    await first.rest();
    expect(first.last.following).toBe(false);
    await second.open(id);
    expect(second.last.following).toBe(true);
  });

  it('shows no secrets of people it does not know', async () => {
    const { second } = await twoTabs('hh');
    expect(second.last.view).toMatchObject({ hand: null });
  });
});

describe('tabs without locks', () => {
  it('cannot both write: the one that opened last plays, the other follows at its next answer', async () => {
    const store = new MemoryStore();
    const first = new Tab({ store });
    const second = new Tab({ store });
    const id = await first.lay(setup('council', 'hb'));
    await second.open(id);
    const { seat, n } = first.decision;
    await second.answer('no');
    expect(await first.table.answer(seat, n, 'yes')).toEqual({ code: 'following' });
    expect(first.last).toMatchObject({ following: true, at: second.last.at });
    await second.play(3);
    const third = new Tab({ store });
    await third.open(id, QUICK);
    expect(hash(third.last)).toBe(hash(second.last));
  });
});
