/** A weapon beside those in somebody's hands: better or worse in numbers. */
import type { Message } from '@shamble/kernel';
import { EQUIPMENT, type Equipment } from '../content/equipment.ts';
import type { Attack } from '../rules/moments.ts';
import { total } from '../rules/parts.ts';
import { damageOf, isNoisy, leastOf, poolOf } from '../rules/pool.ts';
import type { Army } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { card } from '../text/words.ts';
import { rounded } from './forecast/numbers.ts';
import { stateFor } from './seen-state.ts';
import { isHand, type Stock } from './stock.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.compare.${id}`, params });

/** A card that rolls dice, by what lies in a slot; an empty one is none. */
const weaponOf = (what: string): Equipment | null =>
  EQUIPMENT.find(({ id, range, dice }) => id === what && range !== null && dice !== null) ?? null;

interface Worth {
  readonly weapon: Equipment;
  readonly hits: number;
  readonly damage: number;
  readonly reach: number;
  readonly noisy: boolean;
}

/** What a weapon is worth in somebody's hands, with their Skills. */
function worthOf(s: Army, who: number, weapon: Equipment): Worth {
  const type = weapon.kind === 'melee' ? 'melee' : 'ranged';
  const attack: Attack = { who, type, weapon, slot: -1, zone: s.team[who].zone, focus: null, truck: false };
  const pool = poolOf(s, attack);
  const dice = total(pool.dice) + (pool.ammoHits ? total(pool.ammo) : 0);
  return {
    weapon,
    hits: rounded((dice * (7 - leastOf(pool))) / 6),
    damage: damageOf(pool, 0),
    reach: weapon.range?.[1] ?? 0,
    noisy: isNoisy(s, attack),
  };
}

/** How a thing that is in nobody's hands compares with the best of the weapons that are in somebody's. */
export function compared(view: View, { slots }: Stock, survivor: string, what: string): Message[] {
  const weapon = weaponOf(what);
  const who = view.team.findIndex((one) => one.survivor === survivor);
  if (weapon === null || who < 0) return [];
  const s = stateFor(view);
  const own = worthOf(s, who, weapon);
  const [best] = [...slots]
    .flatMap(([slot, piece]) => {
      const held = slot.startsWith(`${survivor}:`) && isHand(slot) ? weaponOf(piece.what) : null;
      return held ? [worthOf(s, who, held)] : [];
    })
    .toSorted((a, b) => b.hits * b.damage - a.hits * a.damage);
  if (best === undefined) return [say('hits', { n: own.hits })];
  const held = card(best.weapon.id);
  return [
    own.hits === best.hits
      ? say('hits.same', { n: own.hits, card: held })
      : say('hits.for', { n: own.hits, than: best.hits, card: held }),
    // What lays somebody down does no Damage, and needs none.
    ...(own.damage === best.damage || own.damage * best.damage === 0
      ? []
      : [say('damage.for', { n: own.damage, than: best.damage })]),
    ...(own.reach === best.reach ? [] : [say('reach', { n: own.reach, than: best.reach })]),
    // What is heard says so among its numbers.
    ...(best.noisy && !own.noisy ? [say('silent')] : []),
  ];
}
