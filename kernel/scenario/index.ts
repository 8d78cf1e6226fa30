export { parseScenarios, type Scenario, ScenarioFileError } from './parse.ts';
export type { Problem } from './read.ts';
export { type Failure, failureText, type ScenarioResult } from './result.ts';
export { runScenario } from './run.ts';
