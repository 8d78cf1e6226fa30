import { LANGS } from '@shamble/kernel';
import { optionAt, reveal } from './driver.ts';
import { fitsAcross } from './fits.ts';
import { expect, isPhone, type Locator, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { drawn, readWith, resize } from './screen-sizes.ts';
import { openLog } from './tables.ts';
import { MESSAGES } from './words.ts';

const ON_A_DESK = [
  ['1280x720', 100],
  ['1280x720', 200],
] as const;
const ON_A_PHONE = [
  ['390x844', 100],
  ['360x640', 100],
  ['390x844', 200],
  ['360x640', 200],
  ['390x844', 200],
  ['360x640', 200],
] as const;

const soft = expect.configure({ soft: true });

const ACTS = 'R6:12';
const TARGET = 'R6:02';
const SHOT = `attack.machineGun.${TARGET}.spread`;

/** Guzman may fire at a Zone in which Kate stands among the dead. */
const aiming = await givenPosition(
  'aiming',
  { game: 'army-of-the-dead', options: { mission: 'jackpot' } },
  {
    round: 4,
    time: 4,
    team: {
      guzman: { zone: ACTS, hands: ['machineGun'], backpack: ['magazine', 'grenade'] },
      kate: { zone: TARGET, hands: ['katana'] },
    },
    others: 'R6:22',
    zombies: { [TARGET]: { shamblers: 3, alphas: 1 } },
  },
);

/** Whether something is in the window, cut off by nothing and covered by nothing but what lies on it. */
async function isInSight(thing: Locator): Promise<boolean> {
  if ((await thing.count()) === 0) return false;
  return thing.first().evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const));
    return points.every(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      if (found === null) return false;
      const sameBoard = element.closest('.table-board-box')?.contains(found) === true;
      return sameBoard || element.contains(found) || found.contains(element);
    });
  });
}

test('question, options, whoever acts and the target are in sight together', async ({ page }) => {
  await openLog(page, aiming.log);
  const question = page.getByTestId('prompt').getByRole('heading', { level: 2 });
  const option = page.getByTestId('options').getByRole('button').locator('visible=true').first();
  const acts = page.locator(`[data-thing="zone:${ACTS}"]`);
  const target = page.locator(`[data-thing="zone:${TARGET}"]`);
  const confirm = page.getByTestId('confirm');
  const lives = page.locator('.table-plan-lines');
  const look = async (what: string, parts: Readonly<Record<string, Locator>>) => {
    await drawn(page);
    for (const [name, part] of Object.entries(parts))
      await soft.poll(() => isInSight(part), { message: `${name} in sight, ${what}`, timeout: 2000 }).toBe(true);
    await fitsAcross(page, what);
  };
  for (const [size, textSize] of isPhone(page) ? ON_A_PHONE : ON_A_DESK) {
    await resize(page, size);
    for (const lang of LANGS) {
      await readWith(page, lang, textSize);
      const what = `${size}, ${lang}, ${textSize} %`;
      await look(what, { question, option, acts });
      await reveal(page, SHOT);
      await optionAt(page, SHOT).click();
      await look(`${what}, aimed`, { question, confirm, acts, target });
      if (isPhone(page) && textSize === 100) {
        await expect(lives, what).toContainText(/Kate.*0.?%.*\d+.?%/);
        await look(`${what}, weighed`, { lives });
      }
      await page.getByRole('button', { name: MESSAGES[lang]['web.table.unselect'], exact: true }).click();
    }
  }
});
