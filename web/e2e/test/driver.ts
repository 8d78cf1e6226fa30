import { chooser } from '@shamble/bots';
import { expect, isPhone, type Locator, type Page } from './house.ts';

/** What the table shows at a moment. */
export interface Reading {
  readonly state: string;
  readonly at: number;
  readonly hash: string;
  readonly prompt: string;
  readonly options: readonly string[];
  /** Whether several options are put together. */
  readonly many: boolean;
  /** Whether a number is shared out over the options. */
  readonly shared: boolean;
}

export const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const mark = document.querySelector<HTMLElement & { fingerprint?: () => string }>('[data-testid="fingerprint"]');
    const options = [...document.querySelectorAll<HTMLElement>('[data-testid="option"]')];
    return {
      state: mark?.dataset.state ?? 'none',
      at: Number(mark?.dataset.at ?? -1),
      hash: mark?.fingerprint?.() ?? '',
      prompt: document.querySelector('[data-testid="prompt"] h2')?.textContent ?? '',
      options: options.map((option) => option.dataset.option ?? ''),
      many: options.some((option) => option.getAttribute('role') === 'checkbox'),
      shared: options.some((option) => option.querySelector('output') !== null),
    };
  });

/** Waits until the person at the screen is asked, has to take the screen over, or the game is over. */
export const settled = (page: Page, after = -1): Promise<Reading> => settledWithin(page, after + 1, Infinity);

/** The same, at one moment of the game, which may be an earlier one. */
export const settledAt = (page: Page, at: number): Promise<Reading> => settledWithin(page, at, at);

async function settledWithin(page: Page, first: number, last: number): Promise<Reading> {
  await page.waitForFunction(
    ([from, to]) => {
      const shows = { asked: 'option', over: 'outcome', curtain: 'curtain' } as const;
      const mark = document.querySelector<HTMLElement>('[data-testid="fingerprint"]');
      const what = Object.entries(shows).find(([state]) => state === mark?.dataset.state)?.[1];
      if (!what || document.querySelector(`[data-testid="${what}"]`) === null) return false;
      const at = Number(mark?.dataset.at);
      const prompt = document.querySelector<HTMLElement>('[data-testid="prompt"]');
      // The question comes a moment later than the board.
      if (prompt !== null && prompt.dataset.at !== mark?.dataset.at) return false;
      // What is behind a button comes a moment later than what is in sight.
      const all = document.querySelector('[data-testid="options"] [aria-busy="true"]') === null;
      return all && at >= from && at <= to;
    },
    [first, last] as const,
  );
  return read(page);
}

/** The person the curtain names is there: it rises, and the table is theirs. */
export async function raise(page: Page): Promise<Reading> {
  const curtain = page.getByTestId('curtain');
  await curtain.getByRole('button').click();
  await expect(curtain).toHaveCount(0);
  return settled(page);
}

/** Unfolds the list an option is in, so that a person can press it. */
export async function reveal(page: Page, id: string): Promise<void> {
  const option = optionAt(page, id);
  const list = option.locator('xpath=ancestor::*[@hidden]');
  const isIn = async () => ((await option.isVisible()) ? 'sight' : (await list.count()) > 0 ? 'a list' : 'neither');
  // Between two questions it may be nowhere for a moment.
  await expect.poll(isIn, `option ${id} is there`).not.toBe('neither');
  if (await option.isVisible()) return;
  await page.locator(`button[aria-controls="${await list.getAttribute('id')}"]`).click();
}

export const optionAt = (page: Page, id: string) => page.locator(`[data-testid="option"][data-option="${id}"]`);

/** Whether a first press only shows it, whatever one presses with. */
export const isShownFirst = async (option: Pick<Locator, 'getAttribute'>): Promise<boolean> =>
  ['reveals', 'stirs'].includes((await option.getAttribute('data-weight')) ?? '');

const confirmButton = (page: Page) => page.getByTestId('confirm');

/** Gives one option of a list: a click, or two for what has no undo; on a touch screen two taps, the second confirms. */
export async function choose(page: Page, id: string): Promise<void> {
  await reveal(page, id);
  if (!isPhone(page)) {
    const option = optionAt(page, id);
    const clickCount = (await isShownFirst(option)) ? 2 : 1;
    return option.click({ clickCount });
  }
  const { at } = await read(page);
  await optionAt(page, id).tap();
  await expect(confirmButton(page), 'the first tap shows, the second gives').toBeVisible();
  expect((await read(page)).at, 'one tap never commits').toBe(at);
  await confirmButton(page).tap();
}

/** Lets the table suggest an answer, takes it over and gives it. */
export async function giveHint(page: Page): Promise<void> {
  await page.getByTestId('hint').click();
  await page.getByTestId('take-hint').click();
  await confirmButton(page).click();
}

/** Puts some options together by hand; false where they do not make an answer. */
async function gather(page: Page, below: (n: number) => number): Promise<boolean> {
  // What can be played beside would be an answer of its own.
  const parts = await page
    .locator('[data-testid="option"][role="checkbox"]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-option') ?? ''));
  for (let tries = 0; tries < 3; tries++) {
    const id = parts[below(parts.length)];
    await reveal(page, id);
    await optionAt(page, id).click();
  }
  const confirm = confirmButton(page);
  if ((await confirm.getAttribute('aria-disabled')) === 'true') return false;
  await confirm.click();
  return true;
}

/** Gives one more to some option, again and again, until all is shared out. */
async function share(page: Page, below: (n: number) => number): Promise<void> {
  const confirm = confirmButton(page);
  const more = page.locator('[data-testid="option"] button:last-child:not([disabled], [aria-disabled="true"])');
  while ((await confirm.getAttribute('aria-disabled')) === 'true') await more.nth(below(await more.count())).click();
  await confirm.click();
}

/** Answers what is asked as a hasty person would: mostly at random, with the table's own advice for what is put together. */
async function answer(page: Page, now: Reading, below: (n: number) => number): Promise<Reading> {
  if (now.shared && below(2) > 0) await share(page, below);
  else if (now.shared) await giveHint(page);
  else if (now.many) {
    if (below(3) > 0 || !(await gather(page, below))) await giveHint(page);
  } else if (below(3) === 0) await giveHint(page);
  else await choose(page, now.options[below(now.options.length)]);
  return settled(page, now.at);
}

/** Plays to the end; returns what was on screen at each question, and at the end. */
export async function playOn(page: Page, seed: string): Promise<Reading[]> {
  const below = chooser(seed);
  const readings = [await settled(page)];
  for (let now = readings[0]; now.state === 'asked'; readings.push(now)) now = await answer(page, now, below);
  return readings;
}
