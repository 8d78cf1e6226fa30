import { card, type Lang } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { cardNumber } from '../../content/cards.ts';
import { FOOD_IDS } from '../../content/food.ts';
import { TILES } from '../../content/tiles.ts';
import { WEAPON_IDS } from '../../content/weapons.ts';
import { game } from '../../rules/game.ts';
import { FACE_UP, HIT, type Pints } from '../../rules/state.ts';
import { terminal } from '../index.ts';
import { position, SAY, type Settings } from './table.ts';

const { draw } = terminal;

const HIDDEN = 0;
const TOUGH_HIT = 3 + FACE_UP + HIT;
const FAST_FOOD = FACE_UP;

function drawn(settings: Settings, change: (s: Pints) => void, width = 80, lang: Lang = 'en'): string[] {
  return draw(game.view(position(settings, change), 0), SAY[lang], width);
}

/** The text without its line breaks: facts stand one under the other in a narrow drawing. */
const told = (settings: Settings, change: (s: Pints) => void, lang: Lang = 'en'): string =>
  drawn(settings, change, 74, lang)
    .join(' ')
    .replace(/[│↳\s]+/g, ' ');

const rowLine = (lines: readonly string[], row: number): string =>
  lines.find((line) => new RegExp(`^[ ►]${row} `).test(line)) ?? '';

/** Puts a tile on a space of row 2, with zombies on it. */
function put(s: Pints, space: number, tile: string, stack: readonly number[]): void {
  const at = s.rows[1].tiles;
  const wanted = TILES.findIndex(({ id }) => id === tile);
  for (const tiles of [...s.rows.map((row) => row.tiles), s.queue]) {
    const found = tiles.indexOf(wanted);
    if (found >= 0) tiles[found] = at[space - 1];
  }
  at[space - 1] = wanted;
  s.stacks[wanted] = [...stack];
}

describe('the heading', () => {
  it('says whose turn it is, in which phase and at which step', () => {
    const [heading] = drawn({}, (s) => {
      s.turn = 7;
      s.step = 'row-after';
      s.fights = [4, 0];
    });
    expect(heading).toBe('Turn 7 · Ann (you) to play · Phase II: Fight · A row slides · row 5');
  });

  it('says who was saved', () => {
    const [heading] = drawn({}, (s) => {
      s.step = 'over';
      s.rescue = cardNumber('taxi');
      s.result = { id: 'rescue', winners: [0, 2], rescue: 'taxi' };
    });
    expect(heading).toContain('Taxi');
    expect(heading).toContain('saved: Ann (you), Zoé');
  });
});

describe('a row', () => {
  it('shows tiles by the letter of their colour, the mark of a symbol, and stacks from bottom to top', () => {
    const lines = drawn({ level: 'main' }, (s) => {
      put(s, 1, 'yellow-1', [HIDDEN, TOUGH_HIT]);
      put(s, 2, 'blue-7', []);
    });
    expect(rowLine(lines, 2)).toMatch(/│ Y\* \? T' +│ B +│/);
  });

  it('speaks of colours in the language of the reader', () => {
    const lines = drawn({ level: 'main' }, (s) => put(s, 1, 'yellow-1', [HIDDEN]), 80, 'fr');
    expect(rowLine(lines, 2)).toMatch(/│ J\* \? +│/);
  });

  it('has no marks without symbols', () => {
    const lines = drawn({ level: 'starter' }, (s) => put(s, 1, 'yellow-1', [HIDDEN]));
    expect(rowLine(lines, 2)).toMatch(/│ Y \? +│/);
  });

  it('gives a tall stack by height and top, and tells what is face up below', () => {
    const change = (s: Pints): void => put(s, 3, 'red-7', [HIDDEN, TOUGH_HIT, HIDDEN, FAST_FOOD, HIDDEN]);
    expect(rowLine(drawn({}, change), 2)).toMatch(/│ R \(5\) \? +│/);
    expect(told({}, change)).toContain("space 3, bottom to top: ? T' ? F ?");
  });

  it('has the companion on its stool and the row being fought marked', () => {
    const lines = drawn({}, (s) => {
      s.rows[1].companion = s.couch.shift() as number;
      s.step = 'row-before';
      s.fights = [1];
    });
    expect(rowLine(lines, 2)).toMatch(/^►2 Morris/);
  });

  it('tells what the cards at it do and how many fell there', () => {
    const text = told({}, (s) => {
      s.rows[0].blind = true;
      s.rows[2].undead = true;
      s.rows[3].defeated = 2;
    });
    expect(text).toContain('Roller Blind: nothing moves here');
    expect(text).toContain('Pretend Undead: zombies entering here this turn do not bite');
    expect(text).toContain('2 defeated here this turn');
  });

  it('lists dice and cards placed at a space with their hits', () => {
    const item = { row: 1, weapon: -1, hits: 1, card: -1, angled: -1 };
    const text = told({}, (s) => {
      s.assigned = [
        { ...item, space: 0, weapon: WEAPON_IDS.indexOf('cricketBat') },
        { ...item, space: 0 },
        { ...item, space: 0, hits: 3, card: cardNumber('extra3') },
        {
          ...item,
          space: 1,
          weapon: WEAPON_IDS.indexOf('rugbyBall'),
          card: cardNumber('rugbyBall'),
          angled: 2 * 5 + 4,
        },
        { ...item, space: 2, weapon: WEAPON_IDS.indexOf('dart'), card: cardNumber('teapot') },
        { ...item, space: 3, weapon: WEAPON_IDS.indexOf('molotov') },
      ];
    });
    expect(text).toContain('space 1: cricket bat, extra hit, Extra Hits ×3 = 5 hits');
    expect(text).toMatch(/space 2: Rugby Ball, [^=]*row 3, space 5[^=]* = 1 hit/);
    expect(text).toContain('space 3: Teapot as dart = 1 hit');
    expect(text).toContain('space 4: Molotov (die) = 1 hit');
  });

  it('stands under the bands of the three ranges', () => {
    const [, , over, under, spaces] = drawn({}, () => {});
    const middleOf = (line: string, label: string): number => line.indexOf(label) + label.length / 2;
    const at = (space: number): number => spaces.indexOf(` ${space} `) + 1;
    const gapOf = (space: number): number => (at(space) + at(space + 1)) / 2;
    expect(Math.abs(middleOf(over, 'short 1-2') - gapOf(1))).toBeLessThan(2);
    expect(Math.abs(middleOf(under, 'medium 2-3') - gapOf(2))).toBeLessThan(2);
    expect(Math.abs(middleOf(over, 'long 3-5') - at(4))).toBeLessThan(2);
    expect(under.indexOf('Bar')).toBeLessThan(at(1));
    expect(under.indexOf('Street')).toBeGreaterThan(at(4));
  });
});

describe('the bus', () => {
  const ride =
    (clockwise: boolean) =>
    (s: Pints): void => {
      s.bus.row = 2;
      s.bus.riders = [HIDDEN, HIDDEN, HIDDEN, HIDDEN];
      s.bus.clockwise = clockwise;
    };

  it('stands at its row with its passengers and its way', () => {
    expect(rowLine(drawn({}, ride(false)), 3)).toContain('◄ Bus 4 ↓');
    expect(rowLine(drawn({}, ride(true)), 3)).toContain('◄ Bus 4 ↑');
  });

  it('is told in words', () => {
    expect(told({}, ride(false))).toMatch(/Bus row 3 · 4 zombies aboard .{0,2}anticlockwise, row 4 next/);
    expect(told({}, ride(true))).toMatch(/4 zombies aboard .{0,2}clockwise, row 2 next/);
  });

  it('is in the words of its row where there is no room beside it', () => {
    const lines = drawn({}, ride(false), 60);
    const below = lines[lines.indexOf(rowLine(lines, 3)) + 1];
    expect(below).toContain('Bus: 4 zombies aboard');
  });

  it('has no row yet when the first player will choose one', () => {
    const text = told({ options: { bus: 'choose' } }, () => {});
    expect(text).toContain('not at a row yet');
  });

  it('tells what cards did to it', () => {
    const text = told({ level: 'main' }, (s) => {
      s.bus = { ...s.bus, sick: true, passing: true, jukebox: true };
      s.entering = [HIDDEN, HIDDEN];
    });
    expect(text).toContain('everybody gets off at the next stop');
    expect(text).toContain('skips this row');
    expect(text).toContain('you choose who gets those that enter');
    expect(text).toContain('Entering 2 zombies (2 ?)');
  });
});

describe('the pub and the street', () => {
  it('names companions wherever they are', () => {
    const text = told({}, (s) => {
      s.couch = [1, 3];
      s.phoneBox = [5];
      s.dead = [0, 2, 4];
    });
    expect(text).toContain('Couch Beryl, Pippa (2)');
    expect(text).toContain('Phone box Walt (1)');
    expect(text).toContain('Dead Morris, Gus, Nadia (3)');
  });

  it('has the bar corner in order, beers, ambulance and supply', () => {
    const text = told({ level: 'main' }, (s) => {
      s.queue = ['red-7', 'green-1', 'blue-6'].map((tile) => TILES.findIndex(({ id }) => id === tile));
      s.beers = 5;
      s.beersGone = 1;
      s.ambulance = [FAST_FOOD, TOUGH_HIT, FAST_FOOD];
      s.supply = [40, 9, 9, 10, 0, 1];
    });
    expect(text).toContain('Bar corner red next, then green*, blue');
    expect(text).toContain('Beers 5 at the bar · 1 gone for good');
    expect(text).toContain("Ambulance 3 zombies (2 F, 1 T')");
    expect(text).toContain('Supply 69 zombies');
  });

  it('has the dice as they fell', () => {
    const text = told({ level: 'main' }, (s) => {
      s.dice = ['zombie', 'bat', 'extra', 'dart', 'bat', 'zombie', 'longbow'];
      s.colour = 'white';
      s.setAside = 1;
      s.exchanged = { item: 'dart1', weapon: WEAPON_IDS.indexOf('teapot') };
    });
    expect(text).toContain('Dice 2 × cricket bat, dart, longbow, extra hit, 2 × zombie');
    expect(text).toContain('1 zombie die set aside');
    expect(text).toContain('dart as teapot');
    expect(text).toContain('Colour die white');
    expect(told({}, () => {})).toContain('Dice not rolled yet');
  });

  it('names the rows still to fight in their order', () => {
    const text = told({}, (s) => {
      s.fights = [3, 4, 0];
    });
    expect(text).toContain('Still to fight row 4 · row 5 · row 1');
  });
});

describe('the deck', () => {
  const cards = (n: number): number[] => Array<number>(n).fill(card(0));
  const deckOf = (s: Pints): void => {
    s.deck = [[], cards(9), cards(15), [card(cardNumber('umbrella'), 127), ...cards(14)]];
    s.sector = 1;
  };

  it('has four sectors with the current one marked, and the discard numbers of the level', () => {
    const main = told({ level: 'main' }, deckOf);
    expect(main).toContain('sector 1: 0 · ► sector 2: 9 · sector 3: 15');
    expect(main).toContain('sector 4: 15');
    expect(main).toContain('1 discard per 5 defeated now (by sector: 6-5-4-3)');
    expect(told({ level: 'starter' }, deckOf)).toContain('per 3 defeated now (by sector: 3-3-3-3)');
  });

  it('tells the cards this seat knows by their place from the top, and no others', () => {
    const text = told({}, deckOf);
    expect(text).toContain('Known cards sector 4, counted from the top: 15 Umbrella');
    const blind = told({}, (s) => {
      deckOf(s);
      s.deck[3][0] = card(cardNumber('umbrella'), 2);
    });
    expect(blind).not.toContain('Umbrella');
  });

  it('has the discard pile with its top, an open divider, cards in force and the rescue', () => {
    const text = told({}, (s) => {
      s.discard = [cardNumber('cue'), cardNumber('fruitMachine')];
      s.divider = 2;
      s.lasting = [cardNumber('continental')];
      s.resolving = [cardNumber('deadAtTheWheel')];
      s.rescueKnown = cardNumber('tandem');
    });
    expect(text).toContain('Discard pile 2 cards · on top Fruit Machine');
    expect(text).toContain('divider 2 is open');
    expect(text).toContain('In effect Continental Driving');
    expect(text).toContain('Resolving Too Many Dead at the Wheel');
    expect(text).toContain('Rescue Tandem');
    expect(told({}, () => {})).toContain('Rescue unknown');
  });
});

describe('the players', () => {
  it('have bites, crisps, beers and what waits on the marker in one line', () => {
    const lines = drawn({ seats: 2 }, (s) => {
      Object.assign(s.players[0], { bites: 3, crisps: 12, beers: 2, marker: [HIDDEN, HIDDEN, TOUGH_HIT] });
    });
    const ann = lines.find((line) => line.includes('○ 3/5')) ?? '';
    expect(ann).toMatch(/^► Ann \(you\) +●●●○○ 3\/5 +12 +2 +3 zombies \(2 \?, 1 T'\)$/);
  });

  it('have their cards by name and their tiles ready or used', () => {
    const text = told({ level: 'main', seats: 2 }, (s) => {
      s.players[0].cards = ['toaster', 'umbrella', 'toaster'].map(cardNumber);
      s.players[0].food = ['noBite', 'noTicket'].map((id) => FOOD_IDS.indexOf(id));
      s.players[0].usedFood = [FOOD_IDS.indexOf('noTicket')];
      s.players[1].food = [];
      s.food = [FOOD_IDS.indexOf('turnTables')];
    });
    expect(text).toContain('Cards: 2 × Toaster, Umbrella');
    expect(text).toContain('Pub food: Don’t Bite Me Now! (ready), What, No Ticket?! (used)');
    expect(text).toContain('Cards: none Pub food: none');
    expect(text).toContain('Food to buy Time to Turn the Tables · 7 crisps each, 5 for a random dish');
  });

  it('see what a card of another costs, but not alone at the table', () => {
    expect(told({ seats: 2 }, () => {})).toContain('Card price 4 crisps each');
    expect(told({ seats: 1 }, () => {})).not.toContain('Card price');
  });
});

describe('the legend', () => {
  it('explains letters and signs', () => {
    const text = told({ level: 'main' }, () => {});
    for (const sign of ['B blue', 'R red', 'Y yellow', 'G green', '? face down', 'm mint sauce', "' hit once"])
      expect(text).toContain(sign);
    expect(text).toContain('R* bite');
  });

  it('is silent about symbols where there are none', () => {
    expect(told({ level: 'starter' }, () => {})).not.toContain('R*');
  });
});
