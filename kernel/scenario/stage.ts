import { ScriptError } from '../chance.ts';
import type { Refusal, Seat } from '../decision.ts';
import { type Config, ConfigError, type Game } from '../game.ts';
import { clone } from '../json.ts';
import type { Say, ScenarioKit } from '../kit.ts';
import { Match } from '../match.ts';
import type { State } from '../table.ts';
import { refusalMessage, speaker } from '../text.ts';
import { show } from './difference.ts';
import type { Scenario, Words } from './parse.ts';
import type { Path } from './read.ts';
import { type Failure, failure } from './result.ts';

/** A scenario while it runs. */
export interface Stage<S extends State> {
  readonly scenario: Scenario;
  readonly kit: ScenarioKit<S>;
  readonly match: Match<S>;
  readonly failures: Failure[];
  /** Says why an answer was refused. */
  readonly explain: (refusal: Refusal) => string;
  /** The numbers of the decisions that no line answered. */
  readonly byItself: Set<number>;
  /** The number of the last decision each seat answered. */
  readonly answered: Map<Seat, number>;
  /** Events before this one were spoken of by an earlier expectation. */
  eventsFrom: number;
}

/** The scenario cannot go on from here. */
export class Stop extends Error {
  readonly path: Path;
  readonly expected: string;
  readonly got: string;
  constructor(path: Path, expected: string, got: string) {
    super(got);
    this.path = path;
    this.expected = expected;
    this.got = got;
  }
}

export function fail<S extends State>(stage: Stage<S>, path: Path, expected: string, got: string): void {
  stage.failures.push(failure(stage.scenario, path, expected, got));
}

/** Sets up the position of a scenario and goes to its first decision. */
export function setStage<S extends State>(
  scenario: Scenario,
  kit: ScenarioKit<S>,
  say: Say | undefined,
  failures: Failure[],
): Stage<S> {
  let path: Path = ['options'];
  let config: Config = { seats: scenario.seats, options: {} };
  const game: Game<S> = {
    ...kit.game,
    setup(full, chance) {
      config = full;
      path = ['setupChance'];
      chance.rng.script = clone(scenario.setupChance);
      return kit.game.setup(full, chance);
    },
  };
  const prepare = (state: S): void => {
    for (const [name, left] of leftOver(state))
      throw new Stop(['setupChance', name], 'a set-up that uses all scripted values', `left over: ${left}`);
    path = ['given'];
    if (scenario.given) arrange(state, scenario.given, config, kit);
    path = ['do'];
    state.rng.script = clone(scenario.chance);
  };
  const sayKernel = speaker('en', {});
  try {
    const keeping = { snapshots: true, events: true };
    const match = Match.start(game, scenario.seats, scenario.options, scenario.seed, keeping, prepare);
    match.onFault = () => {};
    const explain = (refusal: Refusal): string =>
      say ? say(refusalMessage(refusal, kit.describe)) : sayKernel(refusalMessage(refusal));
    return {
      scenario,
      kit,
      match,
      failures,
      explain,
      byItself: new Set(),
      answered: new Map(),
      eventsFrom: 0,
    };
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(path, 'a position to start from', faultText(error));
  }
}

/** Changes the position as `given` says; no piece may appear or vanish. */
function arrange<S extends State>(state: S, given: Words, config: Config, { game, scenario }: ScenarioKit<S>): void {
  const before = clone(game.counts(state));
  scenario.given(state, given, config);
  const after = game.counts(state);
  const wrong = Object.keys({ ...before, ...after }).filter((piece) => before[piece] !== after[piece]);
  if (wrong.length === 0) return;
  const got = wrong.map((piece) => `${piece}: ${after[piece] ?? 0} instead of ${before[piece] ?? 0}`);
  throw new Stop(['given'], 'every piece in one place', got.join('\n'));
}

/** The scripted values still to come, by name. */
export const leftOver = (state: State): [name: string, values: string][] =>
  Object.entries(state.rng.script ?? {}).flatMap(([name, values]) =>
    values.length > 0 ? [[name, show(values)] satisfies [string, string]] : [],
  );

const STACK_LINES = 6;

/** What was thrown, for people; with the place in the code where it is not about the scenario's own words. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ScriptError) return `scripted chance cannot come: ${error.message}`;
  if (error instanceof ConfigError || error.constructor === Error || !error.stack) return error.message;
  return error.stack.split('\n').slice(0, STACK_LINES).join('\n');
}
