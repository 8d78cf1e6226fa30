import { expect, test } from './house.ts';
import { openPart, startTable } from './tables.ts';

test('chances are bars with their words and numbers', async ({ page }) => {
  await startTable(page, { game: 'walking-dead' });
  await openPart(page, 'team');
  const bars = page.locator('.table-bars').first().locator('.table-bar');
  await bars.first().scrollIntoViewIfNeeded();
  const seen = await bars.evaluateAll((all) =>
    all.map((bar) => {
      const [track, number] = bar.querySelectorAll<HTMLElement>('dd > span');
      return {
        of: bar.querySelector('dt')?.textContent,
        percent: Number.parseInt(number.textContent ?? '', 10),
        drawn: (track.firstElementChild!.getBoundingClientRect().width / track.clientWidth) * 100,
        text: Number.parseFloat(getComputedStyle(bar).fontSize),
      };
    }),
  );
  expect(seen.map(({ of }) => of)).toEqual(seen.map((_, i) => `at least ${i + 1}`));
  expect(seen.length).toBeGreaterThan(2);
  for (const { percent, drawn, text } of seen) {
    expect(Math.abs(percent - drawn)).toBeLessThan(2);
    expect(text).toBeGreaterThanOrEqual(12);
  }
});
