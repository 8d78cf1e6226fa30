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

test('a die that was rolled again is shown as it fell then', () => {
  expect(happened([BEFORE, ROLLED, event('rerolled', { die: 2, now: 'K3' })])?.faces).toEqual(['K1', 'K3']);
});

test('what ends with an answer still says what it was about', () => {
  const fought = event('fought', { player: 1, why: 'location', zombies: 3, kills: 2, standing: 1 });
  expect(happened([fought])).toMatchObject({ why: 'location', card: null });
  expect(happened([event('acted', { player: 1, why: 'location', wanted: 2, actions: 1 })])?.why).toBe('location');
});
