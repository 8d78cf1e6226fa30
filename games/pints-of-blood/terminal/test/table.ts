import { Chance, configure, Match, seeded } from '@shamble/kernel';
import { voices } from '@shamble/kernel/conformance/heard';
import { randomStates } from '@shamble/kernel/conformance/playing';
import { game } from '../../rules/game.ts';
import type { Pints } from '../../rules/state.ts';
import { text } from '../../text/index.ts';
import { terminal } from '../index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

export const OWN = { en, it, fr };
const NAMES = ['Ann', 'Bartholomew the Elder of Upper Slaughter', 'Zoé', '丹尼 🧟'];

/** Says everything in a language, with the names above. */
export const SAY = await voices(NAMES, async (lang) => (await text(lang)).messages, terminal.text);

export interface Settings {
  readonly seats?: number;
  readonly level?: 'starter' | 'main';
  readonly options?: Readonly<Record<string, string>>;
}

const configOf = ({ seats = 3, level = 'starter', options = {} }: Settings) =>
  configure(game, seats, { level, first: '1', ...options });

/** The position after set-up, changed as wanted. */
export function position(settings: Settings, change: (s: Pints) => void): Pints {
  const state = game.setup(configOf(settings), new Chance(seeded('a table')));
  state.step = 'send';
  state.turn = 4;
  change(state);
  return state;
}

/** Positions of a random game, one at each so many decisions, and the last. */
export const positions = (settings: Settings, seed: string, every: number): Generator<Pints> =>
  randomStates(Match.open(game, configOf(settings), seed, {}), `answers ${seed}`, every);
