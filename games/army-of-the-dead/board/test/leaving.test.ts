import { choose } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { survivorNumber } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import type { Army } from '../../rules/state.ts';
import { position } from '../../rules/test/position.ts';
import { text } from '../../text/index.ts';
import { options } from '../options.ts';

const say = speaker('en', (await text('en')).messages, String);
const ACT = choose(0, { id: 'act', rules: [] }, ['end'], { params: { mission: 'jackpot' } });
const ESCAPE = choose(0, { id: 'escape', rules: [] }, ['escape', 'stay'], {
  params: { mission: 'jackpot', survivor: { id: 'survivor.guzman' } },
  pass: 'stay',
});

/** Guzman on the Exit of Mission 2 with what it is about, the last to act. */
function onExit(): Army {
  const s = position('R6:12', ['guzman', 'scott', 'dieter', 'kate', 'martin', 'bly']);
  s.step = 'act';
  s.personal = [];
  s.taken = ['blue'];
  s.team[0].tokens = ['blue'];
  for (const fighter of s.team) fighter.acted = true;
  return s;
}

const see = (s: Army) => JSON.parse(JSON.stringify(game.view(s, 0)));
const detail = (s: Army, decision: typeof ACT, id: string): string[] =>
  options.detail(see(s), decision, id).map((line) => say(line));
const alarm = (s: Army): string | null => {
  const told = options.alarm(see(s), ESCAPE, 'escape');
  return told && say(told);
};
const button = (s: Army): string =>
  say(options.confirm(see(s), { decision: ACT, selected: 'end', plan: [], shares: {} })!);

describe('the end of a Turn', () => {
  test('on the Exit it says that one may leave then, and not that the dead come next', () => {
    const s = onExit();
    expect(detail(s, ACT, 'end')).toEqual(['3 Actions are left.', 'Then Guzman may leave the city.']);
    expect(button(s)).toBe('End: then Guzman may leave');
  });

  test('that it wins is said, too', () => {
    const s = onExit();
    Object.assign(s.team[1], { status: 'escaped', tokens: ['blue'] });
    s.team[0].tokens = [];
    expect(detail(s, ACT, 'end')).toEqual(['3 Actions are left.', 'The Mission is won by it.']);
    expect(button(s)).toBe('End: the Mission is won');
  });

  test('elsewhere the dead come next', () => {
    const s = onExit();
    s.team[0].zone = numberOf(s, 'R6:02');
    expect(detail(s, ACT, 'end')).toEqual(['3 Actions are left.', 'The dead act next.']);
    expect(button(s)).toBe('End: the dead act next');
  });
});

describe('leaving', () => {
  test('says that it wins, and what goes along', () => {
    const s = onExit();
    s.turns = [];
    expect(detail(s, ESCAPE, 'escape')[0]).toBe('The Mission is won by it.');
    expect(detail(s, ESCAPE, 'escape')[1]).toContain('the blue Objective');
    expect(alarm(s)).toBeNull();
  });

  test('warns of a Personal Objective that can no longer be done', () => {
    const s = onExit();
    s.turns = [];
    s.personal = [{ survivor: survivorNumber('guzman'), colour: 'yellow', count: 0, done: false }];
    expect(detail(s, ESCAPE, 'escape')).not.toContain('The Mission is won by it.');
    expect(alarm(s)).toBe('The game is lost by it.');
  });
});
