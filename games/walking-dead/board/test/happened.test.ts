import type { GameEvent } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { happened } from '../happened.ts';

const event = (type: string, details: Omit<GameEvent, 'type' | 'rules'> = {}): GameEvent => ({
  type,
  rules: [],
  ...details,
});

const CARD = event('encounter', { player: 1, card: 'S02', why: 'icon' });
const CHANCE = { why: 'encounter', pool: [0, 2, 0], zombies: 2, wanted: 0, killBonus: 0, actionBonus: 0, swap: null };
const BEFORE = event('before-roll', CHANCE);
const ROLLED = event('rolled', { player: 1, why: 'encounter', pool: [0, 2, 0], faces: ['K1', 'K2'] });
const FOUGHT = event('fought', { player: 1, why: 'encounter', zombies: 2, kills: 3, standing: 0 });
const WON = event('succeeded', { card: 'S02' });

test('events that tell of no card and no fight leave nothing to show', () => {
  expect(happened([])).toBeNull();
  expect(happened([event('turn', { turn: 2, player: 1 }), event('tokens-mixed')])).toBeNull();
});

test('a card, its chance, its dice and how it went', () => {
  expect(happened([CARD, BEFORE])).toMatchObject({ card: 'S02', chance: { params: { zombies: 2 } }, faces: [] });
  expect(happened([CARD, BEFORE, ROLLED, FOUGHT, WON])).toMatchObject({
    card: 'S02',
    chance: { id: 'event.before-roll.kill' },
    pool: [0, 2, 0],
    faces: ['K1', 'K2'],
    worth: [{ id: 'event.fought.won' }],
    outcome: 'success',
  });
});

test('dice that come first belong to what was announced before them, and only they do', () => {
  const announced = happened([CARD, BEFORE]);
  expect(happened([ROLLED, FOUGHT, WON], announced)).toEqual(happened([CARD, BEFORE, ROLLED, FOUGHT, WON]));
  expect(happened([FOUGHT], announced)?.card).toBeNull();
});

test('the next card takes the place of the one before, and a fight against a token is no card', () => {
  const next = event('encounter', { player: 1, card: 'A01', why: 'icon' });
  expect(happened([CARD, BEFORE, ROLLED, FOUGHT, WON, next])).toMatchObject({ card: 'A01', faces: [], outcome: null });
  const token = [event('token-turned', { space: 'B4', zombies: 1 }), event('before-roll', { ...CHANCE, why: 'token' })];
  expect(happened([CARD, BEFORE, ROLLED, FOUGHT, WON, ...token])).toMatchObject({
    card: null,
    why: 'token',
    outcome: null,
  });
});

test('dice that were rolled again are not shown as they first fell', () => {
  expect(happened([BEFORE, ROLLED, event('rerolled')])?.faces).toEqual([]);
});
