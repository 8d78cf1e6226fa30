import type { GameEvent } from '@shamble/kernel';
import { refuse } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen, messagesIn } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { again, sumsOf, tally } from '../tally.ts';
import { playThrough } from './positions.ts';

const listeners = await listen(text);
const say = speaker('en', (await text('en')).messages, String);

const happened = (
  type: string,
  details: Omit<GameEvent, 'type' | 'rules'>,
  rules: readonly string[] = [],
): GameEvent => ({
  type,
  rules,
  ...details,
});

const roll = { survivor: 'kate', dice: ['5', '1', '4'], hits: [true, false, true], ammo: ['out'], ammoHits: [false] };

test('kills by Survivor and kind, shots, hits and how many were to be expected', () => {
  const s = position();
  s.time = 6;
  s.personal = [{ survivor: s.team[5].survivor, colour: 'yellow', count: 0, done: false }];
  const view = JSON.parse(JSON.stringify(game.view(s, 0)));
  const events = [
    happened('attack', { survivor: 'kate' }),
    happened('rolled', { ...roll, least: 4 }),
    happened('killed', { by: 'kate', kind: 'shambler', n: 2 }),
    happened('killed', { by: 'kate', kind: 'zeus', n: 1 }),
    happened('killed', { by: null, kind: 'alpha', n: 1 }),
    happened('woken', { n: 3 }, ['AD-NOISE05', 'AD-DORM05']),
    happened('woken', { n: 1 }, ['AD-NOISE05', 'AD-DORM05']),
    happened('woken', { n: 2 }, ['AD-SMOVE05']),
    happened('sleepers-removed', { survivor: 'kate', n: 2 }),
  ];
  const { columns, rows, lines } = tally(events, view);
  expect(columns.map(say)[0]).toBe('Survivor');
  expect(rows.map((row) => row.map(say))).toEqual([
    ['Kate', '2', '0', '1', '1', '2', '2'],
    ...['Scott', 'Dieter', 'Guzman', 'Martin', 'Bly'].map((name) => [name, '0', '0', '0', '0', '0', '0']),
    ['nobody in particular', '0', '1', '0', '0', '0', '0'],
  ]);
  expect(lines.map(say)).toEqual([
    'Personal Objective not done: Bly kills an Alpha while holding this token',
    '1 Dormant token removed',
    'Dormant tokens woken: 2 by Noise and 1 by leaving them',
    'Time left: 2 of 8',
  ]);
  expect(sumsOf(events.slice(0, 2), asView({ ...view, ammoDiceHit: false })).get('kate')?.expected).toBe(1.5);
});

test('whole games are counted: everybody who fell, every waking by something, in three languages', () => {
  for (const mission of ['dryRun', 'jackpot', 'countdown']) {
    const events: GameEvent[] = [];
    const match = playThrough({ mission, seats: 2, seed: `tally ${mission}` }, () => {});
    events.push(...match.eventsFor(0));
    const { columns, rows, lines } = tally(events, match.view(0));
    expect([...columns, ...rows.flat(), ...lines].flatMap(messagesIn).flatMap(listeners.faults)).toEqual([]);
    const killed = events.filter(({ type }) => type === 'killed').reduce((sum, { n }) => sum + Number(n), 0);
    const counted = rows.flatMap((row) => row.slice(1, 4)).reduce((sum, { params }) => sum + Number(params?.n), 0);
    expect(counted).toBe(killed);
  }
});

test('once more begins with the same six and the same players', () => {
  const match = playThrough({ mission: 'dryRun', seats: 3, seed: 'again' }, () => {}, 60);
  const { begins } = again(match.view(0));
  const asked: string[] = [];
  playThrough(
    { mission: 'dryRun', seats: 3, seed: 'other' },
    (_, decision) => {
      const begun = begins[decision.ask.id];
      if (begun === undefined) return;
      asked.push(decision.ask.id);
      if (decision.ask.id === 'team') expect(refuse(decision, begun, game)).toBeNull();
    },
    20,
  );
  expect(asked).toEqual(['team', 'owners']);
});
