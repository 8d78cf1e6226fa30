import { readdirSync, readFileSync } from 'node:fs';
import type { ScenarioKit } from '@shamble/kernel';
import { failureText, parseScenarios, runScenario } from '@shamble/kernel/scenario';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { Pints } from '../state.ts';

const GAME = new URL('../../', import.meta.url);
const SCENARIOS = new URL('scenarios/', GAME);
const files = readdirSync(SCENARIOS).filter((name) => name.endsWith('.yaml'));

describe('the order of the table of cards', () => {
  let kit: ScenarioKit<Pints>;

  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../../content/cards.ts', async (original) => {
      const cards = (await original()) as typeof import('../../content/cards.ts');
      const CARDS = cards.CARDS.toReversed();
      const CARD_IDS = CARDS.map(({ id }) => id);
      return { ...cards, CARDS, CARD_IDS, cardNumber: (id: string) => CARD_IDS.indexOf(id) };
    });
    const [turned, { words }] = await Promise.all([import('../../index.ts'), import('../../scenarios/words.ts')]);
    kit = { ...turned.kit, scenario: words };
  });

  afterAll(() => {
    vi.doUnmock('../../content/cards.ts');
    vi.resetModules();
  });

  it.each(files)('does not matter in %s', (name) => {
    const scenarios = parseScenarios(readFileSync(new URL(name, SCENARIOS), 'utf8'), name);
    const failures = scenarios.flatMap((scenario) => runScenario(scenario, kit).failures);
    expect(failures.map(failureText)).toEqual([]);
  });
});

describe('a special card', () => {
  const NOT_COUNTED = /(^|\/)(test|node_modules|recorded|scenarios)\//;
  const sources = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|json|css)$/.test(path) && !NOT_COUNTED.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, GAME), 'utf8') }));
  const scenarios = files.map((name) => readFileSync(new URL(name, SCENARIOS), 'utf8'));

  /** Distracted asks a question of its own by the same name, which is not counted. */
  const naming = (id: string): RegExp =>
    id === 'distracted' ? /\b(card|do)\.distracted\b|id: 'distracted',\s+class/ : new RegExp(`\\b${id}\\b`);
  const special = CARDS.flatMap(({ id, play }) => (play ? [id] : []));

  it.each(special)('is its entry, its words in three languages and its scenarios: %s', (id) => {
    const named = sources.filter(({ text }) => naming(id).test(text)).map(({ path }) => path);
    expect(named.sort()).toEqual(['content/cards.ts', 'text/en/cards.ts', 'text/fr/cards.ts', 'text/it/cards.ts']);
    expect(scenarios.some((text) => text.includes(id))).toBe(true);
  });
});
