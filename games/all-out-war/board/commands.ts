import type { BoardCommand, BoardKey } from '@shamble/parts';

const command = (id: string, key: string): BoardCommand => ({ id, key, name: { id: `boardview.command.${id}` } });

/** What has a key of its own on the mat. */
export const commands: readonly BoardCommand[] = [
  command('cursor', 'c'),
  command('tape', 'k'),
  command('goto', '/'),
  command('turn-left', '['),
  command('turn-right', ']'),
];

/** What the mat does by a key while something on it has the focus; where a cursor is shown, most of it by that. */
export const boardKeys: readonly BoardKey[] = [
  ...['page', 'arrows', 'home', 'end', 'enter', 'back'].map((id) => ({
    key: { id: `boardview.key.${id}` },
    name: { id: `boardview.key.${id}.what` },
  })),
  ...['o', 'v', 'i'].map((key) => ({ key, name: { id: `boardview.key.${key}.what` } })),
];
