import { murmur3 } from './json.ts';

/** An error that the rules threw, and the reference under which it is written down. */
export interface Fault {
  readonly ref: string;
  readonly error: unknown;
}

export const faultOf = (error: unknown): Fault => ({
  ref: murmur3(error instanceof Error ? (error.stack ?? error.message) : String(error))
    .toString(36)
    .padStart(7, '0'),
  error,
});

/** Where faults are written down unless somebody else does it: with all that is known of them. */
export const toConsole = ({ ref, error }: Fault): void => console.error(`[${ref}]`, error);

const MOST = 200;

/** What an error says, short and without the place in the code. */
export function briefly(error: unknown): string {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line.length > MOST ? `${line.slice(0, MOST - 1)}…` : line;
}
