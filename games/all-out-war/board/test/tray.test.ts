import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { startAt } from '../../rules/test/starting.ts';
import { text } from '../../text/index.ts';
import { dice, rolledDice } from '../tray.ts';

const { messages } = await text('en');
const say = speaker('en', messages, String);

test('AW-DICE01: of dice that fell each says whose it is, and those that Defend stand apart', () => {
  const rolled = (name: string, of: string) => ({
    type: 'rolled',
    name,
    dice: [1, 2].map((face) => ({ colour: 'red', face: String(face), of, why: name })),
    rules: [],
  });
  const all = [...rolledDice(rolled('attack', 'carl')), ...rolledDice(rolled('defense', 'walker-6'))];
  expect(all.map(({ caption }) => say(caption))).toEqual([
    'Carl: 1 success',
    'Carl: 2 successes',
    'Walker 6: 1 success',
    'Walker 6: 2 successes',
  ]);
  expect(all.map((die) => die.apart === true)).toEqual([false, false, true, false]);
});

test('dice that would be rolled against somebody stand apart, too', () => {
  const match = startAt({
    step: 'melees',
    people: { carl: { at: [10, 10] }, derek: { at: [1, 1], side: 2 } },
    walkers: [[11, 10]],
  });
  const decision = match.only!;
  const lie = dice(match.view(0), { decision, selected: 'attack.bare', plan: [], shares: {} });
  expect(lie.filter((die) => die.apart)).toHaveLength(1);
  expect(say(lie.find((die) => die.apart)!.caption)).toMatch(/^against: /);
});
