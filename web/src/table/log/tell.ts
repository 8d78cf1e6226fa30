import type { Describe, GameEvent, Message, Say } from '@shamble/kernel';

/** Turns events into sentences, each once. */
export interface Teller {
  message(event: GameEvent): Message | null;
  sentence(event: GameEvent): string | null;
}

/** Sentences in one language; kept as long as the events themselves. */
export function teller(describe: Describe, say: Say): Teller {
  const messages = new WeakMap<GameEvent, Message | null>();
  const sentences = new WeakMap<GameEvent, string>();

  const message = (event: GameEvent): Message | null => {
    const known = messages.get(event);
    if (known !== undefined) return known;
    const fresh = describe.event(event);
    messages.set(event, fresh);
    return fresh;
  };

  const sentence = (event: GameEvent): string | null => {
    const known = sentences.get(event);
    if (known !== undefined) return known;
    const words = message(event);
    if (words === null) return null;
    const said = say(words);
    sentences.set(event, said);
    return said;
  };

  return { message, sentence };
}
