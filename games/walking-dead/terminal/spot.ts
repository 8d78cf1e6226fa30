import { tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { LOCATION_CARDS, locationCardNumber } from '../content/locations.ts';
import { ICONS, LOCATION_AT, SPACES, START_AT } from '../content/map.ts';
import type { Seen } from './seen.ts';
import { letter } from './words.ts';

/** A face-down token nobody here knows; what a space holds that has no room to be shown. */
export const HIDDEN = '?';
export const MORE = '+';
export const MARKER = '&';
export const START = '^';
export const PRIVATE = '*';
const EMPTY = '·';

/** What stands on the board, by the id of the space. */
export interface Pieces {
  /** The initials of pawns, then a sign for each follower left behind. */
  readonly upon: ReadonlyMap<string, readonly string[]>;
  /** Tokens as this seat sees them: a number, or hidden. */
  readonly tokens: ReadonlyMap<string, readonly string[]>;
  /** What a Location is to this seat: the slots in which its cards lie open, and whether it is the private one. */
  readonly open: ReadonlyMap<string, readonly string[]>;
}

/** All pieces on the board. */
export function piecesOf(say: Say, s: Seen): Pieces {
  const upon = new Map<string, string[]>();
  const tokens = new Map<string, string[]>();
  const open = new Map<string, string[]>();
  const put = (on: Map<string, string[]>, key: string, sign: string): void => {
    on.set(key, [...(on.get(key) ?? []), sign]);
  };
  for (const { space, pawn } of s.players) if (space !== null && pawn !== null) put(upon, space, initial(say, pawn));
  for (const { space } of s.markers) put(upon, space, MARKER);
  for (const { space, zombies } of s.tokens) put(tokens, space, zombies === null ? HIDDEN : String(zombies));
  for (const [slot, card] of s.shown.entries()) if (card !== null) put(open, placeOf(card), String(slot + 1));
  const own = s.players[s.you - 1]?.private ?? null;
  if (own !== null) put(open, placeOf(own), PRIVATE);
  return { upon, tokens, open };
}

export const placeOf = (card: string): string => LOCATION_CARDS[locationCardNumber(card)].location;

/** The letter that a character's pawn has on the map. */
export const initial = (say: Say, character: string): string => tell(say, `survivor.${character}`)[0];

/** A space as the map draws it: its id with pawns and followers, its ground with tokens. */
export interface Spot {
  readonly lines: readonly [string, string];
  /** Whether every token on it is there to be read. */
  readonly whole: boolean;
}

/** Two lines of at most `room` columns. */
export function spotOf(say: Say, space: number, pieces: Pieces, room: number): Spot {
  const id = SPACES[space];
  const place = LOCATION_AT[space];
  const upon = pieces.upon.get(id) ?? [];
  const signs = (place === null ? pieces.tokens.get(id) : pieces.open.get(place)) ?? [];
  const ground = joined(groundOf(say, space), signs, room);
  return { lines: [joined(id, upon, room), ground || EMPTY], whole: ground.endsWith(signs.join('')) };
}

/** What is printed on a space: a Location, a Start space, resources, or nothing. */
function groundOf(say: Say, space: number): string {
  const place = LOCATION_AT[space];
  if (place !== null) return tell(say, `terminal.short.${place}`);
  const start = START_AT[space];
  if (start !== null) return START + initial(say, start);
  return ICONS[space].map((kind) => letter(say, kind)).join('');
}

/** A text and signs behind it: all of them, how many they are, or that there are some. */
function joined(text: string, signs: readonly string[], room: number): string {
  if (signs.length === 0) return text;
  const left = room - text.length;
  const all = signs.join('');
  const count = `×${signs.length}`;
  const shown = [` ${all}`, all, count, MORE].find((way) => way.length <= left && (text !== '' || way[0] !== ' '));
  return text + (shown ?? '');
}
