/** How a card compares with what somebody has in hand: in numbers, by the dice they would roll. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Colour } from '../content/dice.ts';
import type { Item } from '../content/items.ts';
import type { Survivor } from '../content/survivors.ts';
import { isBroken, isCard, itemOf, PACK } from '../rules/cards.ts';
import { meleeOdds, shotOdds, spreadOf } from '../rules/odds.ts';
import { item as named } from '../text/words.ts';

const dice = (colours: readonly Colour[]) => spreadOf(colours.map((colour) => ({ colour })));

const WALKER = dice(['red']);

/** An Attack on a Walker, which always Attacks, and loses every tie (AW-MELEE21). */
const TERMS = { attacks: true, attacked: true, tie: true };

/** Chance to win a melee against a Walker, or to wound one in the open by a shot, by the dice of a hand and of what it holds. */
export function againstWalker({ melee, shoot, role }: Survivor, item: Item | null): number {
  const shoots = item?.type === 'ranged';
  const own = shoots ? shoot : melee;
  const more: readonly Colour[] = item?.does === 'bruisersAddRed' && role === 'bruiser' ? ['red'] : [];
  const pool = [...own, ...(item?.dice ?? []), ...more];
  if (pool.length === 0) return 0;
  return shoots ? shotOdds(dice(pool), WALKER).wounds : meleeOdds(dice(pool), WALKER, TERMS).win;
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
  return [
    { id: `boardview.compare.${how}`, params: { ...params, shoots: item.type === 'ranged', item: named(best.id) } },
  ];
}
