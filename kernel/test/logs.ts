import { expect } from 'vitest';
import { fingerprint, type Game, type LogCode, LogError, Match } from '../index.ts';
import { playOn, race, stream } from './toys.ts';

export type Fields = Record<string, unknown>;
export const read = (text: string): Fields => JSON.parse(text);

/** The text of changed fields, with a sum as if they had been written so. */
export function forge(text: string, change: (fields: Fields) => Fields): string {
  const { sum: _, ...fields } = change(read(text));
  return JSON.stringify({ ...fields, sum: fingerprint(fields) });
}

export const finished = (game: Game, seed = 'log'): Match =>
  playOn(Match.start(game, game.seats.min, {}, seed), stream(seed));

export const aRace = (answers: number): Match =>
  playOn(Match.start(race, 2, { goal: '40' }, 'a race'), stream('a race'), answers);

export function expectError(attempt: () => unknown, code: LogCode, where: string, message: RegExp): void {
  expect(attempt).toThrow(LogError);
  expect(attempt).toThrow(expect.objectContaining({ code, where, message: expect.stringMatching(message) }));
}
