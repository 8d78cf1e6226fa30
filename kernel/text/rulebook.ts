import type { Lang } from '../kit.ts';
import { typeset } from './typeset.ts';

/** One rule, or a remark without a number; the text is Markdown, a table that follows included. */
export interface Paragraph {
  readonly id: string | null;
  readonly text: string;
}

export interface Chapter {
  readonly slug: string;
  readonly title: string;
  /** What stands before the first paragraph. */
  readonly intro: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Found extends Paragraph {
  readonly chapter: Chapter;
}

export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** A rule by its id; a ruling that this language does not print apart (`-R`) is found under its rule. */
  rule(id: string): Found | null;
}

/** Reads the rulebook of a game: `# title`, `## chapter {#slug}`, an introduction, `- **ID** paragraph`. */
export function rulebook(markdown: string, lang: Lang = 'en'): Rulebook {
  let title = '';
  const chapters: Draft[] = [];
  typeset(lang, markdown)
    .split('\n')
    .forEach((line, i) => {
      const heading = /^(##?) (.*?)(?: \{#([\w-]+)\})?$/.exec(line);
      const chapter = chapters[chapters.length - 1];
      if (heading?.[1] === '#') title = heading[2];
      else if (heading) chapters.push({ slug: heading[3] ?? '', title: heading[2], parts: [{ id: null, lines: [] }] });
      else if (chapter) readLine(chapter, line);
      else if (line !== '') throw new Error(`rulebook line ${i + 1} stands before the first chapter: ${line}`);
    });
  return withLookup(title, chapters.map(finished));
}

interface Draft {
  readonly slug: string;
  readonly title: string;
  /** The first part is the introduction. */
  readonly parts: { readonly id: string | null; readonly lines: string[] }[];
}

function readLine(chapter: Draft, line: string): void {
  const item = /^- (?:\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+[a-z]?)+)\*\* )?(.*)$/.exec(line);
  if (item) chapter.parts.push({ id: item[1] ?? null, lines: [item[2]] });
  else chapter.parts[chapter.parts.length - 1].lines.push(line);
}

function finished({ slug, title, parts }: Draft): Chapter {
  if (slug === '') throw new Error(`chapter "${title}" has no {#slug}`);
  const [intro, ...paragraphs] = parts.map(({ id, lines }) => ({ id, text: lines.join('\n').trim() }));
  return { slug, title, intro: intro.text, paragraphs };
}

function withLookup(title: string, chapters: readonly Chapter[]): Rulebook {
  const rules = new Map<string, Found>();
  for (const chapter of chapters)
    for (const { id, text } of chapter.paragraphs) {
      if (id === null) continue;
      if (rules.has(id)) throw new Error(`rule ${id} stands twice in the rulebook`);
      rules.set(id, { id, text, chapter });
    }
  return { title, chapters, rule: (id) => rules.get(id) ?? rules.get(id.replace(/-R\d*$/, '')) ?? null };
}

/** The paragraphs that hold every word, in the order of the book; case, accents and the shape of apostrophes do not matter. */
export function searchRules(book: Rulebook, words: string): Found[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return book.chapters.flatMap((chapter) =>
    chapter.paragraphs
      .filter(({ id, text }) => {
        const whole = plain(`${id ?? ''} ${chapter.title} ${text}`);
        return wanted.every((word) => whole.includes(word));
      })
      .map((paragraph) => ({ ...paragraph, chapter })),
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
