import { readdirSync, readFileSync } from 'node:fs';
import { parseScenarios } from '@shamble/kernel/scenario';
import { exampleTests } from '@shamble/kernel/scenario/rulebook';
import { expect, it } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import { kit } from '../index.ts';
import { words } from './words.ts';

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/**
 * T90 wants neither a card in the deck nor one discarded. All slots of the team and all that can be laid hold 35 of the
 * 55 cards, so no position of the game is like that; rules/test/refusals.test.ts takes the others away.
 */
const NO_POSITION = 90;

exampleTests({
  kit: { ...kit, scenario: words },
  folder: new URL('.', import.meta.url),
  prefix: 'AD',
  vectors: [...from(1, 22), ...from(30, 114)]
    .filter((n) => n !== NO_POSITION)
    .map((n) => ['AD-T', String(n).padStart(2, '0')].join('')),
});

/** Missions that end like this in some example. */
function endsOf(outcome: string): Set<unknown> {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const scenarios = files.flatMap((name) => parseScenarios(readFileSync(new URL(name, folder), 'utf8'), name));
  const ended = scenarios.filter(({ expect: after }) => (after?.outcome as { id?: unknown } | null)?.id === outcome);
  return new Set(ended.map(({ options }) => options.mission ?? MISSIONS[0].id));
}

it.each(['won', 'lost'])('each Mission has an example of how it is %s', (outcome) => {
  const ends = endsOf(outcome);
  expect(MISSIONS.map(({ id }) => id).filter((id) => !ends.has(id))).toEqual([]);
});
