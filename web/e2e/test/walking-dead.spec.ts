import { isForced, LANGS } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import tableWords from '../../src/table/text/en.ts';
import { clean } from './axe.ts';
import { choose, playOn, type Reading, raise, read, settled } from './driver.ts';
import { cutOff, fitsAcross } from './fits.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { findPosition, kitOf, type Position } from './positions.ts';
import { compareGame, replayed } from './record.ts';
import { drawn, readWith } from './screen-sizes.ts';
import { downloadLog, openLog, openPart, startTable } from './tables.ts';

const game = 'walking-dead';
const kit = kitOf(game);
const { messages } = await kit.text('en');
const say = speaker('en', messages, (seat) => ['A', 'B', 'C'][seat]);

const FRENCH = { game, options: { edition: 'fr' } };
const ITALIAN = { game, options: { edition: 'it' } };

const asking = (id: string, choice = FRENCH, seats = 3): Position =>
  findPosition(id, (decision) => decision.ask.id === id && !isForced(decision), seats, choice);

/** What of a view says how many cards lie before each player. */
interface Teams {
  readonly players: readonly { readonly team: readonly unknown[]; readonly items: readonly unknown[] }[];
}

/** Opens a position and lets its person sit down. */
async function sitDown(page: Page, { log }: Position): Promise<Reading> {
  const now = await openLog(page, log);
  return now.state === 'curtain' ? raise(page) : now;
}

/** The log of the table, whoever the screen waits for. */
async function logOf(page: Page): Promise<string> {
  if ((await settled(page)).state === 'curtain') await raise(page);
  return downloadLog(page);
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
  const before = replayed(position.log).at(-1)!;
  expect(before.pending).toHaveLength(3);
  let now = await openLog(page, position.log);
  const votes: string[] = [];
  for (const [i, { seat }] of before.pending.entries()) {
    await expect(page.getByTestId('curtain'), 'a curtain before every voter').toContainText('ABC'[seat]);
    now = await raise(page);
    expect(now.state).toBe('asked');
    expect(now.hash, 'the voter sees what there was before the first vote').toBe(before.hash(seat));
    votes.push(now.options[i % 2]);
    await choose(page, votes[i]);
  }
  await settled(page, now.at);
  const events = replayed(await logOf(page))
    .at(-1)!
    .events(-1);
  expect(events.findLast(({ type }) => type === 'voted')?.votes, 'all votes are open now').toEqual(votes);
});

test('the editions differ on screen', async ({ page }) => {
  test.skip(isPhone(page), 'the same words');
  const stay = asking('stay');
  const now = await sitDown(page, stay);
  expect(now.options.slice(0, 2).sort(), 'the French edition lets a player choose').toEqual(['move', 'stay']);
  const icon = asking('which-icon', ITALIAN);
  const after = await sitDown(page, icon);
  const [decision] = replayed(icon.log).at(-1)!.pending;
  expect(after.prompt, 'the Italian edition collects after every Encounter').toBe(say(kit.describe.prompt(decision)));
});

/** Moments that show every part of the board; on the phone it is the same as in the first ones. */
const ON_THE_PHONE = 4;
const MOMENTS = ['step', 'recover', 'shoot', 'moral', 'vote', 'allot', 'which-card', 'invite', 'keep-icons', 'pay'];

test('no violation whatever the question is', async ({ page }) => {
  for (const id of isPhone(page) ? MOMENTS.slice(0, ON_THE_PHONE) : MOMENTS) {
    await sitDown(page, asking(id));
    await clean(page, id);
  }
});

test('no violation in the parts of the table', async ({ page }) => {
  await sitDown(page, asking('moral'));
  for (const part of ['team', 'log', 'rules', 'board'] as const) {
    await openPart(page, part);
    await clean(page, part);
  }
});

test('nothing is cut off, nothing scrolls sideways in any language', async ({ page }) => {
  test.skip(!isPhone(page), 'a desk has room');
  await page.setViewportSize({ width: 360, height: 640 });
  for (const id of MOMENTS.slice(0, 5)) {
    await sitDown(page, asking(id));
    for (const lang of LANGS) {
      await readWith(page, lang, 100);
      await drawn(page);
      await fitsAcross(page, `${id}, ${lang}`);
      expect(await cutOff(page), `cut off at ${id}, ${lang}`).toEqual([]);
    }
  }
});

test('a destination shows its way before it is taken, then the pawn goes there', { tag: '@quick' }, async ({
  page,
}) => {
  const start = findPosition('the first step', ({ ask }, { turns }) => ask.id === 'step' && turns === 1, 2, FRENCH);
  const now = await sitDown(page, start);
  const spots = page.locator('.dead-space-can');
  expect(await spots.count(), 'more than the six neighbours can be reached').toBeGreaterThan(6);
  const direct = new Set(now.options.map((id) => id.split('.').at(-1)));
  const names = await spots.evaluateAll((list) => list.map((spot) => spot.getAttribute('data-thing') ?? ''));
  const far = names.find((name) => !direct.has(name.split(':')[1]))!;
  await page.locator(`[data-thing="${far}"]`).click();
  const way = page.getByRole('group', { name: messages['boardview.way'], exact: true });
  await expect(way.getByRole('listitem')).not.toHaveCount(1);
  await expect(way).toContainText(messages['boardview.way.left'].split('{')[0]);
  expect((await read(page)).at, 'looking costs nothing').toBe(now.at);
  const steps = await way.getByRole('listitem').count();
  await way.getByRole('button', { name: messages['boardview.way.go'], exact: true }).click();
  await expect.poll(async () => (await read(page)).at).toBeGreaterThanOrEqual(now.at + steps);
  const moved = replayed(await logOf(page))
    .at(-1)!
    .events(-1)
    .filter(({ type }) => type === 'moved');
  expect(moved.at(-1)?.to, 'the pawn is where the way led').toBe(far.split(':')[1]);
});

test('a large team and its items can be reached, and a sign says that there are more', async ({ page }) => {
  const large = findPosition(
    'a large team',
    ({ ask, seat }, match) => {
      if (ask.id !== 'recover') return false;
      const { team, items } = (match.view(seat) as unknown as Teams).players[seat];
      return team.length >= 7 && items.length > 1;
    },
    2,
    FRENCH,
  );
  await sitDown(page, large);
  const [onwards, back] = ['after', 'before'].map((side) =>
    page.locator(`[data-thing^="more:"][data-thing$="${side}"]`),
  );
  const last = page.locator('.dead-item').last();
  await expect(last).not.toBeInViewport();
  await expect(onwards).toHaveAccessibleName(/^\d+ more cards?$/);
  await expect(async () => {
    if ((await onwards.count()) > 0) await onwards.click({ timeout: 1000 });
    await expect(onwards, 'nothing more').toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(back, 'but on the other side').toHaveAccessibleName(/more card/);
  await clean(page, 'at the end of the row');
});

test('six seats are in sight', async ({ page }) => {
  test.skip(isPhone(page), 'they have a tab of their own there');
  const six = findPosition('six seats', ({ ask }, { turns }) => ask.id === 'step' && turns === 1, 6, FRENCH);
  await sitDown(page, six);
  for (let seat = 0; seat < 6; seat++)
    await expect(page.locator(`.table-card[data-seat="${seat}"]`), `seat ${seat}`).toBeInViewport({ ratio: 0.95 });
});

test('forecasts stand beside the board or in their tab, not in both', async ({ page }) => {
  test.skip(isPhone(page), 'there is one place for them there');
  await sitDown(page, asking('step'));
  const forecasts = page.locator('.table-panel', { hasText: messages['boardview.pool'] });
  await expect(page.locator('.table-people .table-panel').first()).toBeVisible();
  await expect(forecasts).toHaveCount(1);
  await page.getByRole('tab', { name: tableWords['web.table.tab.panels'], exact: true }).click();
  await expect(page.locator('.table-rail .table-panel').first()).toBeVisible();
  await expect(forecasts).toHaveCount(1);
});

test('what the marks on the map mean stands over the list of places', async ({ page }) => {
  await sitDown(page, asking('step'));
  await page.locator('[data-thing="tool:list"]').click();
  await expect(page.locator('.part-over .dead-legend')).toContainText(messages['boardview.legend.near']);
});

test.describe('with motion', () => {
  test.use({ settings: { motion: 'slow' } });

  test('a card is in sight with the chance of its roll before the dice are thrown', async ({ page }) => {
    const kinds = ['encounter', 'before-roll', 'rolled'];
    let option = '';
    let card = '';
    let chance = '';
    const position = findPosition(
      'a card with a roll',
      (decision, match) => {
        if (decision.kind !== 'choose') return false;
        for (const id of decision.options) {
          const tried = match.fork();
          const known = tried.events.length;
          if (tried.answer(decision.seat, decision.n, id) !== null || tried.only?.seat !== decision.seat) continue;
          const events = tried.events.slice(known).map(({ event }) => event);
          const first = events.findIndex(({ type }) => type === 'encounter');
          const rolls = events.filter(({ type }) => type === 'before-roll');
          if (first < 0 || rolls.length !== 1) continue;
          if (!kinds.every((type, i) => events[first + i]?.type === type)) continue;
          option = id;
          card = messages[`enc.${events[first].card}`];
          chance = say(kit.describe.event(rolls[0])!);
          return true;
        }
        return false;
      },
      2,
      FRENCH,
    );
    const now = await sitDown(page, position);
    await choose(page, option);
    // Looked for in the page itself: the moment is short.
    await page.waitForFunction(
      ([title, odds]) => {
        const shown = document.querySelector('.part-told[data-kind="card"]');
        const held =
          document.querySelector('[data-testid="showing"]') && !document.querySelector('[data-testid="option"]');
        const isCard = shown?.querySelector('.part-card-title')?.textContent === title;
        return (
          held && isCard && shown.textContent.includes(odds) && !document.querySelector('.dead-rolled, .part-dice')
        );
      },
      [card, chance] as const,
    );
    await expect(page.locator('.part-told .part-dice'), 'then they are').toBeVisible();
    expect((await settled(page, now.at)).state).toBe('asked');
  });
});
