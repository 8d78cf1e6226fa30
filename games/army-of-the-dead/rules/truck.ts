/** The Taco Truck (AD-TRUCK01 to AD-TRUCK17-R). */
import type { Rules } from '@shamble/kernel';
import { choose } from './ask.ts';
import { truckAttack } from './attack.ts';
import { entered } from './entered.ts';
import { judge } from './goals.ts';
import { groundNow, isStreet, zoneId, zoneNumber } from './ground.ts';
import { fighterNamed } from './named.ts';
import { canPay, pay } from './pay.ts';
import { placeOf } from './people.ts';
import { type Army, actor, type G, idOf, isPlaying, ledBy, nowOf, type TruckSeat, zombiesIn } from './state.ts';
import type { Verb } from './verb.ts';

const PASSENGERS = 2;
const ASK_SWAP = { id: 'swap', rules: ['AD-TRUCK06', 'AD-TRUCK06-R'] };
const TRUCK = { type: 'truck' } as const;
const SEATS: readonly TruckSeat[] = ['driver', 'gunner', 'passenger'];

const inSeat = (s: Army, seat: TruckSeat): number[] =>
  s.team.flatMap((one, i) => (isPlaying(one) && one.seat === seat ? [i] : []));

/** Passenger seats that nobody has, Companions' included (AD-ALLY06). */
const freePassengers = (s: Army): number =>
  PASSENGERS - inSeat(s, 'passenger').length - s.companions.filter((one) => isPlaying(one) && one.aboard).length;

/** Whether somebody may sit down there with all whom he leads (AD-ALLY08-R). */
function hasRoom(s: Army, who: number, seat: TruckSeat): boolean {
  const led = ledBy(s, who).length;
  if (seat === 'passenger') return freePassengers(s) >= led + 1;
  return inSeat(s, seat).length === 0 && freePassengers(s) >= led;
}

export const enterVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    const fighter = s.team[who];
    if (s.truck === null || fighter.seat !== null || fighter.zone !== s.truck.zone) return [];
    if (zombiesIn(s, fighter.zone) > 0 || !canPay(s, TRUCK)) return [];
    return SEATS.filter((seat) => hasRoom(s, who, seat));
  },
  act(g, [seat]) {
    const s = g.state;
    const { who } = nowOf(s);
    pay(g, TRUCK);
    actor(s).seat = seat as TruckSeat;
    for (const one of ledBy(s, who)) one.aboard = true;
    g.emit({ type: 'truck-entered', survivor: idOf(s, who), seat, rules: ['AD-TRUCK01', 'AD-TRUCK04'] });
  },
};

export const leaveVerb: Verb = {
  options: (s) => (actor(s).seat !== null && canPay(s, TRUCK) ? [''] : []),
  act(g) {
    const s = g.state;
    const { who } = nowOf(s);
    pay(g, TRUCK);
    actor(s).seat = null;
    for (const one of ledBy(s, who)) one.aboard = false;
    g.emit({ type: 'truck-left', survivor: idOf(s, who), rules: ['AD-TRUCK05'] });
  },
};

/** Another seat, free or by changing places: `driver`, `driver.kate` (AD-TRUCK06). */
export const seatVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    const { seat: mine } = s.team[who];
    if (mine === null || !canPay(s, TRUCK)) return [];
    return SEATS.filter((seat) => seat !== mine).flatMap((seat) => {
      const free = seat === 'passenger' ? freePassengers(s) > 0 : inSeat(s, seat).length === 0;
      return [...(free ? [seat] : []), ...inSeat(s, seat).map((other) => `${seat}.${idOf(s, other)}`)];
    });
  },
  *act(g, [seat, whom]) {
    const s = g.state;
    const { who } = nowOf(s);
    pay(g, TRUCK);
    if (whom !== undefined && !(yield* swaps(g, who, placeOf(s.team, whom)))) return;
    const fighter = actor(s);
    const other = whom === undefined ? undefined : s.team[placeOf(s.team, whom)];
    if (other !== undefined) other.seat = fighter.seat;
    fighter.seat = seat as TruckSeat;
    g.emit({ type: 'truck-seat', survivor: idOf(s, who), seat, with: whom ?? null, rules: ['AD-TRUCK06'] });
  },
};

/** Changing places needs the other player's consent (AD-TRUCK06-R). */
function* swaps(g: G, who: number, other: number): Rules<boolean> {
  const s = g.state;
  const { owner } = s.team[other];
  if (owner === s.team[who].owner) return true;
  const params = { survivor: fighterNamed(s, other), partner: fighterNamed(s, who) };
  if ((yield* choose(g, owner, ASK_SWAP, () => ['agree', 'refuse'], { params })) === 'agree') return true;
  g.emit({ type: 'seat-refused', survivor: idOf(s, who), partner: idOf(s, other), rules: ASK_SWAP.rules });
  return false;
}

/** Street Zones beside the Truck, along lines (AD-TRUCK07). */
export const roads = (s: Army, zone: number): number[] => groundNow(s).next[zone].filter((next) => isStreet(s, next));

export const driveVerb: Verb = {
  options(s) {
    const fighter = actor(s);
    if (s.truck === null || fighter.seat !== 'driver' || !s.truck.started || !canPay(s, TRUCK)) return [];
    return roads(s, s.truck.zone).map((zone) => zoneId(s, zone));
  },
  *act(g, [id]) {
    const s = g.state;
    const { who } = nowOf(s);
    pay(g, TRUCK);
    yield* drive(g, who, zoneNumber(s, id));
  },
};

/** No Move: nobody left behind holds it back, no sleepers are rolled for; Zombies ahead are run over (AD-TRUCK08, 09, 12). */
function* drive(g: G, who: number, to: number): Rules {
  const s = g.state;
  const { truck } = s;
  if (truck === null) throw new Error('there is no Truck');
  const from = truck.zone;
  truck.zone = to;
  for (const one of s.team) if (isPlaying(one) && one.seat !== null) one.zone = to;
  for (const one of s.companions) if (isPlaying(one) && one.aboard) one.zone = to;
  g.emit({
    type: 'driven',
    survivor: idOf(s, who),
    from: zoneId(s, from),
    to: zoneId(s, to),
    rules: ['AD-TRUCK07', 'AD-TRUCK08', 'AD-TRUCK15-R'],
  });
  entered(g, to);
  if (zombiesIn(s, to) > 0) yield* truckAttack(g, who, to);
  judge(g);
}
