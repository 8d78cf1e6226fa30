import type { Decision, Match } from '@shamble/kernel';
import { choose, optionAt, read, reveal, settled, settledAt } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

const RIVALS = { game: 'all-out-war', options: {} };

/** A Run of one path to a named place, tried; null where it cannot be. */
function ran(match: Match, { seat, n, ...asked }: Decision, name: (id: string) => boolean) {
  if (asked.ask.id !== 'act' || asked.kind !== 'choose' || !asked.options.includes('run')) return null;
  const tried = match.fork();
  if (tried.answer(seat, n, 'run') !== null) return null;
  const where = tried.only;
  const place = where?.kind === 'place' ? where.candidates.find(({ id }) => name(id)) : undefined;
  if (!where || !place || tried.answer(seat, where.n, place.answer) !== null) return null;
  const news = tried.events.slice(match.events.length).map(({ event }) => event.type);
  const undo = tried.undoable(seat);
  return { id: place.id, news, seat: tried.only?.seat, locked: undo !== null && 'locked' in undo };
}

let place = { heard: '', leap: '' };

const heard = findPosition(
  'a Run that a Walker hears',
  (decision, match) => {
    const run = ran(match, decision, (id) => id.startsWith('touch:'));
    if (run === null || run.locked || run.seat !== decision.seat || !run.news.includes('walker-moves')) return false;
    place = { ...place, heard: run.id };
    return true;
  },
  2,
  RIVALS,
);

const leap = findPosition(
  'a Leap',
  (decision, match) => {
    const run = ran(match, decision, (id) => id.startsWith('leap:'));
    if (run === null || !run.locked || run.seat !== decision.seat) return false;
    place = { ...place, leap: run.id };
    return true;
  },
  2,
  RIVALS,
);

/** Runs to a named place; what has no undo is only shown by a first press. */
async function run(page: Page, log: string, id: string) {
  const before = await openLog(page, log);
  await choose(page, 'run');
  const asked = await settled(page, before.at);
  await reveal(page, id);
  await optionAt(page, id).click();
  if ((await read(page)).at === asked.at && (await page.getByTestId('confirm').count()) > 0)
    await page.getByTestId('confirm').click();
  return { before, asked, after: await settled(page, asked.at) };
}

test('a Run with NOISE is taken back whole, with the Walker that heard it', async ({ page }) => {
  const { before, asked, after } = await run(page, heard.log, place.heard);
  expect(after.hash).not.toBe(before.hash);
  await page.getByTestId('undo').click();
  expect(await settledAt(page, asked.at)).toEqual(asked);
  await page.getByTestId('undo').click();
  expect((await settledAt(page, before.at)).hash).toBe(before.hash);
});

test('a Leap is not taken back, and the lock says what it was', async ({ page }) => {
  const { after } = await run(page, leap.log, place.leap);
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('lock')).not.toBeEmpty();
  await page.keyboard.press('Control+z');
  expect((await read(page)).hash).toBe(after.hash);
});
