import type { Answer, Seat } from '../decision.ts';
import type { Path } from './read.ts';
import type { Expectation, LineText } from './schema.ts';

/** One line of `do`. Seats are counted from 0 here, as the rules count them. */
export type Step = { readonly path: Path } & (
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: Answer }
  | {
      readonly kind: 'refuse';
      readonly seat: Seat;
      readonly answer: Answer;
      readonly code: string;
      readonly rules: readonly string[] | null;
    }
  | { readonly kind: 'go'; readonly seat: Seat }
  | { readonly kind: 'auto' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'expect'; readonly expect: Expectation }
);

/** Takes down what is wrong with a part of a document. */
export type Complain = (path: Path, message: string) => void;

/** A line as it is written, made into a step. */
export function step(text: LineText, path: Path, complain: Complain): Step {
  switch (text.kind) {
    case 'expect':
      return { kind: 'expect', path, expect: text.line.expect };
    case 'auto':
    case 'undo':
      return { kind: text.kind, path };
    case 'go':
      return { kind: 'go', path, seat: text.line.seat - 1 };
    case 'answer': {
      const { seat, answer: main, items, point, pose, path: way, ...fields } = text.line;
      const answer = written({ main, items, point, pose, way, fields }, path, complain);
      return { kind: 'answer', path, seat: seat - 1, answer };
    }
    case 'refuse': {
      const { seat, refuse: main, code, rules, items, point, pose, path: way, ...fields } = text.line;
      const answer = written({ main, items, point, pose, way, fields }, path, complain);
      return { kind: 'refuse', path, seat: seat - 1, answer, code, rules: rules ?? null };
    }
  }
}

type Word = string | number | boolean;

/** The parts an answer may be written in. */
interface Written {
  readonly main: Word | readonly Word[] | Readonly<Record<string, number>> | undefined;
  readonly items: readonly Word[] | undefined;
  readonly point: readonly [number, number] | undefined;
  readonly pose: readonly [number, number, number] | undefined;
  readonly way: readonly (readonly [number, number])[] | undefined;
  readonly fields: Readonly<Record<string, Word>>;
}

function written({ main, items, point, pose, way, fields }: Written, path: Path, complain: Complain): Answer {
  const whole = [items?.map(String), point, pose, way].filter((part) => part !== undefined);
  const isWord = main !== undefined && typeof main !== 'object';
  if (main === undefined && whole.length === 0) complain(path, 'there is no answer');
  if (whole.length > 1 || (whole.length === 1 && main !== undefined && !isWord))
    complain(path, 'there are two answers');
  if (whole.length === 1 || !isWord)
    for (const field of Object.keys(fields)) complain([...path, field], 'a field cannot be appended to this answer');
  if (whole.length > 0) return whole[0];
  if (isWord) return [main, ...Object.values(fields)].join('.');
  return Array.isArray(main) ? main.map(String) : ((main ?? '') as Answer);
}
