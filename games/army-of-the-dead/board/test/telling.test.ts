import { tellingConforms } from '@shamble/parts/testing';
import { sensible } from '../../bot/index.ts';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
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
