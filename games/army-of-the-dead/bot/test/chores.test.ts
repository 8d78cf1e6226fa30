import { expect, test } from 'vitest';
import { survivorNumber } from '../../content/survivors.ts';
import { numberOf } from '../../rules/ground.ts';
import { hold, position } from '../../rules/test/position.ts';
import { view } from '../../rules/view.ts';
import { aimsOf, armsOf, bestBlow } from '../arms.ts';
import { mindOf } from '../mind.ts';
import { nextDeed, put, shamblers } from './asked.ts';

const TEAM = ['guzman', 'kate', 'lilly', 'burt', 'vanderohe', 'peters'];

/** Red Objectives are wanted; the one whose Turn it is owns a Personal Objective, so that others are sent for them. */
function elevatorMission(at: string) {
  const s = position(at, TEAM, 'outOfOrder');
  s.personal = [{ survivor: survivorNumber('guzman'), colour: 'yellow', done: false, count: 0 }];
  hold(s, 0, 'scottsRifle', 'magazine');
  return s;
}

test('an Objective underfoot is taken by whoever stands there', () => {
  const s = elevatorMission('R4:21');
  put(s, 1, 'R4:22');
  expect(nextDeed(s).answer).toBe('objective.hidden');
});

test('the dead that stand with friends are brought down before others', () => {
  const s = elevatorMission('R6:00');
  for (const who of [1, 2, 3, 4, 5]) put(s, who, 'R4:00');
  put(s, 1, 'R6:02');
  shamblers(s, 'R6:20', 2);
  shamblers(s, 'R6:02', 1);
  const mind = mindOf(view(s, 0));
  const blow = bestBlow(mind.field, 0, armsOf(mind.s, 0), numberOf(s, 'R6:00'), aimsOf(mind, 0));
  expect(blow?.zone).toBe(numberOf(s, 'R6:02'));
});

test('a Shot of adrenaline is kept where it would raise the Danger Level', () => {
  const s = elevatorMission('R4:00');
  hold(s, 0, 'adrenaline');
  s.team[0].adrenaline = 4;
  s.round = 5;
  expect(nextDeed(s).answer).not.toBe('item.adrenaline');
  s.team[1].adrenaline = 7;
  expect(nextDeed(s).answer).toBe('item.adrenaline');
});
