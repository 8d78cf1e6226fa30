import { describe, expect, test } from 'vitest';
import { faults } from '../imports.ts';

const GAMES = ['red-game', 'blue-game'];
const RULES = 'games/red-game/rules/fight.ts';
const CONTENT = 'games/red-game/content/cards.ts';

const faultsOf = (path: string, source: string): string[] => faults(path, source, GAMES);

describe('arrows that are right', () => {
  test.each([
    ['kernel/match.ts', "import { clone } from './json.ts'; import { parse } from 'yaml';"],
    ['kernel/test/match.test.ts', "import { test } from 'vitest'; import { Match } from '../match.ts';"],
    [RULES, "import { Table } from '@shamble/kernel'; import { CARDS } from '../content/cards.ts'; import './bus.ts';"],
    [CONTENT, "import type { Json } from '@shamble/kernel'; import { type Seat } from '@shamble/kernel';"],
    ['games/red-game/index.ts', "import { play } from './rules/play.ts'; export * from './bot/sensible.ts';"],
    ['games/red-game/bot/sensible.ts', "import { CARDS } from '../content/cards.ts'; import '../rules/state.ts';"],
    ['games/whole.ts', `export const load = (id: string) => import(\`@shamble/\${id}/terminal\`);`],
    ['games/red-game/text/load.ts', `export const load = (lang: string) => import(\`./\${lang}.ts\`);`],
    [
      'games/red-game/board/Board.tsx',
      "import { useState } from 'react'; export const B = () => <p>{useState(0)}</p>;",
    ],
    ['games/red-game/board/Board.tsx', "import { Icon } from '@shamble/parts';"],
    ['games/red-game/bot/sensible.ts', "import { most } from '@shamble/bots/advice';"],
    ['games/red-game/terminal/index.ts', "import { fit } from '@shamble/cli/drawing';"],
    ['cli/drawing/facts.ts', "import { fit } from './columns.ts'; import '@shamble/kernel/words';"],
    ['games/red-game/board/test/Board.test.ts', "import type { BoardProps } from '@shamble/parts/board';"],
    ['parts/icon.tsx', "import type { Say } from '@shamble/kernel'; import { memo } from 'react';"],
    ['web/src/app.tsx', "import type { BoardProps } from '@shamble/parts/board';"],
    ['web/src/app.tsx', "import { Spotlight } from '@shamble/parts/telling';"],
    ['games/red-game/test/play.test.ts', "import { readFileSync } from 'node:fs'; import { test } from 'vitest';"],
    ['games/registry.ts', "import { kit } from '@shamble/red-game';"],
    ['bots/random.ts', "import { sample } from '@shamble/kernel';"],
    ['cli/play.ts', "import { kits } from '@shamble/games'; import { random } from '@shamble/bots'; import 'node:fs';"],
    ['web/src/app.tsx', "import { kits } from '@shamble/games'; import { useState } from 'react';"],
    ['cli/test/play.test.ts', "import { kit } from '@shamble/red-game';"],
    ['bench/index.ts', "import { kits } from '@shamble/games'; import { Client } from 'boardgame.io/client';"],
    ['vitest.config.ts', "import { defineConfig } from 'vitest/config';"],
  ])('%s', (path, source) => {
    expect(faultsOf(path, source)).toEqual([]);
  });
});

describe('arrows that are wrong', () => {
  test.each([
    ['the kernel knows no game', 'kernel/match.ts', "import '@shamble/games';", 'kernel must not import games'],
    ['nor the bots', 'kernel/match.ts', "import '../bots/random.ts';", 'kernel must not import bots'],
    ['not even in tests', 'kernel/test/a.test.ts', "import '@shamble/games';", 'kernel must not import games'],
    [
      'a game knows no bots',
      'games/red-game/bot/b.ts',
      "import '@shamble/bots';",
      'the game red-game must not import bots',
    ],
    [
      'nor the registry',
      'games/red-game/index.ts',
      "import '../registry.ts';",
      'the game red-game must not import games',
    ],
    ['a game uses no library', RULES, "import 'valibot';", 'a game imports only the kernel and itself, not valibot'],
    [
      'nor Node',
      'games/red-game/text/a.ts',
      "import 'node:fs';",
      'a game imports only the kernel and itself, not node:fs',
    ],
    [
      'nor Node where it is drawn',
      'games/red-game/board/a.ts',
      "import 'fs';",
      'a game imports only the kernel and itself, not fs',
    ],
    [
      'what boards share is for boards',
      'games/red-game/bot/b.ts',
      "import '@shamble/parts';",
      'the game red-game must not import parts',
    ],
    [
      'what bots share is for bots',
      'games/red-game/text/events.ts',
      "import { most } from '@shamble/bots/advice';",
      'the game red-game must not import advice',
    ],
    [
      'what drawings share is for drawings',
      'games/red-game/board/Board.tsx',
      "import { fit } from '@shamble/cli/drawing';",
      'the game red-game must not import drawing',
    ],
    [
      'and nothing else of the terminal',
      'games/red-game/terminal/index.ts',
      "import { openDesk } from '@shamble/cli';",
      'the game red-game must not import cli',
    ],
    ['which drawings do not know', 'cli/drawing/words.ts', "import '../desk.ts';", 'drawing must not import cli'],
    ['and not for the table', 'web/src/app.tsx', "import '@shamble/parts';", 'web must not import parts'],
    [
      'which knows the contract as types',
      'web/src/app.tsx',
      "import { x } from '@shamble/parts/board';",
      'web imports only types: @shamble/parts/board',
    ],
    ['and knows no game', 'parts/icon.tsx', "import '@shamble/games';", 'parts must not import games'],
    ['rules know no board', RULES, "import '../board/Board.tsx';", 'rules/ must not import board/'],
    ['nor bot', RULES, "import '../bot/sensible.ts';", 'rules/ must not import bot/'],
    ['nor text', RULES, "import '../text/en.ts';", 'rules/ must not import text/'],
    ['nor scenarios', RULES, "import '../scenarios/words.ts';", 'rules/ must not import scenarios/'],
    ['nor the index', RULES, "import '../index.ts';", 'rules/ must not import ../index.ts'],
    [
      'geometry knows nothing of the game around it',
      'games/red-game/geometry/sweep.ts',
      "import '../content/pieces.ts';",
      'geometry/ must not import content/',
    ],
    ['content knows no rules', CONTENT, "import '../rules/fight.ts';", 'content/ must not import rules/'],
    [
      'content takes only types',
      CONTENT,
      "import { same } from '@shamble/kernel';",
      'content imports only types: @shamble/kernel',
    ],
    ['bots know no games', 'bots/random.ts', "import '@shamble/games';", 'bots must not import games'],
    [
      'the terminal uses the registry',
      'cli/play.ts',
      "import '../games/third/index.ts';",
      'cli must not import the game third',
    ],
    [
      'the benchmark too',
      'bench/run.ts',
      "import '../games/third/rules/fight.ts';",
      'bench must not import the game third',
    ],
    [
      'so does the web',
      'web/src/app.tsx',
      "import '../../games/third/index.ts';",
      'web must not import the game third',
    ],
    [
      'packages go by name',
      'cli/play.ts',
      "import '../kernel/index.ts';",
      'imports another package by path instead of by name: ../kernel/index.ts',
    ],
    [
      'nothing from outside',
      'kernel/json.ts',
      "import '../../other/x.ts';",
      'reaches outside the repository: ../../other/x.ts',
    ],
    ['by no absolute path', 'cli/play.ts', "import '/tmp/x.ts';", 'reaches outside the repository: /tmp/x.ts'],
    [
      'by no address',
      'cli/play.ts',
      "import 'https://example.org/x.js';",
      'reaches outside the repository: https://example.org/x.js',
    ],
    [
      'by no file address',
      'cli/play.ts',
      "await import('file:///x.ts');",
      'reaches outside the repository: file:///x.ts',
    ],
  ])('%s', (_, path, source, what) => {
    expect(faultsOf(path, source)).toEqual([`${path}:1 ${what}`]);
  });

  test('another game', () => {
    const path = 'games/red-game/index.ts';
    expect(faultsOf(path, "import '@shamble/blue-game';")).toContain(
      `${path}:1 the game red-game must not import the game blue-game`,
    );
    expect(faultsOf('games/red-game/test/a.test.ts', "import '../../blue-game/index.ts';")).toHaveLength(1);
  });
});

describe('every way to import counts', () => {
  test.each([
    "import * as bots from '@shamble/bots';",
    "import type { Bot } from '@shamble/bots';",
    "export * from '@shamble/bots';",
    "export { random } from '@shamble/bots';",
    "export type { Bot } from '@shamble/bots';",
    "const bots = await import('@shamble/bots');",
    'const bots = await import(`@shamble/bots`);',
    "let bot: import('@shamble/bots').Bot;",
    "import bots = require('@shamble/bots');",
    "const bots = require('@shamble/bots');",
    "import {\n  random,\n} from '@shamble/bots';",
  ])('%s', (source) => {
    expect(faultsOf('kernel/match.ts', source)).toEqual(['kernel/match.ts:1 kernel must not import bots']);
  });

  test('a computed name is refused, since nobody can check it', () => {
    expect(faultsOf('cli/play.ts', 'await import(name);')).toEqual([
      'cli/play.ts:1 imports a module whose name is computed',
    ]);
    expect(faultsOf('cli/play.ts', `await import(\`@shamble/\${name}\`);`)).toHaveLength(1);
  });

  test('a comment or a text is no import', () => {
    const source = `// import '@shamble/bots';\nconst text = "import '@shamble/bots'";`;
    expect(faultsOf('kernel/match.ts', source)).toEqual([]);
  });
});

describe('names of games', () => {
  test('stand only in their folder, the registry and tests', () => {
    const source = "\nexport const first = 'red-game';";
    expect(faultsOf('cli/play.ts', source)).toEqual([
      'cli/play.ts:2 names the game red-game; games are known through the registry',
    ]);
    expect(faultsOf('games/blue-game/index.ts', source)).toHaveLength(1);
    expect(faultsOf('games/red-game/index.ts', source)).toEqual([]);
    expect(faultsOf('games/registry.ts', source)).toEqual([]);
    expect(faultsOf('games/boards.ts', source)).toEqual([]);
    expect(faultsOf('cli/test/play.test.ts', source)).toEqual([]);
  });

  test('count as whole words', () => {
    expect(faultsOf('cli/play.ts', "export const a = 'bored-game'; export const b = 'red-games';")).toEqual([]);
  });
});

describe('what follows from the state alone', () => {
  test.each([
    ['Math.random()', 'uses Math.random, which no seed governs'],
    ['Math.sin(1)', 'uses Math.sin, which differs between machines'],
    ['Math.PI', 'uses Math.PI, which differs between machines'],
    ["Math['floor'](1)", 'uses Math without naming the function'],
    ['(({ hypot }) => hypot(3, 4))(Math)', 'uses Math without naming the function'],
    ['2 ** 0.5', 'uses **, which differs between machines'],
    ['new Date()', 'uses Date, which no seed governs'],
    ['Date.now()', 'uses Date, which no seed governs'],
    ['performance.now()', 'uses performance, which no seed governs'],
    ['crypto.randomUUID()', 'uses crypto, which no seed governs'],
  ])('%s is refused', (expression, what) => {
    const source = `\nexport const x = ${expression};`;
    for (const path of ['kernel/chance.ts', RULES, CONTENT])
      expect(faultsOf(path, source)).toEqual([`${path}:2 ${what}`]);
    for (const path of ['kernel/test/chance.test.ts', 'cli/play.ts', 'games/red-game/bot/b.ts'])
      expect(faultsOf(path, source)).toEqual([]);
  });

  test('whole-number helpers and the square root are not', () => {
    const source = 'export const x = Math.floor(1) + Math.max(1, Math.sqrt(2)) + Math.imul(3, 4) + Math.sign(-1);';
    expect(faultsOf(RULES, source)).toEqual([]);
  });

  test('a member that happens to be called so is not', () => {
    expect(
      faultsOf(RULES, 'export const x = { Date: 1 }; export const y = x.Date; export type Z = { Math: 1 };'),
    ).toEqual([]);
  });
});

test('a file that is no program says so', () => {
  expect(() => faultsOf('cli/play.ts', 'const =')).toThrow();
});
