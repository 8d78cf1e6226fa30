/** One melee from its declarations to its loud weapons (3.23 to 3.25, AW-MELEE28). */
import type { Rules } from '@shamble/kernel';
import type { Loudness } from '../content/items.ts';
import { choose, chooseOf, offer, split } from './ask.ts';
import { type Camp, campsOf, type Fighters, fightersOf, hasAttackers, helpedIn, walkersSide } from './camps.ts';
import { has, isBroken, isCard, itemOf, slotNamed } from './cards.ts';
import { criticals, type Die, labelOf, type RolledDie, rollAction, rollAgain, rollPool, successes } from './dice.ts';
import { die, layDown, removeWalker, woundPerson } from './harm.ts';
import { loudnessOf } from './loud.ts';
import {
  attackDice,
  attackWays,
  defenseDice,
  proneWalkerDice,
  type With,
  walkerDice,
  weaponIn,
} from './melee-pools.ts';
import { hasMoment, moment } from './moments.ts';
import { pushLosers } from './pushes.ts';
import { breakOrNot, ignored, tellRoll } from './shoot.ts';
import type { Star } from './split.ts';
import {
  type G,
  ini,
  isPlaying,
  isWalker,
  type Model,
  nameOf,
  type Person,
  rivalOf,
  type Side,
  seatOf,
  sides,
  type War,
} from './state.ts';
import { cardsOf, named } from './words.ts';

const WALKERS_JOIN = { id: 'walkers-join', rules: ['AW-MULT03', 'AW-MULT04'] };
const STANCE = { id: 'stance', rules: ['AW-MELEE12', 'AW-MELEE13', 'AW-MELEE16'] };
const WEAPON = { id: 'melee-weapon', rules: ['AW-MELEE19'] };
const DUAL = { id: 'dual-wield', rules: ['AW-KEY07'] };
const WOUNDS = { id: 'share-wounds', rules: ['AW-MELEE25', 'AW-MELEE25-R', 'AW-MELEE33'] };
const CRITICAL = { id: 'place-critical', rules: ['AW-MELEE24', 'AW-MELEE33'] };
const STUNNED = { id: 'stunned', rules: ['AW-KEY18'] };

/** What a camp brings: who in it Attacks, its dice, and whether it can wound. */
export interface Stance {
  readonly camp: Camp;
  /** Groups of the camp that Attack. */
  readonly attacking: readonly Side[];
  readonly weapons: With;
}

/** A rolled camp. */
interface Result extends Stance {
  readonly dice: readonly RolledDie[];
  readonly total: number;
  readonly attacks: boolean;
}

/** All models of a camp. */
export const everybody = ({ people, walkers }: Camp): Model[] => [...walkers, ...people];

/** A weapon that was loud in a melee. */
export interface Loud {
  readonly person: Person;
  readonly loud: Loudness;
}

/** Fights a melee out; what was loud in it is heard after it (AW-MELEE29). */
export function* fight(g: G, star: Star): Rules<Loud[]> {
  const s = g.state;
  const fighters = fightersOf(s, star);
  if (s.brawl !== null && fighters.multiple && walkersSide(fighters) === null)
    s.brawl.helped = yield* askWalkersSide(g, fighters);
  const helped = helpedIn(s, star, fighters);
  const camps = campsOf(fighters, helped);
  g.emit({
    type: 'melee',
    ours: everybody(camps[0]).map(nameOf),
    theirs: everybody(camps[1]).map(nameOf),
    rules: ['AW-MELEE04', ...(fighters.multiple ? ['AW-MULT01'] : [])],
  });
  const stances = yield* takeStances(g, camps, fighters, helped);
  if (stances.every((stance) => !attacks(stance))) {
    g.emit({ type: 'all-defend', rules: ['AW-MELEE17'] });
    return [];
  }
  return yield* decide(g, stances, fighters, helped);
}

function* askWalkersSide(g: G, { people, walkers }: Fighters): Rules<Side> {
  const s = g.state;
  const options = [...new Set(people.map(({ side }) => side))];
  return yield* chooseOf(g, ini(s), WALKERS_JOIN, options, (side) => `side-${side + 1}`, {
    walkers: walkers.map(named),
  });
}

/** Whether a camp Attacks with anybody: Survivors who declared it, or standing Walkers (AW-MELEE14). */
export const attacks = ({ camp, attacking }: Stance): boolean => attacking.length > 0 || hasAttackers(camp);

/** Attack or Defend for each group, the Ini player's first, and then the weapons (AW-MELEE12, D36, D37). */
function* takeStances(
  g: G,
  camps: readonly [Camp, Camp],
  { multiple }: Fighters,
  helped: Side | null,
): Rules<[Stance, Stance]> {
  const s = g.state;
  const attacking = new Set<Side>();
  const weapons: Record<string, string> = {};
  for (const side of sides(s)) {
    const at = camps.findIndex((camp) => camp.people.some((person) => person.side === side));
    if (at < 0) continue;
    const people = camps[at].people.filter((person) => person.side === side);
    // With the Walkers' dice a group can only Attack, unless it is forced to Defend (AW-MULT05, AW-MULT06).
    const mustAttack = multiple && side === helped && hasAttackers(camps[at]);
    const attack = yield* declare(g, people, everybody(camps[1 - at]), mustAttack, weapons);
    if (attack) attacking.add(side);
    if (s.brawl) s.brawl.stances = [...(s.brawl.stances ?? []), { side, attack }];
  }
  const stance = (camp: Camp): Stance => ({
    camp,
    attacking: [...attacking].filter((side) => camp.people.some((person) => person.side === side)),
    weapons,
  });
  return [stance(camps[0]), stance(camps[1])];
}

/** One group's declaration; it may Attack if one of its models can (AW-MELEE15-R). A lone Survivor says stance and weapon at once. */
function* declare(
  g: G,
  people: readonly Person[],
  enemies: readonly Model[],
  mustAttack: boolean,
  weapons: Record<string, string>,
): Rules<boolean> {
  const able = people.filter((person) => attackWays(person, enemies).length > 0);
  const [first] = people;
  if (able.length === 0) return tellStance(g, people, false, barredBy(people));
  if (people.length === 1) {
    const options = [...attackWays(first, enemies).map((way) => `attack.${way}`), ...(mustAttack ? [] : ['defend'])];
    const answer = yield* choose(g, first.owner, STANCE, options, { survivor: named(first), ...cardsOf(first) });
    if (answer === 'defend') return tellStance(g, people, false);
    arm(g, weapons, first, answer.slice('attack.'.length));
    return tellStance(g, people, true);
  }
  const answer = mustAttack
    ? 'attack'
    : yield* choose(g, first.owner, STANCE, ['attack', 'defend'], { survivor: people.map(named) });
  if (answer === 'defend') return tellStance(g, people, false);
  for (const person of able) {
    const params = { survivor: named(person), ...cardsOf(person) };
    arm(g, weapons, person, yield* choose(g, person.owner, WEAPON, attackWays(person, enemies), params));
  }
  return tellStance(g, people, true);
}

/** What somebody fights with is known to all at once. */
function arm(g: G, weapons: Record<string, string>, { id }: Person, way: string): void {
  weapons[id] = way;
  if (g.state.brawl) g.state.brawl.weapons = [...(g.state.brawl.weapons ?? []), [id, way]];
}

/** What keeps all of a group from an Attack, and its rule; null where each has a reason of their own. */
const BARRED = { prone: 'AW-PRONE04', shot: 'AW-GUN07', attacked: 'AW-MELEE16' } as const;
type Barred = keyof typeof BARRED;

const barredBy = (people: readonly Person[]): Barred | null =>
  (['prone', 'shot', 'attacked'] as const).find((why) => people.every((person) => person[why])) ?? null;

function tellStance(g: G, people: readonly Person[], attack: boolean, why: Barred | null = null): boolean {
  const rules = ['AW-MELEE12', 'AW-MELEE13', ...(why === null ? [] : [BARRED[why]])];
  g.emit({ type: 'stance', people: people.map(({ id }) => id), attack, why, rules });
  return attack;
}

/** The dice of a camp; prone Walkers add theirs only where it Defends (AW-MELEE18, AW-PRONE04, AW-PRONE10). */
export function campDice(s: War, stance: Stance, other: Camp, { multiple }: Fighters): Die[] {
  const { camp, attacking, weapons } = stance;
  const enemies = everybody(other);
  const people = camp.people.flatMap((person) =>
    attacking.includes(person.side)
      ? attackDice(s, person, weapons, enemies)
      : defenseDice(s, person, enemies, weapons),
  );
  const lying = attacks(stance) ? [] : proneWalkerDice(camp.walkers);
  return [...people, ...walkerDice(s, camp.walkers, other.people, multiple), ...lying];
}

/** Both camps roll, then own dice are rolled again, then they are compared (AW-DICE05). */
function* decide(g: G, [a, b]: [Stance, Stance], fighters: Fighters, helped: Side | null): Rules<Loud[]> {
  const s = g.state;
  const first = rollCamp(g, a, b.camp, fighters);
  const second = rollCamp(g, b, a.camp, fighters);
  const [one, other] = yield* rollOwnAgain(g, [first, second]);
  for (const stance of [a, b]) for (const person of attackersOf(stance)) person.attacked = true;
  // A group beside its Walkers that can only Defend: the Walkers alone are compared (AW-MULT06).
  const apart = helped !== null && other.attacking.length === 0 && hasAttackers(other.camp);
  const walkers = other.dice.filter(({ of }) => of.startsWith('walker-'));
  const alone = apart ? { ...other, dice: walkers, total: successes(walkers), attacks: true } : other;
  const won = apart ? one.total >= alone.total : wins(s, one, alone);
  const [winner, loser] = won ? [one, alone] : [alone, one];
  g.emit({
    type: 'melee-won',
    winners: everybody(winner.camp).map(nameOf),
    losers: everybody(loser.camp).map(nameOf),
    by: winner.total - loser.total,
    tie: winner.total === loser.total,
    rules: winner.total === loser.total ? ['AW-MELEE20', 'AW-MELEE21'] : ['AW-MELEE20'],
  });
  const guarded =
    apart && won ? { people: other.camp.people, most: Math.max(0, one.total - (other.total - alone.total)) } : null;
  return yield* afterwards(g, winner, loser, guarded);
}

function rollCamp(g: G, stance: Stance, other: Camp, fighters: Fighters): Result {
  const name = attacks(stance) ? 'attack' : 'defense';
  const dice = rollPool(g, name, campDice(g.state, stance, other, fighters));
  tellRoll(g, name, everybody(stance.camp).map(nameOf).join('+'), dice);
  return resultOf(stance, dice);
}

const resultOf = (stance: Stance, dice: readonly RolledDie[]): Result => ({
  ...stance,
  dice,
  total: successes(dice),
  attacks: attacks(stance),
});

/** Everybody knows both rolls; the Ini player's group decides first (AW-DICE05, AW-TURN02). */
function* rollOwnAgain(g: G, results: readonly [Result, Result]): Rules<[Result, Result]> {
  const after: [Result, Result] = [...results];
  for (const side of sides(g.state))
    for (const [i, { camp, attacking, weapons }] of results.entries())
      if (attacking.includes(side))
        for (const person of camp.people.filter((one) => one.side === side))
          after[i] = resultOf(results[i], yield* dualWield(g, person, weapons, after[i].dice));
  return after;
}

/** With two Dual Wield weapons in hand one of the own dice may be rolled again (AW-KEY07). */
function* dualWield(g: G, person: Person, weapons: With, dice: readonly RolledDie[]): Rules<readonly RolledDie[]> {
  const used = weaponIn(person, weapons);
  const pair = person.slots.slice(0, 2).filter((card) => isCard(card) && has(card, 'dualWield') && !isBroken(card));
  if (used < 0 || !has(used, 'dualWield') || pair.length < 2) return dice;
  const ids = dice.flatMap((die, i) =>
    die.of === person.id && !die.again ? [`${i + 1}.${die.colour}.${labelOf(die)}`] : [],
  );
  const answer = yield* offer(g, person.owner, DUAL, ids, 'keep', {
    survivor: named(person),
    rolled: successes(dice),
  });
  if (answer === null) return dice;
  const at = Number(answer.split('.')[0]) - 1;
  const die = rollAgain(g, 'again', dice[at]);
  g.emit({
    type: 'rolled-again',
    survivor: person.id,
    by: 'dualWield',
    colour: die.colour,
    face: labelOf(die),
    rules: ['AW-KEY07', 'AW-DICE06'],
  });
  return dice.with(at, die);
}

/** The higher total (AW-MELEE20). */
const wins = (s: War, one: Result, other: Result): boolean =>
  one.total === other.total ? tieGoes(s, one.camp, other.camp) : one.total > other.total;

/** Ties go to Survivors against Walkers, to Brawlers, to the Ini player's side (AW-MELEE21). */
export function tieGoes(s: War, one: Camp, other: Camp): boolean {
  if (one.people.length === 0 || other.people.length === 0) return one.people.length > 0;
  const brawler = ({ people }: Camp): boolean => people.some((person) => hasMoment(s, person, 'winsTies'));
  if (brawler(one) !== brawler(other)) return brawler(one);
  return one.people.some(({ side }) => side === s.initiative);
}

/** Who decides for a winning camp: its owner, for Walkers the opponent of the losers or the Ini player (AW-MELEE25-R, AW-PUSH08). */
function deciderOf(s: War, winner: Camp, loser: Camp): number {
  const [first] = winner.people;
  if (first !== undefined) return new Set(winner.people.map(({ side }) => side)).size > 1 ? ini(s) : first.owner;
  const beaten = new Set(loser.people.map(({ side }) => side));
  return beaten.size === 1 ? seatOf(s, rivalOf(s, [...beaten][0])) : ini(s);
}

/** A limit of wounds for defenders beside their Walkers (AW-MULT06-R). */
interface Guarded {
  readonly people: readonly Person[];
  readonly most: number;
}

interface Wound {
  readonly model: Model;
  readonly wounds: number;
  readonly critical: boolean;
  /** By a die of a Walker's (AW-BITE04). */
  readonly bites: boolean;
}

/** Wounds, deaths, pushes, falls, bites, broken and loud weapons, in the order of AW-MELEE28. */
function* afterwards(g: G, winner: Result, loser: Result, guarded: Guarded | null): Rules<Loud[]> {
  const s = g.state;
  const seat = deciderOf(s, winner.camp, loser.camp);
  const won = winner.attacks;
  const used = [winner, loser].flatMap(usedIn);
  let wounds = won ? winner.total - loser.total : 0;
  if (won) wounds += sharpWounds(g, winner);
  const losers = everybody(loser.camp);
  const shared = wounds > 0 ? yield* shareWounds(g, seat, winner, losers, wounds, guarded) : [];
  const crushed = won ? losers.filter((model) => isCrushed(model, losers, shared)) : [];
  for (const model of crushed) crush(g, model);
  const hurt = shared.filter(({ model }) => !crushed.includes(model));
  for (const wound of hurt.filter(isFatal)) applyFatal(g, wound);
  const left = losers.filter((model) => !crushed.includes(model) && isOnTable(s, model));
  yield* pushLosers(
    g,
    winner.camp.people.length > 0 ? seat : ini(s),
    everybody(winner.camp),
    left.filter(({ prone }) => !prone),
  );
  for (const wound of hurt.filter((one) => !isFatal(one))) applyWound(g, wound);
  if (won) yield* keywordsOfWinner(g, seat, winner, left, hurt);
  return afterUse(g, used);
}

const isOnTable = (s: War, model: Model): boolean => (isWalker(model) ? s.walkers.includes(model) : isPlaying(model));

/** One roll for each Sharp weapon that Attacked (AW-KEY03, AW-KEY03-R). */
function sharpWounds(g: G, winner: Result): number {
  let more = 0;
  for (const person of attackersOf(winner)) {
    const card = weaponIn(person, winner.weapons);
    if (card < 0 || !has(card, 'sharp')) continue;
    const badge = rollAction(g, 'sharp');
    g.emit({ type: 'sharp', survivor: person.id, item: itemOf(card).id, badge, rules: ['AW-KEY03', 'AW-MELEE22'] });
    if (badge) more++;
  }
  return more;
}

/** Who in a camp Attacks. */
export const attackersOf = ({ camp, attacking, weapons }: Stance): Person[] =>
  camp.people.filter((person) => attacking.includes(person.side) && weapons[person.id] !== undefined);

/** The winner spreads wounds, then criticals, one for each enemy at most (AW-MELEE24, AW-MELEE25, AW-MELEE33). */
function* shareWounds(
  g: G,
  seat: number,
  winner: Result,
  losers: readonly Model[],
  wounds: number,
  guarded: Guarded | null,
): Rules<Wound[]> {
  const limits = losers.map((model) => (guarded?.people.some((person) => person === model) ? guarded.most : wounds));
  const total = Math.min(
    wounds,
    limits.reduce((sum, limit) => sum + limit, 0),
  );
  const open = losers.filter((_, i) => limits[i] > 0);
  if (total === 0 || open.length === 0) return [];
  const shares = yield* split(
    g,
    seat,
    WOUNDS,
    open.map(nameOf),
    total,
    guarded === null ? null : limits.filter((limit) => limit > 0),
    { wounds: total, criticals: criticals(winner.dice) },
  );
  const kept = guarded === null ? shares : yield* withinGuard(g, seat, shares, guarded, criticals(winner.dice));
  const struck = open.filter((model) => (kept[nameOf(model)] ?? 0) > 0);
  const bites = criticals(winner.dice.filter(({ of }) => of.startsWith('walker-')));
  const given = yield* placeCriticals(g, seat, struck, criticals(winner.dice), bites);
  const list: Wound[] = [];
  for (const [i, model] of struck.entries()) {
    const { rolled, biting } = given[i];
    // Who lies there is removed by a wound, whatever a Helmet does (AW-PRONE05, AW-PRONE06).
    const left = model.prone ? rolled : yield* ignored(g, model, rolled);
    const critical = left > 0;
    list.push({
      model,
      wounds: (kept[nameOf(model)] ?? 0) + (critical && !isWalker(model) ? 1 : 0),
      critical,
      // What a helmet takes away is a Walker's, if there is one.
      bites: critical && biting > rolled - left,
    });
  }
  return list;
}

type Shares = Readonly<Record<string, number>>;

/** The limit is for all Defenders together: of more, the winner says which count, and the rest are lost (AW-MULT06-R, AW-MELEE33). */
function* withinGuard(g: G, seat: number, shares: Shares, { people, most }: Guarded, rolled: number): Rules<Shares> {
  const struck = people.map(nameOf).filter((name) => (shares[name] ?? 0) > 0);
  const given = struck.map((name) => shares[name]);
  if (given.reduce((sum, n) => sum + n, 0) <= most) return shares;
  const counted = yield* split(g, seat, WOUNDS, struck, most, given, { wounds: most, criticals: rolled });
  return { ...shares, ...Object.fromEntries(struck.map((name) => [name, counted[name] ?? 0])) };
}

/** The criticals that may strike one of those who were wounded, and how many of them are Walkers'. */
interface Struck {
  readonly rolled: number;
  readonly biting: number;
}

/** One for each enemy at most, by the winner's choice; one loser alone faces them all, though only one counts (AW-MELEE24, AW-MELEE33, AW-BITE06). */
function* placeCriticals(
  g: G,
  seat: number,
  struck: readonly Model[],
  rolled: number,
  biting: number,
): Rules<readonly Struck[]> {
  if (struck.length === 1) return [{ rolled, biting }];
  const everyone = rolled >= struck.length && (biting === 0 || biting >= struck.length);
  const chosen: Model[] = everyone ? [...struck] : [];
  while (chosen.length < Math.min(rolled, struck.length)) {
    const free = struck.filter((model) => !chosen.includes(model));
    const left = Math.min(rolled, struck.length) - chosen.length;
    chosen.push(yield* chooseOf(g, seat, CRITICAL, free, nameOf, { criticals: left }));
  }
  return struck.map((model) => {
    const at = chosen.indexOf(model);
    return { rolled: at < 0 ? 0 : 1, biting: at >= 0 && at < biting ? 1 : 0 };
  });
}

/** A prone loser is removed: the only one there is, or one that was given a wound (AW-PRONE05, AW-PRONE06). */
const isCrushed = (model: Model, losers: readonly Model[], shared: readonly Wound[]): boolean =>
  model.prone && (losers.length === 1 || shared.some((wound) => wound.model === model));

function crush(g: G, model: Model): void {
  if (isWalker(model)) removeWalker(g, model, ['AW-PRONE05']);
  else die(g, model, 'finished', false);
}

/** Kills or removes (AW-MELEE32). */
const isFatal = ({ model, wounds, critical }: Wound): boolean => (isWalker(model) ? critical : wounds >= model.health);

function applyFatal(g: G, { model, wounds, critical }: Wound): void {
  if (isWalker(model)) removeWalker(g, model, ['AW-MELEE24', 'AW-CRIT04']);
  else woundPerson(g, model, wounds, critical, ['AW-MELEE23', 'AW-WOUND02']);
}

/** Prone, Health, bite, after the push (AW-MELEE26, AW-BITE01, AW-BITE06). */
function applyWound(g: G, { model, wounds, critical, bites }: Wound): void {
  if (isWalker(model)) {
    layDown(g, model, ['AW-MELEE26']);
    return;
  }
  woundPerson(g, model, wounds, critical, ['AW-MELEE23', 'AW-WOUND02', ...(critical ? ['AW-MELEE24'] : [])]);
  if (bites && isPlaying(model)) bite(g, model);
}

/** A bite; a Welding Mask may hold it off (AW-BITE01, AW-BITE03, 8.3). */
function bite(g: G, person: Person): void {
  if (person.bitten) return;
  for (const { id } of moment(g.state, person, 'escapesBite')) {
    const badge = rollAction(g, 'bite');
    g.emit({ type: 'bite-held-off', survivor: person.id, item: id, badge, rules: ['AW-CONT03'] });
    if (badge) return;
  }
  person.bitten = true;
  g.emit({ type: 'bitten', survivor: person.id, rules: ['AW-BITE01'] });
}

/** Bludgeon for every enemy left, Stun for one Survivor that was wounded (AW-KEY16, AW-KEY16-R, AW-KEY18). */
function* keywordsOfWinner(g: G, seat: number, winner: Result, left: readonly Model[], hurt: readonly Wound[]): Rules {
  const s = g.state;
  for (const person of attackersOf(winner)) {
    const card = weaponIn(person, winner.weapons);
    if (card < 0) continue;
    if (has(card, 'bludgeon'))
      for (const model of left.filter((one) => isOnTable(s, one) && !one.prone)) {
        let badge = rollAction(g, 'bludgeon');
        if (!badge && hasMoment(s, person, 'bludgeonsAgain')) badge = rollAction(g, 'bludgeon');
        g.emit({
          type: 'bludgeon',
          survivor: person.id,
          model: nameOf(model),
          badge,
          rules: ['AW-KEY16', 'AW-KEY16-R'],
        });
        if (badge) knockDown(g, model, ['AW-KEY16']);
      }
    if (has(card, 'stun')) {
      const dazed = hurt
        .map(({ model }) => model)
        .filter((model) => !isWalker(model) && isOnTable(s, model) && !model.prone);
      if (dazed.length > 0) knockDown(g, yield* chooseOf(g, seat, STUNNED, dazed, nameOf), ['AW-KEY18']);
    }
  }
}

function knockDown(g: G, model: Model, rules: readonly string[]): void {
  model.prone = true;
  g.emit({ type: 'prone', model: nameOf(model), rules });
}

/** A weapon that somebody Attacked with. */
interface Used {
  readonly person: Person;
  readonly card: number;
  readonly slot: number;
}

const usedIn = (result: Result): Used[] =>
  attackersOf(result).flatMap((person) => {
    const card = weaponIn(person, result.weapons);
    return card < 0 ? [] : [{ person, card, slot: slotNamed(person, result.weapons[person.id]) }];
  });

/** Unreliable weapons that Attacked may break; the loud ones are heard when all is done (AW-KEY10, AW-MELEE22, AW-MELEE28, AW-MELEE29). */
function afterUse(g: G, used: readonly Used[]): Loud[] {
  for (const { person, card, slot } of used)
    if (has(card, 'unreliable') && isPlaying(person)) breakOrNot(g, person, slot);
  return used.flatMap(({ person, card }) => {
    const loud = loudnessOf(card);
    return loud === null ? [] : [{ person, loud }];
  });
}
