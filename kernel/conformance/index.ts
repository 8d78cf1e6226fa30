import { beforeAll, describe, expect, it } from 'vitest';
import { type Kit, LANGS, type State, type TableKit } from '../index.ts';
import { textProblems } from './checks/texts.ts';
import { CHECKS, type CheckName, type Problem, type Setup, sayProblem, saySetup } from './problem.ts';
import { type Effort, playSetup } from './run.ts';
import { newTally, sayTally } from './tally.ts';

export { recordedMatches } from './recorded.ts';

export interface ConformanceOptions extends Effort {
  readonly setups: readonly Setup[];
  /** How long the games of one set-up may take. */
  readonly seconds?: number;
}

const PLAYED = (Object.keys(CHECKS) as CheckName[]).filter((check) => check !== 'texts');

/** Registers the tests that every game passes: random games in each set-up, looked at from all sides. */
export function conformance<S extends State>(kit: Kit<S> & TableKit<S>, options: ConformanceOptions): void {
  const tally = newTally();
  describe(`${kit.game.id} conforms`, () => {
    for (const setup of options.setups) {
      describe(saySetup(setup), () => {
        let problems: Problem[] = [];
        beforeAll(
          () => {
            problems = playSetup(kit, setup, options, tally);
          },
          (options.seconds ?? 300) * 1000,
        );
        for (const check of PLAYED)
          it(CHECKS[check], () => expectNone(problems.filter((problem) => problem.check === check)));
      });
    }
    it(`${CHECKS.texts} (${LANGS.join(', ')})`, async () => {
      console.info(`${kit.game.id}: ${sayTally(tally)}`);
      expectNone(await textProblems(kit, tally));
    });
  });
}

const expectNone = (problems: readonly Problem[]): void => expect(problems.map(sayProblem)).toEqual([]);
