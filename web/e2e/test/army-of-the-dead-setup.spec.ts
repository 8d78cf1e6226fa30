import { LANGS } from '@shamble/kernel';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { drawn, readWith } from './screen-sizes.ts';
import { openLog } from './tables.ts';

const game = 'army-of-the-dead';

const asked = (id: string, seats = 1, options: Readonly<Record<string, string>> = {}): string =>
  findPosition(id, ({ ask }) => ask.id === id, seats, { game, options: { mission: 'dryRun', ...options } }).log;

const sizes = (page: Page) =>
  isPhone(page)
    ? [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
      ]
    : [{ width: 1280, height: 720 }];

/** How many pixels of a sheet have to be scrolled to. */
const hiddenIn = (sheet: Locator): Promise<number> =>
  sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

/** The question and what confirms are in sight, and nothing lies over the button. */
async function askedWhole(page: Page, where: string): Promise<void> {
  const confirm = page.getByTestId('confirm');
  await expect(page.getByTestId('prompt').getByRole('heading', { level: 2 }), where).toBeInViewport({ ratio: 1 });
  await expect(confirm, where).toBeInViewport({ ratio: 1 });
  const isOnTop = (button: Element): boolean => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await confirm.evaluate(isOnTop), `${where}: nothing lies over it`).toBe(true);
}

test.describe('a first table', () => {
  test.use({ newcomer: true });

  test('twelve candidates are seen once, and whole', async ({ page }) => {
    const log = asked('team');
    for (const size of sizes(page)) {
      await page.setViewportSize(size);
      await openLog(page, log);
      for (const lang of LANGS) {
        await readWith(page, lang, 100);
        await drawn(page);
        const where = `${size.width} x ${size.height}, ${lang}`;
        await expect(page.locator('.army-candidate'), where).toHaveCount(12);
        expect(await hiddenIn(page.locator('.army-team')), where).toBeLessThanOrEqual(0);
        for (const one of await page.locator('.army-candidate').all())
          await expect(one, where).toBeInViewport({ ratio: 1 });
        await expect(page.getByTestId('option').filter({ visible: true }), `${where}: no second list`).toHaveCount(0);
        await askedWhole(page, where);
      }
    }
  });
});

test('who was chosen last tells what the Skill does and the Personal Objective, and their sets are named', async ({
  page,
}) => {
  const log = asked('team');
  for (const size of sizes(page)) {
    await page.setViewportSize(size);
    await openLog(page, log);
    await page.locator('[data-thing="pick:burt"]').click();
    const told = page.locator('.army-latest, .army-candidate-more').filter({ visible: true });
    await expect(told).toHaveCount(1);
    await expect(told).toContainText('Personal Objective, if drawn:');
    await told.scrollIntoViewIfNeeded();
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.army-candidate-words').first()).toHaveText(/^A /);
    if (isPhone(page)) continue;
    await page.locator('[data-thing="pick:kate"]').hover();
    const slip = page.locator('.part-over .part-panel');
    await expect(slip).toContainText('Kate');
    await expect(slip).toContainText('Set B:');
    await expect(slip).toContainText('Personal Objective, if drawn:');
  }
});

test('who plays whom and the start sets stand above a question that is whole', async ({ page }) => {
  for (const log of [asked('owners', 3, { team: 'random' }), asked('set')])
    for (const size of sizes(page)) {
      await page.setViewportSize(size);
      await openLog(page, log);
      for (const lang of LANGS) {
        await readWith(page, lang, 100);
        await drawn(page);
        await askedWhole(page, `${size.width} x ${size.height}, ${lang}`);
        for (const one of await page.locator('.army-owner, .army-sets-beside > button').all())
          await expect(one).toBeInViewport({ ratio: 1 });
      }
    }
});

test('what is missing is told quietly, and as a warning once somebody tried', async ({ page }) => {
  await openLog(page, asked('team'));
  const why = page.locator('.table-confirm-why');
  const colour = (): Promise<string> => why.evaluate((words) => getComputedStyle(words).color);
  const before = await colour();
  await expect(page.getByTestId('confirm')).toHaveText('Confirm');
  await page.locator('[data-thing="pick:kate"]').click();
  await expect(why).toContainText('1');
  expect(await colour(), 'picking is no fault').toBe(before);
  await page.getByTestId('confirm').click({ force: true });
  await expect.poll(colour).not.toBe(before);
});

test('a start set says in words what its cards do, and what the words mean', async ({ page }) => {
  await openLog(page, asked('set'));
  const sets = page.locator('.army-sets-beside > button');
  await expect(sets.nth(0)).toContainText('Range 1 to 3');
  await expect(sets.nth(1), 'beside what is in hand').toContainText(/instead of|as with/);
  const legend = page.locator('.army-legend');
  if (isPhone(page)) await legend.locator('summary').tap();
  await expect(legend.getByRole('listitem').first()).toBeVisible();
  await expect(legend).toContainText('Ammo dice');
});

test('Missions stand five in a row on a desk, two on a tablet, one on a phone', async ({ page }) => {
  await page.goto(`/new/${game}`);
  const faces = page.locator('.setup-faces > .setup-card');
  await expect(faces).toHaveCount(10);
  const inRow = (): Promise<number> =>
    faces.evaluateAll((all) => {
      const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  const wanted = isPhone(page)
    ? [
        [390, 844, 1],
        [360, 640, 1],
      ]
    : [
        [1280, 720, 5],
        [768, 1024, 2],
        [1024, 768, 2],
      ];
  for (const [width, height, n] of wanted) {
    await page.setViewportSize({ width, height });
    await expect.poll(inRow, `${width} px`).toBe(n);
  }
});
