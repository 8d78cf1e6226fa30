import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

const FOLDER = new URL('..', import.meta.url);

/** The code of the board as one text. */
const source = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(test|text)/.test(path))
  .map((path) => readFileSync(new URL(path, FOLDER), 'utf8'))
  .join('\n');

test('the board has no words that it never says', () => {
  const stems = [...source.matchAll(/`(boardview\.(?:[\w.]+\.)?)\$\{/g)].map(([, stem]) => stem);
  const unsaid = Object.keys(en).filter(
    (id) =>
      id.startsWith('boardview.') &&
      !source.includes(`'${id}'`) &&
      !stems.some((stem) => stem !== 'boardview.' && id.startsWith(stem)) &&
      !(stems.includes('boardview.') && /^boardview\.(success|fail)$/.test(id)),
  );
  expect(unsaid).toEqual([]);
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
