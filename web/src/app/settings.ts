import { LANGS, type Lang } from '@shamble/kernel';
import type { Pace } from '@shamble/parts/board';
import { create } from 'zustand';
import { type KeyChanges, readKeyChanges } from './key-map.ts';
import { keepIn, type Shelf, safeStorage } from './storage.ts';

/** How the reader likes the table; remembered on this device. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: 'night' | 'paper';
  readonly contrast: 'normal' | 'high';
  /** Percent of the browser's own text size. */
  readonly textSize: number;
  /** What the reader chose; `usePace` says what holds where the system asks for less. */
  readonly motion: Pace;
  /** How fast what bots and other people do is shown, beside `motion`. */
  readonly others: 'same' | 'faster' | 'slower' | 'off';
  /** No blood, no gore. */
  readonly calm: boolean;
  /** Single-key shortcuts. */
  readonly keys: boolean;
  /** The keys of commands that are not those of a new reader. */
  readonly keyMap: KeyChanges;
  /** How a choice on the board is given: two taps on touch screens and one click elsewhere, or always one, or two. */
  readonly oneTap: 'touch-two' | 'one' | 'two';
  readonly windows: 'always' | 'new' | 'hold';
  /** Forced decisions answer themselves. */
  readonly auto: boolean;
  /** How strongly reach, danger and forecast are drawn over the board. */
  readonly overlay: 'soft' | 'normal' | 'strong';
  /** What is measured in inches: as the language has it, or without centimetres, or with them. */
  readonly lengths: 'lang' | 'inches' | 'both';
}

/** What is one of a few: all but the keys. */
export type Choice = Exclude<keyof Settings, 'keyMap'>;

export const CHOICES = {
  lang: LANGS,
  theme: ['night', 'paper'],
  contrast: ['normal', 'high'],
  textSize: [100, 125, 150, 175, 200],
  motion: ['off', 'fast', 'normal', 'slow'],
  others: ['off', 'faster', 'same', 'slower'],
  calm: [false, true],
  keys: [false, true],
  oneTap: ['touch-two', 'one', 'two'],
  windows: ['always', 'new', 'hold'],
  auto: [false, true],
  overlay: ['soft', 'normal', 'strong'],
  lengths: ['lang', 'inches', 'both'],
} as const satisfies { readonly [Name in Choice]: readonly Settings[Name][] };

interface Store extends Settings {
  set(changes: Partial<Settings>): void;
  reset(): void;
}

const KEY = 'shamble.settings';

/** What a new reader gets, as far as the browser tells. */
export function defaults(languages: readonly string[] = [], moreContrast = false): Settings {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return {
    lang: spoken.map((tag) => LANGS.find((lang) => lang === tag)).find((lang) => lang !== undefined) ?? 'en',
    theme: 'night',
    contrast: moreContrast ? 'high' : 'normal',
    textSize: 100,
    motion: 'normal',
    others: 'same',
    calm: false,
    keys: true,
    keyMap: {},
    oneTap: 'touch-two',
    windows: 'new',
    auto: true,
    overlay: 'normal',
    lengths: 'lang',
  };
}

/** What was remembered, as far as it makes sense; the rest as for a new reader. */
export function readSettings(text: string | null, otherwise: Settings): Settings {
  const settings: Record<string, unknown> = { ...otherwise };
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return otherwise;
    for (const [name, value] of Object.entries(kept)) {
      const known: readonly unknown[] | undefined = Object.hasOwn(CHOICES, name) ? CHOICES[name as Choice] : undefined;
      if (known?.includes(value)) settings[name] = value;
      else if (name === 'keyMap') settings[name] = readKeyChanges(value);
    }
  } catch {
    return otherwise;
  }
  return settings as unknown as Settings;
}

const fresh = (): Settings =>
  typeof window === 'undefined'
    ? defaults()
    : defaults(navigator.languages, window.matchMedia?.('(prefers-contrast: more)').matches);

const plain = ({ set, reset, ...settings }: Store): Settings => settings;

/** A store of settings over some storage, which may be blocked or full: then they last as long as the page. */
export function settingsStore(storage: Shelf, otherwise: Settings) {
  const store = create<Store>((set) => ({
    ...readSettings(storage.read(KEY), otherwise),
    set: (changes) => set(changes),
    reset: () => set(otherwise),
  }));
  keepIn(storage, KEY, store, (text) => store.setState(readSettings(text, otherwise)), plain);
  return store;
}

export const useSettings = settingsStore(safeStorage(), fresh());
