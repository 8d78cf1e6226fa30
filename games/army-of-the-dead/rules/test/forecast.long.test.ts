import { expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { manyPositions, playDead } from './dead-drive.ts';
import { misses } from './foretold.ts';

it('the forecast holds over thousands of positions', { timeout: 300_000 }, () => {
  for (const s of manyPositions(400, 'many')) {
    const told = forecast(s);
    for (let i = 0; i < 8; i++) expect(misses(s, told, playDead(s, `${i}`))).toEqual([]);
  }
});
