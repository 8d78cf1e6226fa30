/** Melees before their dice: the pools of a choice, and how it may end (AW-MELEE12 to AW-MELEE24, AW-MULT). Pure. */
import { type Camp, campsOf, type Fighters, fightersOf, hasAttackers, helpedIn } from './camps.ts';
import { has } from './cards.ts';
import type { Die } from './dice.ts';
import { mandatory } from './edges.ts';
import { attackersOf, attacks, campDice, everybody, type Stance, tieGoes } from './melee.ts';
import { attackWays, type With, weaponIn } from './melee-pools.ts';
import { hasMoment } from './moments.ts';
import {
  type Befalls,
  guardOdds,
  lossOdds,
  type MeleeOdds,
  meleeOdds,
  type Spread,
  spreadOf,
  withCriticalsOf,
} from './odds.ts';
import { brawlsOf, meleeName, type Star, splitsOf } from './split.ts';
import { nameOf, type Person, type Side, type War } from './state.ts';

export interface FightPlan {
  readonly star: Star;
  /** Everybody on the side that chooses, and everybody else of the melee, by name. */
  readonly own: readonly string[];
  readonly enemies: readonly string[];
  readonly attacks: boolean;
  readonly pool: readonly Die[];
  readonly other: readonly Die[];
  /** Everybody Defends: no dice fall and nothing happens (AW-MELEE17). */
  readonly idle: boolean;
  /** All enemies are Walkers. */
  readonly walker: boolean;
  /** A tie is won. */
  readonly tie: boolean;
  readonly win: number;
  /** At least one of the others is wounded or removed; of Walkers alone, one goes down. */
  readonly harms: number;
  /** At least one of Walkers alone is removed. */
  readonly removes: number;
  /** At least one of the others' Survivors dies, if the own side wants it. */
  readonly kills: number;
  /** An own Survivor is wounded or removed, or can be where the winner has a choice. */
  readonly hurt: number;
  /** An own Survivor dies, or can where the winner has a choice. */
  readonly dies: number;
  /** An own Survivor dies whatever the winner chooses. */
  readonly mustDie: number;
  /** An own Survivor is bitten and lives, or can be. */
  readonly bitten: number;
}

/** Those of a side in a melee. */
export const inFight = (s: War, star: Star, side: Side): Person[] =>
  fightersOf(s, star).people.filter((person) => person.side === side);

/** The camps of a melee as they are, or as they would be with the Walkers beside `join`; null while that is open (AW-MULT03). */
function sidesOf(s: War, star: Star, join: Side | null) {
  const fighters = fightersOf(s, star);
  const helped = fighters.multiple ? (join ?? helpedIn(s, star, fighters)) : null;
  if (fighters.multiple && helped === null) return null;
  return { fighters, helped, camps: campsOf(fighters, helped) };
}

/** Whether it is still to be said whose side the Walkers of a melee take (D38). */
export const isUndecided = (s: War, star: Star): boolean => sidesOf(s, star, null) === null;

const enemiesOf = (camps: readonly [Camp, Camp], side: Side) =>
  everybody(camps[camps[0].people.some((person) => person.side === side) ? 1 : 0]);

/** With the first weapon of everybody of a side who can Attack; null where nobody can. */
export function armed(s: War, star: Star, side: Side, join: Side | null = null): With | null {
  const sides = sidesOf(s, star, join);
  if (sides === null) return null;
  const enemies = enemiesOf(sides.camps, side);
  const known = Object.fromEntries(isUnderWay(s, star) ? (s.brawl?.weapons ?? []) : []);
  const ways = sides.fighters.people
    .filter((person) => person.side === side)
    .flatMap((person) => {
      const [first] = attackWays(person, enemies);
      return first === undefined ? [] : [[person.id, known[person.id] ?? first] as const];
    });
  return ways.length === 0 ? null : Object.fromEntries(ways);
}

const isUnderWay = (s: War, star: Star): boolean =>
  s.brawl !== null && s.brawl.now !== null && meleeName(s.brawl.now) === meleeName(star);

/** With the Walkers' dice a side can only Attack, if it can at all (AW-MULT05). */
export function mustAttack(s: War, star: Star, side: Side): boolean {
  const sides = sidesOf(s, star, null);
  return sides?.helped === side && hasAttackers(sides.camps[1]) && armed(s, star, side) !== null;
}

/** What the other group does: as it has declared, else it is taken to Attack if it can. */
function otherGroup(s: War, star: Star, side: Side, join: Side | null): With | null {
  const told = isUnderWay(s, star) ? s.brawl?.stances?.find((one) => one.side === side) : undefined;
  return told?.attack === false ? null : armed(s, star, side, join);
}

const count = (stance: Stance, keyword: 'sharp' | 'bludgeon'): Person[] =>
  attackersOf(stance).filter((person) => {
    const card = weaponIn(person, stance.weapons);
    return card >= 0 && has(card, keyword);
  });

const isWalkers = ({ of }: Die): boolean => of.startsWith('walker-');

/** One choice of a side: with what each Attacks, or null for Defend. Null where the Walkers' side is still open. */
export function fightOf(
  s: War,
  star: Star,
  side: Side,
  weapons: With | null,
  join: Side | null = null,
): FightPlan | null {
  const sides = sidesOf(s, star, join);
  if (sides === null) return null;
  const { fighters, helped, camps } = sides;
  const at = camps.findIndex(({ people }) => people.some((person) => person.side === side));
  if (at < 0) return null;
  const theirs = otherGroup(s, star, 1 - side, join);
  const all = { ...weapons, ...theirs };
  const attacking = [...(weapons === null ? [] : [side]), ...(theirs === null ? [] : [1 - side])];
  const [first, second] = camps.map(
    (camp): Stance => ({
      camp,
      attacking: attacking.filter((group) => camp.people.some((person) => person.side === group)),
      weapons: all,
    }),
  );
  const [mine, other] = at === 0 ? [first, second] : [second, first];
  const bout = boutOf(s, mine, other, fighters, helped);
  return {
    star,
    own: everybody(mine.camp).map(nameOf),
    enemies: everybody(other.camp).map(nameOf),
    attacks: weapons !== null,
    pool: bout.pool,
    other: bout.against,
    idle: !attacks(mine) && !attacks(other),
    walker: other.camp.people.length === 0,
    tie: bout.tie,
    win: bout.odds.win,
    ...ends(s, mine, other, bout),
  };
}

interface Bout {
  readonly pool: readonly Die[];
  readonly against: readonly Die[];
  readonly tie: boolean;
  readonly odds: MeleeOdds;
  /** How likely own Survivors lose and are given so much; of bites, with the criticals of the others' Walkers (AW-BITE04). */
  readonly loses: (befalls: Befallen) => number;
  readonly bites: (befalls: Befalls) => number;
  /** How likely the others lose and are given so much. */
  readonly beats: (befalls: Befallen) => number;
}

/** So many wounds, of which Survivors take no more than `most`, and so many criticals. */
type Befallen = (wounds: number, most: number, criticals: number) => boolean;

/** The dice, and how they compare. A group beside its Walkers that can only Defend leaves the comparison to them (AW-MULT06). */
function boutOf(s: War, mine: Stance, other: Stance, fighters: Fighters, helped: Side | null): Bout {
  const pool = campDice(s, mine, other.camp, fighters);
  const against = campDice(s, other, mine.camp, fighters);
  const apart = (stance: Stance): boolean =>
    helped !== null && stance.attacking.length === 0 && hasAttackers(stance.camp);
  const spread = (stance: Stance, dice: readonly Die[]): Spread =>
    spreadOf(apart(stance) ? dice.filter(isWalkers) : dice);
  const [own, theirs] = [spread(mine, pool), spread(other, against)];
  const terms = {
    attacks: attacks(mine) || apart(mine),
    attacked: attacks(other) || apart(other),
    tie: apart(other) || (!apart(mine) && tieGoes(s, mine.camp, other.camp)),
    sharp: count(mine, 'sharp').length,
    sharpAgainst: count(other, 'sharp').length,
  };
  const biting = withCriticalsOf(
    spreadOf(against.filter(isWalkers)),
    apart(other) ? spreadOf([]) : spreadOf(against.filter((die) => !isWalkers(die))),
  );
  const guardOf = (dice: readonly Die[]): Spread => spreadOf(dice.filter((die) => !isWalkers(die)));
  const turned = { ...terms, attacked: terms.attacks, tie: !terms.tie, sharpAgainst: terms.sharp };
  const plainly =
    (befalls: Befallen): Befalls =>
    (wounds, criticals) =>
      befalls(wounds, wounds, criticals);
  return {
    pool,
    against,
    tie: terms.tie,
    odds: meleeOdds(own, theirs, terms),
    loses: (befalls) =>
      !apart(mine)
        ? lossOdds(own, theirs, terms, plainly(befalls))
        : attacks(other)
          ? guardOdds(theirs, own, guardOf(pool), terms.sharpAgainst, befalls)
          : 0,
    bites: (befalls) => lossOdds(own, biting, terms, befalls),
    beats: (befalls) =>
      !apart(other)
        ? lossOdds(theirs, own, turned, plainly(befalls))
        : attacks(mine)
          ? guardOdds(own, theirs, guardOf(against), terms.sharp, befalls)
          : 0,
  };
}

/** A prone model that stands alone on the losing side is removed, however narrow the defeat (AW-PRONE05). */
const isAlone = ({ camp }: Stance): boolean => {
  const [only, ...more] = everybody(camp);
  return more.length === 0 && only.prone;
};

type Ends = Pick<FightPlan, 'harms' | 'removes' | 'kills' | 'hurt' | 'dies' | 'mustDie' | 'bitten'>;

function ends(s: War, mine: Stance, other: Stance, { odds, bites, loses, beats }: Bout): Ends {
  const crushes = isAlone(other) && attacks(mine);
  const { people, walkers } = other.camp;
  const standing = walkers.filter(({ prone }) => !prone).length;
  const clubbed = people.length === 0 ? (odds.win - odds.deals) * clubs(s, mine, standing) : 0;
  const crushed = isAlone(mine) && attacks(other);
  const lost = 1 - odds.win;
  return {
    harms: crushes ? odds.win : odds.deals + (attacks(mine) ? clubbed : 0),
    removes: people.length > 0 ? 0 : crushes ? odds.win : odds.dealsCritical,
    kills: people.length === 0 ? 0 : crushes ? odds.win : beats(mayKill(s, other.camp)),
    hurt: crushed ? lost : loses((_, most) => most > 0),
    dies: crushed ? lost : loses(mayKill(s, mine.camp)),
    mustDie: crushed ? lost : loses(mustKill(s, mine.camp)),
    bitten: bitten(s, mine, bites),
  };
}

/** How many criticals of an attack somebody may ignore. */
const spared = (s: War, person: Person): number => (hasMoment(s, person, 'ignoresCritical') ? 1 : 0);

/** Whether the winner can give so much to one that they die: all they may take, and a critical (AW-MELEE24, AW-PRONE06). */
const mayKill =
  (s: War, { people }: Camp): Befallen =>
  (wounds, most, criticals) =>
    most > 0 &&
    people.some((person) => {
      if (person.prone) return true;
      // Whoever is given every wound faces all criticals, beside others it is one (AW-MELEE33).
      const faced = most < wounds ? Math.min(1, criticals) : criticals;
      return most + (faced > spared(s, person) ? 1 : 0) >= person.health;
    });

/** Whether somebody dies however the winner gives it: nobody else can take what is left over. */
const mustKill =
  (s: War, { people, walkers }: Camp): Befallen =>
  (wounds, most, criticals) => {
    if (walkers.length > 0 || most < wounds || wounds === 0) return false;
    const standing = people.filter(({ prone }) => !prone);
    return groupsOf(standing).every((struck) => {
      const alone = struck.length === 1;
      const placed = Math.min(criticals, struck.length);
      const helmets = struck.filter((person) => spared(s, person) > 0).length;
      const lost = alone ? (criticals > helmets ? 1 : 0) : Math.max(0, placed - helmets);
      // Criticals go to those who can bear them best.
      const strong = [...struck].sort((a, b) => b.health - a.health);
      const room = strong.map(({ health }, i) => health - 1 - (i < lost ? 1 : 0));
      return room.some((n) => n < 1) || room.reduce((sum, n) => sum + n, 0) < wounds || wounds < struck.length;
    });
  };

/** All groups of some of these. */
function groupsOf<T>(list: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const one of list) groups.push(...groups.map((group) => [...group, one]), [one]);
  return groups;
}

/** How likely it is that Bludgeons lay at least one of so many down (AW-KEY16). */
function clubs(s: War, stance: Stance, enemies: number): number {
  let none = 1;
  for (const person of count(stance, 'bludgeon'))
    for (let i = 0; i < enemies; i++) none *= hasMoment(s, person, 'bludgeonsAgain') ? 1 / 4 : 1 / 2;
  return 1 - none;
}

/** A wound by a Walker's critical; whoever dies of it, was bitten before or lies alone is not bitten (AW-BITE01 to AW-BITE06). */
function bitten(s: War, { camp: { people, walkers } }: Stance, bites: Bout['bites']): number {
  const alone = people.length + walkers.length === 1;
  const open = people.filter((person) => !person.bitten && !person.prone);
  const chance = bites(
    (wounds, criticals) =>
      wounds > 0 && open.some((person) => criticals > spared(s, person) && (alone ? wounds : 1) + 1 < person.health),
  );
  return chance * (open.every((person) => hasMoment(s, person, 'escapesBite')) ? 1 / 2 : 1);
}

/** The choice an option of a stance question is: `attack.hand-1`, `attack`, `defend`. */
export function stanceOf(s: War, star: Star, side: Side, option: string): FightPlan | null {
  const [what, way] = option.split('.');
  if (what !== 'attack') return fightOf(s, star, side, null);
  const [first] = inFight(s, star, side);
  if (way !== undefined && first !== undefined) return fightOf(s, star, side, { [first.id]: way });
  return fightOf(s, star, side, armed(s, star, side) ?? {});
}

/** The melees there would be now, where the brawls fall apart in one way only; `open` counts those where they do not. */
export function fightsNow(s: War): { readonly stars: readonly Star[]; readonly open: number } {
  const stars: Star[] = [];
  let open = 0;
  for (const brawl of brawlsOf(mandatory(s))) {
    const splits = splitsOf(brawl);
    if (splits.length === 1) stars.push(...splits[0]);
    else open++;
  }
  return { stars, open };
}
