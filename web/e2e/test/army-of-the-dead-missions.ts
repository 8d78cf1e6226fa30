import { botFor, botSeed } from '@shamble/bots';
import { type Answer, type Decision, Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { PHONE } from '../config.ts';
import { type Reading, settled } from './driver.ts';
import { Giver, PRESS, type Way } from './giving.ts';
import { expect, type Page, test } from './house.ts';
import { tabTo } from './keys.ts';
import { kitOf } from './positions.ts';
import { compareGame, replayed } from './record.ts';
import { downloadLog } from './tables.ts';

const game = 'army-of-the-dead';
const kit = kitOf(game);
const { messages } = await kit.text('en');
const say = speaker('en', messages, () => '');

export const MISSIONS = kit.game.options.find(({ id }) => id === 'mission')!.values.map(String);

export const WAYS: readonly Way[] = ['mouse', 'touch', 'keys'];

const TRIES = 300;

/** A person with two Survivors, and two bots. */
const SEATS = 3;

/** From which number on a won game of a Mission is looked for: found by trying many, so that the person is asked little. */
const FROM: Readonly<Record<string, number>> = {
  dryRun: 28,
  jackpot: 27,
  outOfOrder: 33,
  tacoRun: 10,
  crown: 2,
  lastChopper: 20,
  tiger: 17,
  bigScore: 39,
  throne: 22,
  countdown: 23,
};

interface Won {
  readonly seed: string;
  /** Every question of the game with its answer. */
  readonly steps: readonly { readonly decision: Decision; readonly answer: Answer }[];
}

/** A game that is won where the person answers as a sensible player would. */
function wonGame(mission: string): Won {
  const from = FROM[mission] ?? 0;
  for (let i = from; i < from + TRIES; i++) {
    const seed = `${mission} ${i}`;
    const match = Match.start(kit.game, SEATS, { mission }, seed);
    const steps: { decision: Decision; answer: Answer }[] = [];
    for (let decision = match.only; decision !== null; decision = match.only) {
      const { seat, n } = decision;
      // As the bots of a table do, whose answers depend on nothing else.
      const { answer } = botFor('sensible', kit, `${botSeed(seed, seat)}/${n}`)(match, seat);
      steps.push({ decision, answer });
      match.answer(seat, n, answer);
    }
    if (match.outcome?.id === 'won') return { seed, steps };
  }
  throw new Error(`no game of ${mission} is won`);
}

/** Registers the test that plays a Mission in one way, from its choice to its end. */
export function playMission(mission: string, way: Way): void {
  test.describe(way, () => {
    if (way === 'touch') test.use({ ...PHONE, viewport: { width: 360, height: 640 } });

    test(`${mission} is won by ${way}`, async ({ page }) => {
      test.setTimeout(10 * 60_000);
      const { seed, steps } = wonGame(mission);
      const readings = [await layTable(page, way, mission, seed)];
      const giver = new Giver(page, way, kit.describe, say);
      for (let now = readings[0]; now.state === 'asked'; readings.push(now)) {
        const { decision, answer } = steps[now.at];
        await giver.give(decision, answer);
        now = await settled(page, now.at);
      }
      await expect(page.getByTestId('outcome')).toBeVisible();
      const log = await downloadLog(page);
      compareGame(log, readings);
      expect(replayed(log).at(-1)!.outcome?.id).toBe('won');
    });
  });
}

/** Chooses the Mission among its cards and opens the table. */
async function layTable(page: Page, way: Way, mission: string, seed: string): Promise<Reading> {
  const press = PRESS[way];
  await page.goto(`/new/${game}`);
  const cards = page.getByRole('radio').and(page.locator('[name="option.mission"]'));
  const card = cards.and(page.locator(`[value="${mission}"]`));
  if (way === 'keys') {
    await tabTo(page, cards);
    for (let i = 0; i < MISSIONS.length && !(await card.isChecked()); i++) await page.keyboard.press('ArrowRight');
  } else await press(page.locator('label', { has: card }));
  await expect(card).toBeChecked();
  for (let seat = 1; seat < SEATS; seat++) await press(page.locator('.setup-add button'));
  const field = page.locator('[name="seed"]');
  await press(page.locator('details', { has: field }).locator('summary').first());
  if (way === 'keys') await tabTo(page, field);
  else await press(field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(seed);
  await press(page.getByTestId('start'));
  return settled(page);
}
