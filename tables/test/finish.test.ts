import { expect, it } from 'vitest';
import { pints, setup, Tab } from './house.ts';

it('a bot finishes the turn of a person: then the next one is asked, and not a choice of that is made', async () => {
  const tab = new Tab();
  await tab.lay(setup('pints-of-blood', 'hh'));
  const { viewer } = tab.last;
  expect(await tab.table.finishTurn()).toBeNull();
  await tab.rest();
  expect(tab.last.at).toBeGreaterThan(1);
  expect(tab.last.viewer).not.toBe(viewer);
  expect(tab.decision.seat).toBe(tab.last.viewer);
});

it('the game says where a turn ends; between turns there is nothing to finish', async () => {
  const tab = new Tab({ kits: [{ ...pints, turnIn: () => null }] });
  await tab.lay(setup('pints-of-blood', 'hh'));
  const { at } = tab.last;
  expect(await tab.table.finishTurn()).toBeNull();
  await tab.rest();
  expect(tab.last.at).toBe(at);
});
