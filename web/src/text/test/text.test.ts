import { readdirSync, readFileSync } from 'node:fs';
import { LANGS, type Lang, type Messages } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { SHOWN } from '../../app/boards.ts';
import { kitOf } from '../../app/kits.ts';
import { appMessages } from '../index.ts';

let messages: Record<Lang, Messages>;
beforeAll(async () => {
  const [en, it, fr] = await Promise.all(LANGS.map(appMessages));
  messages = { en, it, fr };
});

/** The names of what goes into a pattern; the words of a branch, as in `one {word}`, are none. */
function parameters(pattern: string): string[] {
  const names = [...pattern.matchAll(/(?<!(?:=\d+|\bone|\bmany|\bother) )\{(\w+)[,}]/g)].map(([, name]) => name);
  return [...new Set(names)].sort();
}

/** The code of the app, as one text. */
function source(): string {
  const root = new URL('../..', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(text|test)\//.test(path))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n');
}

describe('the words of the app', () => {
  it('are those that its code says, no fewer and no more', () => {
    const code = source();
    const ids = Object.keys(messages.en);
    const whole = new Set([...code.matchAll(/'(web\.[\w.-]+)'/g)].map(([, id]) => id));
    const stems = [...code.matchAll(/`(web\.[\w.-]+[.-])\$\{/g)].map(([, stem]) => stem);
    expect(
      [...whole].filter((id) => !ids.includes(id)),
      'missing',
    ).toEqual([]);
    expect(
      stems.filter((stem) => !ids.some((id) => id.startsWith(stem))),
      'missing',
    ).toEqual([]);
    expect(
      ids.filter((id) => !whole.has(id) && !stems.some((stem) => id.startsWith(stem))),
      'never said',
    ).toEqual([]);
  });

  it('are there in every language', () => {
    const ids = Object.keys(messages.en).sort();
    expect(ids.length).toBeGreaterThan(100);
    for (const lang of LANGS) expect(Object.keys(messages[lang]).sort(), lang).toEqual(ids);
  });

  it('are the app’s own', () => {
    expect(Object.keys(messages.en).filter((id) => !id.startsWith('web.'))).toEqual([]);
  });

  it('take the same things in every language', () => {
    for (const [id, pattern] of Object.entries(messages.en))
      for (const lang of LANGS) expect(parameters(messages[lang][id]), `${id} in ${lang}`).toEqual(parameters(pattern));
  });

  it('can all be said, for one and for many', () => {
    for (const lang of LANGS) {
      const say = speaker(lang, messages[lang]);
      for (const [id, pattern] of Object.entries(messages[lang]))
        for (const n of [0, 1, 7]) {
          const params = Object.fromEntries(parameters(pattern).map((name) => [name, n]));
          expect(say({ id, params }), `${id} in ${lang}`).not.toMatch(/[{}]/);
        }
    }
  });

  it('are French in French: narrow spaces before high punctuation', () => {
    const say = speaker('fr', messages.fr);
    expect(say({ id: 'web.shelf.delete.title' })).toBe('Supprimer cette partie\u202f?');
  });

  it.each(Object.keys(SHOWN))('are what %s says in their place', async (game) => {
    const kit = await kitOf(game);
    for (const lang of LANGS) {
      const own = Object.entries((await kit!.text(lang)).messages).filter(([id]) => id.startsWith('web.'));
      for (const [id, pattern] of own)
        expect(parameters(pattern), `${id} in ${lang}`).toEqual(parameters(messages[lang][id] ?? ''));
    }
  });
});
