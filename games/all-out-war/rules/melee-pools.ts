/** Dice of a melee, each with its reason (AW-MELEE18, AW-OUT, AW-BARR04, AW-PANIC10, AW-KEY). Pure. */
import type { Colour } from '../content/dice.ts';
import { mayAttack, weaponsOf } from './camps.ts';
import { itemOf, slotNamed } from './cards.ts';
import { type Die, dice } from './dice.ts';
import { barricadeBetween, edgeBetween } from './edges.ts';
import { type Fight, moment } from './moments.ts';
import { type Model, nameOf, type Person, survivorOf, type Walker, type War } from './state.ts';

/** What a Survivor fights with: a hand's name, or bare hands. */
export type With = Readonly<Record<string, string>>;

/** The card somebody Attacks with; -1 for bare hands. */
export const weaponIn = (person: Person, weapons: With): number => {
  const name = weapons[person.id] ?? 'bare';
  return name === 'bare' ? -1 : person.slots[slotNamed(person, name)];
};

/** What an Attack knows of those it is made against. */
const fightAgainst = (enemies: readonly Model[]): Fight => ({
  walkersOnly: enemies.every((enemy) => 'number' in enemy),
  weakened: enemies.some((enemy) => !('number' in enemy) && enemy.health < survivorOf(enemy).health),
});

/** Melee dice, the weapon, Berserk!, abilities; whoever cannot Attack adds none (AW-GUN07, AW-MELEE15-R, AW-PRONE10). */
export function attackDice(s: War, person: Person, weapons: With, enemies: readonly Model[]): Die[] {
  if (attackWays(person, enemies).length === 0) return [];
  const { id } = person;
  const survivor = survivorOf(person);
  const fight = fightAgainst(enemies);
  const pool = dice(survivor.melee, id, 'melee', 'AW-MELEE18');
  pool.push(...weaponDice(person, weaponIn(person, weapons), fight));
  if (person.berserk) pool.push(...dice(['red'], id, 'berserk', 'AW-PANIC10'));
  for (const { id: why, value, rule } of moment(s, person, 'attackDice'))
    pool.push(...dice(value(fight), id, why, rule));
  return pool;
}

/** What a weapon adds (AW-MELEE18, AW-ROLE01, AW-CONT03). */
function weaponDice(person: Person, card: number, { walkersOnly }: Fight): Die[] {
  if (card < 0) return [];
  const item = itemOf(card);
  const added = item.does === 'walkersOnly' && !walkersOnly ? [] : dice(item.dice, person.id, item.id, 'AW-MELEE18');
  const stronger = item.does === 'bruisersAddRed' && survivorOf(person).role === 'bruiser';
  return stronger ? [...added, ...dice(['red'], person.id, item.id, 'AW-ROLE01')] : added;
}

/** With what somebody may Attack these enemies now; without Melee dice only with a weapon that adds some (AW-MELEE15). */
export function attackWays(person: Person, enemies: readonly Model[]): string[] {
  if (!mayAttack(person)) return [];
  const ways = weaponsOf(person);
  if (survivorOf(person).melee.length > 0) return ways;
  const fight = fightAgainst(enemies);
  return ways.filter((way) => weaponDice(person, weaponIn(person, { [person.id]: way }), fight).length > 0);
}

/** Defense dice, Armor, and the barricade or edge one stands behind (AW-MELEE18, AW-BARR04, AW-BARR05, AW-ELEV13). */
export function defenseDice(s: War, person: Person, enemies: readonly Model[], weapons: With): Die[] {
  const { id } = person;
  const pool = dice(survivorOf(person).defense, id, 'defense', 'AW-MELEE18');
  for (const { id: why, value } of moment(s, person, 'meleeDefense'))
    pool.push(...dice([value], id, why, 'AW-MELEE18'));
  const bonus = barricadeDie(s, person, enemies, weapons);
  return bonus === null ? pool : [...pool, bonus];
}

/** A die for standing behind something that lies between oneself and every enemy of the melee. */
function barricadeDie(s: War, person: Person, enemies: readonly Model[], weapons: With): Die | null {
  const piercing = enemies.some(
    (enemy) =>
      !('number' in enemy) &&
      weaponIn(enemy, weapons) >= 0 &&
      itemOf(weaponIn(enemy, weapons)).does === 'noBarricadeBonus',
  );
  if (piercing || person.prone || enemies.length === 0) return null;
  const behind = (enemy: Model): boolean =>
    barricadeBetween(s, person, enemy) !== null || edgeBetween(s, person, enemy) === person;
  if (!enemies.every(behind)) return null;
  const colour: Colour = moment(s, person, 'barricade')[0]?.value ?? 'red';
  return { colour, of: person.id, why: 'barricade', rule: 'AW-BARR04' };
}

/** The limit of dice of one Walker (AW-OUT01-R). */
const MOST_EACH = 5;

/** Walkers' dice: more for each further one against one group, one each beside rivals (AW-OUT01, AW-OUT02, AW-MULT01). */
export function walkerDice(s: War, walkers: readonly Walker[], enemies: readonly Person[], multiple: boolean): Die[] {
  const up = walkers.filter(({ prone }) => !prone);
  const grows = !multiple && !enemies.some(({ level }) => level > 0);
  const pool = up.flatMap((walker, i) => {
    const count = grows ? Math.min(i + 1, MOST_EACH) : 1;
    return dice(
      new Array<Colour>(count).fill('red'),
      nameOf(walker),
      i === 0 ? 'walker' : 'outnumbering',
      grows ? 'AW-OUT01' : 'AW-MULT01',
    );
  });
  if (up.length > 0 && s.frenzy > 0 && up.length >= s.frenzy)
    pool.push(...dice(['red'], nameOf(up[0]), 'feedingFrenzy', 'AW-CONT05'));
  return pool;
}

/** Prone Walkers only Defend (AW-PRONE04). */
export const proneWalkerDice = (walkers: readonly Walker[]): Die[] =>
  walkers.filter(({ prone }) => prone).flatMap((walker) => dice(['red'], nameOf(walker), 'walker', 'AW-DATA03'));
