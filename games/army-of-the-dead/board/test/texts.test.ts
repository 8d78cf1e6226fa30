import { boardWords } from '@shamble/parts/testing';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en/index.ts';
import fr from '../text/fr/index.ts';
import it from '../text/it/index.ts';

/** What calm mode does without; weapons are things like others. */
const HARSH = {
  en: /zombie|\bkill|\bdead|\bdeath|\bdie[sd]\b|\b(to|would|survivor) die\b|blood|\bbit(es?|ten|ing)\b|attack|shoot|trigger|wound|battle/i,
  it: /zombi|ucci[ds]|killer|\bmort[aeio]\b|\bmuor|\bmorire|sangu|\bmors[oi]\b|attacc|\bspar(a|are|i\?)\b|\bferit|grilletto/i,
  fr: /zombie|(?<!\p{L})(tu(e|er|eur|és?)|morte?s?|meur(t|ent)|mour\p{L}+|mord\p{L}+|morsure|sang|abatt\p{L}+|attaqu\p{L}+|bless\p{L}+|tire[rz]?|détente)(?!\p{L})/iu,
};

boardWords({
  board: new URL('..', import.meta.url),
  words: { en, it, fr },
  text,
  icons,
  named,
  harsh: HARSH,
});
