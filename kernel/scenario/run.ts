import type { Say, ScenarioKit } from '../kit.ts';
import type { State } from '../table.ts';
import { checkExpectation } from './expect.ts';
import type { Scenario } from './parse.ts';
import { playStep } from './play.ts';
import { type Failure, failure, type ScenarioResult } from './result.ts';
import { fail, faultText, leftOver, Stop, setStage } from './stage.ts';

/** Plays a scenario; with `say`, refusals are explained in the words of the game. Never throws. */
export function runScenario<S extends State>(scenario: Scenario, kit: ScenarioKit<S>, say?: Say): ScenarioResult {
  const failures: Failure[] = [];
  try {
    perform(scenario, kit, say, failures);
  } catch (error) {
    const { path, expected, got } =
      error instanceof Stop ? error : { path: [], expected: 'a scenario that runs', got: faultText(error) };
    failures.push(failure(scenario, path, expected, got));
  }
  return { scenario, ok: failures.length === 0, failures };
}

function perform<S extends State>(
  scenario: Scenario,
  kit: ScenarioKit<S>,
  say: Say | undefined,
  failures: Failure[],
): void {
  if (scenario.game !== kit.game.id) throw new Stop(['game'], kit.game.id, scenario.game);
  const stage = setStage(scenario, kit, say, failures);
  for (const step of scenario.steps) {
    if (step.kind === 'expect') checkExpectation(stage, step.expect, [...step.path, 'expect']);
    else playStep(stage, step);
  }
  if (scenario.expect) checkExpectation(stage, scenario.expect, ['expect']);
  if (scenario.loose) return;
  for (const [name, left] of leftOver(stage.match.state))
    fail(stage, ['chance', name], 'all scripted values to come', `left over: ${left}`);
}
