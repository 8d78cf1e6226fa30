import { ConfigError, LogError } from '@shamble/kernel';
import { TableError } from './table-error.ts';

/** Any error as one that can be told to the screens. */
export function asTableError(error: unknown): TableError {
  if (error instanceof TableError) return error;
  if (error instanceof LogError) return new TableError(error.code, error.message, error.where);
  if (error instanceof ConfigError) return new TableError('bad-setup', error.message, error.code);
  return new TableError('other', error instanceof Error ? error.message : String(error));
}
