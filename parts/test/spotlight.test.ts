import { createRequire } from 'node:module';
import type { Say } from '@shamble/kernel';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { CardFace } from '../beats.ts';
import type { Die } from '../board.ts';
import icons from '../icons.json' with { type: 'json' };
import { KIND_PICTURES, type StagedKind } from '../kinds.ts';
import { Spotlight } from '../spotlight.tsx';

const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = createRequire(import.meta.url)(
  'react-dom/server',
);

const say: Say = ({ id }) => id;

const DICE: readonly Die[] = [
  { icon: 'fangs', caption: { id: 'a bite' }, used: false, ground: 'toy-red' },
  { icon: 'sun', sign: { id: 'six' }, caption: { id: 'a six' }, used: false },
];

const FACE: CardFace = {
  sort: { id: 'weapon' },
  title: { id: 'Toaster' },
  icon: 'toaster',
  lines: [{ id: 'two hits' }, { id: 'then it is gone' }],
  rules: ['T-1'],
};

const draw = (kind: StagedKind, more: Partial<Parameters<typeof Spotlight>[0]> = {}): string =>
  renderToStaticMarkup(
    createElement(Spotlight, {
      kind,
      sentences: ['Ann acts.'],
      about: 0,
      face: null,
      dice: [],
      tumbling: false,
      pace: 'normal',
      say,
      more: (n) => `and ${n} more`,
      ...more,
    }),
  );

const picturesIn = (html: string): string[] => [...html.matchAll(/#icon-([\w-]+)/g)].map(([, name]) => name);

const KINDS: readonly StagedKind[] = ['card', 'roll', 'result', 'loss', 'bite', 'death', 'end'];

test('each kind has a picture of its own that the app carries', () => {
  const pictures = Object.values(KIND_PICTURES);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictures.toSorted()).toEqual(icons);
});

test.each(KINDS)('a slip shows its kind (%s), for the eyes only', (kind) => {
  const html = draw(kind);
  expect(html).toMatch(/^<div [^>]*aria-hidden="true"/);
  expect(picturesIn(html)).toEqual([KIND_PICTURES[kind]]);
});

test('a card is shown with its sort, its title, its picture and what it does', () => {
  const html = draw('card', { face: FACE });
  for (const words of ['Ann acts.', 'weapon', 'Toaster', 'two hits', 'then it is gone']) expect(html).toContain(words);
  expect(picturesIn(html)).toEqual(['toaster']);
});

test('dice that tumble show no face and no ground; once they lie they do, with what is said of them', () => {
  const tumbling = draw('roll', { dice: DICE, tumbling: true });
  expect(new Set(picturesIn(tumbling))).toEqual(new Set(['perspective-dice-six-faces-random']));
  expect(tumbling).not.toMatch(/toy-red|>six</);
  for (const words of ['Ann acts.', 'a bite', 'a six'])
    expect(tumbling).toMatch(new RegExp(`part-slip-later"[^>]*>(<p[^>]*>)?${words}`));
  const lying = draw('roll', { dice: DICE });
  expect(picturesIn(lying)).toEqual(['fangs']);
  expect(lying).toMatch(/toy-red.*>six<.*a six/s);
  expect(lying).not.toContain('part-slip-later');
});

test('without motion dice lie at once', () => {
  expect(draw('roll', { dice: DICE, tumbling: true, pace: 'off' })).not.toMatch(/rolling|later/);
});

test('of more than can be read the middle is counted, since what comes of it stands at the end', () => {
  const html = draw('loss', { sentences: ['one', 'two', 'three', 'four', 'five'] });
  expect(html).not.toMatch(/three|four/);
  expect(html).toMatch(/one<.*two<.*and 2 more<.*five</s);
});

test('what the slip is about is written large, wherever it stands', () => {
  const html = draw('loss', { sentences: ['Ann finds a tin.', 'Ann loses her hat.'], about: 1 });
  expect(html).toMatch(/<p>Ann finds a tin.<\/p><p class="part-slip-head">Ann loses her hat.</);
});
