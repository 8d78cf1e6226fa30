import { WHOLE_GAMES } from '@shamble/games/whole';
import { LANGS } from '@shamble/kernel';
import { rulebook } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';

/** A chapter that begins with a rule, a table or nothing leaves a reader without a word of what it is for. */
const beginsWithWords = (intro: string): boolean => /^(?:\*\*)?[\p{L}\p{N}«“]/u.test(intro);

describe.each(WHOLE_GAMES)('the rulebook of $id', ({ kit }) => {
  test.each(LANGS)('says in the first line of every chapter what a reader needs of it (%s)', async (lang) => {
    const { text } = await kit();
    const { chapters } = rulebook((await text(lang)).rulebook, lang);
    expect(chapters.length).toBeGreaterThan(10);
    expect(chapters.filter(({ intro }) => !beginsWithWords(intro)).map(({ title }) => title)).toEqual([]);
  });
});
