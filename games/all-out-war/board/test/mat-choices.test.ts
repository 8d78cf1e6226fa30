import type { GameEvent } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { choicesOf } from '../mat/choices.ts';
import { type Recent, recentAfter } from '../mat/use-recent.ts';
import { actingIn } from '../plan/asking.ts';
import { playThrough, SETUPS } from './positions.ts';

const ASKED = ['mayhem-next', 'noise-tie', 'next-lunge', 'walker-nearest', 'lunge-at', 'walker-route'];

test('every way among which a question chooses is drawn, from where the Walker is to where it stops', () => {
  const seen = new Map<string, number>();
  for (const setup of [SETUPS[1], SETUPS[2], SETUPS[4]]) {
    let recent: Recent = { target: null, loud: null, strays: false };
    let heard = 0;
    playThrough(
      setup,
      ({ state, events }, decision) => {
        const news = events.slice(heard).map(({ event }): GameEvent => event);
        heard = events.length;
        recent = recentAfter(recent, news, state, state);
        if (!ASKED.includes(decision.ask.id) || decision.kind !== 'choose') return;
        const choices = choicesOf(state, decision, recent.loud ?? actingIn(state));
        expect(
          choices.map(({ option }) => option),
          decision.ask.id,
        ).toEqual(decision.options);
        for (const { line } of choices) {
          const [x, y] = line[0];
          expect(state.walkers.some((walker) => walker.x === x && walker.y === y)).toBe(true);
        }
        seen.set(decision.ask.id, (seen.get(decision.ask.id) ?? 0) + 1);
      },
      600,
    );
  }
  expect(
    [...seen.values()].reduce((sum, n) => sum + n, 0),
    JSON.stringify([...seen]),
  ).toBeGreaterThan(10);
});
