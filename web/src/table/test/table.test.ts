import { type Answer, pick, place, type Say, type Spot } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { parameters } from '@shamble/kernel/text/faults';
import { describe, expect, test } from 'vitest';
import { statistics } from '../end/statistics.ts';
import { isRoomy, isTight, layoutFor } from '../frame/layout.ts';
import { answerLines, answerWords, draftOf, namedIn } from '../prompt/answer-words.ts';
import { byRef, rowsOf, wayOn } from '../prompt/rows.ts';
import { nextOwn, ownStops, stepBy } from '../replay/playback.ts';
import { nextSheet } from '../state/ui.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';
import { entry, question } from './fake.ts';

const words = {
  prompt: () => ({ id: 'ask' }),
  option: (_: unknown, id: string) => ({ id: `do ${id}` }),
  ref: (_: unknown, id: string) => (id.startsWith('row') ? id.slice(0, 4) : null),
  event: () => null,
  refusal: () => null,
  outcome: () => ({ id: 'end' }),
};
const say: Say = ({ id, params }) => {
  const parts = params?.parts;
  return Array.isArray(parts)
    ? parts.map((part) => (typeof part === 'object' && 'id' in part ? part.id : '')).join(', ')
    : id;
};

const KEYS = [...'123456789', 'x', 'y'];

describe('layouts', () => {
  test('follow the room there is for text', () => {
    expect(layoutFor(1280, 720)).toBe('desk');
    expect(layoutFor(1000, 720)).toBe('tablet');
    expect(layoutFor(1180, 820)).toBe('tablet');
    expect(layoutFor(820, 1180)).toBe('tablet');
    expect(layoutFor(390, 844)).toBe('phone');
    expect(layoutFor(844, 390)).toBe('side');
    expect(layoutFor(640, 360)).toBe('side');
    expect(isRoomy(1920, 1080)).toBe(true);
    expect(isRoomy(1280, 720)).toBe(false);
  });

  test('a low phone with text of 200 % has no room for pointers, with ordinary text it has', () => {
    const tight = [
      [360, 640],
      [844, 390],
      [390, 844],
    ].map(([width, height]) => [isTight(width, height), isTight(width / 2, height / 2)]);
    expect(tight).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ]);
  });
});

describe('options', () => {
  test('a window has its way on first, and Space takes it; beside other answers to the question it is one of them', () => {
    const window = (options: readonly string[]) => ({
      ...question(0, options),
      kind: 'choose' as const,
      options,
      pass: 'go-on',
      beside: ['row1'],
    });
    const rows = rowsOf(window(['go-on']), words, say, KEYS);
    expect(rows.main.map(({ id, key }) => [id, key])).toEqual([['go-on', '1']]);
    expect(rows.beside[0]).toMatchObject({ key: '2', words: 'do row1', refs: ['row1'] });
    expect(wayOn(window(['go-on']))).toBe('go-on');
    const rival = window(['x', 'go-on']);
    expect(rowsOf(rival, words, say, KEYS).main.map(({ id, key }) => [id, key])).toEqual([
      ['x', '1'],
      ['go-on', '2'],
    ]);
    expect(wayOn(rival)).toBeNull();
  });

  test('get the keys that commands leave, and their words only when somebody looks', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `o${i}`);
    const looked: string[] = [];
    const spoken: Say = ({ id }) => {
      looked.push(id);
      return id;
    };
    const { main } = rowsOf(question(0, ids), words, spoken, KEYS);
    expect(main.map(({ key }) => key)).toEqual([...KEYS, null]);
    expect(looked).toEqual([]);
    expect(main[9]).toMatchObject({ id: 'o9', refs: [], words: 'do o9' });
  });

  test('several may refer to one thing on the board', () => {
    const rows = rowsOf(question(0, ['row1.a', 'row1.b', 'other']), words, say, KEYS);
    expect([...byRef(rows)]).toEqual([['row1', ['row1.a', 'row1.b']]]);
  });

  test('one may refer to several things on the board, and is told under the first', () => {
    const both = { ...words, ref: (_: unknown, id: string) => [`weapon:${id}`, 'zone'] };
    const rows = rowsOf(question(0, ['bow', 'bat']), both, say, KEYS);
    expect([...byRef(rows)]).toEqual([
      ['weapon:bow', ['bow']],
      ['zone', ['bow', 'bat']],
      ['weapon:bat', ['bat']],
    ]);
  });

  test('answers are told in words and laid out as a plan', () => {
    const decision = question(0);
    expect(answerWords(decision, ['a', 'b'], words, say)).toBe('do a, do b');
    expect(namedIn(decision, { a: 1 })).toEqual(['a']);
    expect(draftOf(decision, ['a', 'b'])).toMatchObject({ plan: ['a', 'b'], selected: null });
    expect(draftOf(decision, 'a')).toMatchObject({ selected: 'a' });
    expect(draftOf(decision, { a: 2 })).toMatchObject({ shares: { a: 2 } });
  });

  test('places have their names in the list, and their own words wherever they are', () => {
    const region = { in: [{ disc: [0, 0], radius: 9 }] } as const;
    const decision = place(
      0,
      { id: 'where', rules: ['T-1'] },
      { region, candidates: [{ id: 'row1.tree', answer: [3, 4] }] },
    );
    const rows = rowsOf(decision, words, say, KEYS);
    expect(rows.main).toMatchObject([{ id: 'row1.tree', words: 'do row1.tree', refs: ['row1'], key: KEYS[0] }]);
    const spoken = { ...words, spot: (_: unknown, [x, y]: Spot) => ({ id: `do ${x}/${y}` }) };
    expect(answerWords(decision, [3, 4], spoken, say)).toBe('do 3/4');
    expect(draftOf(decision, [3, 4])).toMatchObject({ selected: 'row1.tree', spot: null });
    expect(draftOf(decision, [4, 3])).toMatchObject({ selected: null, spot: [4, 3] });
  });

  test('what is put together is told by the places it refers to', () => {
    const placed: Record<string, string> = {
      'row1.bat': 'Row 1: bat (1 hit)',
      'row1.extra': 'Row 1: extra hit',
      'row1.extra2': 'Row 1: extra hit no. 2',
      'row2.dart': 'Row 2: dart (1 hit)',
      card: 'Play a card',
    };
    const told = { ...words, option: (_: unknown, id: string) => ({ id }) };
    const spoken = speaker('en', { ...en, ...placed });
    const decision = { ...pick(0, { id: 'place', rules: ['T-1'] }, Object.keys(placed), { min: 0, max: 9 }), n: 0 };
    const lines = (answer: Answer) => answerLines(decision, answer, told, spoken);
    expect(lines(['row1.extra2', 'row2.dart', 'card', 'row1.extra'])).toEqual([
      'Row 1: extra hit no. 2 and extra hit',
      'Row 2: dart (1 hit)',
      'Play a card',
    ]);
    expect(lines(['row1.bat'])).toEqual(['Row 1: bat (1 hit)']);
    expect(lines([])).toEqual(['Nothing']);
    expect(lines('card')).toEqual(['Play a card']);
  });
});

test('statistics are those the game has words for, with counts and sums', () => {
  const entries = [entry(1, 'bitten'), entry(2, 'bitten'), entry(2, 'moved')].map((one, i) => ({
    ...one,
    event: { ...one.event, bites: i + 1 },
  }));
  const own = speaker('en', { 'stats.bitten': '{n} times, {bites} bites' });
  expect(statistics(entries, own)).toEqual(['2 times, 3 bites']);
});

test('the next own decision lies after the moment', () => {
  expect(nextOwn([2, 5, 9], 5)).toBe(9);
  expect(nextOwn([2, 5, 9], 9)).toBeNull();
});

test('the decision that is open is the last stop of the own ones', () => {
  expect(nextOwn(ownStops([2, 5], { at: 9, decision: question(9) }), 5)).toBe(9);
  expect(nextOwn(ownStops([2, 5], { at: 9, decision: question(9) }), 9)).toBeNull();
  expect(nextOwn(ownStops([2, 5], { at: 9, decision: null }), 5)).toBeNull();
  expect(ownStops([2, 9], { at: 9, decision: question(9) })).toEqual([2, 9]);
});

test('keys of the replay go on from the last wish and stay within the log', () => {
  expect(['Home', 'End', 'ArrowLeft', 'ArrowRight'].map((key) => stepBy(key, 4, 9))).toEqual([0, 9, 3, 5]);
  expect(stepBy('ArrowLeft', 0, 9)).toBe(0);
  expect(stepBy('ArrowRight', 9, 9)).toBe(9);
  expect(stepBy('x', 4, 9)).toBeNull();
});

test('the sheet stops at its ends', () => {
  expect(nextSheet('peek', -1)).toBe('peek');
  expect(nextSheet('peek', 1)).toBe('half');
  expect(nextSheet('full', 1)).toBe('full');
});

test('all three languages say everything, with the same things in it', () => {
  for (const messages of [it, fr])
    for (const [id, text] of Object.entries(messages)) {
      expect(text, id).not.toBe('');
      expect(parameters(text), id).toEqual(parameters(en[id as keyof typeof en]));
    }
});
