import { tellingConforms } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import icons from '../icons.json' with { type: 'json' };
import { board } from '../index.tsx';
import { telling } from '../telling.ts';

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

test('AW-CRIT05, AW-SEARCH07: where it is summed up an ammo check never comes before what a shot does, a counter that is taken does', () => {
  const news = (type: string): number => telling.beats[type]?.news?.({ type, rules: [] }) ?? 0;
  // A roll alone weighs 4, what is felled 2: what follows the check tells what came of it.
  expect(4 + news('ammo-check')).toBeLessThan(2);
  // A gain weighs 3, the dice of somebody 4.
  expect(3 + news('counter-taken')).toBeGreaterThan(4);
});
