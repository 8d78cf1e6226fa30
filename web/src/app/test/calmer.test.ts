import { WHOLE_GAMES } from '@shamble/games/whole';
import { LANGS } from '@shamble/kernel';
import { parameters } from '@shamble/kernel/text/faults';
import { describe, expect, it } from 'vitest';
import { calmer } from '../calmer.ts';

describe('calm words', () => {
  it('stand in the place of the others', () => {
    const words = { bite: 'Blood!', 'calm.bite': 'Oops!', beer: 'Cheers' };
    expect(calmer(words)).toMatchObject({ bite: 'Oops!', beer: 'Cheers' });
  });

  it('of every game have something to replace, with the same parameters', async () => {
    for (const { kit } of WHOLE_GAMES)
      for (const lang of LANGS) {
        const { messages } = await (await kit()).text(lang);
        for (const id of Object.keys(messages).filter((one) => one.startsWith('calm.'))) {
          expect(Object.keys(messages)).toContain(id.slice(5));
          expect(parameters(messages[id]), id).toEqual(parameters(messages[id.slice(5)]));
        }
      }
  });
});
