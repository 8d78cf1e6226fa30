import { describe, expect, it } from 'vitest';
import type { Shelf } from '../storage.ts';
import { wonStore } from '../won.ts';

function shelfWith(text: string | null): Shelf & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(_, now) {
      this.text = now;
      return true;
    },
    listen: () => {},
  };
}

describe('what was won', () => {
  it('is kept with the fewest rounds, and no table counts twice', () => {
    const shelf = shelfWith(null);
    const { note } = wonStore(shelf).getState();
    note('one', ['toy/level/hard'], 9);
    note('two', ['toy/level/hard'], 7);
    note('two', ['toy/level/hard'], 5);
    note('three', ['toy/level/hard'], 8);
    expect(wonStore(shelf).getState().won).toEqual({ 'toy/level/hard': { times: 3, best: 7 } });
  });

  it.each(['[', '7', 'null', '{"tables":[],"won":[]}', '{"tables":[1],"won":{"a":{"times":"x"}}}'])(
    'is nothing where what was kept makes no sense (%s)',
    (text) => {
      expect(wonStore(shelfWith(text)).getState()).toMatchObject({ tables: [], won: {} });
    },
  );
});
