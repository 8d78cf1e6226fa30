import { below32, Match, sample, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { INCH } from '../../content/lengths.ts';
import { SCENERY, sceneryNumber } from '../../content/scenery.ts';
import { SUPPLY } from '../../content/supply.ts';
import { gap } from '../../geometry/gap.ts';
import { distance2 } from '../../geometry/hull.ts';
import { EPS, sq } from '../../geometry/limits.ts';
import { game } from '../game.ts';
import { type Picked, shareOut } from '../setup-scenery.ts';
import { sceneryOf, type War } from '../state.ts';
import { footprints, terrainOf } from '../terrain.ts';
import { startAt } from './starting.ts';

const TABLES: readonly (readonly [string, Record<string, string>])[] = [
  ['the box on the small table', {}],
  ['the catalogue on the small table', { scenery: 'catalogue' }],
  ['detailed buildings', { scenery: 'catalogue', buildings: 'detailed' }],
  ['the box on the large table', { points: '400', group1: 'theConvoy', group2: 'homeGround' }],
];

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt(sq(a.x - b.x) + sq(a.y - b.y));

/** A game set up by hand at random, up to its first activation; `seen` is told every state on the way. */
function setUp(options: Record<string, string>, seed: string, seen: (s: War) => void): Match<War> {
  const match = Match.start(game, 2, { ...options, setup: 'hand' }, seed);
  const rng = seeded(seed).s;
  while (match.state.step !== 'activate' && match.state.step !== 'act') {
    const [decision] = match.pending;
    const answer = sample(decision, (n) => below32(rng, n), game);
    expect(match.answer(decision.seat, decision.n, answer)).toBeNull();
    seen(match.state);
  }
  return match;
}

describe('a table laid by hand', () => {
  it.each(TABLES)(
    'AW-SCEN02 AW-SCEN04 AW-SCEN05 AW-SCEN06 AW-SCEN08 AW-SCEN12 AW-SCEN13 AW-SCEN16 AW-SETUP05: %s',
    (name, options) => {
      const match = setUp(options, name, () => {});
      const s = match.state;
      const centre = { x: s.width / 2, y: s.height / 2 };
      const hulls = s.pieces.map((piece) => footprints(piece, s.detailed));
      for (const [i, parts] of hulls.entries()) {
        for (const other of hulls.slice(0, i).flat())
          for (const part of parts) expect(gap(part, other)).toBeGreaterThanOrEqual(2 * INCH - EPS);
        for (const part of parts) {
          expect(distance2(part, centre.x, centre.y)).toBeGreaterThanOrEqual(sq(2 * INCH - EPS));
          for (const x of part.xs) expect(x >= 0 && x <= s.width).toBe(true);
        }
      }
      const points = s.pieces.reduce((sum, piece) => sum + sceneryOf(piece).points, 0);
      const aside = match.events.filter(({ event }) => event.type === 'set-aside').length;
      if (aside === 0) expect(points).toBe((14 * s.width) / (20 * INCH));
      expect(s.counters).toHaveLength(9);
      expect(s.counters[0]).toMatchObject({ ...centre, searched: false });
      const sources = s.counters.filter(({ source }) => source > 0).map(({ source }) => source);
      expect(new Set(sources).size).toBe(sources.length);
      for (const { y, source } of s.counters) if (source === 0) expect(y >= 6500 && y <= s.height - 6500).toBe(true);
      const wanted = Math.ceil(s.points / 15);
      expect(s.walkers.map(({ number }) => number)).toEqual(Array.from({ length: wanted }, (_, i) => i + 1));
      for (const [i, walker] of s.walkers.entries())
        if (i >= 9)
          for (const other of s.walkers.slice(0, i))
            expect(apart(walker, other)).toBeGreaterThanOrEqual((s.width > 20 * INCH ? 2 : 3) * INCH - EPS);
      for (const person of s.people) expect([500, s.height - 500]).toContain(person.y);
      const edges = [0, 1].map((side) => new Set(s.people.filter((one) => one.side === side).map(({ y }) => y)));
      expect(edges.map(({ size }) => size)).toEqual([1, 1]);
    },
  );

  it('AW-SCEN12 AW-SCEN12-R: each of the first nine Walkers attends another counter', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { state: s } = setUp({ points: '150', group1: 'camp', group2: 'bossAndCrew' }, seed, () => {});
      const touches = (w: number, c: number): boolean => {
        const [{ x, y }, counter] = [s.walkers[w], s.counters[c]];
        const parts = terrainOf(s).parts.filter(({ piece, source }) => piece === counter.source && source);
        return apart({ x, y }, counter) <= INCH + EPS || parts.some(({ hull }) => distance2(hull, x, y) <= sq(502));
      };
      const free = new Set(s.counters.keys());
      for (let w = 0; w < 9; w++) {
        const [nearest] = [...free]
          .filter((c) => touches(w, c))
          .sort((a, b) => apart(s.walkers[w], s.counters[a]) - apart(s.walkers[w], s.counters[b]));
        expect(nearest).toBeDefined();
        free.delete(nearest);
      }
      expect(free.size).toBe(0);
    }
  });

  it('AW-SETUP03 AW-SCEN03 AW-SCEN08: sides place in turn, the Ini player first, and a piece set aside takes no number', () => {
    const turns: { step: string; side: number }[] = [];
    const match = Match.start(game, 2, { setup: 'hand' }, 'in turn');
    const rng = seeded('in turn').s;
    const first = match.state.initiative;
    while (match.state.step === 'scenery' || match.state.step === 'counters') {
      const [decision] = match.pending;
      if (decision.kind === 'place') turns.push({ step: match.state.step, side: decision.seat });
      match.answer(
        decision.seat,
        decision.n,
        sample(decision, (n) => below32(rng, n), game),
      );
    }
    const scenery = turns.filter(({ step }) => step === 'scenery').map(({ side }) => side);
    expect(scenery).toEqual(Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? first : 1 - first)));
  });
});

describe('sharing out what was picked', () => {
  const kinds = (...ids: string[]): number[] => ids.map(sceneryNumber);
  const picked = (ids: readonly string[], first = 0): Picked[] =>
    kinds(...ids).map((kind, i) => ({ kind, by: i % 2 === 0 ? first : 1 - first }));
  const names = (shares: readonly (readonly number[])[]): string[][] =>
    shares.map((share) => share.map((kind) => SCENERY[kind].id));

  it('AW-TV107 AW-SCEN23: eight points for the Ini player, six for the other', () => {
    const ids = ['fillingStation', 'wood', 'diner', 'barricade'];
    expect(names(shareOut(picked(ids), 0))).toEqual([
      ['wood', 'diner'],
      ['fillingStation', 'barricade'],
    ]);
    expect(names(shareOut(picked(ids, 1), 1))[1]).toEqual(['wood', 'diner']);
  });

  /** All divisions, in the words of the rule. */
  function fairest(picks: readonly Picked[], first: number): number[][] {
    const worth = (list: readonly Picked[]): number => list.reduce((sum, { kind }) => sum + SCENERY[kind].points, 0);
    let best: { key: number[]; own: boolean[] } | null = null;
    for (let mask = 0; mask < 1 << picks.length; mask++) {
      const own = picks.map((_, i) => ((mask >> i) & 1) === 1);
      const more = worth(picks.filter((_, i) => own[i])) - worth(picks.filter((_, i) => !own[i]));
      if (more < 0) continue;
      const strayed = picks.filter(({ by }, i) => (by === first) !== own[i]).length;
      const key = [more, strayed, ...own.map((mine) => (mine ? 0 : 1))];
      const at = best === null ? 0 : key.findIndex((n, i) => n !== best?.key[i]);
      if (best === null || (at >= 0 && key[at] < best.key[at])) best = { key, own };
    }
    const shares: number[][] = [[], []];
    picks.forEach(({ kind }, i) => {
      shares[best?.own[i] ? first : 1 - first].push(kind);
    });
    return shares;
  }

  it('AW-SCEN23: the same division as by trying all', () => {
    const rng = seeded('sharing').s;
    for (let k = 0; k < 300; k++) {
      const first = below32(rng, 2);
      const ids = Array.from({ length: 2 + below32(rng, 8) }, () => SCENERY[below32(rng, SCENERY.length)].id);
      expect(shareOut(picked(ids, first), first)).toEqual(fairest(picked(ids, first), first));
    }
  });

  it('AW-SCEN23: twenty-eight barricades take no time', () => {
    const shares = shareOut(picked(new Array(28).fill('barricade')), 0);
    expect(shares.map(({ length }) => length)).toEqual([14, 14]);
  });
});

describe('what nobody knows', () => {
  const begun = (): Match<War> => {
    const match = Match.start(game, 2, {}, 'hidden');
    match.answer(match.pending[0].seat, match.pending[0].n, 'south');
    return match;
  };

  it('AW-HID01 AW-HID02 AW-HID08 AW-DATA02: a view has everything but the order of the decks and the chance to come', () => {
    const { state } = begun();
    for (const seat of [0, 1, -1]) {
      const view = game.view(state, seat) as Record<string, unknown>;
      expect(view.rng).toBeUndefined();
      expect(view.supply).toEqual({ left: 24, discard: [] });
      expect(view.events).toEqual({ left: 20, discard: [] });
      expect(view.people).toEqual(state.people);
      expect(view.walkers).toEqual(state.walkers);
      expect(view.counters).toEqual(state.counters);
      expect([view.threat, view.initiative, view.pool]).toEqual([state.threat, state.initiative, state.pool]);
    }
  });

  it('AW-HID01: another order of the decks looks the same', () => {
    const { state } = begun();
    const other = structuredClone(state);
    other.supply.draw.reverse();
    other.events.draw.reverse();
    for (const seat of [0, 1]) expect(game.view(other, seat)).toEqual(game.view(state, seat));
  });

  it('AW-HID07: of a group that is ready the rival learns nothing before the own one is, and then nobody takes one back', () => {
    const match = Match.start(game, 2, { group1: 'own', group2: 'own' }, 'hidden groups');
    const known = (seat: number): string =>
      JSON.stringify([match.view(seat), match.eventsFor(seat), match.pendingFor(seat), match.undoable(seat)]);
    const before = [1, -1].map(known);
    const give = (seat: number, list: readonly string[]): void =>
      expect(match.answer(seat, match.pendingFor(seat)[0].n, list)).toBeNull();
    give(0, ['carl', 'tireIron', 'ellis']);
    expect([1, -1].map(known)).toEqual(before);
    expect(match.imagine(1, 'another').pendingFor(0)).toHaveLength(1);
    expect(match.retract(0)).toBe(true);
    give(0, ['derek', 'magnum']);
    expect([1, -1].map(known)).toEqual(before);
    give(1, ['lou', 'machete']);
    expect(known(0)).toContain('lou');
    expect(known(1)).toContain('derek');
    for (const seat of [0, 1]) {
      expect(match.retract(seat)).toBe(false);
      expect(match.undoable(seat)).toEqual({ locked: 'other-seat' });
    }
  });

  it('AW-HID05 AW-SOLO10: two cards looked at are seen by their player alone; who plays together hides nothing', () => {
    const position = { people: { june: { at: [10, 10] } }, counters: { a: [10, 11] }, supply: ['alarm', 'hatchet'] };
    const cards = ['alarm', 'hatchet'].map((id) => SUPPLY.findIndex((card) => card.id === id));
    const seen = (seats: number, seat: number, options: Record<string, string>): unknown => {
      const rivals =
        options.mode === undefined ? { derek: { at: [1, 1], side: 2 } } : { tess: { at: [1, 1], player: 2 } };
      const match = startAt({ ...position, people: { ...position.people, ...rivals } }, options, { seats });
      match.answer(0, match.pending[0].n, 'search');
      expect(match.pending[0].ask.id).toBe('rummage');
      return (game.view(match.state, seat) as Record<string, unknown>).air;
    };
    expect(seen(2, 0, {})).toEqual(cards);
    for (const seat of [1, -1]) for (const card of cards) expect(seen(2, seat, {})).not.toContain(card);
    expect(seen(2, 1, { mode: 'together' })).toEqual(cards);
  });

  it('AW-HID06 AW-DICE10: stances and dice of a melee are told to everybody, in their order', () => {
    const match = begun();
    const rng = seeded('hidden').s;
    while (!match.over && !match.events.some(({ event }) => event.type === 'stance') && match.answers.length < 600) {
      const [decision] = match.pending;
      match.answer(
        decision.seat,
        decision.n,
        sample(decision, (n) => below32(rng, n), game),
      );
    }
    const stance = match.events.find(({ event }) => event.type === 'stance');
    const roll = match.events.find(({ event }) => event.type === 'rolled');
    expect(stance).toMatchObject({ only: null });
    expect(roll).toMatchObject({ only: null, event: { dice: expect.any(Array), model: expect.any(String) } });
  });
});
