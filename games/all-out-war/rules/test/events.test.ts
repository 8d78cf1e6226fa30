import type { GameEvent } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { type Position, startAt } from './starting.ts';

/**
 * Walkers 1 to 5 at a barricade, 6 and 7 free and within earshot of the car, 7 also of Liam, 8 and 9 prone; Liam carries
 * a counter, the car holds one.
 */
const AROUND: Position = {
  step: 'event',
  size: [40, 20],
  pieces: { vehicle: [[36, 16]], barricade: [[4, 10, 6]] },
  people: { liam: { at: [20, 10] }, derek: { at: [20, 1], side: 2 } },
  walkers: [
    [4.75, 8.2],
    [4.75, 9.4],
    [4.75, 10.6],
    [4.75, 11.8],
    [3.25, 10],
    [36, 8],
    [28, 10],
    [30, 18, 'prone'],
    [32, 18, 'prone'],
  ],
  counters: { a: 'car 1', b: 'liam' },
};

/** What a card did, counted. */
interface Done {
  move?: number;
  steer?: number;
  noise?: number;
  mayhem?: number;
  loud?: number;
  enters?: number;
  trunk?: number;
  stands?: number;
  threat?: number;
  frenzy?: number;
  stays?: boolean;
}

/** By card: what it does at All Quiet, Low, Medium and High (8.5). */
const DOES: Readonly<Record<string, readonly [Done, Done, Done, Done]>> = {
  restlessDead: [{ move: 1 }, { move: 2 }, { move: 3 }, { move: 4 }],
  driftingIn: [{ enters: 1 }, { enters: 1, move: 1 }, { enters: 2 }, { enters: 2, move: 2 }],
  scentOnTheWind: [{ steer: 1 }, { steer: 2 }, { steer: 2 }, { steer: 3 }],
  theHerd: [
    { threat: 1, enters: 1 },
    { threat: 1, enters: 2 },
    { threat: 1, enters: 3 },
    { threat: 1, enters: 4 },
  ],
  carAlarm: [
    { loud: 1, noise: 1, stays: true },
    { loud: 1, mayhem: 2, threat: 1, stays: true },
    { loud: 1, mayhem: 2, threat: 1, stays: true },
    { loud: 1, mayhem: 2, threat: 1, stays: true },
  ],
  brokenGlass: [
    { loud: 1, noise: 1 },
    { loud: 1, noise: 1 },
    { loud: 1, noise: 1, move: 1 },
    { loud: 1, mayhem: 1, threat: 1 },
  ],
  coldRain: [{ stays: true }, { stays: true }, { stays: true }, { stays: true }],
  thickFog: [{ stays: true }, { stays: true }, { stays: true, enters: 1 }, { stays: true, enters: 2 }],
  aMomentsPeace: [{}, {}, { threat: -1 }, { threat: -1 }],
  frayedNerves: [
    { threat: 1 },
    { threat: 1, move: 1 },
    { threat: 1, loud: 2, noise: 1 },
    { threat: 1, loud: 2, noise: 1 },
  ],
  feedingFrenzy: [{ move: 1 }, { move: 1 }, { frenzy: 2 }, { frenzy: 1 }],
  somethingInTheTrunk: [{ trunk: 1 }, { trunk: 1 }, { trunk: 2 }, { trunk: 2, threat: 1 }],
  blindStumble: [{ move: 1 }, { move: 2 }, { move: 4 }, { move: 5 }],
  theyGetUp: [{ stands: 1 }, {}, { stands: 2 }, { stands: 2, move: 1 }],
};

/** The least Threat of each band that a card does not raise out of it. */
const THREATS = [1, 4, 9, 14];

function play(card: string, threat: number): Done {
  const match = startAt(
    { ...AROUND, threat, events: [card] },
    { points: '400', group1: 'theConvoy', group2: 'homeGround' },
  );
  const isOver = (): boolean => match.events.some(({ event }) => event.type === 'melee-phase');
  while (!isOver()) {
    const [decision] = match.pending;
    const answer = decision.kind === 'place' ? decision.candidates[0].answer : decision.options[0];
    expect(match.answer(decision.seat, decision.n, answer)).toBeNull();
  }
  const all = match.events.map(({ event }): GameEvent => event);
  const before = all.slice(
    0,
    all.findIndex(({ type }) => type === 'melee-phase'),
  );
  const count = (type: string, fits: (event: GameEvent) => boolean = () => true): number =>
    before.filter((event) => event.type === type && fits(event)).length;
  const moved = (why: string): number => count('walker-moves', (event) => event.why === why);
  const beside = count('walker-enters', (event) => event.y !== 500 && event.y !== 19_500 && event.x !== 500);
  const last = before.findLast(({ type }) => type === 'threat');
  return {
    move: moved('event'),
    steer: moved('steer'),
    noise: moved('noise'),
    mayhem: moved('mayhem'),
    loud: count('loud'),
    enters: count('walker-enters') - beside,
    trunk: beside,
    stands: count('stands'),
    threat: last === undefined ? 0 : Number(last.to) - threat,
    frenzy: Number(before.find(({ type }) => type === 'frenzy')?.least ?? 0),
    stays: match.state.staying.length > 0,
  };
}

const NOTHING: Required<Done> = {
  move: 0,
  steer: 0,
  noise: 0,
  mayhem: 0,
  loud: 0,
  enters: 0,
  trunk: 0,
  stands: 0,
  threat: 0,
  frenzy: 0,
  stays: false,
};

describe('Event cards', () => {
  it('AW-DATA05: every card of the deck has its row', () => {
    expect(Object.keys(DOES).sort()).toEqual(EVENTS.map(({ id }) => id).sort());
  });

  const rows = Object.entries(DOES).flatMap(([card, bands]) => bands.map((done, band) => ({ card, band, done })));
  // What dice decide at Low Threat is a scenario.
  it.each(rows.filter(({ card, band }) => card !== 'theyGetUp' || band !== 1))(
    'AW-EVENT03 AW-CONT05: $card in band $band',
    ({ card, band, done }) => {
      expect(play(card, THREATS[band])).toEqual({ ...NOTHING, ...done });
    },
  );
});
