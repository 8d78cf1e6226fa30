import type { Decision, GameEvent } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { choicesOf } from '../mat/choices.ts';
import { type Recent, recentAfter } from '../mat/use-recent.ts';
import { ringNumber } from '../melee-order.ts';
import { actingIn } from '../plan/asking.ts';
import { playThrough, SETUPS } from './positions.ts';

test('who is pushed goes along a line, and a Walker that a card sends has its way', () => {
  const seen = new Set<string>();
  for (const setup of SETUPS.slice(0, 5))
    playThrough(
      setup,
      ({ state }, decision) => {
        const { id } = decision.ask;
        if (decision.kind !== 'choose' || (id !== 'event-walker' && id !== 'next-push' && id !== 'slippery')) return;
        if (decision.params?.steers !== undefined) return;
        const drawn = choicesOf(state, decision, null).map(({ option }) => option);
        expect(decision.options).toEqual(expect.arrayContaining(drawn));
        if (drawn.length === decision.options.length) seen.add(id);
      },
      400,
    );
  expect([...seen]).toContain('event-walker');
});

test('the ring of a melee has the number of its option', () => {
  const decision: Decision = {
    kind: 'choose',
    n: 1,
    seat: 0,
    ask: { id: 'next-melee', rules: [] },
    params: null,
    beside: [],
    options: ['rick+walker-1', 'carl+walker-2'],
    pass: null,
  };
  const brawl = { fought: 2, open: [], edges: [], now: null } as never;
  expect(ringNumber({ brawl }, decision, 'carl', 1)).toBe(2);
  expect(ringNumber({ brawl }, decision, 'rick', 0)).toBe(1);
  expect(ringNumber({ brawl }, null, 'rick', 0)).toBe(3);
});

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
