import type { Lang } from '../kit.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * Sets a pattern as its language is printed. Apostrophes are round everywhere. French has narrow no-break spaces
 * before high punctuation and inside guillemets (`::` and `:-` are no sentences), and keeps a number with what it counts.
 */
export function typeset(lang: Lang, text: string): string {
  const round = text.replace(/([\p{L}\p{N}}])'+/gu, '$1’');
  if (lang !== 'fr') return round;
  return round
    .replace(/ (?=[;?!»%]|:(?![:-]))/g, NARROW)
    .replace(/« /g, `«${NARROW}`)
    .replace(/ ×/g, `${NO_BREAK}×`)
    .replace(/(×|n°) /g, `$1${NO_BREAK}`)
    .replace(/(\d|[^#\n]#) (?=\p{L})/gu, `$1${NO_BREAK}`)
    .replace(/\} (?=(?:s|min)\b)/g, `}${NO_BREAK}`);
}
