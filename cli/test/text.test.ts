import { LANGS } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { cliMessages } from '../text/index.ts';
import { wrap } from '../wrap.ts';

/** The names of what goes into a message. */
const slots = (pattern: string): string[] =>
  [...new Set(pattern.match(/(?<=\{)\w+(?=[,}])/g))].filter((slot) => slot in params).sort();

test.for(LANGS)('every sentence in %s takes what the English one takes, and can be said', (lang) => {
  const english: Record<string, string> = cliMessages('en');
  const messages: Record<string, string> = cliMessages(lang);
  const say = speaker(lang, messages);
  for (const id in english) {
    expect(slots(messages[id]), id).toEqual(slots(english[id]));
    expect(say({ id, params }), id).toMatch(/^[^{}]*\S[^{}]*$/);
  }
});

const words =
  'usage game games command commands flag flags value values word option options pair name names lang langs file reason where detail found rate seconds n seed message again problem version outcome winners when who what answer why by text words checksum task';
const numbers =
  'min max seats got stalls errors more passed failed turns answers hashes turn count limit total targets bar';
const params: Record<string, string | number> = {
  ...Object.fromEntries(words.split(' ').map((word) => [word, word])),
  ...Object.fromEntries(numbers.split(' ').map((word) => [word, 2])),
};

test('long lines are wrapped, and go on indented', () => {
  expect(wrap('one two three four', 9, '  ')).toBe('one two\n  three\n  four');
  expect(wrap('short\nlines', 9)).toBe('short\nlines');
});
