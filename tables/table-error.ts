import { ConfigError, LogError } from '@shamble/kernel';

/** A table that cannot be opened, made or read: a code to say it by, and where the fault lies if that is known. */
export class TableError extends Error {
  readonly code: string;
  readonly where: string;
  constructor(code: string, message: string, where = '') {
    super(message);
    this.name = 'TableError';
    this.code = code;
    this.where = where;
  }
}

/** Any error as one that can be told to the screens. */
function asTableError(error: unknown): TableError {
  if (error instanceof TableError) return error;
  if (error instanceof LogError) return new TableError(error.code, error.message, error.where);
  if (error instanceof ConfigError) return new TableError('bad-setup', error.message, error.code);
  return new TableError('other', error instanceof Error ? error.message : String(error));
}

/** Does something; whatever goes wrong is told as a table's error. */
export const told = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw asTableError(error);
  });
