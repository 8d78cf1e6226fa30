/** What can be wrong with a log. */
export type LogCode =
  | 'not-json'
  | 'truncated'
  | 'wrong-format'
  | 'bad-field'
  | 'tampered'
  | 'unknown-game'
  | 'other-version'
  | 'illegal-answer'
  | 'unfinished'
  | 'hash-differs'
  | 'rules-error'
  | 'too-much';

/** A log that cannot be read or does not hold: what is wrong, and where in it. */
export class LogError extends Error {
  readonly code: LogCode;
  /** The field, such as `answers[12]`; empty where it is the whole text. */
  readonly where: string;
  constructor(code: LogCode, where: string, message: string) {
    super(shortened(where === '' ? message : `${where}: ${message}`));
    this.name = 'LogError';
    this.code = code;
    this.where = shortened(where);
  }
}

const MOST = 300;

/** What stands in a file is repeated only so far. */
const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);
