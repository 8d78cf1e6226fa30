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

/** Whether the slip is folded: as the reader last wished for this card, else by what is asked. What is done is closed. */
export function useFold(
  { facing, roll }: View,
  decision: Decision | null,
  happened: Happened | null,
  compact: boolean,
) {
  const done = facing.length === 0 && roll === null;
  const key = done ? happened : `${facing.join()} ${roll === null}`;
  const [wish, setWish] = useState<{ key: unknown; folded: boolean } | null>(null);
  const needed = (!done || compact) && decision !== null && ON_MAP.includes(decision.ask.id);
  const folded = wish?.key === key ? wish.folded : needed;
  return { folded, toggle: () => setWish({ key, folded: !folded }) };
}
