import { describe, expect, test } from 'vitest';
import {
  ARROW_ENDS,
  ARROWS,
  ATLANTA,
  BORDER,
  centre,
  DRAWING,
  distance,
  ICONS,
  LOCATION_AT,
  LOCATION_SPACE,
  NEIGHBOURS,
  SPACES,
  START_AT,
  START_SPACE,
  spaceNumber,
} from '../map.ts';
import { readMap } from '../map-read.ts';
import { CHARACTERS, SURVIVORS } from '../survivors.ts';
import { KINDS } from '../words.ts';
import { redrawn } from './redrawn.ts';

const named = (spaces: readonly number[]): string => spaces.map((n) => SPACES[n]).join(' ');
const which = (test: (n: number) => boolean): string => named(SPACES.map((_, n) => n).filter(test));
const withIcons = (letters: string): string =>
  which((n) => ICONS[n].map((kind) => ({ food: 'F', fuel: 'G', ammo: 'M' })[kind]).join('') === letters);

describe('the spaces', () => {
  test('there are 144 of them, and six holes in the grid', () => {
    expect(SPACES).toHaveLength(144);
    expect(new Set(SPACES).size).toBe(144);
    for (const hole of ['A1', 'A15', 'B15', 'I1', 'J1', 'J15']) expect(SPACES).not.toContain(hole);
  });

  test('each character starts on a space of their own', () => {
    const starts = SURVIVORS.slice(0, CHARACTERS).map(({ id }) => [id, SPACES[START_SPACE[id]]]);
    expect(starts).toEqual([
      ['rick', 'A6'],
      ['shane', 'E15'],
      ['tyreese', 'J4'],
      ['andrea', 'A12'],
      ['glenn', 'J12'],
      ['dale', 'E2'],
    ]);
    expect(which((n) => START_AT[n] !== null).split(' ')).toHaveLength(6);
  });

  test('the nine Locations', () => {
    expect(Object.fromEntries(Object.entries(LOCATION_SPACE).map(([name, n]) => [name, SPACES[n]]))).toEqual({
      stadium: 'E8',
      gunShop: 'G5',
      motel: 'B9',
      airport: 'J9',
      prison: 'H1',
      farm: 'B2',
      mall: 'E12',
      estate: 'B14',
      hospital: 'H14',
    });
  });

  test.each([
    ['F', 'A4 C5 F10 G1 G10 J10'],
    ['G', 'B7 C1 E4 E7 H11 J6'],
    ['M', 'C3 C15 G3 H13'],
    ['FG', 'D13 F13 H4 J14'],
    ['FM', 'A9 D6 G7 H6'],
    ['GM', 'C12 D9 H8 J2'],
    ['MM', 'F12'],
    ['FGM', 'C7 C9 D5 D10 F9 G9 I8'],
  ])('%s lies on %s', (letters, spaces) => {
    expect(withIcons(letters)).toBe(spaces);
  });

  test('no other space has icons; 21 of each kind', () => {
    expect(ICONS.filter((icons) => icons.length > 0)).toHaveLength(36);
    for (const kind of KINDS) expect(ICONS.flat().filter((icon) => icon === kind)).toHaveLength(21);
  });

  test('93 spaces are ordinary', () => {
    const ordinary = SPACES.filter((_, n) => ICONS[n].length === 0 && LOCATION_AT[n] === null && START_AT[n] === null);
    expect(ordinary).toHaveLength(93);
  });

  test('Atlanta: 19 spaces, of them 8 with resources and the Football Stadium', () => {
    expect(which((n) => ATLANTA[n])).toBe('C7 C8 C9 D6 D7 D8 D9 E6 E7 E8 E9 E10 F6 F7 F8 F9 G7 G8 G9');
    expect(which((n) => ATLANTA[n] && ICONS[n].length > 0).split(' ')).toHaveLength(8);
    expect(which((n) => ATLANTA[n] && LOCATION_AT[n] !== null)).toBe('E8');
  });

  test('a space is found by its id, and a wrong id is a mistake', () => {
    expect(SPACES.map(spaceNumber)).toEqual(SPACES.map((_, n) => n));
    expect(() => spaceNumber('A1')).toThrow('there is no space "A1"');
  });
});

describe('which spaces are adjacent', () => {
  const adjacent = (a: string, b: string): boolean => NEIGHBOURS[spaceNumber(a)].includes(spaceNumber(b));

  test('361 pairs in all, always mutual, 3 to 6 for a space', () => {
    const pairs = NEIGHBOURS.flatMap((list, n) => list.filter((other) => NEIGHBOURS[other].includes(n)));
    expect(NEIGHBOURS.flat()).toHaveLength(2 * 361);
    expect(pairs).toHaveLength(2 * 361);
    const counts = NEIGHBOURS.map((list) => list.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 6]);
  });

  test('the border cuts 26 pairs, each with one space inside Atlanta', () => {
    expect(BORDER).toHaveLength(26);
    for (const [a, b] of BORDER) expect(ATLANTA[a]).not.toBe(ATLANTA[b]);
    for (const [a, b] of BORDER) expect(NEIGHBOURS[a]).not.toContain(b);
  });

  test('only the four arrows lead in and out (WD-BOARD06)', () => {
    const ways = SPACES.flatMap((_, n) =>
      ATLANTA[n] ? [] : NEIGHBOURS[n].filter((other) => ATLANTA[other]).map((other) => named([n, other])),
    );
    expect(ways.sort()).toEqual(['B8 C8', 'E11 E10', 'E5 E6', 'H7 G8']);
    expect(ARROWS.map(named)).toEqual(['B8 C8', 'E11 E10', 'H7 G8', 'E5 E6']);
  });

  test('WD-T46: the border parts C6 and C7, five steps by the way round; an arrow joins E5 and E6', () => {
    expect(adjacent('C6', 'C7')).toBe(false);
    expect(distance(spaceNumber('C6'), spaceNumber('C7'))).toBe(5);
    expect(adjacent('E5', 'E6')).toBe(true);
  });

  test('they are named clockwise from the upper right (WD-AMMO09)', () => {
    expect(named(NEIGHBOURS[spaceNumber('D7')])).toBe('C8 D8 E8 E7 D6 C7');
    expect(named(NEIGHBOURS[spaceNumber('E3')])).toBe('D3 E4 F3 F2 E2 D2');
    expect(named(NEIGHBOURS[spaceNumber('B8')])).toBe('A9 B9 C8 B7 A8');
  });

  test('in the picture, touching spaces lie one width apart and nothing lies nearer', () => {
    const apart = (a: number, b: number): number => {
      const [one, other] = [centre(a), centre(b)];
      return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
    };
    const touching = new Set([...NEIGHBOURS.flatMap((list, n) => list.map((o) => [n, o])), ...BORDER].map(String));
    SPACES.forEach((_, a) => {
      for (let b = 0; b < a; b++) {
        const touch = touching.has(String([b, a])) || touching.has(String([a, b]));
        if (touch) expect(apart(a, b)).toBeCloseTo(Math.sqrt(3));
        else expect(apart(a, b)).toBeGreaterThan(2.9);
      }
    });
    expect(centre(spaceNumber('D7'), 10).y).toBe(45);
  });
});

describe('distances', () => {
  const COLUMNS = ['stadium', 'gunShop', 'motel', 'airport', 'prison', 'farm', 'mall', 'estate', 'hospital'];

  test.each([
    ['E8', [0, 5, 4, 6, 8, 7, 4, 8, 8]],
    ['G5', [5, 0, 8, 6, 4, 5, 9, 13, 10]],
    ['B9', [4, 8, 0, 8, 11, 7, 4, 5, 8]],
    ['J9', [6, 6, 8, 0, 9, 11, 5, 9, 6]],
    ['A6', [6, 6, 4, 11, 8, 4, 8, 9, 12]],
    ['E15', [7, 12, 7, 8, 15, 14, 3, 3, 3]],
    ['J4', [7, 3, 11, 5, 4, 8, 10, 14, 11]],
    ['A12', [7, 11, 3, 9, 14, 10, 4, 3, 7]],
    ['J12', [8, 9, 8, 3, 12, 14, 5, 8, 3]],
    ['E2', [6, 4, 9, 10, 3, 3, 10, 14, 14]],
  ])('from %s to the nine Locations', (from, steps) => {
    expect(COLUMNS.map((name) => distance(spaceNumber(from), LOCATION_SPACE[name]))).toEqual(steps);
  });

  test('the longest way on the map takes 17 steps', () => {
    const all = SPACES.flatMap((_, a) => SPACES.map((__, b) => distance(a, b)));
    expect(Math.max(...all)).toBe(17);
  });

  test('WD-T25: what is nearest to D10 and to A9', () => {
    const steps = (from: string, to: string): number => distance(spaceNumber(from), spaceNumber(to));
    expect([steps('D10', 'B9'), steps('D10', 'E12'), steps('D10', 'A12')]).toEqual([2, 2, 3]);
    expect([steps('A9', 'B9'), steps('A9', 'A6'), steps('A9', 'A12')]).toEqual([1, 3, 3]);
  });
});

describe('reading a drawing', () => {
  test.each([
    ['a mark that means nothing', () => redrawn({ C4: 'Q' }), '"Q" at C4 of the map means nothing'],
    ['a seventh Start space', () => redrawn({ C4: 's7' }), '"s7" at C4 of the map means nothing'],
    ['four icons', () => redrawn({ C4: 'FGMF' }), '"FGMF" at C4 of the map means nothing'],
    ['rows out of order', () => readMap(DRAWING.replace('\nB', '\nX'), []), 'row B of the map begins with "X"'],
    [
      'an arrow from nowhere',
      () => redrawn({}, [], [['A1', 'C8']]),
      'an arrow names "A1", which is no space of the map',
    ],
    [
      'an arrow over several spaces',
      () => redrawn({}, [], [['A8', 'C8']]),
      'the arrow A8-C8 joins spaces that do not touch',
    ],
  ])('refuses %s', (_, read, why) => {
    expect(read).toThrow(why);
  });

  test('drawn again as it is, the map is the same', () => {
    expect(redrawn({})).toEqual(readMap(DRAWING, ARROW_ENDS));
  });
});
