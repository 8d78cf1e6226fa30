/** The odds of an attack, exact: from its pool, the Zone and Target Priority. Pure. */
import { keepsLoaded } from './ammo.ts';
import { both, type Case, casesOf, chainsOf } from './chances.ts';
import { type Blast, blastAt } from './explosion.ts';
import { friendsOf } from './friendly.ts';
import { healthLeft } from './harm.ts';
import { figures, type Group, groupsIn, sharesOf, targetId } from './hits.ts';
import { type Attack, numbersOf } from './moments.ts';
import { total } from './parts.ts';
import { damageOf, leastOf, type Pool, poolOf, wantsMoreDice } from './pool.ts';
import { type Army, idOf, isAbomination, survivorOf, zombieOf } from './state.ts';

export interface Odds {
  /** Chance of each number of successes, of misses, of fallen Zombies. */
  readonly hits: readonly number[];
  readonly misses: readonly number[];
  /** Every pair of successes and misses that may come. */
  readonly rolls: readonly { readonly hits: number; readonly misses: number }[];
  readonly fallen: readonly number[];
  /** Chance of each amount of Damage on the named target; empty where nobody is named. */
  readonly damage: readonly number[];
  /** Chance that the named target falls, or is laid down; null where nobody is named. */
  readonly target: number | null;
  /** Chance that at least one of a group falls if the player wants it: by `alpha`, `alpha-lying`. */
  readonly falls: Readonly<Record<string, number>>;
  readonly clear: number;
  /** The weapon is empty afterwards. */
  readonly empty: number;
  readonly friends: FriendOdds;
  /** For the attacker, the end of the bar left aside. */
  readonly adrenaline: { readonly expected: number; readonly most: number };
}

interface FriendOdds {
  /** Who may be hit; by an explosion, who is. */
  readonly ids: readonly string[];
  /** Steady Hand may spare them all: then nobody need be hit. */
  readonly spared: boolean;
  /** Chance that somebody is hit, and that somebody must fall, however it is shared out. */
  readonly hit: number;
  readonly mustFall: number;
}

/** What a number of successes does, used as well as the rules allow: the dearest first. */
interface Result {
  readonly fallen: number;
  readonly named: boolean;
  readonly ids: readonly string[];
  readonly clear: boolean;
  readonly adrenaline: number;
  readonly blast: Blast | null;
}

export function oddsOf(s: Army, attack: Attack): Odds {
  const pool = poolOf(s, attack);
  const results = resultsOf(s, attack, pool);
  const certain: readonly Case[] = [{ hits: 1, misses: 0, sixes: 0, out: false, p: 1 }];
  const cases = attack.weapon.dice === null ? certain : played(attack, pool, aimOf(attack, results));
  return sumUp(s, attack, pool, cases, results);
}

/** What a player wants from the dice: the named one, or as many as possible. */
const aimOf =
  ({ focus }: Attack, results: (hits: number, sixes: number) => Result) =>
  ({ hits, sixes }: Case): number => {
    const { named, fallen } = results(hits, sixes);
    return focus !== null && named ? 1 : focus !== null ? 0 : fallen;
  };

/** The dice in the end: with all dice that 6s give, and rolled again whenever that promises more. */
function played(attack: Attack, pool: Pool, worth: (one: Case) => number): readonly Case[] {
  const least = leastOf(pool);
  const first = casesOf({ dice: total(pool.dice), ammo: total(pool.ammo), least, ammoHits: pool.ammoHits });
  const chains = pool.sixDie !== null && wantsMoreDice(attack, pool);
  const ends = first.map((one) => (chains && one.sixes > 0 ? both([one], chainsOf(one.sixes, least)) : [one]));
  if (pool.again === null) return ends.flat();
  const value = (cases: readonly Case[]): number => cases.reduce((sum, one) => sum + one.p * worth(one), 0);
  const values = ends.map(value);
  const mean = values.reduce((sum, one) => sum + one, 0);
  // Kept where it is worth at least what another roll is on average; rounding must not tip the balance.
  const kept = first.map(({ p }, i) => values[i] >= p * (mean - 1e-9));
  const again = first.reduce((sum, { p }, i) => (kept[i] ? sum : sum + p), 0);
  return ends.flatMap((list, i) => list.map((one) => ({ ...one, p: one.p * (again + (kept[i] ? 1 : 0)) })));
}

/** Results by successes and natural 6s, each worked out once. */
function resultsOf(s: Army, attack: Attack, pool: Pool): (hits: number, sixes: number) => Result {
  const groups = groupsIn(s, attack.zone);
  const perShambler = attack.who < 0 ? 0 : total(numbersOf(s, attack.who, ({ perShambler: n }) => n ?? 0));
  const known = new Map<number, Result>();
  return (hits, sixes) => {
    const damage = damageOf(pool, sixes);
    const key = hits * 1024 + damage;
    let found = known.get(key);
    if (found === undefined) {
      found = resultOf(s, attack, pool, groups, hits, damage, perShambler);
      known.set(key, found);
    }
    return found;
  };
}

const NOTHING: Result = { fallen: 0, named: false, ids: [], clear: false, adrenaline: 0, blast: null };

function resultOf(
  s: Army,
  attack: Attack,
  pool: Pool,
  groups: readonly Group[],
  hits: number,
  damage: number,
  perShambler: number,
): Result {
  const { weapon, focus, zone, who } = attack;
  if (hits === 0) return NOTHING;
  if (weapon.does === 'layDown') return { ...NOTHING, named: true };
  const down = new Map<Group, number>();
  const can = new Set<string>();
  let blast: Blast | null = null;
  if (weapon.explosive) {
    blast = blastAt(s, zone, damage);
    for (const group of groups) if (blast.fallen.some(({ id }) => id === group.id)) down.set(group, group.n);
  } else if (focus !== null) {
    const group = groups.find(({ id }) => id === targetId(focus));
    if (group !== undefined && hits * damage >= zombieOf(s, group.kind).toughness) down.set(group, 1);
  } else
    for (const share of sharesOf(s, attack, groups, hits, damage)) {
      let left = share.total;
      for (const group of share.groups.toSorted((a, b) => worthOf(s, b, perShambler) - worthOf(s, a, perShambler))) {
        can.add(group.id);
        const n = Math.min(left, group.n);
        if (n > 0) down.set(group, n);
        left -= n;
      }
    }
  const named = focus !== null && down.size > 0;
  if (!weapon.explosive) addMore(pool, groups, down, can);
  const gone = figuresOf(down);
  const dies = blast?.fighters.includes(who) === true && healthLeft(s.team[who]) <= blast.damage;
  let adrenaline = 0;
  if (!dies) for (const [group, n] of down) adrenaline += n * worthOf(s, group, perShambler);
  for (const [group] of down) can.add(group.id);
  return { fallen: gone, named, ids: [...can], clear: gone === figures(groups), adrenaline, blast };
}

const figuresOf = (down: ReadonlyMap<Group, number>): number => {
  let sum = 0;
  for (const n of down.values()) sum += n;
  return sum;
};

const worthOf = (s: Army, { kind }: Group, perShambler: number): number =>
  zombieOf(s, kind).adrenaline + (kind === 'shambler' ? perShambler : 0);

/** Hunter and Reaper take one more each, the same way as the rules (AD-SKILL05, AD-SKILL17). */
function addMore({ hunts, reaps }: Pool, groups: readonly Group[], down: Map<Group, number>, can: Set<string>): void {
  if (down.size === 0) return;
  const reaped = [...down.keys()].filter(({ kind }) => !isAbomination(kind)).map(({ kind }) => kind);
  const more = (kinds: readonly string[]): void => {
    const left = groups.filter((group) => kinds.includes(group.kind) && (down.get(group) ?? 0) < group.n);
    for (const { id } of left) can.add(id);
    // The dearest: Alphas come after Shamblers.
    const group = left.at(-1);
    if (group !== undefined) down.set(group, (down.get(group) ?? 0) + 1);
  };
  for (const { hooks } of hunts) if (hooks.hunts !== undefined) more([hooks.hunts]);
  if (reaps !== null) more(reaped);
}

function add(list: number[], at: number, p: number): void {
  while (list.length <= at) list.push(0);
  list[at] += p;
}

function sumUp(
  s: Army,
  attack: Attack,
  pool: Pool,
  cases: readonly Case[],
  results: (hits: number, sixes: number) => Result,
): Odds {
  const hits: number[] = [];
  const misses: number[] = [];
  const rolls = new Map<string, Odds['rolls'][number]>();
  const fallen: number[] = [];
  const damage: number[] = [];
  const falls: Record<string, number> = {};
  for (const { id } of groupsIn(s, attack.zone)) falls[id] = 0;
  const friend = friendsAt(s, attack, pool);
  let named = 0;
  let clear = 0;
  let empty = 0;
  let expected = 0;
  let most = 0;
  let hit = 0;
  let mustFall = 0;
  let burnt: readonly string[] = [];
  for (const one of cases) {
    const { p } = one;
    const result = results(one.hits, one.sixes);
    add(hits, one.hits, p);
    add(misses, one.misses, p);
    rolls.set(`${one.hits} ${one.misses}`, { hits: one.hits, misses: one.misses });
    add(fallen, result.fallen, p);
    if (attack.focus !== null) add(damage, one.hits * damageOf(pool, one.sixes), p);
    for (const id of result.ids) falls[id] += p;
    if (result.named) named += p;
    if (result.clear) clear += p;
    if (one.out) empty += p;
    expected += p * result.adrenaline;
    most = Math.max(most, result.adrenaline);
    if (result.blast !== null) {
      const harmed = idsIn(s, result.blast);
      if (harmed.length > burnt.length) burnt = harmed;
      if (harmed.length > 0) hit += p;
      if (killsSomebody(s, result.blast)) mustFall += p;
    } else if (friend.ids.length > 0 && !friend.spared) {
      if (one.misses > 0) hit += p;
      if (one.misses > friend.room) mustFall += p;
    }
  }
  return {
    hits,
    misses,
    rolls: [...rolls.values()],
    fallen,
    damage,
    target: attack.focus === null ? null : named,
    falls,
    clear,
    empty: attack.slot < 0 || keepsLoaded(s, attack.who) !== null ? 0 : empty,
    friends: { ids: attack.weapon.explosive ? burnt : friend.ids, spared: friend.spared, hit, mustFall },
    adrenaline: { expected, most },
  };
}

const idsIn = (s: Army, { fighters, companions }: Pick<Blast, 'fighters' | 'companions'>): string[] => [
  ...fighters.map((who) => idOf(s, who)),
  ...companions.map((i) => survivorOf(s.companions[i]).id),
];

const killsSomebody = (s: Army, { fighters, companions, damage }: Blast): boolean =>
  companions.length > 0 || fighters.some((who) => healthLeft(s.team[who]) <= damage);

/** Who is at risk from misses, and how many hits they can share before somebody must fall; any Wound is a Companion's last. */
function friendsAt(s: Army, attack: Attack, pool: Pool): { ids: string[]; spared: boolean; room: number } {
  const friends = friendsOf(s, attack);
  const { damage } = attack.weapon;
  const room = friends.fighters.reduce((sum, who) => sum + Math.floor((healthLeft(s.team[who]) - 1) / damage), 0);
  return { ids: idsIn(s, friends), spared: pool.spares !== null, room };
}
