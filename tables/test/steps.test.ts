import { SPECTATOR } from '@shamble/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type Given, type Giver, lastOwn, type Step, turnStart, undoInfo } from '../steps.ts';

const step = (seat: number, by: Giver, n: number): Step => ({ seat, by, answer: 'go', lock: null, turn: 1, first: n });

describe('undo for one of several people', () => {
  const viewer = { seat: 0, isAlone: false };

  it.each(['person', 'table'] as const)('does not show whether another seat had a choice: %s', (by) => {
    const steps = [step(0, 'person', 0), step(1, by, 1)];
    expect(undoInfo({ steps, open: [] }, viewer, false)).toEqual({ locked: 'other-seat' });
    expect(turnStart({ steps, open: [] }, viewer, false, 1)).toBe(null);
  });

  it.each(['person', 'table'] as const)('nor while others decide at the same time: %s', (by) => {
    const open: Given[] = [{ n: 2, seat: 1, answer: 'go', by }];
    expect(undoInfo({ steps: [step(0, 'person', 0)], open }, viewer, false)).toEqual({ locked: 'other-seat' });
    expect(turnStart({ steps: [step(0, 'person', 0)], open }, viewer, false, 1)).toBe(null);
  });

  it('goes over what the table answered for the seat itself, and at one screen for any', () => {
    const own = [step(0, 'person', 0), step(0, 'table', 1)];
    expect(undoInfo({ steps: own, open: [] }, viewer, false)).toEqual({ to: 0 });
    const others = [step(0, 'person', 0), step(1, 'table', 1)];
    expect(undoInfo({ steps: others, open: [] }, { seat: 0, isAlone: true }, false)).toEqual({ to: 0 });
  });
});

it('the last own choice is the last thing a seat really decided', () => {
  const steps = [step(0, 'person', 0), step(1, 'person', 1), step(0, 'table', 2), step(1, 'bot', 3)];
  expect([0, 1, 2].map((seat) => lastOwn({ steps }, seat))).toEqual([1, 2, null]);
});

it('nobody searches a long history for what a spectator chose', () => {
  const steps = [step(0, 'person', 0)];
  const search = vi.spyOn(steps, 'findLastIndex');
  expect(lastOwn({ steps }, SPECTATOR)).toBe(null);
  expect(search).not.toHaveBeenCalled();
});
