import { configure, type Json, Match } from '@shamble/kernel';
import { voices } from '@shamble/kernel/conformance/heard';
import { randomStates } from '@shamble/kernel/conformance/playing';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';
import { words } from '../../scenarios/words.ts';
import { text } from '../../text/index.ts';
import { terminal } from '../index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

export const OWN = { en, it, fr };
const NAMES = ['Ann', 'Bartholomew the Elder of Upper Slaughter', 'Zoé', '丹尼 🧟', 'Eve', 'Fred'];

/** Says everything in a language, with the names above. */
export const SAY = await voices(NAMES, async (lang) => (await text(lang)).messages, terminal.text);

export interface Settings {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
}

export type Given = Readonly<Record<string, Json>>;

const configOf = ({ seats = 3, options = {} }: Settings) => configure(game, seats, options);

/** The match at a position in the words of scenario files, where it first asks something. */
export function matchAt(settings: Settings, given: Given, script: Readonly<Record<string, Json[]>> = {}) {
  const config = configOf(settings);
  return Match.open(game, config, 'a table', {}, (state) => {
    words.given(state, given, config);
    state.rng.script = structuredClone(script);
  });
}

/** Positions of a random game, one at each so many decisions, and the last. */
export const positions = (settings: Settings, seed: string, every: number): Generator<Walking> =>
  randomStates(Match.open(game, configOf(settings), seed, {}), `answers ${seed}`, every);
