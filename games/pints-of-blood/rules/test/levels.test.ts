import { kindOf, type Match } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../content/cards.ts';
import { game } from '../game.ts';
import { isCompanionCard, isZombieCard } from '../names.ts';
import type { Pints } from '../state.ts';
import { view } from '../view.ts';
import { answer, matchAt, setUp, upTo } from './tables.ts';

const LEVELS = ['starter', 'main'] as const;

const kindsOf = (s: Pints): number[] => s.deck.flatMap((sector) => sector.map(kindOf));
const zombieCards = (level: string): string[] =>
  kindsOf(setUp(2, { level }, 1))
    .filter(isZombieCard)
    .map((kind) => CARD_IDS[kind]);

/** A position in which a sector is current and has cards enough. */
const inSector = (sector: number) => ({
  deck: Object.fromEntries(upTo(sector - 1).map((done) => [done, { size: 0 }])),
  rescueAt: 10,
});

/** How many cards a number of defeated zombies takes off the deck. */
function discards(level: string, sector: number, defeated: number): number {
  const match = matchAt(2, { level }, { step: 'score', ambulance: Array(defeated).fill('F'), ...inSector(sector) });
  return match.events.filter(({ event }) => event.type === 'discarded').length;
}

describe('levels', () => {
  it('PB-LVL01 are chosen before set-up', () => {
    expect(game.options[0]).toEqual({ id: 'level', values: ['starter', 'main'], default: 'starter' });
  });

  it('PB-LVL02 take both Jukeboxes and both Flesh Mobs out of the starter, which leaves 16 zombie cards', () => {
    expect(zombieCards('starter').length).toBe(16);
    expect(zombieCards('starter').filter((id) => id === 'jukebox' || id === 'fleshMob')).toEqual([]);
  });

  it('PB-LVL07 use all 60 companion and zombie cards on the main course', () => {
    expect(zombieCards('main').filter((id) => id === 'jukebox' || id === 'fleshMob').length).toBe(4);
    expect(zombieCards('main').length).toBe(20);
    expect(kindsOf(setUp(2, { level: 'main' }, 1)).filter(isCompanionCard).length).toBe(40);
  });

  it.each([1, 2, 3, 4])('PB-LVL04 discard one card per 3 defeated zombies in sector %i of the starter', (sector) => {
    expect([2, 3, 5, 6].map((defeated) => discards('starter', sector, defeated))).toEqual([0, 1, 1, 2]);
  });

  it.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
  ])('PB-LVL09 discard in sector %i of the main course one card per %i defeated zombies', (sector, price) => {
    const tried = [price - 1, price, 2 * price - 1, 2 * price];
    expect(tried.map((defeated) => discards('main', sector, defeated))).toEqual([0, 1, 1, 2]);
  });

  it('PB-LVL05-R offer the same dividers at the same price for the same bonus', () => {
    for (const divider of [1, 2, 3]) {
      const [starter, main] = LEVELS.map((level) => divided(level, divider));
      expect(starter.pending).toEqual(main.pending);
      expect(starter.pending).toMatchObject([{ ask: { id: `divider-${divider}` }, options: ['take', 'refuse'] }]);
      for (const match of [starter, main]) takeIt(match, divider);
      expect(after(starter)).toEqual(after(main));
    }
  });

  it('PB-LVL10 give each player one pub food tile on the main course, and none on the starter (PB-LVL06)', () => {
    const tiles = (level: string): number[] => setUp(4, { level }, 1).players.map((player) => player.food.length);
    expect(tiles('main')).toEqual([1, 1, 1, 1]);
    expect(tiles('starter')).toEqual([0, 0, 0, 0]);
    expect(setUp(4, { level: 'starter' }, 1).food).toEqual([]);
  });

  it('PB-LVL12, PB-LVL05 show the discard numbers of the level to everybody', () => {
    const shown = (level: string): number[] => view(setUp(2, { level }, 1), 1).menu.discard;
    expect(shown('starter')).toEqual([3, 3, 3, 3]);
    expect(shown('main')).toEqual([6, 5, 4, 3]);
  });

  it('PB-LVL11-R may be mixed: each of the four elements is turned on or off by itself', () => {
    const elements = ['cards', 'symbols', 'sectors', 'food'];
    const on = (options: Record<string, string>): string[] => {
      const s = setUp(2, options, 1);
      const served: Record<string, boolean> = {
        cards: kindsOf(s).length === 61,
        symbols: s.menu.symbols,
        sectors: s.menu.discard[0] === 6,
        food: s.players.every((player) => player.food.length === 1),
      };
      return elements.filter((element) => served[element]);
    };
    expect(on({ level: 'starter' })).toEqual([]);
    expect(on({ level: 'main' })).toEqual(elements);
    for (const element of elements) {
      expect(on({ level: 'starter', [element]: 'on' })).toEqual([element]);
      expect(on({ level: 'main', [element]: 'off' })).toEqual(elements.filter((other) => other !== element));
    }
  });
});

/** A match in which a divider has just come to light, with enough to pay for any. */
function divided(level: string, divider: number): Match<Pints> {
  const deck = {
    ...inSector(divider).deck,
    [divider]: { top: ['cue'], size: 1 },
    ...(divider === 1 ? { 2: { top: ['molotov', 'teapot'] } } : {}),
  };
  const match = matchAt(
    2,
    { level, food: 'off' },
    { deck, players: { 1: { bites: 1, cards: ['umbrella', 'umbrella'] } } },
    { colour: ['blue'] },
  );
  answer(match, 'send.1');
  return match;
}

function takeIt(match: Match<Pints>, divider: number): void {
  answer(match, 'take');
  if (divider === 2) answer(match, ['umbrella1', 'umbrella2']);
}

/** What a divider can change. */
const after = ({ state: s }: Match<Pints>) => ({
  bites: s.players[0].bites,
  cards: s.players[0].cards,
  couch: s.couch,
  phoneBox: s.phoneBox,
  beers: s.beers,
  zombies: s.stacks.flat().length > 0,
});
