/** Combat (AD-CMB01 to AD-CMB07-R): what can be done, and the steps of AD-CMB06 in their order. */
import type { Rules } from '@shamble/kernel';
import {
  type Aim,
  aimsFrom,
  attackBy,
  attackIds,
  burstBy,
  deedOf,
  gunIds,
  layIds,
  rammingIn,
  reachesLoaded,
  readyCard,
  TRUCK_ATTACK,
  throwIds,
} from './aim.ts';
import { runOut } from './ammo.ts';
import { discardSlot, offer } from './ask.ts';
import { layDown } from './bola.ts';
import { wakeQueen } from './entered.ts';
import { explode } from './explosion.ts';
import { friendlyFire } from './friendly.ts';
import { judge } from './goals.ts';
import { rangeTo, zoneId } from './ground.ts';
import { figures, followsPriority, groupsIn, strike, targetId } from './hits.ts';
import { reload, reloads } from './items.ts';
import { canUse, type Means, newTally, reward } from './kill.ts';
import { type Attack, has } from './moments.ts';
import { freeMove } from './move.ts';
import { fighterNamed, zoneNamed } from './named.ts';
import { makeNoise } from './noise.ts';
import { type Part, total } from './parts.ts';
import { canPay, type Deed, pay } from './pay.ts';
import { damageOf, damageParts, isNoisy, type Pool, poolOf } from './pool.ts';
import { type Rolled, rollAttack } from './roll.ts';
import { type Army, type G, idOf, nowOf, zombieOf, zombiesIn } from './state.ts';
import type { Verb } from './verb.ts';

const REFLEXES = { id: 'reflexes', rules: ['AD-SKILL20', 'AD-SKILL20-R'] };
const DECLARED = { melee: ['AD-MELEE01', 'AD-CMB06'], ranged: ['AD-RNG01', 'AD-RNG02', 'AD-CMB06'] } as const;
const FOCUSED = ['AD-FOCUS01', 'AD-FOCUS02', 'AD-FOCUS02-R'];
const TRUCK_RULES = ['AD-TRUCK02', 'AD-TRUCK09', 'AD-TRUCK13', 'AD-CONT04'];
const THROWN = ['AD-EXPL04', 'AD-EXPL04-R', 'AD-EXPL07-R'];
const LAID = ['AD-EXPL04-R', 'AD-CMB07-R'];
const LAUNCHED = ['AD-EXPL05-R'];
const STRONGER = ['AD-SKILL22', 'AD-SKILL22-R'];
const SOUND = ['AD-NOISE02', 'AD-NOISE05-R'];
const RUN = ['AD-SKILL18', 'AD-SKILL18-R'];

const LAY: Deed = { type: 'lay', explosive: true };
const GUN: Deed = { type: 'truck' };

export const attackVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    return attackIds(s, who, aimsFrom(s, s.team[who].zone), (deed) => canPay(s, deed));
  },
  *act(g, rest) {
    const s = g.state;
    const { who } = nowOf(s);
    const attack = attackBy(s, who, rest);
    // The Actions before this one decide about Escalation, so the pool comes before the payment.
    const pool = poolOf(s, attack);
    pay(g, deedOf(readyCard(s, who, rest[0]).card));
    yield* resolve(g, attack, pool);
  },
};

export const throwVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    return throwIds(s, who, aimsFrom(s, s.team[who].zone), (deed) => canPay(s, deed));
  },
  *act(g, rest) {
    const s = g.state;
    const { who } = nowOf(s);
    pay(g, deedOf(readyCard(s, who, rest[0]).card));
    yield* hurl(g, attackBy(s, who, rest));
  },
};

export const layVerb: Verb = {
  options: (s) => (canPay(s, LAY) ? layIds(s, nowOf(s).who) : []),
  act(g, [id]) {
    const s = g.state;
    const { who } = nowOf(s);
    pay(g, LAY);
    const { slot } = readyCard(s, who, id);
    const fighter = s.team[who];
    s.laid.push({ card: fighter.slots[slot], zone: fighter.zone, by: who });
    fighter.slots[slot] = -1;
    g.emit({ type: 'laid', survivor: idOf(s, who), card: id, zone: zoneId(s, fighter.zone), rules: LAID });
  },
};

export const gunVerb: Verb = {
  options: (s) => (canPay(s, GUN) ? gunIds(s, nowOf(s).who) : []),
  *act(g, rest) {
    const s = g.state;
    const attack = burstBy(s, nowOf(s).who, rest);
    pay(g, GUN);
    yield* resolve(g, attack, poolOf(s, attack));
  },
};

const FREE = (): boolean => true;

/** How somebody may answer Zombies that appeared in a Zone: with what he could attack it with, or could once loaded. */
export function reactionPlays(s: Army, who: number, zone: number): string[] {
  const fighter = s.team[who];
  const range = rangeTo(s, fighter.zone, zone);
  if (range < 0 || zombiesIn(s, zone) === 0) return [];
  const aims: Aim[] = [{ zone, id: zoneId(s, zone), range, groups: groupsIn(s, zone) }];
  const attacks = [
    ...attackIds(s, who, aims, FREE).map((id) => `attack.${id}`),
    ...throwIds(s, who, aims, FREE).map((id) => `throw.${id}`),
  ];
  const loads = reloads(fighter);
  const canAnswer = attacks.length > 0 || (loads.length > 0 && reachesLoaded(s, who, range));
  return canAnswer ? [...attacks, ...loads] : [];
}

/** An attack that costs nothing on a Zone where Zombies have just appeared, in anybody's Turn or in none (AD-SKILL20). */
export function* reactionAttack(g: G, who: number, zone: number): Rules {
  const s = g.state;
  const fighter = s.team[who];
  const plays = (): string[] => reactionPlays(s, who, zone);
  const params = {
    survivor: fighterNamed(s, who),
    zone: zoneNamed(s, zone),
  };
  let answer = yield* offer(g, fighter.owner, REFLEXES, plays, 'no', params);
  // A Magazine is played without an Action while a free Action is resolved (AD-AMMO04-R).
  for (; answer?.startsWith('reload.'); answer = yield* offer(g, fighter.owner, REFLEXES, plays, 'no', params))
    reload(g, answer);
  if (answer === null) return;
  const [verb, ...rest] = answer.split('.');
  const attack = attackBy(s, who, rest);
  if (verb === 'throw') yield* hurl(g, attack);
  else yield* resolve(g, attack, poolOf(s, attack));
}

/** The Truck drives into a Zone with Zombies (AD-TRUCK09 to AD-TRUCK12). */
export function* truckAttack(g: G, driver: number, zone: number): Rules {
  const s = g.state;
  if (zombiesIn(s, zone) === 0) return;
  const attack = rammingIn(driver, zone);
  yield* resolve(g, attack, poolOf(s, attack));
}

const meansOf = ({ type, weapon, truck }: Attack): Means =>
  truck ? (weapon === TRUCK_ATTACK ? 'truck' : 'gun') : type;

const plain = (parts: readonly Part[]): { n: number; why: string; rule: string }[] =>
  parts.map(({ n, why, rule }) => ({ n, why, rule }));

/** The Noise that an attack will make, and where: whoever attacks may be gone by then (AD-MISC04-R). */
interface Sound {
  readonly zone: number;
  readonly noisy: boolean;
}

const soundOf = (s: Army, attack: Attack): Sound => ({
  zone: s.team[attack.who].zone,
  noisy: isNoisy(s, attack),
});

/** An attack with dice from its declaration to its end (AD-CMB06). */
function* resolve(g: G, attack: Attack, pool: Pool): Rules {
  const sound = soundOf(g.state, attack);
  declare(g, attack, pool, sound.noisy);
  const rolled = yield* rollAttack(g, attack, pool);
  const killed = yield* land(g, attack, pool, rolled);
  yield* friendlyFire(g, attack, pool, rolled.misses);
  if (rolled.out) runOut(g, attack);
  yield* finish(g, attack, sound, killed);
}

/** Step 1; an attack that may hit the sleeping Queen wakes her (M5). */
function declare(g: G, attack: Attack, pool: Pool, noisy: boolean): void {
  const s = g.state;
  const { who, weapon, zone, type, focus, truck } = attack;
  g.emit({
    type: 'attack',
    survivor: idOf(s, who),
    card: weapon.id,
    zone: zoneId(s, zone),
    how: type,
    focus: focus === null ? null : targetId(focus),
    dice: plain(pool.dice),
    ammo: plain(pool.ammo),
    accuracy: plain(pool.accuracy),
    plus: plain(pool.plus),
    damage: plain(pool.damage),
    noisy,
    rules: truck ? TRUCK_RULES : focus === null ? DECLARED[type] : [...DECLARED[type], ...FOCUSED],
  });
  if (meansQueen(s, attack, pool)) wakeQueen(g);
}

/** Whether an attack names the Queen or may reach her. */
function meansQueen(s: Army, attack: Attack, pool: Pool): boolean {
  const { zone, focus, weapon } = attack;
  if (!s.queenSleeps || s.queen.zone !== zone) return false;
  if (focus !== null) return focus.kind === 'queen';
  if (weapon.explosive) return true;
  const dice = total(pool.dice) + total(pool.ammo);
  const others = groupsIn(s, zone).filter(({ kind }) => kind !== 'queen');
  if (!followsPriority(attack)) return others.length === 0 || damageOf(pool, dice) >= zombieOf(s, 'queen').toughness;
  const before = others.filter(({ kind }) => zombieOf(s, kind).priority < zombieOf(s, 'queen').priority);
  return pool.sixDie !== null || figures(before) < dice;
}

/** Steps 6 to 9; returns how many fell. An explosion is one, however many successes (AD-EXPL05-R). */
function* land(g: G, attack: Attack, pool: Pool, { hits, sixes }: Rolled): Rules<number> {
  const { weapon, who, zone } = attack;
  if (weapon.does === 'layDown') {
    if (hits > 0) layDown(g, attack);
    return 0;
  }
  const damage = damageOf(pool, sixes);
  if (pool.sixDamage !== null && sixes > 0)
    g.emit({ type: 'stronger', survivor: idOf(g.state, who), n: sixes, damage, rules: STRONGER });
  if (weapon.explosive)
    return hits > 0 ? yield* explode(g, { by: who, zone, damage, means: 'explosion', rules: LAUNCHED }) : 0;
  const tally = newTally(who, meansOf(attack));
  yield* strike(g, attack, pool, hits, damage, tally);
  yield* reward(g, tally);
  judge(g);
  return tally.killed;
}

/** A thrown Explosive always hits, and is gone (AD-EXPL04). */
function* hurl(g: G, attack: Attack): Rules {
  const s = g.state;
  const { who, zone, weapon, slot } = attack;
  const sound = soundOf(s, attack);
  const damage = damageParts(s, attack);
  g.emit({
    type: 'thrown',
    survivor: idOf(s, who),
    card: weapon.id,
    zone: zoneId(s, zone),
    damage: plain(damage),
    noisy: sound.noisy,
    rules: THROWN,
  });
  discardSlot(g, who, slot, THROWN);
  const killed = yield* explode(g, { by: who, zone, damage: total(damage), means: 'explosion', rules: THROWN });
  yield* finish(g, attack, sound, killed);
}

/** Steps 12 and 13: Noise where the Action was resolved, then Hit & Run. */
function* finish(g: G, { who, truck }: Attack, { zone, noisy }: Sound, killed: number): Rules {
  const s = g.state;
  if (noisy) yield* makeNoise(g, zone, SOUND);
  if (killed === 0 || truck || !canUse(g, who)) return;
  // Nobody in the Truck runs (AD-TRUCK17-R).
  if (s.team[who].seat === null && has(s, who, 'runs')) yield* freeMove(g, who, 'hitAndRun', RUN);
}
