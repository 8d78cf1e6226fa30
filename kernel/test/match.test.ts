import { describe, expect, it } from 'vitest';
import { type Answer, canonical, fingerprint, Match, type Refusal, SPECTATOR } from '../index.ts';
import { findToy, fragile, give, playOn, race, stream, vote, workshop } from './toys.ts';

/** All that must stay as it is when an answer is refused. */
const standing = (match: Match): string =>
  canonical({
    state: match.state,
    answers: match.answers,
    events: match.events,
    pending: match.pending,
    hashes: match.hashes,
  });

describe('an answer that is not taken changes nothing', () => {
  const midway = (): Match => playOn(Match.start(race, 3, {}, 'refusals'), stream('refusals'), 6);

  it.each<[string, (match: Match) => Refusal | null, object]>([
    ['of another seat', (m) => m.answer(1, 6, 'walk'), { code: 'not-your-decision', params: { who: { seat: 0 } } }],
    [
      'of a spectator',
      (m) => m.answer(SPECTATOR, 6, 'walk'),
      { code: 'not-your-decision', params: { who: { seat: 0 } } },
    ],
    ['to an older decision', (m) => m.answer(0, 5, 'walk'), { code: 'stale', params: { n: 5, now: 6 } }],
    ['to a later decision', (m) => m.answer(0, 7, 'walk'), { code: 'no-such-decision', params: { n: 7, now: 6 } }],
    [
      'to no decision',
      (m) => m.answer(0, Number.NaN, 'walk'),
      { code: 'no-such-decision', params: { n: Number.NaN, now: 6 } },
    ],
    ['that is not offered', (m) => m.answer(0, 6, 'fly'), { code: 'not-offered', params: { option: 'fly' } }],
    ['that is malformed', (m) => m.answer(0, 6, ['walk']), { code: 'malformed' }],
    ['that is nothing', (m) => m.answer(0, 6, null as unknown as Answer), { code: 'malformed' }],
  ])('%s', (_, attempt, refusal) => {
    const match = midway();
    const before = standing(match);
    expect(attempt(match)).toEqual(refusal);
    expect(standing(match)).toBe(before);
    expect(match.answer(0, 6, 'walk')).toBeNull();
  });

  it('after the end', () => {
    const match = playOn(Match.start(race, 2), stream('end'));
    expect(match.over).toBe(true);
    expect(match.outcome).toMatchObject({ id: 'arrived' });
    const before = standing(match);
    expect(match.answer(0, match.answers.length, 'walk')).toEqual({ code: 'game-over' });
    expect(standing(match)).toBe(before);
    expect(match.only).toBeNull();
    expect(match.pending).toEqual([]);
  });

  it('with the game’s own reason, where it has one', () => {
    const match = Match.start(fragile, 2);
    expect(match.answer(0, 0, 'two')).toEqual({ code: 'only-one', rules: ['TOY-what'] });
    expect(match.answer(0, 0, 'three')).toEqual({ code: 'not-offered', params: { option: 'three' } });
  });
});

describe('a decision that several seats make at once', () => {
  const DECIDERS = [0, 1, 2];

  it('is secret until all have answered', () => {
    const match = Match.start(vote, 3);
    const before = canonical(match.state);
    expect(match.answer(1, 1, 'red')).toBeNull();
    expect(match.answer(0, 0, 'blue')).toBeNull();
    expect(match.answers).toEqual([]);
    expect(match.events).toEqual([]);
    expect(canonical(match.state)).toBe(before);
    expect(DECIDERS.map((seat) => match.pendingFor(seat).length)).toEqual([0, 0, 1]);
    expect(canonical(match.pending)).not.toContain('"answer"');
    expect(match.answer(2, 2, 'red')).toBeNull();
    expect(match.answers).toEqual(['blue', 'red', 'red']);
    expect(match.only?.ask.id).toBe('say');
  });

  it('does not depend on who answers first', () => {
    const answers = ['blue', 'red', 'blue'];
    const ends = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((arrival) => {
      const match = Match.start(vote, 3);
      for (const seat of arrival) expect(match.answer(seat, seat, answers[seat])).toBeNull();
      give(match, 'oh');
      return standing(match);
    });
    expect(new Set(ends).size).toBe(1);
  });

  it.each<[string, number, number, Answer, string]>([
    ['twice by one seat', 1, 1, 'blue', 'already-answered'],
    ['for another seat', 2, 0, 'red', 'not-your-decision'],
    ['with what is not offered', 2, 2, 'green', 'not-offered'],
    ['to a later one', 2, 3, 'red', 'no-such-decision'],
    ['to an older one', 2, -1, 'red', 'stale'],
    ['to half a one', 2, 0.5, 'red', 'no-such-decision'],
  ])('is not answered %s', (_, seat, n, answer, code) => {
    const match = Match.start(vote, 3);
    match.answer(1, 1, 'red');
    const before = standing(match);
    expect(match.answer(seat, n, answer)).toMatchObject({ code });
    expect(standing(match)).toBe(before);
  });

  it('keeps in a fork what is in', () => {
    const match = Match.start(vote, 3);
    match.answer(1, 1, 'red');
    const fork = match.fork();
    expect(fork.pending.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(fork.answer(1, 1, 'blue')).toEqual({ code: 'already-answered' });
    give(fork, 'blue', 'blue');
    expect(fork.answers).toEqual(['blue', 'red', 'blue']);
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 2]);
  });
});

describe('the log is nobody else’s', () => {
  it('whatever the rules and the caller do with an answer', () => {
    const match = Match.start(workshop, 1);
    const tools = ['axe', 'rope'];
    give(match, 'start', tools, ['saw'], { door: 1, roof: 3 });
    tools.push('saw');
    expect(match.answers).toEqual(['start', ['axe', 'rope'], ['saw'], { door: 1, roof: 3 }]);
    expect(match.fork().answers).toEqual(match.answers);
    match.undoTo(4);
    expect(match.answers[3]).toEqual({ door: 1, roof: 3 });
  });

  it('whatever becomes of a thing that an event told of', () => {
    const match = Match.start(race, 2);
    give(match, 'walk', 'on', 'walk', 'on', 'walk');
    expect(match.events.map(({ event }) => event.at)).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('an error in the rules', () => {
  it('leaves the match at its last decision', () => {
    const match = Match.start(fragile, 2);
    give(match, ...Array.from({ length: 11 }, () => 'one'));
    const before = standing(match);
    const refusal = match.answer(0, 11, 'boom');
    expect(refusal?.code).toBe('rules-error');
    expect(match.fault).toMatchObject({ ref: refusal?.params?.ref, error: { message: 'a bug in the rules' } });
    expect(standing(match)).toBe(before);
    expect(match.answer(0, 11, 'one')).toBeNull();
    expect(match.state).toMatchObject({ count: 12 });
  });

  it('does so also where nothing was kept', () => {
    const match = Match.open(fragile, { seats: 2, options: {} }, '0', {});
    give(match, 'one', 'one');
    expect(match.answer(0, 2, 'boom')?.code).toBe('rules-error');
    expect(match.state).toMatchObject({ count: 2 });
    give(match, 'one');
  });

  it('does so after several have answered at once: all are asked again', () => {
    const match = Match.start(fragile, 2);
    give(match, 'both');
    const before = standing(match);
    match.answer(0, 1, 'yes');
    expect(match.answer(1, 2, 'no')?.code).toBe('rules-error');
    expect(standing(match)).toBe(before);
    give(match, 'no', 'yes');
    expect(match.answers).toEqual(['both', 'no', 'yes']);
  });

  it('does so in a check and in an explanation', () => {
    const match = Match.start(fragile, 2);
    expect(match.answer(0, 0, 'why')?.code).toBe('rules-error');
    give(match, 'select');
    const before = standing(match);
    expect(match.answer(0, 1, ['x'])?.code).toBe('rules-error');
    expect(standing(match)).toBe(before);
  });
});

describe('events', () => {
  it('are told to those who may know', () => {
    const match = Match.start(race, 2);
    give(match, 'walk', 'look', 'run', 'on');
    const types = (seat: number): string[] => match.eventsFor(seat).map(({ type }) => type);
    expect(types(0)).toEqual(['moved', 'looked', 'runs', 'moved']);
    expect(types(1)).toEqual(['moved', 'runs', 'moved']);
    expect(types(SPECTATOR)).toEqual(['moved', 'runs', 'moved']);
    expect(match.eventsFor(0, 2).map(({ type }) => type)).toEqual(['looked', 'runs', 'moved']);
  });
});

describe('a match', () => {
  it.each(['race', 'vote', 'workshop'])('of %s is the same for the same seed and answers, however it is kept', (id) => {
    const game = findToy(id)!;
    const kept = playOn(Match.start(game, game.seats.min, {}, 'same'), stream('answers'));
    const bare = playOn(Match.start(game, game.seats.min, {}, 'same', {}), stream('answers'));
    expect(kept.over).toBe(true);
    expect(bare.fingerprint).toBe(kept.fingerprint);
    expect(bare.answers).toEqual(kept.answers);
    expect(bare.outcome).toEqual(kept.outcome);
    expect(kept.turns).toBeGreaterThan(0);
  });

  it('may begin with a prepared position, which is prepared once', () => {
    let prepared = 0;
    const match = Match.start(race, 2, {}, '0', {}, (state) => {
      prepared++;
      state.at[1] = 11;
    });
    give(match, 'walk', 'on', 'walk');
    match.undoTo(1);
    expect(match.state.at).toEqual([1, 11]);
    expect(match.fork().state.at).toEqual([1, 11]);
    expect(prepared).toBe(1);
  });

  it.each([{}, { snapshots: true }])('goes on from a stored state and can go back there, keeping %j', (keeping) => {
    const first = playOn(Match.start(race, 2, { goal: '40' }, 'from'), stream('from'), 20);
    const { at, state } = first.checkpoint!;
    const second = Match.from(race, first.config, first.seed, state, keeping);
    for (const answer of first.answers.slice(at)) give(second, answer);
    expect(second.fingerprint).toBe(first.fingerprint);
    expect(second.fork().fingerprint).toBe(first.fingerprint);
    second.undoTo(0);
    expect(second.fingerprint).toBe(fingerprint(state));
    expect(second.answers).toEqual([]);
  });
});

it('the position right after an event can be looked at', () => {
  const match = Match.start(race, 2, {}, 'pause');
  const seen: string[] = [];
  match.onEvent = ({ type }) => type === 'runs' && seen.push(`${match.events.at(-1)?.event.type} at ${match.state.at}`);
  expect(match.answer(0, 0, 'run')).toBeNull();
  expect(seen).toEqual(['runs at 0,0']);
  expect(match.state.at[0]).toBeGreaterThan(0);
  // What is played again to get somewhere is not shown again.
  match.undoTo(1);
  expect(seen).toHaveLength(1);
  match.undoTo(0);
  expect(match.answer(0, 0, 'walk')).toBeNull();
  expect(seen).toHaveLength(1);
});

describe('fingerprints at chosen answers', () => {
  it('are written once, also after undo', () => {
    const match = Match.start(fragile, 2, {}, '0', { snapshots: true, hashes: new Set([32, 33, 34, 35, 64]) });
    give(match, ...Array.from({ length: 80 }, () => 'one'));
    match.undoTo(36);
    match.undoTo(35);
    expect(match.hashes.map(({ at }) => at)).toEqual([32, 33, 34, 35]);
  });
});
