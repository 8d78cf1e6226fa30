import { botsFor, playOut } from '@shamble/bots';
import { exportLog, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { fileWith, run } from './run.ts';
import { kit, sensible } from './toy/kit.ts';

function finishedLog(): string {
  const match = Match.start(kit.game, 2, { rain: true }, 'replay');
  playOut(match, botsFor(['sensible', 'random'], { ...kit, sensible }, 'replay'));
  return exportLog(match);
}

describe.concurrent('replay', () => {
  test('tells the game in sentences, turn by turn', async () => {
    const { code, out } = await run(['replay', fileWith(finishedLog())]);
    expect(code).toBe(0);
    expect(out).toMatch(/^The Picnic\nlength short, rain true, 2 seats, seed replay\n/);
    expect(out).toMatch(/\nTurn 1\n- Player 1 begins\.\n- Player 1 walks and finds (bread|ants)\.\n\nTurn 2\n/);
    expect(out).toContain('Everybody goes hungry.\nNobody wins.');
  });

  test('tells it in another language', async () => {
    const { out } = await run(['replay', fileWith(finishedLog()), '--lang', 'it']);
    expect(out).toContain('Turno 1\n- Comincia Giocatore 1.');
  });

  test('verifies every answer and fingerprint', async () => {
    const file = fileWith(finishedLog());
    const { code, out } = await run(['replay', file, '--verify']);
    expect(code).toBe(0);
    expect(out).toContain(`${file} checks out.\npicnic 1, 2 seats, seed replay: 2 turns, `);
    expect(out).toContain('The game is over: hungry.');
  });

  test('says where a log begins that does not begin at its setup', async () => {
    const first = Match.start(kit.game, 2, {}, 'replay');
    const { state } = first.checkpoint as { state: typeof first.state };
    const later = Match.from(kit.game, first.config, 'replay', state, {}, { version: '0', at: 7 });
    const { code, out } = await run(['replay', fileWith(exportLog(later)), '--verify']);
    expect(code).toBe(0);
    expect(out).toContain('from a position under version 0 of the rules, after 7 choices.');
  });

  test('a file larger than any log is code 1 and one sentence, before it is read', async () => {
    for (const text of ['x'.repeat(7_000_000), '['.repeat(3_000_000), '['.repeat(1000)]) {
      const { code, out, err } = await run(['replay', fileWith(text), '--verify']);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/is larger, or takes more work to replay, than any game needs \([^\n]*\)\.\n$/);
    }
  });

  const damages: [what: string, damage: (log: string) => string, sentence: string][] = [
    ['was cut short', (log) => log.slice(0, log.length / 2), 'is incomplete: the end is missing.'],
    ['has another seed', (log) => log.replace('"seed":"replay"', '"seed":"replax"'), 'was edited after it was saved.'],
    ['is of an unknown game', (log) => log.replace('"picnic"', '"chess"'), 'was edited after it was saved.'],
    ['is no log', () => 'Dear diary', 'is not a saved game.'],
    ['is of another format', () => '{"format":"diary/3"}', 'is not a saved game that this version can read.'],
  ];
  test.for(damages)('a log that %s is code 1 and one sentence', async ([, damage, sentence]) => {
    for (const flags of [['--verify'], []]) {
      const { code, out, err } = await run(['replay', fileWith(damage(finishedLog())), ...flags]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(sentence);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  test('a file that is not there is code 1', async () => {
    const { code, err } = await run(['replay', '/nowhere/at/all']);
    expect(code).toBe(1);
    expect(err).toBe('/nowhere/at/all cannot be read (ENOENT).\n');
  });
});
