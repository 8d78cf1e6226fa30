/** What somebody can attack now: with which cards, which Zones, whom (AD-RNG01 to AD-RNG04, AD-INV03, AD-TRUCK14-R). */
import { EQUIPMENT, type Equipment } from '../content/equipment.ts';
import { groundNow, zoneId, zoneNumber } from './ground.ts';
import { type Group, groupsIn, nameable } from './hits.ts';
import type { Attack, Target, Weapon } from './moments.ts';
import type { Deed } from './pay.ts';
import { type Army, cardIn, HANDS, isEmptied, SLOTS, zombiesIn } from './state.ts';

/** A Zone with Zombies within sight. */
export interface Aim {
  readonly zone: number;
  readonly id: string;
  readonly range: number;
  readonly groups: readonly Group[];
}

/** A card that can be used. */
interface Ready {
  readonly slot: number;
  readonly card: Equipment;
}

/** An attack that names nobody. */
const SPREAD = 'spread';

/** The mounted gun and the Truck Attack (AD-CONT04, AD-TRUCK09, AD-TRUCK13, AD-TRUCK15-R). */
const TRUCK = { dice: [4, 0], accuracy: 4, damage: 2, explosive: false, does: null, silenced: false } as const;
export const TRUCK_GUN: Weapon = { ...TRUCK, id: 'truckGun', range: [0, 2], noisy: true };
export const TRUCK_ATTACK: Weapon = { ...TRUCK, id: 'truck', range: [0, 0], noisy: false };

/** Cards in Hand, or in the Backpack where they may be used there; empty weapons cannot (AD-INV03, AD-AMMO02). Of like cards the first. */
export function readyCards(s: Army, who: number): Ready[] {
  const { slots } = s.team[who];
  const ready: Ready[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const n = slots[slot];
    if (n < 0 || n >= EQUIPMENT.length || slots.indexOf(n) < slot) continue;
    const card = EQUIPMENT[n];
    if (slot < HANDS || card.backpack) ready.push({ slot, card });
  }
  return ready;
}

const isThrown = ({ kind, does }: Equipment): boolean => kind === 'explosive' && does !== 'trap';
const isLaid = ({ does }: Equipment): boolean => does === 'trap' || does === 'gasCan';
const hasDice = ({ kind }: Equipment): boolean => kind === 'melee' || kind === 'ranged';

/** Zones with Zombies that can be seen from a Zone; an attack needs somebody there (AD-CMB07-R). */
export function aimsFrom(s: Army, from: number): Aim[] {
  const { range, next } = groundNow(s);
  const n = next.length;
  const aims: Aim[] = [];
  for (let zone = 0; zone < n; zone++) {
    const far = range[from * n + zone];
    if (far >= 0 && zombiesIn(s, zone) > 0)
      aims.push({ zone, id: zoneId(s, zone), range: far, groups: groupsIn(s, zone) });
  }
  return aims;
}

export const inRange = ({ range }: Pick<Weapon, 'range'>, far: number): boolean =>
  range !== null && far >= range[0] && far <= range[1];

/** On foot all attacks, in the Truck Ranged ones, at the wheel none (AD-TRUCK14-R). */
function mayUse(s: Army, who: number, { kind }: Equipment): boolean {
  const { seat } = s.team[who];
  return kind === 'melee' ? seat === null : seat !== 'driver';
}

export const typeOf = ({ kind }: Equipment): Attack['type'] => (kind === 'melee' ? 'melee' : 'ranged');

/** How an attack with a card is paid for. */
export const deedOf = (card: Equipment): Deed => ({ type: typeOf(card), explosive: card.explosive });

/** The ways to attack a Zone: everybody as it comes, or somebody named; Explosives name nobody, a Bola always (AD-FOCUS06-R, AD-BOLA02). */
function ways(s: Army, attack: Pick<Attack, 'type' | 'weapon'>, groups: readonly Group[]): string[] {
  if (attack.weapon.explosive) return [SPREAD];
  const named = nameable(s, attack, groups).map(({ id }) => id);
  return attack.weapon.does === 'layDown' ? named : [SPREAD, ...named];
}

/** `machineGun.R6:02.spread`, `machineGun.R6:02.alpha`. */
export function attackIds(s: Army, who: number, aims: readonly Aim[], can: (deed: Deed) => boolean): string[] {
  const ids: string[] = [];
  if (aims.length === 0) return ids;
  for (const { card } of readyCards(s, who)) {
    if (!hasDice(card) || !mayUse(s, who, card) || !can(deedOf(card))) continue;
    const how = { type: typeOf(card), weapon: card };
    for (const { id, range, groups } of aims)
      if (inRange(card, range)) for (const way of ways(s, how, groups)) ids.push(`${card.id}.${id}.${way}`);
  }
  return ids;
}

/** Whether an empty weapon in Hand could be used so far away if it were loaded. */
export const reachesLoaded = (s: Army, who: number, range: number): boolean =>
  s.team[who].slots.slice(0, HANDS).some((slot) => {
    const card = isEmptied(slot) ? cardIn(slot) : null;
    return card !== null && mayUse(s, who, card) && inRange(card, range);
  });

/** `grenade.R6:02`. */
export function throwIds(s: Army, who: number, aims: readonly Aim[], can: (deed: Deed) => boolean): string[] {
  const ids: string[] = [];
  if (aims.length === 0) return ids;
  for (const { card } of readyCards(s, who)) {
    if (!isThrown(card) || !mayUse(s, who, card) || !can(deedOf(card))) continue;
    for (const { id, range } of aims) if (inRange(card, range)) ids.push(`${card.id}.${id}`);
  }
  return ids;
}

/** Cards that can be laid where he stands, on foot (AD-EXPL04-R). */
export const layIds = (s: Army, who: number): string[] =>
  s.team[who].seat === null ? readyCards(s, who).flatMap(({ card }) => (isLaid(card) ? [card.id] : [])) : [];

/** `R6:02.spread`, for the Gunner (AD-TRUCK13). */
export function gunIds(s: Army, who: number): string[] {
  if (s.truck === null || s.team[who].seat !== 'gunner') return [];
  const gun = { type: 'ranged', weapon: TRUCK_GUN } as const;
  return aimsFrom(s, s.truck.zone).flatMap(({ id, range, groups }) =>
    inRange(TRUCK_GUN, range) ? ways(s, gun, groups).map((way) => `${id}.${way}`) : [],
  );
}

/** Reads `alpha-lying`, or `spread` as nobody. */
function readTarget(s: Army, zone: number, way: string): Target | null {
  if (way === SPREAD) return null;
  const group = groupsIn(s, zone).find(({ id }) => id === way);
  if (group === undefined) throw new Error(`there is no "${way}" to attack`);
  return { kind: group.kind, lying: group.lying };
}

/** A card that can be used, by its id. */
export function readyCard(s: Army, who: number, id: string): Ready {
  const found = readyCards(s, who).find(({ card }) => card.id === id);
  if (found === undefined) throw new Error(`there is no "${id}" to use`);
  return found;
}

/** The attack that an option `machineGun.R6:02.alpha` or `grenade.R6:02` means. */
export function attackBy(s: Army, who: number, [id, at, way = SPREAD]: readonly string[]): Attack {
  const { slot, card } = readyCard(s, who, id);
  const zone = zoneNumber(s, at);
  return { who, type: typeOf(card), weapon: card, slot, zone, focus: readTarget(s, zone, way), truck: false };
}

/** The burst that an option `R6:02.alpha` of the Gunner means. */
export function burstBy(s: Army, who: number, [at, way]: readonly string[]): Attack {
  const zone = zoneNumber(s, at);
  return { who, type: 'ranged', weapon: TRUCK_GUN, slot: -1, zone, focus: readTarget(s, zone, way), truck: true };
}

/** The Truck Attack on a Zone that it comes into (AD-TRUCK09). */
export const rammingIn = (who: number, zone: number): Attack => ({
  who,
  type: 'ranged',
  weapon: TRUCK_ATTACK,
  slot: -1,
  zone,
  focus: null,
  truck: true,
});

/** The card still lies in the slot from which it was used: its owner may have thrown it away meanwhile (AD-INV08-R). */
export const stillHeld = (s: Army, { who, slot, weapon }: Attack): boolean =>
  slot >= 0 && EQUIPMENT[s.team[who].slots[slot]]?.id === weapon.id;
