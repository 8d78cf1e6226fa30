import { safeParse } from 'valibot';
import type { Json } from '../json.ts';
import { type Path, type Problem, pathText, type Read, readDocuments } from './read.ts';
import { type Expectation, type ScenarioText, scenarioSchema } from './schema.ts';
import { type Complain, type Step, step } from './step.ts';

/** What a position is described with, in the game's own words. */
export type Words = Readonly<Record<string, Json>>;

type Script = Readonly<Record<string, Json[]>>;

/** One worked example of the rules. */
export interface Scenario {
  readonly file: string;
  readonly lineOf: (path: Path) => number;
  readonly title: string;
  readonly rules: readonly string[];
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: string;
  readonly setupChance: Script;
  readonly given: Words | null;
  readonly chance: Script;
  /** Scripted chance may be left over at the end. */
  readonly loose: boolean;
  readonly skipForced: boolean;
  readonly passWindows: boolean;
  readonly steps: readonly Step[];
  readonly expect: Expectation | null;
}

/** A file that cannot be read as scenarios, with all that is wrong in it. */
export class ScenarioFileError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('\n'));
    this.problems = problems;
  }
}

const problemText = ({ file, document, line, path, message }: Problem): string =>
  `${file}:${line} (document ${document})${path === '' ? '' : ` ${path}`}: ${message}`;

/** The scenarios of a file: one to each YAML document. Throws a ScenarioFileError that names all problems. */
export function parseScenarios(yamlText: string, fileName: string): Scenario[] {
  const problems: Problem[] = [];
  const scenarios: Scenario[] = [];
  for (const read of readDocuments(yamlText, fileName)) {
    problems.push(...read.problems);
    if (read.problems.length > 0) continue;
    const complain = (path: Path, message: string): void => {
      problems.push({
        file: fileName,
        document: read.document,
        line: read.lineOf(path),
        path: pathText(path),
        message,
      });
    };
    const text = checked(read, complain);
    if (text) scenarios.push(scenario(text, read, fileName, complain));
  }
  if (problems.length > 0) throw new ScenarioFileError(problems);
  return scenarios;
}

function checked(read: Read, complain: Complain): ScenarioText | null {
  const result = safeParse(scenarioSchema, read.value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    if (issue.expected === 'never') complain(path, 'unknown key');
    else if (issue.received === 'undefined') complain(path, 'is missing');
    else if (issue.type === 'custom') complain(path, `expected a mapping, found ${issue.received}`);
    else if (issue.type === 'integer') complain(path, `expected a whole number, found ${issue.received}`);
    else complain(path, `expected ${issue.expected}, found ${issue.received}`);
  }
  return null;
}

function scenario(text: ScenarioText, read: Read, file: string, complain: Complain): Scenario {
  const { seats, ...options } = text.options;
  const { loose, ...chance } = text.chance ?? {};
  if (!text.do && !text.expect) complain([], 'there is neither `do` nor `expect`');
  const expects: [Path, Expectation][] = text.expect ? [[['expect'], text.expect]] : [];
  const steps = (text.do ?? []).map((line, i) => step(line, ['do', i], complain));
  for (const s of steps) if (s.kind === 'expect') expects.push([[...s.path, 'expect'], s.expect]);
  for (const [path, { decision }] of expects) {
    const beside = Object.keys(decision ?? {}).filter((key) => key !== 'none' && key !== 'seat');
    if (decision?.none && beside.length > 0) complain([...path, 'decision', beside[0]], 'stands beside `none`');
  }
  return {
    file,
    lineOf: read.lineOf,
    title: text.title,
    rules: text.rules,
    game: text.game,
    seats,
    options: Object.fromEntries(
      Object.entries(options).map(([id, value]) => [id, typeof value === 'number' ? String(value) : value]),
    ),
    seed: String(text.seed ?? '0'),
    setupChance: text.setupChance ?? {},
    given: text.given ?? null,
    chance: chance as Script,
    loose: loose ?? false,
    skipForced: text.skipForced ?? true,
    passWindows: text.passWindows ?? false,
    steps,
    expect: text.expect ?? null,
  };
}
