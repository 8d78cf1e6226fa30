import { readFile } from 'node:fs/promises';
import type { WholeGame } from '@shamble/games/whole';
import type { ScenarioKit } from '@shamble/kernel';
import type { Failure, Scenario, ScenarioResult } from '@shamble/kernel/scenario';
import { speaker } from '@shamble/kernel/text';
import { readArguments } from '../arguments.ts';
import { BAD_USE, Complaint, FAILED } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { filesOf } from '../files.ts';
import { inOneLine } from '../shown.ts';
import type { Command } from './command.ts';

/** A file that is no scenario file, and why. */
interface Unreadable {
  readonly file: string;
  readonly problem: string;
}

export const scenario: Command = {
  operands: 'FILE…',
  flags: { json: { value: null }, lang: { value: 'en|it|fr' } },
  async run(words, desk, shelf) {
    const args = readArguments('scenario', words, scenario.flags);
    if (args.positionals.length === 0) throw new Complaint('cli.bad.no-files');
    const json = args.has('json');
    const { runScenario } = await reader();
    const results: ScenarioResult[] = [];
    const unreadable: Unreadable[] = [];
    for (const file of await filesOf(args.positionals)) {
      const read = await readScenarios(file, desk, shelf.games);
      if ('problem' in read) {
        unreadable.push(read);
        const [problem, ...more] = read.problem.split('\n');
        desk.err([desk.say('cli.scenario.unreadable', { file, problem }), ...more].join('\n  '));
        continue;
      }
      for (const { one, kit } of read.scenarios) {
        const { messages } = await kit.text(desk.lang);
        const result = runScenario(one, kit, speaker(desk.lang, messages));
        results.push(result);
        if (!json) await showResult(result, desk);
      }
    }
    const passed = results.filter(({ ok }) => ok).length;
    const failed = results.length - passed;
    if (json) desk.out(JSON.stringify({ passed, failed, unreadable, scenarios: results.map(plainResult) }));
    else desk.out(desk.say('cli.scenario.sum', { passed, failed }));
    if (unreadable.length > 0) return BAD_USE;
    return failed > 0 ? FAILED : 0;
  },
};

/** The code that reads YAML is loaded only where it is wanted. */
const reader = () => import('@shamble/kernel/scenario');

type ReadFile = Unreadable | { readonly scenarios: readonly { readonly one: Scenario; readonly kit: ScenarioKit }[] };

async function readScenarios(file: string, desk: Desk, games: readonly WholeGame[]): Promise<ReadFile> {
  const { parseScenarios } = await reader();
  try {
    const all = parseScenarios(await readFile(file, 'utf8'), file);
    if (all.length === 0) return { file, problem: desk.say('cli.scenario.empty') };
    const scenarios = [];
    for (const one of all) {
      const entry = games.find(({ id }) => id === one.game);
      if (!entry) {
        const known = games.map(({ id }) => id).join(', ');
        return { file, problem: desk.say('cli.bad.game', { game: one.game, games: known }) };
      }
      scenarios.push({ one, kit: { ...(await entry.kit()), scenario: await entry.scenario() } });
    }
    return { scenarios };
  } catch (error) {
    return { file, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function showResult({ scenario, ok, failures }: ScenarioResult, { out, paint, say }: Desk): Promise<void> {
  const { failureText } = await reader();
  const verdict = ok ? paint('green', say('cli.scenario.ok')) : paint('red', say('cli.scenario.failed'));
  out(`${verdict} ${inOneLine(scenario.title)}`);
  for (const failure of failures) out(failureText(withoutBreaks(failure)));
}

/** A failure whose names break no line. */
const withoutBreaks = (failure: Failure): Failure => ({
  ...failure,
  file: inOneLine(failure.file),
  title: inOneLine(failure.title),
  path: inOneLine(failure.path),
});

const plainResult = ({ scenario: { file, title, game }, ok, failures }: ScenarioResult) => ({
  file,
  title,
  game,
  ok,
  failures: failures.map(({ line, path, expected, got }) => ({ line, path, expected, got })),
});
