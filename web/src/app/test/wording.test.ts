import { WHOLE_GAMES } from '@shamble/games/whole';
import { LANGS } from '@shamble/kernel';
import { parameters } from '@shamble/kernel/text/faults';
import { describe, expect, it } from 'vitest';
import { reworded, wordings } from '../wording.ts';

describe('words that a reader may want instead', () => {
  const words = { bite: 'Blood!', 'calm.bite': 'Oops!', far: '4 in', 'cm.far': '4 in (10 cm)', beer: 'Cheers' };

  it('stand in the place of the others where they are asked for', () => {
    expect(reworded(words, [])).toMatchObject({ bite: 'Blood!', far: '4 in', beer: 'Cheers' });
    expect(reworded(words, ['calm'])).toMatchObject({ bite: 'Oops!', far: '4 in', beer: 'Cheers' });
    expect(reworded(words, ['calm', 'cm'])).toMatchObject({ bite: 'Oops!', far: '4 in (10 cm)' });
  });

  it('of lengths follow the language until the reader says otherwise', () => {
    const asked = (lengths: 'lang' | 'inches' | 'both') =>
      LANGS.map((lang) => wordings({ calm: false, lengths }, lang).includes('cm'));
    expect(asked('lang')).toEqual([false, true, true]);
    expect(asked('inches')).toEqual([false, false, false]);
    expect(asked('both')).toEqual([true, true, true]);
  });

  it('of every game have something to replace, with the same parameters', async () => {
    for (const { kit } of WHOLE_GAMES)
      for (const lang of LANGS) {
        const { messages } = await (await kit()).text(lang);
        for (const id of Object.keys(messages)) {
          const [, other] = /^(?:calm|cm)\.(.*)$/.exec(id) ?? [];
          if (other === undefined) continue;
          expect(Object.keys(messages)).toContain(other);
          expect(parameters(messages[id]), id).toEqual(parameters(messages[other]));
        }
      }
  });
});
