import { below32, configure, kindOf, Match, sample, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { FACES } from '../../content/dice.ts';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { ITEM_CARD, ITEMS } from '../../content/items.ts';
import { LOCATION_CARDS, SOLO_LOCATIONS } from '../../content/locations.ts';
import { CHARACTERS, SURVIVORS } from '../../content/survivors.ts';
import { TOKENS } from '../../content/tokens.ts';
import { game } from '../game.ts';
import { deadlyFatigue, isLocation, spaceOf, TRACK, type Walking } from '../state.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Plays a game with random answers and looks at every position with what is asked there, the last one too. */
function randomGame(
  seats: number,
  options: Record<string, string>,
  seed: string,
  look: (s: Walking, ask: string) => void,
): void {
  const match = Match.open(game, configure(game, seats, options), seed, {});
  const { s } = seeded(`${seed} answers`);
  while (!match.over) {
    const [decision] = match.pending;
    look(match.state, decision.ask.id);
    match.answer(
      decision.seat,
      decision.n,
      sample(decision, (n) => below32(s, n), game),
    );
  }
  look(match.state, '');
}

const TABLES = [1, 2, 3, 4, 5, 6].flatMap((seats) =>
  ['fr', 'it'].map((edition) => ({
    seats,
    edition,
    elimination: seats % 2 === 0 ? 'restart' : 'out',
    characters: seats % 3 === 0 ? 'choose' : 'random',
  })),
);

describe('the box', () => {
  it('WD-COMP01, WD-COMP02 holds 216 tokens, 6 characters, 23 followers, 26 Locations and 90 Encounters', () => {
    expect(game.seats).toEqual({ min: 1, max: 6 });
    const { state } = Match.start(game, 6);
    expect(game.counts(state)).toEqual({ tokens: 216, encounters: 90, locations: 26, followers: 23, characters: 6 });
    expect(sum(TOKENS)).toBe(216);
    expect(CHARACTERS).toBe(6);
    expect(SURVIVORS.length - CHARACTERS).toBe(23);
    expect(state.players.map(({ stock }) => stock.length)).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('WD-COMP03, WD-COMP04, WD-COMP04-R has survivors with dice, some with an instruction, with two abilities at most', () => {
    for (const { follower, dice, gains, abilities } of SURVIVORS) {
      expect(abilities.length).toBeLessThanOrEqual(2);
      if (!follower) expect([sum(dice), sum(gains), abilities.length]).toEqual([3, 0, 1]);
    }
    expect(SURVIVORS.filter(({ gains }) => sum(gains) > 0).length).toBeGreaterThan(0);
  });

  it('WD-COMP05 has Encounters with a challenge and two sections, 16 of them marked as Inventory', () => {
    for (const { id, challenge, success, fail } of ENCOUNTERS) {
      const sections = challenge.kind === 'moral' ? challenge.options.length : success.length + fail.length;
      expect([id, sections > 0]).toEqual([id, true]);
    }
    expect(ENCOUNTERS.filter(({ item }) => item !== null).length).toBe(16);
    expect(ITEMS.length).toBe(16);
  });

  it('WD-COMP06 has three objectives on each Location card', () => {
    for (const { tiers } of LOCATION_CARDS) {
      expect(tiers.length).toBe(3);
      for (const { enc, challenge, have, pay, items, survivors } of tiers)
        expect(enc + have.length + pay.length + items + survivors + (challenge ? 1 : 0)).toBeGreaterThan(0);
    }
  });

  it('WD-DICE03, WD-DICE04 has dice of six faces', () => {
    for (const faces of Object.values(FACES)) expect(faces.length).toBe(6);
  });
});

/** Where every card lies. */
const places = (s: Walking) => ({
  encounters: [
    ...s.encounters.draw,
    ...s.encounters.discard,
    ...s.facing,
    ...s.players.flatMap(({ items }) => items.map((item) => ITEM_CARD[item])),
  ],
  locations: [
    ...s.locations.draw.map(kindOf),
    ...s.locations.discard.map(kindOf),
    ...s.shown.filter((card) => card >= 0),
    ...s.players.flatMap(({ explored, hidden }) => (hidden < 0 ? explored : [...explored, kindOf(hidden)])),
  ],
  survivors: [
    ...s.followers,
    ...s.characters,
    ...s.deadFollowers,
    ...s.deadCharacters,
    ...s.markers.map(({ id }) => id),
    ...s.players.flatMap(({ team, fallen }) => [...team.map(({ id }) => id), ...(fallen < 0 ? [] : [fallen])]),
  ],
});

describe.each(TABLES)('$seats seats, edition $edition', ({ seats, ...options }) => {
  const solo = seats === 1;
  const all = {
    encounters: numbers(ENCOUNTERS.length).filter((i) => !solo || !ENCOUNTERS[i].multi),
    locations: solo ? sorted(SOLO_LOCATIONS) : numbers(LOCATION_CARDS.length),
    survivors: numbers(SURVIVORS.length),
  };

  it('WD-COMP01 keeps every card in one place, and every token', () => {
    randomGame(seats, options, 'cards', (s) => {
      const { encounters, locations, survivors } = places(s);
      const lie = { encounters: sorted(encounters), locations: sorted(locations), survivors: sorted(survivors) };
      if (JSON.stringify(lie) !== JSON.stringify(all)) expect(lie).toEqual(all);
      if (sum(s.supply) + sum(s.discard) + s.tokens.length !== 216) expect.fail('a token is lost');
    });
  });

  it('WD-RES16, WD-FAT03, WD-TOK03 stays within the tracks, and keeps the dead out of teams and tokens off Locations', () => {
    let positions = 0;
    randomGame(seats, options, 'limits', (s, ask) => {
      // Only while Body Armour is offered does somebody stand there who should be dead.
      const spare = ask === 'armour' ? 0 : 1;
      positions++;
      for (const player of s.players) {
        for (const owned of player.stock) if (owned < 0 || owned > TRACK) expect.fail(`a track stands at ${owned}`);
        for (const { id, fatigue } of player.team) {
          if (fatigue < 0 || fatigue > deadlyFatigue(id) - spare)
            expect.fail(`${SURVIVORS[id].id} has ${fatigue} Fatigue`);
        }
      }
      for (const token of s.tokens) if (isLocation(spaceOf(token))) expect.fail('a token lies on a Location');
    });
    expect(positions).toBeGreaterThan(20);
  });
});
