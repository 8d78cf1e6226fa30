import type { Seat } from '@shamble/kernel';
import { ITEMS } from '../content/items.ts';
import { SPACES } from '../content/map.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { KINDS } from '../content/words.ts';

/** The ids of options, made once: the same text need not be put together at every decision. */
export const GO = SPACES.map((id) => `go.${id}`);
export const BYPASS = SPACES.map((id) => `bypass.${id}`);
export const ROPE = SPACES.map((id) => `rope.${id}`);
export const SURVIVOR_IDS = SURVIVORS.map(({ id }) => id);
export const FEED = SURVIVORS.map(({ id }) => `food.${id}`);
export const MARKER = SURVIVORS.map(({ id }) => `marker.${id}`);
export const ITEM_IDS = ITEMS.map(({ id }) => id);
export const USE = ITEMS.map(({ id }) => `item.${id}`);
export const KIND_IDS: readonly string[] = KINDS;
const SEATS = [1, 2, 3, 4, 5, 6];
export const INVITE = SEATS.map((n) => `invite.${n}`);
export const PLAYER = SEATS.map((n) => `player.${n}`);
export const DIE = Array.from({ length: 60 }, (_, i) => `die.${i + 1}`);
export const TAKE = Array.from({ length: 80 }, (_, i) => `take.${i}`);
export const JOKERS = Array.from({ length: 60 }, (_, i) => `jokers.${i}`);

/** A player as events name one: counted from 1. */
export const named = (seat: Seat): number => seat + 1;

/** The number at the end of an id such as `take.2`. */
export const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('.') + 1));

const doubles = new Map<number, string>();

/** The id of a double step, or of a longer drive. */
export function driveId(a: number, b: number, c = -1): string {
  const key = (a * 144 + b) * 145 + c + 1;
  const known = doubles.get(key);
  if (known !== undefined) return known;
  const id = c < 0 ? `drive.${SPACES[a]}.${SPACES[b]}` : `drive.${SPACES[a]}.${SPACES[b]}.${SPACES[c]}`;
  doubles.set(key, id);
  return id;
}
