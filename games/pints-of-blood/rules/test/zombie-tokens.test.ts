import { describe, expect, it } from 'vitest';
import { TOKENS } from '../../content/tokens.ts';

describe('zombie tokens', () => {
  it('PB-ZOM03, PB-ZOM03-R has both features in both categories, at most one on a token', () => {
    const kinds = TOKENS.map((t) => `${t.toughness === 1 ? 'fast food' : 'tough'}, ${t.feature}`);
    expect(kinds.sort()).toEqual([
      'fast food, lively',
      'fast food, mint',
      'fast food, none',
      'tough, lively',
      'tough, mint',
      'tough, none',
    ]);
    expect(TOKENS.every((t) => t.count > 0)).toBe(true);
  });

  it('PB-ZOM06, PB-ZOM07 gives two bites to lively tokens and one to all others', () => {
    expect(TOKENS.map((t) => t.bites)).toEqual(TOKENS.map((t) => (t.feature === 'lively' ? 2 : 1)));
  });
});
