import type { Params } from '@shamble/kernel';
import type { CliId } from './text/index.ts';

/** The exit codes: what was asked for failed, or was asked for wrongly. */
export const FAILED = 1;
export const BAD_USE = 2;

/** Something that ends a command with one sentence. */
export class Complaint extends Error {
  readonly id: CliId;
  readonly params: Params;
  readonly exitCode: number;

  constructor(id: CliId, params: Params = {}, exitCode = BAD_USE) {
    super(id);
    this.id = id;
    this.params = params;
    this.exitCode = exitCode;
  }
}
