import { SPECTATOR } from '@shamble/kernel';
import { choose, read, settled } from './driver.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { findPosition, finishedGame } from './positions.ts';
import { replayed, seenAtEvents } from './record.ts';
import { downloadLog, importText, openLog, openPart, startTable } from './tables.ts';
import { words } from './words.ts';

const middle = findPosition('the middle of a game', (_, { turns, answers }) => turns > 4 && answers.length > 60);

async function startReplay(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByRole('button', { name: words('web.table.menu.replay') }).click();
  await expect(page.getByTestId('replay')).toBeVisible();
}

test('every step of a replay shows the recorded position', async ({ page }) => {
  const { at: end } = await openLog(page, middle.log);
  const steps = replayed(middle.log);
  await startReplay(page);
  const seat = middle.seat;
  const slider = page.getByRole('slider');
  const reach = async (at: number) => {
    await expect.poll(async () => (await read(page)).at).toBe(at);
    expect((await read(page)).hash, `step ${at}`).toBe(steps[at].hash(seat));
  };
  for (const at of [0, 1, Math.floor(end / 2), end - 1, end]) {
    await slider.fill(String(at));
    await reach(at);
  }
  await slider.fill('7');
  await reach(7);
  await page.getByRole('button', { name: words('web.table.replay.next'), exact: true }).click();
  await reach(8);
  await page.getByRole('button', { name: words('web.table.replay.prev'), exact: true }).click();
  await reach(7);
  if (!isPhone(page)) {
    await page.getByTestId('replay').getByRole('heading').click();
    await page.keyboard.press('ArrowRight');
    await reach(8);
    await page.keyboard.press('Home');
    await reach(0);
  }
  await page.getByRole('button', { name: words('web.table.replay.back') }).click();
  expect((await settled(page)).at).toBe(end);
});

test('a log entry leads to the board of its moment and back', async ({ page }) => {
  const now = await openLog(page, middle.log);
  await openPart(page, 'log');
  const seen = seenAtEvents(middle.log, middle.seat);
  const ends = replayed(middle.log).map(({ hash }) => hash(middle.seat));
  // A line whose moment is neither the beginning nor the end of its answer.
  const lines = page.getByTestId('log').locator('[data-line]');
  const shown = await lines.evaluateAll((all) => all.map((line) => Number(line.getAttribute('data-line'))));
  const line = shown.findLast((index) => !ends.includes(seen[index]))!;
  expect(line).toBeGreaterThan(0);
  await page.locator(`[data-line="${line}"] > [aria-expanded]`).click();
  await page
    .getByTestId('log')
    .getByRole('button', { name: words('web.table.log.then') })
    .last()
    .click();
  await expect.poll(async () => (await read(page)).state).toBe('replay');
  expect((await read(page)).hash, 'the board is that of the event').toBe(seen[line]);
  if (!isPhone(page)) await expect(page.locator(`[data-line="${line}"]`)).toHaveClass(/table-log-then/);
  await page.getByRole('button', { name: words('web.table.replay.back') }).click();
  expect((await settled(page)).hash).toBe(now.hash);
});

test('after the board of a log entry is shown, the keys of the replay work', async ({ page }) => {
  const { at: end } = await openLog(page, middle.log);
  const slider = page.getByRole('slider');
  const showThen = async () => {
    await openPart(page, 'log');
    const entry = page.getByTestId('log').locator('[aria-expanded]').last();
    if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.click();
    const then = page.getByTestId('log').getByRole('button', { name: words('web.table.log.then') });
    await then.last().click();
    await expect(slider).toBeFocused();
    await expect(page.getByTestId('board')).toBeVisible();
  };
  await showThen();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await read(page)).at).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await read(page)).at).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(async () => (await read(page)).at).toBe(end);
  // Once more, while the replay is open.
  await showThen();
});

test('fast keys of the replay are all counted', async ({ page }) => {
  await openLog(page, middle.log);
  await page.evaluate(() => {
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (const key of ['p', 'Home', ...Array.from({ length: 6 }, () => 'ArrowRight')]) press(key);
  });
  await expect.poll(async () => (await read(page)).at).toBe(6);
  await expect(page.getByRole('slider')).toBeFocused();
  await expect(page.getByRole('slider')).toHaveValue('6');
  await page.keyboard.press('p');
  await settled(page);
  await page.keyboard.press('p');
  for (const key of ['Home', ...Array.from({ length: 6 }, () => 'ArrowRight')]) await page.keyboard.press(key);
  await expect.poll(async () => (await read(page)).at).toBe(6);
});

test('the next own decision leads on to the one that is open, and no further', async ({ page }) => {
  const { at: end } = await openLog(page, middle.log);
  await startReplay(page);
  const next = page.getByTestId('next-own');
  await page.getByRole('slider').fill(String(end - 1));
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await next.click();
  await expect.poll(async () => (await read(page)).at).toBe(end);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAttribute('title', words('web.table.replay.own.none'));
});

test('another table can be tried from a moment, and the first stays as it was', async ({ page }) => {
  const now = await openLog(page, middle.log);
  const original = page.url();
  await startReplay(page);
  await page.getByRole('slider').fill('20');
  await expect.poll(async () => (await read(page)).at).toBe(20);
  await page.getByRole('button', { name: words('web.table.replay.try') }).click();
  await expect(page).not.toHaveURL(original);
  const fork = await settled(page);
  await expect(page.getByTestId('copy')).toHaveAttribute('title', words('web.copy.what', { at: 20 }));
  if (fork.state === 'asked' && !fork.many) await choose(page, fork.options[0]);
  await page.goto(original);
  expect(await settled(page)).toEqual(now);
});

test('a log that is exported and imported again is the same table', { tag: '@quick' }, async ({ page }) => {
  const first = await startTable(page, { seed: 'export' });
  await choose(page, first.options[0]);
  const before = await settled(page, first.at);
  const log = await downloadLog(page);
  await page.goto('/');
  const after = await openLog(page, log);
  expect([after.at, after.hash, after.options]).toEqual([before.at, before.hash, before.options]);
});

test('a log that was tampered with is refused with a reason', async ({ page }) => {
  const refusal = page.getByTestId('import-error');
  const log: Record<string, unknown> = JSON.parse(middle.log);
  const changed = JSON.stringify({ ...log, seed: 'a better one' });
  await importText(page, changed);
  await expect(refusal).toHaveText(words('web.import.tampered', { file: 'table.json' }));
  await importText(page, middle.log.slice(0, -40));
  await expect(refusal).toHaveText(words('web.import.truncated', { file: 'table.json' }));
  await importText(page, 'Dear diary');
  await expect(refusal).toHaveText(words('web.import.not-json', { file: 'table.json' }));
  await expect(page.getByTestId('saved'), 'nothing was laid on the shelf').toHaveCount(0);
});

test('a finished game says how it ended, and can be looked at again', async ({ page }) => {
  const log = finishedGame();
  const steps = replayed(log);
  const { state, at, hash } = await openLog(page, log);
  expect(state).toBe('over');
  expect(at).toBe(steps.length - 1);
  const seat = [SPECTATOR, 0, 1].find((one) => steps[at].hash(one) === hash)!;
  expect(seat, 'the end is the one of the log').toBeDefined();
  const winners = page.locator('.table-card-head', { hasText: words('web.table.people.won') });
  if (!isPhone(page)) await expect(winners).toHaveCount(replayed(log).at(-1)!.outcome!.winners.length);
  await page
    .getByTestId('outcome')
    .getByRole('button', { name: words('web.table.over.replay') })
    .click();
  await expect.poll(async () => (await read(page)).hash).toBe(steps[0].hash(seat));
  if (!isPhone(page)) await expect(winners, 'nobody has won at the beginning').toHaveCount(0);
});
