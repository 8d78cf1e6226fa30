import { LANGS, type Lang } from '@shamble/kernel';
import { expect, type Page } from './house.ts';
import { MESSAGES } from './words.ts';

/** All texts and names a reader meets, each once. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    // The names of languages are written in themselves.
    const isForeign = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || isForeign(holder)) continue;
      found.add(node.textContent?.trim() ?? '');
    }
    for (const named of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) {
        if (isForeign(named)) continue;
        found.add(named.getAttribute(name)?.trim() ?? '');
      }
    found.delete('');
    return [...found];
  });

/** Sentences of other languages that are no sentence of this one. */
function foreign(lang: Lang): Map<string, Lang> {
  const own = new Set(Object.values(MESSAGES[lang]).map((text) => written(text.trim())));
  const found = new Map<string, Lang>();
  for (const other of LANGS) {
    if (other === lang) continue;
    for (const [id, text] of Object.entries(MESSAGES[other])) {
      const plain = written(text.trim());
      // People keep the names they were given.
      if (id.startsWith('web.setup.name.')) continue;
      if (plain.length > 3 && !/[{}]/.test(plain) && !own.has(plain)) found.set(plain, other);
    }
  }
  return found;
}

/** A text as its file has it, before it was set. */
const written = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ').replaceAll('’', "'");

/** Everything on the page is in one language, and nothing of what a programmer writes is on it. */
export async function speaks(page: Page, lang: Lang): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  const strangers = foreign(lang);
  const seen = await texts(page);
  const ids = new Set(LANGS.flatMap((one) => Object.keys(MESSAGES[one])));
  for (const text of seen) {
    expect(ids.has(text), `a message id is on screen: ${text}`).toBe(false);
    expect(text, 'a placeholder was not filled in').not.toMatch(/\{\w+(,|\})|undefined|\[object/);
    expect(strangers.get(written(text)), `another language on a ${lang} screen: ${text}`).toBeUndefined();
    if (lang === 'fr') expect(text, 'French spaces before a mark').not.toMatch(/\p{L} [:;?!](\s|$)/u);
  }
}
