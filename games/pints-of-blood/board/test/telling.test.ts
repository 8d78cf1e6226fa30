import { tellingConforms } from '@shamble/parts/testing';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import { board } from '../index.tsx';

const games = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    seats: 2 + (i % 3),
    options: { level: i % 2 ? 'main' : 'starter' },
    seed: `${name} ${i}`,
  }));

tellingConforms({
  game,
  sensible,
  describe,
  text,
  board,
  icons,
  sensibly: games('told', 4),
  randomly: games('heard', 4),
  beats: { half: 17, most: 26 },
  // Rulings stand at the paragraph of their rule.
  hasRule: (rulebook, rule) => [rule, rule.replace(/-R\d*$/, '')].some((id) => rulebook.includes(`**${id}**`)),
});
