import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../imports.ts';
import { namedGames } from '../rooms.ts';

/**
 * A game is added to a copy of the house as docs/adding-a-game.md says: its folder, a line in the registry and a line
 * among the boards. Whatever else would have to know it fails here.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'shamble-house-'));
const ASIDE = /^(node_modules|dist|screenshots|test-results|\.git|\.shamble)$/;
const TOY = join(root, 'cli', 'test', 'toy');

/** The picnic as a package: its rules and words are those of the toy that tests play in a terminal. */
const PICNIC: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@shamble/picnic',
    private: true,
    type: 'module',
    exports: {
      '.': './index.ts',
      './board': './board/index.tsx',
      './bot': './bot/index.ts',
      './scenario': './scenarios/words.ts',
      './table': './table.ts',
      './terminal': './terminal/index.ts',
    },
    dependencies: { '@shamble/kernel': '*', '@shamble/parts': '*' },
  }),
  'index.ts':
    "import { kit as toy } from './toy/kit.ts';\nimport { text } from './text/index.ts';\n\nexport const kit = { ...toy, text };\n",
  'text/index.ts': `import { loadText } from '@shamble/kernel/words';

export const text = loadText(
  (lang) => [import(\`./\${lang}/index.ts\`)],
  (lang) => import(\`./rulebook.\${lang}.ts\`),
);
`,
  ...Object.fromEntries(
    ['en', 'it', 'fr'].flatMap((lang) => [
      [
        `text/${lang}/index.ts`,
        `import { text } from '../../toy/text.ts';\n\nexport default (await text('${lang}')).messages;\n`,
      ],
      [
        `text/rulebook.${lang}.ts`,
        `import { text } from '../toy/text.ts';\n\nexport default (await text('${lang}')).rulebook;\n`,
      ],
    ]),
  ),
  'table.ts': "export { kit as table } from './toy/kit.ts';\n",
  'bot/index.ts': "export { sensible } from '../toy/kit.ts';\n",
  'scenarios/words.ts': "export { words } from '../toy/kit.ts';\n",
  'terminal/index.ts': "export { terminal } from '../toy/kit.ts';\n",
  'board/index.tsx': `import type { GameBoard } from '@shamble/parts/board';

const Ants = () => <p>Ants!</p>;
const word = (id: string) => ({ id, Picture: Ants });

export const board: GameBoard = {
  Board: Ants,
  Cover: () => null,
  telling: { beats: {}, things: () => [], cards: () => [], card: () => null },
  turnOf: () => null,
  glance: async () => ({
    aim: Ants,
    turn: [Ants, Ants, Ants, Ants, Ants],
    end: Ants,
    words: [word('ant'), word('rug'), word('jam'), word('sun'), word('rain')],
  }),
  phases: [],
  phase: () => null,
  facts: () => [],
  notes: () => [],
  dice: () => [],
  panels: () => [],
  wishes: () => [],
};
`,
};

/** The one line of a game in a list, made from that of another game; it goes behind it. */
function addLine(list: string): void {
  const file = join(house, 'games', list);
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes("'@shamble/walking-dead"));
  lines.splice(at + 1, 0, lines[at].replaceAll('walking-dead', 'picnic'));
  writeFileSync(file, lines.join('\n'));
}

function build(): void {
  cpSync(root, house, { recursive: true, filter: (path) => path === root || !ASIDE.test(basename(path)) });
  const game = join(house, 'games', 'picnic');
  for (const [path, text] of Object.entries(PICNIC)) {
    mkdirSync(dirname(join(game, path)), { recursive: true });
    writeFileSync(join(game, path), text);
  }
  for (const name of ['game.ts', 'kit.ts', 'text.ts']) cpSync(join(TOY, name), join(game, 'toy', name));
  addLine('registry.ts');
  addLine('boards.ts');
}

const games = (): string[] =>
  readdirSync(join(house, 'games'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** What `npm install` would do: the same packages, and a link to each workspace. */
function install(): void {
  const [from, to] = [root, house].map((folder) => join(folder, 'node_modules'));
  mkdirSync(join(to, '@shamble'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@shamble') symlinkSync(join(from, name), join(to, name));
  const rooms = ['kernel', 'games', 'bots', 'tables', 'parts', 'cli', 'bench', 'web'];
  for (const path of [...rooms, ...games().map((id) => `games/${id}`)])
    symlinkSync(join(house, path), join(to, '@shamble', basename(path)));
}

const read = (path: string): string => readFileSync(join(house, path), 'utf8');

interface Ran {
  readonly code: unknown;
  readonly out: string;
}

const run = (program: string, ...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) =>
    execFile(
      program,
      args,
      { cwd: house, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
      (error, out, err) => resolve({ code: error?.code ?? 0, out: out + err }),
    ),
  );
const tool = (name: string, ...args: readonly string[]): Promise<Ran> =>
  run(join(root, 'node_modules', '.bin', name), ...args);
const shamble = (...args: readonly string[]): Promise<Ran> => run(process.execPath, 'cli/shamble.mjs', ...args);

beforeAll(() => {
  build();
  install();
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe.concurrent('a new game in its folder, with a line in the registry and one among the boards,', {
  timeout: 180_000,
}, () => {
  test('breaks no arrow', () => {
    const files = globSync('**/*.{ts,tsx,mjs}', { cwd: house, exclude: (path) => ASIDE.test(basename(path)) });
    const named = files.flatMap((path) =>
      namedGames(path, read(path), ['picnic']).map(([id]) => `${path} names ${id}`),
    );
    const wrong = files
      .filter((path) => /^games\/(picnic\/|[^/]+$)/.test(path))
      .flatMap((path) => faults(path, read(path), games()));
    expect([...named, ...wrong]).toEqual([]);
  });

  test('has its types checked with all others', async () => {
    const own = { extends: './tsconfig.web.json', include: ['games/picnic', 'games/*.ts'] };
    writeFileSync(join(house, 'tsconfig.picnic.json'), JSON.stringify(own));
    expect(await tool('tsc', '--noEmit', '-p', 'tsconfig.picnic.json')).toEqual({ code: 0, out: '' });
    const files = async (config: string) => (await tool('tsc', '--listFilesOnly', '-p', config)).out;
    expect(await files('tsconfig.json')).toContain('/games/picnic/toy/kit.ts');
    expect(await files('tsconfig.web.json')).toContain('/games/picnic/board/index.tsx');
  });

  test('leaves no dead file or export', async () => {
    expect(await tool('knip', '--no-progress', '--treat-config-hints-as-errors')).toEqual({ code: 0, out: '' });
  });

  test('is played in the terminal', async () => {
    expect((await shamble('games')).out).toContain('picnic  The Picnic');
    const sim = await shamble('sim', 'picnic', '--games', '4', '--seats', 'random,sensible', '--jobs', '1', '--json');
    expect(JSON.parse(sim.out)).toMatchObject({ game: 'picnic', games: 4, stalls: 0, errors: 0 });
    const play = await shamble(
      'play',
      'picnic',
      '--seats',
      'sensible,sensible',
      '--seed',
      '1',
      '--save',
      'picnic.json',
    );
    expect(play).toMatchObject({ code: 0, out: expect.stringMatching(/A feast!|Everybody goes hungry/) });
  });

  test('has its examples run', async () => {
    const lines = [
      'title: A nap',
      'rules: [PI-PACK01]',
      'game: picnic',
      'options: { seats: 1 }',
      'given: { crumbs: [3] }',
      'do: [{ seat: 1, answer: nap }, { seat: 1, items: [apple, cake] }]',
      'expect: { crumbs: [5] }',
    ];
    writeFileSync(join(house, 'picnic.yaml'), lines.join('\n'));
    expect((await shamble('scenario', 'picnic.yaml')).out).toContain('1 passed, 0 failed');
  });

  test('is on the shelf of the web table', async () => {
    const script = `
      import { gamesPlugin } from './web/build/games.ts';
      console.log(await gamesPlugin().load('\\0virtual:games'));`;
    const { out } = await run(process.execPath, '--input-type=module', '-e', script);
    expect(out).toContain('{"id":"picnic","version":"1","seats":{"min":1,"max":4}');
  });
});
