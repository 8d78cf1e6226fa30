import { type Answer, type Decision, forcedAnswer, isForced, isWindow, type Refusal, type Seat } from '../decision.ts';
import { fingerprint, type Json } from '../json.ts';
import type { State } from '../table.ts';
import { differences, show } from './difference.ts';
import { pendingText } from './pending.ts';
import type { Path } from './read.ts';
import { fail, faultText, type Stage, Stop } from './stage.ts';
import type { Step } from './step.ts';

/** More decisions than this are never passed over by one line. */
const MOST_SKIPPED = 10_000;

/** Which decisions may be answered without a line of their own. */
interface Skipping {
  readonly forced: boolean;
  readonly windows: boolean;
}

/** Answers one waiting decision that needs nobody to decide; returns it, or null where there is none. */
function settle<S extends State>(stage: Stage<S>, path: Path, { forced, windows }: Skipping): Decision | null {
  const { match, byItself, answered } = stage;
  const decision = match.pending.find((d) => (forced && isForced(d)) || (windows && isWindow(d)));
  if (!decision) return null;
  if (byItself.size > MOST_SKIPPED) throw new Stop(path, 'a decision', `none after ${MOST_SKIPPED} forced ones`);
  const answer = decision.kind === 'choose' && decision.pass !== null ? decision.pass : forcedAnswer(decision);
  const refusal = match.answer(decision.seat, decision.n, answer);
  if (refusal) throw new Stop(path, `${decision.ask.id} answered by itself`, refusalText(stage, refusal));
  byItself.add(decision.n);
  answered.set(decision.seat, decision.n);
  return decision;
}

function refusalText<S extends State>(stage: Stage<S>, refusal: Refusal): string {
  if (refusal.code === 'rules-error') return faultText(stage.match.fault?.error);
  const cited = refusal.rules ? ` (${refusal.rules.join(', ')})` : '';
  return `refused, ${refusal.code}: ${stage.explain(refusal)}${cited}`;
}

const skipping = <S extends State>({ scenario }: Stage<S>): Skipping => ({
  forced: scenario.skipForced,
  windows: scenario.passWindows,
});

/** Plays one line that is not an expectation. */
export function playStep<S extends State>(stage: Stage<S>, step: Exclude<Step, { kind: 'expect' }>): void {
  const { path } = step;
  switch (step.kind) {
    case 'answer':
      give(stage, path, step.seat, show(step.answer as Json), () => step.answer);
      break;
    case 'go':
      give(stage, path, step.seat, 'an optional window to pass', (d) => (d.kind === 'choose' ? d.pass : null));
      break;
    case 'refuse':
      refuse(stage, step);
      break;
    case 'undo':
      undo(stage, path);
      break;
    case 'auto':
      while (settle(stage, path, { forced: true, windows: true }));
  }
}

/** Gives a seat's answer to the first decision that takes it, past those that need nobody to decide. */
function give<S extends State>(
  stage: Stage<S>,
  path: Path,
  seat: Seat,
  wanted: string,
  answerTo: (decision: Decision) => Answer | null,
): void {
  const { match } = stage;
  const passedOver: Decision[] = [];
  for (;;) {
    let refusal: Refusal | null = null;
    for (const decision of match.pendingFor(seat)) {
      const answer = answerTo(decision);
      if (answer === null) continue;
      const { n } = decision;
      refusal = match.answer(seat, n, answer);
      if (refusal === null) {
        stage.answered.set(seat, n);
        return;
      }
      if (refusal.code === 'rules-error') throw new Stop(path, `${wanted} to be played`, refusalText(stage, refusal));
    }
    const skipped = settle(stage, path, skipping(stage));
    if (skipped) {
      passedOver.push(skipped);
      continue;
    }
    const got = [
      refusal ? refusalText(stage, refusal) : `not asked of seat ${seat + 1}`,
      ...pendingText(match),
      ...passedOver.map((d) => `passed over before: ${d.ask.id} of seat ${d.seat + 1}`),
    ];
    throw new Stop(path, wanted, got.join('\n'));
  }
}

/** Gives an answer that must be refused, at the first decision that refuses it for the reason given. */
function refuse<S extends State>(stage: Stage<S>, step: Extract<Step, { kind: 'refuse' }>): void {
  const { match } = stage;
  const { path, seat, answer, code, rules } = step;
  const wanted: Json = { code, ...(rules ? { rules } : {}) };
  for (;;) {
    const before = fingerprint(match.state);
    const refusal = match.answer(seat, numberFor(stage, seat), answer);
    const expected = `${show(answer as Json)} refused, ${code}${rules ? ` (${rules.join(', ')})` : ''}`;
    if (refusal === null) throw new Stop(path, expected, 'it was taken');
    if (fingerprint(match.state) !== before) throw new Stop(path, expected, 'it was refused, but the state changed');
    const got: Json = { code: refusal.code, rules: refusal.rules ?? [] };
    if (differences(wanted, got).length === 0) return;
    if (refusal.code === 'rules-error') throw new Stop(path, expected, refusalText(stage, refusal));
    if (settle(stage, path, skipping(stage))) continue;
    fail(stage, path, expected, [refusalText(stage, refusal), ...pendingText(match)].join('\n'));
    return;
  }
}

/** The decision a seat speaks of: its own that waits, else the one it has answered while others think, else any. */
function numberFor<S extends State>({ match, answered }: Stage<S>, seat: Seat): number {
  const own = match.pendingFor(seat)[0];
  const before = answered.get(seat) ?? -1;
  return own?.n ?? (before >= match.answers.length ? before : (match.pending[0]?.n ?? 0));
}

/** Takes back the last answer that a line gave, and those given by themselves since. */
function undo<S extends State>(stage: Stage<S>, path: Path): void {
  const { match, byItself, scenario } = stage;
  const seats = Array.from({ length: scenario.seats }, (_, seat) => seat);
  for (let onlyByItself = true; onlyByItself; ) {
    const undos = seats.map((seat) => match.undoable(seat));
    const own = undos.find((state) => state !== null && !('locked' in state && state.locked === 'other-seat'));
    if (!own) throw new Stop(path, 'an answer to take back', 'there is none');
    if ('locked' in own) throw new Stop(path, 'an answer to take back', `it is locked by ${own.locked}`);
    const before = match.answers.length;
    match.undoTo(own.to);
    for (let n = match.answers.length; n < before; n++) if (!byItself.delete(n)) onlyByItself = false;
  }
  stage.answered.clear();
  stage.eventsFrom = Math.min(stage.eventsFrom, match.events.length);
}
