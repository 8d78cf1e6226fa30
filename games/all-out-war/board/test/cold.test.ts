import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./cold.ts', import.meta.url));

/** 50 ms where everything is four times slower. */
const MOST = 50 / 4;
const TRIES = 3;

/** In a process that has done nothing before; the best of some tries, since its thread's clock ticks in steps. */
function firstReach(...how: readonly string[]): number {
  const times = Array.from({ length: TRIES }, (): number => {
    const told = execFileSync(process.execPath, [SCRIPT, ...how], { encoding: 'utf8' });
    return JSON.parse(told).reach;
  });
  return Math.min(...times);
}

test('the first reach among 40 figures comes soon enough even where nothing was warmed up', () => {
  expect(firstReach()).toBeLessThan(MOST);
});

test('and after the work of idle time', () => {
  expect(firstReach('warm')).toBeLessThan(MOST);
});
