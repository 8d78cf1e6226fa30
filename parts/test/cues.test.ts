import type { GameEvent } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { again, cuesOf, endSlides, type Motion, moving } from '../cues.ts';

const motionsOf = ({ type, at, by }: GameEvent): Motion[] => {
  if (type === 'slid') return [{ thing: `row:${at}`, motion: 'slide', by: Number(by) }];
  return type === 'fell' ? [{ thing: `space:${at}`, motion: 'fall', piece: 'F' }] : [];
};
const slid = (at: number, by: number): GameEvent => ({ type: 'slid', at, by, rules: [] });
const fell = (at: number): GameEvent => ({ type: 'fell', at, rules: [] });

describe('motion', () => {
  test('goes one thing after another; slides of one thing add up; what moves nothing takes no time', () => {
    const news = [slid(1, 2), { type: 'said', rules: [] }, fell(3), slid(1, -1)];
    expect([...cuesOf(news, motionsOf, 'normal', 7)]).toEqual([
      ['row:1', { motion: 'slide', by: 1, delay: 0, n: 7 }],
      ['space:3', { motion: 'fall', piece: 'F', pieces: ['F'], delay: 125, n: 7 }],
    ]);
  });

  test('of several pieces that leave one place shows each', () => {
    expect(cuesOf([fell(3), fell(3)], motionsOf, 'fast', 1).get('space:3')?.pieces).toEqual(['F', 'F']);
  });

  test('is over soon, however much has happened', () => {
    const cues = cuesOf(
      Array.from({ length: 60 }, (_, i) => fell(i)),
      motionsOf,
      'slow',
      1,
    );
    expect(Math.max(...[...cues.values()].map(({ delay }) => delay))).toBe(1500);
  });

  test('is none where none is wanted', () => {
    expect(cuesOf([slid(1, 2)], motionsOf, 'off', 1).size).toBe(0);
  });
});

describe('slides', () => {
  const board = (...sliding: readonly { getAnimations?(): { finish(): void }[] }[]) => ({
    querySelectorAll: () => sliding,
  });

  test('are ended before something is measured', () => {
    let ended = 0;
    endSlides(board({ getAnimations: () => [{ finish: () => ended++ }] }));
    expect(ended).toBe(1);
  });

  test('are left alone by a browser that does not know them', () => {
    expect(() => endSlides(board({}))).not.toThrow();
  });
});

describe('a piece', () => {
  const cue = { motion: 'slide', by: 2, delay: 60, n: 3 };

  test('moves by the cues that are meant for it', () => {
    expect(moving(cue, 'slide')).toEqual({
      'data-cue': 'slide',
      'data-beat': 1,
      style: { animationDelay: '60ms', '--part-by': 2 },
    });
    expect(moving(cue, 'drop', 'flip')).toEqual({});
    expect(moving(undefined)).toEqual({});
  });

  test('is made anew for a new motion only', () => {
    expect([again(cue), again(cue, 'drop'), again({ ...cue, n: 4 })]).toEqual(['slide 3', 'still', 'slide 4']);
  });
});
