import { botsFor, playOut } from '@shamble/bots';
import { BOARDS } from '@shamble/games/boards';
import { WHOLE_GAMES } from '@shamble/games/whole';
import { type GameEvent, Match } from '@shamble/kernel';
import { isStaged } from '@shamble/parts/telling';
import type { Entry } from '@shamble/tables';
import { expect, test } from 'vitest';
import { beatsOf, readIn, type ShownBeat, startsTurn } from '../state/beats.ts';
import { at, stay } from '../state/pace.ts';

/** The turns of a whole game of sensible bots, as somebody who watches is shown them. */
async function turnsOf(game: (typeof WHOLE_GAMES)[number], seed: string) {
  const [kit, words, [, board]] = [await game.load(), await game.kit(), BOARDS[game.id as keyof typeof BOARDS]];
  const { beats: table } = (await board()).board.telling;
  // Of a game that has levels, the one with the fullest turns.
  const levels = kit.game.options.filter(({ id }) => id === 'level').map(({ id, values }) => [id, values.at(-1)]);
  const match = Match.start(kit.game, 3, Object.fromEntries(levels), seed);
  playOut(match, botsFor(['sensible', 'sensible', 'sensible'], kit, seed));
  const entries: Entry[] = match.events.filter(({ only }) => !only).map(({ at: when, event }) => ({ at: when, event }));
  const tells = (event: GameEvent) => words.describe.event(event) !== null;
  const turns: ShownBeat[][] = [];
  for (const beat of beatsOf(entries, 0, table, tells)) {
    if (startsTurn(beat)) turns.push([]);
    turns.at(-1)?.push(beat);
  }
  const paced = turns.map((beats) =>
    beats.map(({ kind, events }) => ({
      kind,
      staged: isStaged(kind),
      sentences: readIn(events, table, tells),
    })),
  );
  return paced.filter((beats) => beats.some(({ kind }) => kind !== 'turn'));
}

test.each(WHOLE_GAMES)('$id: a turn of a bot takes three to eight seconds, or less than two', async (game) => {
  const turns = (await Promise.all(['a', 'b', 'c', 'beats'].map((seed) => turnsOf(game, seed)))).flat();
  expect(turns.length).toBeGreaterThan(30);
  for (const beats of turns) {
    let spent = 0;
    for (const i of beats.keys()) spent += stay(beats.slice(i), spent, true);
    expect(spent).toBeGreaterThanOrEqual(3000);
    expect(spent).toBeLessThanOrEqual(8000);
    expect(at('fast', spent)).toBeLessThan(2000);
  }
});
