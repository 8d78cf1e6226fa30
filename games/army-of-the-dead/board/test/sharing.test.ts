import { split } from '@shamble/kernel';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { ZonePieces } from '../parts/zone.tsx';
import { EMPTY_ZONE } from '../pieces.ts';
import { isShared, oneMore } from '../sharing.ts';
import { drawn } from './drawn.ts';

const three = split(0, { id: 'hits', rules: [] }, ['shambler', 'alpha', 'queen'], 3, { limits: [3, 1, 1] });

describe('a press on a target', () => {
  test('gives one more as long as some are left', () => {
    if (!isShared(three, 'alpha')) throw new Error('it is shared');
    expect(oneMore(three, {}, 'alpha')).toEqual({ alpha: 1 });
    expect(oneMore(three, { shambler: 1 }, 'shambler')).toEqual({ shambler: 2 });
  });

  test('takes one from whoever has most where all are given, and never more than there are', () => {
    if (!isShared(three, 'alpha')) throw new Error('it is shared');
    expect(oneMore(three, { shambler: 3 }, 'alpha')).toEqual({ shambler: 2, alpha: 1 });
    expect(oneMore(three, { shambler: 2, alpha: 1 }, 'alpha')).toEqual({ shambler: 2, alpha: 1 });
    expect(oneMore(three, { shambler: 2, alpha: 1 }, 'queen')).toEqual({ shambler: 1, alpha: 1, queen: 1 });
  });

  test('is another thing for what is played beside the question', () => {
    expect(isShared(three, 'discard.kate.1')).toBe(false);
    expect(isShared(null, 'alpha')).toBe(false);
  });
});

test('hits stand on the tokens while they are given', () => {
  const one = { lying: 0, woken: 0, needs: 0, actions: 1, sleeps: false };
  const dead = [
    { ...one, kind: 'shambler' as const, n: 3 },
    { ...one, kind: 'alpha' as const, n: 2 },
  ];
  const html = (hits: string): string =>
    drawn(
      createElement(ZonePieces, {
        contents: { ...EMPTY_ZONE, dead },
        form: 'plain',
        exit: 'Exit',
        attacks: '',
        hits,
        risk: '',
        news: '',
        arriving: '',
        late: undefined,
      }),
    );
  expect(html(JSON.stringify({ shambler: 2, 'alpha-lying': 1 })).match(/−\d/g)).toEqual(['−2', '−1']);
  expect(html('')).not.toContain('army-hits');
});
