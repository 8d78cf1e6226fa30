import { clean } from './axe.ts';
import { read } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

/** The Event phase is over, and Walkers have moved in it. */
const after = findPosition(
  'after the dead moved',
  ({ ask, seat }, { events }) => {
    const begin = events.findLastIndex(({ event }) => event.type === 'event-phase');
    const moved = events.slice(begin).some(({ event }) => event.type === 'walker-moves');
    return seat === 0 && begin >= 0 && moved && /^(?:stance|next-melee|split-melees|activate)$/.test(ask.id);
  },
  2,
  { game: 'all-out-war', options: {} },
);

const walkers = (page: Page): Promise<string[]> =>
  page
    .locator('.war-m-walker')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-figure')} ${(one as HTMLElement).style.transform}`),
    );

test('what a phase came to is looked at before, after and between, by keys alone', async ({ page }) => {
  await openLog(page, after.log);
  const { prompt, at } = await read(page);
  const present = await walkers(page);
  await page.getByTestId('before-after').focus();
  await page.keyboard.press('Enter');
  const slider = page.getByTestId('between').getByRole('slider');
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before');
  await expect.poll(async () => (await walkers(page)).join() === present.join()).toBe(false);
  await clean(page, 'before and after');
  await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', /^(?:Before|After)$/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'After');
  await expect.poll(() => walkers(page)).toEqual(present);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('between')).toHaveCount(0);
  expect(await read(page)).toMatchObject({ prompt, at });

  // A replay of the whole game is still one of the whole game.
  await page.getByTestId('menu').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByTestId('replay')).toBeVisible();
});
