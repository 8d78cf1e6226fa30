import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { startAt } from '../../rules/test/starting.ts';
import { describe } from '../describe.ts';
import { text } from '../index.ts';

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => ['Alex', 'Billie'][seat]);

test('AW-SEARCH02: a place that touches two counters is confirmed by the one that it was chosen for', () => {
  // Between C and D one touches both.
  const match = startAt({
    people: { liam: { at: [10, 6] }, derek: { at: [1, 1], side: 2 } },
    counters: { c: [9, 8], d: [11, 8] },
  });
  expect(match.answer(0, match.only!.n, 'sneak')).toBeNull();
  const decision = match.only!;
  if (decision.kind !== 'place') throw new Error('a place is asked for');
  const both = [[10_000, 8000]] as const;
  const told = (id: string): string => {
    const named = { ...decision, candidates: [{ id, answer: both }] };
    return say(describe.spot!(named, both));
  };
  expect(told('touch:counter-c')).toMatch(/counter C$/);
  expect(told('touch:counter-d')).toMatch(/counter D$/);
});
