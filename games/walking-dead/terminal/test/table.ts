import { below32, configure, type Json, LANGS, type Lang, Match, type Say, sample, seeded } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';
import { words } from '../../scenarios/words.ts';
import { text } from '../../text/index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

export const OWN = { en, it, fr };
const NAMES = ['Ann', 'Bartholomew the Elder of Upper Slaughter', 'Zoé', '丹尼 🧟', 'Eve', 'Fred'];

const spoken = await Promise.all(
  LANGS.map(async (lang) => {
    const { messages } = await text(lang);
    return [lang, speaker(lang, { ...messages, ...OWN[lang] }, (seat) => NAMES[seat])] as const;
  }),
);

/** Says everything in a language, with the names above. */
export const SAY = Object.fromEntries(spoken) as Record<Lang, Say>;

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
export function* positions(settings: Settings, seed: string, every: number): Generator<Walking> {
  const match = Match.open(game, configOf(settings), seed, {});
  const chance = seeded(`answers ${seed}`).s;
  for (let decision = match.only; decision !== null; decision = match.only) {
    if (match.answers.length % every === 0) yield match.state;
    match.answer(
      decision.seat,
      decision.n,
      sample(decision, (n) => below32(chance, n), game.checks),
    );
  }
  yield match.state;
}
