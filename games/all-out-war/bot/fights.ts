/** What a fight may come to for somebody, with the rules' own dice. */
import { weaponsOf } from '../rules/camps.ts';
import { attackDice, defenseDice, walkerDice } from '../rules/melee-pools.ts';
import { type MeleeOdds, meleeOdds, spreadOf } from '../rules/odds.ts';
import type { Model, Person, Walker, War } from '../rules/state.ts';
import { biteCost, woundCost } from './lives.ts';
import { WEIGHTS } from './weights.ts';

/** Walkers that stand nowhere, to count the dice of so many. */
const dummies = (count: number): Walker[] =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, x: 0, y: 0, level: 0, prone: false, moved: false }));

/** What a way to fight is worth: harm done less harm taken. */
export interface Fight {
  readonly way: string;
  readonly win: number;
  readonly worth: number;
}

/** What Walkers do to somebody, by the chances of a melee. */
export function sufferedFrom(s: War, person: Person, { taken, takesCritical, takes }: MeleeOdds): number {
  const extra = takes > 0 ? takesCritical / takes : 0;
  const wounds = taken.reduce(
    (sum, p, n) =>
      n === 0 ? sum : sum + p * ((1 - extra) * woundCost(s, person, n) + extra * woundCost(s, person, n + 1)),
    0,
  );
  return wounds + takesCritical * biteCost(s, person);
}

/** What somebody does to so many Walkers. */
function done({ deals, dealsCritical, dealt }: MeleeOdds, count: number): number {
  const felled = dealt.reduce((sum, p, n) => sum + p * Math.min(n, count), 0);
  const share = deals > 0 ? Math.min(1, dealsCritical / deals) : 0;
  const gone = Math.min(dealsCritical, felled * share);
  return (felled - gone) * WEIGHTS.fell + gone * WEIGHTS.remove;
}

/** All ways of somebody to fight so many Walkers at once. */
export function waysAgainst(s: War, person: Person, count: number): Fight[] {
  const walkers = dummies(count);
  const dead = spreadOf(walkerDice(s, walkers, [person], false));
  const ways: Fight[] = [];
  const add = (way: string, own: ReturnType<typeof spreadOf>, attacks: boolean): void => {
    const odds = meleeOdds(own, dead, { attacks, attacked: true, tie: true });
    ways.push({ way, win: odds.win, worth: (attacks ? done(odds, count) : 0) - sufferedFrom(s, person, odds) });
  };
  if (!person.prone && !person.attacked && !person.shot)
    for (const way of weaponsOf(person)) add(way, spreadOf(attackDice(s, person, { [person.id]: way }, walkers)), true);
  add('defend', spreadOf(defenseDice(s, person, [], {})), false);
  return ways;
}

const best = (ways: readonly Fight[]): Fight => ways.reduce((a, b) => (b.worth > a.worth ? b : a));

/** Fights against Walkers by who fights and how many of them: the same for every place of a plan. */
export class Fights {
  private readonly known = new Map<string, Fight>();
  /** By the same Survivor, whose fights are known without naming it. */
  private readonly same = new WeakMap<Person, Fight[]>();
  private readonly s: War;

  constructor(s: War) {
    this.s = s;
  }

  /** The best that somebody can make of so many Walkers. */
  against(person: Person, count: number): Fight {
    let list = this.same.get(person);
    if (list === undefined) {
      list = [];
      this.same.set(person, list);
    }
    list[count] ??= this.alike(person, count);
    return list[count];
  }

  private alike(person: Person, count: number): Fight {
    const key = `${person.id} ${person.health} ${person.counters.length} ${person.prone} ${person.bitten} ${count}`;
    let fight = this.known.get(key);
    if (fight === undefined) {
      fight = best(waysAgainst(this.s, person, count));
      this.known.set(key, fight);
    }
    return fight;
  }

  /** What somebody loses in a fight with a rival that Attacks. */
  lossTo(person: Person, rival: Person): number {
    const key = `${person.id} ${person.health} ${person.counters.length} ${person.prone} ${rival.id} ${rival.prone}`;
    const known = this.known.get(key);
    if (known !== undefined) return -known.worth;
    const { s } = this;
    const theirs = strongest(s, rival, person);
    const own = strongest(s, person, rival);
    const tie = person.side === s.initiative;
    const odds =
      theirs === null ? null : meleeOdds(own ?? defense(s, person), theirs, { attacks: true, attacked: true, tie });
    const loss =
      odds === null
        ? 0
        : person.prone
          ? (1 - odds.win) * woundCost(s, person, 9)
          : sufferedFrom(s, person, odds) - odds.takesCritical * biteCost(s, person);
    this.known.set(key, { way: '', win: 0, worth: -loss });
    return loss;
  }
}

const defense = (s: War, person: Person): ReturnType<typeof spreadOf> => spreadOf(defenseDice(s, person, [], {}));

/** The largest Attack of somebody on somebody; null where there is none. */
function strongest(s: War, person: Person, enemy: Model): ReturnType<typeof spreadOf> | null {
  if (person.prone || person.attacked || person.shot) return null;
  let found: ReturnType<typeof spreadOf> | null = null;
  let most = 0;
  for (const way of weaponsOf(person)) {
    const pool = attackDice(s, person, { [person.id]: way }, [enemy]);
    const size = pool.reduce((sum, { colour }) => sum + (colour === 'red' ? 5 : colour === 'white' ? 7 : 11), 0);
    if (size > most) {
      most = size;
      found = spreadOf(pool);
    }
  }
  return found;
}
