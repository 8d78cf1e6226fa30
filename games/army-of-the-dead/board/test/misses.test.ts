import { choose } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { aheadOf } from '../ahead.ts';
import { detailsOf } from '../details.ts';
import { board } from '../index.tsx';

const say = speaker('en', (await text('en')).messages, String);
const TARGET = 'R6:12';
const SHOT = `attack.sniperRifle.${TARGET}.spread`;

/** Kate shoots at Shamblers among whom friends stand. */
function shooting(friends: readonly number[], shamblers: number) {
  const s = position('R6:02', ['kate', 'vanderohe', 'cruz', 'burt', 'martin', 'bly']);
  s.step = 'act';
  s.ammoDiceHit = true;
  hold(s, 0, 'sniperRifle');
  for (const who of friends) s.team[who].zone = numberOf(s, TARGET);
  s.shamblers[numberOf(s, TARGET)] = shamblers;
  return asView(JSON.parse(JSON.stringify(game.view(s, 0))));
}

test('the Wounds of misses are counted before those of the dead', () => {
  const view = shooting([1, 2], 4);
  const falls = (selected: string | null) => aheadOf(view, [], selected)?.forecast?.zones.map((one) => one.falls);
  expect(falls(null)).toEqual(['need-not']);
  expect(falls(SHOT)).toEqual(['depends']);
  expect(aheadOf(view, [], SHOT)?.forecast?.survivors.find((one) => one.survivor === 'cruz')?.falls).toBe('may');
});

test('where misses and Attacks leave everybody alive nobody need fall', () => {
  const falls = (friends: readonly number[], shamblers: number) =>
    aheadOf(shooting(friends, shamblers), [], SHOT)?.forecast?.zones.map((one) => one.falls);
  expect(falls([1, 2, 3, 4], 1)).toEqual(['need-not']);
});

test('of several friends a miss hits one or the other', () => {
  const lines = (friends: readonly number[]) => {
    const view = shooting(friends, 2);
    return detailsOf(view, choose(0, { id: 'act', rules: [] }, [SHOT]), SHOT).map((line) => say(line));
  };
  expect(lines([1, 2]).join(' ')).toMatch(/Each miss: 2 Wounds for Vanderohe or .*, your choice \(\d+%\)\./);
  expect(lines([1]).join(' ')).toMatch(/Each miss: 2 Wounds for Vanderohe \(\d+%\)\./);
});

test('what spread and focused mean stands with an attack, and that a weapon ignores Target Priority', () => {
  const words = (selected: string): string => {
    const view = shooting([], 3);
    const asked = choose(0, { id: 'act', rules: [] }, [selected]);
    const intent = { decision: asked, selected, plan: [], shares: {}, spot: null };
    return board
      .panels(JSON.parse(JSON.stringify(view)), intent)
      .flatMap(({ lines }) => lines.map((line) => say(line.text)))
      .join(' ');
  };
  expect(words(SHOT)).toContain('this weapon ignores Target Priority');
  expect(words(SHOT.replace('spread', 'shambler'))).toContain('Focused: the Damage of all successes');
});
