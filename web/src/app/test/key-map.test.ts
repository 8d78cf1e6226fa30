import { describe, expect, it } from 'vitest';
import {
  COMMANDS,
  commandFor,
  type KeyChanges,
  keysWith,
  optionKeys,
  readKeyChanges,
  refuseKey,
  withKey,
} from '../key-map.ts';
import { defaults, readSettings, settingsStore } from '../settings.ts';
import { safeStorage } from '../storage.ts';

const FIRST = keysWith({});
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('the keys of commands', () => {
  it('are all different, and never those of options', () => {
    expect(new Set(Object.values(FIRST)).size).toBe(COMMANDS.length);
    for (const key of Object.values(FIRST)) expect(optionKeys(FIRST)).not.toContain(key);
    expect(optionKeys(FIRST).slice(0, 11).join('')).toBe('123456789ab');
    expect(new Set(optionKeys(FIRST)).size).toBe(optionKeys(FIRST).length);
  });

  it('lead to the command, whatever Caps Lock says, and letters not together with Shift', () => {
    expect(commandFor(FIRST, press('h'))).toBe('hint');
    expect(commandFor(FIRST, press('H'))).toBe('hint');
    expect(commandFor(FIRST, press('H', true))).toBeNull();
    expect(commandFor(FIRST, press('?', true))).toBe('help');
    expect(['g', 'q'].map((key) => commandFor(FIRST, press(key)))).toEqual(['to-board', 'to-prompt']);
    expect(commandFor(FIRST, press('1'))).toBeNull();
    expect(commandFor(FIRST, press('Home'))).toBeNull();
  });

  it.each(['1', '9', 'Tab', 'Escape', ' ', 'Enter', 'ArrowLeft', 'ArrowUp', 'Home', 'F5', 'Dead', ''])(
    'cannot be one that means something fixed (%s)',
    (key) => expect(refuseKey(FIRST, 'hint', key)).toEqual({ code: 'reserved' }),
  );

  it('cannot be that of another command, in small or capital letters', () => {
    expect(refuseKey(FIRST, 'hint', 's')).toEqual({ code: 'taken', by: 'status' });
    expect(refuseKey(FIRST, 'hint', 'S')).toEqual({ code: 'taken', by: 'status' });
    expect(refuseKey(FIRST, 'hint', 'h')).toBeNull();
    expect(refuseKey(FIRST, 'hint', '0')).toBeNull();
    expect(refuseKey(FIRST, 'hint', 'é')).toBeNull();
  });

  it('can be changed and are free again then', () => {
    const changes = withKey({}, 'hint', 'X');
    const keys = keysWith(changes);
    expect(changes).toEqual({ hint: 'x' });
    expect([commandFor(keys, press('x')), commandFor(keys, press('h'))]).toEqual(['hint', null]);
    expect(refuseKey(keys, 'status', 'h')).toBeNull();
    expect(optionKeys(keys)).toContain('h');
    expect(optionKeys(keys)).not.toContain('x');
  });

  it('are no change where they are the first ones again', () => {
    expect(withKey({ hint: 'x' }, 'hint', 'h')).toEqual({});
  });
});

describe('the commands of a board', () => {
  const own = [
    { id: 'toy.tape', key: 'k' },
    { id: 'toy.turn', key: 'e' },
  ] as const;

  it('have keys of their own, which no option has', () => {
    const keys = keysWith({}, own);
    expect([commandFor(keys, press('k')), commandFor(keys, press('e'))]).toEqual(['toy.tape', 'toy.turn']);
    expect(commandFor(FIRST, press('k'))).toBeNull();
    expect(optionKeys(keys)).not.toContain('k');
    expect(optionKeys(FIRST)).toContain('k');
    expect(refuseKey(keys, 'hint', 'k')).toEqual({ code: 'taken', by: 'toy.tape' });
    expect(refuseKey(keys, 'toy.tape', 'h')).toEqual({ code: 'taken', by: 'hint' });
  });

  it('can be changed, and are no change where they are the first ones again', () => {
    const changes = withKey({}, 'toy.tape', 'x', own);
    expect(changes).toEqual({ 'toy.tape': 'x' });
    expect(commandFor(keysWith(changes, own), press('x'))).toBe('toy.tape');
    expect(withKey(changes, 'toy.tape', 'k', own)).toEqual({});
  });

  it('have no key where the reader gave it to the table', () => {
    const keys = keysWith({ hint: 'k' }, own);
    expect(keys['toy.tape']).toBe('');
    expect(commandFor(keys, press('k'))).toBe('hint');
    expect(refuseKey(keys, 'toy.tape', 'h')).toBeNull();
  });
});

describe('remembered keys', () => {
  const read = (keyMap: unknown) => readSettings(JSON.stringify({ theme: 'paper', keyMap }), defaults()).keyMap;

  it('come back, two that changed places too, and go with a reset', () => {
    const storage = safeStorage(() => undefined);
    const store = settingsStore(storage, defaults());
    const swapped: KeyChanges = { hint: 's', status: 'h' };
    store.getState().set({ keyMap: swapped });
    const next = settingsStore(storage, defaults());
    expect(next.getState().keyMap).toEqual(swapped);
    next.getState().reset();
    expect(settingsStore(storage, defaults()).getState().keyMap).toEqual({});
  });

  it('of a board come back, whatever board that is', () => {
    expect(read({ 'toy.tape': 'X', 'toy.turn': 'Tab', 'toy.aim': 7 })).toEqual({ 'toy.tape': 'x' });
  });

  it('are the first ones where none were kept', () => {
    expect(readSettings('{"theme":"paper"}', defaults()).keyMap).toEqual({});
  });

  it('are taken one by one, but not where two commands would have one key', () => {
    expect(read({ hint: 'X', status: 'Tab', nothing: 'y', last: 7 })).toEqual({ hint: 'x' });
    expect(read({ hint: 's' })).toEqual({});
    for (const nonsense of [null, 7, 'x', []]) expect(readKeyChanges(nonsense)).toEqual({});
  });
});
