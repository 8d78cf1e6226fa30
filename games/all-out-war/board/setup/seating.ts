import type { Config, Message } from '@shamble/kernel';
import { isShared } from '../../rules/setup.ts';

/** What the number of seats means: alone, as rivals, or together. */
export function seating(names: readonly string[], options: Config['options']): Message {
  const [first] = names;
  if (names.length === 1) return { id: 'boardview.setup.seats.one', params: { who: first } };
  const who = names.map((name): Message => ({ id: 'boardview.letters', params: { letters: name } }));
  const shared = isShared({ seats: names.length, options });
  return { id: shared ? 'boardview.setup.seats.more' : 'boardview.setup.seats.two', params: { who } };
}
