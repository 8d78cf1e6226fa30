import { chooser } from '@shamble/bots';
import { type Answer, type Decision, sample } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { council } from './council.ts';
import { ASK_ALL, hash, pints, QUICK, setup, still, Tab } from './house.ts';

describe('a table that is opened again', () => {
  it.each([
    ['pints-of-blood', 'hb', QUICK],
    ['pints-of-blood', 'hh', ASK_ALL],
    ['council', 'hbb', QUICK],
    ['council', 'hh', ASK_ALL],
  ] as const)('%s with %s stands at the same prompt', async (game, seats, pacing) => {
    const store = new MemoryStore();
    const first = new Tab({ store });
    const id = await first.lay(setup(game, seats), pacing);
    for (let i = 0; i < 12; i++) {
      await first.play(3, `people ${i}`);
      const again = new Tab({ store });
      await again.open(id, pacing);
      expect(still(again.last)).toEqual(still({ ...first.last, redo: 0 }));
      expect(again.entries).toEqual(first.entries);
      await again.tables.close();
      await first.tables.close();
      await first.open(id, pacing);
    }
  });

  it('is not damaged where the rules now tell more of what happened', async () => {
    const store = new MemoryStore();
    const { game } = council();
    const quiet = council({
      *play(table) {
        const emit = table.emit.bind(table);
        table.emit = (event) => event.type !== 'rolling' && emit(event);
        yield* game.play(table);
      },
    });
    const before = new Tab({ store, kits: [quiet] });
    const id = await before.lay(setup('council', 'hh'), ASK_ALL);
    while (before.last.at < 40) await before.play(1);
    await before.tables.close();
    expect(before.entries.some(({ event }) => event.type === 'rolling')).toBe(false);
    const after = new Tab({ store });
    await after.open(id, ASK_ALL);
    expect(hash(after.last)).toBe(hash(before.last));
    expect(after.last).toMatchObject({ at: before.last.at, trouble: null });
    await after.play(1);
    expect(after.last).toMatchObject({ at: before.last.at + 1, trouble: null });
    expect(after.entries.some(({ event }) => event.type === 'rolling')).toBe(true);
  });

  it('loses nothing when everything stops right after an answer', async () => {
    const store = new MemoryStore();
    const id = await new Tab({ store }).tables.create(setup('council', 'hh'));
    for (let i = 0; i < 25; i++) {
      const tab = new Tab({ store });
      await tab.open(id, ASK_ALL);
      const { seat, n } = tab.decision;
      const answer = first(tab.decision);
      expect(await tab.table.answer(seat, n, answer)).toBe(null);

      const after = new Tab({ store });
      await after.open(id, ASK_ALL);
      const refusal = await after.table.answer(seat, n, answer);
      expect(['stale', 'already-answered']).toContain(refusal?.code);
    }
  });

  it('lets bots go on as they would have', async () => {
    const whole = new Tab();
    await whole.lay(setup('pints-of-blood', 'hbb'));
    await whole.play(15);

    const store = new MemoryStore();
    const id = await new Tab({ store }).tables.create(setup('pints-of-blood', 'hbb'));
    const below = chooser('people');
    for (let i = 0; i < 15; i++) {
      const tab = new Tab({ store });
      await tab.openWith(id, QUICK, tab.listen);
      while (!tab.last.decision) await tab.rest();
      const { seat, n } = tab.decision;
      await tab.table.answer(seat, n, sample(tab.decision, below, pints.game));
    }
    const last = new Tab({ store });
    await last.open(id);
    expect(hash(last.last)).toBe(hash(whole.last));
    expect(last.entries).toEqual(whole.entries);
  });

  it('is checked from its start behind the screen, and can then be left and replayed anywhere', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('pints-of-blood', 'hb'));
    await tab.play(30);
    const hashes = new Map(tab.updates.map((update) => [update.at, hash(update)]));
    const log = await tab.table.exportLog();
    await tab.tables.close();

    const again = new Tab({ store });
    await again.open(id);
    expect(again.last.trouble).toBe(null);
    expect(await again.table.exportLog()).toBe(log);
    for (const [at, then] of hashes) expect(hash(await again.table.moment(at))).toBe(then);
  });

  it('keeps a window before the person whatever the pacing is then', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'), { windows: 'hold', hold: 0, auto: true });
    while (tab.decision.ask.id !== 'treat') await tab.answer(first(tab.decision));
    const again = new Tab({ store });
    await again.open(id, { windows: 'hold', hold: null, auto: true });
    expect(again.decision).toEqual(tab.decision);
  });

  it('opens quickly from its checkpoint: few answers are played before the first update', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hh'));
    await tab.play(40);
    await tab.tables.close();
    let asked = 0;
    const counting = council({
      play: function* (table) {
        const rules = council().game.play(table);
        for (let step = rules.next(); !step.done; ) {
          asked++;
          step = rules.next(yield step.value);
        }
      },
    });
    const seen: { at: number; asked: number }[] = [];
    await new Tab({ store, kits: [counting] }).tables.open(id, QUICK, ({ at }) => seen.push({ at, asked }));
    expect(seen[0].at).toBe(tab.last.at);
    expect(seen[0].asked).toBeLessThan(tab.last.at / 2);
  });
});

const first = (decision: Decision): Answer => {
  if (decision.kind !== 'choose') throw new Error('a choice was expected');
  return decision.options[0];
};
