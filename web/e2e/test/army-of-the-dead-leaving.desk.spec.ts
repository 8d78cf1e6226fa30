import { optionAt, reveal, settled } from './driver.ts';
import { expect, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { openLog } from './tables.ts';

test.use({ settings: { motion: 'normal' } });

/** Kate stands at the Exit, and Guzman alone acts after her. */
const { log } = await givenPosition(
  'one leaves, one is left',
  { game: 'army-of-the-dead', options: { mission: 'dryRun' } },
  {
    round: 3,
    red: 3,
    taken: ['black'],
    team: { kate: { zone: 'R2:00' }, guzman: { zone: 'V3:02', hands: ['machineGun'] } },
    others: 'eliminated',
    personal: {},
    zombies: { 'V3:22': { shamblers: 2 } },
  },
);

test('when somebody has left and one is still to act, the table goes on', async ({ page }) => {
  const turn = await openLog(page, log);
  // With Actions left it is shown first.
  await reveal(page, 'end');
  await optionAt(page, 'end').click();
  await page.keyboard.press('Space');
  const leaving = await settled(page, turn.at);
  expect(leaving.options).toContain('escape');
  await optionAt(page, 'escape').click();
  const now = await settled(page, leaving.at);
  expect(now.prompt).toContain('Guzman');
  expect(now.options.some((id) => id.startsWith('move.'))).toBe(true);
});
