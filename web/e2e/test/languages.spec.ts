import { LANGS, type Lang } from '@shamble/kernel';
import { choose, settled } from './driver.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { replayed } from './record.ts';
import { speaks } from './speaks.ts';
import { openLog, openPart, startTable } from './tables.ts';
import { kit, sayIn, words } from './words.ts';

/** Changes the language as a reader would: in the head of a page, at the table in its own list or its settings. */
async function speak(page: Page, lang: Lang): Promise<void> {
  const name = { en: 'English', it: 'Italiano', fr: 'Français' }[lang];
  const list = page.locator('select.table-lang');
  if (await list.isVisible()) await list.selectOption(lang);
  else {
    await page.getByTestId('menu').click();
    await page
      .locator('dialog[open] button')
      .nth(await settingsAt(page))
      .click();
    await page.locator('dialog[open]').getByRole('radio', { name }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.keyboard.press('Escape');
  }
}

async function settingsAt(page: Page): Promise<number> {
  const names = LANGS.map((lang) => sayIn(lang)({ id: 'web.table.menu.settings' }));
  const found = await page.locator('dialog[open] button').allTextContents();
  return found.findIndex((text) => names.includes(text.trim()));
}

test('the language changes in play, everywhere and without a reload', async ({ page }) => {
  const start = await startTable(page, { seed: 'language' });
  await choose(page, start.options[0]);
  const now = await settled(page, start.at);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const lang of ['it', 'fr', 'en'] as const) {
    await speak(page, lang);
    for (const part of ['log', 'team', 'board'] as const) {
      if (isPhone(page)) await page.locator('.table-phone-tab').nth(['board', 'team', 'log'].indexOf(part)).click();
      await speaks(page, lang);
    }
    const here = await settled(page);
    expect([here.at, here.hash, here.options]).toEqual([now.at, now.hash, now.options]);
  }
  expect(await page.evaluate(() => 'stayed' in window), 'the page was not loaded again').toBe(true);
});

test('the question is the same one in all three languages', async ({ page }) => {
  const position = findPosition('placing dice', ({ ask }) => ask.id === 'place');
  await openLog(page, position.log);
  const [decision] = replayed(position.log).at(-1)!.pending;
  for (const lang of LANGS) {
    await speak(page, lang);
    const say = sayIn(lang, ['A', 'B']);
    await expect(page.getByTestId('prompt').getByRole('heading', { level: 2 })).toHaveText(
      say(kit.describe.prompt(decision)),
    );
    await expect(page.getByTestId('live'), 'those who listen hear it anew').toHaveText(
      say(kit.describe.prompt(decision)),
    );
    await expect(page.getByTestId('live')).toHaveAttribute('lang', lang);
  }
});

test('the rulebook is found by words of its language', async ({ page }) => {
  await startTable(page, { seed: 'rules' });
  await openPart(page, 'rules');
  const search = page.getByRole('searchbox');
  await search.fill('beer');
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
  await search.fill('xyzzy');
  await expect(page.getByText(words('web.table.rules.found', { n: 0 }))).toBeVisible();
});
