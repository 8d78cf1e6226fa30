import { describe, expect, it } from 'vitest';
import { copiesIn } from '../copies.ts';
import { safeStorage } from '../storage.ts';

describe('copies', () => {
  it('are known until they are thrown away', () => {
    const storage = safeStorage(() => undefined);
    const copies = copiesIn(storage);
    copies.add('a', 0);
    copies.add('b', 20);
    expect(copiesIn(storage).startOf('a')).toBe(0);
    copies.remove('a');
    expect([copies.startOf('a'), copies.startOf('b'), copies.startOf('toString')]).toEqual([null, 20, null]);
  });

  it.each(['[', 'null', '"words"', '{"a":"b"}'])('are none where what was kept makes no sense (%s)', (kept) => {
    const storage = safeStorage(() => undefined);
    storage.write('shamble.copies', kept);
    expect(copiesIn(storage).startOf('a')).toBeNull();
  });
});
