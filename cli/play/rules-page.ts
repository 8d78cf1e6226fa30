import { type Found, type Rulebook, searchRules } from '@shamble/kernel/text';
import type { Desk } from '../desk.ts';
import { wrap } from '../wrap.ts';

/** More finds than this make a longer word the better answer. */
const SHOWN = 8;

/** The paragraphs of the rulebook behind a prompt. */
export function rulesBehind(book: Rulebook, ids: readonly string[], desk: Desk): string[] {
  const found = ids.flatMap((id) => book.rule(id) ?? []);
  if (found.length === 0) return [desk.say('cli.rules.none')];
  return found.map((rule) => ruleText(rule, desk));
}

export function rulesAbout(book: Rulebook, words: string, desk: Desk): string[] {
  const found = searchRules(book, words);
  if (found.length === 0) return [desk.say('cli.rules.not-found', { words })];
  const lines = found.slice(0, SHOWN).map((rule) => ruleText(rule, desk));
  const more = found.length - SHOWN;
  return more > 0 ? [...lines, desk.say('cli.rules.more', { more })] : lines;
}

/** A rule under the title of its chapter. */
const ruleText = ({ id, text, chapter }: Found, { paint, width }: Desk): string => {
  const body = wrap(plain(text), width - 2, '  ');
  const number = id === null ? '' : ` (${id})`;
  return `${paint('bold', chapter.title)}${number}\n  ${body}`;
};

/** Markdown without its marks; lists keep theirs, and the lines of an item become one. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\n +(?![-*|]|\d+\.|\s)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '');
