import type { Decision, Describe, Message, Outcome, Refusal } from '@shamble/kernel';
import { event } from './events.ts';
import { explain } from './explain.ts';
import { option } from './options.ts';
import { ref } from './refs.ts';
import { oneItem } from './words.ts';

/** Puts what the rules of Pints of Blood say into messages. */
export const describe: Describe = { prompt, option, ref, event, explain, refusal, outcome };

function prompt({ ask, params, seat }: Decision): Message {
  // The price of a card and the worth of an extra per player are for the options.
  const { cardPrice: _price, extra: _extra, ...said } = params ?? {};
  return { id: `ask.${ask.id}`, params: { ...said, who: { seat } } };
}

/** The game's own reasons why not. */
const REFUSALS: ReadonlySet<string> = new Set([
  'stool-taken',
  'couch-empty',
  'must-send',
  'no-bite',
  'no-beer-left',
  'phone-box-empty',
  'too-few-crisps',
  'too-few-cards',
  'first-turn',
  'not-theirs',
  'refused-before',
  'no-food',
  'returned-this-turn',
  'tile-gone',
  'not-your-tile',
  'tile-used',
  'no-companion-card',
  'too-late',
  'not-your-card',
  'no-cards-in-scoring',
  'not-in-this-window',
  'row-blinded',
  'no-companion',
  'no-zombie',
  'out-of-range',
  'not-neighbours',
  'no-such-item',
  'item-twice',
  'mixed-weapons',
  'extra-alone',
]);

function refusal({ code, params = {} }: Refusal): Message | null {
  if (!REFUSALS.has(code)) return null;
  const said = code === 'item-twice' ? { item: oneItem(String(params.option)) } : params;
  return { id: `refusal.${code}`, params: said };
}

/** Who gets away and how; where nobody does, whether help came at all. */
function outcome({ id, winners, rescue }: Outcome): Message {
  if (typeof rescue !== 'string') return { id: `outcome.${id}` };
  if (winners.length === 0) return { id: `outcome.${id}.${rescue}` };
  return { id: `outcome.${id}.${rescue}`, params: { winners: winners.map((seat) => ({ seat })) } };
}
