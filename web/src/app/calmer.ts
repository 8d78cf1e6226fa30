import type { Messages } from '@shamble/kernel';

const BEGINNING = 'calm.';

/** The words for calm mode: `calm.<id>`, where a game has it, stands in the place of `<id>`. */
export function calmer(messages: Messages): Messages {
  const calm = Object.entries(messages).filter(([id]) => id.startsWith(BEGINNING));
  return { ...messages, ...Object.fromEntries(calm.map(([id, words]) => [id.slice(BEGINNING.length), words])) };
}
