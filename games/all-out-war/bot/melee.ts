/** The Melee phase: stances, weapons, wounds, handguns, optional attacks. */

import { most, shareOut } from '@shamble/bots/advice';
import type { Advice, Choose, Split } from '@shamble/kernel';
import { campsOf, fightersOf, helpedIn, weaponsOf } from '../rules/camps.ts';
import { has, slotNamed } from '../rules/cards.ts';
import type { Die } from '../rules/dice.ts';
import { shotAhead } from '../rules/forecast.ts';
import { loudnessOf } from '../rules/loud.ts';
import { attackDice, defenseDice, proneWalkerDice, type With, walkerDice } from '../rules/melee-pools.ts';
import { inContact } from '../rules/near.ts';
import { type MeleeOdds, meleeOdds, spreadOf } from '../rules/odds.ts';
import { isWalker, type Model, modelNamed, type Person, type War } from '../rules/state.ts';
import { advise } from './advice.ts';
import { sufferedFrom, waysAgainst } from './fights.ts';
import { woundCost } from './lives.ts';
import { loudAt } from './loud.ts';
import type { Mind } from './mind.ts';
import { named } from './said.ts';
import { hitWorth } from './shots.ts';
import { WEIGHTS } from './weights.ts';
import { peopleIn, personIn } from './who.ts';

/** Those who fight some Survivors in the melee at hand; Walkers that fight beside them in it are no enemies (AW-MULT01). */
function enemiesIn(s: War, people: readonly Person[]): Model[] {
  const star = s.brawl?.now ?? null;
  if (star === null || people.length === 0) return [];
  const fighters = fightersOf(s, star);
  const camps = campsOf(fighters, helpedIn(s, star, fighters));
  const theirs = camps.find((camp) => !camp.people.some((one) => people.some(({ id }) => id === one.id)));
  return theirs === undefined ? [] : [...theirs.walkers, ...theirs.people];
}

const size = (pool: readonly Die[]): number =>
  pool.reduce((sum, { colour }) => sum + (colour === 'red' ? 5 : colour === 'white' ? 7 : 11), 0);

/** The weapon with the most dice against somebody. */
const bestWay = (s: War, person: Person, enemies: readonly Model[]): string =>
  most(['bare', ...weaponsOf(person)], (way) => weaponWorth(s, person, way, enemies));

function weaponWorth(s: War, person: Person, way: string, enemies: readonly Model[]): number {
  const card = way === 'bare' ? -1 : person.slots[slotNamed(person, way)];
  const keywords = card < 0 ? 0 : [has(card, 'sharp'), has(card, 'bludgeon'), has(card, 'stun')].filter(Boolean).length;
  const loud = card >= 0 && loudnessOf(card) !== null ? 4 : 0;
  return size(attackDice(s, person, { [person.id]: way }, enemies)) + keywords - loud;
}

function poolAgainst(s: War, enemies: readonly Model[], people: readonly Person[]): Die[] {
  const walkers = enemies.filter(isWalker);
  const rivals = enemies.filter((one): one is Person => !isWalker(one));
  return [
    ...walkerDice(s, walkers, people, rivals.length > 0),
    ...proneWalkerDice(walkers),
    ...rivals.flatMap((rival) => {
      const ways = weaponsOf(rival);
      const may = !rival.prone && !rival.attacked && !rival.shot && ways.length > 0;
      return may
        ? attackDice(s, rival, { [rival.id]: bestWay(s, rival, people) }, people)
        : defenseDice(s, rival, people, {});
    }),
  ];
}

/** What a result means: wounds dealt and taken, those who are prone crushed. */
function worthOf(
  s: War,
  people: readonly Person[],
  enemies: readonly Model[],
  odds: MeleeOdds,
  attacks: boolean,
): number {
  const weakest = most(people, (one) => -one.health);
  let worth = -sufferedFrom(s, weakest, odds);
  if (!attacks) return worth;
  const rivals = enemies.filter((one): one is Person => !isWalker(one));
  for (const enemy of enemies) {
    if (enemy.prone) worth += odds.win * (isWalker(enemy) ? WEIGHTS.remove : WEIGHTS.harm * woundCost(s, enemy, 9));
    else if (isWalker(enemy)) {
      const share = 1 / Math.max(1, enemies.length - rivals.length);
      worth +=
        (odds.deals - odds.dealsCritical) * WEIGHTS.fell * (share + 0.3) +
        odds.dealsCritical * WEIGHTS.remove * (share + 0.1);
    }
  }
  const [rival] = rivals;
  if (rival !== undefined && !rival.prone)
    worth +=
      WEIGHTS.harm *
      (odds.dealt.reduce((sum, p, n) => sum + (n > 0 ? p * woundCost(s, rival, n) : 0), 0) +
        odds.dealsCritical * (woundCost(s, rival, 2) - woundCost(s, rival, 1)));
  return worth;
}

/** Attack or Defend, and with what. */
export function stance({ s }: Mind, { options, params }: Choose): Advice {
  const people = peopleIn(s, params?.survivor);
  const enemies = enemiesIn(s, people);
  if (people.length === 0 || enemies.length === 0) return advise(options[0], 'attack');
  const theirs = spreadOf(poolAgainst(s, enemies, people));
  const attacked = enemies.some(({ prone }) => !prone);
  const tie = enemies.every(isWalker) || people[0].side === s.initiative;
  const worth = (option: string): number => {
    if (option === 'defend') {
      const own = people.flatMap((one) => defenseDice(s, one, enemies, {}));
      return worthOf(s, people, enemies, meleeOdds(spreadOf(own), theirs, { attacks: false, attacked, tie }), false);
    }
    const way = option.slice('attack.'.length);
    const weapons: With = Object.fromEntries(
      people.map((one) => [one.id, way === '' ? bestWay(s, one, enemies) : way]),
    );
    const own = people.flatMap((one) => attackDice(s, one, weapons, enemies));
    const extra = option === 'attack' || way === 'bare' ? 0 : 0.05 * (weaponWorth(s, people[0], way, enemies) % 5);
    return (
      extra + worthOf(s, people, enemies, meleeOdds(spreadOf(own), theirs, { attacks: true, attacked, tie }), true)
    );
  };
  const answer = most(options, worth);
  return advise(answer, answer === 'defend' ? 'defend' : 'attack');
}

export function weapon({ s }: Mind, { options, params }: Choose): Advice {
  const person = personIn(s, params?.survivor);
  if (person === null) return advise(options[0], 'attack');
  const enemies = enemiesIn(s, [person]);
  return advise(
    most(options, (way) => weaponWorth(s, person, way, enemies)),
    'weapon',
  );
}

/** Somebody who lies there cannot strike back; a rival across a barricade can. */
export function optional({ s }: Mind, { options, pass, params }: Choose): Advice {
  const person = personIn(s, params?.survivor);
  const targets = options.filter((option) => option !== pass);
  const worth = (name: string): number => {
    const target = modelNamed(s, name);
    if (target === undefined || person === null || weaponsOf(person).length === 0) return 0;
    const own = spreadOf(attackDice(s, person, { [person.id]: bestWay(s, person, [target]) }, [target]));
    const theirs = spreadOf(poolAgainst(s, [target], [person]));
    const tie = isWalker(target) || person.side === s.initiative;
    const odds = meleeOdds(own, theirs, { attacks: true, attacked: !target.prone, tie });
    return worthOf(s, [person], [target], odds, true);
  };
  const best = most(targets, worth);
  return worth(best) > 0 ? advise(best, 'finish', { target: named(best) }) : advise(pass ?? options[0], 'leave-alone');
}

/** A shot in melee, where it is better than a blow. */
export function gun(mind: Mind, { options, pass }: Choose): Advice {
  const { s } = mind;
  const worth = (option: string): number => {
    const [id, hand, name] = option.split('.');
    const person = modelNamed(s, id);
    const target = modelNamed(s, name);
    if (person === undefined || isWalker(person) || target === undefined) return 0;
    const card = person.slots[slotNamed(person, hand)];
    const odds = shotAhead(s, person, card, target, false);
    const loud = loudnessOf(card);
    const cost = loud === null ? 0 : mind.value(s) - mind.value(loudAt(s, loud, person));
    const count = s.walkers.filter((walker) => !walker.prone && inContact(walker, person)).length;
    const blow = count === 0 ? 0 : Math.max(...waysAgainst(s, person, count).map((fight) => fight.worth));
    const hit = isWalker(target) ? hitWorth(mind, target, odds) : WEIGHTS.harm * hitWorth(mind, target, odds);
    const held = (n: number): number =>
      n === 0 ? 0 : (waysAgainst(s, { ...person, shot: true }, n).at(-1)?.worth ?? 0);
    const after = isWalker(target)
      ? odds.wounds * held(count - 1) + (1 - odds.wounds) * held(count)
      : held(count) - 1.5 * (1 - odds.wounds);
    return hit + after - blow - cost - 0.3 * odds.anyCritical;
  };
  const shots = options.filter((option) => option !== pass);
  const best = most(shots, worth);
  return worth(best) > 0 ? advise(best, 'melee-shot') : advise(pass ?? options[0], 'no-shot');
}

export const oneMore = ({ s }: Mind, { options, pass }: Choose): Advice => {
  const others = options.filter((option) => option !== pass);
  const best = most(others, (name) => {
    const model = modelNamed(s, name);
    return model === undefined ? 0 : model.prone ? 0.5 : isWalker(model) ? 1 : 2;
  });
  return advise(best, 'melee-shot');
};

/** What a wound on a model is worth to a side, by how many it has already. */
function wounded({ s, side }: Mind, name: string, got: number): number {
  const model = modelNamed(s, name);
  if (model === undefined) return 0;
  if (isWalker(model)) return got > 0 ? 0.01 : model.prone ? WEIGHTS.remove : WEIGHTS.fell;
  const cost = woundCost(s, model, got + 1) - woundCost(s, model, got);
  return model.side === side ? -cost : WEIGHTS.harm * cost;
}

export const shareWounds = (mind: Mind, decision: Split): Advice =>
  advise(
    shareOut(decision, (name, got) => wounded(mind, name, got)),
    'wounds',
  );

/** Who gets a critical, is stunned or struck: whoever it hurts most of the others. */
export const struck = (mind: Mind, { options }: Choose): Advice =>
  advise(
    most(options, (name) => wounded(mind, name, 0)),
    'wounds',
  );

/** The strongest fight first, and each against as few as can be. */
export function pair({ s, side }: Mind, { options }: Choose): Advice {
  const worth = (option: string): number => {
    const models = option.split('>').flatMap((name) => modelNamed(s, name) ?? []);
    const own = models.find((one): one is Person => !isWalker(one) && one.side === side);
    const enemy = models.find((one) => one !== own);
    // A Walker that may fight either group fights the rivals (AW-MELEE08).
    if (option.startsWith('walker-')) return own === undefined ? 1 : -own.health;
    if (own === undefined || enemy === undefined) return 0;
    return own.health + (enemy.prone ? -3 : 0) + (isWalker(enemy) ? 0.5 : 0);
  };
  return advise(most(options, worth), 'pair');
}

/** The melee in which the own side fights best first. */
export function nextMelee({ s, side }: Mind, { options }: Choose): Advice {
  const worth = (option: string): number =>
    option
      .split('+')
      .flatMap((name) => modelNamed(s, name) ?? [])
      .reduce((sum, one) => sum + (isWalker(one) ? -1 : one.side === side ? one.health : 0), 0);
  return advise(most(options, worth), 'melee-order');
}
