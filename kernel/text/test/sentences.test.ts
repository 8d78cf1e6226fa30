import { expect, test } from 'vitest';
import { ended, sentences } from '../sentences.ts';

test('a sentence ends once', () => {
  expect(ended('Two hits')).toBe('Two hits.');
  for (const whole of [
    'Two hits.',
    'Two hits!',
    'Who goes?',
    'Wait…',
    '“Now!”',
    '« Allez\u202f!\u202f»',
    '(It is full.)',
  ])
    expect(ended(`${whole} `)).toBe(whole);
});

test('sentences stand side by side, with one mark between them', () => {
  expect(sentences(['row 1', 'the bus waits.', null, '', 'who goes?', 'you can: sit'])).toBe(
    'Row 1. The bus waits. Who goes? You can: sit',
  );
  expect(sentences([null])).toBe('');
});
