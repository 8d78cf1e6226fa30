import type { Message } from '@shamble/kernel';
import { dealtOver } from './begins.ts';

const TEAM = 6;

/** Who gets how many Survivors, if they are dealt evenly: the first ones get more. */
export function seating(names: readonly string[]): Message {
  const [first] = names;
  if (names.length === 1) return { id: 'boardview.setup.seats.one', params: { who: first } };
  const shares = dealtOver(TEAM, names.length);
  const who = names.map((name, i) => ({ id: 'boardview.setup.seat', params: { who: name, n: shares[i] } }));
  return { id: 'boardview.setup.seats', params: { who } };
}
