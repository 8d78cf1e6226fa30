import { below32, Chance, configure, LANGS, type Lang, Match, type Say, sample, seeded } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { game } from '../../rules/game.ts';
import type { Pints } from '../../rules/state.ts';
import { text } from '../../text/index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

export const OWN = { en, it, fr };
const NAMES = ['Ann', 'Bartholomew the Elder of Upper Slaughter', 'Zoé', '丹尼 🧟'];

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
export function* positions(settings: Settings, seed: string, every: number): Generator<Pints> {
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
