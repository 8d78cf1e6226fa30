import type { Lang } from '@shamble/kernel';
import type { Settings } from '../../src/app/settings.ts';
import type { Page } from './house.ts';

/** A desk, a large one, a tablet upright and sideways, a phone, a small one, and one sideways. */
export const SIZES = ['1280x720', '1920x1080', '820x1180', '1180x820', '390x844', '360x640', '844x390'] as const;

/** Gives the window another size. */
export async function resize(page: Page, size: (typeof SIZES)[number] | '1024x768'): Promise<void> {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

/** Changes settings of an open page without a reload, as those of another tab do. */
async function set(page: Page, changes: Partial<Settings>): Promise<void> {
  await page.evaluate(
    ([key, wanted]) => {
      const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    ['shamble.settings', changes] as const,
  );
}

/** Until what a change of the window or the settings brought is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Changes the colours of an open page. */
export async function paint(page: Page, theme: Settings['theme'], contrast: Settings['contrast']): Promise<void> {
  await set(page, { theme, contrast });
  await page.locator(`html[data-theme="${theme}"][data-contrast="${contrast}"]`).waitFor();
  await drawn(page);
}

/** Changes language and text size of an open page. */
export async function readWith(page: Page, lang: Lang, textSize: Settings['textSize']): Promise<void> {
  await set(page, { lang, textSize });
  await page.waitForFunction(
    ([wanted, px]) => {
      const { lang: now } = document.documentElement;
      return now === wanted && getComputedStyle(document.documentElement).fontSize === px;
    },
    [lang, `${(16 * textSize) / 100}px`] as const,
  );
}
