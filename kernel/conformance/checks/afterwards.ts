import { exportLog, importLog, Match, type State } from '../../index.ts';
import { Difference, expectSame } from '../difference.ts';
import { playRecorded } from '../drive.ts';
import type { Examined } from '../examined.ts';

/** The game once more from its seed, with the same answers. */
export function checkDeterminism<S extends State>({ kit, match }: Examined<S>): void {
  const { config, seed, keeping, answers } = match;
  const again = Match.open(kit.game, config, seed, keeping);
  playRecorded(again, answers, answers.length);
  expectSame('the events of the same game played again', match.events, again.events);
  expectSame('the state of the same game played again', match.state, again.state);
  expectSame('the bytes of the same game played again', JSON.stringify(match.state), JSON.stringify(again.state));
  expectSame('the log of the same game played again', exportLog(match), exportLog(again));
}

/** Back to the start one decision at a time, then forward again. */
export function checkUndo<S extends State>({ match, steps }: Examined<S>): void {
  const copy = match.fork();
  for (const { at, fingerprint, asked, events } of steps.toReversed()) {
    copy.undoTo(at);
    const back = `after undo to answer ${at}`;
    expectSame(`the fingerprint ${back}`, fingerprint, copy.fingerprint);
    expectSame(`the decisions ${back}`, asked, copy.pending);
    expectSame(`the number of events ${back}`, events, copy.events.length);
    if (copy.outcome !== null) throw new Difference(`there is still an outcome ${back}`);
  }
  playRecorded(copy, match.answers, match.answers.length);
  expectSame('the end after undo to the start', match.state, copy.state);
  expectSame('the events after undo to the start', match.events, copy.events);
}

/** The log of the whole match, and of the match at some earlier decision, each read again. */
export function checkLog<S extends State>({ match, steps, tally, bounds, below }: Examined<S>): void {
  const text = exportLog(match);
  const bytes = new TextEncoder().encode(text).length;
  tally.logBytes = Math.max(tally.logBytes, bytes);
  if (bytes > bounds.maxLogBytes)
    throw new Difference(`the log has ${bytes} bytes; at most ${bounds.maxLogBytes} are allowed`);
  checkRead(match, text);
  if (steps.length === 0) return;
  const earlier = match.fork();
  earlier.undoTo(steps[below(steps.length)].at);
  checkRead(earlier, exportLog(earlier));
}

function checkRead<S extends State>(match: Match<S>, text: string): void {
  const read = importLog(text, (id) => (id === match.game.id ? match.game : undefined));
  expectSame('the fingerprint of a match read from its log', match.fingerprint, read.fingerprint);
  expectSame('the decisions of a match read from its log', match.pending, read.pending);
  expectSame('the log of a match read from its log', text, exportLog(read));
}
