import { choose, giveHint, read, settled, settledAt } from './driver.ts';
import { expect, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog, startTable } from './tables.ts';
import { words } from './words.ts';

/** The last moment of a turn, at which two beers can be drunk one after the other: nothing hidden comes to light. */
const thirsty = findPosition('two beers', ({ ask, beside }, match) => {
  if (ask.id !== 'w11' || !beside.includes('beer.1')) return false;
  const tried = match.fork();
  for (let i = 0; i < 2; i++) {
    const { seat, n } = tried.only!;
    if (tried.answer(seat, n, 'beer.1') !== null) return false;
    const undo = tried.undoable(seat);
    if (undo === null || 'locked' in undo || tried.only?.seat !== seat) return false;
  }
  return true;
});

// Whatever can be played is asked for, not only what is new.
test.use({ settings: { windows: 'always' } });

test('what revealed nothing can be taken back and done again', { tag: '@quick' }, async ({ page }) => {
  const start = await openLog(page, thirsty.log);
  await choose(page, 'beer.1');
  const one = await settled(page, start.at);
  await choose(page, 'beer.1');
  const two = await settled(page, one.at);
  expect(new Set([start.hash, one.hash, two.hash]).size).toBe(3);

  await page.getByTestId('undo').click();
  expect(await settledAt(page, one.at)).toEqual(one);
  await page.getByTestId('undo').click();
  expect(await settledAt(page, start.at)).toEqual(start);
  await page.getByTestId('redo').click();
  expect(await settledAt(page, one.at)).toEqual(one);
  await page.getByTestId('redo').click();
  expect(await settledAt(page, two.at)).toEqual(two);
  await expect(page.getByTestId('redo')).toHaveAttribute('aria-disabled', 'true');
});

test('a roll locks undo, and the lock says what it was', async ({ page }) => {
  const first = await startTable(page, { seed: 'lock' });
  await expect(page.getByTestId('undo'), 'there is nothing to undo yet').toHaveAttribute('aria-disabled', 'true');
  await choose(page, first.options[0]);
  const sent = await settled(page, first.at);
  const undo = page.getByTestId('undo');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('lock')).not.toBeEmpty();
  const described = await undo.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${described}"]`)).toHaveText((await page.getByTestId('lock').textContent()) ?? '');
  await undo.click({ force: true });
  await page.keyboard.press('Control+z');
  expect(await read(page), 'nothing was taken back').toEqual(sent);
});

test('with free undo anything can be taken back, and the table says so', async ({ page }) => {
  const first = await startTable(page, { seed: 'free', freeUndo: true });
  await choose(page, first.options[0]);
  const sent = await settled(page, first.at);
  await page.getByTestId('undo').click();
  expect(await settledAt(page, first.at)).toEqual(first);
  await expect(page.getByText(words('web.table.undo.used'))).toBeVisible();
  await choose(page, first.options[0]);
  expect(await settled(page, first.at), 'the same answer leads to the same chance').toEqual(sent);
});

test('a hint gives a reason and changes nothing until it is given', async ({ page }) => {
  const first = await startTable(page, { seed: 'hint' });
  await page.getByTestId('hint').click();
  await expect(page.getByTestId('hint-answer')).not.toBeEmpty();
  expect(await read(page)).toEqual(first);
  await giveHint(page);
  expect((await settled(page, first.at)).at).toBeGreaterThan(first.at);
});
