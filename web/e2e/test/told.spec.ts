import { GAMES } from '@shamble/games';
import { clean } from './axe.ts';
import { choose, raise, settled } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { readWith, resize } from './screen-sizes.ts';
import { GAME, openLog, openPart } from './tables.ts';
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
  test.use({ settings: { motion: 'normal' } });

  test('dice tumble over the board, and only then is told what they show', async ({ page }) => {
    const before = findPosition('a roll', ({ ask }, { turns }) => ask.id === 'send-more' && turns > 1);
    const { at } = await openLog(page, before.log);
    // Noted in the page itself: the moment is short.
    await page.evaluate(() => {
      const seen = new Set<string>();
      const note = () => {
        const slip = document.querySelector('.part-told[data-kind="roll"]');
        if (!slip) return;
        const faces = [...slip.querySelectorAll('.part-die-face')].map((face) => face.innerHTML);
        const [words] = slip.getElementsByClassName('part-slip-words');
        const how = slip.querySelector('.part-die-rolling') ? 'rolling' : 'lying';
        const hidden = new Set(faces).size === 1;
        const told = getComputedStyle(words).visibility === 'visible';
        const prompt = document.querySelector('.table-showing-words li') !== null;
        seen.add(`${how}: ${hidden ? 'no faces' : 'faces'}, ${told || prompt ? 'told' : 'not told'}`);
        document.body.dataset.seen = [...seen].join('; ');
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
    await choose(page, 'stop');
    await settled(page, at);
    await expect(page.locator('body')).toHaveAttribute('data-seen', 'rolling: no faces, not told; lying: faces, told');
  });
});
