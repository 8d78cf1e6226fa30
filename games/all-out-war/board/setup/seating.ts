import type { Message } from '@shamble/kernel';

/** What the number of seats means: alone, as rivals, or together. */
export function seating(names: readonly string[]): Message {
  const [first] = names;
  if (names.length === 1) return { id: 'boardview.setup.seats.one', params: { who: first } };
  const who = names.map((name): Message => ({ id: 'boardview.letters', params: { letters: name } }));
  return { id: names.length === 2 ? 'boardview.setup.seats.two' : 'boardview.setup.seats.more', params: { who } };
}
