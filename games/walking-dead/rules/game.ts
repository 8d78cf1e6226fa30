import type { Game } from '@shamble/kernel';
import { flaw } from './flaw.ts';
import { scramble } from './scramble.ts';
import { setup } from './setup.ts';
import { isFollower, type Player, type Walking } from './state.ts';
import { play } from './turn.ts';
import { view } from './view.ts';
import { whyNot } from './why.ts';

/** The Walking Dead: The Board Game. */
export const game: Game<Walking> = {
  id: 'walking-dead',
  version: '1.1.0',
  seats: { min: 1, max: 6 },
  options: [
    { id: 'edition', values: ['fr', 'it'], default: 'fr' },
    { id: 'elimination', values: ['restart', 'out'], default: 'restart' },
    { id: 'characters', values: ['random', 'choose'], default: 'random' },
  ],
  setup,
  play,
  outcome: (s) => s.result,
  view,
  scramble,
  counts,
  flaw,
  turns: (s) => s.turn,
  whyNot,
};

/** Components, wherever they lie. None is ever lost or made (WD-COMP01, WD-COMP02). */
function counts(s: Walking): Record<string, number> {
  const sum = (of: (player: Player) => number): number => s.players.reduce((n, player) => n + of(player), 0);
  const bag = (counted: readonly number[]): number => counted.reduce((n, count) => n + count, 0);
  return {
    tokens: bag(s.supply) + bag(s.discard) + s.tokens.length,
    encounters:
      s.encounters.draw.length +
      s.encounters.discard.length +
      s.facing.filter((card) => card >= 0).length +
      sum(({ items }) => items.length),
    locations:
      s.locations.draw.length +
      s.locations.discard.length +
      s.shown.filter((card) => card >= 0).length +
      sum(({ hidden, explored }) => explored.length + (hidden >= 0 ? 1 : 0)),
    followers:
      s.followers.length +
      s.markers.length +
      s.deadFollowers.length +
      sum(({ team }) => team.filter(({ id }) => isFollower(id)).length),
    characters:
      s.characters.length +
      s.deadCharacters.length +
      sum(({ team, fallen }) => team.filter(({ id }) => !isFollower(id)).length + (fallen >= 0 ? 1 : 0)),
  };
}
