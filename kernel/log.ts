import { Chance, seeded } from './chance.ts';
import type { Answer, Decision, Refusal } from './decision.ts';
import { briefly } from './fault.ts';
import { type Config, ConfigError, configure, type Game, miscounted, type Outcome } from './game.ts';
import { fingerprint, type Json } from './json.ts';
import { KEEP_ALL, type Keeping, type Resumed } from './keeping.ts';
import { encode } from './log-answers.ts';
import { LogError } from './log-error.ts';
import { FORMAT, type Log, readLog, writeLog } from './log-format.ts';
import { Match } from './match.ts';
import type { State } from './table.ts';
import { MOST_WORK, WorkError } from './work.ts';

export { type LogCode, LogError } from './log-error.ts';

/** Finds the rules of a game by its id. */
export type FindGame = (id: string) => Game | undefined;

/**
 * A match as text: set-up, answers, and fingerprints on the way. With `checkpoint` it also carries the last kept
 * checkpoint, from which the match can go on under other rules. Answers of a decision that others have still to
 * make too are left out: they are secret. `table` is what the table it is played at wants to know of itself again.
 */
export function exportLog<S extends State>(
  match: Match<S>,
  how: { readonly checkpoint?: boolean; readonly table?: Json } = {},
): string {
  if (match.imagined) throw new Error('an imagined match has no log');
  const { game, config, seed, startState } = match;
  return writeLog({
    format: FORMAT,
    game: game.id,
    version: game.version,
    seats: config.seats,
    options: config.options,
    seed,
    ...(startState && { start: startOf(match, startState) }),
    ...encode(match.answers),
    hashes: match.hashes.map(({ at, hash }) => [at, hash]),
    ...(how.checkpoint && { checkpoint: lastCheckpoint(match) }),
    ...(how.table !== undefined && { table: how.table }),
    end: match.fingerprint,
  });
}

/** Where a match began that did not begin at its set-up: a position of rules before these, or of these. */
function startOf<S extends State>({ game, resumedFrom }: Match<S>, state: S): NonNullable<Log['start']> {
  if (state.rng.script) throw new Error('a match with scripted chance has no log');
  return { state, from: resumedFrom ?? { version: game.version, at: 0 } };
}

function lastCheckpoint<S extends State>(match: Match<S>): NonNullable<Log['checkpoint']> {
  if (!match.checkpoint) throw new Error('this match keeps no checkpoints');
  const { at, state } = match.checkpoint;
  return { at, state };
}

/**
 * The match of a log, at its last decision: every answer is checked again and every fingerprint compared. A log of
 * another version of the rules goes on from its checkpoint, which the match's `resumedFrom` tells.
 */
export function importLog(text: string, find: FindGame, keeping: Keeping = KEEP_ALL): Match {
  const log = readLog(text);
  const game = rulesOf(log, find);
  const config = setUpOf(log, game);
  if (log.version === game.version) return replay(log, game, config, keeping).fork(keeping);
  if (!log.checkpoint) throw otherVersion(log, game);
  const { at, state } = log.checkpoint;
  checkState(game, config, state, 'checkpoint.state');
  const keep = { ...keeping, work: MOST_WORK };
  return begin(log, game, config, keep, state, { version: log.version, at }).fork(keeping);
}

/** What the table that a log was played at wanted to know of itself again; null where it said nothing. */
export const tableOf = (text: string): Json | null => readLog(text).table ?? null;

/** What a log that holds tells of its match. */
export interface LogReport {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: Config['options'];
  readonly seed: string;
  readonly answers: number;
  readonly hashes: number;
  readonly turns: number;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  /** The rules the match went on from, where it began under others. */
  readonly resumedFrom: Resumed | null;
  /** Where it does not begin at its set-up: the rules and the number of answers that led to where it does. */
  readonly start: Resumed | null;
}

/** Replays a log under the very rules it names; throws a LogError where it does not hold. */
export function verifyLog(text: string, find: FindGame): LogReport {
  const log = readLog(text);
  const game = rulesOf(log, find);
  if (log.version !== game.version) throw otherVersion(log, game);
  const match = replay(log, game, setUpOf(log, game), {});
  const { seed, config, turns, over, outcome, resumedFrom } = match;
  return {
    game: game.id,
    version: game.version,
    ...config,
    seed,
    answers: match.answers.length,
    hashes: log.hashes.length,
    turns,
    over,
    outcome,
    resumedFrom,
    start: log.start?.from ?? null,
  };
}

function rulesOf(log: Log, find: FindGame): Game {
  const game = find(log.game);
  if (!game) throw new LogError('unknown-game', 'game', `there is no game "${log.game}" here`);
  return game;
}

const otherVersion = (log: Log, game: Game): LogError =>
  new LogError(
    'other-version',
    'version',
    `the log is of ${game.id} ${log.version}, here is ${game.version}${log.checkpoint ? '' : ', and the log carries no checkpoint'}`,
  );

function setUpOf(log: Log, game: Game): Config {
  try {
    return configure(game, log.seats, log.options);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new LogError('bad-field', error.code === 'seats' ? 'seats' : 'options', error.message);
  }
}

function begin(log: Log, game: Game, config: Config, keeping: Keeping, state?: State, from?: Resumed): Match {
  try {
    return state
      ? Match.from(game, config, log.seed, state, keeping, from ?? null)
      : Match.open(game, config, log.seed, keeping);
  } catch (error) {
    if (error instanceof WorkError) throw tooMuchWork(state ? 'state' : 'seed');
    throw new LogError('rules-error', state ? 'state' : 'seed', `the rules fail at the start: ${briefly(error)}`);
  }
}

const tooMuchWork = (where: string): LogError =>
  new LogError('too-much', where, 'to play it again the rules do more than any game needs');

/** A state from outside is played only where the game knows it for one of its own, with all its pieces. */
function checkState(game: Game, config: Config, state: State, where: string): void {
  const flaw = flawOf(game, config, state);
  if (flaw) throw new LogError('bad-field', where, flaw);
}

function flawOf(game: Game, config: Config, state: State): string | null {
  try {
    const flaw = game.flaw?.(state, config);
    if (flaw) return flaw;
    return miscounted(game.counts(game.setup(config, new Chance(seeded('0')))), game.counts(state));
  } catch (error) {
    return `this is no position of the game: ${briefly(error)}`;
  }
}

/** Gives all answers again, and compares on the way. */
function replay(log: Log, game: Game, config: Config, keeping: Keeping): Match {
  const expected = fingerprints(log);
  const hashes = new Set(expected.map(([at]) => at));
  const keep: Keeping = { ...keeping, snapshots: true, hashes, work: MOST_WORK };
  if (log.start) checkState(game, config, log.start.state, 'start.state');
  const from = log.start?.from;
  const match = begin(log, game, config, keep, log.start?.state, from?.version === game.version ? undefined : from);
  let compared = compare(match, expected, 0);
  for (let i = 0; i < log.answers.length; i++) {
    const decision = match.only;
    if (!decision) throw new LogError('illegal-answer', `answers[${i}]`, `the match was over after ${i} answers`);
    const refusal = answered(match, decision, log.answers[i], i);
    if (refusal) throw refused(match, refusal, i, decision.ask.id);
    compared = compare(match, expected, compared);
  }
  const missing = log.answers.length - match.answers.length;
  if (missing > 0)
    throw new LogError('unfinished', 'answers', `the last ${missing} are of a decision that more seats make at once`);
  if (match.fingerprint !== log.end)
    throw new LogError('hash-differs', 'end', `the last state is ${match.fingerprint}, not ${log.end}`);
  dropCheckpoint(match, log);
  return match;
}

function answered(match: Match, { seat, n }: Decision, answer: Answer, at: number): Refusal | null {
  try {
    return match.answer(seat, n, answer);
  } catch (error) {
    if (error instanceof WorkError) throw tooMuchWork(`answers[${at}]`);
    throw error;
  }
}

/** The checkpoint's fingerprint was taken to be compared: it is none of those the match itself would have kept. */
function dropCheckpoint(match: Match, { checkpoint, hashes }: Log): void {
  if (!checkpoint || hashes.some(([at]) => at === checkpoint.at)) return;
  match.hashes.splice(
    match.hashes.findIndex(({ at }) => at === checkpoint.at),
    1,
  );
}

function refused(match: Match, refusal: Refusal, at: number, ask: string): LogError {
  const { code, params } = refusal;
  if (code === 'rules-error')
    return new LogError('rules-error', `answers[${at}]`, `the rules fail on it: ${briefly(match.fault?.error)}`);
  return new LogError(
    'illegal-answer',
    `answers[${at}]`,
    `refused at "${ask}": ${code} ${JSON.stringify(params ?? {})}`,
  );
}

type Fingerprint = readonly [at: number, hash: string, where: string];

/** Every fingerprint the log gives, that of its checkpoint's state among them, by answer count. */
function fingerprints(log: Log): Fingerprint[] {
  const all = log.hashes.map(([at, hash], i): Fingerprint => [at, hash, `hashes[${i}]`]);
  for (const [i, [at, , where]] of all.entries()) {
    if (at > log.answers.length) throw new LogError('bad-field', where, `there is no answer ${at}`);
    if (i > 0 && at <= all[i - 1][0]) throw new LogError('bad-field', where, 'the fingerprints are out of order');
  }
  if (!log.checkpoint) return all;
  const { at, state } = log.checkpoint;
  if (at > log.answers.length) throw new LogError('bad-field', 'checkpoint.at', `there is no answer ${at}`);
  all.push([at, fingerprint(state), 'checkpoint']);
  return all.sort((a, b) => a[0] - b[0]);
}

/** Compares the fingerprints up to the match's last answer; returns how many were compared by now. */
function compare(match: Match, expected: readonly Fingerprint[], done: number): number {
  let next = done;
  for (; next < expected.length && expected[next][0] <= match.answers.length; next++) {
    const [at, hash, where] = expected[next];
    const found = match.hashes.findLast((kept) => kept.at === at)?.hash;
    if (found === undefined)
      throw new LogError('hash-differs', where, `after ${at} answers the game is at no checkpoint`);
    if (found !== hash)
      throw new LogError('hash-differs', where, `after ${at} answers the state is ${found}, not ${hash}`);
  }
  return next;
}
