import { describe, expect, it } from 'vitest';
import { ago } from '../when.ts';

const NOW = Date.UTC(2024, 5, 15, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago', () => {
  it.each([
    [5_000, 'now'],
    [MINUTE, '1 minute ago'],
    [90 * MINUTE, '1 hour ago'],
    [DAY, 'yesterday'],
    [3 * DAY, '3 days ago'],
    [8 * DAY, 'last week'],
    [400 * DAY, 'last year'],
  ])('%d ms is said as %s', (before, words) => {
    expect(ago('en', NOW - before, NOW)).toBe(words);
  });

  it('speaks the reader’s language', () => {
    expect(ago('it', NOW - DAY, NOW)).toBe('ieri');
    expect(ago('fr', NOW - 2 * HOUR, NOW)).toBe('il y a 2 heures');
  });

  it('knows no future', () => {
    expect(ago('en', NOW + DAY, NOW)).toBe('now');
  });
});
