import { card, kindOf, type Match } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { expect, test } from 'vitest';
import { CARD_IDS, cardNumber, RESCUES } from '../../content/cards.ts';
import { BATTLE_DICE, BATTLE_FACES } from '../../content/dice.ts';
import type { Pints } from '../../rules/state.ts';
import { asView, type View } from '../../rules/view.ts';
import { cardsUnder, type Escape, escapes } from '../escape.ts';
import { panels } from '../panels.ts';
import { playThrough } from './positions.ts';

const isRescue = (packed: number): boolean => RESCUES.includes(CARD_IDS[kindOf(packed)]);

/** The same position with sector 4 begun and this rescue on top of it. */
function withHelp(match: Match<Pints>, rescue: string): Match<Pints> {
  const fork = match.fork();
  const s = fork.state;
  const last = s.deck[3].filter((c) => !isRescue(c));
  s.deck = [[], [], [], [...last, card(cardNumber(rescue), 0)]];
  s.sector = 3;
  return fork;
}

const of = (view: View, rescue: string): Escape => {
  const found = escapes(view).find((one) => one.rescue === rescue);
  if (!found) throw new Error(`${rescue} is ruled out`);
  return found;
};

/** Help comes with the next companion sent; returns who gets away. */
function comes(match: Match<Pints>): readonly number[] {
  const [decision] = match.pending;
  const send = decision.kind === 'choose' ? decision.options[0] : '';
  give(match, decision, send);
  if (!match.outcome) throw new Error('help did not come');
  return match.outcome.winners;
}

test('whoever is said to get away does, and nobody else but those who perhaps do', () => {
  let compared = 0;
  let exact = 0;
  for (let i = 0; i < 12; i++)
    playThrough({ level: 'main', seats: 1 + (i % 4), seed: `escape ${i}` }, (match, { ask, seat }) => {
      if (ask.id !== 'send-first') return;
      for (const rescue of RESCUES) {
        const fork = withHelp(match, rescue);
        const { saved, perhaps } = of(asView(fork.view(seat)), rescue);
        const winners = comes(fork);
        expect(winners).toEqual(expect.arrayContaining([...saved]));
        expect([...saved, ...perhaps]).toEqual(expect.arrayContaining([...winners]));
        compared++;
        if (perhaps.length === 0) exact++;
      }
    });
  expect(compared).toBeGreaterThan(200);
  expect(exact / compared).toBeGreaterThan(0.6);
});

const player = (crisps: number): View['players'][number] => ({
  bites: 0,
  crisps,
  cards: [],
  beers: 0,
  food: [],
  marker: [],
  turns: 1,
});

const viewWith = (crisps: readonly number[]): View => {
  let view: View | null = null;
  playThrough({ level: 'starter', seats: 2, seed: 'any' }, (match) => (view ??= asView(match.view(0))), 1);
  if (view === null) throw new Error('no view');
  return { ...(view as View), players: crisps.map(player) };
};

test('the odds of the Very Small Car are those of seven dice each', () => {
  const crisps = [2, 5, 5];
  const odds = of(viewWith(crisps), 'smallCar').odds ?? [];
  expect(odds.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
  expect(odds[1]).toBeCloseTo(odds[2], 10);
  expect(odds[1]).toBeGreaterThan(odds[0]);
  const below = stream('car');
  const roll = (): number =>
    Array.from({ length: BATTLE_DICE }, () => BATTLE_FACES[below(BATTLE_FACES.length)]).filter((f) => f === 'extra')
      .length;
  const ROLLS = 20_000;
  let first = 0;
  for (let i = 0; i < ROLLS; i++) {
    const [a, b, c] = [roll(), roll(), roll()];
    if (a > b && a > c) first++;
  }
  expect(odds[0]).toBeCloseTo(first / ROLLS, 1);
});

test('alone, the car takes two extra hits: 1 - (2/3)^7 - 7 (1/3) (2/3)^6', () => {
  expect(of(viewWith([4]), 'smallCar').odds).toEqual([expect.closeTo(1 - 128 / 2187 - 448 / 2187, 12)]);
});

test('the panel has a bar with the chance of each who may ride in the car', () => {
  const view = viewWith([2, 5, 5]);
  const lines = panels(JSON.parse(JSON.stringify(view)), null).flatMap((panel) => panel.lines);
  const odds = of(view, 'smallCar').odds ?? [];
  expect(lines.find(({ text }) => text.id === 'boardview.escape.odds')?.bars).toEqual(
    [0, 1, 2].map((seat) => ({ of: { id: 'boardview.escape.who', params: { who: { seat } } }, chance: odds[seat] })),
  );
});

test('what lies under the army is bounded by the cards that are known', () => {
  const view = viewWith([0, 0]);
  const sector = (cards: number, known: Record<string, string>): View => ({
    ...view,
    deck: [...view.deck.slice(0, 3), { cards, known }],
  });
  expect(cardsUnder(sector(15, {}))).toEqual({ lo: 0, hi: 14 });
  expect(cardsUnder(sector(17, { 16: 'cue', 17: 'makeItTwo' }))).toEqual({ lo: 2, hi: 16 });
  expect(cardsUnder(sector(17, { 1: 'cue', 17: 'makeItTwo' }))).toEqual({ lo: 1, hi: 15 });
  expect(cardsUnder(sector(9, { 9: 'army' }))).toEqual({ lo: 0, hi: 0 });
  expect(escapes(sector(9, { 9: 'army' })).map(({ rescue }) => rescue)).toEqual(['army']);
});
