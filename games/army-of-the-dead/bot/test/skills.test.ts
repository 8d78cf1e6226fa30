import { expect, test } from 'vitest';
import { hold, position } from '../../rules/test/position.ts';
import { alphas, nextDeed, put, shamblers } from './asked.ts';

const TEAM = ['dieter', 'kate', 'guzman', 'martin', 'bly', 'peters'];

/** Somebody of the team acts, the others stay where the position puts them. */
const turnOf = (id: string, at: string) => position(at, [id, ...TEAM.filter((one) => one !== id).slice(0, 5)]);

test('Bloodlust takes a fighter to the Zombies and strikes', () => {
  const s = turnOf('vanderohe', 'R6:00');
  hold(s, 0, 'circularSaw', 'firstAid');
  alphas(s, 'R6:02', 2);
  expect(nextDeed(s).answer).toBe('skill.bloodlust-melee.R6:01');
});

test('Born Leader gives an Action to whoever makes the most of it', () => {
  const s = turnOf('scott', 'R6:00');
  hold(s, 0, 'magazine');
  hold(s, 3, 'machineGun');
  put(s, 3, 'R6:22');
  shamblers(s, 'R6:20', 4);
  expect(nextDeed(s).answer).toBe('skill.bornLeader.guzman');
});

test('Shove rids somebody of Zombies that cannot be fought', () => {
  const s = turnOf('burt', 'R6:02');
  s.team[0].adrenaline = 19;
  s.team[0].orange = 1;
  s.team[0].wounds = 2;
  hold(s, 0, 'magazine');
  for (const who of [1, 2, 3, 4, 5]) put(s, who, 'R8:00');
  shamblers(s, 'R6:02', 5);
  const { answer, why } = nextDeed(s);
  expect(answer).toMatch(/^skill\.shove\./);
  expect(why).toMatchObject({ id: 'bot.skill', params: { skill: { id: 'skill.shove' } } });
});

test('Lifesaver drags a friend out of a crowd', () => {
  const s = turnOf('peters', 'R6:00');
  s.team[0].adrenaline = 19;
  s.team[0].orange = 0;
  hold(s, 0, 'magazine');
  for (const who of [1, 2, 3, 4, 5]) put(s, who, 'R8:00');
  put(s, 2, 'R6:01');
  s.team[2].wounds = 2;
  s.team[2].acted = true;
  shamblers(s, 'R6:01', 4);
  expect(nextDeed(s).answer).toBe('skill.lifesaver.R6:01');
});
