import { describe, expect, test } from 'vitest';
import { run, SHAMBLE } from './run.ts';

const COMMANDS = ['play', 'sim', 'scenario', 'replay', 'bench', 'games'];

describe.concurrent('help', () => {
  test('overall, it names every command', async () => {
    const { code, out, err } = await run(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
  });

  test.for(COMMANDS)('of %s, it shows the usage and the flags', async (command) => {
    const { code, out } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: shamble ${command}`);
    expect(out).toContain('--lang en|it|fr');
  });

  test('of a game, it explains the options of the game', async () => {
    const { out } = await run(['play', 'picnic', '-h']);
    expect(out).toContain('--length');
    expect(out).toMatch(/short \(default\) +three rounds, few questions/);
  });

  test('speaks the language asked for', async () => {
    expect((await run(['--help', '--lang', 'it'])).out).toContain('Uso:');
    expect((await run(['sim', '--help', '--lang', 'fr'])).out).toContain('Utilisation\u202f: shamble sim');
  });

  test('stands on stderr, and the exit code is 2, where no command was given', async () => {
    const { code, out, err } = await run([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage:');
  });
});

describe.concurrent('bad use ends with code 2 and one sentence that says what is possible', () => {
  test.for<[args: string, sentence: string]>([
    ['dance', 'There is no command "dance"; the commands are play, sim, scenario, replay, bench, games.'],
    ['sim picnic --games 1 --speed 9', 'sim has no flag "--speed"; its flags are --length,'],
    ['play', 'Which game? The games are picnic.'],
    ['play chess', 'There is no game "chess"; the games are picnic.'],
    ['play picnic --length endless', 'Option "length" must be one of short, long, not "endless".'],
    ['play picnic --option size=9', 'picnic has no option "size"; it has length, rain, trouble.'],
    ['play picnic --option length', 'Write --option as KEY=VALUE, not "length".'],
    ['play picnic --rain maybe', 'Unexpected word: "maybe".'],
    ['play picnic --rain=maybe', 'Option "rain" must be one of false, true, not "maybe".'],
    ['play picnic --seats human,human,human,human,human', 'picnic takes 1 to 4 seats, not 5.'],
    ['play picnic --seats human,genius', 'There is no player called "genius"; choose from human, random, sensible.'],
    ['sim picnic --games 1 --seats human', 'There is no player called "human"; choose from random, sensible.'],
    ['play picnic --lang de', 'There is no language "de"; the languages are en, it, fr.'],
    ['play picnic --windows often', '--windows must be one of always, never, not "often".'],
    ['play picnic --seed', '--seed needs a value: --seed N.'],
    ['play picnic --seed --free-undo', '--seed needs a value: --seed N.'],
    ['play picnic --seed 1 --seed 2', '--seed is given twice.'],
    ['play picnic --free-undo=no', '--free-undo takes no value, but got "no".'],
    ['play picnic --load x --seed 1', 'A loaded game already has its seed and options'],
    ['sim picnic', 'sim needs --games N.'],
    ['sim picnic --games 0', '--games needs a whole number of at least 1, not "0".'],
    ['sim picnic --games 1 --jobs many', '--jobs needs a whole number of at least 1, not "many".'],
    ['scenario', 'Which scenarios?'],
    ['replay', 'Which game? Give the file of a saved game.'],
    ['replay a b', 'Unexpected word: "b".'],
    ['games all', 'Unexpected word: "all".'],
  ])('%s', async ([args, sentence]) => {
    const { code, out, err } = await run(args.split(' '));
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe.concurrent('seats follow the options of a game', () => {
  const war = (args: string) => run(['play', 'all-out-war', ...args.split(' ')], { program: SHAMBLE });

  test('where nobody says how many', async () => {
    const { out } = await war('--scenario learning --seed 1 --lang en');
    expect(out).toContain('scenario learning, mode together; seed 1');
    expect(out).toContain('Player 1’s group: Sandra and Patrick.');
    expect(out).toContain('Turn 1');
  });

  test.for<[args: string, sentence: string]>([
    ['--mode rivals --seats human', '--mode rivals is for 2 seats, not 1.'],
    ['--scenario learning --seats human,human,human', '--scenario learning is for 1 to 2 seats, not 3.'],
    ['--group1 camp --points 100', 'Camp is a group of 150 points, and this game is for 100.'],
    ['--mode rivals --seats human --lang it', '--mode rivals è per 2 posti, non per 1.'],
    ['--mode rivals --seats human --lang fr', '--mode rivals se joue à 2, pas à 1.'],
    ['--scenery catalogue --lang fr', 'Les décors du catalogue se placent à la main'],
  ])('and what does not go together says why: %s', async ([args, sentence]) => {
    const { code, err } = await war(args);
    expect(err.replaceAll('\u202f', ' ')).toContain(sentence);
    expect(code).toBe(2);
  });
});

describe.concurrent('games', () => {
  test('lists id, title, seats, and options with values and defaults', async () => {
    const { code, out } = await run(['games']);
    expect(code).toBe(0);
    expect(out).toContain('picnic  The Picnic  1 to 4 seats');
    expect(out).toMatch(/--rain\n +false \(default\)\n +true/);
  });

  test('the installed command line has the games of the registry', async () => {
    const { code, out } = await run(['games', '--lang', 'it'], { program: SHAMBLE });
    expect(code).toBe(0);
    expect(out).toMatch(/^pints-of-blood {2}.*da 1 a 4 posti/);
  });
});
