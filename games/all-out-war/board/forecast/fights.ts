/** Melees before their dice: the pools of a choice, and how it may end (AW-MELEE12 to AW-MELEE24). */
import { type Camp, campsOf, type Fighters, fightersOf, helpedIn, mayAttack, weaponsOf } from '../../rules/camps.ts';
import type { Die } from '../../rules/dice.ts';
import { mandatory } from '../../rules/edges.ts';
import { campDice, type Stance, tieGoes } from '../../rules/melee.ts';
import { type MeleeOdds, meleeOdds, spreadOf } from '../../rules/odds.ts';
import { brawlsOf, type Star, splitsOf } from '../../rules/split.ts';
import type { Person, Side, War } from '../../rules/state.ts';

export interface FightPlan {
  readonly star: Star;
  /** Survivors of the side that chooses, and everybody else of the melee, by name. */
  readonly own: readonly string[];
  readonly enemies: readonly string[];
  readonly attacks: boolean;
  readonly pool: readonly Die[];
  readonly other: readonly Die[];
  readonly odds: MeleeOdds;
  /** The loser is a lone Walker: it is laid down, and removed with a critical or if it is prone. */
  readonly walker: boolean;
}

const namesOf = ({ people, walkers }: Camp): string[] => [
  ...people.map(({ id }) => id),
  ...walkers.map(({ number }) => `walker-${number}`),
];

/** Those of a side in a melee. */
export const inFight = (s: War, star: Star, side: Side): Person[] =>
  fightersOf(s, star).people.filter((person) => person.side === side);

/** One choice of a side: with what each Attacks, or null for Defend. What a rival does is not known: it Attacks if it can. */
export function fightOf(
  s: War,
  star: Star,
  side: Side,
  weapons: Readonly<Record<string, string>> | null,
): FightPlan | null {
  const fighters: Fighters = fightersOf(s, star);
  const helped = helpedIn(s, star, fighters);
  const camps = campsOf(fighters, helped);
  const at = camps.findIndex(({ people }) => people.some((person) => person.side === side));
  if (at < 0) return null;
  const [mine, theirs] = at === 0 ? camps : [camps[1], camps[0]];
  const stance: Stance = { camp: mine, attacking: weapons === null ? [] : [side], weapons: weapons ?? {} };
  const rivals = theirs.people.filter(mayAttack);
  const against: Stance = {
    camp: theirs,
    attacking: [...new Set(rivals.map((rival) => rival.side))],
    weapons: Object.fromEntries(rivals.map((rival) => [rival.id, weaponsOf(rival)[0]])),
  };
  const pool = campDice(s, stance, theirs, fighters);
  const other = campDice(s, against, mine, fighters);
  const up = ({ walkers }: Camp): boolean => walkers.some(({ prone }) => !prone);
  return {
    star,
    own: namesOf(mine),
    enemies: namesOf(theirs),
    attacks: weapons !== null,
    pool,
    other,
    odds: meleeOdds(spreadOf(pool), spreadOf(other), {
      attacks: weapons !== null || up(mine),
      attacked: against.attacking.length > 0 || up(theirs),
      tie: tieGoes(s, mine, theirs),
    }),
    walker: theirs.people.length === 0,
  };
}

/** With the first weapon of everybody who can Attack; null where nobody can. */
export function armed(people: readonly Person[]): Readonly<Record<string, string>> | null {
  const able = people.filter(mayAttack);
  return able.length === 0 ? null : Object.fromEntries(able.map((one) => [one.id, weaponsOf(one)[0]]));
}

/** The choice an option of a stance question is: `attack.hand-1`, `attack`, `defend`. */
export function stanceOf(s: War, star: Star, side: Side, option: string): FightPlan | null {
  const people = inFight(s, star, side);
  const [what, way] = option.split('.');
  if (what !== 'attack') return fightOf(s, star, side, null);
  const [first] = people;
  if (way !== undefined && first !== undefined) return fightOf(s, star, side, { [first.id]: way });
  return fightOf(s, star, side, armed(people) ?? {});
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
