/** Why an attack that a player may look for is not offered. */
import type { Refusal } from '@shamble/kernel';
import { EQUIPMENT, type Equipment } from '../content/equipment.ts';
import { deedOf, inRange, readyCards, TRUCK_GUN, typeOf } from './aim.ts';
import { rangeTo } from './ground.ts';
import { groupsIn, nameable } from './hits.ts';
import type { Attack, Weapon } from './moments.ts';
import { zoneNamed } from './named.ts';
import { canPay } from './pay.ts';
import { no } from './refusal.ts';
import { type Army, actor, cardIn, type Fighter, isEmptied, nowOf, zombiesIn } from './state.ts';

/** Why the acting Survivor cannot use a card on a Zone, as a whole or on one in it; null where he can. */
export function whyNoAttack(s: Army, card: string, zone: number, way?: string): Refusal | null {
  const kind = EQUIPMENT.find(({ id }) => id === card);
  if (kind === undefined || kind.range === null)
    return no('not-a-weapon', 'AD-EQUIP04', { card: { id: `card.${card}` } });
  return (
    whyNotReady(s, kind) ??
    whyNoTarget(s, kind, zone) ??
    whyNotNamed(s, { type: typeOf(kind), weapon: kind }, zone, way) ??
    (canPay(s, deedOf(kind)) ? null : no('no-actions', 'AD-ACT02'))
  );
}

/** Why the mounted gun cannot fire at a Zone; null where it can. */
export function whyNoBurst(s: Army, zone: number, way?: string): Refusal | null {
  if (s.truck === null || actor(s).seat !== 'gunner') return no('not-gunner', 'AD-TRUCK13');
  return (
    whyNoTarget(s, TRUCK_GUN, zone) ??
    whyNotNamed(s, { type: 'ranged', weapon: TRUCK_GUN }, zone, way) ??
    (canPay(s, { type: 'truck' }) ? null : no('no-actions', 'AD-ACT02'))
  );
}

/** Why a Trap or a Gas Can cannot be laid here; null where it can. */
export function whyNotLaid(s: Army, card: string): Refusal | null {
  const kind = EQUIPMENT.find(({ id }) => id === card);
  if (kind === undefined || (kind.does !== 'trap' && kind.does !== 'gasCan'))
    return no('cannot-be-laid', 'AD-EXPL04-R', { card: { id: `card.${card}` } });
  if (actor(s).seat !== null) return no('in-truck', 'AD-TRUCK14-R');
  return whyNotHeld(s, kind) ?? (canPay(s, { type: 'lay', explosive: true }) ? null : no('no-actions', 'AD-ACT02'));
}

/** The card is there, in the right place, loaded, and may be used from this seat. */
function whyNotReady(s: Army, card: Equipment): Refusal | null {
  const { seat } = actor(s);
  const held = whyNotHeld(s, card);
  if (held !== null) return held;
  if (card.does === 'trap') return no('only-laid', 'AD-EXPL04-R', { card: { id: `card.${card.id}` } });
  if (seat === 'driver') return no('driver', 'AD-TRUCK14-R');
  return seat !== null && card.kind === 'melee' ? no('melee-in-truck', 'AD-TRUCK14-R') : null;
}

const holds = ({ slots }: Fighter, card: Equipment, empty: boolean): boolean =>
  slots.some((slot) => cardIn(slot) === card && isEmptied(slot) === empty);

function whyNotHeld(s: Army, card: Equipment): Refusal | null {
  const fighter = actor(s);
  const params = { card: { id: `card.${card.id}` } };
  if (readyCards(s, nowOf(s).who).some((ready) => ready.card === card)) return null;
  if (holds(fighter, card, false)) return no('not-in-hand', 'AD-INV03', params);
  return holds(fighter, card, true) ? no('weapon-empty', 'AD-AMMO02', params) : no('no-such-card', 'AD-INV03', params);
}

/** Somebody is there, in sight, neither too near nor too far. */
function whyNoTarget(
  s: Army,
  weapon: Pick<Weapon, 'range'> & Partial<Pick<Equipment, 'kind'>>,
  zone: number,
): Refusal | null {
  const { range } = weapon;
  if (range === null) return null;
  const far = rangeTo(s, actor(s).zone, zone);
  const params = { zone: zoneNamed(s, zone), from: range[0], to: range[1] };
  if (weapon.kind === 'melee' && far !== 0) return no('melee-range', 'AD-EQUIP02', { zone: params.zone });
  if (far < 0) return no('no-sight', 'AD-RNG01', { zone: params.zone });
  if (!inRange(weapon, far)) return no(far < range[0] ? 'too-near' : 'too-far', 'AD-RNG03', { ...params, far });
  return zombiesIn(s, zone) === 0 ? no('no-zombie', 'AD-CMB07-R', { zone: params.zone }) : null;
}

/** Whoever is to be named may be, and somebody may be named at all. */
function whyNotNamed(
  s: Army,
  attack: Pick<Attack, 'type' | 'weapon'>,
  zone: number,
  way: string | undefined,
): Refusal | null {
  const { weapon } = attack;
  if (way === undefined) return null;
  if (way === 'spread') return weapon.does === 'layDown' ? no('bola-target', 'AD-BOLA02') : null;
  if (weapon.explosive) return no('explosive-focus', 'AD-FOCUS06-R');
  const groups = groupsIn(s, zone);
  if (!groups.some(({ id }) => id === way)) return no('no-such-target', 'AD-FOCUS02', { zone: zoneNamed(s, zone) });
  if (nameable(s, attack, groups).some(({ id }) => id === way)) return null;
  return weapon.does === 'layDown'
    ? no('lies-already', 'AD-BOLA02')
    : no('priority', 'AD-FOCUS02', { first: { id: `kind.${nameable(s, attack, groups)[0].kind}` } });
}
