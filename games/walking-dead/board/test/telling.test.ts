import { tellingConforms } from '@shamble/parts/testing';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import { board } from '../index.tsx';

const games = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    seats: 2 + (i % 4),
    options: { edition: i % 2 ? 'it' : 'fr' },
    seed: `${name} ${i}`,
  }));

tellingConforms({
  game,
  sensible,
  describe,
  text,
  board,
  icons,
  sensibly: games('told', 3),
  randomly: games('heard', 3),
  beats: { half: 10, most: 21 },
});
