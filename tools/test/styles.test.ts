import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { classesOf, readSheet, split } from './css.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

const SHEETS = find('{web/src,parts,games/*/board}/**/*.css');
const isIndex = (path: string): boolean => path.endsWith('/styles.css');
const BOARDS = find('games/*/board/styles.css').map((path) => path.replace('/styles.css', ''));

const selectorsIn = (folder: string): string[] =>
  SHEETS.filter((path) => path.startsWith(`${folder}/`)).flatMap((path) => readSheet(read(path)).selectors);

/** The word before all class names of a board: that of its root. */
function prefixOf(board: string): string {
  const roots = new Set(
    selectorsIn(board).flatMap((selector) => selector.match(/(?<=\.)(?!part-)[\w-]+(?=-board\b)/g) ?? []),
  );
  expect([...roots], `the root of ${board}`).toHaveLength(1);
  return [...roots][0];
}

/** Class names that code writes out: whole, in the branches of a condition, or with something put in. */
const classNamesIn = (code: string): string[] =>
  [...code.matchAll(/className(?:="([^"]*)"|=\{`([^`]*)`\}|=\{([^{}]*)\})/g)]
    .flatMap(([, plain, made, branches]) =>
      branches === undefined ? [plain ?? made] : [...branches.matchAll(/'([^']*)'/g)].map(([, text]) => text),
    )
    .flatMap((text) => text.replace(/\$\{[^}]*\}/g, '').split(/\s+/))
    .filter((name) => name !== '');

describe('the layers', () => {
  const imported = SHEETS.filter(isIndex).flatMap((index) =>
    [...read(index).matchAll(/@import "\.\/([^"]+)" layer\((\w+)\);/g)].map(([, file, layer]) => ({
      path: join(index, '..', file),
      layer,
    })),
  );

  test.each(SHEETS.filter((path) => !isIndex(path)))('%s lies in one, that of its room', (path) => {
    const layers = imported.filter((one) => one.path === path).map(({ layer }) => layer);
    const room = path.startsWith('games/') ? 'board' : path.startsWith('parts/') ? 'parts' : 'frame';
    expect(layers).toHaveLength(1);
    expect(/\/ui\/(fonts|theme)\.css$/.test(path) ? ['base'] : [room]).toContain(layers[0]);
  });

  test('are put in order once, and lists of sheets hold nothing else', () => {
    const rest = SHEETS.filter(isIndex).map((path) =>
      read(path)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/@import "\.\/[^"]+" layer\(\w+\);/g, '')
        .trim(),
    );
    expect(rest.filter((text) => text !== '')).toEqual(['@layer base, frame, parts, board;']);
  });

  // Outside all layers it would win over them, and the page would keep the ground and the font it starts with.
  test('hold what the page wears before its style sheets are there, too', () => {
    const worn = [...read('web/index.html').matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css.trim());
    expect(worn).toEqual([expect.stringMatching(/^@layer base \{[\s\S]*\}$/)]);
  });

  test('code names lists of sheets only', () => {
    const code = find('{web/src,parts,games/*/board}/**/*.{ts,tsx}');
    const named = code.flatMap((path) => [...read(path).matchAll(/import '([^']+\.css)'/g)].map(([, css]) => css));
    expect(named.filter((css) => !isIndex(css))).toEqual([]);
  });
});

describe.each(BOARDS)('%s', (board) => {
  const own = `${prefixOf(board)}-`;

  test('has a word for its names that nobody else has', () => {
    const others = ['web/src', 'parts', ...BOARDS.filter((other) => other !== board)];
    expect(
      others.flatMap(selectorsIn).filter((selector) => classesOf(selector).some((name) => name.startsWith(own))),
    ).toEqual([]);
  });

  test('has no rule that could meet anything outside it', () => {
    expect(selectorsIn(board).filter((selector) => !classesOf(selector).some((name) => name.startsWith(own)))).toEqual(
      [],
    );
  });

  test('declares only names of its own', () => {
    const names = SHEETS.filter((path) => path.startsWith(`${board}/`)).flatMap((path) => readSheet(read(path)).names);
    expect(names.filter((name) => !name.replace(/^--/, '').startsWith(own) && name !== own.slice(0, -1))).toEqual([]);
  });

  test('uses no class of the table', () => {
    const used = find(`${board}/**/*.tsx`).flatMap((path) => classNamesIn(read(path)));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !name.startsWith(own) && !name.startsWith('part-'))).toEqual([]);
  });
});

test('what boards share is styled on boards only', () => {
  expect(
    selectorsIn('parts').filter((selector) => !classesOf(selector).some((name) => name.startsWith('part-'))),
  ).toEqual([]);
  expect(
    selectorsIn('web/src').filter((selector) => classesOf(selector).some((name) => name.startsWith('part-'))),
  ).toEqual([]);
});

/** The boxes a board lies in: a rule for plain elements inside them would reach into the board. */
const AROUND = ['table', 'table-main', 'table-board-box', 'table-board-inner'];

test('no rule of the table reaches into a board', () => {
  const sheets = SHEETS.filter((path) => path.startsWith('web/src/') && !/\/(theme|fonts|styles)\.css$/.test(path));
  const reaching = sheets
    .flatMap((path) => readSheet(read(path)).selectors)
    .filter((selector) => {
      const compounds = selector.split(/\s*[>\s]\s*/);
      const inside = !/[~+]/.test(selector);
      return (
        inside &&
        classesOf(compounds.at(-1) ?? '').length === 0 &&
        classesOf(selector).every((name) => AROUND.includes(name))
      );
    });
  expect(reaching).toEqual([]);
});

describe('reading style sheets', () => {
  test('takes lists, choices, groups and nested rules apart', () => {
    const { selectors, names } = readSheet(`
      /* .comment { } */
      .a, .b:is(.c, .d > i) { --x: url("{"); container: box / size; & > b { color: red } }
      @media (min-width: 1px) { .e:not(.f) { animation: spin } }
      @keyframes spin { from { opacity: 0 } }
      @font-face { font-family: "x" }
    `);
    expect(selectors).toEqual(['.a', '.b.c', '.b.d > i', '.a > b', '.b.c > b', '.b.d > i > b', '.e:not(.f)']);
    expect(names).toEqual(['--x', 'box', 'spin']);
  });

  test('what must not be there or only lies inside does not make a rule one of a board', () => {
    expect(classesOf('button:not(.x-a, :is(.x-b)):has(> .x-c) .y')).toEqual(['y']);
    expect(split(':is(p, .x-a) i')).toEqual(['p i', '.x-a i']);
  });
});
