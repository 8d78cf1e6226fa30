import { type GameText, LANGS, type Lang, type Messages, type Say } from '../kit.ts';
import type { Message, Param } from '../message.ts';
import { parameters } from './parameters.ts';
import { speaker } from './speaker.ts';

export { parameters };

interface Tongue {
  readonly lang: Lang;
  readonly messages: Messages;
  readonly say: Say;
}

/** A game's texts in all languages, and what is wrong with a message in any of them. */
export interface Listeners {
  readonly tongues: readonly Tongue[];
  /** An id that is missing, a parameter too many or too few, a sentence with a hole. */
  readonly faults: (message: Message) => string[];
}

/** Listens to a game in every language, for tests. */
export async function listen(text: (lang: Lang) => Promise<GameText>): Promise<Listeners> {
  const tongues = await Promise.all(
    LANGS.map(async (lang) => {
      const { messages } = await text(lang);
      return { lang, messages, say: speaker(lang, messages) };
    }),
  );
  const faults = (message: Message): string[] =>
    messagesIn(message).flatMap((part) => tongues.flatMap((tongue) => faultsIn(tongue, part)));
  return { tongues, faults };
}

function faultsIn({ lang, messages, say }: Tongue, message: Message): string[] {
  const pattern = messages[message.id];
  if (pattern === undefined) return [`${lang} lacks ${message.id}`];
  const wanted = parameters(pattern).join();
  const given = Object.keys(message.params ?? {})
    .sort()
    .join();
  if (wanted !== given) return [`${lang} ${message.id} wants (${wanted}) and gets (${given})`];
  if (messagesIn(message).some(({ id }) => !(id in messages))) return [];
  const sentence = say(message);
  return /\bundefined\b|NaN|\bnull\b|[{}]|^\s|\s$| {2}/.test(sentence) ? [`${lang} ${message.id}: "${sentence}"`] : [];
}

/** A message and the messages in its parameters. */
export const messagesIn = (message: Message): Message[] => [
  message,
  ...Object.values(message.params ?? {}).flatMap(messagesOf),
];

function messagesOf(param: Param): Message[] {
  if (typeof param !== 'object') return [];
  if ('id' in param) return messagesIn(param);
  return 'seat' in param ? [] : param.flatMap(messagesOf);
}
