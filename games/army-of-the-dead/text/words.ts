import type { Json, Message } from '@shamble/kernel';
import { group } from '@shamble/kernel/words';
import { type Colour, MISSIONS, type Token } from '../content/missions.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { COLOURS, HANDS } from '../rules/state.ts';

export const survivor = group('survivor');
export const card = group('card');
export const speciality = group('speciality');
export const level = group('level');
export const kind = group('kind');
/** One Zombie that is named: `alpha`, `alpha-lying`. */
export const target = group('target');
export const token = group('token');
export const seat = group('seat');
export const free = group('free');
export const bonus = group('bonus');
export const vaultCard = group('vaultcard');

/** A Skill by its id, also one whose dot was written as a dash. */
export const skill = (id: string): Message => ({ id: `skill.${id.replace('-', '.')}` });

/** What a Skill does, in a sentence; for what kind of Action or Zombie is in its name. */
export const skillText = (id: string): Message => ({ id: `skilltext.${id.split(/[.-]/)[0]}` });

const ALONE: ReadonlySet<string> = new Set(['valentine', 'queen', 'zeus']);

/** So many of a kind; of each Abomination there is one. */
export const dead = (id: string, n: number): Message =>
  ALONE.has(id) ? kind(id) : { id: `dead.${id}`, params: { n } };

export const isColour = (id: string): id is Colour => COLOURS.some((colour) => colour === id);

export const isSurvivor = (id: string): boolean => SURVIVORS.some((one) => one.id === id);

/** What a Mission says of a token that it names by its colour. */
export const sheetOf = (mission: string, colour: string): Token | undefined =>
  MISSIONS.find(({ id }) => id === mission)?.tokens.find((one) => one.colour === colour);

/** What lies in a slot: `katana`, `katana!` for an empty weapon, `blue`. */
export function piece(id: string): Message {
  if (isColour(id)) return token(id);
  return id.endsWith('!') ? { id: 'piece.empty', params: { card: card(id.slice(0, -1)) } } : card(id);
}

/** `kate:1` as one of the Hands, `kate:3` as a place in the Backpack. */
export function slot(id: string): Message {
  const [who, number] = id.split(':');
  const n = Number(number);
  return n <= HANDS
    ? { id: 'slot.hand', params: { survivor: survivor(who), n } }
    : { id: 'slot.pack', params: { survivor: survivor(who), n: n - HANDS } };
}

/** Where something lies that is to be put elsewhere: a slot, or `new:1` of what was found. */
const source = (id: string): Message => (id.startsWith('new:') ? { id: 'slot.new' } : slot(id));

/** Something is put elsewhere or changes hands: `katana.kate:1.scott:2`, `grenade.new:1.kate:2`, `yellow.kate.scott`. */
export function placing(id: string, saysFrom = false): Message {
  const [what, from, to] = id.split('.');
  if (to.includes(':')) {
    const params = { what: piece(what), slot: slot(to) };
    return saysFrom ? { id: 'do.put.from', params: { ...params, from: source(from) } } : { id: 'do.put', params };
  }
  const thing = isColour(what) ? token(what) : survivor(what);
  return { id: 'do.hand', params: { what: thing, from: survivor(from), to: survivor(to) } };
}

export const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const strings = (value: Json | undefined): string[] => list(value).map(String);

type Fields = { readonly [key: string]: Json };

/** A list of records in an event. */
export const records = (value: Json | undefined): readonly Fields[] =>
  list(value).filter((one): one is Fields => typeof one === 'object' && one !== null && !Array.isArray(one));
