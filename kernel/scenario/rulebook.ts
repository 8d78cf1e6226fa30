import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGS, type ScenarioKit } from '../kit.ts';
import type { State } from '../table.ts';
import { rulebook } from '../text.ts';
import { citedRules, scenarioTests } from './register.ts';

/** What a game's suite of examples needs to know. */
export interface Examples<S extends State> {
  readonly kit: ScenarioKit<S>;
  /** The folder of the scenarios; the game is the folder above. */
  readonly folder: URL;
  /** The capitals before the dash of the game's rule ids. */
  readonly prefix: string;
  /** Ids of the worked examples, each of which must be a scenario. */
  readonly vectors: readonly string[];
}

/** All scenarios of a game, and that every rule of its rulebook has one, or a test, or a reason why not. */
export function exampleTests<S extends State>({ kit, folder, prefix, vectors }: Examples<S>): void {
  const byScenarios = citedRules(folder);
  const cited = new Set([...byScenarios, ...citedByTests(new URL('..', folder), prefix)]);
  const untestable = reasonsIn(folder);
  const anchors: Record<string, readonly string[]> = {};

  describe('scenarios', () => scenarioTests(kit, folder));

  describe('the rulebook', () => {
    beforeAll(async () => {
      for (const lang of LANGS) {
        const { rulebook: markdown } = await kit.text(lang);
        anchors[lang] = rulebook(markdown, lang).chapters.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ id }) => id ?? []),
        );
      }
    });

    it('has the same rules in the same order in every language', () => {
      expect(anchors.en.length).toBeGreaterThan(0);
      for (const lang of LANGS) expect(anchors[lang]).toEqual(anchors.en);
    });

    it('has no rule that neither a scenario nor a test is an example of, unless a reason is given', () => {
      const shown = (id: string): boolean => cited.has(id) || untestable.has(id) || cited.has(ruleOf(id));
      expect(anchors.en.filter((id) => !shown(id))).toEqual([]);
    });

    it('has every rule that scenarios, tests and reasons speak of', () => {
      const known = new Set([...anchors.en, ...vectors]);
      expect([...cited, ...untestable.keys()].filter((id) => !known.has(id))).toEqual([]);
    });

    it('has a reason only for rules that nothing is an example of', () => {
      expect([...untestable.keys()].filter((id) => cited.has(id))).toEqual([]);
      expect([...untestable].filter(([, reason]) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
    });

    it('comes with worked examples, each of which is a scenario', () => {
      expect(vectors.filter((id) => !byScenarios.includes(id))).toEqual([]);
    });
  });
}

function citedByTests(game: URL, prefix: string): string[] {
  const ruleId = new RegExp(`${prefix}-[A-Z]+\\d+[a-z]?(?:-R\\d*)?(?![\\w-])`, 'g');
  return readdirSync(game, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .flatMap((name) => readFileSync(new URL(name, game), 'utf8').match(ruleId) ?? []);
}

/** Rules that no position can show, with the reason. */
function reasonsIn(folder: URL): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => /^untestable.*\.json$/.test(name))
      .flatMap((name): [string, string][] => {
        const reasons: Record<string, string> = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
        return Object.entries(reasons);
      }),
  );
}

/** The rule that a ruling completes, or the rule itself. */
const ruleOf = (id: string): string => id.replace(/-R\d*$/, '');
