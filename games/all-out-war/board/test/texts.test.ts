import { boardWords } from '@shamble/parts/testing';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en/index.ts';
import fr from '../text/fr/index.ts';
import it from '../text/it/index.ts';

/** What calm mode does without; fighting, shooting and wounds are what the game is about. */
const HARSH = {
  en: /zombie|\bkill(?! Zone)|(?<!Walking )\bdead\b|\bdeath|\bdie[sd]\b|blood|\bbit(es?|ten|ing)\b/i,
  it: /zombi|ucci[ds]|\bmort[aeio]\b|\bmuor|\bmorire|sangu(?!e freddo)|\bmors[oi]\b/i,
  fr: /zombie|(?<!\p{L})(tu(e|er|eur|és?)|mort(?!elle)e?s?|meur(t|ent)|mour\p{L}+|mord\p{L}+|morsures?|sang(?!-froid))(?!\p{L})/iu,
};

boardWords({
  board: new URL('..', import.meta.url),
  words: { en, it, fr },
  text,
  icons,
  named,
  harsh: HARSH,
});
