import { exportLog, fingerprint, Match, verifyLog } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { hash, pints, setup, Tab } from './house.ts';

async function exported(): Promise<{ tab: Tab; text: string }> {
  const tab = new Tab();
  await tab.lay(setup('pints-of-blood', 'hb'));
  await tab.play(12);
  return { tab, text: await tab.table.exportLog() };
}

describe('an exported log', () => {
  it('holds by the kernel’s own check, from the seed on', async () => {
    const { tab, text } = await exported();
    const report = verifyLog(text, () => pints.game as never);
    expect(report).toMatchObject({ game: 'pints-of-blood', seed: 'seed', answers: tab.last.at, resumedFrom: null });
    expect(JSON.parse(text).start).toBe(undefined);
  });

  it('gives the same table in another browser', async () => {
    const { tab, text } = await exported();
    const other = new Tab();
    const id = await other.tables.importLog(text);
    await other.open(id);
    expect(other.last.setup.seats, 'who sits where, people and bots').toEqual(setup('pints-of-blood', 'hb').seats);
    await other.look(0);
    expect(hash(other.last)).toBe(hash(tab.last));
    expect(other.entries).toEqual(tab.entries);
  });

  it('keeps the customs of its table, and that something was taken back', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hh', { freeUndo: true }));
    await tab.play(6);
    await tab.table.setWindows(1, 'always');
    while (!tab.last.tookBack) expect(await tab.table.undo()).toBe(null);
    const other = new Tab();
    await other.open(await other.tables.importLog(await tab.table.exportLog()));
    const { seats, freeUndo, curtain } = tab.last.setup;
    expect(seats[1].windows).toBe('always');
    expect(other.last.setup).toMatchObject({ seats, freeUndo, curtain });
    expect(other.last.tookBack).toBe(true);
  });

  it('without a word about its table takes the names from the one it came from, else letters', async () => {
    const { tab, text } = await exported();
    const { table, sum, ...fields } = JSON.parse(text);
    for (const odd of [undefined, 'hello', { ...table, seats: [] }, { ...table, seats: [{ name: '' }, {}] }]) {
      const rest = odd === undefined ? fields : { ...fields, table: odd };
      const told = JSON.stringify({ ...rest, sum: fingerprint(rest) });
      await tab.open(await tab.tables.importLog(told));
      expect(tab.last.setup.seats).toEqual(setup('pints-of-blood', 'hb').seats);
      const other = new Tab();
      await other.open(await other.tables.importLog(told));
      expect(other.last.setup.seats.map(({ name, player }) => `${name} ${player}`)).toEqual(['A human', 'B human']);
    }
  });

  it('is refused where it was changed, and nothing is laid on the shelf', async () => {
    const { text } = await exported();
    const log = JSON.parse(text);
    const refused: [string, string][] = [
      ['tampered', JSON.stringify({ ...log, seed: 'other' })],
      ['tampered', JSON.stringify({ ...log, answers: log.answers.slice(0, -1) })],
      ['truncated', text.slice(0, 300)],
      ['not-json', 'hello'],
      ['wrong-format', '{"format":"chess"}'],
    ];
    const tab = new Tab();
    for (const [code, bad] of refused)
      await expect(tab.tables.importLog(bad)).rejects.toMatchObject({ name: 'TableError', code });
    expect((await tab.tables.list()).tables).toEqual([]);
  });

  it('is refused where its answers do not hold, its sum right or not', async () => {
    const match = Match.start({ ...pints.game, version: '1.0.0' }, 2, {}, 'x');
    const cheat = exportLog(Match.start({ ...pints.game, id: 'unknown' }, 2, {}, 'x'));
    const tab = new Tab();
    await expect(tab.tables.importLog(cheat)).rejects.toMatchObject({ code: 'unknown-game' });
    const other = exportLog(Match.start({ ...pints.game, version: '0.9' }, 2, {}, 'x'));
    await expect(tab.tables.importLog(other)).rejects.toMatchObject({ code: 'other-version' });
    expect(await tab.tables.importLog(exportLog(match))).toEqual(expect.any(String));
  });
});

describe('a set-up that cannot be', () => {
  it('is refused', async () => {
    const tab = new Tab();
    const bad = setup('pints-of-blood', 'hbbbb');
    await expect(tab.tables.create(bad)).rejects.toMatchObject({ code: 'bad-setup', where: 'seats' });
    await expect(tab.tables.create(setup('chess', 'hb'))).rejects.toThrow('chess');
  });
});
