import { describe, expect, it } from 'vitest';
import { beside, clip, columns, fit, fitRight, flow, wrap } from '../columns.ts';

describe('the width of a text', () => {
  it.each([
    ['crisps', 6],
    ['Rangée', 6],
    ['Range\u0301e', 6],
    ['►2 ●●○ ×', 8],
    ['Attention\u202f!', 11],
    ['丹尼', 4],
    ['🧟', 2],
    ['👩‍🚀 a', 4],
  ])('%s takes %i columns', (text, width) => {
    expect(columns(text)).toBe(width);
  });
});

describe('cutting and filling', () => {
  it('leaves a text that fits and marks one that does not', () => {
    expect(clip('canapé', 6)).toBe('canapé');
    expect(clip('canapé rouge', 8)).toBe('canapé…');
    expect(clip('anything', 0)).toBe('');
  });

  it('never cuts a wide letter in two', () => {
    expect(fit('丹尼尔', 4)).toBe('丹… ');
  });

  it('fills up on either side', () => {
    expect(fit('é', 3)).toBe('é  ');
    expect(fitRight('12', 4)).toBe('  12');
  });
});

describe('breaking lines', () => {
  it('keeps parts whole as long as a line can hold them', () => {
    expect(flow(['row 2', '3 zombies aboard', 'clockwise'], 24)).toEqual(['row 2 · 3 zombies aboard', 'clockwise']);
  });

  it('breaks a part between words, and a word where it must', () => {
    expect(flow(['one', 'two three four'], 9)).toEqual(['one', 'two three', 'four']);
    expect(wrap('a telephone box', 5)).toEqual(['a', 'telep', 'hone', 'box']);
  });

  it('sets blocks of different heights side by side', () => {
    expect(beside(['a', 'b'], 3, ['c'], '| ')).toEqual(['a  | c', 'b  |']);
  });
});
