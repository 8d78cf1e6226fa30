import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { ITEMS } from '../../content/items.ts';
import { stanceOf } from '../../rules/fights.ts';
import { survivorOf } from '../../rules/state.ts';
import { startAt } from '../../rules/test/starting.ts';
import { text } from '../../text/index.ts';
import { againstWalker, compared } from '../compare.ts';
import { panels } from '../panels.ts';

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => ['Alex', 'Billie'][seat]);

const melee = (...hands: readonly string[]) =>
  startAt({
    step: 'melees',
    people: { carl: { at: [10, 10], hands }, derek: { at: [1, 1], side: 2 } },
    walkers: [[11, 10]],
  });

test('AW-MELEE21: a weapon wins as often where it is compared as in the melee itself: a tie with a Walker is won', () => {
  for (const id of ['baseballBat', null]) {
    const { state } = melee(...(id === null ? [] : [id]));
    const star = state.brawl!.now!;
    const fight = stanceOf(state, star, 0, id === null ? 'attack.bare' : 'attack.hand-1')!;
    const item = ITEMS.find((one) => one.id === id) ?? null;
    expect(againstWalker(survivorOf(state.people[0]), item)).toBeCloseTo(fight.win, 10);
  }
  const { state } = melee();
  const bat = ITEMS.find(({ id }) => id === 'baseballBat')!;
  expect(compared(survivorOf(state.people[0]), [], bat).map((one) => say(one))[0]).toMatch(
    /^wins \d+% against a Walker, bare hands \d+%$/,
  );
});

test('AW-MELEE20 to AW-MELEE23: what a melee may come to adds up to everything', () => {
  const match = melee();
  const decision = match.only!;
  const [plan] = panels(match.view(0), { decision, selected: 'attack.bare', plan: [], shares: {} });
  const bars = new Map((plan.lines[0].bars ?? []).map(({ of, chance }) => [say(of), chance]));
  const sum = (...names: readonly string[]): number => names.reduce((all, name) => all + (bars.get(name) ?? 0), 0);
  expect(sum('removes', 'only lays down', 'only pushes back')).toBeCloseTo(sum('wins'), 10);
  expect(sum('wins', 'is hurt', 'loses unhurt')).toBeCloseTo(1, 10);
  expect(bars.get('only pushes back')).toBeGreaterThan(0.2);
});
