/** Whom a question is about. */
import { isPlaying, type Person, type War } from '../rules/state.ts';
import { named } from '../rules/words.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The Survivor that a parameter names. */
export const personIn = (s: War, message: unknown): Person | null =>
  s.people.find((person) => isSame(named(person), message)) ?? null;

/** One Survivor or several. */
export function peopleIn(s: War, message: unknown): Person[] {
  const list: readonly unknown[] = Array.isArray(message) ? message : [message];
  return list.flatMap((one) => personIn(s, one) ?? []).filter(isPlaying);
}
