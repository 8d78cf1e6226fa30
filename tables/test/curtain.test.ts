import { type Json, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { council } from './council.ts';
import { pints, QUICK, setup, Tab } from './house.ts';

const handOf = (view: Json): Json => (view as { hand: Json }).hand;

describe('the curtain', () => {
  it('falls when the person to decide changes, and hides everything private until it is raised', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hh', { curtain: true }));
    expect(tab.last).toMatchObject({ curtain: 0, viewer: SPECTATOR, decision: null });
    expect(handOf(tab.last.view)).toBe(null);
    await tab.table.raiseCurtain();
    expect(tab.last).toMatchObject({ curtain: null, viewer: 0 });
    expect(handOf(tab.last.view)).not.toBe(null);

    await tab.answer('yes');
    expect(tab.last).toMatchObject({ curtain: 1, viewer: SPECTATOR, decision: null });
    expect(tab.entries.every(({ event }) => event.type !== 'drew')).toBe(true);
    await tab.table.raiseCurtain();
    expect(tab.last.viewer).toBe(1);
    expect(tab.decision.seat).toBe(1);
  });

  it('hides what was whispered to the last one from the log, too', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hh', { curtain: true }));
    await tab.play(40);
    for (const update of tab.updates) {
      const whispered = update.entries.filter(({ event }) => event.type === 'drew');
      if (update.curtain !== null) expect(whispered).toEqual([]);
      for (const { event } of whispered) expect(update.viewer).toBe(drawer(tab, event.card));
    }
    expect(tab.updates.some(({ entries }) => entries.some(({ event }) => event.type === 'drew'))).toBe(true);
  });

  it('stays up between decisions of one person, and at tables of one person', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hbb', { curtain: true }));
    await tab.play(30);
    expect(tab.updates.every(({ curtain, viewer }) => curtain === null && viewer === 0)).toBe(true);
  });

  it('stays up where the table does not want it, and where nobody has secrets', async () => {
    const off = new Tab();
    await off.lay(setup('council', 'hh'));
    await off.play(10);
    expect(off.updates.every(({ curtain }) => curtain === null)).toBe(true);

    const open = new Tab({ kits: [{ ...council(), hasSecrets: () => false }] });
    await open.lay(setup('council', 'hh', { curtain: true }));
    await open.play(10);
    expect(open.updates.every(({ curtain }) => curtain === null)).toBe(true);
  });

  it('falls before another person looks, and nobody looks from a bot', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hhb', { curtain: true }));
    await tab.table.raiseCurtain();
    await tab.look(1);
    expect(tab.last).toMatchObject({ curtain: 1, viewer: SPECTATOR });
    await tab.look(0);
    expect(tab.last).toMatchObject({ curtain: 0, viewer: SPECTATOR });
    await tab.table.raiseCurtain();
    await tab.look(2);
    expect(tab.last.viewer).toBe(0);
    await tab.look(SPECTATOR);
    expect(tab.last).toMatchObject({ curtain: null, viewer: SPECTATOR });
  });

  it('is down when the table is opened again, before the same person', async () => {
    const store = new MemoryStore();
    const tab = new Tab({ store });
    const id = await tab.lay(setup('council', 'hh', { curtain: true }));
    await tab.play(1);
    expect(tab.last.curtain).toBe(1);
    await tab.tables.close();
    const again = new Tab({ store });
    await again.open(id, QUICK);
    expect(again.last).toMatchObject({ curtain: 1, viewer: SPECTATOR });
  });

  it('asks the game about that seat and its view', async () => {
    const asked: [number, Json][] = [];
    const kit = {
      ...pints,
      hasSecrets: (view: Json, seat: number) => {
        asked.push([seat, view]);
        return false;
      },
    };
    const tab = new Tab({ kits: [kit] });
    await tab.lay(setup('pints-of-blood', 'hh', { curtain: true }));
    const [seat, view] = asked[0];
    expect(view).toMatchObject({ you: seat + 1 });
    expect(tab.last.viewer).toBe(seat);
  });
});

/** The seat that drew a card: the one that laid cards before it in the log of those who saw it. */
function drawer(tab: Tab, card: Json): number {
  const update = tab.updates.find(({ entries }) => entries.some(({ event }) => event.card === card));
  if (!update) throw new Error(`nobody drew ${card}`);
  return update.viewer;
}
