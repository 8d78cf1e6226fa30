import type { Message } from '@shamble/kernel';

/** One or the other. */
export const either = ([first, ...rest]: readonly Message[]): Message =>
  rest.length === 0
    ? first
    : { id: rest.length === 1 ? 'boardview.or' : 'boardview.or.more', params: { a: first, b: either(rest) } };
