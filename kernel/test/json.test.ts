import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, fingerprint, murmur3, same } from '../index.ts';

describe('murmur3', () => {
  it.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['\0', 0, 0x514e28b7],
    ['\0\0', 0, 0x30f4c306],
    ['\0\0\0', 0, 0x85f0b427],
    ['\0\0\0\0', 0, 0x2362f9de],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['aa', 0x9747b28c, 0x5d211726],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aaaa', 0x9747b28c, 0x5a97808a],
    ['abc', 0, 0xb3dd93fa],
    ['abc', 0x9747b28c, 0xc84a62dd],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
    ['The quick brown fox jumps over the lazy dog', 0, 0x2e4ff723],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ])('of %j with seed %i', (text, seed, hash) => {
    expect(murmur3(text, seed)).toBe(hash);
  });

  it('takes long texts that are not ASCII', () => {
    const long = 'π'.repeat(300_000);
    expect(murmur3(long)).toBe(murmur3(long));
    expect(murmur3(long)).not.toBe(murmur3(`${long}π`));
  });
});

describe('plain data', () => {
  it('is cloned deeply', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = clone(value);
        expect(canonical(copy)).toBe(canonical(value));
        expect(sharesNothing(copy, value)).toBe(true);
      }),
    );
  });

  it('has one text, whatever the order of its keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
    expect(canonical({ a: undefined, b: 1 })).toBe(canonical({ b: 1 }));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).reverse());
        expect(canonical(reversed)).toBe(canonical(record));
        expect(fingerprint(reversed)).toBe(fingerprint(record));
      }),
    );
  });

  it('is read back equal from its text', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => same(JSON.parse(canonical(value)), value)));
  });

  it('has a fingerprint of 13 characters that tells values apart', () => {
    const prints = Array.from({ length: 20_000 }, (_, i) => fingerprint({ rng: [i, 1], at: i % 7 }));
    expect(new Set(prints).size).toBe(20_000);
    expect(prints.every((print) => /^[0-9a-z]{13}$/.test(print))).toBe(true);
  });

  it('has the fingerprint that older logs know it by', () => {
    expect(fingerprint({ a: 1 })).toBe('pyloo50sg06vf');
  });
});

function sharesNothing(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return true;
  if (a === b) return false;
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(([key, item]) => sharesNothing(item, others.get(key)));
}
