import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, type Lang } from '@shamble/kernel';
import { root } from '../config.ts';
import { raise } from './driver.ts';
import { isPhone, type Page, test } from './house.ts';
import type { Position } from './positions.ts';
import { openLog } from './tables.ts';

const FOLDER = join(root, 'web', 'screenshots');
export const NAMES = ['Nadia', 'Bruno', 'Chiara'];

/** Two of them stand in the README. */
const KEPT: Readonly<Record<string, string>> = {
  'desktop-en-table-placing': 'table-desktop.png',
  'phone-it-table-placing': 'table-phone.png',
};

/** Opens a position with names at an empty shelf, so that no other table of the same game makes it a copy. */
export async function openNamed(page: Page, { log }: Position): Promise<void> {
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('shamble');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  const { sum: _, ...fields } = JSON.parse(log);
  const seats = NAMES.slice(0, fields.seats).map((name, sign) => ({ name, player: 'human', sign }));
  const named = { ...fields, table: { seats, freeUndo: false, curtain: true, tookBack: false } };
  const { state } = await openLog(page, JSON.stringify({ ...named, sum: fingerprint(named) }));
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

/** As somebody sees it who sees no colours. */
export async function inGreys(page: Page, work: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await work();
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
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
