import { Chance, configure, type Json, seeded } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { War } from '../rules/state.ts';
import { look } from './look.ts';
import { words } from './words.ts';

type Given = Readonly<Record<string, Json>>;

function placed(given: Given): War {
  const config = configure(game, 2);
  const state = game.setup(config, new Chance(seeded('0')));
  words.given(state, given, config);
  return state;
}

const tess = (facts: Given): Given => ({ people: { tess: { at: [5, 5], ...facts } } });

test.each<[string, Given, string]>([
  ['a word nobody knows', { weather: 3 }, 'given: "weather" is not one of'],
  ['a step of the set-up', { step: 'scenery', ...tess({}) }, 'step: "scenery" is not one of'],
  ['a Survivor nobody knows', { people: { negan: { at: [5, 5] } } }, 'nobody is called "negan"'],
  ['a fact nobody knows', tess({ gold: 3 }), 'people.tess: "gold" is not one of'],
  ['a card nobody knows', tess({ hands: ['bazooka'] }), 'there is no item "bazooka"'],
  ['an attachment that does not fit', tess({ hands: ['magnum scope'] }), '"scope" is no state of magnum'],
  ['a card too many off the deck', tess({ pack: ['antibiotics', 'antibiotics'] }), 'no "antibiotics" is left'],
  ['a length that is none', { people: { tess: { at: ['far', 5] } } }, 'is no length'],
  ['a place in the air', { people: { tess: { at: [5, 5, 'flying'] } } }, 'is neither "prone" nor "up"'],
  ['a piece nobody knows', { ...tess({}), pieces: { castle: [[5, 5]] } }, 'there is no "castle"'],
  ['more Walkers than there are', { ...tess({}), walkers: new Array(13).fill([9, 9]) }, 'there are not so many'],
  ['a counter nobody knows', { ...tess({}), counters: { z: [5, 5] } }, 'counters: "z" is not one of'],
  ['a counter with nobody', { ...tess({}), counters: { a: 'carl' } }, 'is neither a Survivor nor'],
  ['a card that is not on top', { ...tess({}), supply: ['magnum'] }, 'no "magnum" is left'],
  [
    'a rest of a pile nobody knows',
    { ...tess({}), supply: { top: [], rest: 'burnt' } },
    'supply: "burnt" is not one of',
  ],
  ['a card that does not stay', { ...tess({}), staying: { restlessDead: {} } }, 'does not stay in play'],
  ['somebody who is not there', { ...tess({}), now: { who: 'carl' } }, 'now.who: is nobody'],
])('%s is refused and named', (_, given, message) => {
  expect(() => placed(given)).toThrow(message);
});

test('a position is looked at in the words in which it was given', () => {
  const seen = look(
    placed({
      threat: 9,
      initiative: 2,
      people: {
        tess: { at: [5, 5.5], health: 2, hands: ['magnum empty suppressor', 'lost'], pack: ['crowbar found'] },
      },
      walkers: [
        [10, 10],
        [12, 10, 'prone'],
      ],
      counters: { a: 'tess', b: [9, 9] },
    }),
  );
  expect(seen).toMatchObject({
    threat: 9,
    band: 'medium',
    initiative: 2,
    people: {
      tess: {
        at: [5, 5.5],
        health: 2,
        slots: { 'hand-1': 'magnum empty suppressor', 'pack-1': 'crowbar' },
        counters: ['a'],
      },
    },
    walkers: { 1: { at: [10, 10], prone: false }, 2: { prone: true } },
    counters: { a: 'tess', b: { at: [9, 9], searched: false } },
    pool: 10,
    supply: { left: 23 },
  });
});
