import { chooser } from '@shamble/bots';
import { optionAt, type Reading, read, reveal, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { pressOption } from './keys.ts';
import { startTable } from './tables.ts';

/** Whole games take a while: nothing moves in them. */
test.use({ settings: { motion: 'off' } });
test.setTimeout(240_000);

/** What is put together: as the table suggests it. */
async function asSuggested(page: Page): Promise<void> {
  await page.getByTestId('hint').click();
  await page.getByTestId('take-hint').click();
  await page.getByTestId('confirm').click();
}

test('a whole game of 100 points by the list alone', async ({ page }) => {
  const below = chooser('list');
  let now = await startTable(page, { game: 'all-out-war', seed: 'list' });
  while (now.state === 'asked') {
    const id = now.options[below(now.options.length)];
    if (now.many || now.shared) await asSuggested(page);
    else {
      await reveal(page, id);
      await optionAt(page, id).click();
      // What has no undo is only shown by a first press.
      if ((await read(page)).at === now.at && (await page.getByTestId('confirm').count()) > 0)
        await page.getByTestId('confirm').click();
    }
    now = await settled(page, now.at);
  }
  expect(now.state).toBe('over');
});

/** A Move by the cursor: one of the named places, given by Space. */
async function moveByCursor(page: Page, pages: number): Promise<boolean> {
  const { at } = await read(page);
  await page.keyboard.press('c');
  for (let i = 0; i <= pages; i++) await page.keyboard.press('PageDown');
  const confirm = page.getByTestId('confirm');
  if ((await confirm.count()) === 0 || (await confirm.getAttribute('aria-disabled')) === 'true') {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    return false;
  }
  await page.keyboard.press('Space');
  // The gait and the path are two answers.
  await expect.poll(async () => (await read(page)).at).toBeGreaterThan(at + 1);
  return true;
}

const asksMove = ({ options }: Reading): boolean => options.includes('end') && options.includes('sneak');

test('a whole game of 100 points by keys alone', async ({ page }) => {
  const below = chooser('keys');
  let now = await startTable(page, { game: 'all-out-war', seed: 'keys' });
  let moves = 0;
  while (now.state === 'asked') {
    if (asksMove(now) && (await moveByCursor(page, below(6)))) moves++;
    else if (now.many || now.shared) {
      await page.keyboard.press('h');
      await page.getByTestId('take-hint').press('Enter');
      await page.getByTestId('confirm').press('Enter');
    } else await pressOption(page, now.options[below(now.options.length)]);
    now = await settled(page, now.at);
  }
  expect(now.state).toBe('over');
  expect(moves).toBeGreaterThan(3);
});
