import { clean } from './axe.ts';
import { raise } from './driver.ts';
import { expect, isPhone, test } from './house.ts';
import { finishedGame, tenPositions } from './positions.ts';
import { openLog, openPart, SCREENS, startTable } from './tables.ts';
import { words } from './words.ts';

test('every screen', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await clean(page, path);
  }
});

test('the table with a hint', async ({ page }) => {
  await startTable(page, { seed: 'axe' });
  await page.getByTestId('hint').click();
  await expect(page.getByTestId('take-hint')).toBeVisible();
  await clean(page, 'with a hint');
});

test('ten recorded positions', async ({ page }) => {
  for (const { name, log } of tenPositions()) {
    const { state } = await openLog(page, log);
    if (state === 'curtain') {
      await clean(page, `the curtain before ${name}`);
      await raise(page);
    }
    await clean(page, name);
  }
});

test('the parts of the table', async ({ page }) => {
  const { state } = await openLog(page, tenPositions()[6].log);
  if (state === 'curtain') await raise(page);
  for (const part of ['log', 'rules', 'team', 'board'] as const) {
    await openPart(page, part);
    if (part === 'log') await page.getByTestId('log').locator('[aria-expanded]').last().click();
    await clean(page, part);
  }
  await page.getByTestId('menu').click();
  await clean(page, 'the menu');
  await page.getByRole('button', { name: words('web.table.menu.settings') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(page, 'settings at the table');
  await page.keyboard.press('Escape');
  await page.getByTestId('menu').click();
  await page.getByRole('button', { name: words('web.table.menu.replay') }).click();
  await expect(page.getByTestId('replay')).toBeVisible();
  await clean(page, 'replay');
  if (isPhone(page)) return;
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(page, 'the keys');
});

test('the end', async ({ page }) => {
  await openLog(page, finishedGame());
  await clean(page, 'the strip at the end');
  await page.getByRole('button', { name: words('web.table.menu.result'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(page, 'the result');
});
