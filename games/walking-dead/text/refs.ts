import type { Decision } from '@shamble/kernel';
import { ITEMS } from '../content/items.ts';
import { SPACES } from '../content/map.ts';
import { SURVIVORS } from '../content/survivors.ts';

/**
 * What an option refers to on the board, so that a click there answers it. Several options may refer to one thing.
 *
 * - `space:B6`: a space; for a step the last space it leads to
 * - `token:B6.1`: the first token on a space
 * - `survivor:rick`: a survivor in a team or on the board
 * - `player:2`: a player
 * - `slot:2`: a public Location; `private`: the own private one
 * - `item:crowbar`: an item of the one who decides
 * - `die:3`: a die of the roll on the table; `shot`: the Ammo die as it fell last
 */
export function ref(_: Decision, id: string): string | null {
  const [verb, ...rest] = id.split('.');
  const to = VERBS[verb];
  if (to && rest.length > 0) return to(rest);
  if (verb === 'private') return 'private';
  if (verb === 'again') return 'shot';
  if (PLACES.has(verb)) return rest.length > 0 ? `token:${id}` : `space:${verb}`;
  if (PEOPLE.has(verb)) return `survivor:${verb}`;
  return THINGS.has(verb) ? `item:${verb}` : null;
}

const PLACES: ReadonlySet<string> = new Set(SPACES);
const PEOPLE: ReadonlySet<string> = new Set(SURVIVORS.map(({ id }) => id));
const THINGS: ReadonlySet<string> = new Set(ITEMS.map(({ id }) => id));

const space = (rest: readonly string[]): string => `space:${rest[rest.length - 1]}`;
const survivor = ([id]: readonly string[]): string => `survivor:${id}`;
const slot = ([where, number]: readonly string[]): string => (where === 'private' ? 'private' : `slot:${number}`);

/** Options whose first word says what they do. */
const VERBS: Readonly<Record<string, (rest: readonly string[]) => string | null>> = {
  go: space,
  drive: space,
  bypass: space,
  rope: space,
  food: survivor,
  marker: survivor,
  player: ([number]) => `player:${number}`,
  invite: ([number]) => (number === 'all' ? null : `player:${number}`),
  public: ([number]) => `slot:${number}`,
  pledge: slot,
  item: ([id]) => `item:${id}`,
  die: ([number]) => `die:${number}`,
};
