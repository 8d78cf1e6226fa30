import { GAMES } from '@shamble/games';
import { LANGS, type Lang } from '@shamble/kernel';
import appEn from '../../src/text/en.ts';
import appFr from '../../src/text/fr.ts';
import appIt from '../../src/text/it.ts';
import { clean } from './axe.ts';
import { read } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { readWith, resize } from './screen-sizes.ts';
import { GAME, openPart, startTable } from './tables.ts';
import { smallTexts } from './text-size.ts';

const WORDS: Readonly<Record<Lang, typeof appEn>> = { en: appEn, it: appIt, fr: appFr };

/** The aim, five pictures of a turn, the end and five words, drawn in their shape. */
async function isWhole(glance: Locator): Promise<void> {
  await expect(glance.locator('.glance-aim p, .glance-end p')).toHaveCount(2);
  await expect(glance.locator('.glance-turn li')).toHaveCount(5);
  await expect(glance.locator('.glance-words dt')).toHaveCount(5);
  const shapes = await glance
    .locator('.part-scene')
    .evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight));
  expect(shapes).toHaveLength(12);
  for (const shape of shapes) expect(shape).toBeCloseTo(1.6, 1);
}

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a game at a glance: a page of its own, and the first of the rules', async ({ page }) => {
  const glance = page.locator('.glance');
  const sizes = isPhone(page) ? (['390x844'] as const) : (['820x1180', '1280x720'] as const);
  await page.goto('/');
  await page.locator(`a[href="/glance/${GAME}"]`).click();
  await isWhole(glance);
  for (const { id } of GAMES) {
    await page.goto(`/new/${id}`);
    await page.locator(`main a[href="/glance/${id}"]`).click();
    for (const lang of LANGS) {
      await readWith(page, lang, 100);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(WORDS[lang]['web.glance']);
      await isWhole(glance);
      for (const size of sizes) {
        await resize(page, size);
        expect(await smallTexts(page), `${id} at ${size}, ${lang}`).toEqual([]);
        expect(await isWide(page), `${id} at ${size}, ${lang}`).toBe(false);
      }
    }
    await readWith(page, 'en', 100);
  }
  await clean(page, 'at a glance');
  await page.locator('.glance-ways a[href^="/rules/"]').click();
  await expect(page.locator('.rules-book h2').first()).toHaveText(appEn['web.glance']);
  await isWhole(page.locator('.rules-book .glance'));
});

test('a game at a glance lies over the table and leaves it as it was', async ({ page }) => {
  const before = await startTable(page);
  const over = page.getByRole('dialog');
  await page.getByTestId('menu').click();
  await page.getByTestId('glance').click();
  await isWhole(over.locator('.glance'));
  await clean(page, 'over the table');
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await openPart(page, 'rules');
  await page.getByRole('button', { name: appEn['web.glance'], exact: true }).click();
  await isWhole(over.locator('.glance'));
  await page.keyboard.press('Escape');
  expect((await read(page)).hash).toBe(before.hash);
});

test.describe('at a first table', () => {
  test.use({ newcomer: true });

  const pointers = (page: Page): Locator => page.locator('[data-pointer]');
  const named = (page: Page, name: string): Locator => page.locator(`[data-pointer="${name}"]`);

  /** No slip lies over board, question or tabs, nor out of the window. */
  async function coversNothing(page: Page): Promise<void> {
    const over = await page.evaluate(() => {
      const slips = [...document.querySelectorAll('.table-pointers')].map((one) => one.getBoundingClientRect());
      const others = [...document.querySelectorAll('.table-board-box, .table-prompt, .table-phone-tabs, .table-top')];
      return slips.flatMap((slip) => [
        ...(slip.right > innerWidth + 1 || slip.bottom > innerHeight + 1 ? ['the window'] : []),
        ...others
          .filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return slip.left < right - 1 && slip.right > left + 1 && slip.top < bottom - 1 && slip.bottom > top + 1;
          })
          .map(({ className }) => className),
      ]);
    });
    expect(over).toEqual([]);
  }

  test.describe('at normal pace', () => {
    test.use({ settings: { motion: 'normal' } });

    test('nothing is pointed at before the first question', async ({ page }) => {
      const started = startTable(page, { seed: 'beats' });
      await page.getByTestId('showing').waitFor();
      await page.getByTestId('show-pause').click();
      await expect(pointers(page)).toHaveCount(0);
      await page.getByTestId('show-skip').click();
      await started;
      await expect(named(page, 'asked')).toBeVisible();
    });
  });

  test('three pointers show where things are, and never again once they are closed', async ({ page }) => {
    await startTable(page);
    const small = isPhone(page);
    await expect(pointers(page)).toHaveCount(small ? 1 : 3);
    for (const lang of LANGS) {
      await readWith(page, lang, 100);
      for (const size of small ? (['390x844', '844x390'] as const) : (['1180x820', '820x1180', '1280x720'] as const)) {
        await resize(page, size);
        await expect(pointers(page).first()).toBeVisible();
        await coversNothing(page);
      }
      await readWith(page, 'en', 100);
    }
    if (small) await resize(page, '390x844');
    await clean(page, 'pointers');

    await named(page, 'asked').getByTestId('pointer-close').focus();
    await page.keyboard.press('Enter');
    await expect(named(page, 'asked')).toHaveCount(0);
    await expect(named(page, 'board').getByTestId('pointer-close')).toBeFocused();
    if (small) {
      await named(page, 'board').getByTestId('pointer-close').tap();
      await expect(named(page, 'rules')).toBeVisible();
      await coversNothing(page);
    }
    await page.reload();
    await expect(named(page, 'rules')).toBeVisible();
    await expect(named(page, 'asked')).toHaveCount(0);
    if (small) await named(page, 'rules').getByTestId('pointer-close').tap();
    else await page.getByTestId('pointers-close').click();
    await expect(pointers(page)).toHaveCount(0);
    await expect(page.locator('.table-prompt button:focus')).toHaveCount(1);

    await page.reload();
    await expect(page.getByTestId('option').first()).toBeAttached();
    await expect(pointers(page)).toHaveCount(0);
    await startTable(page);
    await expect(pointers(page)).toHaveCount(0);
    await startTable(page, { game: GAMES[1].id });
    await expect(pointers(page).first()).toBeVisible();
  });
});
