import type { GameText, Kit, Lang, Messages } from '@shamble/kernel';
import { create } from 'zustand';

export interface VoiceState {
  readonly lang: Lang;
  readonly app: Messages;
  readonly games: ReadonlyMap<Kit, GameText>;
  readonly failed: Lang | null;
}

/** Lets React read what a promise brought without waiting once more. */
export function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** Holds what is said in one language and changes to another only when all of it is there. */
export function createVoice(load: (lang: Lang) => Promise<Messages>) {
  const use = create<VoiceState>(() => ({ lang: 'en', app: {}, games: new Map(), failed: null }));
  /** Texts on their way, so that a waiting screen asks once. */
  const learning = new Map<Lang, Map<Kit, Promise<GameText>>>();
  let wanted: Lang | null = null;

  /** Changes the language; the last wish counts. Rejects only where nothing can be said at all. */
  async function speak(lang: Lang): Promise<void> {
    wanted = lang;
    try {
      const kits = [...use.getState().games.keys()];
      const [app, ...texts] = await Promise.all([load(lang), ...kits.map((kit) => learn(kit, lang))]);
      if (wanted !== lang) return;
      // A game may have been opened meanwhile: it is learnt anew by the screen that shows it.
      use.setState({ lang, app, games: new Map(kits.map((kit, i) => [kit, texts[i]])), failed: null });
    } catch (error) {
      if (wanted !== lang) return;
      if (Object.keys(use.getState().app).length === 0) throw error;
      use.setState({ failed: lang });
    }
  }

  /** Loads a game's text in a language and adds it to what can be said. */
  function learn(kit: Kit, lang: Lang): Promise<GameText> {
    let inLang = learning.get(lang);
    if (!inLang) learning.set(lang, (inLang = new Map()));
    const known = inLang.get(kit);
    if (known) return known;
    const fresh = kit.text(lang).then((text) => {
      const { lang: now, games } = use.getState();
      if (now === lang) use.setState({ games: new Map(games).set(kit, text) });
      return text;
    });
    fresh.catch(() => inLang.delete(kit));
    inLang.set(kit, readAtOnce(fresh));
    return fresh;
  }

  const keepOld = (): void => {
    wanted = use.getState().lang;
    use.setState({ failed: null });
  };

  return { use, speak, learn, keepOld };
}
