import { Match, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { BATTLE_DICE, BATTLE_FACES, COLOUR_FACES } from '../../content/dice.ts';
import { FOOD, FOOD_IDS } from '../../content/food.ts';
import { BEERS, BITES_TO_DIE, COMPANIONS, DISCARD_NUMBERS, DIVIDERS } from '../../content/levels.ts';
import { COLOURS, TILES } from '../../content/tiles.ts';
import { TOKENS } from '../../content/tokens.ts';
import { game } from '../game.ts';
import { areNeighbours } from '../place.ts';
import { nextRow } from '../state.ts';
import { face, view } from '../view.ts';
import { matchAt, randomGame, setUp, tally, upTo } from './tables.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const cardsOf = (...classes: string[]): number =>
  sum(CARDS.filter((card) => classes.includes(card.class)).map((card) => card.copies));

describe('components', () => {
  it('PB-COMP01 has 5 rows of 5 spaces with a stool each, a corner for 3 tiles, couch, phone box and ambulance', () => {
    const s = view(setUp(2, {}, 1), SPECTATOR);
    expect(s.rows.map((row) => row.tiles.length)).toEqual([5, 5, 5, 5, 5]);
    expect(s.rows.map((row) => row.companion)).toEqual([null, null, null, null, null]);
    expect(s.queue.length).toBe(3);
    expect([s.couch.length, s.phoneBox.length, s.ambulance.length, s.beers]).toEqual([4, 2, 0, 7]);
  });

  it('PB-COMP01-R counts rows anticlockwise round a ring, with R1 and R5 at opposite ends of the streets', () => {
    const rows = [0, 1, 2, 3, 4];
    expect(rows.map((row) => nextRow(row, false))).toEqual([1, 2, 3, 4, 0]);
    expect(rows.map((row) => nextRow(row, true))).toEqual([4, 0, 1, 2, 3]);
    expect(rows.map((a) => rows.filter((b) => areNeighbours(a, b)))).toEqual([[1], [0, 2], [1, 3], [2, 4], [3]]);
  });

  it('PB-COMP02, PB-COMP02-R has one bus that takes any number of zombies', () => {
    const match = matchAt(
      2,
      {},
      {
        step: 'colour',
        bus: { row: 2, zombies: Array(60).fill('?') },
        dice: Array(7).fill('zombie'),
        players: { 1: { crisps: 4, bites: 1 } },
      },
    );
    expect(match.state.bus.riders.length).toBe(67);
    expect(view(match.state, SPECTATOR).bus).toMatchObject({ row: 2, riders: 67 });
  });

  it('PB-COMP03, PB-COMP03-R has 28 tiles, 7 of each of four colours, some of them marked on one side', () => {
    expect(TILES.length).toBe(28);
    expect([...tally(TILES.map((tile) => tile.colour))]).toEqual(COLOURS.map((colour) => [colour, 7]));
    expect([...COLOURS].sort()).toEqual(['blue', 'green', 'red', 'yellow']);
    expect(new Set(TILES.map((tile) => tile.marked))).toEqual(new Set([true, false]));
    const marked = (options: Record<string, string>): number =>
      view(setUp(2, options, 1), SPECTATOR).rows.flatMap((row) => row.tiles.filter((tile) => tile.marked)).length;
    expect([marked({ level: 'starter' }), marked({ level: 'main' }) > 0]).toEqual([0, true]);
  });

  it('PB-COMP04 has 86 zombie tokens whose backs all look the same', () => {
    expect(sum(TOKENS.map((token) => token.count))).toBe(86);
    expect(TOKENS.map((_, kind) => face(kind))).toEqual(TOKENS.map(() => '?'));
    expect(new Set(TOKENS.map((token) => token.code)).size).toBe(TOKENS.length);
  });

  it('PB-COMP05-R counts crisps as one number without a limit', () => {
    const match = matchAt(2, {}, { step: 'score', ambulance: ['F'], players: { 1: { crisps: 9999 } } });
    expect(match.state.players[0].crisps).toBe(10_000);
  });

  it('PB-COMP06 has 7 beers, wherever they are, in the whole game', () => {
    expect(BEERS).toBe(7);
    for (const seed of upTo(20))
      randomGame(2, {}, `beers ${seed}`, ({ state }) => {
        expect(state.beers + state.beersGone + sum(state.players.map((player) => player.beers))).toBe(7);
      });
  });

  it('PB-COMP07 has 6 companions, 4 ivory and 2 red, that differ in nothing else', () => {
    expect([...tally(COMPANIONS.map((companion) => companion.colour))]).toEqual([
      ['ivory', 4],
      ['red', 2],
    ]);
    for (const companion of COMPANIONS) expect(Object.keys(companion).sort()).toEqual(['colour', 'id']);
  });

  it('PB-COMP08, PB-COMP08-R rolls 7 battle dice and one colour die with six different faces together', () => {
    expect(BATTLE_DICE).toBe(7);
    expect([...COLOUR_FACES].sort()).toEqual(['black', 'blue', 'green', 'red', 'white', 'yellow']);
    const [{ event }] = matchAt(2, {}, { step: 'roll', stools: [1], sent: 1 }).events;
    expect(event.type).toBe('rolled');
    expect(event.dice).toHaveLength(7);
    expect(COLOUR_FACES).toContain(event.colour);
  });

  it('PB-COMP09, PB-COMP09-R has one bat, one dart, one longbow, two extra hits and one zombie on each battle die', () => {
    expect([...BATTLE_FACES].sort()).toEqual(['bat', 'dart', 'extra', 'extra', 'longbow', 'zombie']);
    const match = matchAt(
      2,
      {},
      {
        step: 'row-before',
        stools: [1],
        rows: { 1: [[], ['F', 'F', 'F'], [], [], []] },
        placed: ['bat1@1.2', 'extra1@1.2'],
        players: { 1: { crisps: 4, bites: 1 } },
      },
    );
    expect(view(match.state, 0).assigned.map((item) => item.hits)).toEqual([1, 1]);
  });

  it('PB-COMP10 has 65 cards: 5 rescue, 40 companion, 20 zombie', () => {
    expect([cardsOf('rescue'), cardsOf('weapon', 'extra', 'special'), cardsOf('zombie')]).toEqual([5, 40, 20]);
  });

  it('PB-COMP11, PB-COMP11-R has 3 dividers, and on the main course a discard number for each of the 4 sectors', () => {
    expect(DIVIDERS.length).toBe(3);
    expect(DISCARD_NUMBERS).toEqual({ starter: [3, 3, 3, 3], main: [6, 5, 4, 3] });
    expect(setUp(2, { level: 'starter' }, 1).menu.discard).toEqual([3, 3, 3, 3]);
    expect(setUp(2, { level: 'main' }, 1).menu.discard).toEqual([6, 5, 4, 3]);
  });

  it('PB-COMP12 has a bite marker for each of at most 4 players, which goes from 0 to 5 and back to 0', () => {
    expect(game.seats).toEqual({ min: 1, max: 4 });
    expect(BITES_TO_DIE).toBe(5);
    const dials = new Set<unknown>();
    for (const seed of upTo(20)) {
      const match = randomGame(4, {}, `dials ${seed}`, ({ state }) => {
        for (const { bites } of state.players) expect([0, 1, 2, 3, 4]).toContain(bites);
      });
      for (const { event } of match.events) if (event.type === 'bitten') dials.add(event.dial);
    }
    expect([...dials].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('PB-COMP13 has 8 different pub food tiles, on the main course only', () => {
    expect(new Set(FOOD_IDS).size).toBe(8);
    expect(FOOD.length).toBe(8);
    const tiles = (level: string): number => game.counts(setUp(3, { level }, 1)).food;
    expect([tiles('starter'), tiles('main')]).toEqual([0, 8]);
    expect(Match.start(game, 3, { level: 'main' }).state.food.length).toBe(5);
  });
});
