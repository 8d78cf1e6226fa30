import type { Decision } from '@shamble/kernel';
import type { SheetProps } from './beside.ts';
import { isRoster } from './roster.ts';
import { Roster } from './sheet/roster.tsx';
import { SwapSheet } from './sheet/swap.tsx';
import { isSwap } from './swapping.ts';

/** Questions that are answered on a sheet over the mat. */
export const asksSheet = (decision: Decision | null): boolean => isRoster(decision) || isSwap(decision);

export const Sheet = (props: SheetProps) =>
  isRoster(props.decision) ? <Roster {...props} /> : <SwapSheet {...props} />;
