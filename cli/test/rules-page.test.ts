import { rulebook } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { openDesk } from '../desk.ts';
import { rulesBehind } from '../play/rules-page.ts';

const BOOK = rulebook(`# The Picnic
## Eating {#eat}
- **PI-EAT01** In this *order*:
  1. **Bread**,
     buttered.
  2. Cake.
  - Ants go last.
`);

test('a numbered list of the rulebook keeps its numbers, each item in a line of its own', () => {
  const desk = { ...openDesk('en'), width: 60 };
  expect(rulesBehind(BOOK, ['PI-EAT01'], desk)).toEqual([
    ['Eating (PI-EAT01)', '  In this order:', '  1. Bread, buttered.', '  2. Cake.', '  - Ants go last.'].join('\n'),
  ]);
});
