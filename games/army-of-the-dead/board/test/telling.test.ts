import { tellingConforms } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { beats } from '../beats.ts';
import icons from '../icons.json' with { type: 'json' };
import { board } from '../index.tsx';

const games = (name: string, missions: readonly number[], seats: number) =>
  missions.map((mission, i) => ({
    seats,
    options: { mission: MISSIONS[mission].id, team: i % 2 ? 'choose' : 'random' },
    seed: `${name} ${i}`,
  }));

tellingConforms({
  game,
  sensible,
  describe,
  text,
  board,
  icons,
  sensibly: games('told', [1, 6], 6),
  randomly: games('heard', [3, 7], 2),
  // Each of six players has one Survivor, so that a Turn is a turn.
  beats: { half: 6, most: 11 },
});

test('a Wound is no news once it has been healed', () => {
  const event = (type: string, survivor: string, n: number) => ({ type, survivor, n, rules: [] });
  const undone = (...later: Parameters<typeof event>[]): boolean | undefined =>
    beats.wounded.undone?.(
      event('wounded', 'lilly', 1),
      later.map((one) => event(...one)),
    );
  expect(undone(['healed', 'lilly', 1])).toBe(true);
  expect(undone(['healed', 'kate', 1])).toBe(false);
  expect(undone()).toBe(false);
  expect(undone(['wounded', 'lilly', 1], ['healed', 'lilly', 1]), 'one of two still stands').toBe(false);
  expect(beats.wounded.undone?.(event('wounded', 'lilly', 2), [event('healed', 'lilly', 1)])).toBe(false);
});
