import type { Message, Params, Say } from '@shamble/kernel';
import { clip } from '@shamble/kernel/columns';
import { COLOURS } from '../content/dice.ts';
import type { Seen, SeenPlayer } from './seen.ts';

/** Says a message by its id. */
export const tell = (say: Say, id: string, params?: Params): string => say(params ? { id, params } : { id });

/** The mark of what is current: the player whose turn it is. */
export const NOW = '►';

/** A label and what it is about, with the punctuation of the language. */
export const labelled = (say: Say, label: string, text: string): string =>
  tell(say, 'terminal.labelled', { label, text });

/** A player by the number in the view; a name may be cut to so many columns. */
export function playerName(say: Say, player: number, { you }: Seen, most = Number.POSITIVE_INFINITY): string {
  const who = clip(tell(say, 'terminal.who', { who: { seat: player - 1 } }), most);
  return player === you ? tell(say, 'terminal.you', { who }) : who;
}

/** Keeps the words of a name on one line; `loose` lets go of them again. */
export const keep = (name: string): string => name.replaceAll(' ', KEPT);
export const loose = (line: string): string => line.replaceAll(KEPT, ' ');
const KEPT = '\u00a0';

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
