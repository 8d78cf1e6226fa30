import type { Decision, Json } from '@shamble/kernel';
import { drawn, propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { describe as words } from '../../text/describe.ts';
import { board } from '../index.tsx';
import { isPlacing } from '../placing.ts';
import { playThrough } from './positions.ts';

test('dice that still roll cannot be seen or placed', () => {
  const found: { view: Json; decision: Decision }[] = [];
  playThrough({ level: 'starter', seats: 2, seed: 'tumbling' }, (match, decision) => {
    if (isPlacing(decision)) found.push({ view: match.view(decision.seat), decision });
  });
  const [{ view, decision }] = found;
  const chips = (tumbling: boolean) =>
    drawn(
      board,
      propsOf(words, view, 2, decision, ({ id }) => id, { tumbling }),
    ).filter((id) => id.startsWith('chip:'));
  expect(chips(true)).toEqual([]);
  expect(chips(false)).not.toEqual([]);
});
