import { LANGS } from '@shamble/kernel';
import { expect, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { drawn, readWith } from './screen-sizes.ts';
import { openLog } from './tables.ts';

/** The map has the height: the strip with the question is never higher than this. */
const MOST = 150;

const QUESTIONS = ['team', 'set', 'next', 'act', 'hits', 'attacks', 'ways', 'level', 'vault-keep', 'escape'];

/** The strip's height, and what of the question, of shares or of what confirms is not wholly in it. */
const look = (page: Page) =>
  page.getByTestId('prompt').evaluate((strip) => {
    const { top, bottom, height } = strip.getBoundingClientRect();
    const parts = [...strip.querySelectorAll('h2, [data-testid="confirm"]')].filter((one) => one.checkVisibility());
    const out = parts.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.top < top - 1 || box.bottom > Math.min(bottom, window.innerHeight) + 1;
    });
    const more = strip.querySelector('.table-asked:has(.table-splits) .table-more-button');
    return { height, out: [...out, ...(more?.checkVisibility() ? [more] : [])].map((one) => one.textContent) };
  });

test('the strip is never higher than 150 px, and holds the question and what confirms', async ({ page }) => {
  for (const id of QUESTIONS) {
    const { log } = findPosition(id, ({ ask }) => ask.id === id, 1, {
      game: 'army-of-the-dead',
      options: { mission: 'jackpot' },
    });
    await openLog(page, log);
    for (const lang of LANGS) {
      await readWith(page, lang, 100);
      await drawn(page);
      const { height, out } = await look(page);
      expect.soft(height, `${id}, ${lang}`).toBeLessThanOrEqual(MOST);
      expect.soft(out, `${id}, ${lang}`).toEqual([]);
    }
  }
});
