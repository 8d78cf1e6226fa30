import { type Choose, choose, type Seat } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { Asking, NOTHING_ASKED } from '../asking.ts';
import type { Pacing, Windows } from '../contract.ts';
import { MemoryStore } from '../memory-store.ts';
import { setup, Tab } from './house.ts';

const pace = (windows: Windows, hold: Seat | null = null, auto = true): Pacing => ({ windows, hold, auto });

/** The rounds in which the person of a lone table is asked whether to take a treat; tea is refused each time. */
async function rounds(pacing: Pacing, wish?: readonly [Seat, Windows]): Promise<number[]> {
  const tab = new Tab();
  await tab.lay(setup('council', 'hh'), pacing);
  if (wish) await tab.table.setWindows(...wish);
  const asked: number[] = [];
  while (!tab.last.outcome) {
    const { ask, kind } = tab.decision;
    if (ask.id === 'treat') asked.push((tab.last.view as { round: number }).round);
    if (kind !== 'choose') throw new Error('a choice was expected');
    await tab.answer(ask.id === 'treat' ? 'no-thanks' : (tab.decision as { options: readonly string[] }).options[0]);
  }
  return asked;
}

describe('optional windows', () => {
  it('are always asked where something can be played, and never where nothing can', async () => {
    expect(await rounds(pace('always'))).toEqual([1, 3, 4, 5, 6, 7, 8]);
    expect(await rounds(pace('always', null, false))).toEqual([1, 3, 4, 5, 6, 7, 8]);
  });

  it('are asked where a seat can do something new since its last window', async () => {
    // Seat 1 plays in odd rounds: tea in the first, cake from the third. Seat 2 sees both in the fourth.
    expect(await rounds(pace('new'))).toEqual([1, 3, 4]);
  });

  it('are passed but when held', async () => {
    expect(await rounds(pace('hold'))).toEqual([]);
    expect(await rounds(pace('hold', 0)), 'held by the first seat').toEqual([1, 3, 5, 7]);
    expect(await rounds(pace('hold', 1)), 'held by the second seat').toEqual([4, 6, 8]);
  });

  it('are asked as each seat wants it at this table', async () => {
    expect(await rounds(pace('hold'), [1, 'always'])).toEqual([4, 6, 8]);
    expect(await rounds(pace('always'), [0, 'hold'])).toEqual([4, 6, 8]);
  });

  it('remember what a seat wants, until it wants what the settings say', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hh'), pace('hold'));
    await tab.table.setWindows(1, 'always');
    await tab.tables.close();
    const again = new Tab({ store });
    await again.open(id, pace('hold'));
    expect(again.last.setup.seats.map(({ windows }) => windows)).toEqual([undefined, 'always']);
    await again.table.setWindows(1, null);
    expect(again.last.setup.seats.some((seat) => 'windows' in seat)).toBe(false);
  });

  it('stop the table when hold is set in between', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'), pace('hold'));
    while (tab.decision.ask.id !== 'lay') await tab.play(1);
    await tab.table.setPacing(pace('hold', 0));
    await tab.play(2);
    expect(tab.decision.ask.id).toBe('treat');
  });
});

describe('a window with an option of its own', () => {
  const ask = { id: 'leave', rules: [] };
  const beside = ['tea'];
  const numbered = (n: number, decision: Choose): Choose => Object.assign(decision, { n });
  const leave = (n: number) => numbered(n, choose(0, ask, ['leave', 'stay'], { beside, pass: 'stay' }));
  const treat = (n: number) => numbered(n, choose(0, ask, ['stay'], { beside, pass: 'stay' }));

  it('is asked at every moment, though the same could be done at the last one', () => {
    for (const windows of ['new', 'hold'] as const) {
      const asking = new Asking([], NOTHING_ASKED);
      asking.wish(0, { windows, hold: false, auto: true });
      asking.asked([leave(1)]);
      expect(asking.isAsked(leave(2)), windows).toBe(true);
      expect(asking.isAsked(treat(2)), 'what stands beside is known').toBe(false);
    }
  });
});

describe('forced decisions', () => {
  it('answer themselves, unless that is switched off', async () => {
    for (const auto of [true, false]) {
      const tab = new Tab();
      await tab.lay(setup('council', 'hb'), pace('always', null, auto));
      await tab.answer('yes');
      expect(tab.decision.ask.id).toBe(auto ? 'lay' : 'stand');
    }
  });

  it('are told one by one, and never shown as a question', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'), pace('hold'));
    await tab.play(12);
    expect(tab.updates.some(({ decision }) => decision?.ask.id === 'stand' || decision?.ask.id === 'treat')).toBe(
      false,
    );
    const told = tab.updates.map(({ at }) => at);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(new Set(told).size).toBeGreaterThan(12);
  });
});
