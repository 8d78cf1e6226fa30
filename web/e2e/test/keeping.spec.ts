import { choose, read, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { replayed } from './record.ts';
import { downloadLog, GAME, startTable } from './tables.ts';
import { words } from './words.ts';

test.use({ serviceWorkers: 'allow' });

test('a reload in mid-prompt comes back to the same prompt', { tag: '@quick' }, async ({ page }) => {
  const first = await startTable(page, { seed: 'reload' });
  await choose(page, first.options[0]);
  const before = await settled(page, first.at);
  await page.reload();
  expect(await settled(page)).toEqual(before);
});

test('a closed table is on the shelf and goes on from there', async ({ page }) => {
  const first = await startTable(page, { seed: 'shelf' });
  await choose(page, first.options[0]);
  const before = await settled(page, first.at);
  await page.goto('/');
  const saved = page.getByTestId('saved');
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText(words('web.setup.name.0'));
  await saved.getByRole('link').click();
  expect(await settled(page)).toEqual(before);
});

test('after the first visit everything works without a network', async ({ page, context, watch }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  watch.allow = /ERR_INTERNET_DISCONNECTED|service worker|sw\.js/i;
  await context.setOffline(true);
  await page.reload();
  const first = await startTable(page, { seed: 'offline' });
  await choose(page, first.options[0]);
  const before = await settled(page, first.at);
  await page.reload();
  expect(await settled(page)).toEqual(before);
  for (const path of ['/settings', '/credits', `/rules/${GAME}`, '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/credits');
  await page.getByText(/^workbox-precaching /).click();
  await expect(page.getByText(/^Copyright 2018 Google LLC/).filter({ visible: true })).toBeVisible();
});

test('of two tabs one plays and the other follows', async ({ page, context }) => {
  const first = await startTable(page, { seed: 'two tabs' });
  const other = await context.newPage();
  await other.goto(page.url());
  const following = (tab: Page) => tab.getByText(words('web.table.following'));
  await expect(following(other)).toBeVisible();
  await expect(other.getByTestId('option')).toHaveCount(0);
  await choose(page, first.options[0]);
  const second = await settled(page, first.at);
  await expect.poll(async () => (await read(other)).at, 'the other tab follows').toBe(second.at);
  expect((await read(other)).hash).toBe(second.hash);

  await other.getByRole('button', { name: words('web.table.take-over') }).click();
  expect(await settled(other)).toEqual(second);
  await expect(following(page)).toBeVisible();
  await expect(page.getByTestId('option')).toHaveCount(0);
  await choose(other, second.options[0]);
  const third = await settled(other, second.at);
  const steps = replayed(await downloadLog(other));
  expect(third.hash, 'nothing was lost or done twice').toBe(steps[third.at].hash(0));
  expect(steps.length - 1).toBe(third.at);
});
