import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseScenarios } from '../parse.ts';
import { runScenario } from '../run.ts';
import { picnicKit } from './picnic.ts';

test('the complete example of the documentation plays', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const example = /^```yaml\n(.*?)^```/ms.exec(page)?.[1] ?? '';
  const scenarios = parseScenarios(example, 'docs/scenarios.md');
  expect(scenarios).toHaveLength(1);
  expect(runScenario(scenarios[0], picnicKit).failures).toEqual([]);
});
