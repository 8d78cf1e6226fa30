import { LANGS } from '@shamble/kernel';
import { harshWhenCalm, sourceOf, unsaid } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en.ts';

const source = sourceOf(new URL('..', import.meta.url));

test('the board has no words that it never says', () => {
  expect(unsaid(source, Object.keys(en))).toEqual([]);
});

test('every icon of the board is in the list the sprite is made of, and no other', () => {
  const used = [
    ...Object.values(named).flatMap((group) => Object.values(group)),
    ...['card-draw', 'person'].filter((name) => source.includes(`'${name}'`)),
  ];
  expect(icons).toEqual([...new Set(used)].sort());
});

/** What calm mode does without, in all three languages. */
const HARSH =
  /zombi|flesh|blood|undead|\bbit(es?|ten|ing)\b|\bdead\b|\bdie[sd]\b|\bmors[oi]\b|\bmord|\bmort[oi]?s?\b|muore|defunt|défunt|sangu|morsure|meurt|\bsang\b/i;

test.each(LANGS)('calm mode has other words for all that is harsh (%s)', async (lang) => {
  const { messages } = await text(lang);
  expect(harshWhenCalm(messages, HARSH)).toEqual([]);
});
