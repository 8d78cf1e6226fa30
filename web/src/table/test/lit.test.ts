import { expect, test } from 'vitest';
import { type Lit, litEvent } from '../log/lit.ts';
import { entry, update } from './fake.ts';

const entries = [entry(1, 'moved'), entry(2, 'bitten')];
const lit: Lit = { line: 1, at: 2, viewer: 0 };

test('a line that was pressed lights what its event speaks of', () => {
  expect(litEvent(lit, { now: update(2), entries })).toBe(entries[1].event);
  expect(litEvent(null, { now: update(2), entries })).toBeNull();
});

test('what happens next puts it out, and so does somebody else who looks', () => {
  expect(litEvent(lit, { now: update(3), entries })).toBeNull();
  expect(litEvent(lit, { now: update(2, { viewer: 1 }), entries })).toBeNull();
});

test('a line that is gone lights nothing', () => {
  expect(litEvent(lit, { now: update(2), entries: entries.slice(0, 1) })).toBeNull();
});
