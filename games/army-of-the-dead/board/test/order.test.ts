import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { shotOf } from '../ahead.ts';
import { orderTags } from '../order.ts';
import { contentsOf } from '../pieces.ts';
import { stateFor } from '../seen-state.ts';

const TARGET = 'R6:12';

/** The tags in the target's Zone while a shot is shown. */
function tags(card: string, way: string, kinds: { shamblers?: number; alphas?: number; abominations?: boolean }) {
  const s = position('R6:02');
  s.step = 'act';
  hold(s, 0, card);
  const zone = numberOf(s, TARGET);
  s.shamblers[zone] = kinds.shamblers ?? 0;
  s.alphas[zone] = kinds.alphas ?? 0;
  if (kinds.abominations) for (const kind of ['valentine', 'queen'] as const) s[kind].zone = zone;
  const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  const verb = card === 'grenade' ? 'throw' : 'attack';
  const shot = shotOf(stateFor(view), [verb, card, TARGET, way].filter(Boolean).join('.'));
  const contents = contentsOf(view).get(TARGET);
  if (shot === null || contents === undefined) throw new Error('there is no shot');
  return orderTags(view, shot, contents);
}

test('a spread shot hits one kind after the other, Abominations last and alike', () => {
  expect(tags('revolver', 'spread', { shamblers: 2, alphas: 1 })).toEqual([1, 2]);
  expect(tags('revolver', 'spread', { shamblers: 2, alphas: 1, abominations: true })).toEqual([1, 2, 3]);
  expect(tags('revolver', 'spread', { alphas: 1, abominations: true })).toEqual([1, 2, 2]);
  expect(tags('revolver', 'spread', { shamblers: 2 })).toEqual([]);
  expect(tags('revolver', 'spread', { abominations: true })).toEqual([]);
});

test('there is no order for a weapon that ignores it, for whoever is named, and for an explosion', () => {
  expect(tags('sniperRifle', 'spread', { shamblers: 2, alphas: 1 })).toEqual([]);
  expect(tags('revolver', 'shambler', { shamblers: 2, alphas: 1 })).toEqual([]);
  expect(tags('grenade', '', { shamblers: 2, alphas: 1 })).toEqual([]);
});
