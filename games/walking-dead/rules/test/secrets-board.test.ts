import { Chance, configure, type Match, SPECTATOR, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { LOCATION_CARDS } from '../../content/locations.ts';
import { game } from '../game.ts';
import { SURVIVOR_IDS } from '../names.ts';
import type { Walking } from '../state.ts';
import { view } from '../view.ts';
import { answer, asked, DALE, eventsSeen, FAILS, ONLOOKERS, offered, RICK, SHANE, THREE, wordsIn } from './knowing.ts';
import { stage } from './stage.ts';

describe('a face-down token', () => {
  const tokensSeen = (match: Match<Walking>): (number | null)[][] =>
    ONLOOKERS.map((seat) => view(match.state, seat).tokens.map(({ zombies }) => zombies));

  it('WD-TOK01, WD-TOK02 is unknown to all, whoever left it behind', () => {
    const match = answer(stage(THREE, { token: ['5'] }), 'go.C3');
    const [token] = view(match.state, 0).tokens;
    expect(token).toEqual({ space: 'C2', zombies: null, open: false });
    expect(tokensSeen(match)).toEqual(ONLOOKERS.map(() => [null]));
    for (const seat of ONLOOKERS)
      expect(eventsSeen(match, seat, 'token-placed')).toEqual([
        { type: 'token-placed', space: 'C2', rules: ['WD-TOK02'] },
      ]);
  });

  it('WD-FUEL09 stays unknown to who drives past it', () => {
    const match = answer(stage({ ...THREE, tokens: { D2: [4] } }), 'bypass.D2', 'go.E3');
    expect(tokensSeen(match).every((seen) => seen[0] === null)).toBe(true);
  });

  it('WD-TOK07 is open to all when it is fought', () => {
    const match = answer(stage({ ...THREE, tokens: { D2: [4, 2] } }, FAILS), 'go.D2', 'D2.1');
    expect(asked(match)).toEqual([[0, 'reroll']]);
    expect(tokensSeen(match)).toEqual(ONLOOKERS.map(() => [4, null, null]));
    expect(view(match.state, 2).tokens.map(({ open }) => open)).toEqual([true, false, false]);
  });

  /** Nadia looks at one of two tokens before she moves. */
  const scouting = (): Match<Walking> =>
    stage({
      ...THREE,
      step: 'move',
      players: [{ ...RICK, team: ['rick', 'nadia'] }, SHANE, DALE],
      tokens: { D2: [4], C3: [6] },
    });

  it('WD-TOK01 is known to who looks at it, and to nobody else', () => {
    const match = answer(scouting(), 'C3.1');
    expect(tokensSeen(match)).toEqual([
      [null, 6],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(eventsSeen(match, 0, 'peek-seen')).toMatchObject([{ spaces: ['C3'], zombies: [6] }]);
    for (const seat of [1, 2, SPECTATOR]) {
      expect(eventsSeen(match, seat, 'peek-seen')).toEqual([]);
      const [peeked] = eventsSeen(match, seat, 'peeked');
      expect(peeked).toEqual({ type: 'peeked', player: 1, spaces: ['C3'], rules: peeked.rules });
    }
  });

  it('cannot be looked at and then chosen anew', () => {
    const match = answer(scouting(), 'C3.1');
    expect(match.undoable(0)).toEqual({ locked: 'peek' });
  });

  it('is called by its space and not by its number', () => {
    const names = (tokens: readonly number[]): string[] =>
      offered(
        stage({
          ...THREE,
          step: 'move',
          players: [{ ...RICK, team: ['rick', 'nadia'] }, SHANE, DALE],
          tokens: { D2: tokens, C3: [1] },
        }),
      );
    expect(names([4, 2])).toEqual(names([2, 6]));
    expect(names([4, 2])).toEqual(['D2.1', 'D2.2', 'C3.1']);
  });

  it('WD-TOK09 is seen by all once it is discarded, and not before', () => {
    const match = stage(
      {
        ...THREE,
        step: 'visit',
        players: [{ ...RICK, space: 'C3' }, SHANE, DALE],
        tokens: { D2: [4], D3: [6] },
        encounters: ['A04'],
      },
      { blue: [['A2', '-', '-']], green: [['-']] },
    );
    expect(asked(match)).toEqual([[0, 'clear']]);
    expect(tokensSeen(match)).toEqual(ONLOOKERS.map(() => [null, null]));
    answer(match, ['D2.1']);
    expect(view(match.state, 2).discard[4]).toBe(1);
    expect(eventsSeen(match, 2, 'token-cleared')).toMatchObject([{ space: 'D2', zombies: 4 }]);
    expect(match.undoable(0)).toEqual({ locked: 'token' });
  });
});

describe('the piles', () => {
  it('tell nobody what lies in them', () => {
    const s = game.setup(configure(game, 3), new Chance(seeded('piles')));
    const inTeams = s.players.flatMap(({ team }) => team.map(({ id }) => SURVIVOR_IDS[id]));
    const open = [...inTeams, ...s.shown.map((card) => LOCATION_CARDS[card].id)];
    const cards = [...ENCOUNTERS.map(({ id }) => id), ...SURVIVOR_IDS, ...LOCATION_CARDS.map(({ id }) => id)];
    for (const seat of ONLOOKERS) {
      const own = s.players[seat] ? [view(s, seat).players[seat].private] : [];
      const seen = wordsIn(view(s, seat)).filter((word) => cards.includes(word));
      expect([...new Set(seen)].sort()).toEqual([...open, ...own].sort());
    }
  });

  it('WD-LOC13 but for a public Location that was put under the others', () => {
    const match = stage({
      ...THREE,
      step: 'visit',
      players: [{ ...RICK, space: 'C3' }, SHANE, DALE],
      encounters: ['Z02'],
      locations: ['prisonA'],
    });
    answer(match, 'public.2');
    for (const seat of ONLOOKERS) {
      const { shown, locations } = view(match.state, seat);
      expect(shown).toEqual(['motelA', 'prisonA', 'gunShopA']);
      expect(locations.known.at(-1)).toBe('stadiumA');
      expect(locations.known.slice(0, -1).every((card) => card === null)).toBe(true);
    }
  });

  it('and everything hidden may be dealt anew without anybody noticing', () => {
    for (const seat of ONLOOKERS) {
      const { state: s } = stage({ ...THREE, tokens: { D2: [4, '2@1'], C3: ['6@3'], D3: [1], E3: [2], F3: [3] } });
      const before = view(s, seat);
      const counts = game.counts(s);
      const hidden = (): string[] =>
        [s.encounters.draw, s.followers, s.locations.draw, s.tokens].map((pile) => JSON.stringify(pile));
      const piles = hidden();
      for (const n of [1, 2, 3]) game.scramble(s, seat, new Chance(seeded(`anew ${n}`)));
      expect(view(s, seat)).toEqual(before);
      expect(game.counts(s)).toEqual(counts);
      for (const [i, pile] of hidden().entries()) expect(pile).not.toBe(piles[i]);
    }
  });
});
