import { configure, Match, sample } from '@shamble/kernel';
import { voices } from '@shamble/kernel/conformance/heard';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { game } from '../../rules/game.ts';
import type { Army } from '../../rules/state.ts';
import { type View, view } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { terminal } from '../index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';

export const OWN = { en, it, fr };
const NAMES = ['Ann', 'Bartholomew the Elder of Upper Slaughter', 'Zoé', '丹尼 🧟', 'Eve', 'Fred'];

/** Says everything in a language, with the names above. */
export const SAY = await voices(NAMES, async (lang) => (await text(lang)).messages, terminal.text);

/** A random game of a Mission, in which nobody throws cards away, until something is so or it is over. */
export function playedUntil(
  mission: string,
  seats: number,
  seed: string,
  so: (s: Army, match: Match<Army>) => boolean,
): Match<Army> {
  const match = Match.open(game, configure(game, seats, { mission, team: 'random' }), seed, { events: false });
  const below = stream(seed);
  while (!match.over && !so(match.state, match)) {
    const [decision] = match.pending;
    const answer = sample(decision, below, game);
    if (typeof answer !== 'string' || !answer.startsWith('discard.')) give(match, decision, answer);
  }
  return match;
}

/** Views of a game, one after so many answers. */
export function views(mission: string, seats: number, each: number): View[] {
  const seen: View[] = [];
  let asked = 0;
  const match = playedUntil(mission, seats, `${mission} ${seats}`, (s) => {
    if (asked++ % each === 0) seen.push(structuredClone(view(s, s.turn % seats)));
    return false;
  });
  return [...seen, structuredClone(view(match.state, 0))];
}
