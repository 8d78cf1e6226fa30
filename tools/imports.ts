import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { impurities, mustBePure } from './purity.ts';
import { namedGames, wrongDoor } from './rooms.ts';
import { importsOf, lineAt, parse } from './syntax.ts';

/** One line per fault of a file, as `path:line what`. */
export function faults(path: string, source: string, games: readonly string[]): string[] {
  const found = namedGames(path, source, games).map(
    ([id, line]) => `${path}:${line} names the game ${id}; games are known through the registry`,
  );
  const root = parse(path, source);
  for (const one of importsOf(root, source)) {
    const wrong = wrongDoor(path, one);
    if (wrong) found.push(`${path}:${one.line} ${wrong}`);
  }
  if (!mustBePure(path)) return found;
  for (const { node, what } of impurities(root)) found.push(`${path}:${lineAt(source, node.start)} ${what}`);
  return found;
}

/** The source files below a folder, as paths from the root. */
function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return /\.(ts|tsx|mts|js|mjs|cjs)$/.test(entry.name) ? [path] : [];
    return /^(node_modules|dist|coverage|\..*)$/.test(entry.name) ? [] : sourceFiles(root, path);
  });
}

const gameIds = (root: string): string[] =>
  readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

function main(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const games = gameIds(root);
  const files = sourceFiles(root);
  const found = files.flatMap((path) => {
    try {
      return faults(path, readFileSync(join(root, path), 'utf8'), games);
    } catch (error) {
      return [`${path} cannot be read: ${error instanceof Error ? error.message : error}`];
    }
  });
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} faults`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
