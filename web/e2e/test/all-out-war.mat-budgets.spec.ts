import { onScreen } from './all-out-war-mat.ts';
import { calibrate } from './calibration.ts';
import { expect, type Page, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { openLog } from './tables.ts';
import { middle, SLOWDOWN, slowDown, told } from './timing.ts';

/** Nine Survivors along the south edge, Tess in the middle of them. */
const PEOPLE = ['tess', 'carl', 'liam', 'nadia', 'derek', 'patrick', 'sandra', 'rickLeader', 'ellis'];
const besideTess = (i: number): number => 20 + (i % 2 === 1 ? -1 : 1) * Math.ceil(i / 2) * 1.1;

/** The dead all around, far enough apart for somebody to pass. */
const ACROSS = Array.from({ length: 10 }, (_, i) => 11 + 2 * i);
const WALKERS = [...[9.9, 14.7, 18.2].flatMap((y) => ACROSS.map((x) => [x, y])), [20, 7]];

/** Forty figures and ten pieces: as many as there are ever likely to be. */
const forty = await givenPosition(
  'forty figures',
  { game: 'all-out-war', options: { mode: 'together', points: '500' } },
  {
    people: Object.fromEntries(PEOPLE.map((id, i) => [id, { at: [besideTess(i), 0.6] }])),
    walkers: WALKERS,
    pieces: {
      vehicle: [
        [14.5, 7.5],
        [24.5, 7.2],
        [25.5, 12.5],
        [15.5, 12.8],
      ],
      barricade: [
        [13, 3.5],
        [20, 3.9],
        [27.5, 3.5],
        [12.5, 16.5],
        [20, 16.1],
        [27, 16.5],
      ],
    },
  },
);

/** Milliseconds in which the end of a plan follows the hand, of 20 in 19 (AW table page, 9). */
const BAR = 50;
/** Milliseconds of the calibrating work where that holds; a machine that takes longer for it may take longer for this. */
const WORK = 80;
/** Steps of one drag, and how often it is tried where the machine was busy. */
const STEPS = 60;
const TRIES = 4;

/** The drag of a plan's end: milliseconds from each movement of the hand to the end of the frame that shows it. */
async function dragged(page: Page): Promise<number[]> {
  const at = await onScreen(page, 22.5, 3);
  await page.mouse.click(at.x, at.y);
  const ghost = await page.locator('.war-m-plan:not(.war-m-faint) .war-m-ghost').boundingBox();
  if (ghost === null) throw new Error('nothing is planned');
  await page.evaluate(() => {
    const took: number[] = [];
    const ends = new Set<string | null>();
    Object.assign(window, { took, ends });
    const note = (began: number): void => {
      took.push(performance.now() - began);
      ends.add(document.querySelector('.war-m-plan:not(.war-m-faint) > g')?.getAttribute('transform') ?? null);
    };
    window.addEventListener(
      'pointermove',
      // The frame that shows it is laid out and painted after its callbacks; the next task comes after that.
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(note, 0, timeStamp)),
      { capture: true },
    );
  });
  await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
  await page.mouse.down();
  for (let i = 1; i <= STEPS; i++) {
    const to = await onScreen(page, 22.5 + (3.5 * i) / STEPS, 3 - (0.9 * i) / STEPS);
    await page.mouse.move(to.x, to.y);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
  const [took, ends] = await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'ends');
    return [Reflect.get(window, 'took') as number[], seen instanceof Set ? seen.size : 0] as const;
  });
  // At a named place it stays for some movements.
  expect(ends, 'the end follows the hand').toBeGreaterThan(STEPS / 2);
  return took;
}

const ninetyFifth = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];

test(`among 40 figures the end of a plan follows the hand within ${BAR} ms`, async ({ page }) => {
  await openLog(page, forty.log);
  await expect(page.locator('.war-m-figure[data-figure]')).toHaveCount(40);
  const tries: { readonly time: number; readonly work: number }[] = [];
  const isQuick = ({ time, work }: (typeof tries)[number]): boolean => time < BAR * Math.max(1, work / WORK);
  while (tries.length < TRIES && !tries.some(isQuick)) {
    await slowDown(page, SLOWDOWN);
    const work = await calibrate(page);
    const time = ninetyFifth((await dragged(page)).slice(3));
    tries.push({ time, work: middle([work, await calibrate(page), await calibrate(page)]) });
    await slowDown(page, 1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  const words = tries.map(({ time, work }) => `${time.toFixed(0)} ms (the calibrating work ${work.toFixed(0)} ms)`);
  told('the drag of a plan, 95 of 100 within', words.join(', '));
  expect(tries.some(isQuick)).toBe(true);
});
