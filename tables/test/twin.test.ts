import { fingerprint } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { setup, Tab } from './house.ts';

/** A table after some answers, and its log then. */
async function laid(tab: Tab, answers: number, game = 'council'): Promise<{ id: string; text: string }> {
  const id = await tab.lay(setup(game, 'hh'));
  await tab.play(answers);
  return { id, text: await tab.table.exportLog() };
}

const resigned = (text: string, changes: object): string => {
  const { sum: _, ...fields } = { ...JSON.parse(text), ...changes };
  return JSON.stringify({ ...fields, sum: fingerprint(fields) });
};

describe('a log whose table is on the shelf', () => {
  it('is found there, and which of both goes further', async () => {
    const tab = new Tab();
    const { id, text } = await laid(tab, 4);
    const found = { table: { id, names: tab.last.setup.seats.map(({ name }) => name) }, next: 2 };
    expect(await tab.tables.findTwin(text)).toMatchObject({ ...found, further: 0 });
    const { at } = tab.last;
    await tab.play(20, 'more');
    expect(await tab.tables.findTwin(text)).toMatchObject({ ...found, further: at - tab.last.at });
    const later = await tab.table.exportLog();
    const other = new Tab();
    const early = await other.tables.importLog(text);
    expect(await other.tables.findTwin(later)).toMatchObject({ table: { id: early }, further: tab.last.at - at });
  });

  it('gets a number of its own where it is laid beside it, which the next one does not get again', async () => {
    const tab = new Tab();
    const { text } = await laid(tab, 4);
    await tab.open(await tab.tables.importLog(text));
    expect(tab.last.setup.twin).toBe(2);
    await tab.open(await tab.tables.importLog(text));
    expect(tab.last.setup.twin).toBe(3);
    expect((await tab.tables.list()).tables.map(({ twin }) => twin ?? 1).sort()).toEqual([1, 2, 3]);
    const { table, next } = (await tab.tables.findTwin(text))!;
    expect([table.names, next]).toEqual([tab.last.setup.seats.map(({ name }) => name), 4]);
  });

  it('is the nearest of several tables that began alike', async () => {
    const tab = new Tab();
    const { text } = await laid(tab, 4);
    await tab.play(6, 'more');
    const copy = await tab.tables.importLog(text);
    expect(await tab.tables.findTwin(text)).toMatchObject({ table: { id: copy, twin: 2 }, further: 0, next: 3 });
  });

  it('is a table of its own where other things were chosen, with a number all the same', async () => {
    const [tab, other] = [new Tab(), new Tab()];
    await laid(tab, 0, 'pints-of-blood');
    await other.lay(setup('pints-of-blood', 'hh'));
    await tab.play(6, 'one');
    await other.play(6, 'two');
    const text = await other.table.exportLog();
    expect(await tab.tables.findTwin(text)).toBe(null);
    await tab.open(await tab.tables.importLog(text));
    expect(tab.last.setup.twin).toBe(2);
  });

  it('is another one with another seed, set-up or people', async () => {
    const tab = new Tab();
    const { text } = await laid(tab, 4);
    const { table } = JSON.parse(text);
    const [first, second] = table.seats;
    const others = { ...table, seats: [{ ...first, name: 'Somebody' }, second] };
    for (const changed of [{ seed: 'other' }, { version: '0.0.1' }, { options: { x: true } }, { table: others }])
      expect(await tab.tables.findTwin(resigned(text, changed)), JSON.stringify(changed)).toBe(null);
    const { table: _, ...silent } = JSON.parse(text);
    expect(await tab.tables.findTwin(resigned(JSON.stringify(silent), {})), 'who sat there is not told').not.toBe(null);
  });

  it('is refused where it is no log', async () => {
    await expect(new Tab().tables.findTwin('hello')).rejects.toMatchObject({ name: 'TableError', code: 'not-json' });
  });
});
