import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../decision.ts';
import { LANGS } from '../../kit.ts';
import { kernelMessages, refusalMessage, undoMessage } from '../kernel.ts';
import { speaker } from '../speaker.ts';

const refusals: readonly Refusal[] = [
  { code: 'stale', params: { n: 1, now: 2 } },
  { code: 'no-such-decision', params: { n: 3, now: 2 } },
  { code: 'not-your-decision', params: { who: { seat: 1 } } },
  { code: 'already-answered' },
  { code: 'game-over' },
  { code: 'malformed' },
  { code: 'not-offered', params: { option: 'a' } },
  { code: 'too-many', params: { max: 2, got: 3 } },
  { code: 'too-few', params: { min: 1, got: 0 } },
  { code: 'twice', params: { option: 'a' } },
  { code: 'incomplete', params: { wanted: 3, got: 2 } },
  { code: 'over-limit', params: { option: 'a', limit: 1, got: 2 } },
  { code: 'wrong-total', params: { total: 4, got: 3 } },
  { code: 'outside', params: { x: 1, y: 2 } },
  { code: 'blocked', params: { x: 1, y: 2 } },
  { code: 'too-far', params: { reach: 10, short: 1 } },
  { code: 'no-spot', params: { form: 'path' } },
  { code: 'no-spot', params: { form: 'pose' } },
  { code: 'no-spot', params: { form: 'point' } },
  { code: 'no-turn', params: { turn: 24, turns: 24 } },
  { code: 'rules-error', params: { ref: '0abc123' } },
];

describe.each(LANGS)('the kernel in %s', (lang) => {
  const say = speaker(lang, {});

  test.each(refusals)('says $code', (refusal) => {
    const said = say(refusalMessage(refusal));
    expect(said).toMatch(/^\p{Lu}.*\.$/u);
    expect(refusalMessage(refusal).id).toBe(`kernel.refusal.${refusal.code}`);
  });

  test('says exactly how many where there is no choice of it', () => {
    const exact = refusalMessage({ code: 'too-few', params: { min: 6, got: 0, max: 6 } });
    expect(exact.id).toBe('kernel.refusal.exactly');
    expect(say(exact)).toMatch(/6.*\.$/);
  });

  test('has every message of the English catalogue, and no other', () => {
    expect(Object.keys(kernelMessages(lang))).toEqual(Object.keys(kernelMessages('en')));
  });

  test('says why nothing can be taken back', () => {
    for (const undo of [null, { locked: 'other-seat' }, { locked: 'battle' }]) {
      expect(say(undoMessage(undo)!)).toMatch(/\.$/);
    }
  });
});

test('numbers take their plural', () => {
  const it = speaker('it', {});
  expect(it(refusalMessage({ code: 'too-many', params: { max: 1, got: 2 } }))).toBe(
    'Puoi scegliere al massimo 1 cosa (scelte finora: 2).',
  );
  expect(it(refusalMessage({ code: 'too-many', params: { max: 2, got: 3 } }))).toBe(
    'Puoi scegliere al massimo 2 cose (scelte finora: 3).',
  );
  const en = speaker('en', {});
  expect(en(refusalMessage({ code: 'too-many', params: { max: 0, got: 1 } }))).toBe(
    'You cannot choose anything here; you chose 1.',
  );
});

test('a game says its own refusals first', () => {
  const describe = { refusal: ({ code }: Refusal) => (code === 'row-full' ? { id: 'toy.row-full' } : null) };
  expect(refusalMessage({ code: 'row-full' }, describe)).toEqual({ id: 'toy.row-full' });
  expect(refusalMessage({ code: 'game-over' }, describe)).toEqual({ id: 'kernel.refusal.game-over' });
});

test('a code nobody knows is still said', () => {
  expect(speaker('en', {})(refusalMessage({ code: 'odd' }))).toBe('That did not work.');
});

test('what can be taken back needs no excuse', () => {
  expect(undoMessage({ to: 3 })).toBeNull();
  expect(undoMessage({ locked: 'battle' })).toEqual({ id: 'kernel.undo.chance' });
});
