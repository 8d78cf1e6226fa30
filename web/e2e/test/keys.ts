import { isShownFirst } from './driver.ts';
import { expect, type Locator, type Page } from './house.ts';

/** Goes on by Tab until the focus is where it is wanted, as somebody without a mouse would. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let presses = 0; presses < 200; presses++) {
    if (await wanted.evaluateAll((list) => list.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${wanted}`);
}

/** Answers by the option's own key where it is in sight and has one, else by going to it and pressing Enter. */
export async function pressOption(page: Page, id: string): Promise<void> {
  const option = page.locator(`[data-testid="option"][data-option="${id}"]`);
  const shown = await isShownFirst(option);
  await pressOnce(page, option);
  if (shown) await page.keyboard.press('Space');
}

async function pressOnce(page: Page, option: Locator): Promise<void> {
  const key = await option.getAttribute('aria-keyshortcuts');
  const inSight = await option.isVisible();
  if (inSight && key !== null) return page.keyboard.press(key);
  if (!inSight) {
    const folded = await option.locator('xpath=ancestor::*[@hidden]').getAttribute('id');
    await tabTo(page, page.locator(`button[aria-controls="${folded}"]`));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, option);
  await page.keyboard.press('Enter');
}
