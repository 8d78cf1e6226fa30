import { describe, expect, test } from 'vitest';
import { run, SHAMBLE } from './run.ts';

/** The one JSON object a run prints, without what a clock decides. */
async function simulated(args: string, program?: string): Promise<Record<string, unknown>> {
  const { out } = await run(['sim', ...args.split(' '), '--json'], program ? { program } : {});
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(out);
  for (const figure of [seconds, gamesPerSecond, decisionsPerSecond]) expect(figure).toEqual(expect.any(Number));
  return rest;
}

describe.concurrent('sim', () => {
  test('counts outcomes, and sums turns and decisions', async () => {
    const report = await simulated('picnic --games 40 --rain --seats random,sensible');
    expect(report).toEqual({
      game: 'picnic',
      options: { length: 'short', rain: true, trouble: 'none' },
      seats: ['random', 'sensible'],
      games: 40,
      turns: 80,
      decisions: expect.any(Number),
      outcomes: { hungry: 40 },
      wins: [0, 0],
      stalls: 0,
      errors: 0,
    });
  });

  test('counts the games each seat has won', async () => {
    const { wins, outcomes } = await simulated('picnic --games 40 --seats random');
    expect(outcomes).toEqual({ feast: expect.any(Number), hungry: expect.any(Number) });
    expect(wins).toEqual([(outcomes as Record<string, number>).feast]);
  });

  test('gives the same result whatever the number of jobs', async () => {
    const [one, three] = await Promise.all([
      simulated('picnic --games 60 --seed 7 --length long --jobs 1'),
      simulated('picnic --games 60 --seed 7 --length long --jobs 3'),
    ]);
    expect(three).toEqual(one);
    expect(one.seats).toEqual(['random', 'random', 'random']);
  });

  test('gives another result for another seed', async () => {
    const [one, two] = await Promise.all([
      simulated('picnic --games 60 --seed 1'),
      simulated('picnic --games 60 --seed 2'),
    ]);
    expect(two).not.toEqual(one);
  });

  test('reports shares, means and ranges to people', async () => {
    const { code, out, err } = await run(['sim', 'picnic', '--games', '40', '--rain', '--seats', 'random']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^40 games in .* games\/s$/m);
    expect(out).toMatch(/^ {2}hungry {2}40 {2}100\.0%$/m);
    expect(out).toMatch(/^Turns per game +mean 1 +1 to 1$/m);
    expect(out).toContain('No stalls, no errors');
  });

  test('names the seed of a game that fails, and ends with code 1', async () => {
    const { code, out, err } = await run(['sim', 'picnic', '--games', '4', '--seed', 'x', '--trouble', 'error']);
    expect(code).toBe(1);
    expect(out).toMatch(/No stalls, \d errors?/);
    const again = /Error with seed x:\d: .*the ants took the basket.* To reproduce: shamble (play .*)$/m.exec(err);
    const { code: playedAgain, err: failedAgain } = await run(again?.[1].split(' ') ?? []);
    expect(playedAgain).toBe(1);
    expect(failedAgain).toContain('the ants took the basket');
  });

  test('a game without an end is a stall', async () => {
    const { code, out, err } = await run(['sim', 'picnic', '--games', '1', '--trouble', 'stall', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ stalls: 1, errors: 0, outcomes: {} });
    expect(err).toContain('Stalled with seed 0:0');
  });

  test('a game that loses a piece is an error', async () => {
    const { code, out, err } = await run(['sim', 'picnic', '--games', '1', '--trouble', 'loss', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ stalls: 0, errors: 1, outcomes: {} });
    expect(err).toContain('the game ended with other pieces: pockets: 0 instead of 2');
  });

  test('plays the games of the registry', async () => {
    const report = await simulated('pints-of-blood --games 3 --level main', SHAMBLE);
    expect(report).toMatchObject({ games: 3, options: { level: 'main' }, stalls: 0, errors: 0 });
  });
});
