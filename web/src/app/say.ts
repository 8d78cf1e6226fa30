import type { GameText, Kit, Lang, Messages, Say, Seat } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { use, useMemo } from 'react';
import { appMessages } from '../text/index.ts';
import { useSettings } from './settings.ts';
import { createVoice, readAtOnce } from './voice.ts';
import { reworded, wordings } from './wording.ts';

/** The one voice of the app: its language, and the texts loaded in it. */
export const voice = createVoice(appMessages);

/** The language everything is said in now; changes once its texts are there. */
export const useLang = (): Lang => voice.use((state) => state.lang);

/** A language that could not be loaded; the old one goes on. */
export const useFailedLang = (): Lang | null => voice.use((state) => state.failed);

/** The text of a game in the present language; the first time a screen waits for it. */
export const useGameText = (kit: Kit): GameText => use(voice.learn(kit, useLang()));

const NO_GAME: Promise<GameText> = readAtOnce(Promise.resolve({ messages: {}, rulebook: '' }));

/** Says messages of the app, the kernel and, given its kit, of a game, in the present language. */
export function useSay(kit?: Kit | null, names?: (seat: Seat) => string): Say {
  const lang = useLang();
  const calm = useSettings((settings) => settings.calm);
  const lengths = useSettings((settings) => settings.lengths);
  const app = voice.use((state) => state.app);
  const game = use(kit ? voice.learn(kit, lang) : NO_GAME);
  return useMemo(() => {
    const messages: Messages = { ...app, ...game.messages };
    return speaker(lang, reworded(messages, wordings({ calm, lengths }, lang)), names);
  }, [lang, calm, lengths, app, game, names]);
}
