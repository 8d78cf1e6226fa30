import { GAMES } from '@shamble/games';
import { LANGS } from '@shamble/kernel';
import { expect, type Page, test } from './house.ts';
import { readWith, resize, SIZES } from './screen-sizes.ts';
import { seenTexts, smallTexts } from './text-size.ts';

const PAGES = [
  '/',
  '/settings',
  '/credits',
  ...GAMES.flatMap(({ id }) => [`/new/${id}`, `/glance/${id}`, `/rules/${id}`]),
];

/** At every size, in every language, with ordinary and with large text, what stands on the page can be read. */
async function isReadable(page: Page, where: string): Promise<void> {
  for (const textSize of [100, 200])
    for (const lang of LANGS) {
      await readWith(page, lang, textSize);
      for (const size of SIZES) {
        await resize(page, size);
        expect.soft(await smallTexts(page), `${where} at ${size}, ${lang}, ${textSize} %`).toEqual([]);
      }
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
    await isReadable(page, path);
  });
