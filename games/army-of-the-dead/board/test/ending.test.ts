import { Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { survivorNumber } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { asView, type View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { leavingLines } from '../goals.ts';
import { board } from '../index.tsx';
import { tally } from '../tally.ts';

const say = speaker('en', (await text('en')).messages, String);

/** The last step but for the last Survivor, who stands among many dead. */
function last(others: 'escaped' | 'eliminated'): View {
  const { state: s } = Match.start(game, 1, { mission: 'dryRun', team: 'random' }, 'last');
  s.step = 'act';
  s.round = 4;
  s.red = 3;
  s.taken = ['black'];
  s.personal = [];
  s.dormants = [];
  for (const [i, id] of ['vanderohe', 'kate', 'scott', 'guzman', 'martin', 'bly'].entries()) {
    s.team[i].survivor = survivorNumber(id);
    s.team[i].status = i === 0 ? 'playing' : others;
    s.team[i].zone = i === 0 ? numberOf(s, 'V3:22') : -1;
  }
  s.turns = [{ who: 0, actions: 3, free: [], next: null, used: [], done: [], single: false }];
  s.shamblers[numberOf(s, 'V3:22')] = 9;
  return asView(JSON.parse(JSON.stringify(game.view(s, 0))));
}

const dead = (view: View): string[] =>
  (board.panels(JSON.parse(JSON.stringify(view)), null).find(({ id }) => id === 'dead')?.lines ?? []).map(
    ({ text: line }) => say(line),
  );

test('whoever is alone is named, and a win by the fall of the last one is told', () => {
  expect(dead(last('escaped'))[0]).toBe('If the last on the board fall now, the Mission is won: others have escaped.');
  expect(dead(last('escaped'))[1]).toMatch(/Vanderohe must fall\.$/);
  expect(dead(last('eliminated'))[0]).not.toContain('the Mission is won');
});

test('the Mission sheet says that nobody may be left, and the end how many escaped and fell', () => {
  const view = last('escaped');
  expect(leavingLines(view).map((line) => say(line))).toEqual([
    'The last step is done when nobody is left on the board and somebody has escaped, also if the last one falls.',
  ]);
  const [fallen] = view.team;
  const over = {
    ...view,
    team: [{ ...fallen, status: 'eliminated', zone: null }, ...view.team.slice(1)],
    result: { id: 'won', winners: [0], round: 4 },
  };
  expect(say(tally([], JSON.parse(JSON.stringify(over))).lines[0])).toBe(
    'Nobody is left on the board: 5 escaped, 1 fell.',
  );
});
