import { optionAt, read, reveal } from './driver.ts';
import { expect, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { openLog } from './tables.ts';

const quiet = await givenPosition(
  'quiet',
  { game: 'army-of-the-dead', options: { mission: 'dryRun' } },
  {
    round: 2,
    team: { kate: { zone: 'R2:20', hands: ['armyKnife'] } },
    others: 'R2:22',
    zombies: { 'R2:20': { shamblers: 1 } },
  },
);

test('what is only shown is heard with what comes of it and its key; Space on another option chooses that one', async ({
  page,
}) => {
  await openLog(page, quiet.log);
  const live = page.getByTestId('live');
  const { at } = await read(page);
  const attack = (await read(page)).options.find((id) => id.startsWith('attack.armyKnife'))!;
  await reveal(page, attack);
  await optionAt(page, attack).focus();
  await page.keyboard.press('Enter');
  await expect(live).toHaveText(/Army Knife.*1 Action.*No undo\. Space confirms\./);
  await reveal(page, 'end');
  await optionAt(page, 'end').focus();
  await page.keyboard.press('Space');
  await expect(live).toHaveText(/The dead act next\. No undo\. Space confirms\./);
  // By its key an option takes the focus along, so that Space confirms it and not the one before.
  const keyed = page.locator('.table-options [data-option][aria-keyshortcuts]:visible');
  const other = keyed.and(page.locator(':not([data-weight="costs"])')).last();
  await keyed.first().focus();
  await page.keyboard.press((await other.getAttribute('aria-keyshortcuts')) ?? '');
  await expect(other).toBeFocused();
  expect((await read(page)).at, 'nothing was given').toBe(at);
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint-answer');
  await expect(hint).toBeVisible();
  await expect(live).toContainText((await hint.locator('strong').innerText()).trim());
});
