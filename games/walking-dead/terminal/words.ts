import { keep, tell } from '@shamble/cli/drawing';
import type { Message, Say } from '@shamble/kernel';
import { COLOURS } from '../content/dice.ts';
import type { Seen, SeenPlayer } from './seen.ts';

export const letter = (say: Say, of: string): string => tell(say, `terminal.letter.${of}`);

/** Several things one after the other, each kept on one line; a word for nothing where there are none. */
export const list = (say: Say, things: readonly Message[]): string =>
  things.length === 0 ? tell(say, 'terminal.none') : things.map((thing) => keep(say(thing))).join(', ');

/** Several sentences, which may be broken anywhere. */
export const sentences = (say: Say, things: readonly Message[]): string =>
  things.length === 0 ? tell(say, 'terminal.nothing') : things.map(say).join(', ');

/** Dice by the letters of their colours: `B3 R1`. */
export function poolText(say: Say, pool: readonly number[]): string {
  const dice = COLOURS.flatMap((colour, i) => (pool[i] > 0 ? [`${letter(say, colour)}${pool[i]}`] : []));
  return dice.length === 0 ? '-' : dice.join(' ');
}

/** Which objective of a Location counts for a player: one more than were explored. */
export const tierOf = ({ explored }: SeenPlayer): number => Math.min(explored.length + 1, 3);

/** Whose objectives are shown: the viewer's, or those of the active player where somebody only watches. */
export const viewer = (s: Seen): SeenPlayer => s.players[(s.you > 0 ? s.you : s.active) - 1];
