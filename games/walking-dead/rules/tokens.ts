import { card, PUBLIC, seenBy } from '@shamble/kernel';
import { type AmmoFace, ammoKills, isBlam } from '../content/dice.ts';
import { NEIGHBOURS, SPACES, spaceNumber } from '../content/map.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { TOKEN_LABELS } from '../content/tokens.ts';
import {
  type G,
  hasPawn,
  hasToken,
  isLocation,
  me,
  party,
  spaceOf,
  tokenAt,
  type Walking,
  zombiesOf,
} from './state.ts';

const LEFT_BEHIND = ['WD-TOK02'];
const REFILLED = ['WD-TOK09', 'WD-TOK09-R'];
const NOISE = ['WD-AMMO06', 'WD-AMMO07'];

/** Puts a face-down token on a space, unless none is left anywhere (WD-TOK01, WD-TOK09). */
export function placeToken(g: G, space: number, rules: readonly string[]): void {
  const s = g.state;
  let zombies = g.chance.drawUnseen('token', s.supply, TOKEN_LABELS);
  if (zombies < 0) {
    const discarded = s.discard;
    s.discard = s.supply;
    s.supply = discarded;
    zombies = g.chance.drawUnseen('token', s.supply, TOKEN_LABELS);
    if (zombies < 0) return;
    g.emit({ type: 'tokens-mixed', rules: REFILLED });
  }
  s.tokens.push(card(tokenAt(space, zombies)));
  g.emit({ type: 'token-placed', space: SPACES[space], rules });
}

/** A space left by its last pawn and free of tokens gets one, unless it is a Location (WD-TOK02 to WD-TOK05). */
export function leaveBehind(g: G, space: number): void {
  const s = g.state;
  if (isLocation(space) || hasPawn(s, space) || hasToken(s, space)) return;
  placeToken(g, space, LEFT_BEHIND);
}

/** Takes a token off the board; its number is open from then on (WD-TOK08). */
export function discardToken(s: Walking, index: number): number {
  const [token] = s.tokens.splice(index, 1);
  const zombies = zombiesOf(token);
  s.discard[zombies]++;
  return zombies;
}

/** Turns a token up for everybody. */
export function turnUp(g: G, index: number): number {
  const s = g.state;
  const token = s.tokens[index];
  s.tokens[index] = card(tokenAt(spaceOf(token), zombiesOf(token)), PUBLIC);
  g.reveal('token');
  return zombiesOf(token);
}

/** Lets the active player look under tokens; nobody else learns what is there. */
export function peekAt(g: G, indexes: readonly number[], rules: readonly string[]): void {
  const s = g.state;
  if (indexes.length === 0) return;
  for (const i of indexes) s.tokens[i] = seenBy(s.tokens[i], [s.active]);
  g.reveal('peek');
  const spaces = indexes.map((i) => SPACES[spaceOf(s.tokens[i])]);
  g.emit({ type: 'peeked', player: s.active + 1, spaces, rules });
  const zombies = indexes.map((i) => zombiesOf(s.tokens[i]));
  g.whisper([s.active], { type: 'peek-seen', player: s.active + 1, spaces, zombies, rules });
}

/** The tokens on a space, as indexes into the board's list, the first laid first. */
export function tokensOn(s: Walking, space: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.tokens.length; i++) if (spaceOf(s.tokens[i]) === space) found.push(i);
  return found;
}

/** What a token is called: its space, and which of the tokens there it is. */
export function tokenId(s: Walking, index: number): string {
  const space = spaceOf(s.tokens[index]);
  let n = 1;
  for (let i = 0; i < index; i++) if (spaceOf(s.tokens[i]) === space) n++;
  return `${SPACES[space]}.${n}`;
}

export function tokenCalled(s: Walking, id: string): number {
  const [space, n] = id.split('.');
  return tokensOn(s, spaceNumber(space))[Number(n) - 1] ?? -1;
}

/** Adjacent spaces that can hold a token, clockwise from the upper right (WD-AMMO09). */
export const placesAround = (space: number): number[] => NEIGHBOURS[space].filter((next) => !isLocation(next));

/** A shot that is heard brings one token to every adjacent space but Locations (WD-AMMO06 to WD-AMMO09). */
export function makeNoise(g: G, face: AmmoFace): void {
  const s = g.state;
  if (!isHeard(s, face)) return;
  const { space } = me(s);
  g.emit({ type: 'noise', space: SPACES[space], rules: NOISE });
  for (const next of placesAround(space)) placeToken(g, next, NOISE);
}

/** Loud survivors make every shot heard, quiet ones then hush the weak ones; the best counts. */
function isHeard(s: Walking, face: AmmoFace): boolean {
  let loud = isBlam(face);
  let hushed = 0;
  for (const seat of party(s))
    for (const { id } of s.players[seat].team)
      for (const ability of SURVIVORS[id].abilities) {
        if (ability.word === 'loud') loud = true;
        else if (ability.word === 'quiet') hushed = Math.max(hushed, ability.n);
      }
  return loud && ammoKills(face) > hushed;
}
