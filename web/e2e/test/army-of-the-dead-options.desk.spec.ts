import { LANGS } from '@shamble/kernel';
import { optionAt } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { drawn, readWith } from './screen-sizes.ts';
import { openLog } from './tables.ts';

const busy = await givenPosition(
  'busy',
  { game: 'army-of-the-dead', options: { mission: 'dryRun' } },
  {
    round: 2,
    team: { lilly: { zone: 'R2:20', hands: ['armyKnife', 'semiRifle'] } },
    others: 'R2:22',
    zombies: { 'R2:20': { shamblers: 1 } },
  },
);

/** Options that stand open but cannot be read: something lies over their middle. */
const covered = (page: Page): Promise<string[]> =>
  page.getByTestId('options').evaluate((box) => {
    const open = [...box.querySelectorAll<HTMLElement>('[data-option]')].filter((one) => one.offsetParent !== null);
    const hidden = open.filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(left + width / 3, top + height / 2));
    });
    return hidden.map((one) => one.dataset.option ?? '');
  });

/** Six in one row, two of them with long lines. */
const six = await givenPosition(
  'six',
  { game: 'army-of-the-dead', options: { mission: 'dryRun' } },
  { round: 2, team: { kate: { zone: 'V7:21' } }, others: 'V7:22', dormants: { 'V7:11': [1] } },
);

test('the options of a Turn stay readable, before and after one is chosen, and so does what confirms', async ({
  page,
}) => {
  for (const { log } of [busy, six]) {
    await openLog(page, log);
    await stayReadable(page);
  }
});

async function stayReadable(page: Page): Promise<void> {
  for (const lang of LANGS) {
    await readWith(page, lang, 100);
    await drawn(page);
    await expect(optionAt(page, 'end')).toBeVisible();
    expect(await covered(page), `${lang}: at first`).toEqual([]);
    await optionAt(page, 'end').click();
    await drawn(page);
    await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
    expect(await covered(page), `${lang}: with one chosen`).toEqual([]);
    await page.keyboard.press('Escape');
  }
}
