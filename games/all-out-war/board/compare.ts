/** How a card compares with what somebody has in hand: in numbers, by the dice they would roll. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Colour } from '../content/dice.ts';
import type { Item } from '../content/items.ts';
import type { Survivor } from '../content/survivors.ts';
import { isBroken, isCard, itemOf, PACK } from '../rules/cards.ts';
import { shotOdds, spreadOf } from '../rules/odds.ts';
import { item as named } from '../text/words.ts';

const dice = (colours: readonly Colour[]) => spreadOf(colours.map((colour) => ({ colour })));

const WALKER = dice(['red']);

/** Chance to be ahead of a Walker that stands in the open, by the dice of a hand and of what it holds. */
export function againstWalker({ melee, shoot, role }: Survivor, item: Item | null): number {
  const own = item?.type === 'ranged' ? shoot : melee;
  const more: readonly Colour[] = item?.does === 'bruisersAddRed' && role === 'bruiser' ? ['red'] : [];
  const pool = [...own, ...(item?.dice ?? []), ...more];
  return pool.length === 0 ? 0 : shotOdds(dice(pool), WALKER).wounds;
}

/** The best card of that sort in hand. */
function bestOf(survivor: Survivor, slots: readonly number[], type: Item['type']): Item | null {
  const items = slots
    .slice(0, PACK)
    .filter((slot) => isCard(slot) && !isBroken(slot))
    .map(itemOf)
    .filter((one) => one.type === type);
  return items.sort((a, b) => againstWalker(survivor, b) - againstWalker(survivor, a))[0] ?? null;
}

/** What a weapon makes better or worse; nothing for other cards. */
export function compared(survivor: Survivor, slots: readonly number[], item: Item): Message[] {
  if (item.type !== 'melee' && item.type !== 'ranged') return [];
  const best = bestOf(survivor, slots, item.type);
  const [mine, now] = [againstWalker(survivor, item), againstWalker(survivor, best)];
  const params = { percent: percent(mine), now: percent(now) };
  if (best === null)
    return item.type === 'melee'
      ? [{ id: 'boardview.compare.bare', params }]
      : [{ id: 'boardview.compare.none', params: { percent: params.percent } }];
  if (best.id === item.id) return [{ id: 'boardview.compare.same' }];
  const how = mine > now ? 'better' : mine < now ? 'worse' : 'equal';
  return [{ id: `boardview.compare.${how}`, params: { ...params, item: named(best.id) } }];
}
