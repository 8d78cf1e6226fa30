import { parse, walk } from './syntax.ts';

/** A word that the glossary of docs/words.md does not want, and the one it wants. */
export interface Unwanted {
  readonly word: RegExp;
  readonly instead: string;
  /** `app` for all that is no game's, or a game's id; everywhere if not said. */
  readonly where?: string;
  /** Only in the messages of screen and terminal, or only in the rulebook; in both if not said. */
  readonly only?: 'messages' | 'rulebook';
  /** Ids in which the word is right, each with the reason; `*` stands for any part of an id. */
  readonly except?: Readonly<Record<string, string>>;
}

/** One message, or one line of a rulebook. */
export interface Sentence {
  readonly path: string;
  readonly line: number;
  /** The message's id; in a rulebook that of the rule, or of its chapter. */
  readonly id: string;
  readonly text: string;
  readonly only: 'messages' | 'rulebook';
}

const TEXT_FILE = /(?:(?:^|\/)text\/(?:.*\/)?|\.)(en|it|fr)(?:\/[^/]+)?\.ts$/;

/** The language of a file with texts, known by its path; undefined for all other files. */
export const languageOf = (path: string): string | undefined => TEXT_FILE.exec(path)?.[1];

/** Every sentence of a file with texts: messages are its properties, a rulebook is its one long string. */
export function sentences(path: string, source: string): Sentence[] {
  const lines = lineReader(source);
  const found: Sentence[] = [];
  for (const [node, parent, part] of walk(parse(path, source))) {
    if (node.type === 'Literal' && typeof node.value === 'string' && parent?.type === 'Property' && part === 'value') {
      const id = source.slice((parent.key as { start: number }).start).match(/[\w.*-]+/)?.[0] ?? '';
      found.push({ path, line: lines(node.start), id, text: spoken(node.value), only: 'messages' });
    }
    if (node.type === 'TemplateElement')
      found.push(...ruleLines(path, lines(node.start), String((node.value as { cooked: unknown }).cooked)));
  }
  return found;
}

function lineReader(source: string): (at: number) => number {
  const starts = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => starts.filter((start) => start < at).length + 1;
}

function ruleLines(path: string, first: number, rulebook: string): Sentence[] {
  let id = '';
  return rulebook.split('\n').map((text, i) => {
    id = /^#.*\{#([\w-]+)\}|^\W*\*\*([A-Z]+-[\w-]+)\*\*/.exec(text)?.slice(1).find(Boolean) ?? id;
    return { path, line: first + i, id, text, only: 'rulebook' };
  });
}

/** The words of an ICU pattern, with … for what goes into them; an ellipsis becomes three dots. */
const spoken = (pattern: string): string =>
  pattern
    .replaceAll('…', '...')
    .replace(/\{\w+, (?:plural|select),/g, '')
    .replace(/(?:=\d+|\b(?:one|many|other)) \{/g, ' | ')
    .replace(/\{\w+\}|#/g, '…')
    .replace(/[{}]/g, ' ');

const placeOf = (path: string): string => /^games\/([^/]+)\//.exec(path)?.[1] ?? 'app';

const matches = (id: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(id);

/** What a list of unwanted words finds, one line each, and the exceptions that nothing needs any more. */
export function unwanted(all: readonly Sentence[], list: readonly Unwanted[]): string[] {
  return list.flatMap(({ word, instead, where, only, except = {} }) => {
    const hits = all.flatMap((sentence) => {
      if ((where && where !== placeOf(sentence.path)) || (only && only !== sentence.only)) return [];
      const said = word.exec(sentence.text)?.[0];
      return said === undefined ? [] : [{ ...sentence, said }];
    });
    const allowed = Object.keys(except);
    const wrong = hits.filter(({ id }) => !allowed.some((pattern) => matches(id, pattern)));
    const idle = allowed.filter((pattern) => !hits.some(({ id }) => matches(id, pattern)));
    return [
      ...wrong.map(({ path, line, id, said }) => `${path}:${line} ${id} says “${said}”; say “${instead}”`),
      ...idle.map((pattern) => `${pattern} does not say ${word} any more: drop the exception`),
    ];
  });
}
