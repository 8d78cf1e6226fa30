import { describe, expect, it } from 'vitest';
import { next32 } from '../chance.ts';
import { below32, Chance, type Json, ScriptError, seeded } from '../index.ts';

const scripted = (script: Record<string, Json[]>): Chance => new Chance({ ...seeded('7'), script });

describe('the generator', () => {
  it('is xoshiro128**', () => {
    const s: [number, number, number, number] = [1, 2, 3, 4];
    const out = Array.from({ length: 10 }, () => next32(s));
    expect(out).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('starts at another place for every seed, and at the same for the same', () => {
    const starts = Array.from({ length: 1000 }, (_, i) => seeded(String(i)).s.join());
    expect(new Set(starts).size).toBe(1000);
    expect(seeded('é').s).toEqual(seeded('é').s);
    expect(seeded('0').s.every((word) => (word | 0) === word)).toBe(true);
  });

  it.each([
    [6, 6],
    [7, 7],
    // Taken modulo this, 32 bits would give the lowest third half of all draws.
    [3 * 2 ** 30, 3],
  ])('gives every number below %i equally often', (n, buckets) => {
    const { s } = seeded('chi-square');
    const draws = 60_000;
    const seen = Array.from({ length: buckets }, () => 0);
    for (let i = 0; i < draws; i++) seen[Math.floor(below32(s, n) / (n / buckets))]++;
    const expected = draws / buckets;
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Beyond this with probability 1 in 10,000 for 6 degrees of freedom.
    expect(chiSquare).toBeLessThan(27.86);
  });

  it.each([0, -1, Number.NaN, 2 ** 32 + 1])('has no number below %d', (n) => {
    expect(() => below32(seeded('0').s, n)).toThrow(RangeError);
  });
});

describe('chance', () => {
  it('counts its uses and names the last, for undo', () => {
    const chance = new Chance(seeded('0'));
    chance.roll('die', ['a', 'b']);
    chance.rollAll('pool', 3, ['a', 'b']);
    chance.shuffle('deck', [1, 2, 3]);
    chance.draw('bag', [1, 1]);
    expect([chance.uses, chance.lastUse]).toEqual([4, 'bag']);
  });

  it('draws every kind of a bag as often as the bag holds it, and nothing from an empty one', () => {
    const chance = new Chance(seeded('bag'));
    const bag = [2, 0, 3];
    const drawn = Array.from({ length: 5 }, () => chance.draw('bag', bag));
    expect(drawn.sort()).toEqual([0, 0, 2, 2, 2]);
    expect(bag).toEqual([0, 0, 0]);
    expect(chance.draw('bag', bag)).toBe(-1);
    expect(chance.uses).toBe(5);
  });

  it('draws what stays face down without locking undo', () => {
    const chance = new Chance(seeded('face down'));
    chance.roll('die', ['a', 'b']);
    const bag = [1, 1];
    const drawn = [chance.drawUnseen('bag', bag), chance.drawUnseen('bag', bag)];
    expect(drawn.sort()).toEqual([0, 1]);
    expect(chance.drawUnseen('bag', bag)).toBe(-1);
    expect([chance.uses, chance.lastUse]).toEqual([1, 'die']);
  });

  it('shuffles a list into every order', () => {
    const chance = new Chance(seeded('orders'));
    const orders = new Set(Array.from({ length: 500 }, () => chance.shuffle('deck', [1, 2, 3, 4]).join('')));
    expect(orders.size).toBe(24);
  });

  it('has another future after a new seed, and no script', () => {
    const chance = scripted({ die: [5] });
    chance.reseed('other');
    expect(chance.rng).toEqual(seeded('other'));
  });
});

describe('a script', () => {
  const FACES = ['bat', 'dart', 'extra'] as const;

  it('gives its values in order, then the seed goes on', () => {
    const chance = scripted({
      die: ['dart', 0],
      pool: [['bat', 'bat', 'extra']],
      bag: ['blue', 0],
      deck: [['c', 'a']],
      number: [4],
      cards: [[3]],
    });
    expect(chance.roll('die', FACES)).toBe('dart');
    expect(chance.roll('die', FACES)).toBe('bat');
    expect(chance.rollAll('pool', 3, FACES)).toEqual(['bat', 'bat', 'extra']);
    expect(chance.draw('bag', [1, 1], ['red', 'blue'])).toBe(1);
    expect(chance.draw('bag', [1, 1])).toBe(0);
    expect(chance.shuffle('deck', ['a', 'b', 'c', 'd']).slice(0, 2)).toEqual(['c', 'a']);
    expect(chance.shuffle('cards', [1, 2, 3])[0]).toBe(3);
    expect(chance.below('number', 5)).toBe(4);
    expect(FACES).toContain(chance.roll('die', FACES));
  });

  it('leaves in the state what has not come yet', () => {
    const chance = scripted({ die: ['bat', 'dart'], never: [1] });
    chance.roll('die', FACES);
    expect(chance.rng.script).toEqual({ die: ['dart'], never: [1] });
  });

  it('leaves the seed where it was, so that what follows does not depend on it', () => {
    const chance = scripted({ die: ['bat'] });
    chance.roll('die', FACES);
    expect(chance.rng.s).toEqual(seeded('7').s);
  });

  it.each<[string, Json, (chance: Chance) => unknown]>([
    ['a face the die has not', 'longbow', (c) => c.roll('x', FACES)],
    ['a number past the last face', 3, (c) => c.roll('x', FACES)],
    ['half a face', 1.5, (c) => c.roll('x', FACES)],
    ['nothing', null, (c) => c.roll('x', FACES)],
    ['a face the pool has not', ['bat', 'longbow'], (c) => c.rollAll('x', 2, FACES)],
    ['too few dice', ['bat'], (c) => c.rollAll('x', 2, FACES)],
    ['a kind the bag has no more of', 'red', (c) => c.draw('x', [0, 1], ['red', 'blue'])],
    ['a kind the bag never had', 'green', (c) => c.draw('x', [1, 1], ['red', 'blue'])],
    ['no kind', null, (c) => c.draw('x', [1, 1])],
    ['a card that is not there', ['a', 'a'], (c) => c.shuffle('x', ['a', 'b'])],
    ['one card where a list is due', 'a', (c) => c.shuffle('x', ['a', 'b'])],
  ])('is refused by name for %s', (_, value, use) => {
    const chance = scripted({ x: [value] });
    expect(() => use(chance)).toThrow(ScriptError);
    expect(() => use(scripted({ x: [value] }))).toThrow(/^x/);
  });
});
