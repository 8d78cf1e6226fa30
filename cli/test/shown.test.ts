import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botsFor, playOut } from '@shamble/bots';
import { exportLog, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { inOneLine, painted, sendable } from '../shown.ts';
import { fileWith, folder, type Ran, run } from './run.ts';
import { kit, sensible } from './toy/kit.ts';

/** What a terminal obeys: colours, a title, a cleared screen in one byte, the way back, other directions, no width. */
const TRICKS = '\x1b[31m\x1b]0;mine\x07\x9b2J\r\b\x7f\u202e\u2066\u200b\u200d\ufeff\u00ad\u2028\u{e0041}\nFORGED\tline';
const obeyed = ({ out, err }: Ran): string[] =>
  `${out}${err}`.replaceAll('\n', '').match(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu) ?? [];

function expectHarmless(ran: Ran): void {
  const all = `${ran.out}\n${ran.err}`;
  expect(obeyed(ran)).toEqual([]);
  expect(all.split('\n').filter((line) => line.startsWith('FORGED'))).toEqual([]);
  expect(all).toContain('\\u001b[31m');
}

function logWith(seed: string): string {
  const match = Match.start(kit.game, 2, { rain: true }, seed);
  playOut(match, botsFor(['sensible', 'random'], { ...kit, sensible }, 'shown'));
  return exportLog(match);
}

const scenario = (title: string, crumbs: string): string => `title: ${JSON.stringify(title)}
rules: [PI-PACK01]
game: picnic
options: { seats: 1 }
given: { crumbs: [3] }
do:
  - { seat: 1, answer: nap }
  - { seat: 1, items: [apple, cake] }
expect:
  crumbs: ${JSON.stringify(crumbs)}
`;

describe.concurrent('nothing from outside reaches the terminal as it is', () => {
  test.for<[where: string, args: string[]]>([
    ['a command', [TRICKS]],
    ['a language', ['games', '--lang', TRICKS]],
    ['the flag of a command', ['sim', 'picnic', '--games', '1', `--${TRICKS}`]],
    ['the value of a flag', ['sim', 'picnic', '--games', TRICKS]],
    ['the game of a help', ['play', TRICKS]],
    ['an option of a game', ['play', 'picnic', '--option', `length=${TRICKS}`]],
    ['a seat', ['play', 'picnic', '--seats', TRICKS]],
    ['a seed', ['play', 'picnic', '--seats', 'random', '--seed', TRICKS]],
    ['a seed whose game fails', ['sim', 'picnic', '--games', '4', '--trouble', 'error', '--seed', TRICKS]],
    ['the file to load', ['play', 'picnic', '--load', TRICKS]],
    ['a log that is not there', ['replay', TRICKS]],
    ['a scenario that is not there', ['scenario', TRICKS]],
    ['a word too many', ['games', TRICKS]],
    ['a word too many for the bench', ['bench', TRICKS]],
  ])('%s', async ([, args]) => {
    expectHarmless(await run(args, { home: folder() }));
  });

  test('lines that a file answers', async () => {
    const input = `${TRICKS.replaceAll('\n', ' ')}\n? ${TRICKS.replaceAll('\n', ' ')}\nq\n`;
    expectHarmless(await run(['play', 'picnic', '--seed', '5'], { home: folder(), input }));
  });

  test('names of files', async () => {
    const name = TRICKS.replaceAll('/', '');
    expectHarmless(await run(['replay', fileWith('Dear diary', name)]));
    expectHarmless(await run(['replay', fileWith(logWith('a'), name), '--verify']));
    expectHarmless(await run(['scenario', fileWith(scenario('Two things', '[9]'), `${name}.yaml`)]));
    const saved = `${folder()}/${name}`;
    expectHarmless(await run(['play', 'picnic', '--seats', 'random', '--save', saved], { home: folder() }));
  });

  test.for<[where: string, log: string]>([
    ['that is none', TRICKS],
    ['cut in a name', `{"${TRICKS}`],
    ['of another format', JSON.stringify({ format: TRICKS })],
    ['with a seed', logWith(TRICKS)],
  ])('a log %s', async ([where, log]) => {
    for (const flags of [[], ['--verify']]) {
      const ran = await run(['replay', fileWith(log), ...flags]);
      if (where === 'with a seed') expectHarmless(ran);
      else expect(obeyed(ran)).toEqual([]);
    }
  });

  test('the words of scenarios', async () => {
    expectHarmless(await run(['scenario', fileWith(scenario(TRICKS, '[5]'), 'a.yaml')]));
    expectHarmless(await run(['scenario', fileWith(scenario('Wrong', TRICKS), 'b.yaml')]));
    const odd = `${scenario('Odd', '[5]')}${JSON.stringify(TRICKS)}: 1\n`;
    expectHarmless(await run(['scenario', fileWith(odd, 'c.yaml')]));
    const other = scenario('Odd', '[5]').replace('picnic', JSON.stringify(TRICKS));
    expectHarmless(await run(['scenario', fileWith(other, 'd.yaml')]));
  });

  test('for programs it is JSON that says the same', async () => {
    const ran = await run(['scenario', '--json', fileWith(scenario(TRICKS, '[5]'), 'a.yaml')]);
    expect(obeyed(ran)).toEqual([]);
    expect(JSON.parse(ran.out)).toMatchObject({ scenarios: [{ title: TRICKS }] });
  });
});

describe('what is shown', () => {
  test('goes out at the desk, the keyboard and the bar of progress, and nowhere else', () => {
    const cli = fileURLToPath(new URL('..', import.meta.url));
    const files = globSync('**/*.ts', { cwd: cli, exclude: ['node_modules', 'test', '**/test'] });
    const writers = files.filter((file) =>
      /\bconsole\.|put\.write|std(out|err)\.write/.test(readFileSync(`${cli}${file}`, 'utf8')),
    );
    expect(writers.toSorted()).toEqual(['desk.ts', 'play/keyboard.ts', 'sim/progress.ts']);
  });

  test('every language keeps its letters, spaces and pictures', () => {
    const text = 'Où\u202f? « Così » – l’arc → ⚔️ 漢字';
    expect(inOneLine(text)).toBe(text);
  });

  test('half a letter is shown as one', () => {
    expect(inOneLine('a\ud800b')).toBe('a\\ud800b');
  });

  test('our own colours are sent, those of the text in them are not', () => {
    expect(sendable(painted('red', 'a\x1b[32mb'))).toBe('\x1b[31ma\\u001b[32mb\x1b[39m');
  });

  test('lines stay lines', () => {
    expect(sendable('a\nb\r\n')).toBe('a\nb\\u000d\n');
  });
});
