import { Chance, configure, type Json, seeded } from '@shamble/kernel';
import { describe, expect, it, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { Walking } from '../rules/state.ts';
import { words } from './words.ts';

type Given = Readonly<Record<string, Json>>;

function placed(given: Given, seats = 2, seed = '0'): Walking {
  const config = configure(game, seats, {});
  const state = game.setup(config, new Chance(seeded(seed)));
  words.given(state, given, config);
  return state;
}

const of = (facts: Given): Given => ({ players: { 1: facts } });

describe('a word that does not fit is refused, and named', () => {
  test.each<[string, Given, string]>([
    ['a word nobody knows', { zombies: 3 }, 'given: "zombies" is not one of'],
    ['a step nobody knows', { step: 'sleep' }, 'step: "sleep" is not one of'],
    ['a player too many', { players: { 3: {} } }, 'players: "3" is not a whole number from 1 to 2'],
    ['a fact nobody knows', of({ gold: 3 }), 'players.1: "gold" is not one of'],
    ['a survivor nobody knows', of({ team: ['daryl'] }), 'players.1.team: "daryl" is not one of'],
    ['a deadly Fatigue', of({ team: ['rick 3'] }), 'players.1.team: "3" is not a whole number from 0 to 2'],
    ['more than a number', of({ team: ['rick 1 2'] }), '"rick 1 2" is not a survivor with a number of Fatigue'],
    ['two characters', of({ team: ['rick', 'dale'] }), 'players.1.team: a team has one character'],
    ['a character dead and alive', of({ team: ['rick'], fallen: 'dale' }), 'the character is still in the team'],
    ['a dead character without a team', of({ fallen: 'dale' }), 'name the team that is left, too'],
    ['somebody twice', of({ team: ['rick', 'teo', 'teo'] }), 'players.1.team: teo is named twice'],
    [
      'a marker of a member',
      { ...of({ team: ['rick', 'teo'] }), markers: { teo: 'B6' } },
      'markers.teo: teo is named twice',
    ],
    ['a character left behind', { markers: { rick: 'B6' } }, 'markers.rick: only followers are left behind'],
    [
      'a follower among the characters',
      { characters: ['teo'] },
      'characters.top: teo does not belong to the characters',
    ],
    ['a track that is too long', of({ food: 11 }), 'players.1.food: 11 is not a whole number from 0 to 10'],
    ['an item twice', of({ items: ['crowbar', 'crowbar'] }), 'players.1.items: there is no second crowbar'],
    ['a space nobody knows', of({ space: 'A1' }), 'players.1.space: "A1" is not one of'],
    ['a Location card twice', { shown: ['farmA', 'farmA', 'mallA'] }, 'shown: farmA is named twice'],
    ['too few public Locations', { shown: ['farmA'] }, 'shown: there are 3 public Locations'],
    ['who knows what is not there', of({ private: null, known: [2] }), 'players.1.known: there is no private Location'],
    ['an Encounter that is an item', { ...of({ items: ['crowbar'] }), encounters: ['K03'] }, 'K03 is not in the pile'],
    ['a token on a Location', { tokens: { B2: [1] } }, 'tokens.B2: no token lies on a Location'],
    ['a token nobody knows', { tokens: { B6: ['x'] } }, 'tokens.B6: "x" is not a token, such as 2, 2^, 2@1 or ?'],
    ['a token too many', { tokens: { B6: Array(13).fill(6) } }, 'there is no token with 6 zombies left'],
    [
      'a turn that has begun and not',
      { now: { fuel: 2 } },
      'a turn that starts with the step "turn" has used up nothing',
    ],
    ['a visit at another step', { visit: { cards: 1 } }, 'visit: there is none but at the step "visit"'],
    ['an attempt at nothing', { step: 'attempt' }, 'attempt: which Location card is attempted?'],
    [
      'an attempt elsewhere',
      { step: 'attempt', attempt: 'private', ...of({ space: 'B6' }) },
      'attempt: private is no Location',
    ],
  ])('%s', (_, given, message) => {
    expect(() => placed(given)).toThrow(message);
  });
});

describe('a position', () => {
  const FULL: Given = {
    step: 'step',
    active: 2,
    turn: 9,
    players: {
      1: {
        team: ['shane 2', 'teo'],
        items: ['crowbar'],
        explored: ['farmA'],
        private: 'farmB',
        known: 'all',
        group: 1,
      },
      2: { team: ['gus', 'hana 1'], fallen: 'rick', space: 'E15', food: 3, fuel: 0, ammo: 10, group: 1 },
    },
    tokens: { B6: [2, '6^', '3@12'], A9: ['?'] },
    markers: { ivo: 'H1' },
    shown: ['mallC', null, 'stadiumB'],
    locations: { top: ['prisonA'], size: 4, discard: ['estateB'] },
    encounters: { top: ['Z01', 'K01'], size: 10, discard: ['A01'] },
    followers: { top: ['rosa'], size: 3, dead: ['silas'] },
    characters: { size: 1, dead: ['glenn'] },
    supply: { left: [1, 1, 2], discard: [4], rest: 'J2' },
    now: { fuel: 1, steps: 1, used: ['hana', 'huntingRifle'] },
  };

  it('is what the words say, whatever was dealt', () => {
    for (let seed = 0; seed < 40; seed++) {
      const seen = words.look(placed(FULL, 3, String(seed)));
      expect(seen).toMatchObject({
        step: 'step',
        active: 2,
        turn: 9,
        players: {
          1: {
            team: ['shane 2', 'teo'],
            items: ['crowbar'],
            explored: ['farmA'],
            private: 'farmB',
            known: 'all',
            space: 'E15',
          },
          2: { team: ['gus', 'hana 1'], fallen: 'rick', pawn: 'rick', space: 'E15', food: 3, fuel: 0, ammo: 10 },
          3: { food: 1, fuel: 1, ammo: 1, status: 'playing' },
        },
        tokens: { B6: [2, '6^', '3@12'] },
        heaps: { A9: 1 },
        markers: { ivo: 'H1' },
        shown: ['mallC', null, 'stadiumB'],
        locations: { size: 4 },
        encounters: { size: 10 },
        followers: { size: 3 },
        characters: { size: 1 },
        supply: 3,
        discard: [4],
        now: { moves: 2, fuel: 1, steps: 1, used: ['hana', 'huntingRifle'] },
      });
    }
  });

  it('has every piece of the box once, whatever was dealt', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = placed(FULL, 3, String(seed));
      expect(game.counts(state)).toEqual({ tokens: 216, encounters: 90, locations: 26, followers: 23, characters: 6 });
      const people = [
        ...state.players.flatMap(({ team, fallen }) => [...team.map(({ id }) => id), ...(fallen < 0 ? [] : [fallen])]),
        ...state.markers.map(({ id }) => id),
        ...state.followers,
        ...state.characters,
        ...state.deadFollowers,
        ...state.deadCharacters,
      ];
      expect(people.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 29 }, (_, id) => id));
    }
  });

  it('read in its own words is the same position', () => {
    const first = placed(FULL);
    const { players, tokens, markers, shown } = words.look(first);
    const kept = Object.entries(tokens as Record<string, Json[]>).filter(([, heap]) => heap.length > 0);
    const named = Object.entries(players as Record<string, Record<string, Json>>).map(([seat, facts]) => {
      const { pool: _, pawn: __, fallen, ...words } = facts;
      return [seat, fallen === null ? words : { ...words, fallen }];
    });
    const again = placed({ players: Object.fromEntries(named), tokens: Object.fromEntries(kept), markers, shown });
    expect(words.look(again)).toMatchObject({ players, tokens, markers, shown });
  });
});
