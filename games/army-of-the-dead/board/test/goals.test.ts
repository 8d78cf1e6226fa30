import { Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { lossLines, personalLines, personalMessage, stepLines, stillNeeded } from '../goals.ts';
import { status } from '../status.tsx';
import { cardsOf } from '../team.ts';

const say = speaker('en', (await text('en')).messages, String);

const start = asView(Match.start(game, 1, { mission: 'dryRun', team: 'random' }, 'goals').view(0));
const people = ['kate', 'burt', 'cruz', 'martin', 'dieter', 'scott'];

type Fighter = View['team'][number];

/** The six with one Personal Objective that is met as things stand. */
function met(survivor: string, change: (fighter: Fighter) => Partial<Fighter> = () => ({})): View {
  const team = people.map((id, i): Fighter => {
    const fighter = { ...start.team[i], survivor: id };
    return { ...fighter, ...change(fighter) };
  });
  return { ...start, team, personal: [{ survivor, colour: 'violet', count: 0, marked: false, done: true }] };
}

const lineOf = (view: View) => personalLines(view)[0];

test.each(['kate', 'burt', 'cruz', 'martin'])('what counts at the end is not done before it: %s', (id) => {
  expect(lineOf(met(id))).toMatchObject({ done: false, met: true });
  expect(personalMessage(lineOf(met(id))).id).toBe('boardview.personal.met');
  expect(lineOf({ ...met(id), result: { id: 'won', winners: [0] } })).toMatchObject({ done: true });
});

test('it is done once nobody can undo it', () => {
  const out =
    (...ids: string[]) =>
    ({ survivor }: Fighter): Partial<Fighter> =>
      ids.includes(survivor) ? { status: 'escaped' } : {};
  expect(lineOf(met('burt', out('burt'))).done).toBe(true);
  expect(lineOf(met('cruz', out('burt'))).done).toBe(false);
  expect(lineOf(met('kate', out('burt', 'cruz', 'martin'))).done).toBe(false);
  expect(lineOf(met('kate', out('burt', 'cruz', 'martin', 'scott'))).done).toBe(true);
});

test('what was achieved stays achieved', () => {
  expect(lineOf(met('dieter')).done).toBe(true);
  expect(lineOf(met('scott')).done).toBe(true);
});

test('how many of the team are left, and how many cards somebody has, is counted', () => {
  expect(lineOf(met('kate')).count).toBe('6/4');
  const slots = ['katana', 'magazine', 'violet', null, null] as Fighter['slots'];
  expect(lineOf(met('burt', () => ({ slots }))).count).toBe('2/5');
});

test('what loses: only owners who can still fall, and the Round in which time is up', () => {
  const told = (view: View): string[] => lossLines(view).map((line) => say(line));
  expect(told(met('dieter'))[0]).toContain('Dieter');
  expect(told(met('dieter', () => ({ status: 'escaped' }))).join(' ')).not.toContain('Dieter');
  const jackpot = asView(Match.start(game, 1, { mission: 'jackpot', team: 'random' }, 'goals').view(0));
  expect(told({ ...jackpot, round: 1 }).at(-1)).toBe('Time is up at the end of Round 7.');
  expect(told({ ...jackpot, round: 3, time: jackpot.time + 2 }).at(-1)).toBe('Time is up at the end of Round 7.');
});

test('what loses: the last Round is called so, and what cannot happen any more goes', () => {
  const s = position();
  s.round = 7;
  s.time = 7;
  const told = (): string[] => lossLines(asView(JSON.parse(JSON.stringify(game.view(s, 0))))).map((line) => say(line));
  const expert = 'No Vault Expert is left before the Vault Door is open.';
  expect(told()).toContain(expert);
  expect(told().at(-1)).toBe('Time is up at the end of this Round: it is the last Round.');
  const line = (): string[] => status.of(JSON.parse(JSON.stringify(game.view(s, 0))), null).map((one) => say(one));
  expect(line()).toContain('Last Round before time is up');
  s.vault!.open = true;
  s.time = 6;
  expect(line().join()).not.toContain('Last Round');
  expect(told()).not.toContain(expert);
  expect(told().at(-1)).toBe('Time is up at the end of Round 8.');
});

test('whoever is Yellow or more has four Actions before the Turn, too', () => {
  const s = position();
  s.round = 1;
  s.team[1].adrenaline = 7;
  const dots = cardsOf(JSON.parse(JSON.stringify(game.view(s, 0))), null).map(({ dots: all }) =>
    all.find(({ id }) => id === 'actions'),
  );
  expect(dots[1]).toMatchObject({ left: 4, of: 4 });
  expect(dots[2]).toMatchObject({ left: 3, of: 3 });
});

test('who is still needed: a Vault Expert until the Door is open', () => {
  const s = position();
  s.round = 1;
  s.personal = [];
  const needed = (): string[] => stillNeeded(asView(JSON.parse(JSON.stringify(game.view(s, 0)))));
  expect(needed()).toEqual(['vaultExpert']);
  s.vault!.open = true;
  expect(needed()).toEqual([]);
});

test('who must be among those that escape is counted as one, whoever else is out', () => {
  const team = (view: View, out: readonly string[], holder: string): View => ({
    ...view,
    team: people.map((id, i) => ({
      ...view.team[i],
      survivor: id,
      status: out.includes(id) ? ('escaped' as const) : ('playing' as const),
      tokens: id === holder ? ['blue' as const] : [],
    })),
  });
  const count = (mission: string, ...out: string[]): string =>
    stepLines(team(asView(Match.start(game, 1, { mission, team: 'random' }, 'goals').view(0)), out, 'kate')).at(-1)!
      .count;
  expect([count('jackpot'), count('jackpot', 'burt', 'cruz'), count('jackpot', 'burt', 'kate')]).toEqual([
    '0/1',
    '0/1',
    '1/1',
  ]);
  expect([count('bigScore', 'burt', 'cruz', 'martin'), count('bigScore', 'burt', 'cruz', 'kate')]).toEqual([
    '2/3',
    '3/3',
  ]);
  expect(count('throne', 'burt', 'cruz', 'martin', 'dieter')).toBe('3/3');
  expect([count('lastChopper', 'burt', 'cruz', 'scott', 'dieter'), count('dryRun', 'burt')]).toEqual(['3/4', '1/6']);
});
