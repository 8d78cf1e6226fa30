import { sourceOf, unsaid } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

const source = sourceOf(new URL('..', import.meta.url));

test('the board has no words that it never says', () => {
  expect(unsaid(source, Object.keys(en))).toEqual([]);
});

test.each([
  ['it', it],
  ['fr', fr],
])('%s says everything, in the order of English', (_, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(en));
  expect(Object.entries(words).filter(([, text]) => text === '')).toEqual([]);
});

test('every icon of the board is in the list the sprite is made of, and no other', () => {
  const used = Object.values(named).flatMap((group) => Object.values(group));
  expect(icons).toEqual([...new Set(used)].sort());
});
