import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languageOf, type Sentence, sentences, type Unwanted, unwanted } from '../words.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const texts: Sentence[] = globSync('{kernel,cli,web,parts,tables,bots,games}/**/*.ts', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|test|dist)$/.test(name),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter(languageOf)
  .flatMap((path) => sentences(path, readFileSync(join(root, path), 'utf8')));

const of = (lang: string) => texts.filter(({ path }) => languageOf(path) === lang);

describe('the words of docs/words.md', () => {
  test.each([
    ['en', en],
    ['it', it],
    ['fr', fr],
  ])('%s says one word per thing', (lang, list) => {
    expect(unwanted(of(lang), list)).toEqual([]);
  });

  test.each(['en', 'it', 'fr'])(
    '%s is read whole: app, terminal, kernel, games, boards, bots and rulebooks',
    (lang) => {
      const ids = of(lang).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(2500);
      for (const id of [
        'web.title',
        'web.table.undo',
        'cli.about.sim',
        'kernel.refusal.stale',
        'PB-SEND04',
        'WD-FUEL03',
      ])
        expect(ids).toContain(id);
    },
  );
});

describe('a word that is not wanted', () => {
  const list: Unwanted[] = [
    { word: /\bchoices?\b/i, instead: 'option', where: 'app', except: { 'b.*': 'a quotation' } },
  ];
  const found = (path: string, source: string, words = list) => unwanted(sentences(path, source), words);
  const quoted = "export default { 'b.two': 'The choice' };";

  test('is named with its place and the better one', () => {
    const source = `export default {\n  'a.one': 'Take {n, plural, one {# choice} other {# choices}}',\n  'b.two': 'A choice',\n};`;
    expect(found('web/src/text/en.ts', source)).toEqual(['web/src/text/en.ts:2 a.one says “choice”; say “option”']);
  });

  test('is no name of a parameter', () => {
    expect(
      found(
        'cli/text/en.ts',
        `${quoted.slice(0, -3)}, 'a.one': 'Take {choice} or {choices, plural, one {it} other {them}}' };`,
      ),
    ).toEqual([]);
  });

  test('is allowed elsewhere, but an exception without need is not', () => {
    expect(found('games/red/text/en.ts', "export const a = { 'a.one': 'choice' };")).toEqual([
      'b.* does not say /\\bchoices?\\b/i any more: drop the exception',
    ]);
  });

  test('is found in a rulebook by its rule', () => {
    const rules = 'export default `# Red\n\n## Turns {#turn}\n\n- **RD-TURN01** A choice.\n`;';
    const words: Unwanted[] = [{ word: /choice/, instead: 'option', only: 'rulebook' }];
    expect(found('games/red/text/rulebook.en.ts', rules, words)).toEqual([
      'games/red/text/rulebook.en.ts:5 RD-TURN01 says “choice”; say “option”',
    ]);
    expect(found('games/red/text/en.ts', quoted, words)).toEqual([]);
  });
});
