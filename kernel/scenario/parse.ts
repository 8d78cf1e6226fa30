import { safeParse } from 'valibot';
import type { Json } from '../json.ts';
import { type Path, type Problem, pathText, type Read, readDocuments } from './read.ts';
import { type Expectation, type ExpectedDecision, type ScenarioText, scenarioSchema } from './schema.ts';
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

/** The scenarios of a file: one to each YAML document, or several where it has `each`. Throws a ScenarioFileError that names all problems. */
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
    if (text) scenarios.push(...runs(text, read, fileName, complain));
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
    else if (issue.type === 'min_entries') complain(path, 'says nothing');
    else if (issue.type === 'integer') complain(path, `expected a whole number, found ${issue.received}`);
    else complain(path, `expected ${issue.expected}, found ${issue.received}`);
  }
  return null;
}

/** A document as a scenario to each combination of the values in `each`. */
function runs(text: ScenarioText, read: Read, file: string, complain: Complain): Scenario[] {
  const { title, each = {} } = text;
  const steps = (text.do ?? []).map((line, i) => step(line, ['do', i], complain));
  checkWhole(text, steps, complain);
  return combinations(each).map((values) => {
    const note = Object.entries(values).map(([id, value]) => `${id}: ${value}`);
    const { seats, ...options } = { ...text.options, ...values };
    const { loose, ...chance } = text.chance ?? {};
    return {
      file,
      lineOf: read.lineOf,
      title: note.length > 0 ? `${title} (${note.join(', ')})` : title,
      rules: text.rules,
      game: text.game,
      seats: Number(seats),
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
  });
}

type Word = string | number | boolean;

const combinations = (each: Readonly<Record<string, readonly Word[]>>): Readonly<Record<string, Word>>[] =>
  Object.entries(each).reduce<Record<string, Word>[]>(
    (all, [id, values]) => all.flatMap((so) => values.map((value) => ({ ...so, [id]: value }))),
    [{}],
  );

/** What no part of a document can see by itself. */
function checkWhole(text: ScenarioText, steps: readonly Step[], complain: Complain): void {
  if (!text.do && !text.expect) complain([], 'there is neither `do` nor `expect`');
  if (text.options.seats === undefined && !text.each?.seats) complain(['options', 'seats'], 'is missing');
  for (const id of Object.keys(text.each ?? {}))
    if (Object.hasOwn(text.options, id)) complain(['each', id], 'stands in `options` too');
  const expects: [Path, Expectation][] = text.expect ? [[['expect'], text.expect]] : [];
  for (const s of steps) if (s.kind === 'expect') expects.push([[...s.path, 'expect'], s.expect]);
  for (const [path, { decision }] of expects)
    if (Array.isArray(decision))
      for (const [i, one] of decision.entries()) checkNone(one, [...path, 'decision', i], complain);
    else if (decision) checkNone(decision, [...path, 'decision'], complain);
}

function checkNone(decision: ExpectedDecision, path: Path, complain: Complain): void {
  const beside = Object.keys(decision).filter((key) => key !== 'none' && key !== 'seat');
  if (decision.none && beside.length > 0) complain([...path, beside[0]], 'stands beside `none`');
}
