import { card, kindOf, type Pile, PUBLIC, seenBy } from '@shamble/kernel';
import { fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { ENCOUNTERS } from '../content/encounters.ts';
import { LOCATION_CARDS } from '../content/locations.ts';
import type { Player, Walking } from '../rules/state.ts';
import { playerWords } from './people.ts';

const LOCATION_IDS = LOCATION_CARDS.map(({ id }) => id);
const ENCOUNTER_IDS = ENCOUNTERS.map(({ id }) => id);

/** Explored and private Locations of the players, then the public ones, then what is left of the pile. */
export function setLocations(s: Walking, at: Words): void {
  const players = playerWords(s, at);
  const claimed = new Set<number>();
  const take = (value: Word, path: string): number => takeLocation(s, value, path, claimed);
  if (at.shown !== undefined) {
    const slots = list(at.shown, 'shown');
    if (slots.length !== s.shown.length) throw fail('shown', `there are ${s.shown.length} public Locations`);
    putAway(s, s.shown);
    s.shown = slots.map(() => -1);
  }
  for (const { seat, facts } of players) if (facts.private !== undefined) putAwayPrivate(s, s.players[seat]);
  if (at.shown !== undefined)
    s.shown = list(at.shown, 'shown').map((value) => (value === null ? -1 : take(value, 'shown')));
  for (const { seat, facts, path } of players) {
    const player = s.players[seat];
    if (facts.explored !== undefined)
      player.explored = list(facts.explored, `${path}.explored`).map((value) => take(value, `${path}.explored`));
    if (facts.private !== undefined && facts.private !== null)
      player.hidden = seenBy(take(facts.private, `${path}.private`), [seat]);
    if (facts.known !== undefined) player.hidden = knownBy(s, player, facts.known, `${path}.known`);
  }
  setPile(s.locations, at.locations, 'locations', take);
}

function putAway(s: Walking, kinds: readonly number[]): void {
  s.locations.draw.push(...kinds.filter((kind) => kind >= 0).map((kind) => card(kind)));
}

function putAwayPrivate(s: Walking, player: Player): void {
  if (player.hidden >= 0) putAway(s, [kindOf(player.hidden)]);
  player.hidden = -1;
}

/** `all`, or the players besides the owner who know a private Location. */
function knownBy(s: Walking, { hidden }: Player, value: Word, path: string): number {
  if (hidden < 0) throw fail(path, 'there is no private Location');
  if (value === 'all') return card(kindOf(hidden), PUBLIC);
  return seenBy(
    hidden,
    list(value, path).map((who) => int(who, path, 1, s.players.length) - 1),
  );
}

/** A card from the pile, or from where set-up put it without being asked; then another takes its place. */
function takeLocation(s: Walking, value: Word, path: string, claimed: Set<number>): number {
  const kind = LOCATION_IDS.indexOf(oneOf(value, LOCATION_IDS, path));
  if (claimed.has(kind)) throw fail(path, `${LOCATION_IDS[kind]} is named twice`);
  claimed.add(kind);
  const { draw } = s.locations;
  const found = draw.findIndex((packed) => kindOf(packed) === kind);
  if (found >= 0) {
    draw.splice(found, 1);
    return kind;
  }
  const other = draw.pop();
  if (other === undefined) throw fail(path, `${LOCATION_IDS[kind]} is not in this game`);
  const slot = s.shown.indexOf(kind);
  if (slot >= 0) s.shown[slot] = kindOf(other);
  for (const [seat, player] of s.players.entries())
    if (player.hidden >= 0 && kindOf(player.hidden) === kind) player.hidden = seenBy(kindOf(other), [seat]);
  return kind;
}

export function setEncounters(s: Walking, at: Words): void {
  const { draw } = s.encounters;
  setPile(s.encounters, at.encounters, 'encounters', (value, path) => {
    const kind = ENCOUNTER_IDS.indexOf(oneOf(value, ENCOUNTER_IDS, path));
    const found = draw.indexOf(kind);
    if (found < 0) throw fail(path, `${ENCOUNTER_IDS[kind]} is not in the pile`);
    return draw.splice(found, 1)[0];
  });
}

/** `[K01, A03]` come next; `{top, size, discard}` cuts the pile too, and says what was discarded, the latest last. */
function setPile(pile: Pile, value: Word | undefined, path: string, take: (value: Word, path: string) => number): void {
  if (value === undefined) return;
  const words: Words = Array.isArray(value) ? { top: value } : map(value, path);
  for (const key of Object.keys(words)) oneOf(key, ['top', 'size', 'discard'], path);
  const taken = (key: string): number[] =>
    words[key] === undefined ? [] : list(words[key], `${path}.${key}`).map((id) => take(id, `${path}.${key}`));
  const top = taken('top');
  const discard = taken('discard');
  pile.draw.unshift(...top.map((kind) => card(kind)));
  const size = words.size === undefined ? pile.draw.length : int(words.size, `${path}.size`, top.length, 90);
  pile.discard = [...pile.draw.splice(size).map(kindOf), ...discard];
}
