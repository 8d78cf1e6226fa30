import { Match } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { flaw } from '../flaw.ts';
import { game } from '../game.ts';
import type { Pints } from '../state.ts';

const match = Match.start(game, 2, { level: 'main' }, 'invented');
const flawOf = (change: (s: Pints) => void): string | null => {
  const state = structuredClone(match.state);
  change(state);
  return flaw(state, match.config);
};

it('a position of play has none', () => {
  expect(flawOf(() => {})).toBeNull();
});

it.each<[string, (s: Pints) => void, RegExp]>([
  ['a zombie is missing', (s) => s.supply[0]--, /tokens/],
  ['a tile is there twice', (s) => (s.queue[0] = s.queue[1]), /tiles/],
  ['a companion is there twice', (s) => s.couch.push(0), /companions/],
  ['a card is there three times', (s) => s.deck[0].fill(s.deck[0][0]), /cards/],
  ['nobody can come to the rescue', (s) => (s.deck[3] = s.deck[3].slice(0, 2)), /rescue|deck/],
  ['a beer is missing', (s) => s.beers--, /beers/],
  ['the bus stands nowhere', (s) => (s.bus.row = 9), /bus/],
  ['a player is bitten too often', (s) => (s.players[0].bites = 5), /bites/],
  ['a card costs no zombie', (s) => (s.menu.discard[0] = 0), /discard/],
  ['there is a step of another game', (s) => Object.assign(s, { step: 'attempt' }), /step/],
  ['there is a field too many', (s) => Object.assign(s, { ghost: 1 }), /ghost/],
  ['there is a seat too many', (s) => s.players.push(structuredClone(s.players[0])), /seats/],
])('it is found where %s', (_, change, what) => {
  expect(flawOf(change)).toMatch(what);
});
