import { rulebook } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { byChapter } from '../rules/by-chapter.ts';

const book = rulebook(`# Picnic

## Baskets {#basket}

- **PI-ROW1** Rows.
- **PI-ROW2** More rows.

## Ants {#ants}

- **PI-ANT1** Ants.
`);

test('rules stand under the titles of their chapters, in the order asked for', () => {
  expect(byChapter(book, ['PI-ROW2', 'PI-ANT1', 'PI-ROW1'])).toEqual([
    { title: 'Baskets', ids: ['PI-ROW2', 'PI-ROW1'] },
    { title: 'Ants', ids: ['PI-ANT1'] },
  ]);
});

test('a rule that the book lacks is still named', () => {
  expect(byChapter(book, ['PI-BEE1'])).toEqual([{ title: 'PI-BEE1', ids: ['PI-BEE1'] }]);
});
