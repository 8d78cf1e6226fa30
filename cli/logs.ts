import { readFile, stat } from 'node:fs/promises';
import type { WholeGame } from '@shamble/games/whole';
import { type FindGame, type Kit, LogError, MOST_SIGNS } from '@shamble/kernel';
import { gameIn } from '@shamble/tables';
import { Complaint, FAILED } from './complaint.ts';

/** A log as read from a file, and the game it is of where that is on the shelf. */
export interface LogFile {
  readonly file: string;
  readonly text: string;
  readonly kit: Kit | null;
  readonly find: FindGame;
}

export async function openLog(file: string, games: readonly WholeGame[]): Promise<LogFile> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  // Each sign takes up to three bytes; whether a smaller file has too many, the kernel says.
  if (size > MOST_SIGNS * 3) throw new Complaint('cli.log.too-much', { file, detail: String(size) }, FAILED);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Complaint('cli.log.no-file', { file, reason: error.code ?? error.message }, FAILED);
  });
  const kit = (await games.find(({ id }) => id === gameIn(text))?.kit()) ?? null;
  return { file, text, kit, find: (id) => (kit?.game.id === id ? kit.game : undefined) };
}

/** Does something with a log; a log that does not hold ends the command with one sentence. */
export function withLog<T>({ file }: LogFile, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const { code, where, message } = error;
    throw new Complaint(`cli.log.${code}`, { file, where, detail: message.split('\n')[0] }, FAILED);
  }
}
