import { expect, isPhone, type Page, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { openLog } from './tables.ts';

const FROM = 'R6:02';
const TO = 'R6:12';

/** Dieter stands among the dead beside the fullest Zone there can be. */
const held = (mission: string, zones: readonly [string, string]) =>
  givenPosition(
    `held in ${mission}`,
    { game: 'army-of-the-dead', options: { mission } },
    {
      round: 4,
      team: { dieter: { zone: zones[0], hands: ['katana'] } },
      others: zones[1],
      noise: zones[1],
      valentine: zones[1],
      queen: zones[1],
      dormants: { [zones[1]]: [2] },
      zombies: { [zones[0]]: { shamblers: 1 }, [zones[1]]: { shamblers: 12, alphas: 10 } },
    },
  );

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The marks of a Move, how wide the Zone is, and all numbers of the map. */
const look = (page: Page, zone: string) =>
  page.locator(`[data-thing="zone:${zone}"]`).evaluate((touch) => {
    const cell = touch.closest('.army-zone')!;
    const box = (element: Element): Box => element.getBoundingClientRect().toJSON();
    const seen = (selector: string) => [...cell.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const marks = seen('.army-cost, .army-danger');
    return {
      width: Math.round(cell.getBoundingClientRect().width),
      words: marks.map((one) => one.textContent),
      px: marks.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      marks: marks.map(box),
      numbers: [...document.querySelectorAll(':not(.army-merged) > .army-plate text, .army-attacks text')]
        .filter((one) => one.checkVisibility())
        .map(box),
    };
  });

/** The box of a number is a little higher than its digits. */
const AIR = 2;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - AIR && b.left < a.right - AIR && a.top < b.bottom - AIR && b.top < a.bottom - AIR;

const ON_A_DESK = [
  ['jackpot', [FROM, TO], 72],
  ['bigScore', ['R5:10', 'R5:11'], 57],
] as const;

test('what a Move takes and what would meet the mover stand on the Zone, and cover no number', async ({ page }) => {
  for (const [mission, zones, size] of isPhone(page) ? ([['jackpot', [FROM, TO], 96]] as const) : ON_A_DESK) {
    const { log } = await held(mission, zones);
    await openLog(page, log);
    if (!isPhone(page)) {
      await page.locator(`[data-thing="zone:${zones[0]}"]`).focus();
      await page.keyboard.press('0');
    }
    await expect.poll(async () => Math.abs((await look(page, zones[1])).width - size), mission).toBeLessThanOrEqual(8);
    await expect.poll(async () => (await look(page, zones[1])).words, 'two Actions, and its danger').toHaveLength(2);
    const { words, px, marks, numbers } = await look(page, zones[1]);
    expect(words[0]).toBe('2');
    expect(Math.min(...px)).toBeGreaterThanOrEqual(12);
    expect(numbers.length).toBeGreaterThanOrEqual(3);
    for (const mark of marks) expect(numbers.filter((number) => meet(mark, number))).toEqual([]);
  }
});
