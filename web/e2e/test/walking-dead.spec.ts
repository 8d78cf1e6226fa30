import { LANGS } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { clean } from './axe.ts';
import { choose, playOn, type Reading, read, settled } from './driver.ts';
import { cutOff, fitsAcross } from './fits.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { findPosition, kitOf, type Position } from './positions.ts';
import { compareGame, replayed } from './record.ts';
import { downloadLog, openLog, openPart, startTable } from './tables.ts';

const game = 'walking-dead';
const kit = kitOf(game);
const { messages } = await kit.text('en');
const say = speaker('en', messages, (seat) => ['A', 'B', 'C'][seat]);

const FRENCH = { game, options: { edition: 'fr' } };
const ITALIAN = { game, options: { edition: 'it' } };

const asking = (id: string, choice = FRENCH, seats = 3): Position =>
  findPosition(id, ({ ask }) => ask.id === id, seats, choice);

/** Opens a position and lets its person sit down. */
async function sitDown(page: Page, { log }: Position): Promise<Reading> {
  const now = await openLog(page, log);
  if (now.state !== 'curtain') return now;
  await page.getByTestId('curtain').getByRole('button').click();
  return settled(page);
}

test('a whole game by clicks against a sensible bot', async ({ page }) => {
  test.setTimeout(240_000);
  await startTable(page, { game, seed: 'a refuge' });
  const readings = await playOn(page, isPhone(page) ? 'taps' : 'clicks');
  expect(readings.at(-1)!.state).toBe('over');
  await expect(page.getByTestId('outcome')).toBeVisible();
  compareGame(await downloadLog(page), readings);
});

test('a vote around one screen stays secret until the last one has voted', async ({ page }) => {
  const position = asking('vote');
  const { pending } = replayed(position.log).at(-1)!;
  expect(pending).toHaveLength(3);
  let now = await openLog(page, position.log);
  const votes: string[] = [];
  for (const [i, { seat }] of pending.entries()) {
    await expect(page.getByTestId('curtain'), 'a curtain before every voter').toContainText('ABC'[seat]);
    await page.getByTestId('curtain').getByRole('button').click();
    now = await settled(page);
    expect(now.state).toBe('asked');
    const page1 = await page.evaluate(() => document.documentElement.outerHTML);
    expect(page1, 'no vote is on the page yet').not.toContain(say({ id: 'event.voted', params: {} }).slice(0, 12));
    const vote = now.options[i % 2];
    votes.push(vote);
    await choose(page, vote);
    if (i < 2) await expect(page.getByTestId('curtain')).toBeVisible();
  }
  await settled(page, now.at);
  const log = await downloadLog(page);
  const events = replayed(log).at(-1)!.events(-1);
  const voted = events.findLast(({ type }) => type === 'voted');
  expect(voted?.votes, 'all votes are open now').toEqual(votes);
});

test('the editions differ on screen', async ({ page }) => {
  const stay = asking('stay');
  const now = await sitDown(page, stay);
  expect(now.options.slice(0, 2).sort(), 'the French edition lets a player choose').toEqual(['move', 'stay']);
  const icon = asking('which-icon', ITALIAN);
  const after = await sitDown(page, icon);
  const [decision] = replayed(icon.log).at(-1)!.pending;
  expect(after.prompt, 'the Italian edition collects after every Encounter').toBe(say(kit.describe.prompt(decision)));
});

/** Moments that show every part of the board. */
const MOMENTS = ['step', 'recover', 'shoot', 'moral', 'vote', 'allot', 'which-card', 'invite', 'keep-icons', 'pay'];

test('ten positions without violations', async ({ page }) => {
  test.setTimeout(180_000);
  for (const id of MOMENTS) {
    await sitDown(page, asking(id));
    await clean(page, id);
  }
  for (const part of ['team', 'log', 'rules', 'board'] as const) {
    await openPart(page, part);
    await clean(page, part);
  }
});

for (const lang of LANGS)
  test.describe(`in ${lang}`, () => {
    test.use({ settings: { lang } });
    test(`nothing is cut off, nothing scrolls sideways (${lang})`, async ({ page }) => {
      test.setTimeout(120_000);
      if (isPhone(page)) await page.setViewportSize({ width: 360, height: 640 });
      for (const id of MOMENTS.slice(0, 5)) {
        await sitDown(page, asking(id));
        await fitsAcross(page, id);
        expect(await cutOff(page), `cut off at ${id}`).toEqual([]);
      }
    });
  });

test('a destination shows its way before it is taken', async ({ page }) => {
  test.skip(isPhone(page), 'the same by taps is in the whole game');
  const now = await sitDown(page, asking('step'));
  expect(now.options.some((id) => id.startsWith('go.'))).toBe(true);
  const { at } = await read(page);
  expect(at).toBe(now.at);
});
