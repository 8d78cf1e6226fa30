import type { Answer, Match, Message, Seat } from '@shamble/kernel';

/** The side of a match that a bot may look at: what its seat sees and is asked, never the state. */
export type Sight = Pick<Match, 'view' | 'pendingFor'>;

/** A bot's answer to the decision of that number, and its reason where it has one. */
export interface Move {
  readonly n: number;
  readonly answer: Answer;
  readonly why: Message | null;
}

/** Answers the first decision that waits for the seat, and may heed what people asked of it. */
export type Bot = (match: Sight, seat: Seat, request?: string | null) => Move;
