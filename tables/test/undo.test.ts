import { isWindow } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { ASK_ALL, hash, QUICK, setup, Tab } from './house.ts';

/** Plays the toy until the person at the table is asked this. */
async function until(tab: Tab, ask: string): Promise<void> {
  while (tab.last.decision?.ask.id !== ask) await tab.play(1);
}

describe('undo', () => {
  it('goes back decision by decision to the last roll, and redo returns', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    await until(tab, 'lay');
    const start = tab.last;
    expect(start.undo).toEqual({ locked: 'other-seat' });
    await tab.play(2);
    expect(tab.decision.ask.id).toBe('treat');
    const end = tab.last;

    expect(await tab.table.undo()).toBe(null);
    expect(await tab.table.undo()).toBe(null);
    expect(hash(tab.last)).toBe(hash(start));
    expect(tab.decision).toEqual(start.decision);
    expect(tab.last.redo).toBe(2);
    expect(tab.last.tookBack).toBe(false);
    expect(await tab.table.undo()).toEqual({ code: 'undo-locked', params: { by: 'other-seat' } });

    expect(await tab.table.redo()).toBe(null);
    expect(await tab.table.redo()).toBe(null);
    expect(hash(tab.last)).toBe(hash(end));
    expect(tab.decision).toEqual(end.decision);
    expect(await tab.table.redo()).toEqual({ code: 'nothing-to-redo' });
  });

  it('lets redo stop at the window it came from, where windows are asked when something is new', async () => {
    let seen = 0;
    for (let game = 0; game < 12 && seen < 3; game++) {
      const tab = new Tab();
      const table = setup('pints-of-blood', 'hb', { seed: `${game}`, options: { level: 'main' } });
      await tab.lay(table, { windows: 'new', hold: null, auto: true });
      for (let i = 0; i < 30 && !tab.last.outcome; i++) {
        const { decision, undo, view, at } = tab.last;
        if (decision && isWindow(decision) && undo && 'to' in undo) {
          seen++;
          expect(await tab.table.undo()).toBe(null);
          expect(await tab.table.redo()).toBe(null);
          await tab.rest();
          expect(tab.last.at, 'redo goes no further').toBe(at);
          expect(tab.last.view).toEqual(view);
          expect(tab.last.decision).toEqual(decision);
        }
        await tab.play(1, `${i}`);
      }
    }
    expect(seen).toBeGreaterThan(2);
  });

  it('is locked by a roll and says so', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hh'));
    await until(tab, 'roll');
    const seat = tab.last.viewer;
    await tab.answer('roll');
    await tab.look(seat);
    expect(tab.last.undo).toEqual({ locked: 'die' });
    expect(await tab.table.undo()).toEqual({ code: 'undo-locked', params: { by: 'die' } });
  });

  it('tells the rolls of a real game by their names', async () => {
    const tab = new Tab();
    await tab.lay(setup('pints-of-blood', 'h'));
    const locks = new Set<string>();
    for (let i = 0; i < 40 && !tab.last.outcome; i++) {
      await tab.play(1, `${i}`);
      if (tab.last.undo && 'locked' in tab.last.undo) locks.add(tab.last.undo.locked);
    }
    expect([...locks]).toContain('colour');
  });

  it('goes over what the table answered itself', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'), { windows: 'hold', hold: null, auto: true });
    await until(tab, 'lay');
    await tab.play(1);
    const second = tab.last;
    await tab.play(1);
    expect(tab.decision.ask.id).toBe('roll');
    await tab.table.undo();
    expect(tab.decision).toEqual(second.decision);
    expect(tab.last.at).toBe(second.at);
  });

  it('puts a decision to the person again that would now answer itself', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'), ASK_ALL);
    await until(tab, 'treat');
    await tab.answer('no-thanks');
    await tab.table.setPacing({ windows: 'hold', hold: null, auto: true });
    await tab.table.undo();
    await tab.rest();
    expect(tab.decision.ask.id).toBe('treat');
  });

  it('keeps what can be redone until another answer is given', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    await until(tab, 'lay');
    const { options } = tab.decision as { options: readonly string[] };
    await tab.answer(options[0]);
    await tab.answer(options[1]);
    await tab.table.undo();
    await tab.table.undo();
    await tab.answer(options[0]);
    expect(tab.last.redo).toBe(1);
    await tab.table.undo();
    await tab.answer(options[2]);
    expect(tab.last.redo).toBe(0);
  });

  it('then the same answer gives the same roll', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb', { freeUndo: true }));
    await until(tab, 'roll');
    await tab.answer('roll');
    const rolled = tab.entries.findLast(({ event }) => event.type === 'rolled');
    await tab.table.undo();
    expect(tab.decision.ask.id).toBe('roll');
    await tab.answer('leave');
    expect(tab.entries.findLast(({ event }) => event.type === 'rolled')).toEqual(rolled);
  });

  it('never takes back what another person did', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hh'));
    await until(tab, 'roll');
    const seat = tab.last.viewer;
    await tab.look(1 - seat);
    expect(tab.last.undo).toEqual({ locked: 'other-seat' });
    const before = tab.last.at;
    expect((await tab.table.undo())?.code).toBe('undo-locked');
    expect(tab.last.at).toBe(before);
  });

  it('takes back a vote as long as others think', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hhb'));
    expect(tab.last.viewer).toBe(0);
    await tab.answer('yes');
    expect(tab.last.waiting).toEqual([1]);
    await tab.look(0);
    expect(tab.last.undo).toEqual({ to: 0 });
    expect(await tab.table.undo()).toBe(null);
    await tab.rest();
    expect(tab.last.waiting).toEqual([0, 1]);
    expect(tab.last.redo).toBe(1);
    await tab.table.redo();
    expect(tab.last.waiting).toEqual([1]);
  });

  it('is stored', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await until(tab, 'treat');
    await tab.table.undo();
    const again = new Tab({ store });
    await again.open(id);
    expect(again.decision).toEqual(tab.decision);
  });

  it('reaches behind the checkpoint that the table was opened from', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb', { freeUndo: true }));
    await tab.play(25);
    await tab.tables.close();
    const again = new Tab({ store });
    await again.openWith(id, QUICK, again.listen);
    while (again.last.undo) expect(await again.table.undo()).toBe(null);
    expect(again.last.at).toBe(0);
  });
});

describe('free undo', () => {
  it('goes back over rolls and bots, and marks the table for good', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('pints-of-blood', 'hb', { freeUndo: true }));
    await tab.play(12);
    const end = tab.last;
    while (tab.last.undo) expect(await tab.table.undo()).toBe(null);
    await tab.rest();
    expect(tab.last.tookBack).toBe(true);
    expect(tab.last.redo).toBe(12);
    while (tab.last.redo > 0) {
      expect(await tab.table.redo()).toBe(null);
      await tab.rest();
    }
    expect(hash(tab.last)).toBe(hash(end));
    expect(tab.last.at).toBe(end.at);

    const again = new Tab({ store });
    await again.open(id);
    expect(again.last.tookBack).toBe(true);
  });
});

describe('going back from the replay', () => {
  it('leads to any moment where undo is free, and keeps the present among the older states', async () => {
    const tab = new Tab();
    await tab.lay(setup('pints-of-blood', 'hb', { freeUndo: true }));
    await tab.play(9);
    const end = tab.last.at;
    const own = await tab.table.ownDecisions();
    const wanted = own[4];
    const then = await tab.table.moment(wanted);
    expect(await tab.table.goBackTo(wanted)).toBe(null);
    await tab.rest();
    expect(hash(tab.last)).toBe(hash(then));
    expect(tab.last).toMatchObject({ at: wanted, tookBack: true });
    const [saved] = (await tab.tables.list()).tables;
    expect(saved.autosaves.map(({ at }) => at)).toContain(end);
  });

  it('is refused where it is not', async () => {
    const tab = new Tab();
    await tab.lay(setup('pints-of-blood', 'hb'));
    await tab.play(9);
    const { at } = tab.last;
    const own = await tab.table.ownDecisions();
    const [saved] = (await tab.tables.list()).tables;
    const wanted = own.find((n) => saved.autosaves.every((one) => one.at !== n))!;
    expect(await tab.table.goBackTo(wanted)).toEqual({ code: 'no-autosave' });
    expect(tab.last.at).toBe(at);
  });
});

describe('at one screen', () => {
  it('whoever answered last looks from their own seat and takes it back', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hh'), ASK_ALL);
    let before = tab.last;
    for (let i = 0; i < 40; i++) {
      before = tab.last;
      await tab.play(1, `${i}`);
      await tab.look(before.viewer);
      if (tab.last.undo && 'to' in tab.last.undo && tab.last.waiting.includes(1 - before.viewer)) break;
    }
    expect(tab.last.undo).toMatchObject({ to: before.at });
    expect(await tab.table.undo()).toBe(null);
    await tab.rest();
    expect(hash(tab.last)).toBe(hash(before));
    expect(tab.last).toMatchObject({ viewer: before.viewer, at: before.at });
  });
});

describe('restart turn', () => {
  it('leads to the first own decision of the turn', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    await until(tab, 'lay');
    expect(tab.last.turnStart).toBe(null);
    const start = tab.last;
    await tab.play(2);
    expect(tab.last.turnStart).toBe(start.at);
    expect(await tab.table.restartTurn()).toBe(null);
    expect(hash(tab.last)).toBe(hash(start));
    expect(tab.last.redo).toBe(2);
    expect(await tab.table.restartTurn()).toEqual({ code: 'undo-locked', params: { by: 'other-seat' } });
  });

  it('does not cross a lock, unless undo is free', async () => {
    const locked = new Tab();
    await locked.lay(setup('council', 'hh'));
    await locked.play(1);
    await locked.play(1);
    expect(locked.last.turnStart).toBe(null);

    const free = new Tab();
    await free.lay(setup('council', 'hb', { freeUndo: true }));
    await until(free, 'treat');
    expect(free.last.turnStart).toBe(0);
  });
});
