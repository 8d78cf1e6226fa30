import { describe, expect, test } from 'vitest';
import type { ScenarioKit } from '../kit.ts';
import type { State } from '../table.ts';
import { speaker } from '../text.ts';
import { type ScenarioFile, scenarioFiles } from './folder.ts';
import type { Scenario } from './parse.ts';
import { failureText } from './result.ts';
import { runScenario } from './run.ts';

export { citedRules } from './folder.ts';

/** Makes every scenario of a folder a test of the game. */
export function scenarioTests<S extends State>(kit: ScenarioKit<S>, folder: string | URL): void {
  for (const file of scenarioFiles(folder)) describe(file.name, () => fileTests(kit, file));
}

function fileTests<S extends State>(kit: ScenarioKit<S>, file: ScenarioFile): void {
  let scenarios: Scenario[];
  try {
    scenarios = file.scenarios();
  } catch (error) {
    test('can be read', () => {
      throw error;
    });
    return;
  }
  for (const scenario of scenarios)
    test(scenario.title, async () => {
      const { messages } = await kit.text('en');
      const { failures } = runScenario(scenario, kit, speaker('en', messages));
      if (failures.length > 0) expect.fail(`\n${failures.map(failureText).join('\n')}`);
    });
}
