import { describe, expect, it } from 'vitest';
import { knownStore } from '../known.ts';
import { type Shelf, safeStorage } from '../storage.ts';

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

  it('is known until the page is left where the browser keeps nothing', () => {
    const blocked = safeStorage(() => {
      throw new Error('blocked');
    });
    knownStore(blocked).getState().note('reduced');
    expect(knownStore(blocked).getState().known).toEqual(['reduced']);
    expect(knownStore(safeStorage(() => undefined)).getState().known).toEqual([]);
  });

  it.each(['[', '7', 'null', '{"0":"a"}', '[1,null]'])('is nothing where what was kept makes no sense (%s)', (text) => {
    expect(knownStore(shelfWith(text)).getState().known).toEqual([]);
  });
});
