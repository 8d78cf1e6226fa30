import { BOARDS } from '@shamble/games/boards';
import { LANGS, type Lang } from '@shamble/kernel';
import { raise } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition, finishedGame } from './positions.ts';
import { drawn, readWith, resize, SIZES } from './screen-sizes.ts';
import { openLog, startTable } from './tables.ts';
import { seenTexts, smallTexts } from './text-size.ts';

const PAGES = [
  '/',
  '/settings',
  '/credits',
  ...Object.keys(BOARDS).flatMap((id) => [`/new/${id}`, `/glance/${id}`, `/rules/${id}`]),
];

const soft = expect.configure({ soft: true });

type Look = readonly [textSize: 100 | 200, lang: Lang, size: (typeof SIZES)[number]];

/** Every size in every language, with ordinary and with large text. */
const ALL = ([100, 200] as const).flatMap((textSize) =>
  LANGS.flatMap((lang) => SIZES.map((size): Look => [textSize, lang, size])),
);

/** Where words do not decide what is shown: every size with ordinary and with large text, the languages in turns. */
const IN_TURNS = ALL.filter(([, lang, size]) => LANGS[SIZES.indexOf(size) % LANGS.length] === lang);

/** What stands on the page can be read. */
async function isReadable(page: Page, where: string, looks: readonly Look[]): Promise<void> {
  for (const [textSize, lang, size] of looks) {
    await readWith(page, lang, textSize);
    await resize(page, size);
    await drawn(page);
    const what = `${where} at ${size}, ${lang}, ${textSize} %`;
    await soft.poll(() => smallTexts(page), { message: what, timeout: 2000 }).toEqual([]);
  }
}

test('a text is measured as it is seen', async ({ page }) => {
  await page.setContent(`
    <p style="font-size: 20px">20</p>
    <div style="font-size: 20px; scale: 0.5">10</div>
    <div style="font-size: 20px; transform: rotate(90deg) scale(0.5)">10</div>
    <div style="font-size: 20px; zoom: 0.5">10</div>
    <div style="scale: 0.5">
      <svg viewBox="0 0 100 100" width="200" height="200">
        <text font-size="10" y="20">10</text>
        <g transform="scale(2)"><text font-size="10" y="40">20</text></g>
        <foreignObject width="50" height="50" y="50"><p style="font-size: 10px">10</p></foreignObject>
      </svg>
    </div>
    <p style="font-size: 10px" data-decoration>10</p>
    <p style="font-size: 10px" aria-hidden="true">10</p>
    <p aria-hidden="true" data-decoration>only decorates</p>
    <p style="opacity: 0">clear</p>
    <p class="unseen">for those who listen</p>
    <div style="position: relative; overflow: hidden; height: 5px"><p style="position: absolute; top: 9px">cut away</p></div>
    <div style="position: relative; overflow: auto; height: 5px">
      <p style="position: absolute; top: 9px; font-size: 10px">10</p>
    </div>
    <input style="font-size: 10px" value="10" />`);
  const seen = await seenTexts(page);
  expect(seen.map(({ px }) => String(px))).toEqual(seen.map(({ text }) => text));
  expect(seen).toHaveLength(11);
  expect(await smallTexts(page)).toHaveLength(9);
});

for (const path of PAGES)
  test(`no text of ${path} is too small`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await isReadable(page, path, IN_TURNS);
  });

/** What stands in the parts of a table that are not in sight at once, each behind its tab, and in its menu. */
async function partsAreReadable(page: Page, where: string): Promise<void> {
  for (const [size, tab] of [
    ['1280x720', '[role="tab"]'],
    ['390x844', '.table-phone-tab'],
  ] as const) {
    await resize(page, size);
    const tabs = page.locator(tab);
    await expect(tabs.first()).toBeVisible();
    for (const one of await tabs.all()) {
      await one.click();
      await drawn(page);
      soft(await smallTexts(page), `${where} at ${size}, ${await one.textContent()}`).toEqual([]);
    }
    await tabs.first().click();
    await page.getByTestId('menu').click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    soft(await smallTexts(page), `${where} at ${size}, the menu`).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

for (const game of Object.keys(BOARDS)) {
  const open = async (page: Page, log: string) => {
    const { state } = await openLog(page, log);
    if (state === 'curtain') await raise(page);
  };

  test(`no text of a fresh table of ${game} is too small`, async ({ page }) => {
    await startTable(page, { game });
    await partsAreReadable(page, 'fresh');
    await isReadable(page, 'fresh', IN_TURNS);
  });

  test(`no text of ${game} in the middle of a game is too small`, async ({ page }) => {
    const middle = findPosition('middle', (_, { turns }) => turns > 6, 3, { game, options: {} });
    await open(page, middle.log);
    await partsAreReadable(page, 'in the middle');
    await isReadable(page, 'in the middle', ALL);
  });

  test(`no text of the end of ${game} is too small`, async ({ page }) => {
    await open(page, finishedGame({ game, options: {} }));
    await page.getByTestId('outcome').getByRole('button').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await isReadable(page, 'the end', IN_TURNS);
  });
}
