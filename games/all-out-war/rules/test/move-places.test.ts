import { type Place, type Point, place } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { describe } from '../../text/describe.ts';
import { tongues } from '../../text/test/said.ts';
import { MOVE, pathQuestion } from '../move.ts';
import { inKillZone, isWithin } from '../near.ts';
import { hearers } from '../noise.ts';
import { actor, type Person, type War } from '../state.ts';
import { type Position, startAt } from './starting.ts';

const FAR = { at: [19, 1], side: 2 };

function asked(position: Position, gait: 'sneak' | 'run'): { readonly s: War; readonly decision: Place } {
  const { state: s } = startAt(position);
  const { params, ...where } = pathQuestion(s, actor(s), gait);
  return { s, decision: place(0, MOVE, where, { params }) };
}

const idsOf = ({ candidates }: Place, kind: string): string[] =>
  candidates.flatMap(({ id }) => (id.startsWith(kind) ? [id] : []));

/** Whoever acts, at a named place. */
function at({ s, decision }: ReturnType<typeof asked>, id: string): Person {
  const found = decision.candidates.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id} among ${decision.candidates.map((one) => one.id).join(' ')}`);
  const [x, y] = (found.answer as readonly Point[]).at(-1) ?? [];
  return { ...actor(s), x: Number(x), y: Number(y) };
}

const inWords = (decision: Place, id: string): string[] =>
  tongues.map(({ say }) => say(describe.option({ ...decision, n: 0 }, id)).replaceAll(/\s/g, ' '));

test('whoever stands in a Kill Zone finds the nearest place out of it, and only then', () => {
  const asks = asked({ people: { carl: { at: [10, 10] }, derek: FAR }, walkers: [[12, 10]] }, 'sneak');
  const { s, decision } = asks;
  const out = at(asks, 'beyond:zone:walker-1');
  expect(inKillZone(s.walkers[0], actor(s))).toBe(true);
  expect(inKillZone(s.walkers[0], out)).toBe(false);
  expect(inKillZone(s.walkers[0], { ...out, x: out.x + 5 }), 'and no farther than needed').toBe(true);
  expect(inWords(decision, 'beyond:zone:walker-1')).toEqual([
    'Out of the Kill Zone of Walker 1 (0.5 in)',
    'Fuori dalla Kill Zone: Vagante 1 (0,5 pollici)',
    'Hors de la Zone mortelle : Rôdeur 1 (0,5 pouce)',
  ]);
  const free = asked({ people: { carl: { at: [10, 10] }, derek: FAR }, walkers: [[12.6, 10]] }, 'sneak');
  expect(idsOf(free.decision, 'beyond')).toEqual([]);
});

test('a Run finds where nobody hears it; a Sneak needs no such place', () => {
  const position: Position = {
    people: { carl: { at: [3, 10] }, derek: FAR },
    walkers: [
      [12, 10],
      [19, 19],
    ],
  };
  const run = asked(position, 'run');
  const unheard = at(run, 'beyond:noise:walker-1');
  expect(hearers(run.s, actor(run.s))).toHaveLength(1);
  expect(hearers(run.s, unheard)).toEqual([]);
  expect(inWords(run.decision, 'beyond:noise:walker-1')[0]).toMatch(/^Out of earshot of Walker 1 \([\d.]+ in\)$/);
  expect(idsOf(asked(position, 'sneak').decision, 'beyond')).toEqual([]);
  // There is no such place where the next one hears it then.
  const between = { ...position, walkers: [...(position.walkers as number[][]), [3, 19], [3, 1]] };
  expect(idsOf(asked(between, 'run').decision, 'beyond:noise')).toEqual([]);
});

test('whoever stands in the range of a rival finds the nearest place out of it', () => {
  const pistol = (x: number): Position => ({
    people: { carl: { at: [5, 10] }, derek: { at: [x, 10], side: 2, hands: ['pocket22'] } },
  });
  const asks = asked(pistol(12), 'sneak');
  const [id] = idsOf(asks.decision, 'beyond');
  const range = Number(id.split(':')[1]);
  const derek = asks.s.people[1];
  expect(isWithin(actor(asks.s), derek, range)).toBe(true);
  const out = at(asks, id);
  expect(isWithin(out, derek, range)).toBe(false);
  expect(isWithin({ ...out, x: out.x + 5 }, derek, range)).toBe(true);
  expect(inWords(asks.decision, id)[0]).toMatch(/^Out of range of Derek \(\d+ in\) \([\d.]+ in\)$/);
  expect(idsOf(asked(pistol(17), 'sneak').decision, 'beyond'), 'out of it already').toEqual([]);
});

test('a rival and a source that cannot be reached are gone towards', () => {
  const position: Position = {
    pieces: { vehicle: [[16, 16]] },
    people: { carl: { at: [4, 4] }, derek: { at: [16, 4], side: 2 } },
  };
  const { s, decision } = asked(position, 'sneak');
  expect(idsOf(decision, 'toward').sort()).toEqual(expect.arrayContaining(['toward:car-1', 'toward:derek']));
  const there = at({ s, decision }, 'toward:derek');
  expect(there.x - actor(s).x).toBeGreaterThan(3990);
  const near = asked({ ...position, people: { carl: { at: [4, 4] }, derek: { at: [7, 4], side: 2 } } }, 'sneak');
  expect(idsOf(near.decision, 'engage')).toEqual(['engage:derek']);
  expect(idsOf(near.decision, 'toward:derek')).toEqual([]);
  const held = asked({ ...position, counters: { a: 'car 1' } }, 'sneak');
  expect(idsOf(held.decision, 'toward:c')).toContain('toward:counter-a');
  expect(idsOf(held.decision, 'toward:car')).toEqual([]);
});

test('what comes first stays first: staying, counters, enemies; and there are never more than forty', () => {
  const walkers = Array.from({ length: 12 }, (_, i) => [2 + 3 * (i % 6), 5 + 4 * Math.floor(i / 6)]);
  const { decision } = asked(
    {
      pieces: {
        barricade: [
          [6, 2],
          [14, 2],
        ],
      },
      people: {
        carl: { at: [10, 2], hands: ['pocket22'] },
        liam: { at: [8, 1] },
        derek: { at: [18.5, 19], side: 2, hands: ['pocket22'] },
      },
      walkers,
      counters: { a: [9, 6], b: [12, 2] },
    },
    'run',
  );
  expect(decision.candidates.length).toBeLessThanOrEqual(40);
  expect(new Set(decision.candidates.map(({ id }) => id)).size).toBe(decision.candidates.length);
  const first = decision.candidates.slice(0, 9).map(({ id }) => id.split(':')[0]);
  expect(first[0]).toBe('stay');
  expect(first.slice(1).every((kind) => ['touch', 'engage', 'toward', 'beyond'].includes(kind))).toBe(true);
  expect(first).toContain('touch');
});
