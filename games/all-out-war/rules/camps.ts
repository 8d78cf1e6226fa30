/** The two camps of a melee, and what each may do (AW-MELEE12 to AW-MELEE19, AW-MULT01 to AW-MULT09, AW-PRONE04). */
import { FREE, isBroken, isCard, itemOf, slotName } from './cards.ts';
import { mustFight } from './edges.ts';
import { areEnemies, inContact } from './near.ts';
import type { Star } from './split.ts';
import { isWalker, modelNamed, type Person, type Side, survivorOf, type Walker, type War } from './state.ts';

/** One camp: Survivors of a group, of both where they stand together against a Walker, and Walkers on its side. */
export interface Camp {
  readonly people: readonly Person[];
  readonly walkers: readonly Walker[];
}

/** A melee as it stands: everybody in it, and how they fall into camps. */
export interface Fighters {
  readonly people: readonly Person[];
  readonly walkers: readonly Walker[];
  /** Survivors of both groups and Walkers (AW-MULT01); outnumbering does not apply (AW-OUT02). */
  readonly multiple: boolean;
  /** Both groups against a Walker between them (AW-MULT09). */
  readonly joined: boolean;
  /** For each Walker the groups of those it fights here, or that attack it where it lies. */
  readonly reached: readonly (readonly Side[])[];
}

export function fightersOf(s: War, { centre, leaves }: Star): Fighters {
  const members = [centre, ...leaves].flatMap((name) => modelNamed(s, name) ?? []);
  const walkers = members.filter(isWalker).sort((a, b) => a.number - b.number);
  const people = s.people.filter((person) => members.includes(person));
  const both = new Set(people.map(({ side }) => side)).size === 2;
  const joined = both && centre.startsWith('walker-') && !rivalsTouch(people);
  const meets = (walker: Walker, person: Person): boolean =>
    mustFight(s, walker, person) || (walker.prone && inContact(walker, person));
  const reached = walkers.map((walker) => [
    ...new Set(people.filter((person) => meets(walker, person)).map(({ side }) => side)),
  ]);
  return { people, walkers, multiple: both && walkers.length > 0 && !joined, joined, reached };
}

const rivalsTouch = (people: readonly Person[]): boolean =>
  people.some((a) => people.some((b) => areEnemies(a, b) && inContact(a, b)));

/** Which group gets the Walkers' dice; null where the Ini player decides (AW-MULT02 to AW-MULT04). */
export function walkersSide({ reached }: Fighters): Side | null {
  for (const groups of reached) if (groups.length === 1) return 1 - groups[0];
  return null;
}

/** The same for a melee as far as it has got: decided, where it is the one under way. */
export function helpedIn(s: War, { centre }: Star, fighters: Fighters): Side | null {
  if (!fighters.multiple) return null;
  return walkersSide(fighters) ?? (s.brawl?.now?.centre === centre ? s.brawl.helped : null);
}

/** The camps; `helped` is the group with the Walkers' dice in a multiple melee. */
export function campsOf({ people, walkers, multiple, joined }: Fighters, helped: Side | null): readonly [Camp, Camp] {
  if (walkers.length === 0) {
    const [first] = people;
    return [
      { people: people.filter(({ side }) => side === first.side), walkers: [] },
      { people: people.filter(({ side }) => side !== first.side), walkers: [] },
    ];
  }
  if (!multiple || joined)
    return [
      { people, walkers: [] },
      { people: [], walkers },
    ];
  return [
    { people: people.filter(({ side }) => side !== helped), walkers: [] },
    { people: people.filter(({ side }) => side === helped), walkers },
  ];
}

/** Whether a camp has Walkers that Attack: the prone only Defend (AW-MELEE14, AW-PRONE04). */
export const hasAttackers = ({ walkers }: Camp): boolean => walkers.some(({ prone }) => !prone);

/** A Survivor's ways to Attack: Melee Weapons in hand that work, and bare hands if it has Melee dice (AW-MELEE15, AW-MELEE19). */
export function weaponsOf(person: Person): string[] {
  const ways: string[] = [];
  for (let slot = 0; slot < 2; slot++) {
    const card = person.slots[slot];
    if (isCard(card) && card !== FREE && itemOf(card).type === 'melee' && !isBroken(card))
      ways.push(slotName(person, slot));
  }
  if (survivorOf(person).melee.length > 0) ways.push('bare');
  return ways;
}

/** Whether somebody may Attack in melee now (AW-MELEE15, AW-MELEE16, AW-GUN07, AW-PRONE04). */
export const mayAttack = (person: Person): boolean =>
  !person.prone && !person.attacked && !person.shot && weaponsOf(person).length > 0;
