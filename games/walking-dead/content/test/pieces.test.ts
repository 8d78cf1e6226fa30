import { describe, expect, test } from 'vitest';
import { AMMO_FACES, actions, ammoKills, COLOURS, FACES, isBlam, isJoker, kills } from '../dice.ts';
import { ENCOUNTERS } from '../encounters.ts';
import { ITEM_CARD, ITEMS, itemNumber } from '../items.ts';
import { CHARACTERS, SURVIVORS, survivorNumber } from '../survivors.ts';
import { TOKEN_LABELS, TOKENS } from '../tokens.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('dice', () => {
  test.each([
    ['blue', 4, 4],
    ['red', 7, 1],
    ['green', 1, 6],
  ] as const)('the six faces of a %s die have %i kills and %i actions, jokers as either', (colour, killed, acted) => {
    const faces = FACES[colour];
    const jokers = faces.filter(isJoker).length;
    expect(faces).toHaveLength(6);
    expect(sum(faces.map(kills)) + jokers).toBe(killed);
    expect(sum(faces.map(actions)) + jokers).toBe(acted);
  });

  test('kills of 1, 2 and 3, actions of 1 and 2, one joker, and a blank on each (WD-DICE04)', () => {
    const all = COLOURS.flatMap((colour) => FACES[colour]);
    expect([...new Set(all)].sort()).toEqual(['-', 'A1', 'A2', 'J', 'K1', 'K2', 'K3']);
    expect(all.filter(isJoker)).toHaveLength(1);
    for (const colour of COLOURS) expect(FACES[colour].filter((face) => face === '-')).toHaveLength(1);
  });

  test('the Ammo die kills 1, 2 or 3, and half of its faces are loud (WD-DICE08)', () => {
    expect(AMMO_FACES.map((face) => [ammoKills(face), isBlam(face)])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [1, true],
      [2, true],
      [3, true],
    ]);
  });
});

describe('zombie tokens', () => {
  test('216 of them, with just under three zombies on average', () => {
    expect(sum(TOKENS)).toBe(216);
    expect(TOKENS).toEqual([0, 36, 54, 54, 36, 24, 12]);
    expect(sum(TOKENS.map((count, zombies) => count * zombies)) / 216).toBeCloseTo(2.97, 2);
  });

  test('each shows its number', () => {
    expect(TOKEN_LABELS).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });
});

describe('survivors', () => {
  const characters = SURVIVORS.slice(0, CHARACTERS);
  const followers = SURVIVORS.slice(CHARACTERS);
  const dice = (list: typeof SURVIVORS): number[] => COLOURS.map((_, i) => sum(list.map((one) => one.dice[i])));

  test('six characters come first, then 23 followers', () => {
    expect(characters.map(({ id, follower }) => `${id} ${follower}`)).toEqual([
      'rick false',
      'shane false',
      'tyreese false',
      'andrea false',
      'glenn false',
      'dale false',
    ]);
    expect(followers).toHaveLength(23);
    expect(followers.every(({ follower }) => follower)).toBe(true);
  });

  test('a character has three dice, one ability and brings nothing', () => {
    for (const one of characters) {
      expect(sum(one.dice)).toBe(3);
      expect(one.abilities).toHaveLength(1);
      expect(one.gains).toEqual([0, 0, 0]);
    }
  });

  test('dice in all, blue, red and green: 8, 6 and 4 of the characters, 6, 9 and 9 of the followers', () => {
    expect(dice(characters)).toEqual([8, 6, 4]);
    expect(dice(followers)).toEqual([6, 9, 9]);
  });

  test('nobody has more than two abilities (WD-COMP04-R), and only Lucia has two', () => {
    expect(SURVIVORS.filter(({ abilities }) => abilities.length > 1).map(({ id }) => id)).toEqual(['lucia']);
    expect(SURVIVORS.every(({ abilities }) => abilities.length <= 2)).toBe(true);
  });

  test('two followers have no dice', () => {
    expect(SURVIVORS.filter((one) => sum(one.dice) === 0).map(({ id }) => id)).toEqual(['lucia', 'teo']);
  });

  test('eight followers bring something, in all 4 Food, 2 Fuel and 3 Ammo', () => {
    expect([0, 1, 2].map((kind) => sum(followers.map(({ gains }) => gains[kind])))).toEqual([4, 2, 3]);
    expect(followers.filter(({ gains }) => sum(gains) > 0)).toHaveLength(8);
  });

  test('a survivor is found by the id, and a wrong id is a mistake', () => {
    expect(SURVIVORS.map(({ id }) => survivorNumber(id))).toEqual(SURVIVORS.map((_, n) => n));
    expect(() => survivorNumber('merle')).toThrow('there is no survivor "merle"');
  });
});

describe('items', () => {
  test('16 of them, in the order of their Encounter cards', () => {
    expect(ITEMS).toHaveLength(16);
    expect(ITEMS.map(({ id }) => id)).toEqual(ENCOUNTERS.flatMap(({ item }) => item ?? []));
    expect([...ITEM_CARD].sort((a, b) => a - b)).toEqual(ITEM_CARD);
  });

  test('eight last and give something; eight are discarded in their moment', () => {
    const lasting = ITEMS.filter(({ use }) => use === 'lasting');
    expect(lasting).toHaveLength(8);
    for (const { abilities, peek } of lasting) expect(abilities.length + (peek ? 1 : 0)).toBe(1);
    for (const { use, abilities, peek } of ITEMS) if (use !== 'lasting') expect([abilities, peek]).toEqual([[], null]);
  });

  test.each([
    ['crowbar', 'fight', 2],
    ['fireAxe', 'fight', 3],
    ['lockpicks', 'action', 2],
    ['riotShield', 'fatigue', 2],
    ['medicalKit', 'recover', 3],
    ['twoWayRadio', 'vote', 3],
    ['climbingRope', 'move', 0],
    ['bodyArmour', 'fatigue', 0],
  ])('%s is discarded: %s %i', (id, use, n) => {
    expect(ITEMS[itemNumber(id)]).toMatchObject({ use, n });
  });

  test('an item is found by its id, and a wrong id is a mistake', () => {
    expect(ITEMS.map(({ id }) => itemNumber(id))).toEqual(ITEMS.map((_, n) => n));
    expect(() => itemNumber('katana')).toThrow('there is no item "katana"');
  });
});
