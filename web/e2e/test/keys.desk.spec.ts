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
