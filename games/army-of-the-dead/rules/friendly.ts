/** Friendly Fire (AD-FF01 to AD-FF06, AD-FOCUS05, AD-TRUCK11). */
import type { Rules, Seat } from '@shamble/kernel';
import { answererFor, pick, split } from './ask.ts';
import { judge } from './goals.ts';
import { zoneId } from './ground.ts';
import { wound, woundCompanion } from './harm.ts';
import { canUse } from './kill.ts';
import type { Attack } from './moments.ts';
import { fighterNamed, zoneNamed } from './named.ts';
import { placeOf } from './people.ts';
import type { Pool } from './pool.ts';
import { type Army, companionsIn, fightersIn, type G, idOf, survivorOf } from './state.ts';

const SPARE = { id: 'spare', rules: ['AD-SKILL15', 'AD-SKILL15-R'] };
const SHARE = { id: 'friendly-fire', rules: ['AD-FF02', 'AD-FF03', 'AD-FF03-R', 'AD-ROUND08-R'] };
const HIT = ['AD-FF02', 'AD-FF03', 'AD-FF03-R'];

/** Those of the team and Companions whom misses can hit. */
interface Friends {
  readonly fighters: readonly number[];
  readonly companions: readonly number[];
}

const NOBODY: Friends = { fighters: [], companions: [] };

/** Misses in Melee, of Explosives and of what deals no Damage hit nobody (AD-FF05, AD-EXPL05-R, AD-BOLA02-R). */
const endangers = ({ type, weapon }: Attack): boolean => type === 'ranged' && !weapon.explosive && weapon.damage > 0;

/** Everybody else in the Zone; attacks of the Truck spare those in it (AD-FF01, AD-FF06, AD-TRUCK11, AD-TRUCK17-R). */
export function friendsOf(s: Army, attack: Attack): Friends {
  if (!endangers(attack)) return NOBODY;
  const { zone, who, truck } = attack;
  return {
    fighters: fightersIn(s, zone).filter((other) => other !== who && !(truck && s.team[other].seat !== null)),
    companions: companionsIn(s, zone).filter((i) => !(truck && s.companions[i].aboard)),
  };
}

const idsOf = (s: Army, { fighters, companions }: Friends): string[] => [
  ...fighters.map((who) => idOf(s, who)),
  ...companions.map((i) => survivorOf(s.companions[i]).id),
];

const answerer = (s: Army, { fighters, companions }: Friends): Seat => answererFor(s, fighters, companions);

/** Every failed die hits somebody; the players share the hits out (AD-CMB06, step 10). */
export function* friendlyFire(g: G, attack: Attack, pool: Pool, misses: number): Rules {
  const s = g.state;
  if (misses === 0) return;
  const friends = yield* spareSome(g, attack, pool, misses, friendsOf(s, attack));
  const ids = idsOf(s, friends);
  if (ids.length === 0) return;
  const { weapon, who, zone } = attack;
  const params = { zone: zoneNamed(s, zone), n: misses, damage: weapon.damage };
  const shares = yield* split(g, answerer(s, friends), SHARE, ids, misses, null, params);
  g.emit({
    type: 'friendly-fire',
    survivor: idOf(s, who),
    zone: zoneId(s, zone),
    misses,
    damage: weapon.damage,
    shares: { ...shares },
    rules: HIT,
  });
  for (const id of ids) if (shares[id] > 0) hit(g, id, shares[id] * weapon.damage);
  judge(g);
}

/** The printed Damage for each hit, whatever Skills add (AD-FF03-R). */
function hit(g: G, id: string, wounds: number): void {
  const s = g.state;
  const who = placeOf(s.team, id);
  if (who >= 0) wound(g, who, wounds, HIT);
  else woundCompanion(g, s.companions[placeOf(s.companions, id)]);
}

/** Steady Hand: the shooter leaves out whom he likes (AD-SKILL15). */
function* spareSome(g: G, attack: Attack, pool: Pool, misses: number, friends: Friends): Rules<Friends> {
  const s = g.state;
  const ids = idsOf(s, friends);
  if (pool.spares === null || ids.length === 0 || !canUse(g, attack.who)) return friends;
  const params = { survivor: fighterNamed(s, attack.who), n: misses };
  const spared = yield* pick(g, s.team[attack.who].owner, SPARE, ids, { min: 0, max: ids.length, params });
  if (spared.length === 0) return friends;
  g.emit({ type: 'spared', survivor: idOf(s, attack.who), whom: spared, rules: SPARE.rules });
  return {
    fighters: friends.fighters.filter((who) => !spared.includes(idOf(s, who))),
    companions: friends.companions.filter((i) => !spared.includes(survivorOf(s.companions[i]).id)),
  };
}
