import { kindOf } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, CARDS } from '../../content/cards.ts';
import { COMPANIONS } from '../../content/levels.ts';
import { TILES } from '../../content/tiles.ts';
import { WEAPONS } from '../../content/weapons.ts';
import { isFaceUp, isHit, kindInfo } from '../state.ts';
import { view } from '../view.ts';
import { answer, matchAt } from './tables.ts';

/** With this the table stops at every window, as a beer is possible. */
const BEER = { crisps: 4, bites: 1 };

describe('what is kept', () => {
  it('PB-DATA01 of a row: its tiles from the bar to the street, companion, blind, undead, defeated, placements', () => {
    const match = matchAt(
      2,
      { symbols: 'on' },
      {
        step: 'row-before',
        bus: { row: 2 },
        stools: [2],
        rows: {
          2: {
            tiles: ['red-4', 'blue-1', 'green-7', 'yellow-2', 'red-5'],
            stacks: [[], ['F'], [], [], []],
            blind: true,
            undead: true,
            defeated: 3,
          },
        },
        placed: ['bat1@2.2'],
        lasting: ['rollerBlind', 'pretendUndead'],
        players: { 1: BEER },
      },
    );
    const { rows, assigned } = view(match.state, 1);
    expect(rows[1]).toMatchObject({ companion: expect.any(Number), blind: true, undead: true, defeated: 3 });
    expect(rows[1].tiles.map((tile) => tile.id)).toEqual(['red-4', 'blue-1', 'green-7', 'yellow-2', 'red-5']);
    expect(rows[0]).toMatchObject({ companion: null, blind: false, undead: false, defeated: 0 });
    expect(assigned).toMatchObject([{ row: 2, space: 2, weapon: 'cricketBat' }]);
  });

  it('PB-DATA02 of a tile: its colour, whether it is marked and shows it, and its stack from bottom to top', () => {
    const given = {
      bus: { row: 1 },
      rows: { 1: { tiles: ['blue-3', 'blue-4', 'any', 'any', 'any'], stacks: [["T'", 'F'], [], [], [], []] } },
    };
    const tiles = (symbols: string) => view(matchAt(2, { symbols }, given).state, 0).rows[0].tiles.slice(0, 2);
    expect(tiles('on')).toEqual([
      { id: 'blue-3', colour: 'blue', marked: true, stack: ["T'", '?'] },
      { id: 'blue-4', colour: 'blue', marked: false, stack: [] },
    ]);
    expect(tiles('off')).toEqual([
      { id: 'blue', colour: 'blue', marked: false, stack: ["T'", '?'] },
      { id: 'blue', colour: 'blue', marked: false, stack: [] },
    ]);
    expect(new Set(TILES.map((tile) => tile.id)).size).toBe(28);
  });

  it('PB-DATA03 of a zombie: how many hits it takes, its feature, its side and whether it was hit', () => {
    const { state } = matchAt(2, {}, { rows: { 1: [['Fm'], ['Tl'], ["Tm'"], [], []] } });
    const tokens = state.rows[0].tiles.flatMap((tile) => state.stacks[tile]);
    expect(tokens.map((t) => [kindInfo(t).toughness, kindInfo(t).feature, isFaceUp(t), isHit(t)])).toEqual([
      [1, 'mint', false, false],
      [2, 'lively', false, false],
      [2, 'mint', true, true],
    ]);
  });

  it('PB-DATA04 of the bus: its row, its direction this turn, and its passengers in boarding order', () => {
    const match = matchAt(2, {}, { bus: { row: 4, zombies: ['T', 'F', 'Fl'], direction: 'clockwise' } });
    expect(match.state.bus.riders.map((token) => kindInfo(token).code)).toEqual(['T', 'F', 'Fl']);
    expect(view(match.state, 0).bus).toMatchObject({ row: 4, riders: 3, clockwise: true });
  });

  it('PB-DATA05 of the corner: three tiles, the first of them the next to go out', () => {
    const match = matchAt(
      2,
      { symbols: 'on' },
      {
        step: 'bus-start',
        bus: { row: 3, zombies: ['F'] },
        rows: { 3: { tiles: ['yellow-4', 'any', 'any', 'any', 'any'] } },
        queue: ['red-4', 'blue-5', 'green-6'],
      },
    );
    const seen = view(match.state, 0);
    expect(seen.rows[2].tiles[4].id).toBe('red-4');
    expect(seen.queue.map((tile) => tile.id)).toEqual(['blue-5', 'green-6', 'yellow-4']);
  });

  it('PB-DATA06 of the deck: four ordered sectors, the current one, and a divider that waits', () => {
    const match = matchAt(
      2,
      {},
      {
        deck: { 1: { top: ['cue'], size: 1 }, 2: ['molotov', 'teapot'] },
        players: { 1: BEER },
      },
    );
    const top = (sector: number): string[] =>
      match.state.deck[sector]
        .slice(-2)
        .reverse()
        .map((c) => CARD_IDS[kindOf(c)]);
    expect([match.state.sector, match.state.divider]).toEqual([0, 0]);
    answer(match, 'send.1');
    const seen = view(match.state, 0);
    expect(seen.deck.map((sector) => sector.cards)).toEqual([0, 14, 14, 15]);
    expect([seen.sector, seen.divider]).toEqual([2, 1]);
    expect(top(1)).toEqual(['molotov', 'teapot']);
    answer(match, 'refuse');
    expect(view(match.state, 0).divider).toBe(0);
  });

  it('PB-DATA07 of the discard pile: companion and zombie cards together, face up, the latest on top', () => {
    const match = matchAt(
      2,
      {},
      {
        step: 'score',
        ambulance: ['F', 'F', 'F', 'F', 'F', 'F'],
        deck: { 1: ['fruitMachine', 'cue'] },
        discard: ['toaster'],
      },
    );
    expect(view(match.state, 1).discard).toEqual(['toaster', 'fruitMachine', 'cue']);
  });

  it('PB-DATA08 of a player: bites, crisps, cards, beers, tiles and which are used, tokens, turns', () => {
    const match = matchAt(
      2,
      { level: 'main' },
      {
        players: {
          1: {
            bites: 3,
            crisps: 17,
            cards: ['cue', 'molotov'],
            beers: 2,
            food: ['noBite', 'noTicket'],
            marker: ['F', "T'"],
            turns: 4,
          },
          2: { food: ['aLaCarte'], used: ['aLaCarte'] },
        },
      },
    );
    const { players } = view(match.state, 1);
    expect(players[0]).toEqual({
      bites: 3,
      crisps: 17,
      cards: ['cue', 'molotov'],
      beers: 2,
      food: [
        { tile: 'noBite', used: false },
        { tile: 'noTicket', used: false },
      ],
      marker: ['?', "T'"],
      turns: 5,
    });
    expect(players[1].food).toEqual([{ tile: 'aLaCarte', used: true }]);
  });

  it('PB-DATA09 of a companion: its colour, and whether it is on the couch, on a stool, in the phone box or dead', () => {
    const { state } = matchAt(
      2,
      {},
      { step: 'place', stools: [3], phoneBox: 1, dead: 2, couch: 2, players: { 1: BEER } },
    );
    const seen = view(state, 0);
    const stools = seen.rows.flatMap(({ companion }) => (companion === null ? [] : [companion]));
    expect(seen.rows[2].companion).not.toBeNull();
    expect([seen.couch.length, stools.length, seen.phoneBox.length, seen.dead.length]).toEqual([2, 1, 1, 2]);
    expect([...seen.couch, ...stools, ...seen.phoneBox, ...seen.dead].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(COMPANIONS.map((companion) => companion.colour)).toEqual(['ivory', 'ivory', 'ivory', 'ivory', 'red', 'red']);
  });

  it('PB-DATA10 of a card: its kind and class, with range and hits for a weapon and a value for extra hits', () => {
    expect(new Set(CARD_IDS).size).toBe(CARDS.length);
    for (const card of CARDS) {
      const weapon = WEAPONS.find(({ id }) => id === card.id);
      expect([card.id, weapon !== undefined]).toEqual([card.id, card.class === 'weapon']);
      expect([card.id, card.extra !== undefined]).toEqual([card.id, card.class === 'extra']);
    }
    expect(CARDS.flatMap((card) => card.extra ?? [])).toEqual([3, 2, 'players']);
  });

  it('PB-DATA11 of a placement: row, space, die or card, weapon or extra hit, angled target, exchanged weapon', () => {
    const match = matchAt(
      2,
      { food: 'on' },
      {
        step: 'place',
        stools: [1],
        rows: { 1: [['F'], ['F'], [], [], []], 2: [[], [], [], [], ['F']] },
        dice: ['bat', 'extra', 'zombie', 'zombie', 'zombie', 'zombie', 'zombie'],
        players: { 1: { ...BEER, cards: ['rugbyBall', 'toaster'], food: ['armsDealing'] } },
      },
    );
    answer(match, 'armsDealing.toaster');
    answer(match, 'weapon.cricketBat');
    expect(view(match.state, 0).exchanged).toEqual({ item: 'toaster1', weapon: 'cricketBat' });
    answer(match, ['rugbyBall1@1.2>2.5', 'toaster1=cricketBat@1.1', 'bat1@1.1', 'extra1@1.1']);
    expect(view(match.state, 1).assigned).toEqual([
      { row: 1, space: 2, weapon: 'rugbyBall', hits: 1, card: 'rugbyBall', angled: { row: 2, space: 5 } },
      { row: 1, space: 1, weapon: 'cricketBat', hits: 1, card: 'toaster', angled: null },
      { row: 1, space: 1, weapon: 'cricketBat', hits: 1, card: null, angled: null },
      { row: 1, space: 1, weapon: null, hits: 1, card: null, angled: null },
    ]);
  });
});
