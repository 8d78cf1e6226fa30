import { giveHint, read, settled } from './driver.ts';
import { expect, test } from './house.ts';
import { startTable } from './tables.ts';

test('a bot is asked to wait, and says what it is after', async ({ page }) => {
  await startTable(page, { game: 'army-of-the-dead', seed: 'ask', options: { mission: 'dryRun', team: 'random' } });
  const talk = page.locator('.table-card-talk');
  const next = async (): Promise<void> => {
    const { at } = await read(page);
    await giveHint(page);
    await settled(page, at);
  };
  for (let i = 0; i < 40 && (await talk.count()) === 0; i++) await next();
  await expect(talk, 'what a bot says of its Turn').toContainText('“');

  await page.getByTestId('menu').click();
  const request = page.getByTestId('request');
  await request.selectOption('wait');
  await expect(talk).toContainText('Asked: Wait');
  await request.selectOption('');
  await expect(talk).not.toContainText('Asked');
});
