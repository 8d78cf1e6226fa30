import type { Rulebook } from '@shamble/kernel/text';
import { searchRules } from '@shamble/kernel/text';
import type { Desk } from '../desk.ts';
import { wrap } from '../wrap.ts';

/** More finds than this make a longer word the better answer. */
const SHOWN = 8;

/** The paragraphs of the rulebook behind a prompt. */
export function rulesBehind(book: Rulebook, ids: readonly string[], desk: Desk): string[] {
  const found = ids.flatMap((id) => book.rule(id) ?? []);
  if (found.length === 0) return [desk.say('cli.rules.none')];
  return found.map(({ id, text }) => ruleText(id, text, desk));
}

export function rulesAbout(book: Rulebook, words: string, desk: Desk): string[] {
  const found = searchRules(book, words);
  if (found.length === 0) return [desk.say('cli.rules.not-found', { words })];
  const lines = found.slice(0, SHOWN).map(({ id, text }) => ruleText(id, text, desk));
  const more = found.length - SHOWN;
  return more > 0 ? [...lines, desk.say('cli.rules.more', { more })] : lines;
}

const ruleText = (id: string | null, text: string, { paint, width }: Desk): string => {
  const body = wrap(plain(text), width - 2, '  ');
  return id === null ? `  ${body}` : `${paint('bold', id)}\n  ${body}`;
};

/** Markdown without its marks; lists keep theirs, and the lines of an item become one. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\n +(?![-*|]|\d+\.|\s)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '');
