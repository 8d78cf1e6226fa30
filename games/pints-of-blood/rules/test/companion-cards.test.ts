import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';

describe('companion cards', () => {
  it('PB-CC01 has 20 kinds with two copies each', () => {
    const companions = CARDS.filter((c) => c.class === 'weapon' || c.class === 'extra' || c.class === 'special');
    expect(companions.map((c) => c.id)).toEqual([
      'cue',
      'umbrella',
      'newspaper',
      'extinguisher',
      'molotov',
      'toaster',
      'billiardBalls',
      'teapot',
      'rugbyBall',
      'extra3',
      'extra2',
      'extraN',
      'zWord',
      'pretendUndead',
      'travelSickness',
      'rollerBlind',
      'unstoppable',
      'distracted',
      'continental',
      'coatStand',
    ]);
    expect(companions.map((c) => c.copies)).toEqual(companions.map(() => 2));
  });

  it('PB-CC04-R keeps just three kinds by the board for the whole turn', () => {
    expect(CARDS.flatMap((c) => (c.lasting ? [c.id] : []))).toEqual(['pretendUndead', 'rollerBlind', 'continental']);
  });
});
