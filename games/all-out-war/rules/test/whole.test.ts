import {
  type Answer,
  below32,
  type Candidate,
  clone,
  configure,
  type Decision,
  KEEP_ALL,
  Match,
  type Place,
  sample,
  seeded,
} from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { touchesCounter } from '../search.ts';
import { ofSide, type Side, type War } from '../state.ts';
import { startAt } from './starting.ts';

/** What a side is after: counters, the rivals, or nothing at all. */
type Aim = 'gather' | 'fight' | 'wait';

/** Words that options or names of places begin with, the most wanted first. */
const WANTS: Readonly<Record<Aim, readonly string[]>> = {
  gather: [
    'search',
    'sneak',
    'stand',
    'touch:counter',
    'toward:counter',
    'pack.',
    'attack.hand',
    'attack',
    'hand',
    'pass',
    'end',
  ],
  fight: ['shoot', 'run', 'sneak', 'stand', 'attack', 'hand', 'FOE', 'touch:counter', 'end'],
  wait: ['end', 'defend', 'pass', 'stay'],
};

/** Names of Survivors of the other side. */
const foes = (s: War, seat: number): readonly string[] => (s.together ? [] : ofSide(s, 1 - seat).map(({ id }) => id));

function wanted(s: War, { seat }: Decision, names: readonly string[], aim: Aim): string | undefined {
  const rivals = foes(s, seat);
  for (const want of WANTS[aim]) {
    const found = names.find((name) =>
      want === 'FOE'
        ? rivals.some((id) => name.endsWith(`:${id}`)) && /^(engage|sight|toward|within)/.test(name)
        : name.startsWith(want),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

const placeOf = (decision: Place, name: string | undefined): Answer | undefined =>
  decision.candidates.find(({ id }: Candidate) => id === name)?.answer;

/** Whoever stands at a counter and may not Search it fights what guards it. */
function guardOf(s: War, decision: Place, aim: Aim): string | undefined {
  if (aim !== 'gather' || s.now === null || decision.path === null) return undefined;
  const person = s.people[s.now.who];
  if (!s.counters.some((counter) => touchesCounter(s, person, counter))) return undefined;
  return decision.candidates.find(({ id }) => id.startsWith('engage:walker'))?.id;
}

function answerOf(s: War, decision: Decision, aim: Aim, below: (n: number) => number): Answer {
  if (decision.kind === 'choose') return wanted(s, decision, decision.options, aim) ?? sample(decision, below, game);
  if (decision.kind === 'place') {
    const names = decision.candidates.map(({ id }) => id);
    return (
      placeOf(decision, guardOf(s, decision, aim) ?? wanted(s, decision, names, aim)) ?? sample(decision, below, game)
    );
  }
  return sample(decision, below, game);
}

/** Plays a game to its end, each side after its own aim. */
function playOut(
  seats: number,
  options: Readonly<Record<string, string | boolean>>,
  seed: string,
  aims: readonly Aim[],
): Match<War> {
  const match = Match.start(game, seats, options, seed);
  const rng = seeded(seed).s;
  const pieces = game.counts(match.state);
  while (!match.over) {
    const [decision] = match.pending;
    const answer = answerOf(match.state, decision, aims[decision.seat] ?? aims[0], (n) => below32(rng, n));
    expect([decision.ask.id, match.answer(decision.seat, decision.n, answer)]).toEqual([decision.ask.id, null]);
    if (match.answers.length > 5000) throw new Error('the game does not end');
  }
  expect(game.counts(match.state)).toEqual(pieces);
  return match;
}

const carried = (s: War, side: Side): number => ofSide(s, side).reduce((sum, { counters }) => sum + counters.length, 0);

/** How a game had to end by what lies on the table, worked out apart from the rules. */
function verdict(s: War): string {
  const alive = [ofSide(s, 0).length > 0, ofSide(s, 1).length > 0];
  const ends = s.threat === 18;
  if (s.together) {
    if (!alive[0]) return 'lost by eliminated';
    if (carried(s, 0) >= 7) return 'won by counters';
    return ends ? 'lost by threat' : 'goes on';
  }
  if (!alive[0] && !alive[1]) return 'draw by both';
  if (!alive[0] || !alive[1]) return `won by eliminated: ${alive[0] ? 0 : 1}`;
  for (const side of [0, 1]) if (carried(s, side) >= 7) return `won by counters: ${side}`;
  if (!ends) return 'goes on';
  if (carried(s, 0) === carried(s, 1)) return 'draw by threat';
  return `won by threat: ${carried(s, 0) > carried(s, 1) ? 0 : 1}`;
}

const said = ({ outcome, state }: Match<War>): string =>
  `${outcome?.id} by ${outcome?.by}${outcome?.id === 'won' && !state.together ? `: ${outcome.winners[0]}` : ''}`;

const LARGE = { points: '400', group1: 'theConvoy', group2: 'homeGround' };
const CATALOGUE = { setup: 'hand', scenery: 'catalogue', tops: true, buildings: 'detailed' };

/** Tables, what each side is after, and an ending that comes up soon. */
const GAMES: readonly (readonly [string, number, Record<string, string | boolean>, readonly Aim[], string])[] = [
  ['two rivals at 100 points', 2, {}, ['gather', 'wait'], 'won by counters: 0'],
  ['two rivals who wait', 2, {}, ['wait', 'wait'], 'draw by threat'],
  ['400 points on 40 by 20', 2, LARGE, ['gather', 'wait'], 'won by threat'],
  ['alone', 1, { group1: 'scavengers' }, ['gather'], 'lost by threat'],
  ['alone, with luck', 1, { group1: 'dayShift' }, ['gather'], 'won by counters'],
  ['three together', 3, { mode: 'together', points: '150', group1: 'camp' }, ['gather'], 'lost by eliminated'],
  ['scenery of the catalogue', 2, CATALOGUE, ['fight', 'fight'], 'won by eliminated'],
];

const MOST_GAMES = 40;

describe('a turn ends', () => {
  it('AW-END08: and nothing that held for it outlasts it', () => {
    const tired = { activated: true, locked: true, attacked: true, shot: true, berserk: true, calm: true };
    const { state } = startAt({
      step: 'end',
      frenzy: 2,
      people: { rickLeader: { at: [10, 10], ...tired, used: ['steadyHand'] }, derek: { at: [1, 1], side: 2 } },
    });
    expect(state).toMatchObject({ turn: 3, initiative: 1, frenzy: 0 });
    const rested = Object.fromEntries(Object.keys(tired).map((key) => [key, false]));
    expect(state.people[0]).toMatchObject({ ...rested, used: [] });
  });
});

describe('the small table', () => {
  /** How it stands after an End phase that began with this Threat and so many counters held. */
  const ending = (threat: number, counters: number): unknown => {
    const config = configure(game, 1, { scenario: 'learning' });
    const { state } = Match.start(game, 1, config.options, 'small');
    const match = Match.open(game, config, 'small', KEEP_ALL, (s) => {
      Object.assign(s, clone(state), { step: 'end', threat });
      for (let i = 0; i < counters; i++) {
        s.counters[i].carrier = 0;
        s.people[0].counters.push(i);
      }
    });
    return match.outcome?.by;
  };

  it('AW-CONT12: three counters win, whatever the Threat; else 14 loses', () => {
    expect(ending(13, 3)).toBe('counters');
    expect(ending(13, 2)).toBe('threat');
    expect(ending(12, 2)).toBeUndefined();
  });
});

describe('whole games', () => {
  it.each(GAMES)('AW-END07 AW-SCEN18: %s', { timeout: 120_000 }, (name, seats, options, aims, ending) => {
    const endings: string[] = [];
    while (endings.length < MOST_GAMES && !endings.some((one) => one.startsWith(ending))) {
      const match = playOut(seats, options, `${name} ${endings.length}`, aims);
      expect(said(match)).toBe(verdict(match.state));
      endings.push(said(match));
    }
    expect(endings.some((one) => one.startsWith(ending))).toBe(true);
  });
});
