import type { Lang } from '../kit.ts';

/** What shows only when the words are in: Italian says «ad Andrea», «Dina ed Elio», «fino ad A6». */
export function euphonic(lang: Lang, text: string): string {
  return lang === 'it' ? text.replace(/(?<![\p{L}\p{N}])(?:a(?= [«(]?[aA])|e(?= [«(]?[eE]))/gu, '$&d') : text;
}
