import { useMemo } from 'react';
import { type KeyMap, keysWith, type OwnCommand } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { type TableContext, useTable } from '../context.ts';

/** The commands of a table's board, by names that no other board's have. */
export const ownCommands = ({ kit, board }: TableContext): readonly OwnCommand[] =>
  board.commands?.map(({ id, key }) => ({ id: `${kit.game.id}.${id}` as const, key })) ?? [];

/** The keys of all commands at this table. */
export function useKeyMap(): KeyMap {
  const table = useTable();
  const changes = useSettings((settings) => settings.keyMap);
  return useMemo(() => keysWith(changes, ownCommands(table)), [changes, table]);
}
