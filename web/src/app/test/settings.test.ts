import { describe, expect, it } from 'vitest';
import { defaults, readSettings, settingsStore } from '../settings.ts';
import { safeStorage } from '../storage.ts';

/** Storage of a browser, in memory. */
function browserStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (n) => [...kept.keys()][n] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, text) => void kept.set(key, text),
  };
}

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

const full: Storage = {
  ...browserStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('settings of a new reader', () => {
  it('speak the first language of the browser that the app knows', () => {
    expect(defaults(['de-CH', 'fr-CH', 'it']).lang).toBe('fr');
    expect(defaults(['de', 'es']).lang).toBe('en');
    expect(defaults(['IT-it']).lang).toBe('it');
  });

  it('have high contrast where the system asks for it', () => {
    expect(defaults([], true).contrast).toBe('high');
    expect(defaults([], false).contrast).toBe('normal');
  });
});

describe('remembered settings', () => {
  it('come back on the next visit', () => {
    const storage = browserStorage();
    settingsStore(
      safeStorage(() => storage),
      defaults(),
    )
      .getState()
      .set({ lang: 'it', textSize: 150, others: 'faster', calm: true });
    const next = settingsStore(
      safeStorage(() => storage),
      defaults(),
    ).getState();
    expect(next).toMatchObject({ lang: 'it', textSize: 150, others: 'faster', calm: true, theme: 'night' });
  });

  it('are taken one by one: what makes no sense is as for a new reader', () => {
    const kept = JSON.stringify({ theme: 'paper', lang: 'xx', textSize: 9000, motion: 'off', __proto__: 1, set: 2 });
    expect(readSettings(kept, defaults())).toEqual({ ...defaults(), theme: 'paper', motion: 'off' });
  });

  it.each(['', '[', 'null', '"words"', '7'])('that are no settings (%s) are ignored', (kept) => {
    expect(readSettings(kept, defaults())).toEqual(defaults());
  });

  it('go back to the start', () => {
    const storage = browserStorage();
    const store = settingsStore(
      safeStorage(() => storage),
      defaults(),
    );
    store.getState().set({ theme: 'paper' });
    store.getState().reset();
    expect(store.getState().theme).toBe('night');
    expect(
      settingsStore(
        safeStorage(() => storage),
        defaults(),
      ).getState().theme,
    ).toBe('night');
  });
});

describe('settings without storage', () => {
  it.each([
    ['blocked', blocked],
    ['full', () => full],
    ['missing', () => undefined],
  ])('%s: they hold as long as the page', (_, find) => {
    const store = settingsStore(safeStorage(find), defaults());
    store.getState().set({ theme: 'paper' });
    expect(store.getState().theme).toBe('paper');
  });

  it('say whether something was kept', () => {
    const storage = browserStorage();
    expect(safeStorage(() => storage).write('a', 'b')).toBe(true);
    expect(safeStorage(blocked).write('a', 'b')).toBe(false);
  });

  it('still read back what could not be kept', () => {
    const shelf = safeStorage(blocked);
    shelf.write('a', 'b');
    expect(shelf.read('a')).toBe('b');
  });
});
