import { type Decision, Match, type State } from '../../index.ts';
import { Difference, expectSame } from '../difference.ts';
import { playRecorded, renumbered } from '../drive.ts';
import type { Examined } from '../examined.ts';

/** A match from the last checkpoint alone, brought to where the examined match stands. */
function restarted<S extends State>({ watched, match }: Examined<S>): Match<S> {
  const { game, config, seed, answers, lastCheckpoint } = match;
  const copy = Match.from(game, config, seed, watched.checkpoint(match), {});
  playRecorded(copy, answers, answers.length, lastCheckpoint);
  return copy;
}

export function checkDistance<S extends State>({ match, bounds, tally }: Examined<S>): void {
  const far = match.answers.length - match.lastCheckpoint;
  tally.farthest = Math.max(tally.farthest, far);
  if (far > bounds.maxFromCheckpoint)
    throw new Difference(
      `the last checkpoint lies ${far} answers back; at most ${bounds.maxFromCheckpoint} are allowed`,
    );
}

/** A fork and a restart stand where the match stands. */
export function checkResume<S extends State>(examined: Examined<S>, asked: readonly Decision[]): void {
  const { match } = examined;
  const fork = match.fork();
  expectSame('the state of a fork', match.state, fork.state);
  expectSame('the decisions of a fork', match.pending, fork.pending);
  const copy = restarted(examined);
  expectSame('the state after a restart from the last checkpoint', match.state, copy.state);
  expectSame(
    'the decisions after a restart from the last checkpoint',
    asked,
    renumbered(copy.pending, match.lastCheckpoint),
  );
}

/** A fork and a restart of now, to be played on with the same answers when the match has ended. */
export function playOnLater<S extends State>(examined: Examined<S>): () => void {
  const { match } = examined;
  const at = match.answers.length;
  const offset = match.lastCheckpoint;
  const fork = match.fork();
  const copy = restarted(examined);
  return () => {
    const { answers, state, events } = match;
    playRecorded(fork, answers, answers.length);
    expectSame(`the end after a fork at answer ${at}`, state, fork.state);
    expectSame(`the events after a fork at answer ${at}`, events, fork.events);
    playRecorded(copy, answers, answers.length, offset);
    expectSame(`the end after a restart at answer ${at}`, state, copy.state);
  };
}
