import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Games in play are kept in `saves`, finished ones in `logs`. */
type Shelf = 'saves' | 'logs';

const home = (): string => process.env.SHAMBLE_HOME || join(homedir(), '.local', 'share', 'shamble');

const nameOf = (game: string, seed: string): string => `${game}-${encodeURIComponent(seed)}`;

export const fileFor = (shelf: Shelf, game: string, seed: string): string =>
  resolve(home(), shelf, `${nameOf(game, seed)}.json`);

/** Writes a whole file or nothing: whoever reads it never finds half of it. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}.tmp`;
  writeFileSync(fresh, text, { flush: true });
  renameSync(fresh, file);
}

/** The game in play that was saved last; null where there is none. */
export function latestSave(game: string): { file: string; when: Date } | null {
  const folder = resolve(home(), 'saves');
  if (!existsSync(folder)) return null;
  const saves = readdirSync(folder)
    .filter((name) => name.startsWith(`${game}-`) && name.endsWith('.json'))
    .map((name) => ({ file: join(folder, name), when: statSync(join(folder, name)).mtime }));
  return saves.toSorted((a, b) => b.when.getTime() - a.when.getTime())[0] ?? null;
}

/** Former versions noted beside a save who sits where; now the log says it itself. */
const seatsFile = (game: string, seed: string): string => resolve(home(), 'saves', `${nameOf(game, seed)}.seats`);

export function recallSeats(game: string, seed: string): string[] | null {
  const file = seatsFile(game, seed);
  return existsSync(file) ? readFileSync(file, 'utf8').split(',') : null;
}

export function forgetSave(game: string, seed: string): void {
  rmSync(fileFor('saves', game, seed), { force: true });
  rmSync(seatsFile(game, seed), { force: true });
}
