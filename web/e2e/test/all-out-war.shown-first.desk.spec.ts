import { at, confirmWords, toAction } from './all-out-war-mat.ts';
import { choose, optionAt, read, reveal, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';

async function asked(page: Page, gait: string) {
  const before = await toAction(page);
  await choose(page, gait);
  return settled(page, before.at);
}

/** The first of some places, in sight with its digit. */
async function digitOf(page: Page, id: string): Promise<string> {
  await reveal(page, id);
  const key = await optionAt(page, id).getAttribute('aria-keyshortcuts');
  return key ?? '';
}

test('a digit on a place of a Run shows it and tells its NOISE; the same digit or Space gives it', async ({ page }) => {
  const before = await asked(page, 'run');
  const id = before.options.find((one) => one.startsWith('touch:')) ?? '';
  const key = await digitOf(page, id);
  await page.keyboard.press(key);
  await expect(page.getByTestId('confirm')).toBeVisible();
  expect(await confirmWords(page)).toMatch(/^Run /);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'NOISE' })).not.toHaveCount(0);
  expect(await at(page), 'nothing was given').toBe(before.at);
  await expect(page.locator('.table-confirm').getByTestId('no-undo'), 'it can be undone').toHaveCount(0);
  await page.keyboard.press('Space');
  expect((await settled(page, before.at)).at).toBeGreaterThan(before.at);
});

test('a quiet place is shown first too: its digit again gives it', async ({ page }) => {
  const before = await asked(page, 'sneak');
  const id = before.options.find((one) => /^(?:touch|toward|away|unseen):/.test(one)) ?? '';
  const key = await digitOf(page, id);
  await page.keyboard.press(key);
  await expect(page.getByTestId('confirm')).toBeVisible();
  expect(await confirmWords(page)).toMatch(/Sneak \d/);
  expect(await at(page), 'nothing was given').toBe(before.at);
  await page.keyboard.press(key);
  await expect.poll(async () => (await read(page)).at).toBeGreaterThan(before.at);
});

test('a turned piece is pressed where it is drawn: its button lies around the counter in its middle', async ({
  page,
}) => {
  await toAction(page);
  const far = await page.evaluate(() => {
    const middle = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2] as const;
    };
    const counters = [...document.querySelectorAll('.war-m-counter .war-m-touch')].map(middle);
    return [...document.querySelectorAll('.war-m-piece[data-thing^="piece:car-"]')].map((car) => {
      const [x, y] = middle(car);
      return Math.min(...counters.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
    });
  });
  expect(far.length).toBeGreaterThan(2);
  for (const one of far) expect(one).toBeLessThan(3);
});

test('a digit of a gait gives no Move that goes nowhere', async ({ page }) => {
  const before = await toAction(page);
  await page.keyboard.press('c');
  await expect(page.locator('.war-m-cursor')).toBeVisible();
  await page.keyboard.press('Home');
  const key = await digitOf(page, 'sneak');
  await page.keyboard.press(key);
  const now = await settled(page, before.at);
  expect(now.options, 'where to is asked').not.toContain('end');
});
