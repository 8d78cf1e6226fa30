/** Second lines about melees: chances, what a split forces, what a critical does. */
import type { Decision, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { fightersOf } from '../rules/camps.ts';
import { armed, type FightPlan, fightOf, stanceOf } from '../rules/fights.ts';
import { brawlsOf, fights, meleeName, type Split, type Star, splitsOf } from '../rules/split.ts';
import { isWalker, modelNamed, survivorOf, type War } from '../rules/state.ts';
import { thing } from '../text/words.ts';
import { figures } from './names.ts';
import { bearerOf, healthOf, say, type Tell } from './option-tell.ts';

/** Chances of a side; `named` says whose, where the question does not. */
function fightWords(plan: FightPlan | null, named = false): Message[] {
  if (plan === null) return [];
  const { attacks, walker, win, harms, hurt, bitten } = plan;
  if (plan.idle) return [say('idle')];
  const n = plan.own.filter((name) => !name.startsWith('walker-')).length;
  const wins = attacks ? 'wins' : 'holds';
  return [
    named
      ? say(`${wins}.who`, { who: figures(plan.own), n: plan.own.length, percent: percent(win) })
      : say(wins, { percent: percent(win) }),
    ...(attacks && harms > 0 ? [walker ? felled(plan) : say('wounds', { percent: percent(harms) })] : []),
    ...(hurt > 0 ? [say('hurt', { percent: percent(hurt), n })] : []),
    ...(bitten > 0 ? [say('bite', { percent: percent(bitten), n })] : []),
  ];
}

const felled = ({ own, enemies, harms }: FightPlan): Message =>
  say('fells', { percent: percent(harms), n: own.length, of: enemies.length });

const sideOf = (s: War, { seat }: Decision): number => (s.together ? 0 : seat);

/** With the first weapon of everybody who can Attack; of a fight of others, as the first of them sees it. */
function withFirst(s: War, star: Star, decision: Decision): Message[] {
  const people = fightersOf(s, star).people.map(({ side }) => side);
  const own = sideOf(s, decision);
  const side = people.includes(own) ? own : people[0];
  return side === undefined ? [] : fightWords(fightOf(s, star, side, armed(s, star, side)), true);
}

/** With the Walkers on that side, the own Survivors fighting with their first weapons (D38). */
export const onJoin: Tell = (s, id, decision) => {
  const star = s.brawl?.now ?? null;
  const [own, join] = [sideOf(s, decision), Number(id.slice('side-'.length)) - 1];
  return star === null ? [] : fightWords(fightOf(s, star, own, armed(s, star, own, join), join));
};

export const onStance: Tell = (s, id, decision) => {
  const star = s.brawl?.now ?? null;
  return star === null ? [] : fightWords(stanceOf(s, star, sideOf(s, decision), id));
};

/** One of several who Attack together: the others are taken to use their first weapons. */
export const onWeaponOf: Tell = (s, id, decision) => {
  const star = s.brawl?.now ?? null;
  const person = bearerOf(s, decision);
  if (star === null || person === null) return [];
  const weapons = { ...armed(s, star, person.side), [person.id]: id };
  return fightWords(fightOf(s, star, person.side, weapons));
};

export const onNextMelee: Tell = (s, id, decision) => {
  const star = s.brawl?.open.find(({ centre, leaves }) => [centre, ...leaves].join('+') === id);
  return star === undefined ? [] : withFirst(s, star, decision);
};

export const onOptional: Tell = (s, id, decision) => {
  const person = bearerOf(s, decision);
  if (person === null || modelNamed(s, id) === undefined) return [];
  const star = { centre: person.id, leaves: [id] };
  return fightWords(fightOf(s, star, person.side, armed(s, star, person.side)));
};

/** The splits in which two fight each other, and all there are in their brawl after the answers so far. */
function splitsWith(
  s: War,
  { params }: Decision,
  a: string,
  b: string,
): { readonly all: readonly Split[]; readonly held: readonly Split[] } {
  const edges = s.brawl?.edges ?? [];
  const brawl = brawlsOf(edges).find((one) => one.some(([x, y]) => x === a || y === a)) ?? [];
  const told = params?.settled;
  const settled = Array.isArray(told) ? told.map((pair) => String(pair).split('>')) : [];
  const here = settled.filter(([x, y]) => brawl.some(([v, w]) => (v === x && w === y) || (v === y && w === x)));
  const all = splitsOf(brawl).filter((split) => here.every(([x, y]) => fights(split, x, y)));
  return { all, held: all.filter((split) => fights(split, a, b)) };
}

/** The chances of a pair, in the melee it would be in; where that is open, if nobody else joined them. */
export const onPairing: Tell = (s, id, decision) => {
  if (s.help === 'none') return onPair(s, id, decision);
  const [a, b] = id.split('>');
  const { held } = splitsWith(s, decision, a, b);
  const stars = held.flatMap((split) => split.filter(({ centre, leaves }) => [centre, ...leaves].includes(a)));
  const [first, ...others] = stars;
  const isSure = first !== undefined && others.every((star) => meleeName(star) === meleeName(first));
  const chances = withFirst(s, isSure ? first : { centre: a, leaves: [b] }, decision);
  return [...chances, ...onPair(s, id, decision)];
};

/** What naming a pair forces for others. */
export const onPair: Tell = (s, id, decision) => {
  const [a, b] = id.split('>');
  const { all, held } = splitsWith(s, decision, a, b);
  const pairs = (s.brawl?.edges ?? []).filter(([x, y]) => !(x === a && y === b) && !(x === b && y === a));
  const forced = pairs.filter(
    ([x, y]) => held.every((split) => fights(split, x, y)) && !all.every((split) => fights(split, x, y)),
  );
  return forced.length === 0 ? [] : [say('forces', { who: forced.map(([x, y]) => pair(x, y)) })];
};

const pair = (a: string, b: string): Message => ({
  id: 'boardview.detail.pair',
  params: { a: thing(a, 'thing'), b: thing(b, 'thing') },
});

/** A critical on somebody who was wounded (AW-MELEE24, AW-CRIT04). */
export const onCritical: Tell = (s, id) => {
  const model = modelNamed(s, id);
  if (model === undefined) return [];
  if (isWalker(model)) return [say('critical.walker')];
  return [say('critical', { n: model.health, of: survivorOf(model).health })];
};

/** A wound for one of several, with the critical where there is one (AW-MELEE24, AW-MELEE25). */
export const onWound: Tell = (s, id, { params }) => {
  const model = modelNamed(s, id);
  if (model === undefined || Number(params?.wounds) !== 1) return [];
  const critical = Number(params?.criticals) > 0;
  if (isWalker(model)) return [say(critical || model.prone ? 'critical.walker' : 'laid')];
  const wounds = critical ? 2 : 1;
  return [model.health <= wounds ? say('dies') : say('loses', { n: wounds }), healthOf(model)];
};
