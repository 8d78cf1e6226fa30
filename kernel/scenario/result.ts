import type { Scenario } from './parse.ts';
import { type Path, pathText } from './read.ts';

/** One thing that is not as the scenario says. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  readonly line: number;
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
}

export const failure = (scenario: Scenario, path: Path, expected: string, got: string): Failure => ({
  file: scenario.file,
  title: scenario.title,
  line: scenario.lineOf(path),
  path: pathText(path),
  expected,
  got,
});

/** A failure for people: where, then what was expected and what was found. */
export const failureText = ({ file, line, title, path, expected, got }: Failure): string =>
  [
    `${file}:${line}  ${title}`,
    `  at ${path === '' ? 'the scenario' : path}`,
    `    expected: ${indented(expected)}`,
    `    got:      ${indented(got)}`,
  ].join('\n');

const indented = (text: string): string => text.replaceAll('\n', '\n              ');
