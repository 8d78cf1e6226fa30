import type { BoardCommand } from '@shamble/parts';

const command = (id: string, key: string): BoardCommand => ({ id, key, name: { id: `boardview.command.${id}` } });

/** What has a key of its own on the mat. */
export const commands: readonly BoardCommand[] = [
  command('cursor', 'c'),
  command('tape', 'k'),
  command('goto', '/'),
  command('turn-left', '['),
  command('turn-right', ']'),
];
