import { Chance, configure, kindOf, Match, SPECTATOR, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { LOCATION_CARDS } from '../../content/locations.ts';
import { SPACES } from '../../content/map.ts';
import { CHARACTERS, SURVIVORS } from '../../content/survivors.ts';
import { TOKENS } from '../../content/tokens.ts';
import { game } from '../game.ts';
import { startOf } from '../setup.ts';
import { isFollower, type Walking } from '../state.ts';
import { view } from '../view.ts';

const setUp = (seats: number, seed: number, options: Readonly<Record<string, string>> = {}): Walking =>
  game.setup(configure(game, seats, options), new Chance(seeded(String(seed))));

const setUps = (count: number, seats: number): Walking[] =>
  Array.from({ length: count }, (_, seed) => setUp(seats, seed));

const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

/** Every value turns up, and none more than five standard deviations off its share. */
function expectUniform(seen: readonly number[], values: readonly number[]): void {
  const share = seen.length / values.length;
  const spread = 5 * Math.sqrt(share * (1 - 1 / values.length));
  for (const value of values) {
    const count = seen.filter((v) => v === value).length;
    expect(Math.abs(count - share), `${value} came ${count} times`).toBeLessThan(spread);
  }
  expect(seen.filter((value) => !values.includes(value))).toEqual([]);
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

describe('the set-up', () => {
  it('WD-SET02 deals every character to every seat equally often and leaves the others for new starts', () => {
    const states = setUps(1500, 3);
    for (const seat of [0, 2])
      expectUniform(
        states.map((s) => s.players[seat].pawn),
        upTo(CHARACTERS),
      );
    for (const { players, characters } of states.slice(0, 100))
      expect(sorted([...players.map(({ pawn }) => pawn), ...characters])).toEqual(upTo(CHARACTERS));
  });

  it('WD-GEN02, WD-SET03 deals one follower to each player, any of them, and leaves the others as a pile', () => {
    const states = setUps(3000, 2);
    const followers = upTo(SURVIVORS.length - CHARACTERS, CHARACTERS);
    expectUniform(
      states.map((s) => s.players[1].team[1].id),
      followers,
    );
    expectUniform(
      states.map((s) => s.followers[0]),
      followers,
    );
    for (const s of states.slice(0, 100)) {
      expect(s.players.map(({ team }) => team.map(({ id }) => isFollower(id)))).toEqual(
        s.players.map(() => [false, true]),
      );
      expect(sorted([...s.players.map(({ team }) => team[1].id), ...s.followers])).toEqual(followers);
    }
  });

  it('WD-SET01, WD-SET04 gives one of each resource, and what the follower brings', () => {
    for (const { players } of setUps(200, 6))
      for (const { stock, team } of players) expect(stock).toEqual(SURVIVORS[team[1].id].gains.map((n) => n + 1));
  });

  it('WD-SET05, WD-SET06 turns up three Locations and deals one to each, out of all 26', () => {
    const states = setUps(3000, 4);
    const cards = upTo(LOCATION_CARDS.length);
    expectUniform(
      states.map((s) => s.shown[2]),
      cards,
    );
    expectUniform(
      states.map((s) => kindOf(s.players[3].hidden)),
      cards,
    );
    for (const s of states.slice(0, 100)) {
      const hidden = s.players.map((player) => kindOf(player.hidden));
      expect(sorted([...s.shown, ...hidden, ...s.locations.draw.map(kindOf)])).toEqual(cards);
      expect(s.shown).toHaveLength(3);
    }
  });

  it('WD-SET05-R keeps two public cards of one Location', () => {
    const doubles = setUps(200, 2).filter(
      ({ shown }) => new Set(shown.map((card) => LOCATION_CARDS[card].location)).size < shown.length,
    );
    expect(doubles.length).toBeGreaterThan(20);
  });

  it('WD-SET06 shows a private Location to its owner alone', () => {
    const s = setUp(3, 7);
    const seen = (seat: number): (string | null)[] => view(s, seat).players.map((player) => player.private);
    const ids = s.players.map(({ hidden }) => LOCATION_CARDS[kindOf(hidden)].id);
    expect(seen(0)).toEqual([ids[0], '?', '?']);
    expect(seen(2)).toEqual(['?', '?', ids[2]]);
    expect(seen(SPECTATOR)).toEqual(['?', '?', '?']);
  });

  it('WD-SET07 shuffles all Encounters', () => {
    const states = setUps(4500, 2);
    const cards = upTo(ENCOUNTERS.length);
    expectUniform(
      states.map(({ encounters }) => encounters.draw[0]),
      cards,
    );
    expect(sorted(states[0].encounters.draw)).toEqual(cards);
  });

  it('WD-SET08 puts every zombie token into the supply, and none on the board', () => {
    const s = setUp(2, 1);
    expect(s.supply).toEqual(TOKENS);
    expect([s.tokens, s.discard]).toEqual([[], TOKENS.map(() => 0)]);
  });

  it('WD-SET11 puts the pawns on their Start spaces before the first turn', () => {
    const { state } = Match.start(game, 6, {}, 'start');
    expect(state.players.map(({ space }) => SPACES[space])).toEqual(
      state.players.map(({ pawn }) => SPACES[startOf(pawn)]),
    );
    expect(new Set(state.players.map(({ space }) => space)).size).toBe(6);
  });

  it('WD-SET02-R, WD-LOSE11, WD-GEN06 offers edition, elimination and characters as options of the table', () => {
    expect(game.options).toEqual([
      { id: 'edition', values: ['fr', 'it'], default: 'fr' },
      { id: 'elimination', values: ['restart', 'out'], default: 'restart' },
      { id: 'characters', values: ['random', 'choose'], default: 'random' },
    ]);
    expect(setUp(2, 1, { edition: 'it' }).edition).toBe('it');
    expect(setUp(2, 1).edition).toBe('fr');
  });
});
