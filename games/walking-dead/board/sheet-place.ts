import type { Decision } from '@shamble/kernel';
import { useState } from 'react';
import type { View } from '../rules/view.ts';
import { middleOf, shareOf } from './geometry.ts';
import type { Happened } from './happened.ts';

/** The side of the map where a slip of paper does not hide the pawn. */
export const sideOf = (space: string | null): 'left' | 'right' =>
  space !== null && shareOf(middleOf(space)).x < 0.5 ? 'right' : 'left';

/** Questions that are answered on the map: the slip makes room for them. */
const ON_MAP: readonly string[] = ['sow', 'clear', 'peek', 'nearest', 'which-token', 'step'];

/** Slips of what is done that the reader has closed. */
const closed = new WeakSet<Happened>();

/**
 * Whether the slip is folded: as the reader last wished for this card, else by what is asked. The slip of what is done
 * is open until it is closed, but makes room where it is in the way.
 */
export function useFold(
  { facing, roll }: View,
  decision: Decision | null,
  happened: Happened | null,
  /** On a small screen, or where the map belongs to somebody else than who was there. */
  inTheWay: boolean,
) {
  const done = facing.length === 0 && roll === null ? happened : null;
  const key = done ?? `${facing.join()} ${roll === null}`;
  const [wish, setWish] = useState<{ key: unknown; folded: boolean } | null>(null);
  const onMap = decision !== null && ON_MAP.includes(decision.ask.id);
  const needed = done ? closed.has(done) || (inTheWay && onMap) : onMap;
  const folded = wish?.key === key ? wish.folded : needed;
  const toggle = (): void => {
    if (done) closed.add(done);
    setWish({ key, folded: !folded });
  };
  return { folded, toggle };
}
