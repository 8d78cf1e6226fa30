import type { GameEvent, Seat } from '@shamble/kernel';
import { useMemo } from 'react';
import { type TableContext, useDesk, useTable, useUi } from '../context.ts';
import type { TableState } from '../state/store.ts';

/** A line of the log whose things are lit on the board, and when it was pressed: whatever happens next puts them out. */
export interface Lit {
  readonly line: number;
  readonly at: number;
  readonly viewer: Seat;
}

/** The event whose things are lit now. */
export const litEvent = (lit: Lit | null, { now, entries }: Pick<TableState, 'now' | 'entries'>): GameEvent | null =>
  lit !== null && lit.at === now?.at && lit.viewer === now.viewer ? (entries[lit.line]?.event ?? null) : null;

/** Lights what a line speaks of. */
export function light({ desk, ui }: Pick<TableContext, 'desk' | 'ui'>, line: number): void {
  const { now } = desk.store.getState();
  if (now) ui.setState({ lit: { line, at: now.at, viewer: now.viewer } });
}

/** Puts it out, unless another line was pressed since. */
export const putOut = ({ ui }: Pick<TableContext, 'ui'>, line: number): void =>
  ui.setState(({ lit }) => ({ lit: lit?.line === line ? null : lit }));

/** Lights what a line speaks of, and makes room for the board where something else lies there. */
export function showOnBoard(table: TableContext, line: number): void {
  light(table, line);
  table.ui.setState(({ rail }) => ({ phoneTab: 'board', sheet: 'peek', rail: rail && table.layout !== 'tablet' }));
}

const NONE: readonly string[] = [];

/** The things that the pressed line speaks of, or what is being shown, on the board as it is shown. */
export function useLitThings(): readonly string[] {
  const { board } = useTable();
  const lit = useUi((state) => state.lit);
  const event = useDesk((state) => litEvent(lit, state));
  // Where dice fall is not told before they lie.
  const beat = useDesk(({ past, tumbling, beat }) => (past === null && !tumbling ? beat : null));
  const view = useDesk(({ past, shown }) => past?.view ?? shown!.view);
  return useMemo(() => {
    const events = event === null ? (beat?.events ?? []) : [event];
    return events.length === 0 ? NONE : [...new Set(events.flatMap((one) => board.telling.things(one, view)))];
  }, [board, event, beat, view]);
}
