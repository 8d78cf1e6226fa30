import { afterEach, expect, test, vi } from 'vitest';
import { keptVoice, nextVoice, type Voice } from '../plan/voice.ts';
import { keepGroups, savedGroups } from '../saved-groups.ts';

function shelf(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  return stored;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('how much the cursor says is remembered on the device', () => {
  const stored = shelf();
  expect(keptVoice()).toBe('normal');
  const heard: Voice[] = [];
  for (let voice = keptVoice(), i = 0; i < 3; i++) {
    voice = nextVoice(voice);
    heard.push(voice);
    expect(keptVoice(), 'as after a reload').toBe(voice);
  }
  expect(heard).toEqual(['full', 'short', 'normal']);
  expect([...stored.keys()]).toEqual(['shamble.all-out-war.voice']);
  stored.set('shamble.all-out-war.voice', '"louder"');
  expect(keptVoice()).toBe('normal');
  stored.set('shamble.all-out-war.voice', 'no words');
  expect(keptVoice()).toBe('normal');
});

test('where the browser keeps nothing it is the usual one, and can be changed all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keptVoice()).toBe('normal');
  expect(nextVoice('normal')).toBe('full');
  expect(savedGroups()).toEqual([]);
  expect(keepGroups(['a'])).toBe(false);
});

test('saved groups lie beside it as before', () => {
  const stored = shelf();
  stored.set('shamble.all-out-war.groups', '["one line", 5]');
  expect(savedGroups()).toEqual(['one line']);
  expect(keepGroups(['another'])).toBe(true);
  expect(stored.get('shamble.all-out-war.groups')).toBe('["another"]');
});
