import type { Describe, Message, Outcome, Refusal } from '@shamble/kernel';
import { event } from './events.ts';
import { option } from './options.ts';
import { prompt } from './prompts.ts';
import { ref } from './refs.ts';
import { space } from './words.ts';

/** Puts what the rules of The Walking Dead say into messages. */
export const describe: Describe = { prompt, option, ref, event, refusal, outcome };

/** The game's own reasons why not. */
const REFUSALS: ReadonlySet<string> = new Set([
  'must-move',
  'no-retry',
  'own-turn',
  'cannot-pay',
  'no-space',
  'border',
  'not-adjacent',
  'no-location-card',
  'requirements',
  'fuel-limit',
  'no-fuel',
  'too-far',
  'not-empty',
  'just-left',
  'no-token',
  'icon-space',
  'no-border-there',
  'elsewhere',
  'already-together',
  'left-this-turn',
  'no-shots-in-actions',
  'beaten',
  'no-ammo',
  'not-recovering',
  'not-yours',
  'not-tired',
  'no-food',
  'not-your-item',
  'lasting',
  'not-in-this-window',
]);

function refusal({ code, params = {} }: Refusal): Message | null {
  if (!REFUSALS.has(code)) return null;
  const said = 'space' in params ? { ...params, space: space(String(params.space)) } : params;
  return { id: `refusal.${code}`, params: said };
}

/** Who has found a refuge, and who found one later; alone, with how many followers. */
function outcome({ id, winners, ranks, score, rating }: Outcome): Message {
  if (id === 'solo-won') return { id: `outcome.solo-won.${rating}`, params: { score: Number(score) } };
  if (id !== 'refuge') return { id: `outcome.${id}` };
  const found = { n: winners.length, winners: winners.map((seat) => ({ seat })) };
  const later = Array.isArray(ranks) ? ranks.flatMap((rank, seat) => (Number(rank) > 1 ? [{ seat }] : [])) : [];
  if (later.length === 0) return { id: 'outcome.refuge', params: found };
  return { id: 'outcome.refuge.later', params: { ...found, later } };
}
