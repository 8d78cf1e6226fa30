import { LANGS } from '@shamble/kernel';
import { harshWhenCalm, sourceOf, unsaid } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { text } from '../../text/index.ts';
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

/** What calm mode does without; a hunter's rifle and a padded vest are things like others. */
const HARSH = {
  en: /zombie|\bkill|\bdead|\bdeath|\bdie[sd]\b|\b(to|would|survivor) die\b|blood|\bbit(es?|ten|ing)\b|attack|shoot|\bshotgun|\brifles|trigger|wound|battle/i,
  it: /zombi|ucci[ds]|\bmort[eio]\b|\bmuor|\bmorire|sangu|\bmors[oi]\b|attacc|\bspar(a|are|i\?)\b(?! in aria)|\bferit|\bfucil[ei]\b(?! da caccia)|doppietta|grilletto|fondin|sofferenz/i,
  fr: /zombie|(?<!\p{L})(tu(e|er|és?)|morte?s?|meur(t|ent)|mour\p{L}+|mord\p{L}+|morsure|sang|abatt\p{L}+|attaqu\p{L}+|bless\p{L}+|tire[rz]?(?!(-vous)? en l'air)|fusils?(?! de chasse)|détente|(?<!pare-)balles?|souffrances)(?!\p{L})/iu,
};

test.each(LANGS)('calm mode has other words for all that is harsh (%s)', async (lang) => {
  const { messages } = await text(lang);
  expect(harshWhenCalm(messages, HARSH[lang])).toEqual([]);
});
