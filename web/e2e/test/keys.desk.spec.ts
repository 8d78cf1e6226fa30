import { read, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { pressOption, tabTo } from './keys.ts';
import { compareGame } from './record.ts';
import { downloadLog, GAME, startTable } from './tables.ts';
import { words } from './words.ts';

test('a whole game by keys alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.locator(`a[href="/new/${GAME}"]`));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name="option.level"]'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[name="option.level"][value="main"]')).toBeChecked();
  await tabTo(page, page.getByTestId('start'));
  await page.keyboard.press('Enter');
  const readings = [await settled(page)];
  for (let now = readings[0]; now.state === 'asked'; readings.push(now)) {
    if (now.many) await adviceByKeys(page);
    else await pressOption(page, now.options[readings.length % now.options.length]);
    now = await settled(page, now.at);
    await expect(page.locator(':focus'), 'the focus is never lost').not.toHaveCount(0);
  }
  compareGame(await downloadLog(page), readings);
});

/** Asks for a hint, takes it over and gives it. */
async function adviceByKeys(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await tabTo(page, page.getByTestId('take-hint'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByTestId('confirm'));
  await page.keyboard.press('Enter');
}

test('keys answer questions about the table, and ? lists them', async ({ page }) => {
  const now = await startTable(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const live = page.getByTestId('live');
  for (const key of ['m', 's', 'l']) {
    const before = await live.textContent();
    await page.keyboard.press(key);
    await expect(live, 'something new is announced').not.toHaveText(before ?? '');
  }
  expect(await read(page), 'asking changes nothing').toEqual(now);
});

test('a question has a key for each option, and the next one names who is asked', async ({ page }) => {
  const now = await startTable(page);
  await expect(page.getByTestId('option').first()).toHaveAttribute('aria-keyshortcuts', '1');
  await page.keyboard.press('2');
  const next = await settled(page, now.at);
  expect(next.prompt).toContain(words('web.setup.name.0'));
});

test('the key of a command can be changed by keys alone, holds after a reload, and can be reset', async ({ page }) => {
  await startTable(page);
  const hint = page.getByTestId('hint-answer');
  const said = page.getByTestId('keys-said');
  const row = page.locator('[data-command="hint"]');
  await page.keyboard.press('?');
  const change = row.getByRole('button', {
    name: words('web.table.keys.change.of', { what: words('web.table.keys.hint') }),
  });
  await tabTo(page, change);
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(words('web.table.keys.waiting', { what: words('web.table.keys.hint') }));
  await page.keyboard.press('s');
  await expect(said).toHaveText(words('web.table.keys.taken', { key: 's', what: words('web.table.keys.status') }));
  for (const key of ['1', 'Tab', 'Space', 'Enter', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(said, `${key} is refused`).toContainText(words('web.table.keys.reserved'));
  }
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(words('web.table.keys.kept'));
  await expect(page.getByRole('dialog'), 'Escape ends only the wait').toBeVisible();
  await expect(change).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('x');
  await expect(said).toHaveText(words('web.table.keys.changed', { what: words('web.table.keys.hint'), key: 'x' }));
  await expect(row.locator('kbd')).toHaveText('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('h');
  await page.keyboard.press('x');
  await expect(hint).toBeVisible();

  await page.reload();
  await settled(page);
  await expect(hint).toBeHidden();
  await page.keyboard.press('x');
  await expect(hint).toBeVisible();
  await page.keyboard.press('?');
  await tabTo(page, page.getByTestId('reset-keys'));
  await page.keyboard.press('Enter');
  await expect(row.locator('kbd')).toHaveText('h');
  await expect(said).toHaveText(words('web.table.keys.reset.done'));
});

test('holding and the start of the turn have keys', async ({ page }) => {
  const now = await startTable(page);
  const live = page.getByTestId('live');
  await page.keyboard.press('w');
  await expect(live).toContainText(words('web.table.hold.on'));
  await page.keyboard.press('w');
  await expect(live).toContainText(words('web.table.hold.off'));
  await expect(page.getByTestId('restart')).toHaveAttribute('aria-keyshortcuts', 't');
  await page.keyboard.press('t');
  await expect(page.getByRole('alert'), 'there is nothing to go back to yet').toBeVisible();
  expect(await read(page)).toEqual(now);
});

test.describe('without single keys', () => {
  test.use({ settings: { keys: false } });
  test('letters and digits do nothing', async ({ page }) => {
    const now = await startTable(page);
    for (const key of ['1', '2', 'h', 'm', '?']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByTestId('hint-answer')).toBeHidden();
    expect(await read(page)).toEqual(now);
  });
});
