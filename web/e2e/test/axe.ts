import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './house.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A line that is scrolled half out of the log is small only until it is scrolled in; sizes are tested elsewhere. */
const isScrolledOut = (rule: string, target: string): boolean => rule === 'target-size' && target.includes('log');

/** No violation of WCAG A and AA that a machine can find; each is told with the places it is at. */
export async function clean(page: Page, where: string, rules?: string[]): Promise<void> {
  // The app has no frames: it need not be put together from them, nor told what is right, which takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.options({ runOnly: rules ?? LEVELS, resultTypes: ['violations'] }).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary }) => ({ target: target.join(' '), failureSummary }))
      .filter(({ target }) => !isScrolledOut(id, target))
      .slice(0, 5)
      .map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  // All that is wrong is told, not only in the first place that is looked at.
  expect.soft(told, where).toEqual([]);
}
