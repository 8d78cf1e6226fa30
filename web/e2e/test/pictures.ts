import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@shamble/kernel';
import { root } from '../config.ts';
import { raise } from './driver.ts';
import { isPhone, type Page, test } from './house.ts';
import type { Position } from './positions.ts';
import { openLog, startTable } from './tables.ts';

const FOLDER = join(root, 'web', 'screenshots');
export const NAMES = ['Nadia', 'Bruno', 'Chiara'];

/** Two of them stand in the README. */
const KEPT: Readonly<Record<string, string>> = {
  'desktop-en-table-placing': 'table-desktop.png',
  'phone-it-table-placing': 'table-phone.png',
};

/** A log has no names; a table of the same seed on the shelf lends it its own. */
export async function openNamed(page: Page, { log }: Position): Promise<void> {
  const { game, seed }: { readonly game: string; readonly seed: string } = JSON.parse(log);
  await startTable(page, { game, seed, others: ['human', 'human'], names: NAMES });
  const { state } = await openLog(page, log);
  if (state === 'curtain') await raise(page);
}

export async function picture(page: Page, lang: Lang, name: string): Promise<void> {
  const whole = `${test.info().project.name}-${lang}-${name}`;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.screenshot({ path: join(FOLDER, `${whole}.png`), animations: 'disabled', caret: 'hide' });
  const kept = KEPT[whole];
  if (kept) await keep(page, kept);
}

/** Smaller than the screen, so that the repository stays light. */
async function keep(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: isPhone(page) ? 1 : 0.75 },
  });
  const images = join(root, 'docs', 'images');
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, name), Buffer.from(data, 'base64'));
}
