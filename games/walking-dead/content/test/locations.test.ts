import { describe, expect, test } from 'vitest';
import { checkLocations, firstStock } from '../location-check.ts';
import { LOCATION_CARDS, LOCATIONS, type LocationCard, locationCardNumber, SOLO_LOCATIONS } from '../locations.ts';
import { LOCATION_SPACE } from '../map.ts';
import { readObjective } from '../objectives.ts';
import { SURVIVORS } from '../survivors.ts';

const card = (id: string): LocationCard => LOCATION_CARDS[locationCardNumber(id)];
const NOTHING = { enc: 0, challenge: null, have: [], pay: [], items: 0, survivors: 0 };

describe('the 26 cards', () => {
  test('three variants of each Location, two of the Football Stadium', () => {
    const variants = LOCATIONS.map((name) =>
      LOCATION_CARDS.filter(({ location }) => location === name).map(({ variant }) => variant),
    );
    expect(LOCATION_CARDS).toHaveLength(26);
    expect(variants.map((list) => list.join(''))).toEqual([...Array(8).fill('ABC'), 'AB']);
  });

  test('their Locations are those of the map', () => {
    expect([...LOCATIONS].sort()).toEqual(Object.keys(LOCATION_SPACE).sort());
  });

  test('a card is found by its id, and a wrong id is a mistake', () => {
    expect(LOCATION_CARDS.map(({ id }) => locationCardNumber(id))).toEqual(LOCATION_CARDS.map((_, n) => n));
    expect(() => locationCardNumber('stadiumC')).toThrow('there is no Location card "stadiumC"');
  });

  test('the solo game takes four of them, all in variant A (WD-SOLO02)', () => {
    expect(SOLO_LOCATIONS.map((n) => LOCATION_CARDS[n].id)).toEqual(['gunShopA', 'motelA', 'stadiumA', 'airportA']);
  });

  test('what they ask', () => {
    expect(card('farmB').tiers).toEqual([
      { ...NOTHING, pay: [{ what: 'food', n: 3 }] },
      { ...NOTHING, enc: 2 },
      { ...NOTHING, enc: 2, survivors: 4 },
    ]);
    expect(card('gunShopC').tiers).toEqual([
      { ...NOTHING, have: [{ what: 'ammo', n: 3 }] },
      { ...NOTHING, enc: 1, items: 1 },
      { ...NOTHING, enc: 2, items: 2 },
    ]);
    expect(card('hospitalC').tiers.map(({ challenge }) => challenge)).toEqual(
      [5, 6, 8].map((zombies) => ({ kind: 'survive', zombies })),
    );
    expect(card('hospitalB').tiers[2].challenge).toEqual({ kind: 'act', n: 5 });
    expect(card('prisonA').tiers[2].challenge).toEqual({ kind: 'kill', zombies: 7 });
    expect(card('mallC').tiers[2].pay.map(({ what, n }) => `${what} ${n}`)).toEqual(['food 1', 'fuel 1', 'ammo 1']);
  });
});

describe('the check of a set', () => {
  const objectives = (...texts: [string, string, string]): LocationCard['tiers'] => {
    const [first, second, third] = texts.map((text) => readObjective(text, 'T'));
    return [first, second, third];
  };
  const changed = (...tiers: [string, string, string]): LocationCard[] =>
    LOCATION_CARDS.map((one) => (one.id === 'farmB' ? { ...one, tiers: objectives(...tiers) } : one));

  test('the cards pass', () => {
    expect(checkLocations(LOCATION_CARDS)).toEqual([]);
  });

  test('after set-up nobody owns more than 2 of a kind and 5 in all, which takes Teo', () => {
    const followers = SURVIVORS.filter(({ follower }) => follower);
    const stocks = followers.map(firstStock);
    expect([0, 1, 2].map((kind) => Math.max(...stocks.map((stock) => stock[kind])))).toEqual([2, 2, 2]);
    const totals = stocks.map(([food, fuel, ammo]) => food + fuel + ammo);
    expect(Math.max(...totals)).toBe(5);
    expect(followers.filter((_, n) => totals[n] === 5).map(({ id }) => id)).toEqual(['teo']);
  });

  const HARD = ['enc 3', 'enc 4'] as const;

  test.each([
    ['pay food 2', 'beatriz'],
    ['have ammo 2', 'arnold'],
    ['have fuel 2', 'delphine'],
    ['pay any 5', 'teo'],
    ['pay food 2, any 3', 'teo'],
    ['items 1', 'teo'],
    ['surv 2', 'arnold'],
  ])('%s would be met at once with %s', (first, follower) => {
    expect(checkLocations(changed(first, ...HARD))).toEqual([
      `farmB: the first objective is met at once with ${follower} as the first follower`,
    ]);
  });

  test.each([
    ['pay food 3'],
    ['have ammo 3'],
    ['pay any 6'],
    ['pay ammo 2, fuel 2'],
    ['items 2'],
    ['surv 3'],
    ['act 1'],
  ])('%s would not', (first) => {
    expect(checkLocations(changed(first, ...HARD))).toEqual([]);
  });

  test('an objective that does not top the one before', () => {
    expect(checkLocations(changed('enc 2', 'enc 1, fight 9', 'enc 2'))).toEqual([
      'farmB: objective 2 is no harder than objective 1',
    ]);
    expect(checkLocations(changed('enc 1', 'enc 2, fight 4', 'enc 2, pay any 4'))).toEqual([
      'farmB: objective 3 is no harder than objective 2',
    ]);
  });

  test('a card twice, a card of nowhere, a Location without cards', () => {
    expect(checkLocations([...LOCATION_CARDS, card('farmA')])).toEqual(['farmA is there twice']);
    expect(checkLocations([...LOCATION_CARDS, { ...card('farmA'), id: 'moonA', location: 'moon' }])).toEqual([
      'moonA names the unknown place moon',
    ]);
    expect(checkLocations(LOCATION_CARDS.filter(({ location }) => location !== 'farm'))).toEqual([
      'no card names farm',
    ]);
  });
});

test.each([
  ['dance 3', '"dance" is no objective'],
  ['enc 1, enc 2', '"enc" stands there twice'],
  ['fight 3, act 2', '"act" is a second challenge'],
  ['pay gold 1', '"gold" is no resource'],
  ['enc 1 fight 2', '"fight" stands after the end'],
  ['enc', '"" is no number from 1 to 99'],
])('the objective %s is refused, and its card named', (text, why) => {
  expect(() => readObjective(text, 'farmX')).toThrow(`card farmX: ${why}`);
});
