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
  expect(found(['katana'], 'machineGun').lines).toEqual([
    '2 successes on average instead of 1.5 with Katana',
    'Damage 2 instead of 1',
    'reaches Range 2 instead of 0',
  ]);
  expect(found(['machineGun'], 'katana').lines.slice(2)).toEqual(['reaches Range 0 instead of 2', 'silent']);
  expect(found(['katana'], 'katana').lines).toEqual(['1.5 successes on average, as with Katana']);
});

test('what lays somebody down has no Damage to be compared', () => {
  for (const [held, card] of [
    ['katana', 'bola'],
    ['bola', 'katana'],
  ])
    expect(found([held], card).lines.join(' ')).not.toContain('Damage');
});

test('with empty hands it says what it does, and what is no weapon says nothing', () => {
  expect(found([], 'machineGun').lines).toEqual(['2 successes on average']);
  expect(found(['katana'], 'firstAid').lines).toEqual([]);
});

test('a card in the inventory says what it does besides its numbers, and whether the Backpack will do', () => {
  const at = (card: string): string => {
    const { data, decision } = found([], card);
    return markup(board, propsOf(words, data, 1, decision, say, {}));
  };
  expect(at('bola')).toContain('A success lays one Zombie down; then the card is discarded.');
  expect(at('dynamite')).toContain('Always hits everybody in the Zone; then it is discarded.');
  expect(at('gasCan')).toContain('Throw it and it is discarded, or lay it here to join the next explosion.');
  expect(at('grenade')).toContain('Can be used from the Backpack.');
  expect(at('katana')).not.toContain('Backpack.');
});

test('the sheet of the inventory shows it at the card', () => {
  const { data, decision, lines } = found(['katana'], 'machineGun');
  const html = markup(board, propsOf(words, data, 1, decision, say, {}));
  expect(html).toContain(`<em class="army-compare">${lines.join(' · ')}</em>`);
  for (const words of ['Range 0', 'Dice 3', 'Accuracy 4+', 'Damage 1']) expect(html).toContain(`<span>${words}</span>`);
});
