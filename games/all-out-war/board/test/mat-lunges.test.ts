import { expect, test } from 'vitest';
import { lungesAhead } from '../../rules/forecast.ts';
import { inContact } from '../../rules/near.ts';
import { startAt } from '../../rules/test/starting.ts';
import { asView } from '../../rules/view.ts';
import { aheadFor } from '../ahead.ts';
import { phaseAhead } from '../forecast/alarms.ts';
import { freeSide } from '../mat/labels.tsx';
import { reachersOf } from '../mat/reach.ts';
import { wordOf } from '../plan/draft.ts';

/** Liam acts in the Kill Zone of Walker 1; Walker 2 hears whoever runs. */
const match = startAt({
  people: { liam: { at: [10, 10] }, derek: { at: [1, 1], side: 2 } },
  walkers: [
    [11.8, 10],
    [3, 10],
  ],
});
const [decision] = match.pending;
const view = asView(match.view(0));

const planned = (gait: string, x: number, y: number) => {
  const intent = { decision, selected: gait, plan: [gait, wordOf([[x, y]])], shares: {}, spot: null };
  const move = aheadFor(view, intent)?.move;
  if (!move) throw new Error(`${gait} is planned`);
  return move;
};

test('lunges are those of the plan: none where it leads away, and none of a Walker that its NOISE has brought', () => {
  expect(lungesAhead(match.state).map(({ walker }) => walker)).toEqual(['walker-1']);
  expect(lungesAhead(planned('sneak', 7500, 10_000).after)).toEqual([]);
  const { after, noise, person } = planned('run', 5000, 12_000);
  const [ghost] = noise?.ghosts ?? [];
  expect(ghost.touches).toEqual(['liam']);
  const walker = after.walkers.find(({ number }) => ghost.walker === `walker-${number}`);
  expect(walker && inContact(walker, person), 'it has come').toBe(true);
  expect(lungesAhead(after)).toEqual([]);
});

test('words at a Walker lie on nobody; where there is no room they are a sign on it', () => {
  const plane = { width: 20_000, height: 20_000 };
  const at = [10_000, 10_000] as const;
  const self = { x: 10_000, y: 10_000 };
  expect(freeSide(plane, at, [self])).toBe('south');
  expect(freeSide(plane, at, [self, { x: 10_500, y: 9000 }])).toBe('north');
  expect(freeSide(plane, [10_000, 500], [])).toBe('north');
  const around = [
    { x: 10_000, y: 9000 },
    { x: 10_000, y: 11_000 },
    { x: 12_000, y: 10_000 },
    { x: 8000, y: 10_000 },
  ];
  expect(freeSide(plane, at, around)).toBe('on');
});

test('AW-CONT05: whom an alarm draws away does not lunge: what is drawn and what is told are the same', () => {
  // Walker 1 is in reach of Liam, and the alarm of the car behind it goes on.
  const alarm = {
    turn: 3,
    people: { liam: { at: [10, 10] }, derek: { at: [1, 1], side: 2 } },
    walkers: [[11.9, 10]],
    pieces: { vehicle: [[17, 10]] },
    staying: { carAlarm: { piece: 1, turn: 2 } },
  };
  const { state } = startAt(alarm);
  expect(lungesAhead(state).map(({ walker }) => walker)).toEqual(['walker-1']);
  const { alarms, lunges } = phaseAhead(state);
  expect(alarms.map(({ piece, ghosts }) => [piece, ghosts.map(({ walker }) => walker)])).toEqual([
    ['car-1', ['walker-1']],
  ]);
  expect(lunges).toEqual([]);
  expect(reachersOf(state, state.people[0]).filter(({ how }) => how === 'lunge')).toEqual([]);
});
