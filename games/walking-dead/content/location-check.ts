/** Checks a set of Location cards: nothing is explored by merely arriving after set-up, and each objective tops the one before. */
import { LOCATIONS, type LocationCard, type Objective } from './locations.ts';
import type { Trial } from './objectives.ts';
import { SURVIVORS, type Survivor } from './survivors.ts';
import { type Cost, KINDS } from './words.ts';

/** Everything that is wrong with the cards; an empty list is a good set. */
export function checkLocations(cards: readonly LocationCard[]): string[] {
  const ids = cards.map((card) => card.id);
  return [
    ...LOCATIONS.filter((name) => !cards.some((card) => card.location === name)).map((name) => `no card names ${name}`),
    ...cards.flatMap((card, n) => [
      ...(ids.indexOf(card.id) < n ? [`${card.id} is there twice`] : []),
      ...cardFaults(card),
    ]),
  ];
}

function cardFaults({ id, location, tiers }: LocationCard): string[] {
  const faults: string[] = [];
  if (!LOCATIONS.some((name) => name === location)) faults.push(`${id} names the unknown place ${location}`);
  const lucky = FIRST_FOLLOWERS.find((follower) => isMetAtOnce(tiers[0], follower));
  if (lucky) faults.push(`${id}: the first objective is met at once with ${lucky.id} as the first follower`);
  for (const n of [1, 2]) {
    if (!isHarder(tiers[n], tiers[n - 1])) faults.push(`${id}: objective ${n + 1} is no harder than objective ${n}`);
  }
  return faults;
}

const FIRST_FOLLOWERS: readonly Survivor[] = SURVIVORS.filter((survivor) => survivor.follower);

/** Food, Fuel and Ammo after set-up: 1 each and what the first follower brings (WD-SET01, WD-SET04). */
export function firstStock(follower: Survivor): readonly number[] {
  return follower.gains.map((gain) => 1 + gain);
}

/** Whether a character with this follower has everything at the start of the game. */
function isMetAtOnce({ enc, challenge, have, pay, items, survivors }: Objective, follower: Survivor): boolean {
  if (enc > 0 || challenge !== null || survivors > 2) return false;
  const hoarded = follower.abilities.filter(({ word }) => word === 'hoard').length;
  const stock = firstStock(follower);
  return items <= hoarded && covers(stock, have) && covers(stock, pay);
}

/** Whether the stock is enough for all of these together; `any` comes out of what the kinds leave. */
function covers(stock: readonly number[], costs: readonly Cost[]): boolean {
  const asked = (what: Cost['what']): number => costs.reduce((sum, cost) => sum + (cost.what === what ? cost.n : 0), 0);
  const left = KINDS.map((kind, i) => stock[i] - asked(kind));
  return left.every((n) => n >= 0) && left.reduce((sum, n) => sum + n, 0) >= asked('any');
}

/** More Encounters, or as many and more besides. */
function isHarder(one: Objective, other: Objective): boolean {
  return one.enc > other.enc || (one.enc === other.enc && besides(one) > besides(other));
}

function besides({ challenge, have, pay, items, survivors }: Objective): number {
  const stock = [...have, ...pay].reduce((sum, cost) => sum + cost.n, 0);
  return stock + items + survivors + size(challenge);
}

function size(trial: Trial | null): number {
  if (trial === null) return 0;
  return trial.kind === 'act' ? trial.n : trial.zombies;
}
