import type { GameEvent, Json, Message } from '@shamble/kernel';
import { colour, face, list, reason } from './words.ts';

/** How an event came to its numbers; null where its line says all. */
export function explain({ type, dice }: GameEvent): Message | null {
  const told = type === 'rolled' ? list(dice).flatMap(die) : [];
  return told.length === 0 ? null : { id: 'explain.rolled', params: { dice: told } };
}

/** One die of a pool: its colour, why it is there, and what it shows. */
function die(value: Json): Message[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const { colour: hue, why, face: label } = value as { readonly [key: string]: Json };
  const params = { colour: colour(String(hue)), why: reason(String(why)), face: face(String(label)) };
  return [{ id: 'explain.die', params }];
}
