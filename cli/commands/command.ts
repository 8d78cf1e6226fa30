import type { Flags } from '../arguments.ts';
import type { Desk } from '../desk.ts';
import type { Shelf } from '../setup.ts';

export interface Command {
  /** What stands after the command's name, such as `GAME`. */
  readonly operands: string;
  readonly flags: Flags;
  /** Whether the options of a game are flags too. */
  readonly gameFlags?: boolean;
  /** Does it; returns the exit code. */
  run(words: readonly string[], desk: Desk, shelf: Shelf): Promise<number>;
}
