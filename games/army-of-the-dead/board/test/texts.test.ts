import { LANGS } from '@shamble/kernel';
import { harshWhenCalm, sourceOf, unsaid } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en/index.ts';
import fr from '../text/fr/index.ts';
import it from '../text/it/index.ts';

const source = sourceOf(new URL('..', import.meta.url));

test('the board has no words that it never says', () => {
  expect(unsaid(source, Object.keys(en))).toEqual([]);
});

test.each([
  ['it', it],
  ['fr', fr],
])('%s says everything, in the order of English', (_, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(en));
  expect(Object.entries(words).filter(([, words]) => words === '')).toEqual([]);
});

test('every icon of the board is in the list the sprite is made of, and no other', () => {
  const used = Object.values(named).flatMap((group) => Object.values(group));
  expect(icons).toEqual([...new Set(used)].sort());
});

/** What calm mode does without; weapons are things like others. */
const HARSH = {
  en: /zombie|\bkill|\bdead|\bdeath|\bdie[sd]\b|\b(to|would|survivor) die\b|blood|\bbit(es?|ten|ing)\b|attack|shoot|trigger|wound|battle/i,
  it: /zombi|ucci[ds]|killer|\bmort[aeio]\b|\bmuor|\bmorire|sangu|\bmors[oi]\b|attacc|\bspar(a|are|i\?)\b|\bferit|grilletto/i,
  fr: /zombie|(?<!\p{L})(tu(e|er|eur|és?)|morte?s?|meur(t|ent)|mour\p{L}+|mord\p{L}+|morsure|sang|abatt\p{L}+|attaqu\p{L}+|bless\p{L}+|tire[rz]?|détente)(?!\p{L})/iu,
};

test.each(LANGS)('calm mode has other words for all that is harsh (%s)', async (lang) => {
  const { messages } = await text(lang);
  expect(harshWhenCalm(messages, HARSH[lang])).toEqual([]);
});

test.each(LANGS)('calm words stand for words there are (%s)', async (lang) => {
  const { messages } = await text(lang);
  const calm = Object.keys(messages).flatMap((id) => (id.startsWith('calm.') ? [id.slice('calm.'.length)] : []));
  expect(calm.filter((id) => messages[id] === undefined)).toEqual([]);
});
