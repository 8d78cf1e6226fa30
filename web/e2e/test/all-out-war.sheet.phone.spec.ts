import { LANGS } from '@shamble/kernel';
import { expect, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { readWith } from './screen-sizes.ts';
import { openLog } from './tables.ts';

const asked = (id: string, options: Readonly<Record<string, string>> = {}) =>
  findPosition(id, ({ ask, seat }) => ask.id === id && seat === 0, 2, { game: 'all-out-war', options });

const POSITIONS = [asked('act', { points: '200' }), asked('stance'), asked('shoot-target', { points: '300' })];
const again = asked('shot-again', { points: '150', group1: 'camp', group2: 'bossAndCrew' });
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

/** Whether every option can be scrolled to where nothing lies over its middle, with what confirms still in sight. */
async function reachesAll(page: Page): Promise<void> {
  for (const option of await page.getByTestId('option').filter({ visible: true }).all()) {
    await option.evaluate((one) => one.focus());
    const uncovered = () =>
      option.evaluate((one) => {
        const { left, right, top } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint((left + right) / 2, top + 12));
      });
    await expect.poll(uncovered, await option.innerText()).toBe(true);
    await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
  }
}

test('question, what is chosen and what confirms it are in sight together, and every option is within reach', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const { log } of POSITIONS) {
      await openLog(page, log);
      await readWith(page, 'fr', 100);
      const option = page.getByTestId('option').filter({ visible: true }).first();
      await option.tap();
      await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('prompt').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('summary')).toHaveCount(0);
      await expect(page.locator('[data-option][aria-pressed="true"]').first()).toBeInViewport({ ratio: 0.4 });
      const confirm = await page.getByTestId('confirm').boundingBox();
      const more = page.getByTestId('more-below');
      const box = (await more.count()) > 0 ? await more.boundingBox() : null;
      if (confirm && box) expect(box.x, 'it covers nothing that confirms').toBeGreaterThan(confirm.x + confirm.width);
      await reachesAll(page);
    }
  }
});

test('the tools of the top bar lie beside each other also while the phase is a long word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLog(page, POSITIONS[1].log);
  for (const lang of LANGS) {
    await readWith(page, lang, 100);
    const boxes = await page.locator('.table-top button').evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right }) => ({ left, right })),
    );
    const phase = await page.locator('.table-phase[aria-current]').boundingBox();
    expect(boxes[0].left, lang).toBeGreaterThanOrEqual((phase?.x ?? 0) + (phase?.width ?? 0) - 1);
    for (const [i, box] of boxes.slice(1).entries())
      expect(box.left, `${lang}: ${i}`).toBeGreaterThanOrEqual(boxes[i].right - 1);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(360);
  }
});

test('no word of the status strip is cut, whatever is fought', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const { log } of POSITIONS) {
      await openLog(page, log);
      for (const lang of LANGS) {
        await readWith(page, lang, 100);
        const cut = await page.locator('.war-status-melee, .war-status-words > *').evaluateAll((parts) =>
          parts
            .filter((part) => {
              const [own, line] = [part.getBoundingClientRect(), part.parentElement!.getBoundingClientRect()];
              const isOnLine = own.top < line.bottom - 4;
              return isOnLine && (own.right > line.right + 1 || part.scrollWidth > part.clientWidth + 1);
            })
            .map((part) => part.textContent),
        );
        expect(cut, `${size.width}, ${lang}`).toEqual([]);
      }
    }
  }
});

test('the dice that are asked about, and what they are for, lie in front of the tabs', async ({ page }) => {
  await openLog(page, again.log);
  await expect(page.locator('.table-dice .table-aim')).toBeVisible();
  const tabs = await page.locator('.table-phone-tabs').boundingBox();
  for (const part of await page.locator('.table-dice :is(.table-die, .table-aim)').all()) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
  }
});
