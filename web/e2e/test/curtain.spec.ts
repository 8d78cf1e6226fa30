import type { Seat } from '@shamble/kernel';
import { choose, giveHint, type Reading, raise, read, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { replayed } from './record.ts';
import { openLog, openPart, startTable } from './tables.ts';
import { kit, sayIn } from './words.ts';

const NAMES = ['A', 'B'];
const say = sayIn('en', NAMES);

/** Somebody has just looked at a card that nobody else may see, and that was not spoken of before. */
const secret = findPosition('a private look', ({ ask, seat }, match) => {
  if (ask.id !== 'turn-tables') return false;
  const said = match.eventsFor(1 - seat).map((event) => JSON.stringify(event));
  return !said.join().includes(lookedAt(match.eventsFor(seat)));
});

function lookedAt(events: readonly { readonly type: string; readonly [detail: string]: unknown }[]): string {
  return String(events.findLast(({ type }) => type === 'looked')?.card);
}

/** The sentence that only the one who looked may read. */
function whatIsSecret(seat: Seat): string {
  const events = kitEvents(seat);
  const looked = events.findLast(({ type }) => type === 'looked')!;
  return say(kit.describe.event(looked)!);
}

const kitEvents = (seat: Seat) => replayed(secret.log).at(-1)!.events(seat);

const everything = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML + document.title);

test('nothing of a private look is on the page until its owner raises the curtain', async ({ page }) => {
  const { seat, log } = secret;
  const sentence = whatIsSecret(seat);
  const card = lookedAt(kitEvents(seat));
  await openLog(page, log);
  const curtain = page.getByTestId('curtain');
  await expect(curtain).toBeVisible();
  await expect(curtain).toContainText(NAMES[seat]);
  const hidden = await everything(page);
  expect(hidden).not.toContain(sentence);
  expect(hidden).not.toContain(`${card}`);
  expect((await read(page)).hash, 'the page is the spectator’s').toBe(replayed(log).at(-1)!.hash(-1));

  const mine = await raise(page);
  expect(mine.state).toBe('asked');
  expect(mine.hash).toBe(replayed(log).at(-1)!.hash(seat));
  await openPart(page, 'log');
  await expect.poll(() => everything(page)).toContain(sentence);

  await page.reload();
  await expect(curtain, 'a reload does not show it either').toBeVisible();
  expect(await everything(page)).not.toContain(sentence);
});

test('when the other one is asked, the secret has left the page', async ({ page }) => {
  const { seat, log } = secret;
  const sentence = whatIsSecret(seat);
  await openLog(page, log);
  // Who puts the card under the deck goes on knowing where it is.
  const start = await raise(page);
  await choose(page, 'bury');
  let now = await settled(page, start.at);
  for (let answers = 0; answers < 40 && asked(now) === NAMES[seat]; answers++) now = await goOn(page, now);
  expect(asked(now), 'the other one is asked').toBe(NAMES[1 - seat]);
  expect(await everything(page)).not.toContain(sentence);
  for (let answers = 0; answers < 40 && asked(now) === NAMES[1 - seat]; answers++) now = await goOn(page, now);
  await expect(page.getByTestId('curtain'), 'a curtain before the one with the secret').toContainText(NAMES[seat]);
  expect(await everything(page)).not.toContain(sentence);
});

test('without secrets the screen passes without a curtain', async ({ page }) => {
  let now = await startTable(page, { seed: 'open', others: ['human'], options: { level: 'starter' } });
  const people = new Set<string>();
  for (let answers = 0; answers < 30 && people.size < 2; answers++) {
    expect(now.state).toBe('asked');
    people.add(asked(now));
    now = await goOn(page, now);
  }
  expect(people.size, `both were asked: ${[...people]}`).toBe(2);
});

/** Prompts begin with the name of who is asked. */
const asked = ({ state, prompt }: Reading): string => (state === 'asked' ? prompt.split(/[ ,:]/)[0] : state);

/** Answers in the quickest way. */
async function goOn(page: Page, now: Reading): Promise<Reading> {
  if (now.many) await giveHint(page);
  else await choose(page, now.options.includes('stop') ? 'stop' : now.options[0]);
  return settled(page, now.at);
}
