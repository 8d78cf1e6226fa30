import type { Message, Param } from '../index.ts';
import type { Where } from './problem.ts';

/** A message, and where it was first seen. */
interface Sighting {
  readonly message: Message;
  readonly where: Where;
}

/** What the games of one run said and measured, all together. */
export interface Tally {
  /** Every message that occurred, once for each set of parameters it came with. */
  readonly messages: Map<string, Sighting>;
  /** Every rule named by a prompt, an event or a refusal. */
  readonly rules: Map<string, Where>;
  /** Pairs of prompt and option that were put into words already. */
  readonly described: Set<string>;
  games: number;
  answers: number;
  /** Answers of the longest game. */
  longest: number;
  /** Bytes of the longest log. */
  logBytes: number;
  /** The longest way from a checkpoint to a decision, in answers. */
  farthest: number;
  scrambles: number;
  /** Scrambles that changed something other than the future. */
  scrambled: number;
}

export const newTally = (): Tally => ({
  messages: new Map(),
  rules: new Map(),
  described: new Set(),
  games: 0,
  answers: 0,
  longest: 0,
  logBytes: 0,
  farthest: 0,
  scrambles: 0,
  scrambled: 0,
});

const isMessage = (param: Param): param is Message => typeof param === 'object' && 'id' in param;
const isList = (param: Param): param is readonly Param[] => Array.isArray(param);

/** A message and the messages in its parameters. */
export function* messagesIn(message: Message): Generator<Message> {
  yield message;
  for (const param of Object.values(message.params ?? {})) yield* messagesOf(param);
}

function* messagesOf(param: Param): Generator<Message> {
  if (isList(param)) for (const item of param) yield* messagesOf(item);
  else if (isMessage(param)) yield* messagesIn(param);
}

export function noteMessage(tally: Tally, said: Message, where: Where): void {
  for (const message of messagesIn(said)) {
    const form = [message.id, ...Object.keys(message.params ?? {}).sort()].join(' ');
    if (!tally.messages.has(form)) tally.messages.set(form, { message, where });
  }
}

export function noteRules(tally: Tally, rules: readonly string[], where: Where): void {
  for (const rule of rules) if (!tally.rules.has(rule)) tally.rules.set(rule, where);
}

/** The measures of a run in one line. */
export const sayTally = (tally: Tally): string =>
  [
    `${tally.games} games`,
    `${tally.answers} answers (${tally.longest} in the longest)`,
    `${tally.farthest} answers from a checkpoint at most`,
    `log ${tally.logBytes} bytes at most`,
    `${tally.scrambled} of ${tally.scrambles} scrambles changed something`,
  ].join(', ');
