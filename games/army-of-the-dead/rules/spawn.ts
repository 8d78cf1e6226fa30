/** The Spawn step: Zombie cards and Zeus' Orders, Zone by Zone (AD-SPAWN01 to AD-SPAWN10-R). */
import { drawCard, kindOf, type Rules } from '@shamble/kernel';
import { ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import { appear, type Coming } from './appear.ts';
import { stepsDone } from './goals.ts';
import { numberOf, zoneId } from './ground.ts';
import { dangerLevel, LEVELS } from './level.ts';
import { obey } from './orders.ts';
import { type Army, type G, missionOf } from './state.ts';

const CARD = ['AD-SPAWN03', 'AD-SPAWN03-R', 'AD-ADR07'];
const ORDERS_CARD = ['AD-SPAWN05', 'AD-SPAWN12-R'];

/** What the Spawn step reads is fixed when the Activation is over; which Zones, when the Phase began (AD-SPAWN03-R, AD-SPAWN08-R). */
export function beginSpawn(s: Army): void {
  s.level = dangerLevel(s);
  s.spawnAt = 0;
}

/** Which Spawn Zones of the Mission are active; Zeus' may be quiet until so many steps are done (AD-SPAWN05, AD-SPAWN07). */
export function activeSpawns(s: Army): boolean[] {
  const { spawns, zeusAfter = 0 } = missionOf(s);
  return spawns.map(({ kind }, at) => (kind === 'zeus' ? s.zeusToken && stepsDone(s) >= zeusAfter : s.spawns[at]));
}

/** Whether one has a card in this Phase: it was active when the Phase began; Zeus' only while his token lies there (AD-SPAWN06, AD-SPAWN08-R). */
const isDue = (s: Army, at: number): boolean =>
  s.spawning[at] && (s.zeusToken || missionOf(s).spawns[at].kind !== 'zeus');

/** The next Spawn Zone has its card (AD-SPAWN02, AD-SPAWN02-R); true where all had theirs. */
export function* spawnNext(g: G): Rules<boolean> {
  const s = g.state;
  const { spawns } = missionOf(s);
  while (s.spawnAt < spawns.length && !isDue(s, s.spawnAt)) s.spawnAt++;
  if (s.spawnAt >= spawns.length) return true;
  const { zone, kind } = spawns[s.spawnAt++];
  if (kind === 'zeus') yield* drawOrders(g, numberOf(s, zone));
  else yield* drawZombies(g, numberOf(s, zone));
  return s.spawnAt >= spawns.length;
}

const zombieLabel = (card: number): string => ZOMBIE_CARDS[kindOf(card)].id;
const ordersLabel = (card: number): string => ORDERS[kindOf(card)].id;

/** A Zombie card for a Zone, read on the line of the level; a 0 brings nobody (AD-SPAWN03, AD-SPAWN04, AD-SPAWN10-R). */
export function* drawZombies(g: G, zone: number): Rules {
  const s = g.state;
  const card = drawCard(g.chance, 'zombies', s.zombies, zombieLabel);
  if (card < 0) return;
  s.zombies.discard.push(kindOf(card));
  const { id, kind, counts } = ZOMBIE_CARDS[kindOf(card)];
  const n = counts[s.level];
  g.emit({ type: 'zombie-card', zone: zoneId(s, zone), card: id, level: LEVELS[s.level], kind, n, rules: CARD });
  if (n > 0) yield* appear(g, zone, [{ kind, n }], CARD);
}

/** A card of Zeus' Orders: who appears, then the order (AD-SPAWN04-R, AD-SPAWN05, AD-SPAWN12-R). */
function* drawOrders(g: G, zone: number): Rules {
  const s = g.state;
  const card = drawCard(g.chance, 'orders', s.orders, ordersLabel);
  if (card < 0) return;
  s.orders.discard.push(kindOf(card));
  const { id, shamblers, alphas, order } = ORDERS[kindOf(card)];
  g.emit({ type: 'orders-card', zone: zoneId(s, zone), card: id, order, rules: ORDERS_CARD });
  const coming: Coming[] = [
    { kind: 'shambler', n: shamblers },
    { kind: 'alpha', n: alphas },
  ];
  yield* appear(
    g,
    zone,
    coming.filter(({ n }) => n > 0),
    ORDERS_CARD,
  );
  if (order !== null) yield* obey(g, order, zone);
}
