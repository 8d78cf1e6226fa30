import { describe, expect, it } from 'vitest';
import { canonical, exportLog, fingerprint, type Game, importLog, type Keeping, Match, verifyLog } from '../index.ts';
import { aRace, expectError, finished, read } from './logs.ts';
import { findToy, give, playOn, race, stream, toys, vote, workshop } from './toys.ts';

const PLAYED = toys.filter(({ id }) => id !== 'fragile');
const look = (match: Match): string =>
  canonical([match.state, match.answers, match.events, match.pending, match.hashes, match.outcome]);

describe('a log', () => {
  it.each(PLAYED)('of $id brings back the match, at every decision', (game) => {
    const match = Match.start(game, game.seats.min, {}, 'naïve seed');
    const below = stream('log');
    while (!match.over) {
      playOn(match, below, match.answers.length + 5);
      const again = importLog(exportLog(match), findToy);
      expect(look(again)).toBe(look(match));
      expect(exportLog(again)).toBe(exportLog(match));
    }
  });

  it.each(PLAYED)('of $id brings back a match that can be played, undone and forked', (game) => {
    const match = playOn(Match.start(game, game.seats.min), stream('log'), 12);
    const again = importLog(exportLog(match), findToy);
    playOn(again, stream('on'));
    playOn(match, stream('on'));
    expect(look(again)).toBe(look(match));
    again.undoTo(12);
    match.undoTo(12);
    expect(look(again)).toBe(look(match));
    for (const seat of [0, 1, 2]) expect(again.undoable(seat)).toEqual(match.undoable(seat));
  });

  it.each<Keeping>([{}, { snapshots: true }, { events: true }])('is kept as told: %j', (keeping) => {
    const match = aRace(30);
    const again = importLog(exportLog(match), findToy, keeping);
    expect(again.keeping).toEqual(keeping);
    expect(again.fingerprint).toBe(match.fingerprint);
    expect(again.events.length).toBe(keeping.events ? match.events.length : 0);
    playOn(again, stream('on'));
  });

  it('writes every kind of answer short', () => {
    const match = Match.start(workshop, 1);
    const order = ['sand', 'cut', 'paint'];
    give(
      match,
      'whistle',
      ['rope', 'saw'],
      ['saw', 'axe'],
      { roof: 3, wall: 1 },
      order,
      [50, 10],
      [
        [0, 30],
        [9, 9],
      ],
    );
    give(match, 'start', [], ['saw'], { roof: 4 }, order, [0, 0], []);
    const { ids, answers } = read(exportLog(match));
    expect(ids).toBe('whistle|rope|saw|axe|roof|wall|sand|cut|paint|start');
    expect(answers).toBe('0(12)(23){43,51}(678)<50,10>[0,30;9,9]' + '9()(2){44}(678)<0,0>()');
    expect(importLog(exportLog(match), findToy).answers).toEqual(match.answers);
  });

  it('is small', () => {
    const match = playOn(Match.start(race, 4, { goal: '40' }, 'size'), stream('size'));
    const { answers, hashes } = match;
    expect(answers.length).toBeGreaterThan(60);
    // An answer is a character, a fingerprint at most 24 of them, and there is one in 32 answers.
    expect(exportLog(match).length).toBeLessThan(250 + answers.length + 24 * hashes.length);
    expect(hashes.length).toBeGreaterThan(1);
    expect(hashes.length).toBeLessThanOrEqual(answers.length / 32 + 1);
  });

  it.each([
    ['before the second fingerprint', 30, 24, [0]],
    ['at a fingerprint', 33, 32, [0, 32]],
    ['after a fingerprint', 41, 40, [0, 32]],
  ])('with a checkpoint %s brings back the match as it was', (_, answers, checkpoint, hashes) => {
    const match = aRace(answers);
    expect(match.checkpoint!.at).toBe(checkpoint);
    expect(match.hashes.map(({ at }) => at)).toEqual(hashes);
    const text = exportLog(match, { checkpoint: true });
    const again = importLog(text, findToy);
    expect(look(again)).toBe(look(match));
    expect(exportLog(again, { checkpoint: true })).toBe(text);
    playOn(again, stream('on'));
    playOn(match, stream('on'));
    expect(look(again)).toBe(look(match));
  });

  it.each(['two words', 'this|that', ''])('is not written of a game that offers the id %j', (id) => {
    const odd: Game = {
      ...workshop,
      *play(table) {
        yield* table.choose(0, { id: 'odd', rules: [] }, [id]);
      },
    } as Game;
    const match = Match.start(odd, 1);
    give(match, id);
    expect(() => exportLog(match)).toThrow(`the id ${JSON.stringify(id)} is empty or has a space or a | in it`);
  });

  it('leaves out what is still secret', () => {
    const match = Match.start(vote, 3);
    give(match, 'red', 'red', 'red', 'hm');
    match.answer(1, 5, 'blue');
    const text = exportLog(match, { checkpoint: true });
    expect(text).not.toContain('blue');
    expect(importLog(text, findToy).pending).toHaveLength(3);
  });

  it('may be laid out anew', () => {
    const text = exportLog(finished(race));
    const fields = Object.fromEntries(Object.entries(read(text)).reverse());
    expect(verifyLog(JSON.stringify(fields, null, 2), findToy)).toEqual(verifyLog(text, findToy));
  });

  it('is checked at positions that another way of keeping chose', () => {
    const bare = playOn(Match.start(race, 2, { goal: '40' }, 'late', { snapshots: true }), stream('late'), 11);
    const late = playOn(bare.fork({ snapshots: true, hashes: true }), stream('late'), 40);
    expect(late.hashes[0].at).toBeGreaterThan(0);
    expect(importLog(exportLog(late), findToy).hashes).toEqual(late.hashes);
  });

  it('is reported', () => {
    const match = finished(race);
    expect(verifyLog(exportLog(match), findToy)).toEqual({
      game: 'race',
      version: '1',
      seats: 2,
      options: { goal: '12' },
      seed: 'log',
      answers: match.answers.length,
      hashes: match.hashes.length,
      turns: match.turns,
      over: true,
      outcome: match.outcome,
      resumedFrom: null,
      start: null,
    });
    expect(verifyLog(exportLog(aRace(10)), findToy)).toMatchObject({ answers: 10, over: false, outcome: null });
  });

  it('is not written of an imagined match, nor with a checkpoint where none is kept', () => {
    expect(() => exportLog(aRace(5).imagine(0, '1'))).toThrow('an imagined match has no log');
    const bare = Match.start(race, 2, {}, '0', {});
    expect(() => exportLog(bare, { checkpoint: true })).toThrow('keeps no checkpoints');
  });
});

describe('a log that begins elsewhere than at the set-up', () => {
  it('carries a prepared position', () => {
    const match = Match.start(race, 2, {}, '0', undefined, (state) => {
      state.at[0] = 9;
    });
    give(match, 'walk', 'on');
    const text = exportLog(match);
    const again = importLog(text, findToy);
    expect(look(again)).toBe(look(match));
    expect(again.state).toMatchObject({ at: [10, 0] });
    expect(again.resumedFrom).toBeNull();
    expect(verifyLog(text, findToy).start).toEqual({ version: '1', at: 0 });
  });

  it('is not written with chance as it was scripted', () => {
    const match = Match.start(race, 2, {}, '0', undefined, (state) => {
      state.rng.script = { die: ['2'] };
    });
    expect(() => exportLog(match)).toThrow('a match with scripted chance has no log');
  });

  it('carries the state it went on from', () => {
    const first = aRace(20);
    const second = Match.from(race, first.config, first.seed, first.checkpoint!.state, {
      snapshots: true,
      hashes: true,
    });
    playOn(second, stream('second'), 12);
    const again = importLog(exportLog(second, { checkpoint: true }), findToy, { snapshots: true, hashes: true });
    expect(look(again)).toBe(look(second));
    again.undoTo(0);
    expect(again.fingerprint).toBe(fingerprint(first.checkpoint!.state));
  });
});

describe('a log of other rules', () => {
  const newer = { ...race, version: '2', outcome: () => ({ id: 'newer', winners: [1] }) };
  const findNewer = (): Game => newer;

  it('goes on from its checkpoint, and says so', () => {
    const old = aRace(30);
    const { at, state } = old.checkpoint!;
    expect(at).toBeGreaterThan(16);
    const match = importLog(exportLog(old, { checkpoint: true }), findNewer);
    expect(match.resumedFrom).toEqual({ version: '1', at });
    expect(match.answers).toEqual([]);
    expect(match.fingerprint).toBe(fingerprint(state));
    playOn(match, stream('new'));
    expect(match.outcome?.id).toBe('newer');
    const text = exportLog(match, { checkpoint: true });
    expect(read(text)).toMatchObject({ version: '2', start: { from: { version: '1', at } } });
    expect(verifyLog(text, findNewer)).toMatchObject({ over: true, resumedFrom: { version: '1', at } });
    expect(importLog(text, findNewer).resumedFrom).toEqual({ version: '1', at });
    expect(importLog(text, findNewer).fork().resumedFrom).toEqual({ version: '1', at });
  });

  it('without a checkpoint is refused', () => {
    expectError(() => importLog(exportLog(aRace(9)), findNewer), 'other-version', 'version', /race 1, here is 2/);
  });

  it('is never said to hold', () => {
    const text = exportLog(aRace(9), { checkpoint: true });
    expectError(() => verifyLog(text, findNewer), 'other-version', 'version', /race 1, here is 2/);
  });

  it('that fail on the checkpoint is refused', () => {
    const failing: Game = {
      ...findNewer(),
      // biome-ignore lint/correctness/useYield: it fails before it asks anything
      *play() {
        throw new Error('no such field');
      },
    };
    const text = exportLog(aRace(9), { checkpoint: true });
    expectError(() => importLog(text, () => failing), 'rules-error', 'state', /no such field/);
  });
});
