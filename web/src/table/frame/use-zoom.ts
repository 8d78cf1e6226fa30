import type { Zoom } from '@shamble/parts/board';
import { useTable, useUi } from '../context.ts';

const MOST = 4;
/** One press of a button or key. */
const STEP = 1.4;

/** How large the board is drawn, never smaller than the room it has. */
export function useZoom(): Zoom {
  const { ui, board, layout } = useTable();
  const wished = useUi((state) => state.zoom);
  const begun = useUi((state) => state.firstZoom);
  const now = wished ?? begun ?? board.zoom?.(layout === 'phone' || layout === 'side') ?? 1;
  // A board in very little room may begin larger than that.
  const most = Math.max(MOST, begun ?? 1);
  const within = (wanted: number): number => Math.min(most, Math.max(1, wanted));
  const to = (wanted: number): void => ui.setState({ zoom: within(wanted) });
  const begin = (size: number): void => ui.setState({ firstZoom: Math.max(1, size) });
  return { now, most, first: wished === null, to, begin, by: (steps) => to(now * STEP ** steps) };
}
