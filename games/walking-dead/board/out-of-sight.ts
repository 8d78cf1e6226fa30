export interface Sides {
  readonly before: number;
  readonly after: number;
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** Edges and shadows may stick out a little. */
const SLACK = 4;

/** How many of some cards stick out of their row, on the one side and on the other. */
export function sidesOf(row: Extent, cards: readonly Extent[]): Sides {
  return {
    before: cards.filter(({ left }) => left < row.left - SLACK).length,
    after: cards.filter(({ left, right }) => right > row.right + SLACK && left >= row.left - SLACK).length,
  };
}

/** Scrolls the row beside a button by most of what is in sight. */
export function scrollBeside(button: HTMLElement, side: string, smoothly: boolean): void {
  const row = button.parentElement?.querySelector('.dead-scrolls');
  const by = (row?.clientWidth ?? 0) * 0.8 * (side === 'before' ? -1 : 1);
  row?.scrollBy({ left: by, behavior: smoothly ? 'smooth' : 'auto' });
}
