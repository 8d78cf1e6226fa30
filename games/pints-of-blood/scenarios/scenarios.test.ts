import { exampleTests } from '@shamble/kernel/scenario/rulebook';
import { kit } from '../index.ts';
import { words } from './words.ts';

exampleTests({
  kit: { ...kit, scenario: words },
  folder: new URL('.', import.meta.url),
  prefix: 'PB',
  vectors: Array.from({ length: 74 }, (_, i) => [`PB-VEC`, String(i + 1).padStart(2, '0')].join('')),
});
