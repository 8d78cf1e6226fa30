import { kindOf, type Match, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, CARDS, RESCUES } from '../../content/cards.ts';
import { game } from '../game.ts';
import type { Pints } from '../state.ts';
import { view } from '../view.ts';
import { expectShares, expectUniform, matchAt, randomGame, setUp, setUps, shorten, tally, upTo } from './tables.ts';

const LEVELS = [
  { level: 'starter', size: 14 },
  { level: 'main', size: 15 },
] as const;

const idsIn = (sector: readonly number[]): string[] => sector.map((card) => CARD_IDS[kindOf(card)]);
const isRescue = (id: string): boolean => RESCUES.includes(id);
const rescueIn = ({ deck }: Pints): string => idsIn(deck[3]).find(isRescue) as string;
/** Counted from the top, 1 being the top card. */
const placeOfRescue = ({ deck }: Pints): number => idsIn(deck[3]).reverse().findIndex(isRescue) + 1;

describe.each(LEVELS)('the deck of the $level', ({ level, size }) => {
  const states = setUps(2000, 2, { level });

  it('PB-DECK01, PB-DECK04 holds each companion and zombie card of the level once, and one rescue card', () => {
    const wanted = CARDS.flatMap((card) =>
      card.class === 'rescue' || (level === 'starter' && card.mainOnly) ? [] : [[card.id, card.copies]],
    );
    for (const { deck } of states.slice(0, 100)) {
      const ids = deck.flatMap(idsIn);
      expect(Object.fromEntries(tally(ids.filter((id) => !isRescue(id))))).toEqual(Object.fromEntries(wanted));
      expect(ids.filter(isRescue).length).toBe(1);
    }
  });

  it('PB-DECK02, PB-DECK02-R, PB-DECK03 has four equal piles, the last with the rescue card besides', () => {
    for (const { deck } of states) {
      expect(deck.map((sector) => sector.length)).toEqual([size, size, size, size + 1]);
      expect(deck.slice(0, 3).flatMap(idsIn).some(isRescue)).toBe(false);
    }
  });

  it('PB-DECK01 is shuffled: any card may lie anywhere', () => {
    const kinds = CARDS.flatMap((card) =>
      card.class === 'rescue' || (level === 'starter' && card.mainOnly) ? [] : [[card.id, card.copies] as const],
    );
    for (const sector of [0, 1, 2])
      for (const place of [0, size - 1])
        expectShares(
          states.map(({ deck }) => idsIn(deck[sector])[place]),
          kinds,
        );
  });

  it('PB-DECK03 has each rescue equally often, and anywhere in sector 4', () => {
    expectUniform(states.map(rescueIn), RESCUES);
    expectUniform(states.map(placeOfRescue), upTo(size + 1));
  });
});

describe('the rescue card', () => {
  it('PB-DECK03, PB-DECK04-R is the one the group chose, for all to see, and still anywhere in sector 4', () => {
    for (const rescue of RESCUES) {
      const states = setUps(300, 2, { rescue });
      expect(states.every((s) => rescueIn(s) === rescue)).toBe(true);
      expectUniform(states.map(placeOfRescue), upTo(15));
      for (const seat of [0, 1, SPECTATOR]) expect(view(states[0], seat).rescue).toBe(rescue);
    }
  });

  it('PB-DECK04-R is drawn at random and hidden unless it was chosen', () => {
    expect(game.options.find(({ id }) => id === 'rescue')).toEqual({
      id: 'rescue',
      values: ['random', ...RESCUES],
      default: 'random',
    });
    for (const seat of [0, 1, SPECTATOR]) {
      const seen = view(setUp(2, {}, 1), seat);
      expect(seen.rescue).toBeNull();
      expect(RESCUES.filter((id) => JSON.stringify(seen).includes(id))).toEqual([]);
    }
  });

  it('PB-DECK04 leaves the game with four of its kind missing from every place', () => {
    const s = setUp(2, { level: 'main' }, 1);
    expect(game.counts(s).cards).toBe(61);
    expect(s.deck.flatMap(idsIn).filter(isRescue)).toEqual([rescueIn(s)]);
  });

  it('PB-DECK09-R stays in the deck until the game is over, so that the deck never runs out', () => {
    let arrived = 0;
    const look = ({ state, over }: Match<Pints>): void => {
      const inDeck = state.deck.flatMap(idsIn).filter(isRescue).length;
      if (over && state.rescue >= 0) {
        arrived++;
        expect(inDeck).toBe(0);
      } else expect(inDeck).toBe(1);
    };
    for (const seed of upTo(60)) randomGame(2, { level: 'main' }, `never out ${seed}`, look, shorten);
    expect(arrived).toBeGreaterThan(30);
  });
});

describe('the order of the deck', () => {
  it('PB-DECK05 has divider 1, 2 and 3 between its sectors and lies face down', () => {
    for (const divider of [1, 2, 3]) {
      const empty = Object.fromEntries(upTo(divider - 1).map((sector) => [sector, { size: 0 }]));
      const match = matchAt(
        2,
        {},
        {
          deck: { ...empty, [divider]: { top: ['cue'], size: 1 } },
          players: { 1: { cards: ['umbrella', 'umbrella'] } },
        },
      );
      const [decision] = match.pending;
      expect(match.state.sector + 1).toBe(divider);
      match.answer(0, decision.n, 'send.1');
      expect(match.pending[0].ask.id).toBe(`divider-${divider}`);
      expect(match.state.sector + 1).toBe(divider + 1);
    }
    const { deck } = view(setUp(2, {}, 1), 0);
    expect(deck.map((sector) => sector.known)).toEqual([{}, {}, {}, {}]);
  });

  it('PB-DECK06 makes the topmost sector with cards the current one', () => {
    const seen = new Set<number>();
    const look = ({ state: { deck, sector }, over }: Match<Pints>): void => {
      if (over) return;
      seen.add(sector);
      expect(sector).toBe(deck.findIndex((cards) => cards.length > 0));
    };
    for (const seed of upTo(40)) randomGame(2, { level: 'main' }, `sector ${seed}`, look, shorten);
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  });
});
