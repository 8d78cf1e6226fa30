import { expect, test } from 'vitest';
import { readable } from '../mat/readable.ts';

const ghost = (x: number, y: number, ...touches: string[]) => ({ to: [x, y] as const, touches });

test('labels of ghosts do not cover one another, and one that reaches somebody is there first', () => {
  const [near, far, reaches] = [ghost(5000, 5000), ghost(9000, 5000), ghost(6000, 5200, 'tess')];
  expect(readable([near, far, reaches])).toEqual([reaches, far]);
  expect(readable([near, ghost(5000, 6000)])).toHaveLength(2);
  expect(readable([])).toEqual([]);
});
