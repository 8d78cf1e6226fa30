import { below32, Chance, clone, type Decision, type GameEvent, sample, seeded, Table } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { newEvent } from '../events.ts';
import { eventsAhead, loudAhead, lungesAhead } from '../forecast.ts';
import { game } from '../game.ts';
import type { War } from '../state.ts';
import { type Position, startAt } from './starting.ts';

const RIVAL = { at: [1, 1], side: 2 };

const at = (position: Position): War => startAt({ turn: 3, ...position }).state;

const noise = (s: War, count = 1) => loudAhead(s, 'noise', s.people[0], count);

describe('what is open about a Walker that would come', () => {
  it('AW-NOISE02: nothing, where one is nearest', () => {
    const s = at({
      people: { tess: { at: [10, 10] }, derek: RIVAL },
      walkers: [
        [10, 16],
        [10, 2],
      ],
    });
    expect(noise(s)).toMatchObject([{ walker: 'walker-1', to: [10_000, 11_000], touches: ['tess'], unsure: null }]);
  });

  it('AW-GEO15: two equally near', () => {
    const s = at({
      people: { tess: { at: [10, 10] }, derek: RIVAL },
      walkers: [
        [10, 16],
        [10, 4],
      ],
    });
    expect(noise(s)).toMatchObject([{ unsure: 'tie' }]);
  });

  it('AW-CONT02: two answer a Bait', () => {
    const s = at({
      people: { liam: { at: [10, 10] }, derek: RIVAL },
      walkers: [
        [10, 18],
        [16, 10],
        [2, 2],
      ],
    });
    expect(noise(s, 2).map(({ walker }) => walker)).toEqual(['walker-2', 'walker-1']);
  });

  it('AW-AREA03: inside a wood it goes half as far, into one it rolls', () => {
    const people = { tess: { at: [10, 10] }, derek: RIVAL };
    const inside = at({ pieces: { wood: [[10, 16]] }, people, walkers: [[10, 17]] });
    expect(noise(inside)).toMatchObject([{ to: [10_000, 14_000], unsure: null }]);
    const before = at({ pieces: { smallWood: [[10, 14]] }, people, walkers: [[10, 18]] });
    expect(noise(before)).toMatchObject([{ unsure: 'area' }]);
  });

  it('AW-KEY17: somebody whose scent may hold it off', () => {
    const s = at({ people: { tess: { at: [10, 10], body: 'goreSmearedCoat' }, derek: RIVAL }, walkers: [[10, 15]] });
    expect(noise(s)).toMatchObject([{ unsure: 'scent' }]);
  });

  it('AW-WALK06-R: equally short ways around a car', () => {
    const s = at({
      pieces: { vehicle: [[10, 14]] },
      people: { tess: { at: [10, 10] }, derek: RIVAL },
      walkers: [[10, 15.5]],
    });
    expect(noise(s)).toMatchObject([{ unsure: 'route' }]);
  });

  it('AW-TURN07: in MAYHEM those who would meet depend on the order, others do not', () => {
    const people = { tess: { at: [10, 10] }, derek: RIVAL };
    const met = at({
      people,
      walkers: [
        [15, 10],
        [5, 10],
        [10, 18],
      ],
    });
    expect(loudAhead(met, 'mayhem', met.people[0]).map(({ unsure }) => unsure)).toEqual(['order', 'order', null]);
    const apart = at({
      people,
      walkers: [
        [2, 10],
        [18, 10],
      ],
    });
    expect(loudAhead(apart, 'mayhem', apart.people[0]).map(({ unsure }) => unsure)).toEqual([null, null]);
  });

  it('AW-ELEV15: from a top it falls, and that is where it lies', () => {
    const s = at({
      tops: true,
      pieces: { vehicle: [[10, 10]] },
      people: { tess: { at: [10, 15] }, derek: RIVAL },
      walkers: [[10, 10, 'up 1']],
    });
    expect(noise(s)).toMatchObject([{ to: [10_000, 11_500] }]);
  });

  it('AW-KZ04 AW-KEY17-R: of lunges, equally near Survivors and a scent', () => {
    const tie = at({ people: { tess: { at: [10, 12] }, carl: { at: [12, 10] }, derek: RIVAL }, walkers: [[10, 10]] });
    expect(lungesAhead(tie)).toMatchObject([{ unsure: 'tie' }]);
    const scent = at({
      people: { tess: { at: [10, 12], body: 'goreSmearedCoat' }, derek: RIVAL },
      walkers: [[10, 10]],
    });
    expect(lungesAhead(scent)).toMatchObject([{ unsure: 'scent' }]);
    const beside = at({
      people: { tess: { at: [10, 12] }, carl: { at: [12.3, 10], body: 'goreSmearedCoat' }, derek: RIVAL },
      walkers: [[10, 10]],
    });
    expect(lungesAhead(beside)).toMatchObject([{ unsure: null, touches: ['tess'] }]);
    const sure = at({ people: { tess: { at: [10, 12] }, derek: RIVAL }, walkers: [[10, 10]] });
    expect(lungesAhead(sure)).toMatchObject([{ unsure: null, to: [10_000, 11_000] }]);
  });
});

/** What a card did: made Walkers go somewhere, brought some in, raised Threat first. */
function played(s: War, seed: string): { moves: boolean; enters: boolean; raises: boolean } {
  const state = clone(s);
  const told: GameEvent[] = [];
  const g = new Table(state, new Chance(state.rng));
  g.sink = (event) => told.push(event);
  const rng = seeded(seed).s;
  const run = newEvent(g);
  for (let step = run.next(); !step.done; )
    step = run.next(sample(step.value as Decision, (n) => below32(rng, n), game));
  const banded = told.findIndex(({ type }) => type === 'event-band');
  return {
    moves: told.some(({ type }) => type === 'walker-moves' || type === 'walker-stuck'),
    enters: told.some(({ type }) => type === 'walker-enters'),
    raises: told.slice(0, banded).some(({ type }) => type === 'threat'),
  };
}

describe('what the Event cards that are left would do', () => {
  const begun = (threat: number): War =>
    at({
      step: 'event',
      threat,
      pieces: { vehicle: [[10, 10]], barricade: [[4, 16]] },
      counters: { a: 'car 1' },
      people: { tess: { at: [10, 15] }, carl: { at: [3, 3] }, derek: { at: [17, 3], side: 2 } },
      walkers: [
        [10, 8.5],
        [8, 8.5],
        [12, 11.5],
        [4, 16.75],
        [6, 6],
        [16, 16],
        [14, 4],
      ],
    });

  it.each([1, 3, 8, 10, 13, 15])(
    'AW-EVENT03 AW-HID02: at Threat %i each card does what it is counted for',
    (threat) => {
      for (const [card, { id }] of EVENTS.entries()) {
        const s = begun(threat);
        s.events = { draw: [card], discard: [] };
        const { left, moves, steers, enters, raises } = eventsAhead(s);
        expect(left).toBe(1);
        expect({ id, moves: moves + steers > 0, enters: enters > 0, raises: raises > 0 }).toEqual({
          id,
          ...played(s, id),
        });
      }
    },
  );

  it('AW-COMP10: of an empty pile the discards are what is left', () => {
    const s = begun(1);
    const [draw, discard] = [
      [0, 1, 2],
      [3, 4],
    ];
    s.events = { draw, discard };
    expect(eventsAhead(s).left).toBe(3);
    s.events = { draw: [], discard };
    expect(eventsAhead(s)).toMatchObject({ left: 2, enters: 1, raises: 1 });
  });
});
