import type { Decision, Match, Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { type Position, startAt } from '../../rules/test/starting.ts';
import { tongues } from '../../text/test/said.ts';
import { moveOf } from '../forecast/ways.ts';
import { moveLines } from '../forecast/words.ts';
import { options } from '../options.ts';
import { wordOf } from '../plan/draft.ts';
import { sentenceOf } from '../plan/sentence.ts';

const [{ say }] = tongues;

/** Derek far off, so that two sides play. */
const DEREK = { at: [1, 1], side: 2 };

/** Beside a car that may be climbed, and on it. */
const FOOT: Position = {
  tops: true,
  pieces: { vehicle: [[10, 10]] },
  people: { carl: { at: [10, 8] }, derek: DEREK },
};
const TOP: Position = { ...FOOT, people: { carl: { at: [10, 10, 'up 1'] }, derek: DEREK } };

/** Gus, who may Burst, and a barricade in his way. */
const GUS: Position = {
  pieces: { barricade: [[10, 10]] },
  people: { gus: { at: [10, 8] }, derek: DEREK },
};

/** The question about a way, after the gait was chosen. */
function asked(position: Position, gait: string, given: Record<string, string | boolean> = {}) {
  const match = startAt(position, given);
  const [act] = match.pending;
  expect(match.answer(act.seat, act.n, gait)).toBeNull();
  const [decision] = match.pending;
  if (decision.kind !== 'place') throw new Error(decision.ask.id);
  return { match, decision };
}

/** Whether undo is locked after a named place. */
function isLocked(match: Match<War>, { seat, n }: Decision, answer: readonly Point[]): boolean {
  const tried = match.fork();
  expect(tried.answer(seat, n, answer)).toBeNull();
  const undo = tried.undoable(seat);
  return undo !== null && 'locked' in undo;
}

test.each([
  ['a climb up', FOOT, 'sneak', 'up:'],
  ['a climb down', TOP, 'sneak', 'down:'],
  ['a loud climb', FOOT, 'run', 'up:'],
  ['a Burst', GUS, 'burst', 'touch:barricade-1'],
  ['a Burst that stays', GUS, 'burst', 'stay'],
] as const)('%s is without undo, as it is said to be', (_, position, gait, kind) => {
  const { match, decision } = asked(position, gait);
  const weights = decision.candidates.map(({ id }) => [id, options.weight(match.view(0), decision, id)] as const);
  for (const [id, weight] of weights) {
    const found = decision.candidates.find((one) => one.id === id);
    const locked = isLocked(match, decision, found?.answer as readonly Point[]);
    expect(weight === 'reveals', id).toBe(locked);
  }
  expect(weights.find(([id]) => id.startsWith(kind))?.[1]).toBe('reveals');
});

test('climbs have a verb of their own', () => {
  const verbs = [FOOT, TOP].flatMap((position) => {
    const { decision } = asked(position, 'sneak');
    return decision.candidates.flatMap(({ id }) => (/^(?:up|down):/.test(id) ? [options.verb(decision, id)] : []));
  });
  expect(verbs).toEqual([{ id: 'boardview.verb.climb' }, { id: 'boardview.verb.climb' }]);
});

test('a Move that is planned before its gait is given says what it rolls for', () => {
  const match = startAt(GUS);
  const [decision] = match.pending;
  const whole = (selected: string) =>
    options.whole(match.view(0), { decision, selected, plan: [selected, wordOf([[12_000, 9000]])], shares: {} });
  expect(whole('run')).toBeNull();
  const told = whole('burst');
  expect(told?.weight).toBe('reveals');
  expect(told?.detail().map((one) => say(one))).toEqual(['After the Burst a blank ends the activation (50%).']);
});

/** What the sentence and the forecast say of the first place of a kind. */
function told(position: Position, gait: string, kind: string, help = 'full') {
  const { match, decision } = asked(position, gait, { help });
  const { state } = match;
  const found = decision.candidates.find(({ id }) => id.startsWith(kind));
  if (found === undefined) throw new Error(`no ${kind}`);
  const planned = { way: { place: decision, option: null }, spot: found.answer };
  const plan = moveOf(state, { decision, selected: null, plan: [], spot: found.answer });
  if (plan === null) throw new Error('nothing is foretold');
  return {
    sentence: sentenceOf(state, planned)
      .flat()
      .map((one) => say(one))
      .join(' '),
    lines: moveLines(state, plan).map(({ text }) => say(text)),
    detail: options.detail(match.view(0), decision, found.id).map((one) => say(one)),
    plan,
  };
}

test('AW-ELEV12: a climb tells its chance in the sentence, the forecast and the list', () => {
  const { sentence, lines, detail } = told(FOOT, 'sneak', 'up:');
  expect(sentence).toContain('Up (car 1): a badge is needed (50%). After a blank it stays before it');
  expect(lines).toContain('Up (car 1): a badge is needed (50%).');
  expect(detail).toEqual(['with a badge: 50%']);
});

test('AW-ELEV03: a climb down tells of the fall', () => {
  const { sentence, lines, detail } = told(TOP, 'sneak', 'down:');
  expect(sentence).toContain('Down (car 1): a badge is needed (50%). After a blank it lies prone at the foot.');
  expect(lines).toEqual(
    expect.arrayContaining(['Down (car 1): a badge is needed (50%).', 'After a blank it lies prone at the foot.']),
  );
  expect(detail).toEqual(['with a badge: 50% · after a blank prone at the foot']);
});

test('a Search after a climb that is rolled for is no sure thing; Runners do not roll', () => {
  const near: Position = { ...TOP, counters: { a: [10, 8] } };
  const { plan } = told(near, 'sneak', 'down:');
  expect(plan.counters).toEqual(['a']);
  expect(plan.search).toBe('perhaps');
  const runner = told({ ...near, people: { gus: { at: [10, 10, 'up 1'] }, derek: DEREK } }, 'sneak', 'down:');
  expect(runner.plan.search).toBe('sure');
  expect(runner.sentence).toContain('Down (car 1): without a roll.');
});

test('a Burst says that a blank ends the activation', () => {
  const { sentence, lines } = told(GUS, 'burst', 'touch:');
  expect(sentence).toContain('After the Burst a blank ends the activation (50%).');
  expect(lines).toContain('After the Burst a blank ends the activation (50%).');
});

test('a chance is not told where nothing is told beforehand, but what is rolled for', () => {
  const { sentence, detail } = told(TOP, 'sneak', 'down:', 'none');
  expect(sentence).toContain('Down (car 1): a badge is needed. After a blank it lies prone at the foot.');
  expect(sentence).not.toContain('%');
  expect(detail.join()).not.toContain('%');
});
