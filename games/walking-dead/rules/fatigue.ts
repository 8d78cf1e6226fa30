import type { Rules, Seat } from '@shamble/kernel';
import { ITEMS, itemNumber } from '../content/items.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { discardItem } from './items.ts';
import { eliminate } from './lose.ts';
import { named, numberIn, SURVIVOR_IDS, TAKE, USE } from './names.ts';
import { deadlyFatigue, type G, isFollower, me, otherMembers, type Player, TURN_OVER } from './state.ts';

const ASK_VOLUNTEER = { id: 'volunteer', rules: ['WD-TEAM11', 'WD-TEAM11-R'] };
const ASK_ALLOT = { id: 'allot', rules: ['WD-FAT01', 'WD-FAT05'] };
const ASK_SHIELD = { id: 'shield', rules: ['WD-INV02'] };
const ASK_ARMOUR = { id: 'armour', rules: ['WD-INV02'] };
const ASK_HEAL = { id: 'heal', rules: ['WD-FAT07'] };
const TIRED = ['WD-FAT01', 'WD-FAT02'];
const DIES = ['WD-FAT03', 'WD-FAT06'];
const HEALED = ['WD-FAT07'];
const VOLUNTEERED = ['WD-TEAM11'];
const SHIELD = itemNumber('riotShield');
const ARMOUR = itemNumber('bodyArmour');

/** How much Fatigue a team can take before everybody is dead. */
export const roomOf = (player: Player): number =>
  player.team.reduce((sum, { id, fatigue }) => sum + deadlyFatigue(id) - fatigue, 0);

/**
 * Fatigue for the active player, some of which members may take over; returns how many survivors died of it
 * (WD-FIGHT04, WD-TEAM11). With `each`, no survivor of the active player gets more than that.
 */
export function* suffer(g: G, amount: number, each = amount, helpers = otherMembers(g.state)): Rules<number> {
  const s = g.state;
  let left = amount;
  let deaths = 0;
  if (left <= 0) return 0;
  const taken: [Seat, number][] = [];
  for (const seat of helpers) {
    const most = Math.min(left, roomOf(s.players[seat]));
    if (most <= 0) continue;
    const answer = yield* g.choose(seat, ASK_VOLUNTEER, TAKE.slice(0, most + 1), {
      params: { left, who: { seat: s.active } },
    });
    const n = numberIn(answer);
    if (n === 0) continue;
    taken.push([seat, n]);
    left -= n;
    g.emit({ type: 'volunteered', player: named(seat), fatigue: n, rules: VOLUNTEERED });
  }
  for (const [seat, n] of taken) deaths += yield* allot(g, seat, n, n);
  if (left > 0 && me(s).items.includes(SHIELD)) {
    const answer = yield* g.window(s.active, ASK_SHIELD, [USE[SHIELD]], 'endure', { n: left });
    if (answer !== 'endure') {
      discardItem(g, s.active, SHIELD);
      left = Math.max(0, left - ITEMS[SHIELD].n);
    }
  }
  return deaths + (yield* allot(g, s.active, left, each));
}

/** The owner puts Fatigue on survivors one by one; what nobody can take is lost (WD-FAT01, WD-FAT04). */
export function* allot(g: G, seat: Seat, amount: number, each = amount): Rules<number> {
  const player = g.state.players[seat];
  const limits = player.team.map(({ id, fatigue }) => Math.min(each, deadlyFatigue(id) - fatigue));
  const room = limits.reduce((sum, n) => sum + n, 0);
  const total = Math.min(amount, room);
  if (total <= 0) return 0;
  const shares = yield* share(
    g,
    seat,
    ASK_ALLOT,
    player.team.map(({ id }) => id),
    limits,
    total,
  );
  const dying: number[] = [];
  for (const member of player.team) {
    const n = shares[SURVIVOR_IDS[member.id]] ?? 0;
    if (n === 0) continue;
    member.fatigue += n;
    g.emit({
      type: 'tired',
      player: named(seat),
      survivor: SURVIVOR_IDS[member.id],
      fatigue: n,
      now: member.fatigue,
      rules: TIRED,
    });
    if (member.fatigue >= deadlyFatigue(member.id)) dying.push(member.id);
  }
  let deaths = 0;
  for (const id of dying) if (!(yield* saved(g, seat, id))) deaths += die(g, seat, id);
  if (player.team.length > 0) return deaths;
  yield* eliminate(g, seat);
  if (seat === g.state.active) throw TURN_OVER;
  return deaths;
}

/** Shares a number out over survivors: no question where there is only one way. */
function* share(
  g: G,
  seat: Seat,
  ask: { id: string; rules: string[] },
  ids: readonly number[],
  limits: readonly number[],
  total: number,
): Rules<Readonly<Record<string, number>>> {
  const open = ids.flatMap((_, i) => (limits[i] > 0 ? [i] : []));
  const names = open.map((i) => SURVIVOR_IDS[ids[i]]);
  const room = open.reduce((sum, i) => sum + limits[i], 0);
  if (room === total) return Object.fromEntries(open.map((i) => [SURVIVOR_IDS[ids[i]], limits[i]]));
  if (open.length === 1) return { [names[0]]: total };
  const params = { n: total };
  if (total === 1) return { [yield* g.choose(seat, ask, names, { params })]: 1 };
  return yield* g.split(seat, ask, names, total, { limits: open.map((i) => limits[i]), params });
}

/** Body Armour keeps its owner's survivor one Fatigue from death; it works only in the owner's turn (WD-INV04). */
function* saved(g: G, seat: Seat, id: number): Rules<boolean> {
  const s = g.state;
  if (seat !== s.active || !me(s).items.includes(ARMOUR)) return false;
  const answer = yield* g.window(seat, ASK_ARMOUR, [USE[ARMOUR]], 'let-die', { survivor: SURVIVOR_IDS[id] });
  if (answer === 'let-die') return false;
  discardItem(g, seat, ARMOUR);
  unburden(g, seat, id, 1);
  return true;
}

/** A survivor leaves the team for good (WD-FAT03, WD-FAT06). Returns 1, to be counted. */
export function die(g: G, seat: Seat, id: number): number {
  const s = g.state;
  const player = s.players[seat];
  player.team.splice(
    player.team.findIndex((member) => member.id === id),
    1,
  );
  if (isFollower(id)) s.deadFollowers.push(id);
  else player.fallen = id;
  g.emit({ type: 'survivor-died', player: named(seat), survivor: SURVIVORS[id].id, rules: DIES });
  return 1;
}

/** Takes up to so many Fatigue off a team, shared as its owner likes. */
export function* heal(g: G, seat: Seat, amount: number): Rules {
  const { team } = g.state.players[seat];
  const total = Math.min(
    amount,
    team.reduce((sum, { fatigue }) => sum + fatigue, 0),
  );
  if (total <= 0) return;
  const shares = yield* share(
    g,
    seat,
    ASK_HEAL,
    team.map(({ id }) => id),
    team.map(({ fatigue }) => fatigue),
    total,
  );
  for (const member of team) {
    const n = shares[SURVIVOR_IDS[member.id]] ?? 0;
    if (n > 0) unburden(g, seat, member.id, n);
  }
}

/** Takes Fatigue off one survivor. */
export function unburden(g: G, seat: Seat, id: number, n: number): void {
  const member = g.state.players[seat].team.find((m) => m.id === id);
  if (!member) return;
  const healed = Math.min(n, member.fatigue);
  member.fatigue -= healed;
  g.emit({
    type: 'rested',
    player: named(seat),
    survivor: SURVIVOR_IDS[id],
    fatigue: healed,
    now: member.fatigue,
    rules: HEALED,
  });
}
