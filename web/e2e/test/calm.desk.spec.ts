import { expect, test } from './house.ts';
import { finishedGame } from './positions.ts';
import { openLog, openPart } from './tables.ts';
import { words } from './words.ts';

/** Words that calm mode has others for. */
const HARSH = /\bdies\b|\bis dead\b|zombie|\bkills?\b|\bbit(es?|ten)\b/i;

/** Finished games, and what their logs say at the end. */
const GAMES = [
  ['companions die', finishedGame(), words('event.pub-falls')],
  ['zombies are killed', finishedGame({ game: 'walking-dead', options: { edition: 'fr' } }), 'found a refuge'],
] as const;

for (const calm of [false, true])
  test.describe(calm ? 'in calm mode' : 'otherwise', () => {
    test.use({ settings: { calm } });
    for (const [harm, game, end] of GAMES)
      test(calm ? `it is not told that ${harm}` : harm, async ({ page }) => {
        await openLog(page, game);
        await openPart(page, 'log');
        const told = page.getByTestId('log');
        await expect(told).toContainText(end);
        const text = await page.locator('.table').innerText();
        if (calm) expect(text).not.toMatch(HARSH);
        else expect(text).toMatch(HARSH);
      });
  });
