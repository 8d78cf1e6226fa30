import { canonical, choose, type Seat, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Entry, TableUpdate } from '../contract.ts';
import type { TableHandle } from '../handle.ts';
import { MemoryStore } from '../memory-store.ts';
import { Play } from '../play.ts';
import { SafeStore } from '../safe-store.ts';
import { Shelf } from '../shelf.ts';
import { council } from './council.ts';
import { breathe, pints, QUICK, setup } from './house.ts';

const around = () => {
  let ids = 0;
  let time = 0;
  return {
    store: new SafeStore(new MemoryStore()),
    owner: 'server',
    breathe,
    kit: async (game: string) => (game === 'council' ? council() : pints) as never,
    now: () => ++time,
    newId: () => `id${++ids}`,
    stored: () => {},
  };
};

/** One who looks, and all that was told to this one. */
class Eyes {
  readonly updates: TableUpdate[] = [];
  entries: Entry[] = [];
  handle!: TableHandle;
  readonly seat: Seat;
  constructor(seat: Seat) {
    this.seat = seat;
  }
  get now(): TableUpdate {
    return this.updates.at(-1)!;
  }
  readonly hear = (update: TableUpdate): void => {
    this.updates.push(structuredClone(update));
    this.entries = [...this.entries.slice(0, update.from), ...update.entries];
  };
}

async function seated(who: string, seats: readonly Seat[], more = {}): Promise<{ play: Play; eyes: Eyes[] }> {
  const place = around();
  const play = await Play.open(place, await new Shelf(place).create(setup('council', who, more)));
  const eyes = seats.map((seat) => new Eyes(seat));
  for (const one of eyes) one.handle = await play.join(one.seat === SPECTATOR ? [] : one.seat, QUICK, one.hear);
  play.start();
  await play.idle();
  return { play, eyes };
}

/** Everybody who is asked answers with the first option, so many times. */
async function playOn(play: Play, eyes: readonly Eyes[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await play.idle();
    const asked = eyes.find(({ now }) => now.decision !== null);
    if (!asked) return;
    const decision = asked.now.decision!;
    if (decision.kind !== 'choose') throw new Error('only options are chosen here');
    expect(await asked.handle.answer(asked.seat, decision.n, decision.options[0])).toBe(null);
  }
  await play.idle();
}

describe('a table with several viewers', () => {
  it('tells each what its seat may know, and nobody more', async () => {
    const { play, eyes } = await seated('hhh', [0, 1, 2, SPECTATOR]);
    await playOn(play, eyes, 40);
    for (const one of eyes) {
      expect(one.updates.every(({ viewer }) => viewer === one.seat)).toBe(true);
      expect(one.updates.every(({ decision }) => decision === null || decision.seat === one.seat)).toBe(true);
      const drawn = one.entries.filter(({ event }) => event.type === 'drew');
      expect(drawn.length > 0).toBe(one.seat !== SPECTATOR);
    }
    const [, , , crowd] = eyes;
    expect((crowd.now.view as { hand: unknown }).hand).toBe(null);
    for (const { now, entries } of eyes) {
      expect(now.at).toBe(crowd.now.at);
      const open = entries.filter(({ event }) => event.type !== 'drew');
      expect(canonical(open)).toBe(canonical(crowd.entries));
    }
  });

  it('tells nobody the seed before the end, and everybody after it', async () => {
    const { play, eyes } = await seated('hh', [0, SPECTATOR, 1], { seed: 'very-secret-seed' });
    await playOn(play, eyes, 10);
    expect(await eyes[0].handle.seed()).toBe(null);
    await playOn(play, eyes, 1000);
    expect(eyes[0].now.outcome).not.toBe(null);
    expect(await eyes[1].handle.seed()).toBe('very-secret-seed');
    expect(JSON.stringify(eyes.map(({ updates }) => updates))).not.toContain('very-secret-seed');
  });

  it('takes answers only for the seats that somebody looks from', async () => {
    const { eyes } = await seated('hh', [0, 1, SPECTATOR]);
    const [first, second, crowd] = eyes;
    const { n } = first.now.decision!;
    for (const { handle } of [second, crowd])
      expect(await handle.answer(0, n, 'yes')).toMatchObject({ code: 'not-your-decision' });
    expect(await first.handle.answer(0, n, 'yes')).toBe(null);
    expect(await crowd.handle.undo()).toMatchObject({ code: 'undo-locked' });
  });

  it('repeats nothing long that somebody sends', async () => {
    const { eyes } = await seated('hh', [0, 1]);
    const [{ handle, now }] = eyes;
    const long = 'x'.repeat(10_000);
    const { n } = now.decision!;
    expect(await handle.whyNot(n, [long, 'maybe'])).toMatchObject([
      { refusal: { code: 'malformed' } },
      { refusal: { code: 'not-offered', params: { option: 'maybe' } } },
    ]);
    expect(await handle.answer(long as never, n, 'yes')).toEqual({ code: 'malformed' });
    expect(await handle.answer(0, n, long)).toEqual({ code: 'malformed' });
  });

  it('asks each as it wishes', async () => {
    const { play, eyes } = await seated('hh', [0, 1]);
    const [first, second] = eyes;
    await first.handle.setPacing({ windows: 'hold', hold: null, auto: true });
    await second.handle.setPacing({ windows: 'always', hold: null, auto: false });
    await playOn(play, eyes, 60);
    const asked = ({ updates }: Eyes) =>
      new Set(updates.flatMap(({ decision }) => (decision ? [decision.ask.id] : [])));
    expect(asked(first).has('treat')).toBe(false);
    expect(asked(first).has('stand')).toBe(false);
    expect(asked(second).has('treat')).toBe(true);
    expect(asked(second).has('stand')).toBe(true);
    const answered = first.updates.flatMap(({ selfAnswered }) => selfAnswered);
    expect(answered.length).toBeGreaterThan(4);
    expect(answered.every(({ decision }) => decision.seat === 0)).toBe(true);
    // Where there is nothing to play, nobody is asked.
    const passed = second.updates.flatMap(({ selfAnswered }) => selfAnswered);
    expect(passed.every(({ decision }) => decision.ask.id === 'treat' && decision.beside.length === 0)).toBe(true);
  });

  it('lets only the one who took something back have it again', async () => {
    const { play, eyes } = await seated('hh', [0, 1]);
    await playOn(play, eyes, 3);
    const asked = eyes.find(({ now }) => now.undo !== null && 'to' in now.undo)!;
    const other = eyes.find((one) => one !== asked)!;
    expect(await asked.handle.undo()).toBe(null);
    expect([asked.now.redo, other.now.redo]).toEqual([1, 0]);
    expect(await other.handle.redo()).toEqual({ code: 'nothing-to-redo' });
    expect(await asked.handle.redo()).toBe(null);
  });

  it('tells of the steps of others only that others have decided', async () => {
    const { play, eyes } = await seated('hh', [0, 1, SPECTATOR]);
    await playOn(play, eyes, 40);
    const locks = (one: Eyes) =>
      one.updates.flatMap(({ undo }) =>
        undo && 'locked' in undo && undo.locked !== 'other-seat' ? [undo.locked] : [],
      );
    expect(locks(eyes[2])).toEqual([]);
    expect(locks(eyes[0]).length + locks(eyes[1]).length).toBeGreaterThan(0);
  });

  it('brings whoever comes later up to date, and forgets whoever leaves', async () => {
    const { play, eyes } = await seated('hhh', [0, 1, 2]);
    await playOn(play, eyes, 20);
    const late = new Eyes(1);
    late.handle = await play.join(1, QUICK, late.hear);
    expect(late.entries).toEqual(eyes[1].entries);
    expect(late.now.view).toEqual(eyes[1].now.view);
    await eyes[1].handle.close();
    const told = eyes[1].updates.length;
    await playOn(play, [eyes[0], late, eyes[2]], 6);
    expect(eyes[1].updates.length).toBe(told);
    expect(late.now.at).toBe(eyes[0].now.at);
  });

  it('goes on where one of them fails to listen, and tells that one everything again', async () => {
    const { play, eyes } = await seated('hh', [0, 1]);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const entries: Entry[] = [];
    let fails = true;
    await play.join([], QUICK, (update) => {
      if (fails) throw new Error('no ears');
      entries.splice(update.from, Number.POSITIVE_INFINITY, ...update.entries);
    });
    await playOn(play, eyes, 8);
    expect(eyes[0].now.trouble).toBe(null);
    expect(eyes[1].now.at).toBe(eyes[0].now.at);
    fails = false;
    await playOn(play, eyes, 1);
    expect(entries.map(({ event }) => event.type)).toContain('turn');
    expect(entries).toEqual(eyes[0].entries.filter(({ event }) => event.type !== 'drew'));
  });

  it('does nothing for whoever has left, and asks everything of a seat that nobody looks from', async () => {
    const { play, eyes } = await seated('hh', [0, 1]);
    const [{ now, handle }] = eyes;
    const calm = { windows: 'hold', hold: null, auto: true } as const;
    const treat = choose(0, { id: 'treat', rules: [] }, ['no-thanks'], { beside: ['tea'], pass: 'no-thanks' });
    const window = { ...treat, n: 9 };
    await handle.setPacing(calm);
    const other = await play.join(0, QUICK, () => {});
    expect(play.asking.isAsked(window)).toBe(true);
    await other.close();
    expect(play.asking.isAsked(window)).toBe(false);
    await handle.close();
    expect(play.asking.isAsked(window)).toBe(true);
    await expect(handle.answer(0, now.decision!.n, 'yes')).rejects.toMatchObject({ code: 'not-open' });
  });

  it('gives the whole log to nobody before the end, and lets nobody alone go back', async () => {
    const { play, eyes } = await seated('hh', [0, 1, SPECTATOR], { freeUndo: true });
    await playOn(play, eyes, 12);
    const { at } = eyes[0].now;
    for (const { handle } of eyes) {
      await expect(handle.exportLog()).rejects.toMatchObject({ code: 'not-yet' });
      expect(await handle.goBackTo(0)).toMatchObject({ code: 'undo-locked' });
    }
    expect(await eyes[2].handle.undo()).toMatchObject({ code: 'undo-locked' });
    expect(eyes[2].now).toMatchObject({ at, redo: 0, turnStart: null });
    await playOn(play, eyes, 1000);
    expect(await eyes[0].handle.exportLog()).toContain('council');
  });

  it('tells nobody how others want to be asked', async () => {
    const { eyes } = await seated('hh', [0, 1]);
    await eyes[0].handle.setWindows(0, 'hold');
    expect(eyes[0].now.setup.seats[0].windows).toBe('hold');
    expect(eyes[1].now.setup.seats[0]).not.toHaveProperty('windows');
  });

  it('lets each of several who decide at once take back and give again, in any order', async () => {
    const { eyes } = await seated('hhh', [0, 1, 2]);
    const [first, second, third] = eyes;
    expect(await first.handle.answer(0, 0, 'yes')).toBe(null);
    expect(await second.handle.answer(1, 1, 'no')).toBe(null);
    expect(await first.handle.undo()).toBe(null);
    expect(await second.handle.undo()).toBe(null);
    expect(eyes.map(({ now }) => now.redo)).toEqual([1, 1, 0]);
    expect(await third.handle.answer(2, 2, 'yes')).toBe(null);
    expect(eyes.map(({ now }) => now.redo)).toEqual([1, 1, 0]);
    expect(await first.handle.redo()).toBe(null);
    expect(await second.handle.redo()).toBe(null);
    expect(third.now.at).toBe(3);
    expect(third.entries.at(-1)?.event ?? null).toMatchObject({ type: 'voted', yes: 2 });
  });
});
