import { choose, order, pick, place, split } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { readAnswer } from '../play/answer.ts';

const ASK = { id: 'ask', rules: [] };
const beside = ['sing'];

describe('a line as an answer', () => {
  const choice = choose(0, ASK, ['walk', 'nap'], { beside });
  const some = pick(0, ASK, ['apple', 'bun', 'cake'], { min: 0, max: 2, beside });
  const shares = split(0, ASK, ['me', 'birds'], 3, { beside });
  const oneShare = split(0, ASK, ['me'], 2, { beside });
  const all = order(0, ASK, ['cup', 'plate']);
  const where = {
    region: { in: [{ disc: [0, 0], radius: 9 }] },
    candidates: [{ id: 'tree', answer: [4, 5] }],
  } as const;
  const spot = place(0, ASK, where, { beside });
  const pose = place(0, ASK, { ...where, turns: 4, candidates: [{ id: 'tree', answer: [4, 5, 3] }] });
  const way = place(0, ASK, { ...where, path: { from: [0, 0], reach: 9 }, candidates: [{ id: 'stay', answer: [] }] });
  const window = { ...choose(0, ASK, ['rest'], { beside }), pass: 'rest' };

  test.for([
    [choice, '2', 'nap'],
    [choice, ' walk ', 'walk'],
    [choice, '3', 'sing'],
    [window, '', 'rest'],
    [window, '2', 'sing'],
    [some, '0', []],
    [some, '3, 1', ['cake', 'apple']],
    [some, 'bun 1', ['bun', 'apple']],
    [some, 'sing', 'sing'],
    [some, '4', 'sing'],
    [shares, '2 1', { me: 2, birds: 1 }],
    [shares, '3 0', { me: 3 }],
    [shares, 'birds=1 1=2', { me: 2, birds: 1 }],
    [shares, '3', 'sing'],
    [oneShare, '2', { me: 2 }],
    [oneShare, 'sing', 'sing'],
    [all, '2 1', ['plate', 'cup']],
    [spot, '1', [4, 5]],
    [spot, '-1,2', [-1, 2]],
    [spot, 'tree', [4, 5]],
    [pose, '1', [4, 5, 3]],
    [pose, ' 1,-2,3 ', [1, -2, 3]],
    [way, 'stay', []],
    [way, '7,8', [[7, 8]]],
    [spot, '2', 'sing'],
    [
      way,
      '1,1 2,2',
      [
        [1, 1],
        [2, 2],
      ],
    ],
  ] as const)('%#', ([decision, line, answer]) => {
    expect(readAnswer(decision, line)).toEqual({ answer });
  });

  test('points are typed in the unit of the game', () => {
    expect(readAnswer(spot, '4,-0.25', 1000)).toEqual({ answer: [4000, -250] });
    expect(readAnswer(pose, '10,13.5,3', 1000)).toEqual({ answer: [10_000, 13_500, 3] });
    expect(readAnswer(way, '1,1.0005 2.1,2', 1000)).toEqual({
      answer: [
        [1000, 1001],
        [2100, 2000],
      ],
    });
    expect(readAnswer(spot, '4,5.', 1000)).toEqual({ unclear: 'point', word: '4,5.' });
    expect(readAnswer(spot, '4,5.5')).toEqual({ unclear: 'point', word: '4,5.5' });
  });

  test.for([
    [choice, '', 'empty'],
    [some, '', 'empty'],
    [choice, '1 2', 'one'],
    [choice, '4', 'word'],
    [choice, '0', 'word'],
    [some, '1 9', 'word'],
    [shares, '', 'empty'],
    [shares, '1 1 1', 'shares'],
    [shares, '1 x', 'shares'],
    [shares, 'dog=2', 'shares'],
    [spot, '9', 'word'],
    [spot, 'there', 'point'],
    [spot, '1,1 2,2', 'point'],
    [spot, '1,1,1', 'point'],
    [spot, '1.5,1', 'point'],
    [way, '1,1 tree', 'point'],
    [way, '1,1,1', 'point'],
    [pose, '1,1', 'pose'],
    [pose, '1,1,-1', 'pose'],
    [pose, '1,1,1 2,2,2', 'pose'],
  ] as const)('unclear: %#', ([decision, line, unclear]) => {
    expect(readAnswer(decision, line)).toMatchObject({ unclear });
  });
});
