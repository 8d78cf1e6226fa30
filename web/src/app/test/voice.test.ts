import type { GameText, Kit, Lang, Messages } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { createVoice } from '../voice.ts';

const words = (lang: Lang): Messages => ({ hello: `hello in ${lang}` });

/** A promise that is kept or broken by hand. */
function later<T>() {
  let keep: (value: T) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  return { promise, keep, fail };
}

/** Only the text of a kit is asked for here. */
const kitWith = (text: (lang: Lang) => Promise<GameText>): Kit => ({ text }) as Partial<Kit> as Kit;
const gameText = (lang: Lang): GameText => ({ messages: { game: `game in ${lang}` }, rulebook: '' });

describe('the voice', () => {
  it('changes the language only when its words are there', async () => {
    const french = later<Messages>();
    const voice = createVoice((lang) => (lang === 'fr' ? french.promise : Promise.resolve(words(lang))));
    await voice.speak('it');
    const change = voice.speak('fr');
    expect(voice.use.getState()).toMatchObject({ lang: 'it', app: words('it') });
    french.keep(words('fr'));
    await change;
    expect(voice.use.getState()).toMatchObject({ lang: 'fr', app: words('fr') });
  });

  it('follows the last wish, whatever arrives last', async () => {
    const italian = later<Messages>();
    const voice = createVoice((lang) => (lang === 'it' ? italian.promise : Promise.resolve(words(lang))));
    const first = voice.speak('it');
    await voice.speak('fr');
    italian.keep(words('it'));
    await first;
    expect(voice.use.getState().lang).toBe('fr');
  });

  it('keeps the old language and says so when the new one cannot be had', async () => {
    let works = false;
    const voice = createVoice(async (lang) => {
      if (lang === 'fr' && !works) throw new Error('no network');
      return words(lang);
    });
    await voice.speak('en');
    await voice.speak('fr');
    expect(voice.use.getState()).toMatchObject({ lang: 'en', failed: 'fr', app: words('en') });
    works = true;
    await voice.speak('fr');
    expect(voice.use.getState()).toMatchObject({ lang: 'fr', failed: null });
  });

  it('rejects when there are no words at all', async () => {
    const voice = createVoice(() => Promise.reject(new Error('no network')));
    await expect(voice.speak('en')).rejects.toThrow('no network');
  });

  it('can go on in the old language without being asked again', async () => {
    const voice = createVoice((lang) =>
      lang === 'fr' ? Promise.reject(new Error('no')) : Promise.resolve(words(lang)),
    );
    await voice.speak('en');
    await voice.speak('fr');
    voice.keepOld();
    expect(voice.use.getState()).toMatchObject({ lang: 'en', failed: null });
  });
});

describe('the voice and a game', () => {
  it('learns a game once per language and brings it along to the next', async () => {
    const asked: Lang[] = [];
    const kit = kitWith(async (lang) => {
      asked.push(lang);
      return gameText(lang);
    });
    const voice = createVoice(async (lang) => words(lang));
    await voice.speak('en');
    await Promise.all([voice.learn(kit, 'en'), voice.learn(kit, 'en')]);
    expect(asked).toEqual(['en']);
    await voice.speak('it');
    expect(voice.use.getState().games.get(kit)).toEqual(gameText('it'));
  });

  it('asks again for a text that did not arrive', async () => {
    let works = false;
    const kit = kitWith(async (lang) => {
      if (!works) throw new Error('no network');
      return gameText(lang);
    });
    const voice = createVoice(async (lang) => words(lang));
    await voice.speak('en');
    await expect(voice.learn(kit, 'en')).rejects.toThrow('no network');
    works = true;
    await expect(voice.learn(kit, 'en')).resolves.toEqual(gameText('en'));
  });

  it('does not mix languages: a text that arrives after a change is not said', async () => {
    const english = later<GameText>();
    const kit = kitWith((lang) => (lang === 'en' ? english.promise : Promise.resolve(gameText(lang))));
    const voice = createVoice(async (lang) => words(lang));
    await voice.speak('en');
    const learning = voice.learn(kit, 'en');
    await voice.speak('fr');
    english.keep(gameText('en'));
    await learning;
    expect(voice.use.getState().games.has(kit)).toBe(false);
  });
});
