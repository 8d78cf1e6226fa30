import { choose, type TableKit } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { council } from './council.ts';
import { dead, pints, setup, Tab } from './house.ts';

describe('replay', () => {
  it('shows each moment as it was', async () => {
    const tab = new Tab();
    await tab.lay(setup('pints-of-blood', 'hb'));
    await tab.play(20);
    const told = new Map(tab.updates.map((update) => [update.at, update]));
    for (const at of [...told.keys()].reverse()) {
      const moment = await tab.tables.moment(at);
      expect(moment).toMatchObject({ at, fingerprint: told.get(at)!.fingerprint, view: told.get(at)!.view });
    }
    expect((await tab.tables.moment(10_000)).at).toBe(tab.last.at);
  });

  it('knows the decisions of the viewer, not what answered itself', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    await tab.play(15);
    const own = await tab.tables.ownDecisions();
    expect(own).toHaveLength(15);
    for (const at of own) {
      const { decision } = await tab.tables.moment(at);
      expect(decision?.seat).toBe(0);
      expect(decision?.ask.id).not.toBe('stand');
    }
  });
});

describe('try from here', () => {
  it('lays a copy on the shelf that goes its own way', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hb'));
    await tab.play(15);
    const [, , , at] = await tab.tables.ownDecisions();
    const then = await tab.tables.moment(at);
    const log = await tab.tables.exportLog();

    const copy = await tab.tables.tryFrom(at);
    const other = new Tab({ store });
    await other.open(copy);
    expect(other.last).toMatchObject({ at, fingerprint: then.fingerprint, decision: then.decision });
    expect(other.last.setup).toEqual({ ...tab.last.setup, copyOf: at });
    await other.play(4, 'otherwise');
    expect(await tab.tables.exportLog()).toBe(log);
    expect((await tab.tables.list()).map((table) => table.id).sort()).toEqual([id, copy].sort());
  });
});

describe('help', () => {
  it('hints at a legal answer with a reason, to whoever is asked', async () => {
    const tab = new Tab();
    await tab.lay(setup('pints-of-blood', 'hb'));
    const hint = await tab.tables.hint();
    expect(hint?.why.id).toEqual(expect.any(String));
    expect(await tab.tables.hint()).toEqual(hint);
    const { seat, n } = tab.decision;
    expect(await tab.tables.answer(seat, n, hint!.answer)).toBe(null);
    await tab.look(-1);
    expect(await tab.tables.hint()).toBe(null);
  });

  it('says why what people look for is not possible', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    const why = () => tab.tables.whyNot(tab.decision.n, ['card:100', 'sing', 'yes']);
    expect((await why()).map(({ option }) => option)).toEqual(['card:100', 'sing']);
    while (tab.decision.ask.id !== 'lay') await tab.play(1);
    const [card, song] = await why();
    expect(card).toEqual({ option: 'card:100', refusal: { code: 'not-in-hand', rules: ['CO-lay'] } });
    expect(song.refusal.code).toBe('not-offered');
    expect(await tab.tables.whyNot(tab.decision.n + 1, ['sing']), 'that is not asked').toEqual([]);
    await tab.look(-1);
    expect(await tab.tables.whyNot(tab.last.at, ['sing']), 'who only watches is not asked').toEqual([]);
  });
});

describe('a moment in the middle of an answer', () => {
  it('is that of the event, as the viewer sees it, for every line of the log', async () => {
    for (const kit of [pints, dead] as unknown[] as TableKit[]) {
      const tab = new Tab({ kits: [kit] });
      await tab.lay(setup(kit.game.id, 'hb', { options: kit === (pints as unknown) ? { level: 'main' } : {} }));
      await tab.play(24);
      const { viewer, at } = tab.last;
      const moments = new Set<string>();
      let inside = 0;
      for (const [i, entry] of tab.entries.entries()) {
        if (entry.at === 0 || entry.at < at - 12) continue;
        const nth = i - tab.entries.findIndex((one) => one.at === entry.at);
        const moment = await tab.tables.moment(entry.at, nth);
        expect(moment).toMatchObject({ event: nth, decision: null });
        expect(moment.at).toBeLessThan(entry.at);
        moments.add(moment.fingerprint);
        inside++;
      }
      expect(inside).toBeGreaterThan(12);
      expect(moments.size, 'the board goes along with what happens').toBeGreaterThan(inside / 3);
      expect(await tab.tables.moment(at, 10_000), 'without such an event it is the end of the answer').toEqual(
        await tab.tables.moment(at),
      );
      expect(tab.last.viewer).toBe(viewer);
    }
  });
});

describe('answers', () => {
  it('are refused where they do not fit, and change nothing', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    const { at, fingerprint, decision } = tab.last;
    expect((await tab.tables.answer(0, 0, 'perhaps'))?.code).toBe('not-offered');
    expect((await tab.tables.answer(1, 1, 'yes'))?.code).toBe('not-your-decision');
    expect((await tab.tables.answer(0, 7, 'yes'))?.code).toBe('no-such-decision');
    expect(tab.last).toMatchObject({ at, fingerprint, decision });
  });

  it('of bots come one by one, while other things can be asked', async () => {
    const tab = new Tab();
    const id = await tab.tables.create(setup('pints-of-blood', 'bb'));
    await tab.tables.open(id, { windows: 'always', hold: null, auto: true }, tab.listen);
    const early = tab.updates.length;
    await tab.tables.moment(0);
    expect(tab.updates.length).toBeLessThan(early + 10);
    while (!tab.last.outcome) await tab.rest();
    expect(tab.updates.map(({ at }) => at)).toEqual([...new Set(tab.updates.map(({ at }) => at))]);
    expect(tab.last.viewer).toBe(-1);
  });

  it('in which the rules fail leave the table where it was', async () => {
    const broken = council({
      *play(table) {
        yield* table.together([0, 1].map((seat) => choose(seat, { id: 'vote', rules: [] }, ['yes', 'no'])));
        throw new Error('a rule is broken');
      },
    });
    const people = new Tab({ kits: [broken] });
    await people.lay(setup('council', 'hh'));
    await people.answer('yes');
    const { seat, n } = people.decision;
    expect((await people.tables.answer(seat, n, 'no'))?.code).toBe('rules-error');
    expect(people.last.waiting).toEqual([seat]);

    const bots = new Tab({ kits: [broken] });
    await bots.lay(setup('council', 'bb'));
    expect(bots.last).toMatchObject({ at: 0, trouble: { code: 'rules-error' } });
    expect(await bots.tables.exportLog()).toContain('council');
  });

  it('are asked of an open table only', async () => {
    const tab = new Tab();
    await expect(tab.tables.undo()).rejects.toMatchObject({ code: 'not-open' });
  });
});
