import { playOn } from './driver.ts';
import { expect, isPhone, test } from './house.ts';
import { compareGame } from './record.ts';
import { downloadLog, startTable } from './tables.ts';

test.use({ serviceWorkers: 'allow' });

test('a whole game by clicks against a sensible bot', async ({ page }) => {
  await startTable(page, { seed: 'by clicks' });
  const readings = await playOn(page, isPhone(page) ? 'taps' : 'clicks');
  expect(readings.at(-1)!.state).toBe('over');
  await expect(page.getByTestId('outcome')).toBeVisible();
  compareGame(await downloadLog(page), readings);
});
