import { ConfigError, configure, type Match, type Refusal } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import type { Walking } from '../state.ts';
import { drive } from './drive.ts';
import { type Position, stage } from './stage.ts';

/** The answer is refused like this, and nothing has changed. */
function refused(match: Match<Walking>, answer: string, refusal: Partial<Refusal>, seat = match.pending[0].seat): void {
  const { fingerprint, pending, events, answers } = match;
  const [before, told, given] = [structuredClone(pending), events.length, answers.length];
  expect(match.answer(seat, pending[0].n, answer)).toMatchObject(refusal);
  expect(match.fingerprint).toBe(fingerprint);
  expect(match.pending).toEqual(before);
  expect([match.events.length, match.answers.length]).toEqual([told, given]);
}

const RICK = { team: ['rick', 'arnold'], space: 'A6' };
const SHANE = { team: ['shane', 'oscar'], space: 'E15' };
const table = (more: Partial<Position> = {}): Match<Walking> => stage({ players: [RICK, SHANE], ...more });

describe('a table that cannot be set up', () => {
  it.each([0, 7, 2.5])('%d seats', (seats) => {
    expect(() => configure(game, seats)).toThrow(ConfigError);
    expect(() => configure(game, seats)).toThrow('1 to 6 seats');
  });

  it.each([
    [{ edition: 'en' }, 'option "edition" is fr or it, not "en"'],
    [{ characters: 'rick' }, 'option "characters" is random or choose, not "rick"'],
    [{ elimination: 'never' }, 'option "elimination" is restart or out, not "never"'],
    [{ editon: 'it' }, 'has no option "editon"'],
  ])('%j', (options, message) => {
    expect(() => configure(game, 2, options)).toThrow(ConfigError);
    expect(() => configure(game, 2, options)).toThrow(message);
  });
});

describe('who may answer', () => {
  it('nobody answers for another', () => {
    refused(table(), 'go.B6', { code: 'not-your-decision', params: { who: { seat: 0 } } }, 1);
  });

  it('an answer to an older question, or to none, is refused', () => {
    const match = table();
    const { n } = match.pending[0];
    expect(match.answer(0, n, 'go.B6')).toBeNull();
    const { fingerprint } = match;
    expect(match.answer(0, n, 'go.B5')).toMatchObject({ code: 'stale' });
    expect(match.answer(0, n + 99, 'go.B5')).toMatchObject({ code: 'no-such-decision' });
    expect(match.fingerprint).toBe(fingerprint);
  });

  it('nobody votes twice, nor sees the votes before all are in (WD-ENC10)', () => {
    const match = table({ players: [{ ...RICK, space: 'B6' }, SHANE], encounters: ['V02'] });
    drive(match, { step: ['go.B7'] }, 'vote');
    const [own, other] = match.pending;
    expect(match.answer(0, own.n, 'yes')).toBeNull();
    const { fingerprint } = match;
    expect(match.answer(0, own.n, 'no')).toMatchObject({ code: 'already-answered' });
    expect(match.answer(0, other.n, 'no')).toMatchObject({ code: 'not-your-decision' });
    expect(match.answer(1, other.n, 'maybe')).toMatchObject({ code: 'not-offered' });
    expect(match.fingerprint).toBe(fingerprint);
    expect(match.events.map(({ event }) => event.type)).not.toContain('voted');
    expect(match.pending).toEqual([other]);
  });
});

describe('steps that cannot be made', () => {
  const own = (space: string, stock: readonly [number, number, number] = [1, 1, 1], more: Partial<Position> = {}) =>
    table({ players: [{ ...RICK, space, stock }, SHANE], ...more });

  it.each([
    ['go.D6', 'border', 'WD-BOARD05'],
    ['go.B8', 'not-adjacent', 'WD-MOVE01'],
    ['go.Z9', 'no-space', 'WD-BOARD01'],
    ['stop', 'must-move', 'WD-MOVE02'],
    ['drive.B6.C7', 'border', 'WD-BOARD05'],
    ['drive.B6.B7', 'not-empty', 'WD-FUEL03-R'],
    ['drive.B6.C6', 'just-left', 'WD-FUEL14'],
    ['drive.B6.B5.B4', 'too-far', 'WD-FUEL03'],
    ['bypass.B6', 'no-token', 'WD-FUEL05'],
    ['rope.D6', 'not-your-item', 'WD-INV04'],
    ['stay', 'no-retry', 'WD-LOC17-R'],
    ['leave', 'own-turn', 'WD-TEAM15'],
    ['food.rick', 'not-recovering', 'WD-REC03'],
    ['item.crowbar', 'not-your-item', 'WD-INV04'],
  ])('%s from C6', (answer, code, rule) => {
    refused(own('C6'), answer, { code, rules: [rule] });
  });

  it('no Fuel without Fuel, and none beyond the limit', () => {
    refused(own('A6', [1, 0, 1]), 'drive.B6.B5', { code: 'no-fuel', rules: ['WD-FUEL01'] });
    refused(own('A6', [1, 0, 1], { tokens: { B6: [1] } }), 'bypass.B6', { code: 'no-fuel', rules: ['WD-FUEL01'] });
    refused(own('A6', [1, 9, 1], { now: { fuel: 3 } }), 'drive.B6.B5', { code: 'fuel-limit', rules: ['WD-FUEL02'] });
  });

  it('no bypass of a space with an icon, in one edition', () => {
    const tokens = { B7: [3] };
    refused(own('B6', [1, 1, 1], { tokens }), 'bypass.B7', { code: 'icon-space', rules: ['WD-FUEL10'] });
    const [decision] = own('B6', [1, 1, 1], { tokens, edition: 'it' }).pending;
    expect(decision).toMatchObject({ options: expect.arrayContaining(['bypass.B7']) });
  });

  it('no Location without its card, or without what it asks for', () => {
    const shown = ['motelB', 'farmA', 'mallA'];
    refused(own('B8'), 'go.B9', { code: 'no-location-card', rules: ['WD-LOC02'] });
    refused(own('B8', [2, 1, 1], { shown }), 'go.B9', { code: 'requirements', rules: ['WD-LOC03'] });
  });
});

describe('groups', () => {
  const GLENN = { team: ['glenn', 'teo'], space: 'A6' };
  const turn = (players: Position['players']): Match<Walking> => stage({ players, step: 'turn' });

  it('nobody is invited from elsewhere', () => {
    refused(turn([RICK, GLENN, SHANE]), 'invite.3', { code: 'elsewhere', rules: ['WD-TEAM01'] });
  });

  it('nobody is invited who is in the group already', () => {
    const together = { space: 'A6', group: 1 };
    const match = turn([{ ...RICK, ...together }, GLENN, { ...SHANE, ...together }]);
    drive(match, { 'leave-group': ['remain'] }, 'invite');
    refused(match, 'invite.3', { code: 'already-together', rules: ['WD-TEAM02-R'] });
  });

  it('nobody is invited back who left this turn', () => {
    const match = turn([
      { ...RICK, group: 1 },
      { ...GLENN, group: 1 },
      { ...SHANE, space: 'A6' },
    ]);
    drive(match, { 'leave-group': ['leave'] }, 'invite');
    refused(match, 'invite.2', { code: 'left-this-turn', rules: ['WD-TEAM02-R'] });
  });
});

describe('fights and rest', () => {
  const fight = (more: Partial<Position['players'][number]>, faces: string[], until = 'shoot'): Match<Walking> => {
    const players = [{ ...RICK, team: ['dale', 'arnold'], ...more }, SHANE];
    const match = stage({ players, tokens: { B6: [2] } }, { blue: [faces], red: [['-']], green: [['-']] });
    drive(match, { step: ['go.B6'] }, until);
    return match;
  };

  it('no Ammo without Ammo', () => {
    const match = fight({ stock: [1, 1, 0], items: ['crowbar'] }, ['-', '-']);
    refused(match, 'ammo', { code: 'no-ammo', rules: ['WD-AMMO01'] });
    refused(match, 'item.fireAxe', { code: 'not-your-item', rules: ['WD-INV04'] });
  });

  it('no item outside its window, and no use of a lasting one', () => {
    const match = fight({ items: ['crowbar', 'medicalKit', 'machete'] }, ['-', '-']);
    const when = { id: 'moment.recover' };
    refused(match, 'item.medicalKit', { code: 'not-in-this-window', params: { when }, rules: ['WD-INV02'] });
    refused(match, 'item.machete', { code: 'lasting', rules: ['WD-INV02'] });
  });

  it('no Ammo in an action roll', () => {
    const players = [{ ...RICK, team: ['dale', 'arnold'], space: 'B6', items: ['lockpicks'] }, SHANE];
    const script = { blue: [['-', '-']], red: [['-']], green: [['-']] };
    const match = stage({ players, encounters: ['A05'] }, script);
    drive(match, { step: ['go.B7'] }, 'help-action');
    refused(match, 'ammo', { code: 'no-shots-in-actions', rules: ['WD-AMMO10'] });
  });

  it('no Food for strangers, for the rested, or without Food', () => {
    const at = (food: number): Match<Walking> =>
      stage({
        players: [{ ...RICK, team: ['rick 1', 'arnold'], stock: [food, 1, 1], items: ['medicalKit'] }, SHANE],
        step: 'recover',
      });
    refused(at(1), 'food.shane', { code: 'not-yours', rules: ['WD-REC01'] });
    refused(at(1), 'food.arnold', { code: 'not-tired', rules: ['WD-REC04'] });
    refused(at(0), 'food.rick', { code: 'no-food', rules: ['WD-REC01'] });
  });

  it('no more Fatigue on one survivor than kills, and all of it on somebody', () => {
    const match = fight({ stock: [1, 1, 0] }, ['-', '-'], 'allot');
    const [decision] = match.pending;
    expect(decision.ask.id).toBe('allot');
    const { fingerprint } = match;
    expect(match.answer(0, decision.n, { dale: 1 })).toMatchObject({ code: 'wrong-total' });
    expect(match.answer(0, decision.n, { shane: 2 })).toMatchObject({ code: 'not-offered' });
    expect(match.answer(0, decision.n, { dale: -1, arnold: 3 })).toMatchObject({ code: 'malformed' });
    expect(match.answer(0, decision.n, ['dale', 'arnold'])).toMatchObject({ code: 'malformed' });
    expect(match.fingerprint).toBe(fingerprint);
  });
});
