import { expect, type Page } from './house.ts';

/** What sticks out to the side, where something does. */
export async function fitsAcross(page: Page, where: string): Promise<void> {
  const out = await page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 8);
  });
  expect(out, `${where} scrolls sideways`).toEqual([]);
}

/** The words of a control or sentence that are cut off at its edge. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, label, [data-testid="option"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.unseen, [data-testid="board"]'))
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ''),
  );
