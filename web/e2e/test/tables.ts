import { readFile } from 'node:fs/promises';
import { GAMES } from '@shamble/games';
import type { Lang } from '@shamble/kernel';
import tableEn from '../../src/table/text/en.ts';
import tableFr from '../../src/table/text/fr.ts';
import tableIt from '../../src/table/text/it.ts';
import appEn from '../../src/text/en.ts';
import { type Reading, settled } from './driver.ts';
import { expect, isPhone, type Page } from './house.ts';

export const GAME = GAMES[0].id;

/** The screens that can be gone to by address, the table apart. */
export const SCREENS = [
  '/',
  `/new/${GAME}`,
  `/glance/${GAME}`,
  `/rules/${GAME}`,
  '/settings',
  '/credits',
  '/nowhere',
  '/table/nowhere',
];

interface Wishes {
  readonly game?: string;
  readonly seed?: string;
  /** The level of the bot at each further seat, or `human`. */
  readonly others?: readonly ('human' | 'sensible' | 'random')[];
  readonly options?: Readonly<Record<string, string>>;
  readonly freeUndo?: boolean;
  readonly names?: readonly string[];
}

/** Sets a table up on its page and opens it: the first seat is a person's. */
export async function startTable(page: Page, wishes: Wishes = {}): Promise<Reading> {
  const { game = GAME, seed = 'e2e', others = ['sensible'], options = {}, freeUndo = false, names = [] } = wishes;
  await page.goto(`/new/${game}`);
  // How many there may be can follow from an option.
  if (options.mode) await check(page, 'option.mode', options.mode);
  await setSeats(page, others.length + 1);
  for (const [i, player] of others.entries()) await check(page, `seat.${i + 1}.player`, player);
  for (const [i, name] of names.entries()) await page.locator(`[name="seat.${i}.name"]`).fill(name);
  for (const [id, value] of Object.entries({ ...(game === GAME && { level: 'main' }), ...options }))
    await check(page, `option.${id}`, value);
  if (freeUndo) await page.getByRole('checkbox', { name: appEn['web.setup.free-undo'] }).check();
  await unfoldMore(page);
  await page.locator('[name="seed"]').fill(seed);
  await page.getByTestId('start').click();
  return settled(page);
}

async function setSeats(page: Page, wanted: number): Promise<void> {
  const seats = page.locator('[name^="seat."][name$=".name"]');
  await expect(seats.first()).toBeVisible();
  for (let n = await seats.count(); n < wanted; n++) {
    await page.locator('.setup-add button').click();
    await expect(seats).toHaveCount(n + 1);
  }
}

/** Sets a radio, a list or a switch by its name. */
async function check(page: Page, name: string, value: string): Promise<void> {
  const timeout = 2000;
  const list = page.locator(`select[name="${name}"]`);
  const radio = page.locator(`[name="${name}"][value="${value}"]`);
  // Where the board has pictures for an option, they take the place of its list once it is loaded.
  await expect(async () => {
    const isList = (await list.count()) > 0;
    const control = isList ? list : radio;
    if (!(await control.isVisible())) await unfoldMore(page);
    if (isList) await list.selectOption(value, { timeout });
    else await radio.check({ force: true, timeout });
  }).toPass();
}

async function unfoldMore(page: Page): Promise<void> {
  const seed = page.locator('[name="seed"]');
  if (!(await seed.isVisible())) await page.locator('details', { has: seed }).locator('summary').first().click();
}

/** Brings a log in through the shelf. */
export async function importText(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await giveFile(page, text);
}

async function giveFile(page: Page, text: string): Promise<void> {
  await page.getByTestId('import').setInputFiles({
    name: 'table.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** From a table back to the shelf without loading the app again; from elsewhere by loading it. */
async function toShelf(page: Page): Promise<void> {
  if ((await page.getByTestId('fingerprint').count()) === 0) await page.goto('/');
  else
    await page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
}

/** Brings a log in and opens its table, beside the one that is there where it is a moment of the same game. */
export async function openLog(page: Page, text: string): Promise<Reading> {
  await toShelf(page);
  await giveFile(page, text);
  const lay = page.getByTestId('lay-twin');
  await lay.or(page.getByTestId('fingerprint')).waitFor({ state: 'attached' });
  if (await lay.isVisible()) await lay.click();
  return settled(page);
}

/** The log of the open table, as it is downloaded. */
export async function downloadLog(page: Page): Promise<string> {
  await page.getByTestId('menu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()]);
  const text = await readFile(await download.path(), 'utf8');
  if (await page.getByTestId('export').isVisible()) await page.keyboard.press('Escape');
  return text;
}

type Part = 'board' | 'team' | 'log' | 'rules';

/** Opens a part of the table: a tab of the rail, or on a phone a tab of the whole screen. */
export async function openPart(page: Page, part: Part, lang: Lang = 'en'): Promise<void> {
  const name = tableWords[lang][`web.table.tab.${part}`];
  if (isPhone(page)) await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  else if (part === 'log' || part === 'rules') {
    // On a tablet the rail is a drawer that is closed at first, and closes where a desk becomes a tablet.
    const show = page.getByRole('button', { name: tableWords[lang]['web.table.rail.show'], exact: true });
    await expect(async () => {
      if (await show.isVisible()) await show.click();
      await page.getByRole('tab', { name, exact: true }).click({ timeout: 1000 });
    }).toPass();
  }
}

const tableWords = { en: tableEn, it: tableIt, fr: tableFr };
