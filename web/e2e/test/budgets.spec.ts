import { gzipSync } from 'node:zlib';
import { optionAt, read, reveal, settled } from './driver.ts';
import { type BrowserContext, expect, type Locator, type Page, test } from './house.ts';
import { longGame } from './positions.ts';
import { GAME, openLog, startTable } from './tables.ts';

const KB = 1024;
const SLOWDOWN = 4;
const ANSWERS = 500;
/** So many of a game are timed. */
const ANSWERED = 12;
const ANSWER_TRIES = 20;
const OPENING_TRIES = 8;
/** Milliseconds a person looks before pressing something. */
const LOOKING = 400;
const PLAY = `a[href="/new/${GAME}"]`;

test.use({ settings: { motion: 'normal' } });

function told(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  console.log(`      ${type}: ${description}`);
}

/** The sizes of all JavaScript that came, zipped as servers do, by address. */
function weigh(context: BrowserContext): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  context.on('response', (response) => {
    const url = response.url();
    if (!/\.js(\?|$)/.test(url) || sizes.has(url)) return;
    sizes.set(
      url,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  return sizes;
}

async function sumOf(sizes: Map<string, Promise<number>>, counts = (_: string) => true): Promise<number> {
  const counted = [...sizes].filter(([url]) => counts(url));
  return (await Promise.all(counted.map(([, size]) => size))).reduce((sum, size) => sum + size, 0) / KB;
}

test.describe('sizes', () => {
  test.use({ serviceWorkers: 'block' });

  test('first JavaScript of the shelf, and what the table and the game add', async ({
    page,
    context,
    browser,
    baseURL,
    watch,
  }) => {
    watch.allow = /service ?worker/i;
    const sizes = weigh(context);
    await noteWhen(page, PLAY);
    await page.goto('/');
    const usable = await noted(page);
    const asked = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < until)
          .map(({ name }) => name),
      usable,
    );
    const shelf = await sumOf(sizes, (url) => asked.includes(url));
    // Later the shelf shows the pictures of all games; a table needs one game only.
    const fresh = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
    const needed = weigh(fresh);
    const table = await fresh.newPage();
    await startTable(table, { seed: 'sizes' });
    await expect(table.getByTestId('board')).toBeVisible();
    await table.waitForLoadState('networkidle');
    const more = await sumOf(needed, (url) => !asked.includes(url));
    await fresh.close();
    told('until the shelf is usable', `${shelf.toFixed(1)} KB`);
    told('until the table is open', `${more.toFixed(1)} KB more, in ${needed.size} files altogether`);
    expect(shelf).toBeGreaterThan(10);
    expect(shelf).toBeLessThanOrEqual(120);
    expect(more).toBeGreaterThan(50);
    expect(more).toBeLessThanOrEqual(250);
  });
});

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Notes when something is first in the document, in milliseconds since the page was asked for. */
async function noteWhen(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      watcher.disconnect();
      Object.assign(window, { noted: performance.now() });
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, selector);
}

const noted = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => 'noted' in window);
  return page.evaluate(() => Number(Reflect.get(window, 'noted')));
};

test('the shelf is usable in under 3 s on a slow machine', async ({ page }) => {
  await slowDown(page, SLOWDOWN);
  await noteWhen(page, PLAY);
  await page.goto('/');
  const time = await noted(page);
  told('shelf usable after', `${time.toFixed(0)} ms`);
  expect(time).toBeLessThan(3000);
});

/** A busy machine makes everything slower, never faster: the best of some tries is what the app itself takes. */
async function bestOf(bar: number, tries: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries && best >= bar; i++) best = Math.min(best, await measure());
  return best;
}

/** The value that so large a share of some times does not exceed. */
function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1];
}

const spread = (times: readonly number[]): string => {
  const [middle, most, all] = [0.5, 0.75, 1].map((share) => quantile(times, share));
  return `${middle} ms in the middle, ${most} ms at three quarters, ${all} ms at most`;
};

/** The most milliseconds after which an answer is on screen at its best, and in one try half of them and three of four. */
const BARS = { best: 200, middle: 200, most: 250 };
/** The same for the next question, which comes a frame later. */
const QUESTION = 300;

test('every answer is on screen within 200 ms on a slow machine', async ({ page }) => {
  test.setTimeout(10 * 60_000);
  const answered: string[] = [];
  let answers: readonly number[] = [];
  let questions: readonly number[] = [];
  const least = { middle: Infinity, most: Infinity };
  await bestOf(1, ANSWER_TRIES, async () => {
    const times = await answerTimes(page);
    told('answer on screen after', spread(times.answers));
    told('next question after', spread(times.questions));
    answered.push(times.given.join(' '));
    answers = quicker(answers, times.answers);
    questions = quicker(questions, times.questions);
    least.middle = Math.min(least.middle, quantile(times.answers, 0.5));
    least.most = Math.min(least.most, quantile(times.answers, 0.75));
    const { best, middle, most } = BARS;
    return Math.max(
      Math.max(...answers) / best,
      Math.max(...questions) / QUESTION,
      least.middle / middle,
      least.most / most,
    );
  });
  told('each answer at its best', `${answers.join(', ')} ms`);
  told('each question at its best', `${questions.join(', ')} ms`);
  expect(answers).toHaveLength(ANSWERED);
  expect(new Set(answered).size, 'every try gives the same answers').toBe(1);
  expect(Math.max(...answers), 'the slowest answer').toBeLessThan(BARS.best);
  expect(Math.max(...questions), 'the slowest question').toBeLessThan(QUESTION);
  expect(least.middle, 'half of the answers of a try').toBeLessThan(BARS.middle);
  expect(least.most, 'three of four answers of a try').toBeLessThan(BARS.most);
});

/** Each time of two tries that is the shorter one. */
const quicker = (before: readonly number[], now: readonly number[]): number[] =>
  now.map((time, i) => Math.min(time, before[i] ?? time));

/** How long each of some answers of a game takes, by a person who looks at what came of one before the next. */
async function answerTimes(page: Page): Promise<{ given: string[]; answers: number[]; questions: number[] }> {
  let now = await startTable(page, { seed: 'quick', others: ['human'] });
  await slowDown(page, SLOWDOWN);
  const given: string[] = [];
  const answers: number[] = [];
  const questions: number[] = [];
  while (answers.length < ANSWERED && now.state === 'asked') {
    await page.waitForTimeout(LOOKING);
    const id = now.options.includes('stop') && answers.length % 3 === 2 ? 'stop' : now.options[0];
    const [answer, question] = await timed(page, now.many ? null : id);
    given.push(now.many ? now.prompt : id);
    answers.push(answer);
    questions.push(question);
    now = await settled(page, now.at);
  }
  await slowDown(page, 1);
  return { given, answers, questions };
}

/** Until the board shows an answer, and until the next question is there. */
async function timed(page: Page, id: string | null): Promise<number[]> {
  if (id === null) {
    await page.getByTestId('hint').click();
    await page.getByTestId('take-hint').click();
  }
  const { at } = await read(page);
  if (id !== null) await reveal(page, id);
  const press = id === null ? page.getByTestId('confirm') : optionAt(page, id);
  const after = `:not([data-at="${at}"])`;
  return pressed(page, press, `[data-testid="fingerprint"]${after}`, `[data-testid="prompt"]${after}`);
}

/** Milliseconds from a press to the end of the frame that shows what came of it, for each thing that shows it. */
async function pressed(page: Page, button: Locator, ...wanted: readonly string[]): Promise<number[]> {
  await page.evaluate((selectors) => {
    const took: (number | null)[] = selectors.map(() => null);
    Object.assign(window, { took });
    const watch = ({ timeStamp }: Event): void => {
      const missing = new Set(selectors.keys());
      const watcher = new MutationObserver(() => {
        const fresh = [...missing].filter((i) => document.querySelector(selectors[i]) !== null);
        for (const i of fresh) missing.delete(i);
        if (missing.size === 0) watcher.disconnect();
        if (fresh.length === 0) return;
        // The frame that has it is laid out and painted after its callbacks; the next task comes after that.
        requestAnimationFrame(() =>
          setTimeout(() => {
            for (const i of fresh) took[i] = Math.round(performance.now() - timeStamp);
          }),
        );
      });
      watcher.observe(document, { subtree: true, childList: true, attributeFilter: ['data-at'] });
    };
    window.addEventListener('pointerup', watch, { capture: true, once: true });
  }, wanted);
  await pressQuietly(page, button);
  const took = await page.waitForFunction(() => {
    const times: unknown = Reflect.get(window, 'took');
    return Array.isArray(times) && !times.includes(null) && times;
  });
  return took.evaluate((times) => times as number[]);
}

/** Presses the mouse where a button is, without the checks of the test's own that would be timed too. */
async function pressQuietly(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not in sight');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test(`a table of ${ANSWERS} answers opens in under 1 s on a slow machine`, async ({ page }) => {
  const { at } = await openLog(page, longGame(ANSWERS));
  expect(at).toBe(ANSWERS);
  const best = await bestOf(1000, OPENING_TRIES, async () => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) times.push(await openingTime(page));
    told(`${ANSWERS} answers opened after`, `${times.join(', ')} ms`);
    return quantile(times, 0.5);
  });
  expect(best).toBeLessThan(1000);
});

/** From the press on the shelf to the question, for a person who has read what is on the shelf. */
async function openingTime(page: Page): Promise<number> {
  await page.goto('/');
  const slip = page.getByTestId('saved').getByRole('link');
  await slip.waitFor();
  await page.waitForTimeout(LOOKING);
  await slowDown(page, SLOWDOWN);
  const [time] = await pressed(page, slip, '[data-testid="option"], [data-testid="curtain"]');
  await slowDown(page, 1);
  return time;
}
