import { type Decision, type Json, pick } from '@shamble/kernel';
import { stageOf } from '@shamble/parts';
import { propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { asView, type View } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { chipsOf, isPlacing } from '../placing.ts';
import { spaceLooks } from '../space-looks.ts';
import type { Stage } from '../stage.ts';
import { isAbout, optionsAt } from '../things.ts';
import { unseen } from '../tokens.ts';
import { playThrough } from './positions.ts';

function stageFor(view: View, decision: Decision, plan: readonly string[]): Stage {
  const plain: Json = JSON.parse(JSON.stringify(view));
  const props = propsOf(words, plain, 0, decision, ({ id }) => id, { plan, pace: 'off' });
  const { refs } = props;
  return {
    ...stageOf(
      props,
      new Map(),
      (thing) => optionsAt(thing, view, decision, refs),
      (thing, options) => isAbout(thing, decision, options),
    ),
    view,
    placing: isPlacing(decision) ? decision : null,
    chips: chipsOf(view, plan),
    held: null,
    large: null,
    kinds: unseen(view),
    forecast: null,
    marks: false,
  };
}

function someView(): View {
  let found: View | null = null;
  playThrough({ level: 'starter', seats: 2, seed: 'placing' }, (match) => (found ??= asView(match.view(0))), 1);
  if (found === null) throw new Error('no view');
  return found;
}

const before = someView();
/** One zombie before a companion, one die that reaches it, and a card that could be played on any row. */
const view: View = {
  ...before,
  step: 'place',
  active: 1,
  dice: ['bat'],
  rows: before.rows.map((row, i) => ({
    ...row,
    companion: i === 1 ? 1 : null,
    tiles: row.tiles.map((tile, s) => ({ ...tile, stack: i === 1 && s === 0 ? ['T'] : [] })),
  })),
  players: before.players.map((player, i) => (i === 0 ? { ...player, cards: ['rollerBlind'] } : player)),
};
const beside = [1, 2, 3, 4, 5].map((row) => `rollerBlind.${row}`);
const placing = pick(0, { id: 'place', rules: [] }, ['bat1@2.1'], { min: 0, max: 1, beside });

const glowing = (stage: Stage): string[] =>
  [1, 2, 3, 4, 5].flatMap((row) => [
    ...(stage.glows(`row:${row}`) ? [`row:${row}`] : []),
    ...[1, 2, 3, 4, 5].flatMap((space) => {
      const { thing, can } = spaceLooks(stage, { row, space });
      return can ? [thing] : [];
    }),
  ]);

test('while dice are placed, what they can go to glows, and of a card that could be played only the card', () => {
  const stage = stageFor(view, placing, []);
  expect(stage.options('row:4'), 'it can still be played there').toEqual(['rollerBlind.4']);
  expect(glowing(stage)).toEqual(['space:2.1']);
  expect(stage.glows('card:1.rollerBlind')).toBe(true);
});

test('once all dice are placed nothing more glows', () => {
  expect(glowing(stageFor(view, placing, ['bat1@2.1']))).toEqual([]);
});
