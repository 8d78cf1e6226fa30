import { type Answer, configure, type Decision, Match, sample } from '@shamble/kernel';
import { voices } from '@shamble/kernel/conformance/heard';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { game } from '../../rules/game.ts';
import type { War } from '../../rules/state.ts';
import { text } from '../../text/index.ts';
import { terminal } from '../index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

export const OWN = { en, it, fr };
const NAMES = ['Ann', 'Bartholomew the Elder of Upper Slaughter', 'Zoé', '丹尼 🧟'];

/** Says everything in a language, with the names above. */
export const SAY = await voices(NAMES, async (lang) => (await text(lang)).messages, terminal.text);

export interface Way {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | boolean>>;
}

export const WAYS: readonly Way[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { setup: 'hand', scenery: 'catalogue', buildings: 'detailed', tops: true } },
  { seats: 2, options: { points: '400', group1: 'theConvoy', group2: 'homeGround' } },
  { seats: 2, options: { points: '150', group1: 'camp', group2: 'camp', setup: 'layout' } },
  { seats: 1, options: { scenario: 'learning' } },
  { seats: 3, options: { mode: 'together', points: '300', group1: 'quietCompany' } },
];

/** Places with a name where there is one, so that somebody gets somewhere. */
const answerTo = (decision: Decision, below: (n: number) => number): Answer =>
  decision.kind === 'place' && decision.candidates.length > 0
    ? decision.candidates[below(decision.candidates.length)].answer
    : sample(decision, below, game);

/** A random game until something is so, or for so many answers. */
export function playedUntil(
  { seats, options }: Way,
  most: number,
  so: (s: War, match: Match<War>) => boolean,
): Match<War> {
  const seed = `${seats} ${Object.values(options).join()}`;
  const match = Match.open(game, configure(game, seats, options), seed, { events: false });
  const below = stream(seed);
  for (let n = 0; n < most && !match.over && !so(match.state, match); n++) {
    const [decision] = match.pending;
    give(match, decision, answerTo(decision, below));
  }
  return match;
}
