import { Chance, kindOf, SPECTATOR, Table } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { BATTLE_DICE, BATTLE_FACES, COLOUR_FACES } from '../../content/dice.ts';
import { FOOD } from '../../content/food.ts';
import { COMPANIONS, DIVIDERS } from '../../content/levels.ts';
import { COLOURS, SYMBOLS, TILES } from '../../content/tiles.ts';
import { TOKENS } from '../../content/tokens.ts';
import { DIE_WEAPON, RANGES } from '../../content/weapons.ts';
import type { Pints } from '../state.ts';
import { view } from '../view.ts';
import { offered, type Window } from '../windows.ts';
import { answer, matchAt, setUp, setUps, tally } from './tables.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('dice', () => {
  it('PB-CON01 has a colour die with one face for each result', () => {
    expect(COLOUR_FACES).toEqual(['blue', 'red', 'yellow', 'green', 'white', 'black']);
  });

  it('PB-CON02 has a battle die that gives on average 3.5 weapons, 2.3 extra hits and 1.2 zombies a turn', () => {
    expect(BATTLE_FACES).toEqual(['bat', 'dart', 'longbow', 'extra', 'extra', 'zombie']);
    const average = (is: (face: string) => boolean): string =>
      ((BATTLE_DICE * BATTLE_FACES.filter(is).length) / BATTLE_FACES.length).toFixed(1);
    expect(average((face) => face in DIE_WEAPON)).toBe('3.5');
    expect(average((face) => face === 'extra')).toBe('2.3');
    expect(average((face) => face === 'zombie')).toBe('1.2');
  });
});

describe('movement tiles', () => {
  it('PB-CON03 are blue-1 to blue-7 and so on, numbers 1 to 3 of each colour marked', () => {
    const wanted = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6, 7].map((n) => [`${colour}-${n}`, n <= 3]));
    expect(TILES.map((tile) => [tile.id, tile.marked])).toEqual(wanted);
    expect([...tally(TILES.map((tile) => String(tile.marked)))]).toEqual([
      ['true', 12],
      ['false', 16],
    ]);
  });

  it('PB-CON04 carry one pair of effects for each colour', () => {
    expect(SYMBOLS).toEqual({ yellow: 'bus', red: 'bite', green: 'card', blue: 'deck' });
    for (const { id, colour, marked } of TILES) {
      if (!marked) continue;
      const given = { step: 'bus-start', bus: { row: 1, zombies: ['F'] }, rows: { 1: { tiles: [id, ...plain] } } };
      const match = matchAt(1, { symbols: 'on' }, given);
      const [acted] = match.events.flatMap(({ event }) => (event.type === 'symbol' ? [event] : []));
      expect(acted).toMatchObject({ tile: id, symbol: SYMBOLS[colour], occupied: false });
    }
  });

  it('PB-CON05 show the plain side on the starter', () => {
    const s = view(setUp(2, { level: 'starter' }, 1), 0);
    for (const tile of [...s.rows.flatMap((row) => row.tiles), ...s.queue]) {
      expect(tile.marked).toBe(false);
      expect(tile.id).toBe(tile.colour);
    }
  });
});

const plain = ['any', 'any', 'any', 'any'];

describe('zombie tokens', () => {
  it('PB-CON06 are mixed as designed', () => {
    const count = (toughness: number, feature: string): number =>
      sum(TOKENS.filter((t) => t.toughness === toughness && t.feature === feature).map((t) => t.count));
    const table = [1, 2].map((toughness) => ['none', 'mint', 'lively'].map((feature) => count(toughness, feature)));
    expect(table).toEqual([
      [48, 9, 9],
      [14, 3, 3],
    ]);
    expect(sum(table.flat())).toBe(86);
  });

  it('PB-CON07 take 1.23 hits and give 1.14 bites on average', () => {
    const average = (of: 'toughness' | 'bites'): string => (sum(TOKENS.map((t) => t[of] * t.count)) / 86).toFixed(2);
    expect([average('toughness'), average('bites')]).toEqual(['1.23', '1.14']);
  });
});

const WINDOWS: readonly Window[] = ['W1', 'W2', 'W3', 'W5', 'W6', 'W7', 'W9', 'W10', 'W11', 'W13'];
const ANYTIME: readonly Window[] = ['W1', 'W2', 'W5', 'W6', 'W7', 'W9', 'W10'];
const WHEN: Readonly<Record<string, readonly Window[]>> = {
  zWord: ['W3'],
  pretendUndead: ANYTIME,
  travelSickness: ['W9', 'W10'],
  rollerBlind: ANYTIME,
  unstoppable: ['W9', 'W10'],
  distracted: ANYTIME,
  continental: ['W1', 'W2', 'W5', 'W6', 'W7', 'W9'],
  coatStand: ANYTIME,
};

/** A position in which every card has something to act on. */
const eventful = (card: string): Pints =>
  matchAt(
    2,
    {},
    {
      bus: { row: 3, zombies: ['F'] },
      rows: { 1: [['F'], ['F'], ['F'], ['F'], ['F']] },
      dice: ['zombie', 'bat', 'bat', 'bat', 'bat', 'bat', 'bat'],
      players: { 1: { cards: [card] } },
    },
  ).state;

const windowsOf = (card: string): Window[] => {
  const s = eventful(card);
  const table = new Table(s, new Chance(s.rng));
  return WINDOWS.filter((window) => offered(table, window).some((id) => id.split('.')[0] === card));
};

describe('companion cards', () => {
  const companionCards = CARDS.filter((card) => card.class !== 'zombie' && card.class !== 'rescue');
  const ofClass = (wanted: string): string[] => companionCards.filter((c) => c.class === wanted).map((c) => c.id);

  it('PB-CON09 are 20 kinds, 2 copies of each', () => {
    expect(companionCards.map((card) => card.copies)).toEqual(Array(20).fill(2));
    expect(ofClass('weapon')).toEqual([
      ...['cue', 'umbrella', 'newspaper', 'extinguisher', 'molotov', 'toaster', 'billiardBalls', 'teapot', 'rugbyBall'],
    ]);
    expect(ofClass('extra')).toEqual(['extra3', 'extra2', 'extraN']);
    expect(ofClass('special').sort()).toEqual(Object.keys(WHEN).sort());
  });

  it.each(Object.keys(WHEN))('PB-CON09 lets %s be played in its windows and in no other', (card) => {
    expect(windowsOf(card)).toEqual(WHEN[card]);
  });

  it.each([...ofClass('weapon'), ...ofClass('extra')])(
    'PB-CON09 lets %s be placed in W5 and played nowhere',
    (card) => {
      expect(windowsOf(card)).toEqual([]);
      const match = matchAt(
        2,
        {},
        {
          step: 'place',
          stools: [1],
          rows: { 1: [['F'], ['F'], ['F'], ['F'], ['F']] },
          dice: ['bat', 'zombie', 'zombie', 'zombie', 'zombie', 'zombie', 'zombie'],
          players: { 1: { cards: [card] } },
        },
      );
      const [decision] = match.pending;
      expect(decision.kind === 'pick' && decision.options.some((id) => id.startsWith(`${card}1@`))).toBe(true);
    },
  );

  it('PB-CON10 are 18 weapon, 6 extra-hit and 16 special cards, 40 in all', () => {
    const cards = (wanted: string): number => sum(CARDS.filter((c) => c.class === wanted).map((c) => c.copies));
    expect([cards('weapon'), cards('extra'), cards('special')]).toEqual([18, 6, 16]);
    expect(sum(companionCards.map((card) => card.copies))).toBe(40);
  });
});

describe('the rest', () => {
  it('PB-CON12 has three dividers with their price and bonus, and a gauge of discard numbers with the current sector', () => {
    expect(DIVIDERS).toEqual([
      { price: 'bite', bonus: 'draw-two' },
      { price: 'cards', bonus: 'companion' },
      { price: 'colour-and-beer', bonus: 'companion' },
    ]);
    const gauge = (level: string): string => view(setUp(2, { level }, 1), 0).menu.discard.join('-');
    expect([gauge('starter'), gauge('main')]).toEqual(['3-3-3-3', '6-5-4-3']);
    const match = matchAt(2, {}, { deck: { 1: { size: 0 }, 2: { size: 0 } } });
    expect(view(match.state, 0).sector).toBe(3);
  });

  it('PB-CON13 has a dish for each pub food tile', () => {
    expect(FOOD.map((food) => [food.id, food.dish])).toEqual([
      ['turnTables', 'turnover-pie'],
      ['niceShots', 'shots-and-peanuts'],
      ['noSauce', 'plain-roast-lamb'],
      ['armsDealing', 'wings-and-drumsticks'],
      ['aLaCarte', 'menu-board'],
      ['noTicket', 'bus-drivers-sandwich'],
      ['noBite', 'pickled-egg'],
      ['changeColours', 'mixed-salad'],
    ]);
  });

  it('PB-CON14 turns a used pub food tile over until its owner is on again', () => {
    // Extra hits without a weapon leave nothing to decide for the rest of the turn.
    const match = matchAt(
      1,
      { food: 'on' },
      {
        deck: { 1: ['cue'] },
        rows: { 1: { tiles: ['blue', 'green', 'yellow', 'red', 'red'] } },
        players: { 1: { crisps: 0, food: ['turnTables'] } },
      },
      { battle: [Array(7).fill('extra')], colour: ['red'] },
    );
    const tiles = () => view(match.state, SPECTATOR).players[0].food;
    expect(tiles()).toEqual([{ tile: 'turnTables', used: false }]);
    answer(match, 'turnTables');
    answer(match, 'leave');
    answer(match, 'send.1');
    expect(tiles()).toEqual([{ tile: 'turnTables', used: true }]);
    answer(match, 'stop');
    expect(match.state.turn).toBe(2);
    expect(tiles()).toEqual([{ tile: 'turnTables', used: false }]);
  });

  it('PB-CON15 has 6 companions for the couch, 5 rows with a stool and a bus stop, 7 beers, 3 tiles in the corner', () => {
    const s = view(setUp(2, {}, 1), 0);
    expect(COMPANIONS.length).toBe(6);
    expect(s.rows.map((row) => row.tiles.length)).toEqual([5, 5, 5, 5, 5]);
    expect([s.beers, s.queue.length]).toEqual([7, 3]);
    expect(RANGES).toEqual({ short: [1, 2], medium: [2, 3], long: [3, 4, 5] });
  });

  it('PB-CON16 has six regulars, four ivory and two red, all with names of their own', () => {
    expect(new Set(COMPANIONS.map((companion) => companion.id)).size).toBe(6);
    expect(COMPANIONS.map((companion) => companion.colour).sort()).toEqual([
      ...['ivory', 'ivory', 'ivory', 'ivory', 'red', 'red'],
    ]);
  });

  it('PB-CON17 shows how many ride on the bus and which way it drives', () => {
    const bus = (direction: string) =>
      view(matchAt(2, {}, { bus: { row: 2, zombies: ['F', 'T'], direction } }).state, SPECTATOR).bus;
    expect(bus('anticlockwise')).toMatchObject({ row: 2, riders: 2, clockwise: false });
    expect(bus('clockwise')).toMatchObject({ row: 2, riders: 2, clockwise: true });
  });

  it.each([
    ['starter', 50],
    ['main', 53.5],
  ])('PB-CON19 makes the rescue of the %s on average the card number %d', (level, number) => {
    const rescue = (card: number): boolean => CARDS[kindOf(card)].class === 'rescue';
    const places = setUps(2000, 2, { level }).map(({ deck }) => {
      const above = deck.slice(0, 3).flat().length;
      return above + deck[3].length - deck[3].findIndex(rescue);
    });
    expect(Math.abs(sum(places) / places.length - number)).toBeLessThan(0.5);
  });
});
