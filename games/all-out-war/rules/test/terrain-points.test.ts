import { expect, it } from 'vitest';
import { POINTS_PER_SECTION, SCENERY } from '../../content/scenery.ts';

it('AW-TPTS02: every piece of the catalogue has terrain points, and none is dearer than a section of the table', () => {
  for (const { id, points } of SCENERY) {
    expect([id, Number.isInteger(points) && points >= 1]).toEqual([id, true]);
    expect(points).toBeLessThanOrEqual(POINTS_PER_SECTION);
  }
});
