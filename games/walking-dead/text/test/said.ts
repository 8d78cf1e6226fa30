import { LANGS, type Lang, type Message, type Messages, type Param, type Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { text } from '../index.ts';
import { parameters } from './parameters.ts';

interface Tongue {
  readonly lang: Lang;
  readonly messages: Messages;
  readonly say: Say;
}

export const tongues: readonly Tongue[] = await Promise.all(
  LANGS.map(async (lang) => {
    const { messages } = await text(lang);
    return { lang, messages, say: speaker(lang, messages) };
  }),
);

/** What is wrong with a message in any language: an id that is missing, a parameter too many or too few. */
export const faults = (message: Message): string[] =>
  messagesIn(message).flatMap((part) => tongues.flatMap((tongue) => faultsIn(tongue, part)));

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
