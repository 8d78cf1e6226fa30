import type { Zoom } from '@shamble/parts/board';
import { useTable, useUi } from '../context.ts';

const MOST = 4;
/** One press of a button or key. */
const STEP = 1.4;

/** How large the board is drawn, never smaller than the room it has. */
export function useZoom(): Zoom {
  const { ui, board, layout } = useTable();
  const now = useUi((state) => state.zoom) ?? board.zoom?.(layout === 'phone' || layout === 'side') ?? 1;
  const to = (wanted: number): void => ui.setState({ zoom: Math.min(MOST, Math.max(1, wanted)) });
  return { now, most: MOST, to, by: (steps) => to(now * STEP ** steps) };
}
