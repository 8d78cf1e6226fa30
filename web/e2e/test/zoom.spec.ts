import { read, settled } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { startTable } from './tables.ts';

test.use({ settings: { motion: 'off' } });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (thing: Locator): Promise<Box> => (await thing.boundingBox())!;
const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The thing nearest to a point. */
async function nearest(things: Locator, { x, y }: { readonly x: number; readonly y: number }): Promise<Locator> {
  const boxes = await things.evaluateAll((list) =>
    list.map((one) => one.getBoundingClientRect()).map((box) => [box.x + box.width / 2, box.y + box.height / 2]),
  );
  const far = boxes.map(([left, top]) => Math.hypot(left - x, top - y));
  return things.nth(far.indexOf(Math.min(...far)));
}

/** Two fingers on the board go apart. */
async function spread(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 0 },
        { x: x + apart, y, id: 1 },
      ],
    });
  await touch('touchStart', 30);
  for (const apart of [35, 40, 45]) await touch('touchMove', apart);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [game, pane] of [
  ['pints-of-blood', '.part-pane'],
  ['walking-dead', '.dead-map'],
] as const)
  test(`one window: buttons, keys, fingers and mouse (${game})`, async ({ page }) => {
    await startTable(page, { game, seed: 'window' });
    const before = await settled(page);
    const middle = middleOf(await boxOf(page.locator(pane)));
    const thing = await nearest(page.locator('[data-thing^="space:"]'), middle);
    const first = await boxOf(thing);
    // Gaps between spaces do not grow as they do.
    const grown = async (times: number): Promise<Box> => {
      await expect.poll(async () => Math.abs((await boxOf(thing)).width / first.width - times)).toBeLessThan(0.1);
      return boxOf(thing);
    };

    if (isPhone(page)) await spread(page, middle);
    else await page.keyboard.press('+');
    const larger = await grown(isPhone(page) ? 1.5 : 1.4);
    const [was, is] = [middleOf(first), middleOf(larger)];
    expect(Math.abs(is.x - middle.x), 'what was in the middle stays there').toBeLessThan(
      1.6 * Math.abs(was.x - middle.x) + 8,
    );
    expect(Math.abs(is.y - middle.y)).toBeLessThan(1.6 * Math.abs(was.y - middle.y) + 8);

    if (!isPhone(page)) {
      await page.mouse.move(is.x, is.y);
      await page.mouse.down();
      await page.mouse.move(is.x - 20, is.y - 20, { steps: 4 });
      await page.mouse.move(is.x - 60, is.y - 30, { steps: 4 });
      await page.mouse.up();
      const moved = middleOf(await boxOf(thing));
      expect(Math.round(moved.x - is.x)).toBe(-60);
      expect(Math.round(moved.y - is.y)).toBe(-30);
      await page.keyboard.press('-');
      await grown(1);
    }
    expect((await read(page)).at, 'nothing was answered').toBe(before.at);
    await expect(page.locator('.part-over'), 'nothing was opened').toHaveCount(0);
  });
