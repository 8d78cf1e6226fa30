import { describe, expect, it } from 'vitest';
import { canonical, type Keeping, Match, type State } from '../index.ts';
import { fragile, give, playOn, race, stream, toys, vote } from './toys.ts';

const KEEPINGS: readonly Keeping[] = [{}, { snapshots: true }, { snapshots: true, hashes: true, events: true }];

describe('undo', () => {
  it('goes back to a decision of the same seat', () => {
    const match = Match.start(race, 2);
    expect(match.undoable(0)).toBeNull();
    give(match, 'walk');
    expect(match.undoable(0)).toEqual({ to: 0 });
    match.undoTo(0);
    expect(match.answers).toEqual([]);
    expect(match.state.at).toEqual([0, 0]);
    expect(match.events).toEqual([]);
    give(match, 'run');
  });

  it('is locked by a roll and by a reveal, and says which', () => {
    const match = Match.start(race, 2);
    give(match, 'run');
    expect(match.undoable(0)).toEqual({ locked: 'die' });
    give(match, 'look');
    expect(match.undoable(0)).toEqual({ locked: 'look' });
    expect(match.fork().undoable(0)).toEqual({ locked: 'look' });
  });

  it('is not locked by what chance did before the decision', () => {
    const match = Match.start(race, 2);
    give(match, 'run', 'on');
    expect(match.undoable(0)).toEqual({ to: 1 });
  });

  it('is locked by an answer of another seat', () => {
    const match = Match.start(race, 2);
    give(match, 'walk', 'on');
    expect(match.undoable(1)).toEqual({ locked: 'other-seat' });
    give(match, 'walk');
    expect(match.undoable(0)).toEqual({ locked: 'other-seat' });
    expect(match.undoable(1)).toEqual({ to: 2 });
  });

  it('is locked when others have answered at the same time: their answers are known now', () => {
    const match = Match.start(vote, 3);
    give(match, 'red', 'blue', 'red');
    for (const seat of [0, 1, 2]) expect(match.undoable(seat)).toEqual({ locked: 'other-seat' });
    give(match, 'hm');
    expect(match.undoable(0)).toEqual({ to: 3 });
  });

  it('takes a decision that several made at once back whole', () => {
    const match = Match.start(vote, 3);
    give(match, 'red', 'blue', 'red', 'hm');
    match.undoTo(2);
    expect(match.answers).toEqual([]);
    expect(match.pending).toHaveLength(3);
  });

  it.each([-1, 1.5, 3, Number.NaN])('does not go to %d', (count) => {
    const match = Match.start(race, 2);
    give(match, 'walk', 'on');
    expect(() => match.undoTo(count)).toThrow('there is no decision');
    expect(match.answers).toHaveLength(2);
  });

  it.each(KEEPINGS)('leads to where the match was, at every decision, keeping %j', (keeping) => {
    for (const game of toys.filter(({ id }) => id !== 'fragile')) {
      const match = Match.start(game, game.seats.min, {}, 'back', keeping);
      const below = stream('back');
      const seen: string[] = [];
      const look = (): string => canonical([match.state, match.pending, match.hashes, match.events]);
      for (let n = 0; !match.over; n = match.answers.length) {
        seen[n] = look();
        const { answers } = match;
        do playOn(match, below, answers.length + 1);
        while (answers.length === n);
      }
      for (let n = match.answers.length; n >= 0; n--) {
        if (seen[n] === undefined) continue;
        match.undoTo(n);
        expect(look(), `${game.id} at ${n}`).toBe(seen[n]);
      }
    }
  });
});

describe('a fork', () => {
  it.each(KEEPINGS)('goes its own way, keeping %j', (keeping) => {
    const match = playOn(Match.start(race, 3, { goal: '40' }, 'fork', keeping), stream('fork'), 21);
    const before = canonical([match.state, match.answers, match.events, match.hashes, match.pending]);
    const fork = match.fork();
    expect(canonical([fork.state, fork.answers, fork.events, fork.hashes, fork.pending])).toBe(before);
    playOn(fork, stream('other'));
    fork.undoTo(3);
    expect(canonical([match.state, match.answers, match.events, match.hashes, match.pending])).toBe(before);
    playOn(match, stream('mine'), 30);
    expect(fork.answers).toHaveLength(3);
  });

  it('keeps what it is told to keep', () => {
    const match = playOn(Match.start(race, 2, {}, 'kept'), stream('kept'), 10);
    expect(match.fork({}).events).toEqual([]);
    expect(match.fork().events).toEqual(match.events);
  });
});

describe('an imagined match', () => {
  const known = (): Match => {
    const match = Match.start(race, 3, { goal: '40' }, 'imagine');
    give(match, 'walk', 'look', 'walk', 'look', 'run', 'on', 'walk');
    return match;
  };

  it('looks the same to the seat, and deals anew what it does not know', () => {
    const match = known();
    const before = canonical([match.state, match.answers]);
    const deals = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const dream = match.imagine(0, String(i));
      expect(dream.view(0)).toEqual(match.view(0));
      expect(dream.pendingFor(0)).toEqual(match.pendingFor(0));
      expect(dream.eventsFor(0)).toEqual(match.eventsFor(0));
      deals.add(canonical(hidden(dream.state)));
    }
    expect(deals.size).toBeGreaterThan(40);
    expect(canonical([match.state, match.answers])).toBe(before);
  });

  it('knows nothing that was told to others', () => {
    const dream = known().imagine(0, '1');
    expect(dream.events.filter(({ event }) => event.type === 'looked')).toHaveLength(1);
    expect(dream.eventsFor(1).some(({ event }) => event === 'looked')).toBe(false);
  });

  it('has another future', () => {
    const rolls = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const dream = known().imagine(0, String(i));
      give(dream, 'on', 'run', 'on', 'run');
      rolls.add(canonical(dream.view(0)));
    }
    expect(rolls.size).toBeGreaterThan(5);
  });

  it('does not know a script', () => {
    const match = Match.start(race, 2, {}, '0', {}, ({ rng }) => {
      rng.script = { die: Array.from({ length: 9 }, () => '6') };
    });
    expect(match.imagine(0, '1').state.rng.script).toBeUndefined();
    expect(match.state.rng.script).toBeDefined();
  });

  it('asks again what others have secretly answered, and keeps what the seat itself has', () => {
    const match = Match.start(vote, 3);
    match.answer(0, 0, 'red');
    match.answer(1, 1, 'blue');
    expect(match.imagine(0, '1').pending.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(match.imagine(2, '1').pending.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(match.pending.map(({ seat }) => seat)).toEqual([2]);
  });

  it('goes back and forks from its first checkpoint on, and never into what is real', () => {
    const dream = known().imagine(0, '1');
    expect(() => dream.fork()).toThrow('cannot go back behind its first checkpoint');
    expect(() => dream.undoTo(2)).toThrow('cannot go back behind its first checkpoint');
    give(dream, 'on', 'walk', 'on', 'walk');
    const state = canonical(dream.state);
    expect(canonical(dream.fork().state)).toBe(state);
    give(dream, 'on');
    dream.undoTo(11);
    expect(canonical(dream.state)).toBe(state);
    expect(() => dream.undoTo(7)).toThrow('cannot go back behind its first checkpoint');
  });

  it('throws a bug of the rules where it cannot go back', () => {
    const dream = Match.start(fragile, 2).imagine(0, '1');
    expect(() => dream.answer(0, 0, 'boom')).toThrow('a bug in the rules');
  });
});

const hidden = (state: State): unknown => ({ ...state, rng: null });
