import { expect, test } from 'vitest';
import { numberOf } from '../../rules/ground.ts';
import { position } from '../../rules/test/position.ts';
import { fieldOf } from '../field.ts';
import { wayTo } from '../way.ts';
import { shamblers } from './asked.ts';

test('the way is longer through Zombies, and leads around them', () => {
  const s = position();
  const [from, goal] = [numberOf(s, 'R6:00'), numberOf(s, 'R6:02')];
  expect(wayTo(fieldOf(s), goal)[from]).toBe(2);
  shamblers(s, 'R6:01', 1);
  const one = wayTo(fieldOf(s), goal)[from];
  expect(one).toBeGreaterThan(2);
  shamblers(s, 'R6:01', 10);
  const around = wayTo(fieldOf(s), goal)[from];
  expect(around).toBeGreaterThan(one);
  shamblers(s, 'R6:01', 10);
  expect(wayTo(fieldOf(s), goal)[from]).toBe(around);
});
