import { GAMES } from '@shamble/games';
import { clean } from './axe.ts';
import { raise } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { readWith, resize } from './screen-sizes.ts';
import { GAME, openLog, openPart, startTable } from './tables.ts';
import { MESSAGES, words } from './words.ts';

const middles = GAMES.map(({ id }) =>
  findPosition(id, ({ kind, beside }, { turns }) => kind === 'choose' && beside.length === 0 && turns > 3, 2, {
    game: id,
    options: id === GAME ? { level: 'main' } : {},
  }),
);

const lit = (page: Page): Locator => page.locator('[data-lit]');

async function sitDown(page: Page, log: string): Promise<void> {
  const { state } = await openLog(page, log);
  if (state === 'curtain') await raise(page);
}

/** Unfolds lines of the log, the newest first, until one holds what is looked for. */
async function unfoldUntil(page: Page, wanted: string): Promise<Locator> {
  const lines = page.locator('.table-log-line');
  for (let i = (await lines.count()) - 1; i >= 0; i--) {
    const line = lines.nth(i);
    await line.locator('> button').click();
    if ((await line.locator(wanted).count()) > 0) return line;
    await line.locator('> button').click();
  }
  throw new Error(`no line of the log has ${wanted}`);
}

for (const middle of middles) {
  test(`${middle.name}: a line of the log opens the cards it names`, async ({ page }) => {
    await sitDown(page, middle.log);
    await openPart(page, 'log');
    const line = await unfoldUntil(page, '.table-log-cards');
    await expect(line.locator('.table-log-rule'), 'no general rule in the place of a card').toHaveCount(0);
    const card = line.locator('.table-log-cards button').first();
    await expect(card, 'what unfolds comes into sight').toBeInViewport({ ratio: 1 });
    const window = page.getByRole('dialog', { name: (await card.innerText()).trim(), exact: true });
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(window.locator('.part-card-sort')).toBeVisible();
    await clean(page, 'a card from the log');
    const said = new Set<string>();
    for (const lang of ['en', 'it', 'fr'] as const) {
      await readWith(page, lang, 100);
      const shown = page.locator('dialog[open]');
      await expect(shown.getByRole('button', { name: MESSAGES[lang]['web.close'] })).toBeVisible();
      said.add(await shown.locator('.part-card-words').innerText());
    }
    expect(said.size, 'in three languages').toBe(3);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(card, 'where the reader was').toBeFocused();
  });

  test(`${middle.name}: a pressed line lights what it speaks of`, async ({ page }) => {
    await sitDown(page, middle.log);
    const show = `button:has-text("${words('web.table.log.show')}")`;
    for (const size of isPhone(page) ? (['390x844'] as const) : (['1280x720', '820x1180'] as const)) {
      await resize(page, size);
      await openPart(page, 'log');
      const line = await unfoldUntil(page, show);
      if (size === '1280x720') {
        await expect(lit(page).first(), 'a press is enough where the board is in sight').toBeVisible();
        await line.locator('> button').click();
        await expect(lit(page), 'until the line is closed').toHaveCount(0);
        await line.locator('> button').click();
      }
      await line.locator(show).click();
      await expect(lit(page).first()).toBeInViewport({ ratio: 0.9 });
      await clean(page, `lit at ${size}`);
      await page.keyboard.press('Escape');
      await expect(lit(page)).toHaveCount(0);
    }
  });
}

test.describe('with motion', () => {
  test.use({ settings: { motion: 'fast' } });

  test('what is staged lies inside the board, leaves most of it free and can be read', async ({ page }) => {
    // Noted in the page itself: the moments are short.
    await page.addInitScript(() => {
      const found = new Set<string>();
      const note = (slip: HTMLElement): void => {
        const box = slip.offsetParent as HTMLElement;
        const kind = box.dataset.kind;
        found.add(`${kind} is shown`);
        const below = slip.offsetTop + slip.offsetHeight;
        if (slip.offsetTop < 0 || below > box.clientHeight) found.add(`${kind} is outside`);
        if (slip.scrollHeight > slip.clientHeight + 1) found.add(`${kind} is cut off`);
        if (slip.offsetWidth > Math.max(0.6 * box.clientWidth, 480) + 1) found.add(`${kind} is too wide`);
        if (getComputedStyle(box).pointerEvents !== 'none') found.add(`${kind} catches presses`);
        for (const part of slip.querySelectorAll('p, strong, li > span'))
          if (Number.parseFloat(getComputedStyle(part).fontSize) < 14) found.add(`${kind} is small`);
        document.documentElement.dataset.found = [...found].join(', ');
      };
      new MutationObserver(() => {
        const slip = document.querySelector<HTMLElement>('.part-slip');
        if (slip) note(slip);
      }).observe(document, { childList: true, subtree: true });
    });
    if (!isPhone(page)) await resize(page, '820x1180');
    // With this seed the bot begins.
    await startTable(page, { seed: 'beats' });
    const found = ((await page.locator('html').getAttribute('data-found')) ?? '').split(', ');
    expect(found).toEqual(expect.arrayContaining(['card is shown', 'roll is shown']));
    expect(found.filter((what) => !what.endsWith('is shown'))).toEqual([]);
  });
});
