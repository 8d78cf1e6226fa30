/** What an Objective fills when it is taken, and which cards make room for it without being asked about (AD-INV06). */
import type { Message } from '@shamble/kernel';
import { roomFor, sheetOf, slotsNeeded, tokenName } from '../rules/objectives.ts';
import { type Army, cardIn, nowOf, type TokenLying } from '../rules/state.ts';
import { card } from '../text/words.ts';

interface Filling {
  readonly what: Message;
  /** Cards that go, since no other slots would do. */
  readonly lost: readonly Message[];
  /** How many cards go of those that are asked about. */
  readonly some: number;
}

/** The token that an option means, where it lies colour up. */
export function tokenNamed(s: Army, name: string): TokenLying | null {
  const { zone } = s.team[nowOf(s).who];
  return s.tokens.find((one) => one.up && one.zone === zone && tokenName(one) === name) ?? null;
}

/** Null where it fills nothing, or where nobody knows yet what it is. */
export function fillingOf(s: Army, name: string): Filling | null {
  const token = tokenNamed(s, name);
  if (token === null) return null;
  const { who } = nowOf(s);
  const sheet = sheetOf(s, token.colour);
  const needed = slotsNeeded(s, token.colour);
  if (needed === 0 || sheet?.way === 'activate') return null;
  const { slots } = s.team[who];
  const room = roomFor(s, who, token.colour);
  const isAsked = room.length > needed;
  const free = room.filter((slot) => slots[slot] < 0).length;
  const what: Message =
    sheet?.fills === 'backpack' || sheet?.fills === 'hand'
      ? { id: `boardview.fills.${sheet.fills}` }
      : { id: 'boardview.fills.slots', params: { n: needed } };
  const cards = room.flatMap((slot) => cardIn(slots[slot]) ?? []);
  return { what, lost: isAsked ? [] : cards.map(({ id }) => card(id)), some: isAsked ? Math.max(0, needed - free) : 0 };
}
