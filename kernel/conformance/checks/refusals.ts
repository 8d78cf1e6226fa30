import {
  type Answer,
  canonical,
  type Decision,
  type Match,
  type Refusal,
  type Seat,
  SPECTATOR,
  type State,
  sample,
} from '../../index.ts';
import { refusalMessage } from '../../text.ts';
import { Difference, expectSame } from '../difference.ts';
import { faultText } from '../drive.ts';
import type { Examined } from '../examined.ts';
import { noteMessage, noteRules } from '../tally.ts';
import { wrongAnswers } from '../wrong.ts';

interface Attempt {
  readonly sort: string;
  readonly seat: Seat;
  readonly n: number;
  readonly answer: Answer;
}

/** All that a refused answer must leave as it is. */
const record = <S extends State>({ state, pending, answers, hashes, events }: Match<S>): string =>
  canonical({ state, pending, answers, hashes, events: events.length });

/**
 * Illegal answers of every sort get a reason and change nothing. `asked` is all that is asked at once here, `heard` are
 * ids that were offered before.
 */
export function checkRefusals<S extends State>(
  examined: Examined<S>,
  asked: readonly Decision[],
  heard: readonly string[],
): void {
  const { match } = examined;
  const before = record(match);
  for (const decision of asked) {
    const open = match.pending.includes(decision);
    const tries = open ? attempts(examined, decision, heard) : [second(examined, decision)];
    for (const attempt of tries) refused(examined, decision, attempt);
    if (record(match) === before) continue;
    expectSame(`after refused answers to ${decision.ask.id} the match`, JSON.parse(before), JSON.parse(record(match)));
  }
}

function attempts<S extends State>(
  { match, below }: Examined<S>,
  decision: Decision,
  heard: readonly string[],
): Attempt[] {
  const { game, config, answers } = match;
  const { seat, n } = decision;
  const legal = sample(decision, below, game);
  const wrong = wrongAnswers(decision, below, game, heard);
  return [
    ...wrong.map(({ sort, answer }) => ({ sort, seat, n, answer })),
    { sort: 'an answer from another seat', seat: (seat + 1) % (config.seats + 1), n, answer: legal },
    { sort: 'an answer from a spectator', seat: SPECTATOR, n, answer: legal },
    { sort: 'an answer to an older decision', seat, n: answers.length - 1, answer: legal },
    { sort: 'an answer to a later decision', seat, n: n + config.seats + 1, answer: legal },
  ];
}

const second = <S extends State>({ match, below }: Examined<S>, decision: Decision): Attempt => ({
  sort: 'a second answer',
  seat: decision.seat,
  n: decision.n,
  answer: sample(decision, below, match.game),
});

function refused<S extends State>(examined: Examined<S>, decision: Decision, { sort, seat, n, answer }: Attempt): void {
  const refusal = examined.match.answer(seat, n, answer);
  const attempt = `${sort}, ${JSON.stringify(answer)} to ${decision.ask.id},`;
  if (!refusal) throw new Difference(`${attempt} was taken`);
  if (refusal.code === 'rules-error') throw new Difference(`${attempt} broke the rules: ${faultText(examined.match)}`);
  if (refusal.code === '') throw new Difference(`${attempt} was refused without a reason`);
  noteRefusal(examined, refusal);
}

function noteRefusal<S extends State>({ kit, tally, where }: Examined<S>, refusal: Refusal): void {
  noteMessage(tally, refusalMessage(refusal, kit.describe), where());
  noteRules(tally, refusal.rules ?? [], where());
}

/** After the end there is nothing to answer. */
export function checkOver<S extends State>(match: Match<S>): void {
  const refusal = match.answer(0, match.answers.length, '');
  if (refusal?.code !== 'game-over') throw new Difference('an answer after the end is not refused as such');
}
