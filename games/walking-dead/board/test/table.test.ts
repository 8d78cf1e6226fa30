import { choose, type GameEvent, type Json, Match, SPECTATOR } from '@shamble/kernel';
import { cuesOf } from '@shamble/parts';
import { WeightCount, WishCount } from '@shamble/parts/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { asView, type View } from '../../rules/view.ts';
import { table } from '../../table.ts';
import { describe as words } from '../../text/describe.ts';
import { motionsOf } from '../cues.ts';
import { dice, facts, notes } from '../facts.ts';
import { hexStep, nextOf } from '../hex-keys.ts';
import { options } from '../options.ts';
import { phase, phases } from '../phases.ts';
import { hiddenShares } from '../tokens.ts';
import { wishes } from '../wishes.ts';
import { playThrough } from './positions.ts';

const asJson = (view: View) => JSON.parse(JSON.stringify(view));

describe('secrets', () => {
  const { hasSecrets } = table;

  test('what differs from the public view is never missed', () => {
    let without = 0;
    for (let i = 0; i < 6; i++)
      playThrough(
        { edition: i % 2 ? 'it' : 'fr', seats: 3, seed: `secret ${i}` },
        (match) => {
          const open = { ...asJson(asView(match.view(SPECTATOR))), you: 0 };
          for (const seat of [0, 1, 2]) {
            const own = { ...asJson(asView(match.view(seat))), you: 0 };
            if (hasSecrets(match.view(seat), seat)) expect(own).not.toEqual(open);
            else {
              without++;
              expect(own).toEqual(open);
            }
          }
        },
        200,
      );
    expect(without).toBeGreaterThan(0);
  });

  test('who watches has none', () => {
    playThrough({ seats: 2, seed: 'watch' }, (match) =>
      expect(hasSecrets(match.view(SPECTATOR), SPECTATOR)).toBe(false),
    );
  });
});

test('what is said to be without undo cannot be undone', () => {
  const count = new WeightCount(options.weight);
  for (let i = 0; i < 4; i++) playThrough({ seats: 3, seed: `weight ${i}` }, (...at) => count.look(...at), 150);
  expect([...count.wrong]).toEqual([]);
  expect(count.locked).toBeGreaterThan(5);
});

describe('wishes', () => {
  test('are never offered, can always be said, and mostly have a reason', () => {
    const count = new WishCount({ game, describe: words, wishes });
    for (let i = 0; i < 8; i++)
      playThrough({ edition: i % 2 ? 'it' : 'fr', seats: 3, seed: `wish ${i}` }, (...at) => count.look(...at), 150);
    expect(count.faults).toEqual([]);
    expect(count.all).toBeGreaterThan(150);
    expect(count.reasons / count.all).toBeGreaterThan(0.95);
  });

  test('somebody else is asked: there is nothing to wish for', () => {
    const match = Match.start(game, 2, {}, 'first');
    const other = 1 - match.state.active;
    expect(wishes(match.view(other), choose(other, { id: 'shoot', rules: [] }, ['enough']))).toEqual([]);
  });
});

describe('what the table shows of a view', () => {
  test('every step of a turn is a phase of the track', () => {
    const seen = new Set<string | null>();
    playThrough({ seats: 2, seed: 'steps' }, (match) => seen.add(phase(match.view(0))));
    const ids = phases.map(({ id }) => id);
    expect([...seen].filter((id) => id !== null && !ids.includes(id))).toEqual([]);
    for (const id of ['recover', 'move', 'encounters']) expect(seen).toContain(id);
  });

  test('facts and notes of a player; nothing of who is not there', () => {
    const match = Match.start(game, 2, {}, 'facts');
    const view = asJson(asView(match.view(0)));
    const team = [
      { id: 'rick', fatigue: 1, deadly: 3 },
      { id: 'silas', fatigue: 2, deadly: 4 },
    ];
    view.players[0] = { ...view.players[0], team, food: 4, fuel: 0, ammo: 7, items: ['crowbar'], explored: ['farmA'] };
    expect(facts(view, 0).map(({ id, value }) => `${id} ${value}`)).toEqual([
      'team 2',
      'fatigue 3/7',
      'food 4',
      'fuel 0',
      'ammo 7',
      'explored 1/3',
    ]);
    const said = () => notes(view, 0).map(({ id }) => id);
    view.players[0].pawn = 'rick';
    expect(said()).toEqual(['boardview.note.character', 'boardview.note.items']);
    view.players[0].team = team.slice(1);
    expect(said(), 'the pawn of a character who is dead').toEqual(['boardview.note.pawn', 'boardview.note.items']);
    expect([facts(view, 3), notes(view, 3)]).toEqual([[], []]);
  });

  test('the tray has the pool by colour, then the shots, and what counts for nothing is used up', () => {
    const match = Match.start(game, 2, {}, 'dice');
    const roll = {
      why: 'token',
      seat: 1,
      pool: [2, 1, 1],
      faces: ['K2', 'A1', '-', 'J'],
      zombies: 4,
      wanted: 0,
      kills: 3,
      actions: 0,
      ammo: ['1!'],
    };
    const shown = dice({ ...asJson(asView(match.view(0))), roll });
    expect(shown.map(({ ground, used }) => `${ground?.replace('dead-ground-', '')}${used ? ' used' : ''}`)).toEqual([
      'blue',
      'blue used',
      'red used',
      'green',
      'black',
    ]);
    expect(shown.map(({ ref }) => ref)).toEqual(['die:1', 'die:2', 'die:3', 'die:4', 'shot']);
  });

  test('face-down tokens are what lies nowhere open', () => {
    const match = Match.start(game, 2, {}, 'tokens');
    const view = { ...asView(match.view(0)), discard: [0, 36, 54, 54, 36, 24, 0] };
    const tokens = Array.from({ length: 11 }, () => ({ space: 'B6', zombies: 6, open: true }));
    expect(hiddenShares({ ...view, tokens })).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
});

describe('keys', () => {
  test.each([
    ['e', 'C8', 'B8'],
    ['w', 'C8', 'B7'],
    ['x', 'C8', 'D8'],
    ['z', 'C8', 'D7'],
    ['d', 'C8', 'C9'],
    ['a', 'C8', 'C7'],
    ['e', 'D8', 'C9'],
    ['z', 'D8', 'E8'],
    ['A', 'C1', null],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(hexStep(from, key)).toBe(to);
  });

  test('the next of a list goes round', () => {
    expect([nextOf([4, 7, 9], 9, 1), nextOf([4, 7, 9], 4, -1), nextOf([4, 7], 5, 1), nextOf([], 5, 1)]).toEqual([
      4, 9, 4, -1,
    ]);
  });
});

describe('motion', () => {
  const told = (type: string, details: Record<string, Json>): GameEvent => ({ type, ...details, rules: [] });
  const moved = told('moved', { player: 1, from: 'B6', to: 'B7', how: 'go' });
  const placed = told('token-placed', { space: 'B6' });

  test('what happens later starts later', () => {
    const cues = cuesOf([moved, placed], motionsOf, 'normal', 1);
    const walk = { motion: 'walk', piece: 'B6', pieces: ['B6'], delay: 0, n: 1 };
    expect(cues.get('pawn:1'), 'from where it came').toEqual(walk);
    expect(cues.get('space:B6')).toEqual({ motion: 'drop', delay: 125, n: 1 });
  });

  test('none where none is wanted', () => {
    expect(cuesOf([moved, placed], motionsOf, 'off', 1).size).toBe(0);
  });

  test.each([
    ['a token that is beaten', told('token-gone', { space: 'C3', zombies: 4 }), 'space:C3', 'fall', '4'],
    ['somebody who dies', told('survivor-died', { player: 2, survivor: 'rick' }), 'fallen:2', 'fall', 'rick'],
    ['what is gained', told('gained', { player: 2, units: [0, 0, 1] }), 'stock:2.ammo', 'bump', undefined],
    ['what is burnt', told('fuel-burnt', { player: 2, space: 'C3' }), 'stock:2.fuel', 'bump', undefined],
    [
      'who joins',
      told('follower-joins', { player: 1, survivor: 'ivo', gains: [0, 0, 0] }),
      'survivor:ivo',
      'arrive',
      undefined,
    ],
  ])('%s', (_, event, thing, motion, piece) => {
    expect(motionsOf(event)).toContainEqual({ thing, motion, ...(piece === undefined ? {} : { piece }) });
  });
});
