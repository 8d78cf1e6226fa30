import { expect, test } from 'vitest';
import { BASE } from '../../geometry/limits.ts';
import { distance } from '../../geometry/vector.ts';
import { loudAhead, lungesAhead } from '../../rules/forecast.ts';
import { playing } from '../../rules/state.ts';
import { askingOf } from '../plan/asking.ts';
import { levelAt, movedTo } from '../plan/moved.ts';
import { playThrough, SETUPS } from './positions.ts';

test('a Walker comes as far as its ghost is long, and never less than straight there', () => {
  let seen = 0;
  for (const setup of SETUPS.slice(0, 4))
    playThrough(
      setup,
      ({ state }) => {
        if (state.step !== 'act') return;
        for (const person of playing(state))
          for (const { from, to, path, length } of [...loudAhead(state, 'mayhem', person), ...lungesAhead(state)]) {
            if (path.length === 0) {
              expect(length).toBe(0);
              expect(to).toEqual(from);
              continue;
            }
            expect(path.at(-1)).toEqual(to);
            expect(length).toBeGreaterThanOrEqual(distance(...from, ...to) - 1);
            expect(length).toBeLessThanOrEqual(6000 + 2 * BASE);
            seen++;
          }
      },
      120,
    );
  expect(seen).toBeGreaterThan(100);
});

test('whoever is planned up onto a car stands on it in what is worked out', () => {
  let climbed = 0;
  playThrough(
    { seats: 2, seed: 'tops', options: { tops: true } },
    ({ state }, decision) => {
      for (const { place } of askingOf(state, decision)?.ways ?? []) {
        const person = state.now === null ? undefined : state.people[state.now.who];
        if (place.path === null || person === undefined) continue;
        for (const { id, answer } of place.candidates) {
          const level = levelAt(place, answer);
          const climbs = /^(?:up|down):/.test(id);
          expect(level !== person.level, id).toBe(climbs);
          if (!climbs) continue;
          climbed++;
          const { war, person: there } = movedTo(state, person, [0, 0], level);
          expect(there.level).toBe(level);
          expect(war.people[state.people.indexOf(person)]).toBe(there);
        }
      }
    },
    200,
  );
  expect(climbed).toBeGreaterThan(0);
});
