import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Game, importLog, type Kit, LogError, type State, verifyLog } from '../index.ts';
import { stream } from './depth.ts';
import { Difference, expectSame } from './difference.ts';
import { playOut } from './drive.ts';
import { LONGEST } from './fuzzed.ts';

/** Whole games there must be at least of the rules as they are. */
const FEWEST = 20;

/** What the names of matches begin with that are not over. */
const RUNNING = 'running';

/** A recorded match: the version of the rules is its folder, and who played stands first in its name. */
interface Recorded {
  readonly name: string;
  readonly text: string;
}

/**
 * The recorded matches of a game, in a folder to each version of its rules: those of the version as it is hold answer
 * by answer, and tables of older versions can be played on.
 */
export function recordedMatches<S extends State>({ game }: Kit<S>, folder: URL): void {
  const versions = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const current = recordedOf(folder, game.version);
  describe(`recorded matches of ${game.id}`, () => {
    it(`are enough for the rules ${game.version}`, () => expect(lacking(game, current)).toEqual([]));
    for (const { name: version } of versions)
      describe(version, () => {
        for (const recorded of recordedOf(folder, version))
          it(recorded.name, () => {
            const problem = version === game.version ? replayProblem(game, recorded) : resumeProblem(game, recorded);
            if (problem !== null) expect.fail(problem);
          });
      });
  });
}

function recordedOf(folder: URL, version: string): Recorded[] {
  const inside = new URL(`${version}/`, folder);
  const names = readdirSync(folder).includes(version) ? readdirSync(inside).sort() : [];
  return names.map((name) => ({ name, text: readFileSync(new URL(name, inside), 'utf8') }));
}

/** What the recorded matches of the rules as they are do not show. */
export function lacking<S extends State>(
  { id, version, seats, options }: Game<S>,
  recorded: readonly Recorded[],
): string[] {
  const ofKind = (kind: string): number => recorded.filter(({ name }) => name.startsWith(`${kind}-`)).length;
  const whole = recorded.length - ofKind(RUNNING);
  const tables = recorded.map(({ name, text }) => ({ name, ...(JSON.parse(text) as Table) }));
  const wanted: readonly [what: string, there: boolean][] = [
    [`${FEWEST} whole games, not ${whole}`, whole >= FEWEST],
    ...['random', 'sensible', RUNNING].map((kind): [string, boolean] => [`a ${kind} one`, ofKind(kind) > 0]),
    ...Array.from({ length: seats.max - seats.min + 1 }, (_, i): [string, boolean] => [
      `a table with seats ${seats.min + i}`,
      tables.some((table) => table.seats === seats.min + i),
    ]),
    ...options.flatMap((option) =>
      option.values.map((value): [string, boolean] => [
        `a sensible one with ${option.id} ${value}`,
        tables.some(({ name, options }) => name.startsWith('sensible-') && options[option.id] === value),
      ]),
    ),
  ];
  return wanted.flatMap(([what, there]) =>
    there ? [] : [`${id} ${version} needs ${what}; to record: npm run -s record -- ${id}`],
  );
}

interface Table {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** Why a match recorded under these very rules does not hold any more; null where it does. */
export function replayProblem<S extends State>(game: Game<S>, { name, text }: Recorded): string | null {
  try {
    const { over } = verifyLog(text, (id) => (id === game.id ? game : undefined));
    return over === !name.startsWith(RUNNING) ? null : `${name} is ${over ? 'over' : 'not over'}`;
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return [
      `The rules play a recorded match otherwise than ${game.id} ${game.version} did: ${error.message}`,
      'If that is not meant, the rules are wrong: mend them. If it is meant, running tables are concerned:',
      `1. give the game another version (rules/game.ts), so that no log of ${game.version} is taken for one of the new rules;`,
      `2. leave recorded/${game.version}/ as it is: this test then opens each of its tables from its checkpoint and plays`,
      '   it on under the new rules, which have to accept the states of the old ones;',
      `3. record the new version: npm run -s record -- ${game.id}`,
    ].join('\n');
  }
}

/** Why a table of an older version cannot be played on under these rules; null where it can. */
export function resumeProblem<S extends State>(game: Game<S>, { name, text }: Recorded): string | null {
  try {
    const match = importLog(text, (id) => (id === game.id ? game : undefined));
    if (match.resumedFrom === null) return `${name} is of ${game.version}: it stands in the wrong folder`;
    const before = game.counts(match.state as S);
    playOut(match, stream(name), LONGEST);
    expectSame('the component counts', before, game.counts(match.state as S));
    return null;
  } catch (error) {
    if (!(error instanceof LogError || error instanceof Difference)) throw error;
    return [
      `A table of an older version cannot be played on under ${game.id} ${game.version}: ${error.message}`,
      'Tables of that version may be running. The rules must accept the states at its checkpoints, or translate them.',
    ].join('\n');
  }
}
