/** Explosions (AD-EXPL01 to AD-EXPL07-R, AD-CONT01, AD-CONT05, AD-CONT08). */
import type { Rules } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { wakeQueen } from './entered.ts';
import { judge } from './goals.ts';
import { zoneId } from './ground.ts';
import { wound, woundCompanion } from './harm.ts';
import { type Group, groupsIn } from './hits.ts';
import { fell, type Means, newTally, reward } from './kill.ts';
import { makeNoise } from './noise.ts';
import {
  type Army,
  companionsIn,
  fightersIn,
  type G,
  idOf,
  isPlaying,
  type Laid,
  survivorOf,
  zombieOf,
} from './state.ts';

interface Explosion {
  /** Place in the team of who gets the adrenaline; -1 for nobody. */
  readonly by: number;
  readonly zone: number;
  readonly damage: number;
  readonly means: Means;
  readonly rules: readonly string[];
}

/** What an explosion would do: everybody in the Zone takes all of the Damage (AD-EXPL03-R). */
export interface Blast {
  readonly damage: number;
  /** Laid Explosives that join (AD-EXPL02). */
  readonly joined: readonly Laid[];
  readonly fallen: readonly Group[];
  /** Zeus loses his helmet instead (AD-ABOM05-R). */
  readonly helmet: boolean;
  readonly fighters: readonly number[];
  readonly companions: readonly number[];
}

const EXPLODED = ['AD-EXPL02', 'AD-EXPL02-R', 'AD-EXPL03', 'AD-EXPL03-R'];
const HELMET = ['AD-ABOM05', 'AD-ABOM05-R'];
const TRAP = ['AD-CONT01', 'AD-CONT05'];

export function blastAt(s: Army, zone: number, damage: number): Blast {
  const joined = s.laid.filter((one) => one.zone === zone);
  const sum = joined.reduce((n, { card }) => n + EQUIPMENT[card].damage, damage);
  return {
    damage: sum,
    joined,
    fallen: groupsIn(s, zone).filter(({ kind }) => zombieOf(s, kind).toughness <= sum),
    helmet: s.zeus.zone === zone && s.zeusForm === 'helmet',
    fighters: fightersIn(s, zone),
    companions: companionsIn(s, zone),
  };
}

/** An explosion, all at once; returns how many fell. */
export function* explode(g: G, { by, zone, damage, means, rules }: Explosion): Rules<number> {
  const s = g.state;
  const blast = blastAt(s, zone, damage);
  g.emit({
    type: 'explosion',
    zone: zoneId(s, zone),
    by: by < 0 ? null : idOf(s, by),
    damage: blast.damage,
    joined: blast.joined.map(({ card }) => EQUIPMENT[card].id),
    survivors: [
      ...blast.fighters.map((who) => idOf(s, who)),
      ...blast.companions.map((i) => survivorOf(s.companions[i]).id),
    ],
    rules: [...rules, ...EXPLODED],
  });
  for (const one of blast.joined) takeUp(s, one);
  const tally = newTally(by, means);
  for (const { kind, lying, n } of blast.fallen) fell(g, tally, zone, kind, n, lying ? n : 0);
  if (s.queen.zone === zone) wakeQueen(g);
  if (blast.helmet) {
    s.zeusForm = 'plain';
    g.emit({ type: 'helmet', zone: zoneId(s, zone), rules: HELMET });
  }
  for (const who of blast.fighters) wound(g, who, blast.damage, EXPLODED);
  for (const i of blast.companions) woundCompanion(g, s.companions[i]);
  judge(g);
  yield* reward(g, tally);
  judge(g);
  return tally.killed;
}

/** A laid card goes to the discards. */
function takeUp(s: Army, laid: Laid): void {
  s.laid.splice(s.laid.indexOf(laid), 1);
  s.equipment.discard.push(laid.card);
}

/** Laid Traps of Zones that Zombies came into go off in the order in which they were laid, each with its Noise (AD-CONT08). */
export function* springTraps(g: G, zones: readonly number[]): Rules {
  const s = g.state;
  for (;;) {
    const trap = s.laid.find(({ card, zone }) => EQUIPMENT[card].does === 'trap' && zones.includes(zone));
    if (trap === undefined) return;
    const { zone, card, by } = trap;
    takeUp(s, trap);
    // Nobody gets the adrenaline for whoever is gone (AD-CONT05).
    const whose = isPlaying(s.team[by]) ? by : -1;
    g.emit({ type: 'trap-sprung', zone: zoneId(s, zone), by: idOf(s, by), rules: TRAP });
    yield* explode(g, { by: whose, zone, damage: EQUIPMENT[card].damage, means: 'trap', rules: TRAP });
    yield* makeNoise(g, zone, TRAP);
  }
}
