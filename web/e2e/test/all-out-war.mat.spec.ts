import { actingAt, at, confirmWords, onScreen, toAction } from './all-out-war-mat.ts';
import { clean } from './axe.ts';
import { choose, optionAt, read, reveal, settled, settledAt } from './driver.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { openPart, startTable } from './tables.ts';

const GAME = { mode: 'rivals' };

/** Presses the mat, with a finger where there is one. */
async function press(page: Page, x: number, y: number): Promise<void> {
  const point = await onScreen(page, x, y);
  if (isPhone(page)) await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
}

test('a press on the mat plans a Move by the quieter gait that reaches, and one press gives both answers', async ({
  page,
}) => {
  const before = await toAction(page, GAME);
  const [x, y] = await actingAt(page);
  await press(page, x, y + (y < 10 ? 1.5 : -1.5));
  await expect(page.getByTestId('confirm')).toBeVisible();
  expect(await confirmWords(page)).toMatch(/^Sneak 1\.[45]/);
  expect(await at(page), 'a first press never commits').toBe(before.at);
  await page.getByTestId('confirm').click();
  const after = await settled(page, before.at + 1);
  expect(after.at).toBe(before.at + 2);
  const [, there] = await actingAt(page);
  expect(Math.abs(there - y)).toBeCloseTo(1.5, 0);

  // A Sneak is always taken back, with the place from which it began.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect((await settledAt(page, before.at)).hash).toBe(before.hash);
});

test('where nobody gets to, the reason is shown and nothing can be given', async ({ page }) => {
  test.skip(isPhone(page), 'the place is out of sight');
  const { at: before } = await toAction(page, GAME);
  const [x, y] = await actingAt(page);
  await press(page, x + 1, y + (y < 10 ? 12 : -12));
  await expect(page.locator('.war-m-label-why')).not.toBeEmpty();
  await expect(page.getByTestId('confirm')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.war-m-plan')).toHaveCount(0);
  expect(await at(page)).toBe(before);
});

test.describe('where a first press only shows', () => {
  test.use({ settings: { oneTap: 'two' } });

  test('every named place is named on the button that gives it, and the log repeats the last', async ({ page }) => {
    test.skip(isPhone(page), 'a list is a list');
    await toAction(page, GAME);
    await reveal(page, 'run');
    await optionAt(page, 'run').click();
    await page.getByTestId('confirm').click();
    await expect.poll(async () => (await read(page)).options).toContain('stay');
    const { options, at: before } = await read(page);
    expect(options.length).toBeGreaterThan(5);
    for (const id of options) {
      await reveal(page, id);
      await optionAt(page, id).click();
      expect(await confirmWords(page), id).toMatch(/^(?:Run|Stay|Engage|Leap)|^[A-Z].+ · Run \d/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await reveal(page, options[1]);
    await optionAt(page, options[1]).click();
    await page.getByTestId('confirm').click();
    await settled(page, before);
    await expect(page.getByRole('tab', { name: 'Forecast' }), 'opened by itself').toHaveAttribute(
      'aria-selected',
      'true',
    );
    await openPart(page, 'log');
    await expect(page.getByRole('log').or(page.locator('.table-log-body'))).toContainText(/Runs \d/);
  });
});

test('by keys alone: the cursor says what a place comes to, Space gives it', async ({ page }) => {
  test.skip(isPhone(page), 'keys');
  const before = await toAction(page, GAME);
  await page.keyboard.press('c');
  const live = page.locator('[aria-live="polite"]');
  const toward = (await actingAt(page))[1] < 10 ? 'ArrowUp' : 'ArrowDown';
  await page.keyboard.press(toward);
  await expect(live.filter({ hasText: /Sneak: 1 in of 4 in\./ })).not.toHaveCount(0);
  await page.keyboard.press(`Shift+${toward}`);
  await expect(live.filter({ hasText: /Sneak: 1\.1 in of 4 in\./ })).not.toHaveCount(0);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('confirm')).toHaveCount(0);
  await page.keyboard.press(toward);
  await page.keyboard.press('Space');
  expect((await settled(page, before.at + 1)).at).toBe(before.at + 2);
});

test('the cross is there only while keys lead: not after the mouse, not in the next question; places begin anew', async ({
  page,
}) => {
  test.skip(isPhone(page), 'keys');
  const before = await toAction(page, GAME);
  const cross = page.locator('.war-m-cursor');
  const live = page.locator('[aria-live="polite"]');
  await page.keyboard.press('c');
  await expect(cross).toHaveCount(1);
  const [x, y] = await actingAt(page);
  await press(page, x, y + (y < 10 ? 1.5 : -1.5));
  await expect(page.getByTestId('confirm')).toBeVisible();
  await expect(cross).toHaveCount(0);
  await page.locator('[data-thing="walker:6"]').click();
  await expect(cross, 'a place of a figure is planned by the mouse').toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.keyboard.press('c');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await choose(page, 'sneak');
  await settled(page, before.at);
  await expect(cross).toHaveCount(0);
  await page.keyboard.press('c');
  await page.keyboard.press('PageDown');
  await expect(live.filter({ hasText: 'Stay. Sneak: 0 in of 4 in.' })).not.toHaveCount(0);

  // A place of the list is planned first, so a plan that is ready is not thrown away by one key.
  await page.keyboard.press(y < 10 ? 'ArrowUp' : 'ArrowDown');
  await reveal(page, 'stay');
  await optionAt(page, 'stay').press('Enter');
  await expect(page.getByTestId('confirm')).toHaveText(/Stay/);
  expect(await at(page)).toBe(before.at + 1);
});

test('the window keeps question, button and whoever acts in sight; nothing is wider than the screen', async ({
  page,
}) => {
  if (isPhone(page)) await page.setViewportSize({ width: 360, height: 640 });
  await toAction(page, GAME);
  await expect(page.locator('.war-m-acting')).toBeInViewport();
  const [x, y] = await actingAt(page);
  await press(page, x - 1, y + (y < 10 ? 1 : -1));
  await expect(page.getByTestId('confirm')).toBeInViewport();
  await expect(page.locator('[data-testid="prompt"] h2')).toBeInViewport();
  await expect(page.locator('.war-m-acting')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // On a small phone the list of options scrolls under the button.
  if (!isPhone(page)) await clean(page, 'the mat with a plan');
  const least = isPhone(page) ? 44 : 38;
  // On a phone all that can be pressed on the board and below it, bases and pieces of the mat apart.
  const pressed = isPhone(page)
    ? '.war-m-window button:not(.war-m-touch, .war-m-piece, .war-m-earth), [data-testid="prompt"] button'
    : '.war-m-tools button';
  for (const button of await page.locator(pressed).filter({ visible: true }).all()) {
    const box = await button.boundingBox();
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(least);
  }
});

test('anybody is measured from the panel that tells of them: reach, who could reach them, distances as a table', async ({
  page,
}) => {
  await toAction(page, GAME);
  const derek = page.locator('[data-thing="survivor:derek"]');
  const look = async (): Promise<void> => {
    if (isPhone(page)) {
      await openPart(page, 'team');
      await page.locator('.war-row', { hasText: 'Derek' }).click();
    } else await derek.click({ button: 'right' });
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await look();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Nobody can reach Derek|Can reach Derek/);
  await dialog.getByText(/^Distances/).click();
  const gaps = dialog.getByRole('columnheader', { name: 'Gap' });
  await expect(gaps).toHaveAttribute('aria-sort', 'ascending');
  await dialog.getByRole('button', { name: 'To', exact: true }).click();
  await expect(gaps).toHaveAttribute('aria-sort', 'none');
  const names = await dialog.getByRole('rowheader').allInnerTexts();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  await dialog.getByRole('button', { name: 'Reach and ranges' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.war-m-asked circle')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.war-m-asked')).toHaveCount(0);
});

test('the tape reads from edge to edge, by mouse and by key', async ({ page }) => {
  test.skip(isPhone(page), 'keys');
  await toAction(page, GAME);
  await page.locator('[data-thing="walker:6"]').focus();
  await page.keyboard.press('k');
  await page.locator('[data-thing="survivor:carl"]').focus();
  await page.keyboard.press('k');
  const label = page.locator('.war-m-label-tape');
  await expect(label).toContainText(/^Gap: \d/);
  const read = await label.innerText();
  await page.keyboard.press('Escape');
  await expect(label).toHaveCount(0);
  await page.locator('[data-thing="walker:6"]').focus();
  await page.keyboard.press('k');
  await page.locator('[data-thing="survivor:carl"]').click();
  await expect(label).toHaveText(read);
});

test('a plan that was given and taken back is there again, and its end can be moved', async ({ page }) => {
  test.skip(isPhone(page), 'keys');
  const before = await toAction(page, GAME);
  const [x, y] = await actingAt(page);
  await press(page, x + 1, y + (y < 10 ? 2 : -2));
  const words = await confirmWords(page);
  await page.getByTestId('confirm').click();
  await settled(page, before.at + 1);
  await page.getByTestId('undo').click();
  await settledAt(page, before.at + 1);
  await expect(page.locator('.war-m-plan:not(.war-m-faint)')).toHaveCount(1);
  await page.getByTestId('undo').click();
  await settledAt(page, before.at);
  await expect(page.getByTestId('confirm')).toBeVisible();
  expect(await confirmWords(page)).toBe(words);
});

test('a finger that holds the end moves it, and only a tap on it gives the plan', async ({ page }) => {
  test.skip(!isPhone(page), 'a finger');
  const before = await toAction(page, GAME);
  const [x, y] = await actingAt(page);
  const up = y < 10 ? 1 : -1;
  await press(page, x, y + up * 1.5);
  await expect(page.getByTestId('confirm')).toBeVisible();
  const words = await confirmWords(page);

  const [from, to] = [await onScreen(page, x, y + up * 1.5), await onScreen(page, x, y + up * 3.5)];
  const devtools = await page.context().newCDPSession(page);
  // What is held floats above the finger.
  const at48 = { x: to.x, y: to.y + 48 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [from]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', [{ x: from.x + (at48.x - from.x) * share, y: from.y + (at48.y - from.y) * share }]);
  await touch('touchEnd', []);
  const far = async () => Number(/([\d.]+) in/.exec(await confirmWords(page))?.[1]);
  await expect.poll(far, 'longer than before').toBeGreaterThan(2);
  expect(words).toMatch(/^Sneak 1/);
  const moved = await confirmWords(page);

  // Beside the ghost a tap corrects it, on the ghost it gives it.
  await press(page, x + 0.8, y + up * 3);
  await expect.poll(() => confirmWords(page)).not.toBe(moved);
  expect(await at(page)).toBe(before.at);
});

test.describe('at normal pace', () => {
  test.use({ settings: { motion: 'normal' } });

  test('whoever comes to act without being asked is who a press on the mat plans for', async ({ page }) => {
    test.skip(isPhone(page), 'the same everywhere');
    let now = await startTable(page, { game: 'all-out-war', others: [], options: { scenario: 'learning' } });
    expect(now.options).toEqual(['sandra', 'patrick']);
    // The last one is activated without a choice.
    for (const id of ['sandra', 'end']) {
      await choose(page, id);
      now = await settled(page, now.at);
    }
    expect(now.options).toContain('sneak');
    await expect(page.locator('.war-m-acting')).toHaveAttribute('data-figure', 'patrick');
    const [x, y] = await actingAt(page);
    await press(page, x, y + (y < 10 ? 1.5 : -1.5));
    await expect(page.getByTestId('confirm')).toBeVisible();
    expect(await confirmWords(page)).toMatch(/^Sneak 1\.[45]/);
  });
});
