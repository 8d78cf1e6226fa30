import { boardWords } from '@shamble/parts/testing';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import * as named from '../icons.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

/** What calm mode does without, in all three languages. */
const HARSH =
  /zombi|flesh|blood|undead|\bbit(es?|ten|ing)\b|\bdead\b|\bdie[sd]\b|\bmors[oi]\b|\bmord|\bmort[oi]?s?\b|muore|defunt|défunt|sangu|morsure|meurt|\bsang\b/i;

boardWords({
  board: new URL('..', import.meta.url),
  words: { en, it, fr },
  text,
  icons,
  named,
  others: ['card-draw', 'person'],
  harsh: { en: HARSH, it: HARSH, fr: HARSH },
});
