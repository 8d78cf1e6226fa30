import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileWith, folder, run } from './run.ts';

const scenario = (title: string, crumbs: number): string => `title: ${title}
rules: [PI-PACK01]
game: picnic
options: { seats: 1 }
given: { crumbs: [3] }
do:
  - { seat: 1, answer: nap }
  - { seat: 1, items: [apple, cake] }
expect:
  crumbs: [${crumbs}]
`;

describe.concurrent('scenario', () => {
  test('prints a line for each that passes, and ends with code 0', async () => {
    const file = fileWith(`${scenario('Two things', 5)}---\n${scenario('Two things again', 5)}`);
    const { code, out, err } = await run(['scenario', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ok +Two things\nok +Two things again\n2 passed, 0 failed\n$/);
  });

  test('shows what differs, goes on to the next, and ends with code 1', async () => {
    const file = fileWith(`${scenario('Too many', 9)}---\n${scenario('Right', 5)}`);
    const { code, out } = await run(['scenario', file]);
    expect(code).toBe(1);
    expect(out).toContain('FAILED Too many');
    expect(out).toMatch(/expected: +9[\s\S]*got: +5/);
    expect(out).toMatch(/ok +Right\n1 passed, 1 failed\n$/);
  });

  test('finds files in folders and by patterns', async () => {
    const top = folder();
    mkdirSync(join(top, 'deep'));
    writeFileSync(join(top, 'deep', 'a.yaml'), scenario('In the folder', 5));
    writeFileSync(join(top, 'b.yml'), scenario('Beside it', 5));
    writeFileSync(join(top, 'notes.txt'), 'no scenario');
    expect((await run(['scenario', top])).out).toContain('2 passed, 0 failed');
    expect((await run(['scenario', join(top, '*.yml')])).out).toContain('1 passed, 0 failed');
  });

  test.for<[name: string, text: string, problem: string]>([
    ['text that is no YAML', 'title: [', 'cannot be read as scenarios'],
    ['an unknown key', `${scenario('Odd', 5)}colour: red\n`, 'unknown key'],
    [
      'an unknown game',
      scenario('Odd', 5).replace('picnic', 'chess'),
      'There is no game "chess"; the games are picnic.',
    ],
    ['nothing', '', 'there is no scenario in it'],
  ])('a file with %s is code 2, and the others still run', async ([, text, problem]) => {
    const { code, out, err } = await run(['scenario', fileWith(text, 'bad.yaml'), fileWith(scenario('Good', 5))]);
    expect(code).toBe(2);
    expect(err).toContain('bad.yaml');
    expect(err).toContain(problem);
    expect(out).toContain('1 passed, 0 failed');
  });

  test('a file that is not there is code 2', async () => {
    const { code, err } = await run(['scenario', 'nowhere/*.yaml']);
    expect(code).toBe(2);
    expect(err).toContain('nowhere/*.yaml cannot be read as scenarios');
  });

  test('prints one JSON object', async () => {
    const { code, out } = await run(['scenario', '--json', fileWith(scenario('Too many', 9), 'a.yaml')]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      passed: 0,
      failed: 1,
      unreadable: [],
      scenarios: [{ title: 'Too many', game: 'picnic', ok: false, failures: [{ line: 10, expected: '9', got: '5' }] }],
    });
  });
});
