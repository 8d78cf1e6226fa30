import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@shamble/kernel';
import { citedRules, scenarioTests } from '@shamble/kernel/scenario/register';
import { rulebook } from '@shamble/kernel/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { kit } from '../index.ts';

const folder = new URL('.', import.meta.url);
const game = new URL('..', import.meta.url);

const VECTORS = Array.from({ length: 74 }, (_, i) => `PB-VEC${String(i + 1).padStart(2, '0')}`);
const RULE_ID = /PB-[A-Z]+\d+(?:-R\d*)?(?![\w-])/g;

const filesIn = (root: URL, ending: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith(ending) && !name.includes('node_modules'),
  );

const byScenarios = citedRules(folder);
const byTests = filesIn(game, '.test.ts')
  .filter((name) => fileURLToPath(new URL(name, game)) !== import.meta.filename)
  .flatMap((name) => readFileSync(new URL(name, game), 'utf8').match(RULE_ID) ?? []);
const cited = new Set([...byScenarios, ...byTests]);

/** Rules that no position can show, with the reason. */
const untestable: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => /^untestable.*\.json$/.test(name))
    .flatMap((name) => Object.entries(readReasons(new URL(name, folder)))),
);

function readReasons(file: URL): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The rule that a ruling completes, or the rule itself. */
const ruleOf = (id: string): string => id.replace(/-R\d*$/, '');

describe('scenarios', () => scenarioTests(kit, folder));

describe('the rulebook', () => {
  const anchors: Record<string, readonly string[]> = {};
  beforeAll(async () => {
    for (const lang of LANGS) {
      const { rulebook: markdown } = await kit.text(lang);
      anchors[lang] = rulebook(markdown, lang).chapters.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ id }) => id ?? []),
      );
    }
  });

  it('has the same rules in the same order in every language', () => {
    expect(anchors.en.length).toBeGreaterThan(400);
    for (const lang of LANGS) expect(anchors[lang]).toEqual(anchors.en);
  });

  it('has no rule that neither a scenario nor a test is an example of, unless a reason is given', () => {
    const shown = (id: string): boolean => cited.has(id) || untestable.has(id) || cited.has(ruleOf(id));
    expect(anchors.en.filter((id) => !shown(id))).toEqual([]);
  });

  it('has every rule that scenarios, tests and reasons speak of', () => {
    const known = new Set([...anchors.en, ...VECTORS]);
    expect([...cited, ...untestable.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a reason only for rules that nothing is an example of', () => {
    expect([...untestable.keys()].filter((id) => cited.has(id))).toEqual([]);
    expect([...untestable].filter(([, reason]) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
  });

  it('comes with worked examples, each of which is a scenario', () => {
    expect(VECTORS.filter((id) => !byScenarios.includes(id))).toEqual([]);
  });
});
