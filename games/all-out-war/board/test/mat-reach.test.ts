import { expect, test } from 'vitest';
import { outlineWithin } from '../mat/reach.ts';
import { askingOf } from '../plan/asking.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();

/** Milliseconds of this process: others on the machine do not count. */
const spent = (): number => process.cpuUsage().user / 1000;

test('once warm, the reach of a Run on a ready table is outlined in less than 5 ms', () => {
  const run = askingOf(war, decision)?.ways.find(({ option }) => option === 'run');
  if (run === undefined) throw new Error('nobody runs');
  for (let i = 0; i < 20; i++) expect(outlineWithin(run.place, 8000).length).toBeGreaterThan(0);
  const times = Array.from({ length: 9 }, () => {
    const began = spent();
    for (let i = 0; i < 10; i++) outlineWithin(run.place, 8000);
    return (spent() - began) / 10;
  });
  expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(5);
});
