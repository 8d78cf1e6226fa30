import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf, parse } from '../syntax.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files a module name leads to, several where part of it is computed; none outside the house. */
function filesOf(from: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return globSync(resolve(dirname(from), specifier.replace(/\?.*$/, '')));
  return specifier.startsWith('@shamble/') ? [fileURLToPath(import.meta.resolve(specifier))] : [];
}

/** Every source file that can be loaded from one, at once or on demand; what is only a type is not loaded. */
function reached(entry: string): string[] {
  const seen = new Set<string>();
  const todo = [resolve(root, entry)];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    for (const { specifier, typeOnly } of importsOf(parse(file, source), source)) {
      if (specifier === null) throw new Error(`${file} imports a computed name`);
      if (!typeOnly) todo.push(...filesOf(file, specifier));
    }
  }
  return [...seen].map((file) => relative(root, file)).sort();
}

const page = reached('web/src/main.tsx');
const worker = reached('web/src/engine/worker.ts');

describe('the browser', () => {
  test('loads the words and the board of every game in its page, and its rules and player in its worker', () => {
    for (const game of ['pints-of-blood', 'walking-dead']) {
      expect(page).toEqual(expect.arrayContaining([`games/${game}/text/fr/index.ts`, `games/${game}/board/board.tsx`]));
      expect(worker).toEqual(expect.arrayContaining([`games/${game}/rules/game.ts`, `games/${game}/bot/index.ts`]));
    }
  });

  test('loads neither drawings and words of the terminal nor those of scenarios', () => {
    const unwanted = /^games\/[^/]+\/(terminal|scenarios)\/|^cli\/|^kernel\/(scenario|conformance|columns)/;
    expect([...page, ...worker].filter((file) => unwanted.test(file))).toEqual([]);
  });

  test('has every word in one place: none of a game comes with the worker, no player with the page', () => {
    expect(worker.filter((file) => /^games\/[^/]+\/(.*\/)?text\//.test(file))).toEqual([]);
    expect(page.filter((file) => /^games\/[^/]+\/bot\/(?!text\/)/.test(file))).toEqual([]);
  });
});
