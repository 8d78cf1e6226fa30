import type { GameBoard } from '@shamble/parts/board';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { possibleWords } from '../keys/status.ts';
import { Options } from '../prompt/options.tsx';
import { useAnswering } from '../prompt/use-answering.ts';
import { byVerb } from '../prompt/verbs.ts';
import { question } from './fake.ts';
import { toyTable } from './toy.tsx';

const MOVES = Array.from({ length: 9 }, (_, i) => `move:${i}`);
const SHOTS = ['shoot:bow', 'shoot:gun', 'shoot:sling'];
const IDS = [...MOVES, 'search', ...SHOTS, 'end'];

const details: string[] = [];
const board: Partial<GameBoard> = {
  options: {
    verb: (_, id) => (id === 'end' ? null : { id: `to ${id.split(':')[0]}` }),
    detail: (_view, _decision, id) => {
      details.push(id);
      return [{ id: `cost of ${id}` }, { id: 'odds' }];
    },
  },
};

const toy = async (ids: readonly string[], fold: string | null = null, beside: readonly string[] = []) => {
  const decision = { ...question(1, ids), beside };
  const table = await toyTable({ board, now: { decision }, ui: { fold } });
  const answering = table.ask(() => useAnswering(decision));
  return { ...table, answering, html: table.draw(createElement(Options, { decision, answering })) };
};

/** The buttons of a page, as their words. */
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) => inner.replace(/<[^>]*>/g, ' ').trim());

beforeAll(() => {
  // Every option that has a button can be seen.
  vi.stubGlobal('document', { querySelector: () => ({ offsetParent: {} }) });
  vi.stubGlobal('CSS', { escape: String });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('a list that is too long', () => {
  test('shows its verbs, and where a verb has one option that option', async () => {
    const { html, answering } = await toy(IDS);
    expect(buttons(html).map((words) => words.replace(/ +/g, ' '))).toEqual([
      '1 to move 9',
      '2 do search',
      '3 to shoot 3',
      '4 do end',
    ]);
    expect(answering.rows.verbs?.map(({ rows }) => rows.length)).toEqual([9, 1, 3, 1]);
  });

  test('gives its keys to the list that is unfolded', async () => {
    const { html } = await toy(IDS, 'verb shoot:bow');
    expect(buttons(html).map((words) => words.replace(/ +/g, ' '))).toEqual([
      'to move 9',
      'do search',
      'to shoot 3',
      '1 do shoot:bow',
      '2 do shoot:gun',
      '3 do shoot:sling',
      'do end',
    ]);
  });

  test('is told by its verbs with their counts, and the options of one where that is unfolded', async () => {
    const told = async (fold: string | null): Promise<string[]> => {
      const { context, desk, answering } = await toy(IDS, fold);
      return possibleWords(context, desk.store.getState(), answering.rows).split('\n');
    };
    const whole = (id: string) => `Do ${id}. Cost of ${id} odds`;
    const folded = ['ask', '1: to move (9)', `2: ${whole('search')}`, '3: to shoot (3)', `4: ${whole('end')}`];
    expect(await told(null)).toEqual(folded);
    expect(await told('verb shoot:bow')).toEqual(['ask', ...SHOTS.map((id, i) => `${i + 1}: ${whole(id)}`)]);
  });

  test('goes behind its verbs as soon as one row does not hold it', async () => {
    const ids = ['move:0', 'move:1', 'move:2', 'search', 'shoot:bow'];
    expect((await toy([...ids, 'end'])).answering.rows.verbs).toBeNull();
    expect((await toy([...ids, 'shoot:gun', 'end'])).answering.rows.verbs).toHaveLength(4);
  });

  test('what can be played beside it is sorted, too: what stands alone is seen at once', async () => {
    const drops = Array.from({ length: 7 }, (_, i) => `drop:${i}`);
    const words = async (beside: readonly string[]) =>
      buttons((await toy(['move:0', 'end'], null, beside)).html).map((one) => one.replace(/ +/g, ' '));
    expect(await words(['load:gun', ...drops])).toEqual(['1 do move:0', '2 do end', '3 do load:gun', 'to drop 7']);
    expect(await words(drops), 'one thing is named, too').toEqual(['1 do move:0', '2 do end', 'to drop 7']);
    const { answering } = await toy(['move:0', 'end'], null, ['drop:0']);
    expect(answering.rows.besideVerbs, 'a single play does not stand open').toBeNull();
  });

  test('is left as it is where verbs would not make it shorter', () => {
    expect(byVerb(['a', 'b', 'c'], () => null, 2)).toBeNull();
    expect(byVerb(['a', 'b', 'c'], () => 'same', 2)).toBeNull();
    expect(byVerb(['a1', 'a2', 'b'], ([letter]) => letter, 2)).toHaveLength(2);
  });
});

test('a short list has no verbs', async () => {
  const { answering, html } = await toy(SHOTS);
  expect(answering.rows.verbs).toBeNull();
  expect(buttons(html)).toHaveLength(3);
});

test('a second line is made when somebody looks, in the words of the board', async () => {
  details.length = 0;
  const { answering } = await toy(IDS);
  expect(details).toEqual([]);
  expect(answering.rows.main[0].detail?.()).toBe('cost of move:0 odds');
});
