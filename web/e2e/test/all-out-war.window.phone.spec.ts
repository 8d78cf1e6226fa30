import { optionAt } from './driver.ts';
import { expect, type Locator, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

const asked = (id: string, options: Readonly<Record<string, string>> = {}) =>
  findPosition(id, ({ ask, seat }) => ask.id === id && seat === 0, 2, { game: 'all-out-war', options });

const WHO = asked('activate', { points: '200' });
const ACT = asked('act', { points: '200' });

/** Whether nothing lies over the middle of a figure, tools and small map included. */
const isSeen = (thing: Locator): Promise<boolean> =>
  thing.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const pane = document.querySelector('.war-m-window')?.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const within = pane && x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
    const over = document.elementFromPoint(x, y);
    return within === true && over?.closest('.war-m-tools, .war-m-small') === null;
  });

const figures = (page: Page): Locator => page.locator('.war-m-can > [data-thing^="survivor:"]');

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [640, 360],
] as const)
  test(`at ${width} x ${height} those among whom one chooses are seen, or named at the border`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLog(page, WHO.log);
    await expect.poll(async () => Promise.all((await figures(page).all()).map(isSeen))).toContain(true);
    const unseen = async () => {
      const all = await figures(page).all();
      return (await Promise.all(all.map(isSeen))).filter((one) => !one).length;
    };
    if ((await unseen()) > 0) await expect(page.locator('.war-m-offside').first()).toBeVisible();

    // Whoever is chosen in the list comes into sight, wherever the window was moved to.
    const { options } = await page.evaluate(() => ({
      options: [...document.querySelectorAll<HTMLElement>('[data-testid="option"]')].map(
        (one) => one.dataset.option ?? '',
      ),
    }));
    for (const id of options.filter((one) => /^[a-z]+$/.test(one) && one !== 'pass')) {
      const figure = page.locator(`[data-thing="survivor:${id}"]`);
      if ((await figure.count()) === 0) continue;
      await optionAt(page, id).tap();
      await expect.poll(() => isSeen(figure), id).toBe(true);
    }

    // Also after another tab.
    await page.locator('.table-phone-tab').nth(2).tap();
    await page.locator('.table-phone-tab').first().tap();
    await expect.poll(async () => Promise.all((await figures(page).all()).map(isSeen))).toContain(true);
  });

test('whoever acts at a border of the mat is drawn out from under tools and small map', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLog(page, ACT.log);
    await expect.poll(() => isSeen(page.locator('.war-m-acting > [data-thing]'))).toBe(true);
    const beyond = await page.locator('.war-m-pane').evaluate((pane) => {
      pane.scrollTo(pane.scrollWidth, pane.scrollHeight);
      const sheet = pane.querySelector('.war-m-sheet')!.getBoundingClientRect();
      const tools = document.querySelector('.war-m-tools')!.getBoundingClientRect();
      const map = document.querySelector('.war-m-small')!.getBoundingClientRect();
      return [sheet.right - tools.left, sheet.bottom - map.top];
    });
    expect(beyond[0]).toBeLessThanOrEqual(1);
    expect(beyond[1]).toBeLessThanOrEqual(1);
  }
});

test('what was asked about somebody is over with the same button, its cross, bare mat or the next question', async ({
  page,
}) => {
  await openLog(page, WHO.log);
  const somebody = page.locator('.war-m-walker > [data-thing]').first();
  const drawing = page.locator('.war-m-asked');
  const inspect = () => somebody.evaluate((one) => (one as HTMLElement).click());
  const panel = page.getByRole('dialog');
  const show = panel.locator('.war-m-measure-tools button').first();
  await inspect();
  await show.tap();
  await expect(drawing).not.toHaveCount(0);
  await inspect();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.tap();
  await expect(drawing).toHaveCount(0);

  await inspect();
  await show.tap();
  await inspect();
  await panel.locator('.part-close').tap();
  await expect(drawing).toHaveCount(0);

  await inspect();
  await show.tap();
  await expect(drawing).not.toHaveCount(0);
  await page.locator('.war-m-earth').evaluate((ground) => {
    const { left, top } = document.querySelector('.war-m-window')!.getBoundingClientRect();
    const at = { clientX: left + 20, clientY: top + 20, bubbles: true, detail: 1 };
    ground.dispatchEvent(new MouseEvent('click', at));
  });
  await expect(drawing).toHaveCount(0);

  // The panel scrolls under its title.
  await inspect();
  await panel.locator('summary').tap();
  await expect(panel.locator('table')).toBeVisible();
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  await panel.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect(panel.locator('.part-close')).toBeInViewport({ ratio: 0.9 });
});
