import { type Decision, pick } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen, messagesIn } from '@shamble/kernel/text/faults';
import { markup, propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { compared } from '../compare.ts';
import { board } from '../index.tsx';
import { type Stock, stockOf } from '../stock.ts';

const say = speaker('en', (await text('en')).messages, String);
const listeners = await listen(text);

/** Kate holds something and has found something else. */
function found(held: readonly string[], card: string) {
  const s = position();
  hold(s, 0, ...held);
  const data = JSON.parse(JSON.stringify(game.view(s, 0)));
  const ids = [1, 2, 3, 4, 5].map((slot) => `${card}.new:1.kate:${slot}`);
  const decision = {
    ...pick(0, { id: 'found', rules: [] }, ids, { min: 0, max: 1 }),
    params: { mission: 'jackpot', survivor: { id: 'survivor.kate' }, card: { id: `card.${card}` } },
  } as Extract<Decision, { kind: 'pick' }>;
  const stock: Stock = stockOf(asView(data), decision, []);
  const lines = compared(asView(data), stock, 'kate', card);
  expect(lines.flatMap(messagesIn).flatMap(listeners.faults)).toEqual([]);
  return { data, decision, lines: lines.map(say) };
}

test('a weapon is compared with the best one in hand', () => {
  expect(found(['katana'], 'machineGun').lines[0]).toMatch(/^[\d.]+ success(es)? on average, [\d.]+ in hand$/);
  expect(found(['katana'], 'machineGun').lines.slice(1).join()).toMatch(/reaches \d Zones,noisy$/);
  expect(found(['machineGun'], 'katana').lines.join()).toMatch(/only here,silent$/);
});

test('with empty hands it says what it does, and what is no weapon says nothing', () => {
  expect(found([], 'machineGun').lines).toEqual(['2 successes on average']);
  expect(found(['katana'], 'firstAid').lines).toEqual([]);
});

test('the sheet of the inventory shows it at the card', () => {
  const { data, decision, lines } = found(['katana'], 'machineGun');
  const html = markup(board, propsOf(words, data, 1, decision, say, {}));
  expect(html).toContain(`<em class="army-compare">${lines.join(' · ')}</em>`);
  for (const words of ['Range 0', 'Dice 3', 'Accuracy 4+', 'Damage 1']) expect(html).toContain(`<span>${words}</span>`);
});
