import { describe, expect, it } from 'vitest';
import { knownStore } from '../known.ts';
import type { Shelf } from '../storage.ts';

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

describe('what the reader knows', () => {
  it('is known on the next visit, and once is enough', () => {
    const shelf = shelfWith(null);
    knownStore(shelf).getState().note('reduced');
    const next = knownStore(shelf);
    expect(next.getState().known).toEqual(['reduced']);
    next.getState().note('reduced');
    expect(next.getState().known).toEqual(['reduced']);
  });

  it.each(['[', '7', 'null', '{"0":"a"}', '[1,null]'])('is nothing where what was kept makes no sense (%s)', (text) => {
    expect(knownStore(shelfWith(text)).getState().known).toEqual([]);
  });
});
