import type { GameEvent } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen, messagesIn } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { position } from '../../rules/test/position.ts';
import { text } from '../../text/index.ts';
import { slip } from '../slip.ts';

const say = speaker('en', (await text('en')).messages, String);

const listeners = await listen(text);

function told(events: readonly GameEvent[], change: (s: ReturnType<typeof position>) => void = () => {}): string[] {
  const s = position();
  s.time = 5;
  change(s);
  const lines = slip.lines(events, JSON.parse(JSON.stringify(game.view(s, 0))), 0);
  expect(lines.flatMap(messagesIn).flatMap(listeners.faults)).toEqual([]);
  return lines.map(say);
}

const happened = (type: string, details: Omit<GameEvent, 'type' | 'rules'> = {}): GameEvent => ({
  type,
  rules: [],
  ...details,
});

test('a round in which nothing happened says so, and how much time is left', () => {
  expect(told([happened('phase'), happened('round')])).toEqual(['The dead hurt nobody.', 'Time left: 3 squares.']);
});

test('where nobody was hurt, what appeared comes first', () => {
  const came = happened('appeared', { zone: 'R6:00', list: [{ kind: 'shambler', n: 2 }] });
  expect(told([came]).slice(0, 2)).toEqual(['Appeared: 2 Shamblers in D1.', 'The dead hurt nobody.']);
});

test('those who woke are told of like those who came', () => {
  const woke = [2, 1].map((n) => happened('woken', { zone: 'R6:10', n, short: false }));
  const none = happened('woken', { zone: 'R6:02', n: 4, short: true });
  expect(told([...woke, none]).slice(0, 1)).toEqual(['Woken: 3 Shamblers in D2.']);
});

test('who only fell, and who was only hurt', () => {
  expect(told([happened('companion-lost', { survivor: 'lilly' })])[0]).toBe('Fallen: Lilly.');
  expect(told([happened('wounded', { survivor: 'bly', n: 1, left: 2 })])[0]).toBe('Wounds: Bly 1.');
});

test('four lines at most: Wounds by name and who fell, what appeared where, how near the dead are, time', () => {
  const lines = told(
    [
      happened('wounded', { survivor: 'kate', n: 2, left: 1 }),
      happened('appeared', { zone: 'R6:00', list: [{ kind: 'shambler', n: 2 }] }),
      happened('wounded', { survivor: 'kate', n: 1, left: 0 }),
      happened('eliminated', { survivor: 'kate' }),
      happened('wounded', { survivor: 'bly', n: 1, left: 2 }),
      happened('appeared', {
        zone: 'R6:00',
        list: [
          { kind: 'shambler', n: 1 },
          { kind: 'alpha', n: 0 },
        ],
      }),
    ],
    (s) => {
      s.team[0].status = 'eliminated';
      s.team[0].zone = -1;
      s.team[1].zone = numberOf(s, 'R6:00');
      s.shamblers[numberOf(s, 'R6:00')] = 3;
    },
  );
  expect(lines).toEqual([
    'Fallen: Kate. Wounds: Kate 3 and Bly 1.',
    'Appeared: 3 Shamblers in D1.',
    'Nearest dead: here (Scott) and 2 Zones away (Dieter, Guzman, Martin and Bly).',
    'Time left: 3 squares.',
  ]);
});
