import { exampleTests } from '@shamble/kernel/scenario/rulebook';
import { kit } from '../index.ts';
import { words } from './words.ts';

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** An example with neither a card in the deck nor one discarded cannot be played: people and board hold too few of them. */
const NO_POSITION = 90;

exampleTests({
  kit: { ...kit, scenario: words },
  folder: new URL('.', import.meta.url),
  prefix: 'AD',
  vectors: [...from(1, 22), ...from(30, 114)]
    .filter((n) => n !== NO_POSITION)
    .map((n) => ['AD-T', String(n).padStart(2, '0')].join('')),
});
