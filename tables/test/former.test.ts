import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../contract.ts';
import { MemoryStore } from '../memory-store.ts';
import { byTime, type StoredTable } from '../store.ts';
import { Tab } from './house.ts';

/** A table as the first version of the app stored it, and what it showed last. */
interface Former extends Omit<StoredTable, 'line' | 'chunks'> {
  readonly autosaves: readonly { readonly at: number; readonly round: number; readonly when: number }[];
  readonly seen: { readonly view: unknown; readonly at: number; readonly entries: readonly Entry[] };
}

const former = (game: string): Former =>
  JSON.parse(readFileSync(new URL(`./former/${game}.json`, import.meta.url), 'utf8'));

/** A store that still has a table of the first version. */
class FormerStore extends MemoryStore {
  private readonly old: Former;
  constructor(old: Former) {
    super();
    this.old = old;
  }

  private get stored(): StoredTable {
    const { head, log, answers, autosaves } = this.old;
    const apart = autosaves.map(({ at, round, when }) => ({ at, round, when, apart: true as const }));
    return { head: { ...head, autosaves: apart.sort(byTime) }, line: null, chunks: [], answers, log };
  }

  override read(id: string): Promise<StoredTable | null> {
    return this.has(id) ? super.read(id) : Promise.resolve(this.stored);
  }

  override async autosaves(id: string) {
    return this.has(id) ? super.autosaves(id) : (this.old.autosaves as never);
  }
}

describe.each(['council', 'pints-of-blood'])('a table of %s that the first version stored', (game) => {
  it('opens where it was left, with its whole log, and is kept the new way from then on', async () => {
    const old = former(game);
    const store = new FormerStore(old);
    const tab = new Tab({ store });
    await tab.open(old.head.id);
    expect(tab.last).toMatchObject({ trouble: null, resumedFrom: null, at: old.seen.at, view: old.seen.view });
    // Newer rules may say more of the same.
    expect(tab.entries).toMatchObject(old.seen.entries);
    expect(store.has(old.head.id)).toBe(true);
    await tab.play(3);
    const { at, view } = tab.last;
    await tab.tables.close();

    const again = new Tab({ store });
    await again.open(old.head.id);
    expect(again.last).toMatchObject({ trouble: null, at, view });
    expect(tab.entries).toMatchObject(again.entries);
  });

  it('opens at an older state where its log was changed', async () => {
    const old = former(game);
    const tab = new Tab({ store: new FormerStore({ ...old, log: { ...old.log!, text: '{}' } }) });
    await tab.open(old.head.id);
    expect(tab.last.trouble?.code).toBe('damaged');
    expect(tab.last.at).toBeGreaterThan(5);
  });
});
