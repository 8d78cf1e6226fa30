import type { GameBoard, Weight } from '@shamble/parts/board';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfirmBar } from '../prompt/confirm-bar.tsx';
import { Options } from '../prompt/options.tsx';
import { takesTwo } from '../prompt/pointer.ts';
import { toldOf } from '../prompt/rows.ts';
import { useAnswering } from '../prompt/use-answering.ts';
import { question, update } from './fake.ts';
import { toyTable } from './toy.tsx';

const WEIGHTS: Readonly<Record<string, Weight>> = { walk: 'costs', look: 'free', roll: 'reveals', run: 'stirs' };
const board: Partial<GameBoard> = { options: { weight: (_view, _decision, id) => WEIGHTS[id] } };
const decision = question(1, Object.keys(WEIGHTS));

const toy = async (freeUndo = false) => {
  const table = await toyTable({ board, now: { decision, setup: { ...update(1).setup, freeUndo } } });
  return { ...table, answering: () => table.ask(() => useAnswering(decision)) };
};

beforeAll(() => {
  // Nothing has the focus.
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('HTMLElement', class {});
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('an option that cannot be undone', () => {
  test('is shown first, by a mouse too, and given by the second press', async () => {
    const { answering, answers, desk } = await toy();
    answering().choose('roll');
    expect(answers).toEqual([]);
    expect(desk.store.getState().draft.selected).toBe('roll');
    expect(answering()).toMatchObject({ ready: true, locks: true });
    answering().choose('roll');
    expect(answers).toEqual(['roll']);
  });

  test('has a lock on its button, and words beside Confirm', async () => {
    const { answering, draw, desk } = await toy();
    const button = (id: string, html: string) => html.slice(html.indexOf(`data-option="${id}"`)).split('</button>')[0];
    const list = draw(createElement(Options, { decision, answering: answering() }));
    expect(button('roll', list)).toContain('No undo');
    expect(button('walk', list)).not.toContain('No undo');
    expect(button('look', list)).toContain('Free');
    desk.setDraft(decision, { selected: 'roll' });
    expect(draw(createElement(ConfirmBar, { decision, answering: answering() }))).toContain('>No undo<');
    desk.setDraft(decision, { selected: 'walk' });
    expect(draw(createElement(ConfirmBar, { decision, answering: answering() }))).not.toContain('No undo');
  });

  test('is done at once where everything can be undone', async () => {
    const { answering, answers, draw } = await toy(true);
    expect(draw(createElement(Options, { decision, answering: answering() }))).not.toContain('No undo');
    answering().choose('roll');
    expect(answers).toEqual(['roll']);
  });
});

test('what stirs is shown first without a lock, also where everything can be undone', async () => {
  for (const freeUndo of [false, true]) {
    const { answering, answers, desk, draw } = await toy(freeUndo);
    answering().choose('run');
    expect(answers).toEqual([]);
    expect(desk.store.getState().draft.selected).toBe('run');
    expect(answering()).toMatchObject({ ready: true, locks: false });
    expect(draw(createElement(ConfirmBar, { decision, answering: answering() }))).not.toContain('No undo');
    answering().choose('run');
    expect(answers).toEqual(['run']);
  }
});

test('where more is planned than the option, all of it stands over the button, with its own way back', async () => {
  const far = (weight: Weight): Partial<GameBoard> => ({
    options: {
      weight: (_view, _decision, id) => WEIGHTS[id],
      detail: () => [{ id: 'one step' }],
      whole: (_view, { plan }) =>
        plan.length > 1 ? { words: { id: 'all the way' }, detail: () => [{ id: 'two steps' }], weight } : null,
    },
  });
  for (const weight of ['costs', 'reveals'] as const) {
    const { ask, desk, draw } = await toyTable({ board: far(weight), now: { decision } });
    desk.setDraft(decision, { selected: 'walk', plan: ['walk', 'on'] });
    const bar = draw(createElement(ConfirmBar, { decision, answering: ask(() => useAnswering(decision)) }));
    expect(bar).toContain('all the way');
    expect(bar).not.toContain('do walk');
    expect(bar.includes('No undo')).toBe(weight === 'reveals');
    desk.setDraft(decision, { selected: 'walk', plan: [] });
    expect(draw(createElement(ConfirmBar, { decision, answering: ask(() => useAnswering(decision)) }))).toContain(
      'do walk',
    );
  }
});

test('a board is told the same for its menus', async () => {
  const { answering } = await toy();
  const { rows } = answering();
  expect(toldOf(rows, 'roll')).toEqual({ words: 'do roll', detail: '', locks: true });
  expect(toldOf(rows, 'walk')).toMatchObject({ words: 'do walk', locks: false });
});

test('what can be undone is done at once with a mouse', async () => {
  const { answering, answers } = await toy();
  answering().choose('walk');
  expect(answers).toEqual(['walk']);
});

test('who wants one tap has one, who wants two has two, whatever it is', () => {
  expect(takesTwo('one', true, 'touch')).toBe(false);
  expect(takesTwo('two', false, 'key')).toBe(true);
  expect(takesTwo('touch-two', false, 'touch')).toBe(true);
  expect([takesTwo('touch-two', false, 'key'), takesTwo('touch-two', true, 'key')]).toEqual([false, true]);
});
