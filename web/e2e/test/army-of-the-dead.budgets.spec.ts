import { beforeTheDead, inTheCrowd } from './army-of-the-dead-crowd.ts';
import { optionAt, reveal, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { openLog } from './tables.ts';
import { answersInTime, told } from './timing.ts';

/** Whose Turn is next, where they go, and that it ends. */
const walk = ({ options }: { readonly options: readonly string[] }, given: number): string =>
  options.find((id) => given % 3 !== 0 && id.startsWith('move.')) ?? options.find((id) => id === 'end') ?? options[0];

test.describe('with motion normal', () => {
  test.use({ settings: { motion: 'normal' } });

  test('every answer is on screen soon among 46 Zombies and three Abominations', ({ page }) =>
    answersInTime(page, () => openLog(page, inTheCrowd.log), walk));
});

for (const [motion, seconds] of [
  ['off', 1],
  ['normal', 15],
] as const)
  test.describe(`with motion ${motion}`, () => {
    test.use({ settings: { motion } });

    test(`the largest Zombies' Phase takes less than ${seconds} s`, async ({ page }) => {
      const took = await phaseTime(page);
      told('the largest phase', `${took.toFixed(1)} s`);
      expect(took).toBeLessThan(seconds);
    });
  });

/** From the end of the last Turn until the next question. */
async function phaseTime(page: Page): Promise<number> {
  const { at } = await openLog(page, beforeTheDead.log);
  await reveal(page, 'end');
  await optionAt(page, 'end').click();
  const began = Date.now();
  await page.getByTestId('confirm').click();
  const { options } = await settled(page, at);
  expect(options, 'a new round').toContain('kate');
  return (Date.now() - began) / 1000;
}
