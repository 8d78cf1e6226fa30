import { pick } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { asView, type View } from '../../rules/view.ts';
import { angledTargets, chipsOf, optionFor, totalAt, whyNotThere, withChip } from '../placing.ts';
import { signOf } from '../space-looks.ts';
import { optionsAt } from '../things.ts';
import { isMint, unseen } from '../tokens.ts';
import { playThrough } from './positions.ts';

function someView(change: (view: View) => View): View {
  let found: View | null = null;
  playThrough({ level: 'starter', seats: 2, seed: 'placing' }, (match) => (found ??= asView(match.view(0))), 1);
  if (found === null) throw new Error('no view');
  return change(found);
}

/** Row 2 has a companion and zombies on spaces 1 to 3; the active player has dice and two cards. */
const view = someView((v) => ({
  ...v,
  step: 'place',
  active: 1,
  dice: ['bat', 'bat', 'dart', 'extra', 'extra', 'extra', 'zombie'],
  rows: v.rows.map((row, i) => ({
    ...row,
    companion: i === 1 ? 1 : null,
    tiles: row.tiles.map((tile, s) => ({ ...tile, stack: i === 1 && s < 3 ? ['?', 'T'] : [] })),
  })),
  players: v.players.map((player, i) => (i === 0 ? { ...player, cards: ['toaster', 'extra3', 'zWord'] } : player)),
}));

const OPTIONS = ['bat1', 'bat2'].flatMap((bat) => [`${bat}@2.1`, `${bat}@2.2`]);
const decision = pick(
  0,
  { id: 'place', rules: [] },
  [...OPTIONS, 'dart1@2.2', 'dart1@2.3', 'extra1@2.1', 'extra1@2.2', 'extra1@2.3', 'toaster1@2.2', 'toaster1@2.3'],
  { min: 0, max: 9 },
);
const [bat, dart, extra, toaster] = chipsOf(view, []);

describe('chips', () => {
  test('are dice and placeable cards, alike ones together', () => {
    expect(chipsOf(view, []).map(({ key, items, hits }) => [key, items, hits])).toEqual([
      ['bat', ['bat1', 'bat2'], 1],
      ['dart', ['dart1'], 1],
      ['extra', ['extra1', 'extra2', 'extra3'], 1],
      ['toaster', ['toaster1'], 1],
      ['extra3', ['extra31'], 3],
    ]);
  });

  test('an exchanged one is of a kind of its own', () => {
    const dealt = chipsOf({ ...view, exchanged: { item: 'bat1', weapon: 'molotov' } }, []);
    expect(dealt.map(({ key, items }) => [key, items]).slice(0, 2)).toEqual([
      ['bat=molotov', ['bat1=molotov']],
      ['bat', ['bat2']],
    ]);
  });

  test('what the plan has is no longer there, and the next takes its place', () => {
    const [left] = chipsOf(view, ['bat1@2.1']);
    expect(left.left).toEqual(['bat2']);
    expect(withChip(['bat1@2.1'], left, { row: 2, space: 1 })).toEqual(['bat1@2.1', 'bat2@2.1']);
  });
});

describe('a chip cannot go', () => {
  const why = (chip: typeof bat, row: number, space: number, plan: string[] = []) =>
    whyNotThere(view, decision, plan, chip, { row, space })?.id ?? null;

  test.each([
    ['where it can', bat, 2, 1, [], null],
    ['to a row without companion', bat, 1, 1, [], 'refusal.no-companion'],
    ['where nobody stands', bat, 2, 4, [], 'refusal.no-zombie'],
    ['out of its reach', bat, 2, 3, [], 'refusal.out-of-range'],
    ['beside another weapon', dart, 2, 2, ['bat1@2.2'], 'refusal.mixed-weapons'],
    ['beside the same weapon, it can', bat, 2, 2, ['bat1@2.2'], null],
    ['beside extra hits, it can', dart, 2, 2, ['extra1@2.2'], null],
    ['a card beside a die', toaster, 2, 2, ['dart1@2.2'], 'refusal.mixed-weapons'],
    ['extra hits go anywhere a weapon can', extra, 2, 3, [], null],
  ])('%s', (_, chip, row, space, plan, code) => {
    expect(why(chip, row, space, plan)).toBe(code);
  });
});

describe('running totals', () => {
  const odds = { kinds: unseen(view), scarce: false };
  const noSauce = { ...odds, kinds: odds.kinds.filter(({ code }) => !isMint(code)) };
  const total = (stack: readonly string[], hits: number, from = odds, spoilt = false) =>
    totalAt(stack, { hits, spoilt }, true, from);

  test.each([
    // A face-down one may have sauce on it, and then another comes: only those that lie open are surely all.
    [['?'], 1, { lo: 1, hi: 2 }, 'maybe', '?'],
    [['?'], 2, { lo: 1, hi: 2 }, 'maybe', '?'],
    [['T'], 1, { lo: 2, hi: 2 }, 'no', ''],
    [["T'"], 1, { lo: 1, hi: 1 }, 'sure', '✓'],
    [['Fm'], 3, { lo: 1, hi: 1 }, 'maybe', '?'],
    [['T', 'F'], 3, { lo: 3, hi: 3 }, 'sure', '✓'],
    [['T', 'F'], 2, { lo: 3, hi: 3 }, 'no', '−1'],
    [['F', '?'], 1, { lo: 2, hi: 3 }, 'no', '−?'],
    [['?', 'F'], 1, { lo: 2, hi: 3 }, 'no', '−1'],
    [['?', '?', '?'], 2, { lo: 3, hi: 6 }, 'no', '−1'],
    [['?', '?', '?'], 3, { lo: 3, hi: 6 }, 'maybe', '?'],
  ] as const)('%j with %i', (stack, hits, needs, clears, mark) => {
    const found = total(stack, hits);
    expect(found).toMatchObject({ hits, needs, clears, unarmed: false });
    expect(signOf(found).mark).toBe(mark);
  });

  test('a pile of three is cleared for sure only by as many hits as it can need', () => {
    const marks = [1, 2, 3, 4, 5, 6].map((hits) => signOf(total(['?', '?', '?'], hits, noSauce)).mark);
    expect(marks).toEqual(['−?', '−1', '?', '?', '?', '✓']);
  });

  test('a teapot keeps others from coming', () => {
    expect(total(['Fm'], 1, odds, true).clears).toBe('sure');
    expect(total(['Fm'], 1).clears).toBe('no');
  });

  test('extra hits without a weapon are marked', () => {
    const unarmed = totalAt(['?'], { hits: 1, spoilt: false }, false, odds);
    expect(unarmed.unarmed).toBe(true);
    expect(signOf(unarmed).mark).toBe('!');
  });
});

test('the second hit of a ball may go where the options say', () => {
  const ball = pick(0, { id: 'place', rules: [] }, ['rugbyBall1@2.2', 'rugbyBall1@2.2>1.4', 'rugbyBall1@2.2>3.1'], {
    min: 0,
    max: 1,
  });
  expect(angledTargets(ball, 'rugbyBall1', { row: 2, space: 2 })).toEqual([
    { row: 1, space: 4 },
    { row: 3, space: 1 },
  ]);
  expect(optionFor('rugbyBall1', { row: 2, space: 2 }, { row: 1, space: 4 })).toBe('rugbyBall1@2.2>1.4');
});

test('a chip is taken, never played: what can be done with it is offered by the dish that does it', () => {
  const plays = ['armsDealing.bat', 'armsDealing.dart', 'armsDealing.toaster'];
  const asked = { ...decision, beside: plays };
  const refs = new Map([
    ['die:bat', ['armsDealing.bat']],
    ['die:dart', ['armsDealing.dart']],
    ['card:toaster', ['armsDealing.toaster']],
  ]);
  for (const { key } of chipsOf(view, [])) expect(optionsAt(`chip:${key}`, view, asked, refs)).toEqual([]);
  expect(optionsAt('food:armsDealing', view, asked, refs)).toEqual(plays);
});
