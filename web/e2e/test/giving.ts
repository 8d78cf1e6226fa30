import { type Answer, type Decision, type Describe, refsOf, type Say } from '@shamble/kernel';
import { isShownFirst, optionAt, read } from './driver.ts';
import { expect, type Locator, type Page } from './house.ts';
import { tabTo } from './keys.ts';

/** By what a person answers. */
export type Way = 'mouse' | 'touch' | 'keys';

/** Presses a button or a thing on the board; by keys with its own one, else by going to it. */
export const PRESS: Readonly<Record<Way, (thing: Locator) => Promise<void>>> = {
  mouse: (thing) => thing.click(),
  touch: (thing) => thing.tap(),
  async keys(thing) {
    const page = thing.page();
    const key = await thing.getAttribute('aria-keyshortcuts');
    if (key !== null) return page.keyboard.press(key);
    await tabTo(page, thing);
    await page.keyboard.press('Enter');
  },
};

/** Two taps in one place within so many milliseconds would be one: a wish to change the board's size, or a slip. */
const TWICE = 750;
/** So many pixels apart they are in two places. */
const APART = 50;

type Press = (typeof PRESS)[Way];

/** Gives answers as one person does; what leads to a place is pressed on the map by mouse and touch. */
export class Giver {
  private readonly page: Page;
  private readonly way: Way;
  private readonly press: Press;
  private readonly confirm: Locator;
  private readonly words: (decision: Decision, id: string) => string;
  /** When and where there were taps, the last one first. */
  private readonly tapped: { readonly when: number; readonly x: number; readonly y: number }[] = [];
  private readonly placeOf: (decision: Decision, id: string) => string | null;

  constructor(page: Page, way: Way, describe: Describe, say: Say) {
    this.page = page;
    this.way = way;
    this.press = way === 'touch' ? (thing) => this.tap(thing) : PRESS[way];
    this.confirm = page.getByTestId('confirm');
    this.words = (decision, id) => say(describe.option(decision, id));
    this.placeOf = (decision, id) => refsOf(describe, decision, id)[0] ?? null;
  }

  async give(decision: Decision, answer: Answer): Promise<void> {
    if (typeof answer === 'string') return this.choose(decision, answer);
    const [only] = decision.kind === 'split' && decision.total === 1 ? Object.keys(answer) : [];
    // One of several is chosen, unless the question begins with shares.
    if (only !== undefined && (await optionAt(this.page, only).and(this.page.locator('button')).count()) > 0)
      return this.choose(decision, only);
    if (decision.kind === 'pick') await this.pick(answer as readonly string[]);
    else if (decision.kind === 'order') await this.order(answer as readonly string[]);
    else if (decision.kind === 'split') await this.share(answer as Readonly<Record<string, number>>);
    else throw new Error(`no way to give ${JSON.stringify(answer)} to ${decision.ask.id}`);
    const nothing = (await this.confirm.getAttribute('data-nothing')) !== null;
    await this.press(this.confirm);
    if (nothing && this.way === 'touch') await this.press(this.confirm);
  }

  private async choose(decision: Decision, id: string): Promise<void> {
    const place = this.placeOf(decision, id);
    if (this.way !== 'keys' && place?.startsWith('zone:')) return this.chooseAt(place, this.words(decision, id));
    const option = await this.reveal(id);
    // Everything is only shown by a first tap.
    const shown = this.way === 'touch' || (await isShownFirst(option));
    await this.press(option);
    if (shown) await this.press(this.confirm);
  }

  /** Presses a place on the board, and in its list, where it has one, the option with these words. */
  private async chooseAt(place: string, words: string): Promise<void> {
    const { at } = await read(this.page);
    await this.press(this.page.locator(`[data-thing="${place}"]`));
    const items = this.page.getByRole('menuitem');
    const came = (): Promise<'menu' | 'confirm' | 'given' | 'nothing'> =>
      this.page.evaluate((before) => {
        if (document.querySelector('[role="menuitem"]')) return 'menu';
        if (document.querySelector('[data-testid="confirm"]')) return 'confirm';
        const mark = document.querySelector<HTMLElement>('[data-testid="fingerprint"]');
        return Number(mark?.dataset.at) === before ? 'nothing' : 'given';
      }, at);
    await expect.poll(came, `what a press on ${place} brings for "${words}"`).not.toBe('nothing');
    if ((await came()) === 'menu') {
      // Before the words stands the key, which is a picture to those who listen.
      const told = await items.evaluateAll((all) =>
        all.map((item) => {
          const [first] = [...(item.querySelector('.part-menu-told') ?? item).childNodes].filter(
            (node) => node.nodeType === Node.TEXT_NODE,
          );
          return first?.textContent?.trim() ?? '';
        }),
      );
      expect(told, `the list of ${place}`).toContain(words);
      await this.press(items.nth(told.indexOf(words)));
      await expect.poll(came, `what "${words}" in the list of ${place} brings`).not.toBe('menu');
    }
    if ((await came()) === 'confirm') await this.press(this.confirm);
  }

  /** Taps as somebody who looks first: twice in one place only after a while. */
  private async tap(thing: Locator): Promise<void> {
    // Only once the board stands still is it known where that is.
    await thing.tap({ trial: true });
    const box = await thing.boundingBox();
    if (box === null) throw new Error('nothing to tap');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = this.tapped.find((tap) => Math.abs(x - tap.x) + Math.abs(y - tap.y) < APART);
    if (before) await this.page.waitForTimeout(Math.max(0, before.when + TWICE - Date.now()));
    await thing.tap();
    this.tapped.unshift({ when: Date.now(), x, y });
  }

  /** Unfolds the lists an option is in, from the outermost inwards. */
  private async reveal(id: string): Promise<Locator> {
    const option = optionAt(this.page, id);
    await option.waitFor({ state: 'attached' });
    // Under a sheet of the game's own the list comes with a raised tray.
    const low = this.page.locator('.table:has(.part-answers) .table-sheet[data-sheet="peek"]');
    if ((await low.count()) > 0) await this.press(low.locator('.table-sheet-height'));
    const hidden = option.locator('xpath=ancestor::*[@hidden]');
    for (let lists = await hidden.count(); lists > 0; lists = await hidden.count()) {
      await this.press(this.page.locator(`button[aria-controls="${await hidden.first().getAttribute('id')}"]`));
      await expect(hidden).toHaveCount(lists - 1);
    }
    return option;
  }

  /** Takes out of the selection what does not belong to it, then adds what is missing. */
  private async pick(wanted: readonly string[]): Promise<void> {
    const checked = this.page.locator('[data-testid="option"][aria-checked="true"]');
    const plan = () => checked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-option') ?? ''));
    const toggle = async (id: string, to: boolean) => {
      const box = await this.reveal(id);
      await this.press(box);
      await expect(box).toHaveAttribute('aria-checked', String(to));
    };
    for (const id of await plan()) if (!wanted.includes(id)) await toggle(id, false);
    for (const id of wanted) if (!(await plan()).includes(id)) await toggle(id, true);
  }

  /** Moves what comes first up to its place, then the second, and so on. */
  private async order(wanted: readonly string[]): Promise<void> {
    const rows = this.page.locator('.table-order [data-testid="option"]');
    for (const [to, id] of wanted.entries()) {
      const place = async () =>
        (await rows.evaluateAll((list) => list.map((row) => row.getAttribute('data-option')))).indexOf(id);
      for (let at = await place(); at > to; at--) {
        await this.press(optionAt(this.page, id).getByRole('button').first());
        await expect.poll(place).toBe(at - 1);
      }
    }
  }

  /** Takes away where there is too much, then gives where there is too little. */
  private async share(wanted: Readonly<Record<string, number>>): Promise<void> {
    for (const by of [-1, 1])
      for (const [id, share] of Object.entries(wanted)) {
        const row = optionAt(this.page, id);
        const output = row.locator('output');
        const buttons = row.getByRole('button');
        for (let now = Number(await output.textContent()); (share - now) * by > 0; now += by) {
          await this.press(by < 0 ? buttons.first() : buttons.last());
          await expect(output).toHaveText(String(now + by));
        }
      }
  }
}
