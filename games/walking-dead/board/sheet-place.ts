import type { Decision } from '@shamble/kernel';
import { useState } from 'react';
import type { View } from '../rules/view.ts';
import { middleOf, shareOf } from './geometry.ts';

/** The side of the map where a slip of paper does not hide the pawn. */
export const sideOf = (space: string | null): 'left' | 'right' =>
  space !== null && shareOf(middleOf(space)).x < 0.5 ? 'right' : 'left';

/** Questions that are answered on the map: the slip makes room for them. */
const ON_MAP: readonly string[] = ['sow', 'clear', 'peek', 'nearest', 'which-token', 'step'];

/** Whether the slip is folded: as the reader last wished for this card, else by what is asked. */
export function useFold({ facing, roll }: View, decision: Decision | null) {
  const key = `${facing.join()} ${roll === null}`;
  const [wish, setWish] = useState<{ key: string; folded: boolean } | null>(null);
  const folded = wish?.key === key ? wish.folded : decision !== null && ON_MAP.includes(decision.ask.id);
  const toggle = (): void => setWish({ key, folded: !folded });
  return { folded, toggle };
}
