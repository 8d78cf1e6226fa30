import { choose, importLog, type Json, type TableKit } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { type Council, council } from './council.ts';
import { ASK_ALL, dead, hash, pints, setup, Tab } from './house.ts';

describe('replay', () => {
  it('shows each moment as it was', async () => {
    const tab = new Tab();
    await tab.lay(setup('pints-of-blood', 'hb'));
    await tab.play(20);
    const told = new Map(tab.updates.map((update) => [update.at, update]));
    for (const at of [...told.keys()].reverse()) {
      const moment = await tab.table.moment(at);
      expect(moment).toMatchObject({ at, view: told.get(at)!.view });
    }
    expect((await tab.table.moment(10_000)).at).toBe(tab.last.at);
  });

  it('knows the decisions of the viewer, not what answered itself', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    await tab.play(15);
    const own = await tab.table.ownDecisions();
    expect(own).toHaveLength(15);
    for (const at of own) {
      const { decision } = await tab.table.moment(at);
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
    const [, , , at] = await tab.table.ownDecisions();
    const then = await tab.table.moment(at);
    const log = await tab.table.exportLog();

    const copy = await tab.table.tryFrom(at);
    const other = new Tab({ store });
    await other.open(copy);
    expect(hash(other.last)).toBe(hash(then));
    expect(other.last.decision).toEqual({ ...then.decision, n: other.last.at });
    expect(other.last.setup).toEqual({ ...tab.last.setup, copyOf: at });
    await other.play(4, 'otherwise');
    expect(await tab.table.exportLog()).toBe(log);
    expect((await tab.tables.list()).tables.map((table) => table.id).sort()).toEqual([id, copy].sort());
  });
});

describe('a copy to try something on', () => {
  /** What others hold and what comes, at a table that stands at one of the viewer's own decisions. */
  async function hidden(tab: Tab): Promise<{ deck: Json; hands: Json; next: Json }> {
    const match = importLog(await tab.table.exportLog(), () => council().game as never);
    const { deck, hands } = match.state as unknown as Council;
    return { deck, hands: hands.slice(1), next: match.state.rng.s };
  }

  it('is dealt anew for what the viewer could not know then, with other dice to come', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    await tab.lay(setup('council', 'hbb'));
    await tab.play(15);
    const real = await hidden(tab);
    const copies = new Set<string>();
    for (const _ of [1, 2, 3]) {
      const other = new Tab({ store });
      await other.open(await tab.table.tryFrom(tab.last.at), ASK_ALL);
      const dealt = await hidden(other);
      for (const key of ['deck', 'hands', 'next'] as const) expect(dealt[key]).not.toEqual(real[key]);
      copies.add(JSON.stringify(dealt));
      expect(other.last.view).toEqual(tab.last.view);
    }
    expect(copies.size).toBe(3);
  });

  it('begins at the last checkpoint where somebody else has decided since', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    await tab.lay(setup('council', 'hhh', { curtain: false }), ASK_ALL);
    await tab.play(1);
    while (tab.decision.ask.id !== 'lay') await tab.play(1);
    await tab.look(1);
    const other = new Tab({ store });
    await other.open(await tab.table.tryFrom(tab.last.at), ASK_ALL);
    expect(other.decision.ask.id).toBe('stand');
    expect(other.last.at).toBe(0);
  });

  it('leaves the replay of the original as it was, and is whole where the game is over', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    await tab.lay(setup('council', 'hb'));
    await tab.play(1000);
    expect(tab.last.outcome).not.toBe(null);
    const log = await tab.table.exportLog();
    const other = new Tab({ store });
    await other.open(await tab.table.tryFrom(tab.last.at));
    expect(other.last.outcome).toEqual(tab.last.outcome);
    expect(other.entries).toEqual(tab.entries);
    await tab.table.tryFrom(10);
    expect(await tab.table.exportLog()).toBe(log);
  });
});

describe('help', () => {
  it('hints at a legal answer with a reason, to whoever is asked', async () => {
    const tab = new Tab();
    await tab.lay(setup('pints-of-blood', 'hb'));
    const hint = await tab.table.hint();
    expect(hint?.why.id).toEqual(expect.any(String));
    expect(await tab.table.hint()).toEqual(hint);
    const { seat, n } = tab.decision;
    expect(await tab.table.answer(seat, n, hint!.answer)).toBe(null);
    await tab.look(-1);
    expect(await tab.table.hint()).toBe(null);
  });

  it('says why what people look for is not possible', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    const why = () => tab.table.whyNot(tab.decision.n, ['card:100', 'sing', 'yes']);
    expect((await why()).map(({ option }) => option)).toEqual(['card:100', 'sing']);
    while (tab.decision.ask.id !== 'lay') await tab.play(1);
    const [card, song] = await why();
    expect(card).toEqual({ option: 'card:100', refusal: { code: 'not-in-hand', rules: ['CO-lay'] } });
    expect(song.refusal.code).toBe('not-offered');
    expect(await tab.table.whyNot(tab.decision.n + 1, ['sing']), 'that is not asked').toEqual([]);
    await tab.look(-1);
    expect(await tab.table.whyNot(tab.last.at, ['sing']), 'who only watches is not asked').toEqual([]);
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
        const moment = await tab.table.moment(entry.at, nth);
        expect(moment).toMatchObject({ event: nth, decision: null });
        expect(moment.at).toBeLessThan(entry.at);
        moments.add(hash(moment));
        inside++;
      }
      expect(inside).toBeGreaterThan(12);
      expect(moments.size, 'the board goes along with what happens').toBeGreaterThan(inside / 3);
      expect(await tab.table.moment(at, 10_000), 'without such an event it is the end of the answer').toEqual(
        await tab.table.moment(at),
      );
      expect(tab.last.viewer).toBe(viewer);
    }
  });
});

describe('answers', () => {
  it('are refused where they do not fit, and change nothing', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    const { at, view, decision } = tab.last;
    expect((await tab.table.answer(0, 0, 'perhaps'))?.code).toBe('not-offered');
    expect((await tab.table.answer(1, 1, 'yes'))?.code).toBe('not-your-decision');
    expect((await tab.table.answer(0, 7, 'yes'))?.code).toBe('no-such-decision');
    expect(tab.last).toMatchObject({ at, view, decision });
  });

  it('of bots come one by one, while other things can be asked', async () => {
    const tab = new Tab();
    const id = await tab.tables.create(setup('pints-of-blood', 'bb'));
    await tab.openWith(id, { windows: 'always', hold: null, auto: true }, tab.listen);
    const early = tab.updates.length;
    await tab.table.moment(0);
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
    expect((await people.table.answer(seat, n, 'no'))?.code).toBe('rules-error');
    expect(people.last.waiting).toEqual([seat]);

    const bots = new Tab({ kits: [broken] });
    await bots.lay(setup('council', 'bb'));
    expect(bots.last).toMatchObject({ at: 0, trouble: { code: 'rules-error' } });
    expect(await bots.table.exportLog()).toContain('council');
  });

  it('are asked of an open table only', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    await tab.tables.close();
    await expect(tab.table.undo()).rejects.toMatchObject({ code: 'not-open' });
    await expect(tab.table.exportLog()).rejects.toMatchObject({ code: 'not-open' });
  });
});
