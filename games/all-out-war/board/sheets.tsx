import type { Decision } from '@shamble/kernel';
import type { SheetProps } from './beside.ts';
import { isRoster } from './roster.ts';
import { PickSheet } from './sheet/pick.tsx';
import { Roster } from './sheet/roster.tsx';
import { SwapSheet } from './sheet/swap.tsx';
import { isSwap } from './swapping.ts';

/** Scenery that is chosen before it lies anywhere (D02). */
const isPick = (decision: Decision | null): boolean => decision?.ask.id === 'pick-scenery';

/** Questions that are answered on a sheet over the mat. */
export const asksSheet = (decision: Decision | null): boolean =>
  isRoster(decision) || isSwap(decision) || isPick(decision);

export function Sheet(props: SheetProps) {
  if (isPick(props.decision)) return <PickSheet {...props} />;
  return isRoster(props.decision) ? <Roster {...props} /> : <SwapSheet {...props} />;
}
