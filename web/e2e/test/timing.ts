import { calibrate } from './calibration.ts';
import { isShownFirst, optionAt, type Reading, read, reveal, settled } from './driver.ts';
import { expect, type Locator, type Page, test } from './house.ts';

export const SLOWDOWN = 4;
/** So many of a game are timed. */
const ANSWERED = 12;
const TRIES = 7;
/** Milliseconds a person looks before pressing something. */
export const LOOKING = 400;

/** Opens the table whose answers are timed. */
type Open = (page: Page) => Promise<Reading>;
/** What is answered next, where one of a list is chosen. */
type Next = (now: Reading, given: number) => string;

export function told(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  console.log(`      ${type}: ${description}`);
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The value that so large a share of some numbers does not exceed. */
function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1];
}

export const middle = (numbers: readonly number[]): number => quantile(numbers, 0.5);

const BARS = [
  /** How often the calibrating work could have been done until an answer was on screen: the slowest of them, and half. */
  ['answers', { slowest: 2.6, half: 1.8 }],
  /** The same for the next question, which comes a frame later. */
  ['questions', { slowest: 3.2, half: 2.2 }],
] as const;

/** With motion, what comes of an answer is shown in the place of the next question. */
export async function answersInTime(page: Page, open: Open, next: Next): Promise<void> {
  test.setTimeout(10 * 60_000);
  const tries: Try[] = [];
  while (tries.length < TRIES && !areUnderBars(tries)) tries.push(await tryAnswers(page, open, next));
  told('the calibrating work', `${tries.map(({ work }) => work.toFixed(0)).join(', ')} ms`);
  expect(new Set(tries.map(({ given }) => given.join(' '))).size, 'every try gives the same answers').toBe(1);
  expect(tries[0].given).toHaveLength(ANSWERED);
  for (const [name, bars] of BARS) {
    const ratios = tries[0][name].map((_, i) => middle(tries.map((one) => one[name][i] / one.work)));
    const times = tries[0][name].map((_, i) => middle(tries.map((one) => one[name][i])));
    told(`each of the ${name}`, `${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} (${times.join(', ')} ms)`);
    expect(Math.max(...ratios), `the slowest of the ${name}`).toBeLessThan(bars.slowest);
    expect(middle(ratios), `half of the ${name}`).toBeLessThan(bars.half);
  }
}

/** Whether more than half of all tries are under the bars, so that their middle is, whatever further tries give. */
const areUnderBars = (tries: readonly Try[]): boolean =>
  BARS.every(([name, { slowest, half }]) => {
    const under = (bar: number): number =>
      Array.from({ length: ANSWERED }, (_, i) => tries.filter((one) => one[name][i] / one.work < bar).length).filter(
        (n) => n > TRIES / 2,
      ).length;
    return under(slowest) === ANSWERED && under(half) >= ANSWERED / 2;
  });

/** Some answers of a game, given one after the other. */
interface Try {
  readonly given: readonly string[];
  /** Milliseconds. */
  readonly answers: readonly number[];
  readonly questions: readonly number[];
  /** Of the calibrating work, in the middle of what it took between the answers. */
  readonly work: number;
}

/** A person looks at what came of one answer before giving the next; meanwhile the page does the calibrating work. */
async function tryAnswers(page: Page, open: Open, next: Next): Promise<Try> {
  let now = await open(page);
  await slowDown(page, SLOWDOWN);
  const given: string[] = [];
  const answers: number[] = [];
  const questions: number[] = [];
  const works: number[] = [];
  while (answers.length < ANSWERED && now.state === 'asked') {
    await page.waitForTimeout(LOOKING / 2);
    works.push(await calibrate(page));
    await page.waitForTimeout(LOOKING / 2);
    const id = now.many ? null : next(now, answers.length);
    const [answer, question] = await timed(page, id);
    given.push(id ?? now.prompt);
    answers.push(answer);
    questions.push(question);
    await skipShow(page);
    now = await settled(page, now.at);
  }
  await slowDown(page, 1);
  return { given, answers, questions, work: middle(works) };
}

/** Where something is being shown before the next question, shows its end. */
async function skipShow(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('[data-testid="show-skip"]')?.click();
    return document.querySelector<HTMLElement>('[data-testid="prompt"]')?.dataset.at !== undefined;
  });
}

/** Until the board shows an answer, and until the next question is there. */
async function timed(page: Page, id: string | null): Promise<number[]> {
  if (id === null) {
    await page.getByTestId('hint').click();
    await page.getByTestId('take-hint').click();
  }
  const { at } = await read(page);
  if (id !== null) await reveal(page, id);
  const option = id === null ? null : optionAt(page, id);
  const shown = option !== null && (await isShownFirst(option));
  if (shown) await option.click();
  const press = option === null || shown ? page.getByTestId('confirm') : option;
  const after = `:not([data-at="${at}"])`;
  return pressed(page, press, `[data-testid="fingerprint"]${after}`, `[data-testid="prompt"]${after}`);
}

/** Milliseconds from a press to the end of the frame that shows what came of it, for each thing that shows it. */
export async function pressed(page: Page, button: Locator, ...wanted: readonly string[]): Promise<number[]> {
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
