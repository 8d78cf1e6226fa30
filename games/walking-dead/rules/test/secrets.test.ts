import { type Match, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import type { Walking } from '../state.ts';
import { view } from '../view.ts';
import {
  answer,
  asked,
  DALE,
  eventsSeen,
  FAILS,
  ONLOOKERS,
  offered,
  RICK,
  SHANE,
  THREE,
  TYREESE,
  toldTo,
  whoKnows,
} from './knowing.ts';
import { stage } from './stage.ts';

describe('a private Location', () => {
  it('WD-SET06 is known to its owner alone', () => {
    const match = stage(THREE);
    expect(ONLOOKERS.map((seat) => view(match.state, seat).players.map((player) => player.private))).toEqual([
      ['farmC', '?', '?'],
      ['?', 'hospitalB', '?'],
      ['?', '?', 'airportB'],
      ['?', '?', '?'],
    ]);
    expect(whoKnows(match, 'farmC')).toEqual([0]);
  });

  it('WD-LOC01 opens the way for its owner alone', () => {
    expect(offered(stage(THREE))).toContain('go.B2');
    const other = stage({ ...THREE, players: [{ ...RICK, private: 'mallA' }, SHANE, { ...DALE, private: 'farmC' }] });
    expect(offered(other)).not.toContain('go.B2');
  });

  it('WD-LOC05, WD-LOC05-R is shown to all on entering, and stays known when the attempt fails', () => {
    const match = answer(stage(THREE, FAILS), 'go.B2', 'keep');
    expect(match.state.active).toBe(1);
    expect(whoKnows(match, 'farmC')).toEqual(ONLOOKERS);
    for (const seat of ONLOOKERS) {
      expect(eventsSeen(match, seat, 'private-shown')).toMatchObject([{ player: 1, card: 'farmC' }]);
      expect(view(match.state, seat).players[0]).toMatchObject({ private: 'farmC', privateOpen: true });
    }
  });

  it('WD-LOC05-R is shown once: a card that all know is simply used', () => {
    const match = answer(
      stage({ ...THREE, players: [{ ...RICK, private: 'farmC', known: 'all' }, SHANE, DALE] }, FAILS),
      'go.B2',
    );
    expect(eventsSeen(match, SPECTATOR, 'attempt')).toMatchObject([{ player: 1 }]);
    expect(eventsSeen(match, SPECTATOR, 'private-shown')).toEqual([]);
  });

  it('WD-LOC05-R stays hidden where a public card of the same Location is used', () => {
    const match = stage({
      ...THREE,
      shown: ['farmB', 'stadiumA', 'gunShopA'],
      players: [{ ...RICK, stock: [3, 0, 0] }, SHANE, DALE],
    });
    answer(match, 'go.B2');
    expect(asked(match)).toEqual([[0, 'which-card']]);
    answer(match, 'public.1');
    expect(match.state.players[0].explored).toHaveLength(1);
    expect(whoKnows(match, 'farmC')).toEqual([0]);
  });

  /** What the numbers of a match tell everybody, whatever they know. */
  const numbersOf = (match: Match<Walking>, seat: number) => [
    match.answers.length,
    match.events.flatMap(({ at, only }) => (only === null ? [at] : [])),
    match.undoable(seat),
  ];

  it('WD-LOC05-R tells nobody by a number whether it could have been used', () => {
    const worlds = ['farmC', 'mallA'].map((own) => {
      const match = stage({
        ...THREE,
        shown: ['farmB', 'stadiumA', 'gunShopA'],
        players: [{ ...RICK, private: own, stock: [3, 0, 0] }, SHANE, DALE],
      });
      return answer(match, 'go.B2', 'public.1');
    });
    for (const seat of [1, 2, SPECTATOR]) expect(numbersOf(worlds[1], seat)).toEqual(numbersOf(worlds[0], seat));
  });

  it('WD-LOC17 tells nobody by a number whether one could stay with it', () => {
    const worlds = ['farmC', 'mallA'].map((own) => {
      const position = { ...THREE, step: 'move' as const };
      return stage({ ...position, players: [{ ...RICK, space: 'B2', private: own, failed: 'other' }, SHANE, DALE] });
    });
    expect(worlds.map((match) => [...asked(match), ...offered(match)])).toEqual([
      [[0, 'stay'], 'stay', 'move'],
      [[0, 'stay'], 'move'],
    ]);
    for (const match of worlds) answer(match, 'move');
    for (const seat of [1, 2, SPECTATOR]) expect(numbersOf(worlds[1], seat)).toEqual(numbersOf(worlds[0], seat));
  });

  it('WD-LOSE04, WD-LOSE05 is discarded openly with a lost team, and the new one is hidden again', () => {
    const match = stage(
      {
        ...THREE,
        tokens: { C3: [6] },
        players: [{ ...RICK, team: ['rick 2'], stock: [0, 0, 0] }, SHANE, DALE],
        locations: ['mallB'],
      },
      FAILS,
    );
    answer(match, 'go.C3', 'keep');
    expect(asked(match)).toEqual([[0, 'restart']]);
    answer(match, 'restart');
    expect(whoKnows(match, 'farmC')).toEqual(ONLOOKERS);
    expect(view(match.state, 1).locations.discard).toEqual(['farmC']);
    expect(whoKnows(match, 'mallB')).toEqual([0]);
  });
});

describe('pledges', () => {
  /** Rick and Shane stand together by the Farm, which only Rick may explore; Dale is far away. */
  const together = (): Match<Walking> =>
    stage({
      ...THREE,
      players: [
        { ...RICK, private: 'farmB', stock: [1, 0, 0], group: 1 },
        { ...SHANE, space: 'C2', stock: [4, 0, 0], group: 1 },
        DALE,
      ],
    });

  it('WD-TEAM24 for a private Location are a matter of the group', () => {
    const match = together();
    expect(offered(match)).toContain('pledge.private');
    answer(match, 'pledge.private');
    expect(asked(match)).toEqual([[1, 'pledge']]);
    expect(whoKnows(match, 'farmB')).toEqual([0, 1]);
    answer(match, { food: 2 });
    expect(whoKnows(match, 'farmB')).toEqual([0, 1]);
    expect(ONLOOKERS.map((seat) => view(match.state, seat).pledge?.units[1])).toEqual([
      [2, 0, 0],
      [2, 0, 0],
      undefined,
      undefined,
    ]);
    for (const seat of [2, SPECTATOR])
      expect(match.eventsFor(seat).filter(({ type }) => type === 'pledged' || type === 'private-told')).toEqual([]);
  });

  it('WD-TEAM24 take one answer of each member, whatever the private card costs and whatever they own', () => {
    const players = [
      { ...RICK, private: 'farmB', stock: [1, 0, 0], group: 1 },
      { ...SHANE, space: 'C2', stock: [4, 0, 0], group: 1 },
      { ...DALE, space: 'C2', stock: [0, 0, 1], group: 1 },
    ] as const;
    const match = answer(stage({ ...THREE, players: [...players, TYREESE] }), 'pledge.private');
    expect(match.eventsFor(3).at(-1)).toMatchObject({ type: 'pledge-asked', player: 1, slot: null });
    answer(match, { food: 2 });
    expect(match.pending).toMatchObject([{ seat: 2, ask: { id: 'pledge' }, options: ['keep'], total: 0 }]);
    answer(match, {});
    expect(asked(match)).toEqual([[0, 'step']]);
  });

  it('WD-TEAM24 cannot be asked for and then taken back', () => {
    const match = answer(together(), 'pledge.private');
    expect(match.undoable(0)).toEqual({ locked: 'private-location' });
  });

  it('for a public Location are open to all', () => {
    const match = stage({
      ...THREE,
      shown: ['farmB', 'stadiumA', 'gunShopA'],
      players: [
        { ...RICK, private: 'mallA', stock: [1, 0, 0], group: 1 },
        { ...SHANE, space: 'C2', stock: [4, 0, 0], group: 1 },
        DALE,
      ],
    });
    answer(match, 'pledge.public.1', { food: 2 });
    for (const seat of ONLOOKERS) {
      expect(eventsSeen(match, seat, 'pledged')).toMatchObject([{ player: 2, units: [2, 0, 0] }]);
      expect(view(match.state, seat).pledge).toEqual({
        slot: 1,
        units: [
          [0, 0, 0],
          [2, 0, 0],
          [0, 0, 0],
        ],
      });
    }
  });
});

describe('votes', () => {
  it('WD-ENC10 are secret until all are in, then open', () => {
    const match = stage({
      ...THREE,
      step: 'visit',
      players: [{ ...RICK, space: 'C3' }, SHANE, DALE],
      encounters: ['V02'],
    });
    expect(asked(match)).toEqual([
      [0, 'vote'],
      [1, 'vote'],
      [2, 'vote'],
    ]);
    const before = [1, 2, SPECTATOR].map((seat) => JSON.stringify(toldTo(match, seat)));
    answer(match, 'no');
    expect([1, 2, SPECTATOR].map((seat) => JSON.stringify(toldTo(match, seat)))).toEqual(before);
    answer(match, 'yes');
    for (const seat of ONLOOKERS) expect(eventsSeen(match, seat, 'voted')).toEqual([]);
    answer(match, 'yes');
    for (const seat of ONLOOKERS)
      expect(eventsSeen(match, seat, 'voted')).toMatchObject([{ players: [1, 2, 3], votes: ['no', 'yes', 'yes'] }]);
  });
});
