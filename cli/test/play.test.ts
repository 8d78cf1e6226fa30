import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, LANGS } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { folder, run, SHAMBLE } from './run.ts';

const typed = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

describe.concurrent('play', () => {
  test('a session: refused, taken back, hinted, explained, saved, left and gone on with', async () => {
    const home = folder();
    const first = await run(['play', 'picnic', '--seed', '5'], {
      home,
      input: typed('2', '2 3', '1 bun', 'u', 'u', 'h', '?', '? share', 'x', 's', 'nap', '0', 'q'),
    });
    expect(first.code).toBe(0);
    const steps = first.out.split('> ');
    expect(steps[0]).toMatch(/Player 1: What do you do\?\n +1 {2}walk\n +2 {2}nap\nYou can also:\n +3 {2}sing\n$/);
    expect(steps[1]).toContain('Choose 0 to 2');
    expect(steps[2]).toContain('2 3\nBun and cake are too sweet together.');
    expect(steps[3]).toMatch(/naps\.\n» Time to tidy up\. Only option: tidy\.\n/);
    expect(steps[4]).toMatch(/^u\nUndone\.[\s\S]*What do you pack\?/);
    expect(steps[5]).toMatch(/^u\nUndone\.[\s\S]*What do you do\?/);
    expect(steps[6]).toBe('h\nHint: walk. It is warm.\n');
    expect(steps[7]).toBe('?\nActing (PI-ACT01)\n  Walk and find bread or ants, or nap.\n');
    expect(steps[8]).toBe('? share\nPacking (PI-PACK02)\n  Share two crumbs.\n');
    expect(steps[9]).toContain('"x" is not one of the options.');
    const file = join(home, 'saves', 'picnic-5.json');
    expect(steps[10]).toBe(`s\nSaved: ${file}\n`);
    expect(first.out).toContain(`To continue: npm run -s shamble -- play picnic --load ${file}`);

    const second = await run(['play', 'picnic', '--load', file], { home, input: typed('nap', '0', 'nap', '0') });
    expect(second.code).toBe(0);
    expect(second.out).toMatch(/seed 5\nResumed at turn 3\.\n/);
    const log = join(home, 'logs', 'picnic-5.json');
    expect(second.out).toMatch(/(A feast!\nWinners?: Bot 2\.|Everybody goes hungry\.\nNobody wins\.)\nGame saved to /);
    expect(second.out).toContain(`${log}\nseed 5\n`);
    expect(readdirSync(join(home, 'saves'))).toEqual([]);
    expect((await run(['replay', log, '--verify'])).code).toBe(0);
  });

  test('tells what is to be expected, once as long as nothing changes and again where asked, and what an option brings', async () => {
    const { out } = await run(['play', 'picnic', '--seed', '5'], {
      home: folder(),
      input: typed('f', 'f 1', 'f nap', 'f 9', '2', 'f', 'q'),
    });
    const steps = out.split('> ');
    expect(steps[0]).toMatch(/crumbs and pocket .*\n\nRain may come\.\n\nPlayer 1: What do you do\?/);
    expect(steps[1]).toBe('f\nRain may come.\n');
    expect(steps[2]).toBe('f 1\nAfter walk: rain.\n');
    expect(steps[3]).toBe('f nap\nAfter nap: rain.\n');
    expect(steps[4]).toBe('f 9\n"9" is not one of the options.\n');
    expect(steps[5]).toMatch(/bun {2}Sweet\.\n/);
    expect(steps[6]).toBe('f\nNothing is foretold here.\n');
  });

  test('answers every kind of decision', async () => {
    const input = typed('9,9', '1,2', 'nap', '1', '1 2', 'me=1 2=1', '2 1', 'snack', '1', 'q');
    const { out } = await run(['play', 'picnic', '--length', 'long', '--seats', 'human', '--rain'], {
      home: folder(),
      input,
    });
    expect(out).toContain('9,9\nThat point is outside the area.');
    expect(out).toContain('"blanket":[1,2]');
    expect(out).toContain('1  me (at most 1)');
    expect(out).toContain('1 2\nAssign exactly 2; 3 are assigned so far.');
    expect(out).toContain('Type all the numbers in the order you want');
    expect(out).toContain('1 for home.');
    expect(out).toContain('"crumbs":[3]');
  });

  test('says what stops an undo, which --free-undo overrides', async () => {
    const args = ['play', 'picnic', '--seats', 'human', '--seed', '5'];
    const locked = await run(args, { home: folder(), input: typed('u', '1', 'u') });
    expect(locked.out).toContain('There is nothing to undo.');
    expect(locked.out).toMatch(
      /Dice were rolled or something was revealed since.*\nWith --free-undo you can undo anything\./,
    );
    const free = await run([...args, '--free-undo'], { home: folder(), input: typed('1', 'u') });
    expect(free.out).toContain('Undone.');
  });

  test('passes windows where nobody wants to be asked', async () => {
    const input = typed('nap', '1 2', 'q');
    const args = ['play', 'picnic', '--seats', 'human', '--seed', '1'];
    expect((await run(args, { home: folder(), input })).out).toContain('Press Enter to go on.');
    const never = await run([...args, '--windows', 'never'], { home: folder(), input });
    expect(never.out).toContain('» Anything else? Passed.');
    expect(never.out).not.toContain('Press Enter to go on.');
  });

  test('hands the keyboard over between people who see different things', async () => {
    const args = ['play', 'picnic', '--seats', 'human,human', '--seed', '1'];
    const { out } = await run(args, { home: folder(), input: typed('1', '', 'l', 'q') });
    const [before, after] = out.split('Player 2 takes the keyboard. Press Enter when nobody else is looking. ');
    expect(before).toContain('"pocket":"spoon"');
    expect(after).toContain('"pocket":"knife"');
    expect(after).toContain('Player 2: What do you do?');
    expect(after).not.toContain('spoon');
  });

  test('is saved after every answer, without anything being asked for', async () => {
    const home = folder();
    const { code, out } = await run(['play', 'picnic', '--seed', 'a/b'], { home, input: typed('1') });
    expect(code).toBe(0);
    const [, file] = /Saved: (.*?)\. To continue/.exec(out) ?? [];
    expect(file).toBe(join(home, 'saves', 'picnic-a%2Fb.json'));
    expect(readdirSync(join(home, 'saves')).sort()).toEqual(['picnic-a%2Fb.json']);
    expect(JSON.parse(readFileSync(file ?? '', 'utf8')).answers.length).toBeGreaterThan(0);
  });

  test('is saved where --save says, and remembers who sat where', async () => {
    const home = folder();
    const file = join(home, 'deep', 'mine.json');
    await run(['play', 'picnic', '--seed', '5', '--seats', 'random,human', '--save', file], {
      home,
      input: typed('1'),
    });
    expect(existsSync(file)).toBe(true);
    const { out } = await run(['play', 'picnic', '--load', file], { home });
    expect(out).toMatch(/^Player 2: /m);
    const { code, err } = await run(['play', 'picnic', '--load', file, '--seats', 'human'], { home });
    expect({ code, err }).toEqual({ code: 2, err: 'The loaded game has 2 seats, not 1.\n' });
  });

  test('a save of a former version goes on with those who were noted beside it', async () => {
    const home = folder();
    await run(['play', 'picnic', '--seed', '5'], { home, input: typed('1') });
    const file = join(home, 'saves', 'picnic-5.json');
    const { table: _, sum: __, ...log } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...log, sum: fingerprint(log) }));
    writeFileSync(join(home, 'saves', 'picnic-5.seats'), 'human,human');
    const { out } = await run(['play', 'picnic', '--load', file], { home, input: typed('1', '', 'q') });
    expect(out).toContain('Player 2');
    expect(out).not.toContain('Bot 2');
  });

  test('a save that was damaged is code 1 and one sentence', async () => {
    const home = folder();
    await run(['play', 'picnic', '--seed', '5'], { home, input: typed('1') });
    const file = join(home, 'saves', 'picnic-5.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seats":2', '"seats":3'));
    const { code, err } = await run(['play', 'picnic', '--load', file], { home });
    expect({ code, err }).toEqual({ code: 1, err: `${file} was edited after it was saved.\n` });
  });

  test('bots alone play to the end', async () => {
    const { code, out } = await run(['play', 'picnic', '--seats', 'random,sensible', '--lang', 'fr', '--seed', '3'], {
      home: folder(),
    });
    expect(code).toBe(0);
    expect(out).toContain('· Bot 1 commence.');
    expect(out).toContain('graine 3');
  });

  test('sits down to a game of the registry', async () => {
    const args = ['play', 'pints-of-blood', '--seed', '1', '--first', '1'];
    const input = typed('h', '?', 'b', 'q');
    const { code, out, err } = await run(args, { home: folder(), program: SHAMBLE, input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Hint: ');
    expect(out).toMatch(/ \(PB-\w+\)\n/);
  });

  test.for(LANGS)('bots alone play a whole game of the registry in %s', async (lang) => {
    const args = ['play', 'pints-of-blood', '--seats', 'sensible,random', '--level', 'main', '--lang', lang];
    const { code, out, err } = await run([...args, '--seed', '4'], { home: folder(), program: SHAMBLE });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').length).toBeGreaterThan(50);
  });
});
