import { LANGS } from '@shamble/kernel';
import { beforeTheDead, inTheCrowd } from './army-of-the-dead-crowd.ts';
import { optionAt, read, reveal } from './driver.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { inGreys, NAMES, openNamed, picture } from './pictures.ts';
import { findPosition, finishedGame, type Position } from './positions.ts';
import { openLog, openPart } from './tables.ts';

const game = 'army-of-the-dead';

const asked = (id: string, mission: string, least = 0): Position =>
  findPosition(id, ({ ask }, { turns }) => ask.id === id && turns >= least, NAMES.length, {
    game,
    options: { mission },
  });

/** From the choice of a team to the last Rounds. */
const MOMENTS: readonly Position[] = [
  asked('team', 'jackpot'),
  asked('owners', 'jackpot'),
  asked('set', 'dryRun'),
  asked('act', 'dryRun', 4),
  asked('found', 'dryRun'),
  asked('vault-keep', 'jackpot'),
  asked('ways', 'bigScore', 20),
  asked('attacks', 'throne', 10),
  { ...inTheCrowd, name: 'crowd' },
  { ...beforeTheDead, name: 'before the dead' },
];

/** Shows a shot, else the first option that is put together or shown first, without giving it. */
async function show(page: Page, name: string): Promise<void> {
  if (name !== 'crowd' && name !== 'act') return;
  const { options } = await read(page);
  const id = options.find((one) => one.startsWith('attack.')) ?? options[0];
  await reveal(page, id);
  await optionAt(page, id).click();
}

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use({ settings: { lang, motion: 'off', oneTap: 'two' } });
    test(`pictures of Army of the Dead in ${lang}`, async ({ page }) => {
      for (const position of MOMENTS) {
        await openNamed(page, position);
        await show(page, position.name);
        await picture(page, lang, `army-${position.name}`);
        if (lang === 'en') await inGreys(page, () => picture(page, lang, `army-${position.name}-grey`));
      }
      if (isPhone(page)) {
        await openPart(page, 'team', lang);
        await picture(page, lang, 'army-people');
        await openPart(page, 'board', lang);
      }
      await openLog(page, finishedGame({ game, options: { mission: 'dryRun' } }));
      await picture(page, lang, 'army-end');
      for (const [name, path] of [
        ['army-set-up', `/new/${game}`],
        ['army-glance', `/glance/${game}`],
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await picture(page, lang, name);
      }
    });
  });

test.describe('calm', () => {
  test.use({ settings: { calm: true, motion: 'off', oneTap: 'two' } });
  test('pictures of Army of the Dead in calm mode', async ({ page }) => {
    for (const position of MOMENTS) {
      await openNamed(page, position);
      await show(page, position.name);
      await picture(page, 'en', `army-${position.name}-calm`);
    }
  });
});
