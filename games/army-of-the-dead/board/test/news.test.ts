import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ZonePieces } from '../parts/zone.tsx';
import { type Contents, type Dead, EMPTY_ZONE } from '../pieces.ts';
import { newsIn } from '../use-news.ts';
import { drawn } from './drawn.ts';

const dead = (kind: Dead['kind'], n: number): Dead => ({
  kind,
  n,
  lying: 0,
  woken: 0,
  needs: 0,
  actions: 1,
  sleeps: false,
});

const placed = (...list: Dead[]) => new Map<string, Contents>([['z', { ...EMPTY_ZONE, dead: list }]]);

test('what is new is counted by kind: those that left cancel none that came', () => {
  expect(newsIn('z', placed(dead('shambler', 2)), placed(dead('alpha', 3)))).toEqual({ alpha: 3 });
  expect(newsIn('z', placed(dead('alpha', 3)), placed(dead('shambler', 3)))).toEqual({ shambler: 3 });
  expect(newsIn('z', new Map(), placed(dead('shambler', 2), dead('alpha', 1)))).toEqual({ shambler: 2, alpha: 1 });
  expect(newsIn('z', placed(dead('shambler', 5)), placed(dead('shambler', 4)))).toEqual({});
});

test('each kind has its own number beside it', () => {
  const contents = placed(dead('shambler', 2), dead('alpha', 1)).get('z')!;
  const news = '{"shambler":2,"alpha":1}';
  const looks = {
    contents,
    form: 'plain',
    exit: '',
    attacks: '',
    hits: '',
    news,
    arriving: '',
    late: undefined,
  } as const;
  const words = [...drawn(createElement(ZonePieces, looks)).matchAll(/army-news"[^>]*>([^<]*)/g)].map(([, n]) => n);
  expect(words).toEqual(['+2', '+1']);
});
