import { Match } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { RESCUES } from '../../content/cards.ts';
import { BATTLE_FACES, COLOUR_FACES } from '../../content/dice.ts';
import { FOOD_IDS } from '../../content/food.ts';
import { COLOURS } from '../../content/tiles.ts';
import { TOKEN_CODES, TOKENS } from '../../content/tokens.ts';
import { game } from '../game.ts';
import { colourAt, kindInfo, type Pints, stackAt } from '../state.ts';
import {
  answer,
  expectShares,
  expectUniform,
  matchAt,
  randomGame,
  setUp,
  setUps,
  shorten,
  tally,
  upTo,
  usesOfChance,
} from './tables.ts';

const eventsOf = (match: Match<Pints>, type: string) =>
  match.events.flatMap(({ event }) => (event.type === type ? [event] : []));

/** Random games in which dividers and rescues come up, for all that is rolled in them. */
const games = upTo(120).map((seed) => randomGame(3, { level: 'main' }, `rolls ${seed}`, () => {}, shorten));

describe('chance', () => {
  it('PB-RND01 picks the first player and the row of the bus, each independently', () => {
    const pairs = upTo(3).flatMap((player) => upTo(5).map((row) => `player ${player}, row ${row}`));
    expectUniform(
      setUps(3000, 3).map((s) => `player ${s.active + 1}, row ${s.bus.row + 1}`),
      pairs,
    );
  });

  it('PB-RND02 shuffles the tiles: two set-ups differ, also in the corner', () => {
    const rows = setUps(500, 2).map((s) => s.rows.map((row) => row.tiles.join(' ')).join(', '));
    const corners = setUps(500, 2).map((s) => s.queue.join(' '));
    expect(new Set(rows).size).toBe(500);
    expect(new Set(corners).size).toBeGreaterThan(480);
  });

  it('PB-RND03 draws every token of the supply equally often', () => {
    const weights = TOKENS.map((token) => [token.code, token.count] as const);
    const drawn = upTo(600).flatMap((seed) => {
      const match = Match.start(game, 2, {}, `tokens ${seed}`);
      const tokens = [...match.state.stacks.flat(), ...match.state.bus.riders];
      return tokens.slice(0, 1).map((token) => kindInfo(token).code);
    });
    expect(drawn.length).toBeGreaterThan(400);
    expectShares(drawn, weights);
  });

  it('PB-RND03 never draws a token that is not in the supply', () => {
    const position = { step: 'colour', colour: 'blue', supply: { left: ['Tl'], rest: [1, 1] }, bus: { row: 2 } };
    const { state } = matchAt(2, {}, { ...position, players: { 1: { crisps: 4, bites: 1 } } });
    const tops = [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4].flatMap((space) => (row === 0 && space === 0 ? [] : stackAt(state, row, space))),
    );
    const onHeap = stackAt(state, 0, 0);
    expect(tops.length + onHeap.length).toBe(86);
    expect([...tops, ...onHeap].filter((token) => kindInfo(token).code === 'Tl').length).toBe(3);
    expect(state.supply).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('PB-RND04 shuffles the deck, draws the rescue and its place', () => {
    const decks = setUps(500, 2).map((s) => s.deck.map((sector) => sector.join(' ')).join(', '));
    expect(new Set(decks).size).toBe(500);
    for (const rescue of RESCUES)
      expect(new Set(setUps(200, 2, { rescue }).map((s) => s.deck[3].join(' '))).size).toBe(200);
  });

  it('PB-RND05 draws pub food tiles at random, at the start and for 5 crisps', () => {
    const tiles = FOOD_IDS.map((_, tile) => tile);
    expectUniform(
      setUps(2000, 2, { level: 'main' }).map((s) => s.players[1].food[0]),
      tiles,
    );
    const given = { players: { 1: { crisps: 5, food: ['noBite'] }, 2: { food: ['noSauce'] } } };
    const bought = upTo(900).map((seed) => {
      const match = matchAt(2, { level: 'main' }, given, {}, `food ${seed}`);
      answer(match, 'food.random');
      return FOOD_IDS[match.state.players[0].food[1]];
    });
    expectUniform(
      bought,
      FOOD_IDS.filter((id) => id !== 'noBite' && id !== 'noSauce'),
    );
  });

  it('PB-RND06 rolls the set-up colour again after each black', () => {
    const rolls = upTo(1500).map((seed) =>
      eventsOf(Match.start(game, 2, {}, `colour ${seed}`), 'colour-rolled').map((event) => String(event.face)),
    );
    expectUniform(
      rolls.map(([first]) => first),
      [...COLOUR_FACES],
    );
    for (const faces of rolls) {
      expect(faces.slice(0, -1).filter((face) => face !== 'black')).toEqual([]);
      expect(faces.at(-1)).not.toBe('black');
    }
    expect(Math.max(...rolls.map((faces) => faces.length))).toBeGreaterThan(2);
  });

  it('PB-RND07 rolls 7 battle dice once a turn, every face as often as it is on the die', () => {
    const weights = [...tally(BATTLE_FACES)];
    const rolls = games.flatMap((match) => eventsOf(match, 'rolled').map((event) => event.dice as string[]));
    expect(rolls.every((dice) => dice.length === 7)).toBe(true);
    expectShares<string>(rolls.flat(), weights);
    for (const match of games) {
      const turns = eventsOf(match, 'turn').length;
      expect([turns - 1, turns]).toContain(eventsOf(match, 'rolled').length);
    }
  });

  it('PB-RND07 rolls only the zombie dice again for a Z-Word, and 7 for each player in the Very Small Car', () => {
    const dice = ['zombie', 'bat', 'zombie', 'dart', 'extra', 'zombie', 'longbow'];
    const reroll = matchAt(2, {}, { step: 'rolled', dice, colour: 'blue', players: { 1: { cards: ['zWord'] } } });
    answer(reroll, 'zWord');
    expect(eventsOf(reroll, 'rerolled')[0].dice).toHaveLength(3);
    const extra = (hits: number): string[] => [...Array(hits).fill('extra'), ...Array(7 - hits).fill('bat')];
    const script = { battle: [extra(2), extra(4), extra(4), extra(1), extra(3)] };
    const car = matchAt(3, {}, { step: 'rescue', rescue: 'smallCar' }, script);
    expect(eventsOf(car, 'car-roll').map((event) => [event.player, event.hits])).toEqual([
      [1, 2],
      [2, 4],
      [3, 4],
      [2, 1],
      [3, 3],
    ]);
    expect(car.outcome?.winners).toEqual([2]);
  });

  it('PB-RND08 rolls the colour die once a turn, for Fruit Machine, Flesh Mob and divider 3, and again on black', () => {
    const rolls = games.flatMap((match) => eventsOf(match, 'colour-rolled'));
    expectUniform(
      rolls.map((event) => String(event.face)),
      [...COLOUR_FACES],
    );
    expect(new Set(rolls.map((event) => event.why))).toEqual(
      new Set(['set-up', 'turn', 'fruit-machine', 'flesh-mob', 'divider']),
    );
    for (const match of games) {
      const faces = eventsOf(match, 'colour-rolled').filter((event) => event.why === 'turn');
      const settled = faces.filter((event) => event.face !== 'black').length;
      expect(settled).toBeLessThanOrEqual(eventsOf(match, 'rolled').length);
    }
  });

  it('PB-RND09 is asked in a fixed order at set-up', () => {
    const order = ['first-player', 'bus-row', 'tiles', 'deck', 'rescue', 'sector-4', 'food'];
    expect(usesOfChance(3, { level: 'main' }, { colour: ['black', 'blue'] })).toEqual([
      ...order,
      'colour',
      'token',
      'colour',
      'token',
    ]);
    expect(usesOfChance(3, { rescue: 'taxi', first: '1' }, { colour: ['red'] })).toEqual([
      'bus-row',
      'tiles',
      'deck',
      'rescue',
      'sector-4',
      'colour',
      'token',
    ]);
  });

  it('PB-RND09 is asked for the battle dice before the colour die', () => {
    const given = { step: 'roll', stools: [1], sent: 1, players: { 1: { crisps: 4, bites: 1 } } };
    expect(usesOfChance(2, { first: '1' }, {}, given)).toEqual(['battle', 'colour']);
  });

  it('PB-RND09 deals tokens for a colour from the row of the bus on, from the bar to the street', () => {
    const codes = [...TOKEN_CODES, ...TOKEN_CODES];
    for (const colour of COLOURS) {
      const { state } = matchAt(
        2,
        {},
        { step: 'colour', colour, bus: { row: 4 }, players: { 1: { crisps: 4, bites: 1 } } },
        { token: [...codes] },
      );
      const dealt = [3, 4, 0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4].flatMap((space) => stackAt(state, row, space).map((token) => kindInfo(token).code)),
      );
      const tiles = state.rows.flatMap((_, row) =>
        [0, 1, 2, 3, 4].filter((space) => colourAt(state, row, space) === colour),
      );
      expect(dealt).toEqual(codes.slice(0, tiles.length));
    }
  });

  it('PB-RND09 lets the active player roll first for the Very Small Car, then the others clockwise', () => {
    const car = matchAt(4, {}, { step: 'rescue', rescue: 'smallCar', active: 3 });
    expect(
      eventsOf(car, 'car-roll')
        .slice(0, 4)
        .map((event) => event.player),
    ).toEqual([3, 4, 1, 2]);
  });

  it('PB-RND09 gives the same game for the same seed and answers', () => {
    const play = () => randomGame(2, { level: 'main' }, 'again', () => {});
    expect(play().fingerprint).toBe(play().fingerprint);
    expect(setUp(2, {}, 'seed')).toEqual(setUp(2, {}, 'seed'));
    expect(setUp(2, {}, 'seed').deck).not.toEqual(setUp(2, {}, 'another').deck);
  });
});
