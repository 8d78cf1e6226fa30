import { boardWords } from '@shamble/parts/testing';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

/** What calm mode does without; a hunter's rifle and a padded vest are things like others. */
const HARSH = {
  en: /zombie|\bkill|\bdead|\bdeath|\bdie[sd]\b|\b(to|would|survivor) die\b|blood|\bbit(es?|ten|ing)\b|attack|shoot|\bshotgun|\brifles|trigger|wound|battle/i,
  it: /zombi|ucci[ds]|\bmort[eio]\b|\bmuor|\bmorire|sangu|\bmors[oi]\b|attacc|\bspar(a|are|i\?)\b(?! in aria)|\bferit|\bfucil[ei]\b(?! da caccia)|doppietta|grilletto|fondin|sofferenz/i,
  fr: /zombie|(?<!\p{L})(tu(e|er|és?)|morte?s?|meur(t|ent)|mour\p{L}+|mord\p{L}+|morsure|sang|abatt\p{L}+|attaqu\p{L}+|bless\p{L}+|tire[rz]?(?!(-vous)? en l'air)|fusils?(?! de chasse)|détente|(?<!pare-)balles?|souffrances)(?!\p{L})/iu,
};

boardWords({
  board: new URL('..', import.meta.url),
  words: { en, it, fr },
  text,
  icons,
  named,
  harsh: HARSH,
});
