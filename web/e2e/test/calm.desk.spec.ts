import { expect, test } from './house.ts';
import { finishedGame } from './positions.ts';
import { openLog, openPart } from './tables.ts';
import { words } from './words.ts';

/** Words that calm mode has others for. */
const HARSH = /\bdies\b|\bis dead\b|zombie|\bbit(es?|ten)\b/i;

for (const calm of [false, true])
  test.describe(calm ? 'in calm mode' : 'otherwise', () => {
    test.use({ settings: { calm } });
    test(calm ? 'nobody dies' : 'companions die', async ({ page }) => {
      await openLog(page, finishedGame());
      await openPart(page, 'log');
      const told = page.getByTestId('log');
      await expect(told).toContainText(words('event.pub-falls'));
      const text = await page.locator('.table').innerText();
      if (calm) expect(text).not.toMatch(HARSH);
      else expect(text).toMatch(HARSH);
    });
  });
