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
