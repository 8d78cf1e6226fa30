import type { Lang } from '../kit.ts';

const NARROW = '\u202f';

/** French sets narrow no-break spaces before high punctuation and inside guillemets; `::` and `:-` are no sentences. */
export function typeset(lang: Lang, text: string): string {
  if (lang !== 'fr') return text;
  return text.replace(/ (?=[;?!»]|:(?![:-]))/g, NARROW).replace(/« /g, `«${NARROW}`);
}
