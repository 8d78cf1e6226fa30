import { type Reading, read, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { pressOption, tabTo } from './keys.ts';
import { findPosition } from './positions.ts';
import { compareGame } from './record.ts';
import { downloadLog, GAME, openLog, startTable } from './tables.ts';
import { words } from './words.ts';

test('a whole game by keys alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.locator(`a[href="/new/${GAME}"]`));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name="option.level"]'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[name="option.level"][value="main"]')).toBeChecked();
  await tabTo(page, page.getByTestId('start'));
  await page.keyboard.press('Enter');
  const readings = [await settled(page)];
  for (let now = readings[0]; now.state === 'asked'; readings.push(now)) {
    if (now.many) await adviceByKeys(page);
    else await pressOption(page, now.options[readings.length % now.options.length]);
    now = await settled(page, now.at);
    await expect(page.locator(':focus'), 'the focus is never lost').not.toHaveCount(0);
  }
  compareGame(await downloadLog(page), readings);
});

/** Asks for a hint, takes it over and gives it. */
async function adviceByKeys(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await tabTo(page, page.getByTestId('take-hint'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByTestId('confirm'));
  await page.keyboard.press('Enter');
}

test('keys answer questions about the table, and ? lists them', async ({ page }) => {
  const now = await startTable(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const live = page.getByTestId('live');
  for (const key of ['m', 's', 'l', 'o']) {
    const before = await live.textContent();
    await page.keyboard.press(key);
    await expect(live, 'something new is announced').not.toHaveText(before ?? '');
    expect(await live.textContent(), 'each sentence ends once').not.toMatch(/[.!?…:]\s?\./u);
  }
  expect(await read(page), 'asking changes nothing').toEqual(now);
});

test('the answer to such a key is gone with the next key, and with Escape wherever the focus is', async ({ page }) => {
  const now = await startTable(page);
  const note = page.getByTestId('note');
  await page.keyboard.press('m');
  await expect(note).toBeVisible();
  await page.keyboard.press('g');
  await expect(note).toBeHidden();
  await page.keyboard.press('s');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(page.locator('[data-testid="board"] [data-thing]:focus'), 'the focus stays').toHaveCount(1);
  await page.keyboard.press('q');
  await page.keyboard.press('o');
  await expect(note, 'the sign of the key is for the eyes').not.toHaveText(/^\d/);
  await tabTo(page, note.getByRole('button'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
  await expect(page.locator('.table-options :focus')).toHaveCount(1);
  expect(await read(page)).toEqual(now);
});

test('a question has a key for each option, and the next one names who is asked', async ({ page }) => {
  const now = await startTable(page);
  await expect(page.getByTestId('option').first()).toHaveAttribute('aria-keyshortcuts', '1');
  await page.keyboard.press('2');
  const next = await settled(page, now.at);
  expect(next.prompt).toContain(words('web.setup.name.0'));
});

test('Space confirms wherever the focus is, and Enter presses what has it', async ({ page }) => {
  const now = await placingDice(page);
  const list = page.locator('.table-fold-button').first();
  await tabTo(page, list);
  await page.keyboard.press('Space');
  await expect(list, 'nothing is chosen yet, so Space is the button’s').toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('h');
  await tabTo(page, page.getByTestId('take-hint'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-keyshortcuts', 'Space');
  await tabTo(page, list);
  const open = await list.getAttribute('aria-expanded');
  await page.keyboard.press('Enter');
  await expect(list).toHaveAttribute('aria-expanded', open === 'true' ? 'false' : 'true');
  expect((await read(page)).at, 'Enter gave nothing').toBe(now.at);
  await page.keyboard.press('Space');
  await settled(page, now.at);
});

test('Space confirms from the board too', async ({ page }) => {
  const now = await placingDice(page);
  await page.keyboard.press('h');
  await page.getByTestId('take-hint').click();
  await page.keyboard.press('g');
  await expect(page.locator('[data-testid="board"] [data-thing]:focus')).toHaveCount(1);
  await page.keyboard.press('Space');
  await settled(page, now.at);
});

test('an option that is folded away has no key', async ({ page }) => {
  const now = await placingDice(page);
  const first = page.getByTestId('option').first();
  await expect(first).toBeHidden();
  await page.keyboard.press('1');
  await page.keyboard.press('m');
  await expect(page.getByTestId('live')).toContainText(now.prompt);
  await expect(page.getByTestId('live'), 'nor is one named').not.toContainText(/\. 1: /);
  await expect(first).toHaveAttribute('aria-checked', 'false');
  await tabTo(page, page.locator('.table-fold-button').first());
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('1');
  await expect(first).toHaveAttribute('aria-checked', 'true');
});

async function placingDice(page: Page): Promise<Reading> {
  return openLog(page, findPosition('placing dice', ({ ask }) => ask.id === 'place').log);
}

test('one key leads to the board, one back to the question', async ({ page }) => {
  const now = await startTable(page);
  await page.keyboard.press('?');
  await expect(page.locator('[data-command="to-board"] kbd')).toHaveText('g');
  await expect(page.locator('[data-command="to-prompt"] kbd')).toHaveText('q');
  await page.keyboard.press('Escape');
  const onBoard = page.locator('[data-testid="board"] [data-thing]:focus');
  const inQuestion = page.locator('.table-options :focus');
  await page.keyboard.press('g');
  await expect(onBoard).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  const there = await onBoard.getAttribute('data-thing');
  await page.keyboard.press('q');
  await expect(inQuestion).toHaveCount(1);
  await page.keyboard.press('g');
  await expect(onBoard, 'where the reader was').toHaveAttribute('data-thing', there ?? '');
  expect(await read(page)).toEqual(now);
});

test('the log is one stop, with arrow keys from line to line', async ({ page }) => {
  const now = await startTable(page);
  await page.keyboard.press('1');
  await settled(page, now.at);
  const lines = page.locator('.table-log-body :is(summary, .table-log-words)');
  await expect.poll(() => lines.count()).toBeGreaterThan(3);
  await page.keyboard.press('q');
  const seen: string[] = [];
  const where = () =>
    page.evaluate(() => document.activeElement?.closest('.table-log-body, [role="tablist"]')?.className);
  for (let here = await where(); here !== 'table-tabs' && seen.length < 60; here = await where()) {
    seen.push(here ?? '');
    await page.keyboard.press('Shift+Tab');
  }
  expect(seen.filter((name) => name === 'table-log-body')).toHaveLength(1);
  await tabTo(page, lines.last());
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(-2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
});

test('the key of a command can be changed by keys alone, holds after a reload, and can be reset', async ({ page }) => {
  await startTable(page);
  const hint = page.getByTestId('hint-answer');
  const said = page.getByTestId('keys-said');
  const row = page.locator('[data-command="hint"]');
  await page.keyboard.press('?');
  const change = row.getByRole('button', {
    name: words('web.table.keys.change.of', { what: words('web.table.keys.hint') }),
  });
  await tabTo(page, change);
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(words('web.table.keys.waiting', { what: words('web.table.keys.hint') }));
  await page.keyboard.press('s');
  await expect(said).toHaveText(words('web.table.keys.taken', { key: 's', what: words('web.table.keys.status') }));
  for (const key of ['1', 'Tab', 'Space', 'Enter', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(said, `${key} is refused`).toContainText(words('web.table.keys.reserved'));
  }
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(words('web.table.keys.kept'));
  await expect(page.getByRole('dialog'), 'Escape ends only the wait').toBeVisible();
  await expect(change).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('x');
  await expect(said).toHaveText(words('web.table.keys.changed', { what: words('web.table.keys.hint'), key: 'x' }));
  await expect(row.locator('kbd')).toHaveText('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('h');
  await page.keyboard.press('x');
  await expect(hint).toBeVisible();

  await page.reload();
  await settled(page);
  await expect(hint).toBeHidden();
  await page.keyboard.press('x');
  await expect(hint).toBeVisible();
  await page.keyboard.press('?');
  await tabTo(page, page.getByTestId('reset-keys'));
  await page.keyboard.press('Enter');
  await expect(row.locator('kbd')).toHaveText('h');
  await expect(said).toHaveText(words('web.table.keys.reset.done'));
});

test('holding and the start of the turn have keys', async ({ page }) => {
  const now = await startTable(page);
  const live = page.getByTestId('live');
  await page.keyboard.press('w');
  await expect(live).toContainText(words('web.table.hold.on'));
  await page.keyboard.press('w');
  await expect(live).toContainText(words('web.table.hold.off'));
  await expect(page.getByTestId('restart')).toHaveAttribute('aria-keyshortcuts', 't');
  await page.keyboard.press('t');
  await expect(page.getByRole('alert'), 'there is nothing to go back to yet').toBeVisible();
  expect(await read(page)).toEqual(now);
});

test.describe('without single keys', () => {
  test.use({ settings: { keys: false } });
  test('letters and digits do nothing', async ({ page }) => {
    const now = await startTable(page);
    for (const key of ['1', '2', 'h', 'm', '?']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByTestId('hint-answer')).toBeHidden();
    expect(await read(page)).toEqual(now);
  });
});
