import { expect, test } from 'vitest';
import { numberOf, stepsTo } from '../../rules/ground.ts';
import { hold, position } from '../../rules/test/position.ts';
import { nextDeed, put, shamblers } from './asked.ts';

const TEAM = ['guzman', 'kate', 'lilly', 'burt', 'vanderohe', 'peters'];

/** Guzman's Turn in the street, with the others; Kate is far away. */
function street() {
  const s = position('R6:20', TEAM, 'outOfOrder');
  for (const who of [2, 3, 4, 5]) put(s, who, 'R6:20');
  put(s, 1, 'R4:22');
  hold(s, 0, 'armyKnife');
  return s;
}

const zoneOf = (s: ReturnType<typeof street>, answer: unknown): number =>
  numberOf(s, String(answer).slice('move.'.length));

test('whoever is asked to wait stays where they are, and still fights', () => {
  const s = street();
  expect(nextDeed(s).answer).toMatch(/^move\./);
  expect(nextDeed(s, 'wait')).toMatchObject({ answer: 'end', why: { id: 'bot.waits' } });
  shamblers(s, 'R6:20', 1);
  expect(nextDeed(s, 'wait').answer).toMatch(/^attack\./);
});

test('whoever is asked to protect somebody goes to them', () => {
  const s = street();
  const kate = numberOf(s, 'R4:22');
  const advice = nextDeed(s, 'protect.kate');
  expect(advice.why?.id).toBe('bot.go-protect');
  expect(stepsTo(s, zoneOf(s, advice.answer), kate)).toBeLessThan(stepsTo(s, numberOf(s, 'R6:20'), kate));
});

test.each(['protect.nobody', 'dance', ''])('"%s" changes nothing', (request) => {
  const s = street();
  expect(nextDeed(s, request)).toEqual(nextDeed(s));
});

test('nobody protects those who have fallen', () => {
  const s = street();
  s.team[1].status = 'eliminated';
  s.team[1].zone = -1;
  expect(nextDeed(s, 'protect.kate')).toEqual(nextDeed(s));
});
