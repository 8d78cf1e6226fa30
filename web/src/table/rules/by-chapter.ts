import type { Rulebook } from '@shamble/kernel/text';

export interface ChapterRules {
  readonly title: string;
  readonly ids: readonly string[];
}

/** Rules under the titles of their chapters, both in the order asked for; a rule the book lacks stands under its own id. */
export function byChapter(book: Rulebook, ids: readonly string[]): ChapterRules[] {
  const titles = ids.map((id) => book.rule(id)?.chapter.title ?? id);
  return [...new Set(titles)].map((title) => ({ title, ids: ids.filter((_, i) => titles[i] === title) }));
}
