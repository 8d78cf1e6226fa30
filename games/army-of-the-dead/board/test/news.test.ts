import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ZonePieces } from '../parts/zone.tsx';
import { type Contents, type Dead, EMPTY_ZONE } from '../pieces.ts';
import { countsOf, mostOf, newsIn } from '../use-news.ts';
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

type Counts = ReturnType<typeof countsOf>;

const placed = (...list: Dead[]) => new Map<string, Contents>([['z', { ...EMPTY_ZONE, dead: list }]]);

const counts = (...list: Dead[]) => countsOf(placed(...list));

test('what is new is counted by kind: those that left cancel none that came', () => {
  const none = countsOf(new Map());
  const news = (before: Counts, now: Counts) => newsIn('z', before, mostOf(before, now), now);
  expect(news(counts(dead('shambler', 2)), counts(dead('alpha', 3)))).toEqual({ alpha: 3 });
  expect(news(counts(dead('alpha', 3)), counts(dead('shambler', 3)))).toEqual({ shambler: 3 });
  expect(news(none, counts(dead('shambler', 2), dead('alpha', 1)))).toEqual({ shambler: 2, alpha: 1 });
  expect(news(counts(dead('shambler', 5)), counts(dead('shambler', 5)))).toEqual({});
});

test('once some have fallen, so many are gone: what is left of newcomers does not read as new', () => {
  const came = counts(dead('shambler', 2));
  const left = counts(dead('shambler', 1));
  expect(newsIn('z', countsOf(new Map()), came, left)).toEqual({ shambler: -1 });
  expect(newsIn('z', counts(dead('shambler', 5)), counts(dead('shambler', 5)), left)).toEqual({ shambler: -4 });
  expect(newsIn('z', came, came, countsOf(new Map()))).toEqual({});
});

test('each kind has its own number beside it', () => {
  const contents = placed(dead('shambler', 2), dead('alpha', 1)).get('z')!;
  const news = '{"shambler":2,"alpha":-1}';
  const looks = {
    contents,
    form: 'plain',
    exit: '',
    attacks: '',
    hits: '',
    risk: '',
    news,
    arriving: '',
    late: undefined,
  } as const;
  const words = [...drawn(createElement(ZonePieces, looks)).matchAll(/army-news"[^>]*>([^<]*)/g)].map(([, n]) => n);
  expect(words).toEqual(['+2', '−1']);
});

test('letters of several people never read as a number of newcomers', () => {
  const people = ['kate', 'dieter', 'vanderohe', 'lilly', 'peters'].map((id, i) => ({
    id,
    sign: i,
    letters: id[0].toUpperCase(),
    acting: i === 1,
  }));
  const contents = { ...placed(dead('shambler', 2)).get('z')!, people };
  const looks = {
    contents,
    form: 'plain',
    exit: '',
    attacks: '',
    hits: '',
    risk: '',
    news: '',
    arriving: '',
    late: undefined,
  } as const;
  const [plate] = [...drawn(createElement(ZonePieces, looks)).matchAll(/army-merged.*?<text[^>]*>([^<]*)/g)].map(
    ([, n]) => n,
  );
  expect(plate).toBe('K…');
});
