import { LANGS } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { text } from '../../text/index.ts';
import { allLosses } from '../../text/mission-text.ts';
import { seating } from '../seating.ts';
import { MissionFace } from '../setup/mission-face.tsx';
import { MissionAtLength } from '../setup/mission-sheet.tsx';
import { drawn } from './drawn.ts';

const english = speaker('en', (await text('en')).messages, String);

test.each(LANGS)('every Mission is told at length: steps, special rules, what loses (%s)', async (lang) => {
  const say = speaker(lang, (await text(lang)).messages, String);
  for (const { id, steps, mixed, dormants } of MISSIONS) {
    const html = drawn(createElement(MissionAtLength, { value: id, say }));
    // The steps, and each thing that loses it.
    const losses = allLosses(MISSIONS.find((one) => one.id === id)!).length;
    expect(html.split('<li>').length - 1).toBe(steps.length + 1 + losses);
    expect(losses).toBeGreaterThan(0);
    expect(html.split('army-small-dormant').length - 2).toBe(dormants.length);
    expect(html.split('army-small-token').length - 2).toBeGreaterThanOrEqual(mixed.length);
    expect(html).not.toMatch(/undefined|boardview\./);
  }
});

test('the map of the Taco Run shows the Truck, the hidden Companions, and which Spawn Zone still sleeps', () => {
  const html = drawn(createElement(MissionAtLength, { value: 'tacoRun', say: english }));
  expect(html.split('class="army-small-truck"')).toHaveLength(3);
  expect(html.split('class="army-small-companion"')).toHaveLength(4);
  expect(html.split('army-small-waits')).toHaveLength(3);
  for (const words of ['Taco Truck (A6)', 'hidden Companion (I1, I6)', 'Spawn Zone that still sleeps (I4)'])
    expect(html).toContain(words);
});

const face = (value: string, more: { won?: { times: number; best: number }; next?: boolean } = {}): string =>
  drawn(
    createElement(MissionFace, { value, chosen: false, won: more.won ?? null, next: more.next ?? false, say: english }),
  );

test('a Mission says whether it was won and in how few Rounds, and which comes next', () => {
  expect(face('dryRun', { next: true })).toContain('good first Mission');
  expect(face('dryRun', { won: { times: 1, best: 9 } })).toContain('won, best in 9 Rounds');
  expect(face('dryRun', { won: { times: 3, best: 7 } })).toContain('won 3 times, best in 7 Rounds');
  expect(face('jackpot', { next: true })).toContain('>next<');
  expect(face('jackpot')).not.toContain('>next<');
});

test('who gets how many Survivors stands under the seats', () => {
  expect(english(seating(['Ann']))).toBe('Ann leads all six Survivors.');
  expect(english(seating(['Ann', 'Bo', 'Cy', 'Di']))).toContain('Ann (2), Bo (2), Cy (1) and Di (1)');
});
