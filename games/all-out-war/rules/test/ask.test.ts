import { playThrough } from '@shamble/kernel/conformance/playing';
import { expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { game } from '../game.ts';

test('AW-GUN01: whatever may be left alone is asked every time, also where the like of it was left alone before', () => {
  const asked = new Map<string, number>();
  for (let i = 0; i < 3; i++)
    playThrough({ game, sensible, randomly: 2 }, { seats: 2, seed: `offers ${i}`, options: {} }, (_, decision) => {
      if (decision.kind !== 'choose' || decision.pass === null) return;
      // A table passes on only what stands beside a question.
      expect(decision.beside, decision.ask.id).toEqual([]);
      expect(decision.options.length, decision.ask.id).toBeGreaterThan(1);
      asked.set(decision.ask.id, (asked.get(decision.ask.id) ?? 0) + 1);
    });
  expect(asked.get('melee-shot') ?? 0).toBeGreaterThan(0);
});
