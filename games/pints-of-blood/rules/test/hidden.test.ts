import { Chance, type Seat, SPECTATOR, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../content/cards.ts';
import { TOKEN_CODES } from '../../content/tokens.ts';
import { game } from '../game.ts';
import type { Pints } from '../state.ts';
import { type View, view } from '../view.ts';
import { answer, matchAt, randomGame, setUp, upTo } from './tables.ts';

const ONLOOKERS: readonly Seat[] = [0, 1, SPECTATOR];

/** Every word in a view, keys left out. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** A table with something of everything. */
const BUSY = {
  step: 'place',
  bus: { row: 4, zombies: ['Tl', 'F'], direction: 'clockwise' },
  stools: [2, 5],
  phoneBox: 1,
  dead: 1,
  rows: {
    2: { tiles: ['blue-1', 'red-5', 'any', 'any', 'any'], stacks: [['Fl', "T'"], ['Tm'], [], [], []] },
    5: { blind: true },
  },
  queue: ['yellow-1', 'green-6', 'red-2'],
  dice: ['bat', 'bat', 'extra', 'zombie', 'dart', 'longbow', 'extra'],
  colour: 'red',
  discard: ['fruitMachine', 'teapot'],
  lasting: ['rollerBlind'],
  beers: 3,
  deck: { 1: { size: 0 }, 2: { size: 5 } },
  players: {
    1: { bites: 2, crisps: 9, cards: ['cue', 'cue'], beers: 1, food: ['noTicket'], used: ['noTicket'], marker: ['Fm'] },
    2: { bites: 4, crisps: 1, cards: ['molotov'], food: ['noBite', 'noSauce'] },
  },
};

const busy = (): Pints => matchAt(2, { level: 'main' }, BUSY).state;

describe('what everybody sees', () => {
  it('PB-HID01 is the same for each player and for those who watch', () => {
    const s = busy();
    const open = ({ you: _, ...rest }: View) => rest;
    for (const seat of ONLOOKERS) expect(open(view(s, seat))).toEqual(open(view(s, 0)));
    expect(ONLOOKERS.map((seat) => view(s, seat).you)).toEqual([1, 2, 0]);
  });

  it('PB-HID01 is the street: tiles with symbols, stacks with their height and what lies face up, the bus', () => {
    const s = view(busy(), 1);
    expect(s.rows[1].tiles.slice(0, 2)).toEqual([
      { id: 'blue-1', colour: 'blue', marked: true, stack: ['?', "T'"] },
      { id: 'red-5', colour: 'red', marked: false, stack: ['?'] },
    ]);
    expect(s.rows[4].blind).toBe(true);
    expect(s.bus).toMatchObject({ row: 4, riders: 2, clockwise: true });
    expect(s.queue.map((tile) => tile.id)).toEqual(['yellow-1', 'green-6', 'red-2']);
  });

  it('PB-HID01 is the pub: companions, beers, dice, the discard pile in order, the size of each sector', () => {
    const s = view(busy(), 1);
    expect([s.couch.length, s.phoneBox.length, s.dead.length, s.beers, s.beersGone]).toEqual([2, 1, 1, 3, 3]);
    expect(s.rows.map((row) => row.companion !== null)).toEqual([false, true, false, false, true]);
    expect(s.dice).toEqual(BUSY.dice);
    expect(s.colour).toBe('red');
    expect(s.discard.slice(-2)).toEqual(['teapot', 'fruitMachine']);
    expect(s.deck.map((sector) => sector.cards).slice(0, 2)).toEqual([0, 5]);
    expect([s.sector, s.divider]).toEqual([2, 0]);
  });

  it('PB-HID01 is what players have: bites, crisps, cards, beers, pub food, tokens on the marker; and the food left', () => {
    const s = view(busy(), SPECTATOR);
    expect(s.players[0]).toMatchObject({ bites: 2, crisps: 9, cards: ['cue', 'cue'], beers: 1, marker: ['?'] });
    expect(s.players[0].food).toEqual([{ tile: 'noTicket', used: true }]);
    expect(s.players[1]).toMatchObject({ bites: 4, crisps: 1, cards: ['molotov'] });
    expect(s.food).toEqual(['turnTables', 'niceShots', 'armsDealing', 'aLaCarte', 'changeColours']);
  });
});

describe('what nobody sees', () => {
  it('PB-HID02 is which card lies where in the deck, which rescue waits and which ones do not', () => {
    for (const seat of ONLOOKERS) {
      const seen = wordsIn(view(setUp(2, { level: 'main' }, 3), seat));
      expect(seen.filter((word) => CARD_IDS.includes(word))).toEqual([]);
    }
  });

  it('PB-HID02 is the face of a face-down token in a row, on the bus, in the supply or on a marker', () => {
    const hidden = matchAt(
      2,
      {},
      {
        rows: { 1: [['F'], ['Tl'], [], [], []] },
        bus: { zombies: ['Tm'] },
        players: { 1: { marker: ['Fl'] } },
      },
    ).state;
    for (const seat of ONLOOKERS) {
      const seen = view(hidden, seat);
      expect(wordsIn(seen).filter((word) => TOKEN_CODES.includes(word.replace("'", '')))).toEqual([]);
      expect(seen.supply).toBe(82);
    }
  });

  it('PB-HID02 may all be dealt anew without anybody noticing', () => {
    for (const seat of ONLOOKERS) {
      const s = busy();
      const before = view(s, seat);
      const [deck, tokens] = [JSON.stringify(s.deck), JSON.stringify([s.bus.riders, s.stacks, s.players[0].marker])];
      for (const seed of upTo(5)) game.scramble(s, seat, new Chance(seeded(`anew ${seed}`)));
      expect(view(s, seat)).toEqual(before);
      expect(JSON.stringify(s.deck)).not.toBe(deck);
      expect(JSON.stringify([s.bus.riders, s.stacks, s.players[0].marker])).not.toBe(tokens);
    }
  });

  it('PB-HID06-R is a face-down token on a marker, at any moment before bites are counted', () => {
    let waiting = 0;
    for (const seed of upTo(30))
      randomGame(2, { level: 'main' }, `markers ${seed}`, ({ state }) => {
        if (state.step === 'bites' || state.step === 'over') return;
        for (const { marker } of view(state, 0).players) {
          waiting += marker.length;
          expect(marker.filter((token) => token !== '?' && !token.endsWith("'"))).toEqual([]);
        }
      });
    expect(waiting).toBeGreaterThan(0);
  });
});

describe('what one player sees', () => {
  const looking = () => {
    const match = matchAt(
      2,
      { level: 'main' },
      {
        deck: { 1: ['molotov', 'teapot'] },
        players: { 1: { food: ['turnTables'] }, 2: { food: ['noBite'] } },
      },
    );
    answer(match, 'turnTables');
    return match;
  };
  const known = (s: Pints): unknown[] => ONLOOKERS.map((seat) => view(s, seat).deck[0].known);

  it('PB-HID03 is the top card after Turn the Tables, for the active player alone', () => {
    const match = looking();
    expect(known(match.state)).toEqual([{ 1: 'molotov' }, {}, {}]);
    expect(match.eventsFor(0).map((event) => event.type)).toContain('looked');
    for (const seat of [1, SPECTATOR])
      expect(match.eventsFor(seat).filter((event) => wordsIn(event).includes('molotov'))).toEqual([]);
  });

  it('PB-HID03 stays known to that player where it is buried', () => {
    const match = looking();
    answer(match, 'bury');
    expect(known(match.state)).toEqual([{ 15: 'molotov' }, {}, {}]);
  });

  it('PB-HID03, PB-HID04 ends when the card is drawn, for then all know it', () => {
    const match = looking();
    answer(match, 'leave');
    answer(match, 'send.1');
    expect(known(match.state)).toEqual([{}, {}, {}]);
    for (const seat of ONLOOKERS) {
      expect(match.eventsFor(seat).filter((event) => event.type === 'drew')).toMatchObject([{ card: 'molotov' }]);
      expect(view(match.state, seat).players[0].cards).toEqual(['molotov']);
    }
  });
});
