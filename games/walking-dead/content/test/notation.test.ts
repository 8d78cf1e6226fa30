import { expect, test } from 'vitest';
import { readChallenge, readEffects } from '../notation.ts';

test.each([
  ['+food 2', { do: 'gain', what: 'food', n: 2, exceptPaid: false }],
  ['-any 1', { do: 'lose', what: 'any', n: 1 }],
  ['fat 2', { do: 'fatigue', n: 2 }],
  ['fatAll 1', { do: 'fatigueAll', n: 1 }],
  ['heal 3', { do: 'heal', n: 3 }],
  ['follower 1', { do: 'follower', n: 1 }],
  ['item', { do: 'keep' }],
  ['-item 1', { do: 'dropItem', n: 1 }],
  ['leave here', { do: 'leaveHere', otherwise: [] }],
  ['leave near', { do: 'leaveNear', otherwise: [] }],
  ['followerDies', { do: 'killFollower' }],
  ['noRes', { do: 'deny' }],
  ['tokens 2', { do: 'tokens', n: 2, at: 'here' }],
  ['tokens all', { do: 'tokens', n: 'all', at: 'here' }],
  ['tokens 1 at chosen', { do: 'tokens', n: 1, at: 'chosen' }],
  ['clear all', { do: 'clear', n: 'all' }],
  ['peek 3', { do: 'peek', n: 3 }],
  ['give food 1 to fewest food', { do: 'give', what: 'food', n: 1, to: 'fewest', metric: 'food' }],
  ['give any 1 to chosen', { do: 'give', what: 'any', n: 1, to: 'chosen', metric: null }],
  ['steal any 1 from chosen', { do: 'steal', what: 'any', n: 1 }],
  ['exchange', { do: 'exchange' }],
  ['shift 2', { do: 'shift', n: 2 }],
  ['each(all): heal 1', { do: 'each', of: 'all', metric: null, effects: [{ do: 'heal', n: 1 }] }],
  [
    'each(fewestOther explored): heal 1',
    { do: 'each', of: 'fewestOther', metric: 'explored', effects: [{ do: 'heal', n: 1 }] },
  ],
  ['move+1 next', { do: 'nextMove' }],
  ['enc+1', { do: 'extraCard' }],
  ['swapLoc', { do: 'swapPublic' }],
  ['one of {heal 1 / noRes}', { do: 'choose', options: [[{ do: 'heal', n: 1 }], [{ do: 'deny' }]] }],
  ['if ammo 2: noRes', { do: 'when', condition: { metric: 'ammo', atLeast: 2 }, effects: [{ do: 'deny' }] }],
  ['heal 1+2/survivor', { do: 'heal', n: { base: 1, per: 'survivor', each: 2 } }],
  ['heal 0+1/item', { do: 'heal', n: { base: 0, per: 'item', each: 1 } }],
  ['heal 2*explored', { do: 'heal', n: { base: 0, per: 'explored', each: 2 } }],
])('the effect %s', (text, effect) => {
  expect(readEffects(text)).toEqual([effect]);
});

test('effects come in their order; - is none', () => {
  expect(readEffects('heal 1, noRes, peek 2').map((effect) => effect.do)).toEqual(['heal', 'deny', 'peek']);
  expect(readEffects('-')).toEqual([]);
});

test('a comma ends what concerns others, unless braces hold it together', () => {
  expect(readEffects('each(other): heal 1, noRes').map((effect) => effect.do)).toEqual(['each', 'deny']);
  expect(readEffects('each(other): {heal 1, noRes}')).toEqual([
    { do: 'each', of: 'other', metric: null, effects: [{ do: 'heal', n: 1 }, { do: 'deny' }] },
  ]);
});

test.each([
  ['kill 1+1/follower', { kind: 'kill', zombies: { base: 1, per: 'follower', each: 1 } }],
  ['mix 2 kills, 1 action, no zombies', { kind: 'mix', kills: 2, actions: 1, zombies: false }],
  [
    'pay food 1, fuel 2',
    {
      kind: 'pay',
      costs: [
        { what: 'food', n: 1 },
        { what: 'fuel', n: 2 },
      ],
    },
  ],
  ['have 4 resource', { kind: 'have', condition: { metric: 'resources', atLeast: 4 } }],
  ['have explored 1', { kind: 'have', condition: { metric: 'explored', atLeast: 1 } }],
  ['compare items most', { kind: 'compare', metric: 'items', relation: 'most', ties: false }],
])('the challenge %s', (text, challenge) => {
  expect(readChallenge(text)).toEqual(challenge);
});

test.each([
  ['heal 0', '"0" is no number from 1 to 99'],
  ['heal 100', '"100" is no number from 1 to 99'],
  ['heal 1*shoe', '"shoe" is no thing to count'],
  ['move+1', '"" stands where "next" belongs'],
  ['leave there', '"there" is no place to leave a follower'],
  ['one of {heal 1}', '"}" stands where "/" belongs'],
  ['each(nobody): heal 1', '"nobody" is no set of players'],
  ['heal 1,', '"" is no effect'],
])('%s is refused', (text, why) => {
  expect(() => readEffects(text, 'T')).toThrow(`card T: ${why}`);
});

test.each([
  ['vote all player, half', '"half" is no rule for a player ballot'],
  ['vote all yes-no, notActive', '"notActive" is no rule'],
  ['compare shoes most', '"shoes" is no thing to compare'],
  ['pick; pays food 1', '"food" stands where "any" belongs'],
])('%s is refused', (text, why) => {
  expect(() => readChallenge(text, 'T')).toThrow(`card T: ${why}`);
});
