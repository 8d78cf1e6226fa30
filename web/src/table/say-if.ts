import type { Message, Say } from '@shamble/kernel';

/** Says a message that a game may have or not. */
export function sayIf(say: Say, message: Message): string | null {
  try {
    return say(message);
  } catch {
    return null;
  }
}
