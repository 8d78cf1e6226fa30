import { tellingConforms } from '@shamble/parts/testing';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import { board } from '../index.tsx';

tellingConforms({
  game,
  sensible,
  describe,
  text,
  board,
  icons,
  sensibly: [
    { seats: 2, options: {}, seed: 'told 1' },
    { seats: 2, options: { points: '150', group1: 'camp', group2: 'bossAndCrew' }, seed: 'told 2' },
  ],
  randomly: [
    { seats: 2, options: { points: '300', group1: 'loudAndClear', group2: 'quietCompany' }, seed: 'heard 1' },
    { seats: 1, options: { mode: 'together', deck: 'solo' }, seed: 'heard 2' },
  ],
  beats: { half: 8, most: 40 },
});
