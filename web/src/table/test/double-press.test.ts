import { expect, it } from 'vitest';
import { isStray, type Pressed } from '../prompt/double-press.ts';

const [option, other] = [{}, {}];
const at = (question: string, button: object | null, x = 100): Pressed => ({ question, button, x, y: 480 });

it.each<[string, Pressed | null, Pressed, number, boolean]>([
  ['a first press', null, at('0/1', option), 1, false],
  ['a double click that stays on its button', at('0/1', option), at('0/1', option), 2, false],
  ['a double click under which the row moved', at('0/1', option), at('0/1', other), 2, true],
  ['a press beside every button', at('0/1', option), at('0/1', null), 2, true],
  ['a quick tap elsewhere', at('0/1', option), at('0/1', other, 130), 2, false],
  ['two slow presses', at('0/1', option), at('0/1', other), 1, false],
  ['a press of a key, which counts no clicks', at('0/1', option), at('0/1', other), 0, false],
  ['the next question', at('0/1', option), at('0/2', other), 2, false],
  ['a double click that began elsewhere', null, at('0/1', other), 2, false],
])('%s', (_, before, now, clicks, stray) => {
  expect(isStray(before, now, clicks)).toBe(stray);
});
