import { type GameEvent, type Json, Match } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { motionsOf } from '../cues.ts';
import { cardsOf, faceOf } from '../faces.ts';
import { thingsOf } from '../spoken.ts';

const view = Match.start(game, 1, { mission: 'bigScore', team: 'random' }, 'spoken').view(0);
const told = (type: string, details: Record<string, Json>): GameEvent => ({ type, ...details, rules: [] });

test.each([
  ['a Zone', told('noise', { zone: 'R6:02' }), ['zone:R6:02']],
  ['a way', told('moved', { survivor: 'kate', from: 'R6:02', to: 'R6:01' }), ['zone:R6:02', 'zone:R6:01']],
  [
    'groups that move',
    told('moves', { groups: [{ from: 'R6:00', to: 'R6:01', kind: 'alpha', n: 1 }] }),
    ['zone:R6:00', 'zone:R6:01'],
  ],
  ['Zones under attack', told('attacks', { zones: [{ zone: 'R6:00', by: [] }] }), ['zone:R6:00']],
  ['both sides of a door', told('door-opened', { door: 'R4:01S' }), ['zone:R4:01', 'zone:R4:11']],
  ['nothing that is not on the map', told('handed', { from: 'kate', to: 'scott', what: 'yellow' }), []],
])('what is lit: %s', (_, event, things) => {
  expect(thingsOf(event, view)).toEqual(things);
});

test.each([
  [told('zombie-card', { card: '001', zone: 'R6:00' }), 'zombie.001'],
  [told('orders-card', { card: 'Z01', zone: 'R6:00' }), 'orders.Z01'],
  [told('found', { survivor: 'kate', card: 'katana' }), 'equipment.katana'],
  [told('skill', { survivor: 'kate', skill: 'freeAction.move' }), 'skill.freeAction.move'],
  [told('objective', { survivor: 'kate', colour: 'blue' }), 'objective.blue'],
  [told('personal', { survivor: 'kate', colour: 'yellow' }), 'personal.kate'],
])('the card of $type', (event, id) => {
  expect(cardsOf(event)[0]).toBe(id);
  expect(faceOf(id, view)?.lines.length).toBeGreaterThan(0);
});

test('an attack of the Truck has no card; nobody has one that does not exist', () => {
  expect(cardsOf(told('attack', { survivor: 'kate', card: 'truck' }))).toEqual(['survivor.kate']);
  expect([faceOf('equipment.truck', view), faceOf('nothing.at-all', view)]).toEqual([null, null]);
});

test('of a way its end moves, of a fight the Zone', () => {
  expect(motionsOf(told('moved', { survivor: 'kate', from: 'R6:02', to: 'R6:01' }))).toHaveLength(1);
  expect(motionsOf(told('killed', { zone: 'R6:00', kind: 'alpha', n: 1 }))[0].thing).toBe('zone:R6:00');
  expect(motionsOf(told('extra-activation', { kind: 'alpha' }))).toEqual([{ thing: 'box:alphas', motion: 'shake' }]);
  expect(motionsOf(told('level', { survivor: 'kate' }))).toEqual([]);
});
