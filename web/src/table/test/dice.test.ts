import { pick } from '@shamble/kernel';
import type { GameBoard } from '@shamble/parts/board';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Aim, DiceTray } from '../prompt/dice.tsx';
import { useAnswering } from '../prompt/use-answering.ts';
import { question } from './fake.ts';
import { toyTable } from './toy.tsx';

const DICE = ['die:1', 'die:2', 'die:3'];
const board: Partial<GameBoard> = {
  dice: () => DICE.map((ref) => ({ icon: 'die', caption: { id: `face of ${ref}` }, used: false, ref })),
  aim: (_, intent) =>
    intent && { needs: { id: `4+ with ${intent.plan.length} kept` }, odds: { id: 'Chance of a run: 17%' } },
};

test('dice to be kept are pressed in the tray', async () => {
  const decision = { ...pick(0, { id: 'keep', rules: [] }, DICE, { min: 0, max: 3 }), n: 1 };
  const { draw, ask, desk } = await toyTable({ board, now: { decision } });
  const pressed = () => [...draw(createElement(DiceTray, {})).matchAll(/aria-pressed="(\w+)"/g)].map(([, on]) => on);
  expect(pressed()).toEqual(['false', 'false', 'false']);
  ask(() => useAnswering(decision)).choose('die:2');
  expect(pressed()).toEqual(['false', 'true', 'false']);
  expect(draw(createElement(DiceTray, {}))).toContain('do die:2');
  expect(desk.store.getState().draft.plan).toEqual(['die:2']);
});

test('the tray says what is needed and how likely it is, for what is kept so far', async () => {
  const decision = { ...pick(0, { id: 'keep', rules: [] }, DICE, { min: 0, max: 3 }), n: 1 };
  const { draw, desk } = await toyTable({ board, now: { decision } });
  desk.setDraft(decision, { plan: ['die:1', 'die:3'] });
  expect(draw(createElement(Aim, {}))).toBe(
    '<li class="table-aim"><b>Needed: 4+ with 2 kept.</b> Chance of a run: 17%</li>',
  );
});

test('where nothing is aimed at nothing is said of it', async () => {
  const { draw } = await toyTable({ board, now: { decision: null } });
  expect(draw(createElement(Aim, {}))).toBe('');
  const plain = await toyTable({ board: { ...board, aim: () => null }, now: { decision: question(1, DICE) } });
  expect(plain.draw(createElement(Aim, {}))).toBe('');
});
