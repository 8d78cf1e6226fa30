import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Import } from './syntax.ts';

/** Where a file stands in the house. Paths are relative to the root, with slashes. */
interface Place {
  readonly room: string;
  /** The game's id, in the room of a game. */
  readonly game: string;
  /** The folder inside a game: rules, content, geometry, text, board, bot, scenarios; empty for files beside them. */
  readonly part: string;
}

/** The rooms each room may import, besides itself. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  game: ['kernel'],
  games: ['kernel', 'game'],
  bots: ['kernel'],
  advice: ['kernel'],
  drawing: ['kernel'],
  tables: ['kernel', 'bots'],
  parts: ['kernel'],
  bench: ['kernel', 'bots', 'games', 'tables'],
  cli: ['kernel', 'bots', 'games', 'tables', 'bench'],
  web: ['kernel', 'bots', 'games', 'tables'],
  tools: ['kernel', 'bots', 'games', 'tables', 'bench', 'cli'],
  root: [],
};

/** What single parts of a game may import besides: what boards share is for boards, and so on. */
const GAME_DOORS: Readonly<Record<string, readonly string[]>> = {
  board: ['parts'],
  bot: ['advice'],
  terminal: ['drawing'],
};

/** Rooms inside other rooms, which know nothing of what is around them: what the bots and the drawings of games share. */
const INNER: readonly (readonly [room: string, where: RegExp])[] = [
  ['advice', /^(@shamble\/)?bots\/advice(\/|$)/],
  ['drawing', /^(@shamble\/)?cli\/drawing(\/|$)/],
];

const innerRoom = (path: string): string | undefined => INNER.find(([, where]) => where.test(path))?.[0];

/** Of what boards share the app knows how a board and the table speak with each other, and only as types. */
const CONTRACT = '@shamble/parts/board';

/** And what it shows over a board itself. */
const SHOWN = '@shamble/parts/telling';

/** The parts of a game that a part may import besides itself; the parts not listed here may import all. */
const PART_DOORS: Readonly<Record<string, readonly string[]>> = {
  rules: ['content', 'geometry'],
  content: [],
  geometry: [],
};

export const isTest = (path: string): boolean => /(^|\/)test\/|\.test\.tsx?$/.test(path);

export function placeOf(path: string): Place {
  const [first, second = '', third = ''] = path.split('/');
  const depth = path.split('/').length;
  if (first === 'games' && depth > 2) return { room: 'game', game: second, part: depth > 3 ? third : '' };
  const room = innerRoom(path) ?? (depth > 1 && first in DOORS ? first : 'root');
  return { room, game: '', part: '' };
}

/** What is wrong with an import, in words; null where it is right. */
export function wrongDoor(path: string, { specifier, typeOnly }: Import): string | null {
  if (specifier === null) return 'imports a module whose name is computed';
  if (/^(\/|[a-z]:|file:|https?:|data:)/i.test(specifier)) return `reaches outside the repository: ${specifier}`;
  const from = placeOf(path);
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (target.startsWith('../')) return `reaches outside the repository: ${specifier}`;
    return wrongNeighbour(path, from, placeOf(target), specifier);
  }
  const own = /^@shamble\/([^/]+)/.exec(specifier);
  if (!own) return wrongPackage(path, from, specifier);
  const room = innerRoom(specifier) ?? own[1];
  const to = room in DOORS ? { room, game: '', part: '' } : { room: 'game', game: room, part: '' };
  if (to.room === from.room && to.game === from.game) return null;
  if (from.room === 'web' && specifier === SHOWN) return null;
  if (from.room === 'web' && specifier === CONTRACT) return typeOnly ? null : `web imports only types: ${specifier}`;
  if (!mayEnter(path, from, to)) return `${roomName(from)} must not import ${roomName(to)}`;
  return from.part === 'content' && !typeOnly && !isTest(path) ? `content imports only types: ${specifier}` : null;
}

function wrongNeighbour(path: string, from: Place, to: Place, specifier: string): string | null {
  if (from.room !== to.room || from.game !== to.game)
    return mayEnter(path, from, to)
      ? `imports another package by path instead of by name: ${specifier}`
      : `${roomName(from)} must not import ${roomName(to)}`;
  const open = PART_DOORS[from.part];
  if (from.room !== 'game' || !open || isTest(path) || to.part === from.part || open.includes(to.part)) return null;
  return `${from.part}/ must not import ${to.part === '' ? specifier : `${to.part}/`}`;
}

/** Tests outside the kernel and the games may look into any game. */
function mayEnter(path: string, from: Place, to: Place): boolean {
  if (DOORS[from.room].includes(to.room)) return true;
  if (from.room === 'game' && GAME_DOORS[from.part]?.includes(to.room)) return true;
  return to.room === 'game' && isTest(path) && from.room !== 'kernel' && from.room !== 'game';
}

/** A game stands on the kernel alone; only what draws it may use libraries. */
function wrongPackage(path: string, from: Place, specifier: string): string | null {
  if (from.room !== 'game' || isTest(path)) return null;
  if (from.part === 'board' && !isBuiltin(specifier)) return null;
  return `a game imports only the kernel and itself, not ${specifier}`;
}

const roomName = ({ room, game }: Place): string => (room === 'game' ? `the game ${game}` : room);

/** The ids of games that a file outside their folders names, each with its first line. */
export function namedGames(path: string, source: string, games: readonly string[]): [id: string, line: number][] {
  if (/^games\/(registry|boards)\.ts$/.test(path) || isTest(path)) return [];
  const own = placeOf(path).game;
  return games.flatMap((id): [string, number][] => {
    if (id === own) return [];
    const at = source.search(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
    return at < 0 ? [] : [[id, source.slice(0, at).split('\n').length]];
  });
}
