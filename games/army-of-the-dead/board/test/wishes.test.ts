import { choose } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { tokenPart } from '../../rules/inventory.ts';
import { hold, position } from '../../rules/test/position.ts';
import { whyNot } from '../../rules/why.ts';
import { wishes } from '../wishes.ts';

test('each weapon is missed by itself: one that can be used does not hide why another cannot', () => {
  const s = position();
  hold(s, 0, 'katana', 'revolver', 'shotgun', 'semiRifle');
  s.shamblers[numberOf(s, 'R6:00')] = 1;
  const offered = choose(0, { id: 'act', rules: [] }, ['attack.revolver.R6:00.spread', 'end']);
  const missed = wishes(game.view(s, 0), offered).filter((id) => id.startsWith('attack.'));
  expect(missed.map((id) => id.split('.')[1])).toEqual(['katana', 'shotgun', 'semiRifle']);
});

test('what is thrown is missed as something to throw', () => {
  const s = position();
  hold(s, 0, 'katana', 'dynamite');
  s.shamblers[numberOf(s, 'R6:20')] = 1;
  const missed = wishes(game.view(s, 0), choose(0, { id: 'act', rules: [] }, ['end']));
  expect(missed).toContain('throw.dynamite.R6:20');
  expect(missed.filter((id) => id.startsWith('attack.dynamite'))).toEqual([]);
  expect(whyNot(s, choose(0, { id: 'act', rules: [] }, ['end']), 'throw.dynamite.R6:20')).not.toBeNull();
});

test('at the Exit one asks why it is not time to escape', () => {
  const missed = (zone: string) =>
    wishes(game.view(position(zone), 0), choose(0, { id: 'act', rules: [] }, ['end'])).includes('escape');
  expect(missed('R6:12')).toBe(true);
  expect(missed('R6:02')).toBe(false);
});

test('only weapons are missed among the attacks, not Objectives or other things in the slots', () => {
  const s = position();
  hold(s, 0, 'katana', 'firstAid', 'revolver');
  s.team[0].slots[1] = tokenPart('black');
  s.shamblers[numberOf(s, 'R6:00')] = 1;
  const attacks = wishes(game.view(s, 0), choose(0, { id: 'act', rules: [] }, ['end'])).filter((id) =>
    id.startsWith('attack.'),
  );
  // A Melee weapon is missed where one stands, so that the reason is that nobody is there.
  expect(attacks).toEqual(['attack.katana.R6:02.spread', 'attack.revolver.R6:00.spread']);
  expect(whyNot(s, choose(0, { id: 'act', rules: [] }, ['end']), attacks[0])?.code).toBe('no-zombie');
});
