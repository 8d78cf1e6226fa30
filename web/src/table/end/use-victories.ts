import type { Json } from '@shamble/kernel';
import type { TableUpdate } from '@shamble/tables';
import { useEffect } from 'react';
import { useWon, wonName } from '../../app/won.ts';
import type { TableContext } from '../context.ts';

/** Notes a victory of people at the moment it comes; copies that were made to try something are none. */
export function noteVictory(
  table: string,
  options: readonly string[],
  round: (view: Json) => number,
  now: TableUpdate | null,
  before: TableUpdate | null,
): void {
  if (!now?.outcome || !before || before.outcome) return;
  const { game, seats, options: values, copyOf } = now.setup;
  const won = now.outcome.winners.some((seat) => seats[seat]?.player === 'human');
  if (!won || copyOf !== undefined) return;
  const names = options.map((option) => wonName(game, option, values[option]));
  useWon.getState().note(table, names, round(now.view));
}

/** What is won at this table is kept for the set-up, where the game's options have faces. */
export function useVictories({ desk, kit, board }: Pick<TableContext, 'desk' | 'kit' | 'board'>): void {
  useEffect(() => {
    const options = Object.keys(board.faces ?? {});
    if (options.length === 0) return;
    return desk.store.subscribe(({ now }, { now: before }) => noteVictory(desk.id, options, kit.round, now, before));
  }, [desk, kit, board]);
}
