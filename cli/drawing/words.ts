import type { Outcome, Params, Say } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { clip } from './columns.ts';

/** Says a message by its id. */
export const tell = (say: Say, id: string, params?: Params): string => say(params ? { id, params } : { id });

/** The mark of what is current, such as the player whose turn it is. */
export const NOW = '►';

/** A label and what it is about, with the punctuation of the language. */
export const labelled = (say: Say, label: string, text: string): string =>
  tell(say, 'terminal.labelled', { label, text });

/** A view of a player's own, or of nobody's: `you` is the player's number, from 1. */
interface Eyes {
  readonly you: number;
}

/** A player by the number in the view; a name may be cut to so many columns. */
export function playerName(say: Say, number: number, { you }: Eyes, most = Number.POSITIVE_INFINITY): string {
  const who = clip(tell(say, 'terminal.who', { who: player(number) }), most);
  return number === you ? tell(say, 'terminal.you', { who }) : who;
}

/** Who is saved at the end, if anybody. */
export function savedText(say: Say, { winners }: Outcome, eyes: Eyes): string {
  if (winners.length === 0) return tell(say, 'terminal.nobody-saved');
  const players = winners.map((seat) => playerName(say, seat + 1, eyes)).join(', ');
  return tell(say, 'terminal.saved', { players });
}

/** Keeps the words of a name on one line; `loose` lets go of them again. */
export const keep = (name: string): string => name.replaceAll(' ', KEPT);
export const loose = (line: string): string => line.replaceAll(KEPT, ' ');
const KEPT = '\u00a0';
