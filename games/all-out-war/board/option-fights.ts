/** Second lines about melees: chances, what a split forces, what a critical does. */
import type { Decision, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { fightersOf } from '../rules/camps.ts';
import { armed, type FightPlan, fightOf, stanceOf } from '../rules/fights.ts';
import { brawlsOf, fights, meleeName, type Split, type Star, splitsOf } from '../rules/split.ts';
import { isWalker, modelNamed, survivorOf, type War } from '../rules/state.ts';
import { thing } from '../text/words.ts';
import { LEAST, losesUnhurt, pushesOnly } from './forecast/rest.ts';
import { figures } from './names.ts';
import { bearerOf, healthOf, say, type Tell } from './option-tell.ts';

/** Chances of a side; `named` says whose, where the question does not. What is deadly stands apart. */
function fightWords(plan: FightPlan | null, named = false): Message[] {
  if (plan === null) return [];
  const { attacks, walker, win, harms, kills, hurt, bitten } = plan;
  if (plan.idle) return [say('idle')];
  const n = peopleOf(plan);
  const wins = `${attacks ? 'wins' : 'holds'}${named ? '.who' : ''}`;
  return [
    say(wins, { ...(named ? { who: figures(plan.own) } : {}), n: plan.own.length, percent: percent(win) }),
    ...(kills > 0 ? [say('kills', { percent: percent(kills) })] : []),
    ...(!attacks ? [] : walker ? felled(plan) : harms > 0 ? [say('wounds', { percent: percent(harms) })] : []),
    ...rest('pushes', pushesOnly(plan), { n: plan.own.length }),
    ...(hurt > 0 ? [say('hurt', { percent: percent(hurt), n })] : []),
    ...rest('unhurt', losesUnhurt(plan), { n: plan.own.length }),
    ...(bitten > 0 ? [say('bite', { percent: percent(bitten), n })] : []),
  ];
}

const rest = (id: string, chance: number, params: Message['params']): Message[] =>
  chance > LEAST ? [say(id, { ...params, percent: percent(chance) })] : [];

const peopleOf = ({ own }: FightPlan): number => own.filter((name) => !name.startsWith('walker-')).length;

/** Walkers that go, and those that are only laid down. */
function felled({ own, enemies, harms, removes }: FightPlan): Message[] {
  const params = { n: own.length, of: enemies.length };
  return [
    ...(removes > 0 ? [say('removes', { percent: percent(removes), ...params })] : []),
    ...(harms - removes > LEAST ? [say('fells', { percent: percent(harms - removes), ...params })] : []),
  ];
}

/** Who may die, and of several who must. */
function deathsIn(plan: FightPlan): Message[] {
  const { dies, mustDie } = plan;
  const n = peopleOf(plan);
  if (dies < LEAST) return [];
  const may = say('death', { percent: percent(dies), n });
  return n > 1 && mustDie > LEAST ? [may, say('death.sure', { percent: percent(mustDie) })] : [may];
}

/** What a choice of a melee may cost the own side's lives; null where nobody dies, or where it is only about the order. */
export function deadly(s: War, id: string, decision: Decision): Message | null {
  if (decision.ask.id === 'next-melee') return null;
  const plan = PLANS[decision.ask.id]?.(s, id, decision) ?? null;
  const own = s.people.filter(({ side }) => side === sideOf(s, decision)).map((person) => person.id);
  if (plan === null || !plan.own.some((name) => own.includes(name))) return null;
  const told = deathsIn(plan);
  return told.length === 0 ? null : told.reduce((a, b) => ({ id: 'boardview.detail.all', params: { a, b } }));
}

const sideOf = (s: War, { seat }: Decision): number => (s.together ? 0 : seat);

/** With the first weapon of everybody who can Attack; of a fight of others, as the first of them sees it. */
function withFirst(s: War, star: Star, decision: Decision): FightPlan | null {
  const people = fightersOf(s, star).people.map(({ side }) => side);
  const own = sideOf(s, decision);
  const side = people.includes(own) ? own : people[0];
  return side === undefined ? null : fightOf(s, star, side, armed(s, star, side));
}

type Planned = (s: War, id: string, decision: Decision) => FightPlan | null;

/** How the melee of an answer may end. */
const PLANS: Readonly<Record<string, Planned>> = {
  /** With the Walkers on that side, the own Survivors fighting with their first weapons (D38). */
  'walkers-join': (s, id, decision) => {
    const star = s.brawl?.now ?? null;
    const [own, join] = [sideOf(s, decision), Number(id.slice('side-'.length)) - 1];
    return star === null ? null : fightOf(s, star, own, armed(s, star, own, join), join);
  },
  stance: (s, id, decision) => {
    const star = s.brawl?.now ?? null;
    return star === null ? null : stanceOf(s, star, sideOf(s, decision), id);
  },
  /** One of several who Attack together: the others are taken to use their first weapons. */
  'melee-weapon': (s, id, decision) => {
    const star = s.brawl?.now ?? null;
    const person = bearerOf(s, decision);
    if (star === null || person === null) return null;
    return fightOf(s, star, person.side, { ...armed(s, star, person.side), [person.id]: id });
  },
  'next-melee': (s, id, decision) => {
    const star = s.brawl?.open.find(({ centre, leaves }) => [centre, ...leaves].join('+') === id);
    return star === undefined ? null : withFirst(s, star, decision);
  },
  'optional-attack': (s, id, decision) => {
    const person = bearerOf(s, decision);
    if (person === null || modelNamed(s, id) === undefined) return null;
    const star = { centre: person.id, leaves: [id] };
    return fightOf(s, star, person.side, armed(s, star, person.side));
  },
  /** In the melee a pair would be in; where that is open, if nobody else joined them. */
  'split-melees': (s, id, decision) => {
    const [a, b] = id.split('>');
    const { held } = splitsWith(s, decision, a, b);
    const stars = held.flatMap((split) => split.filter(({ centre, leaves }) => [centre, ...leaves].includes(a)));
    const [first, ...others] = stars;
    const isSure = first !== undefined && others.every((star) => meleeName(star) === meleeName(first));
    return withFirst(s, isSure ? first : { centre: a, leaves: [b] }, decision);
  },
};

/** The chances of an answer; a question that does not name who fights says whose they are. */
const planned =
  (named = false): Tell =>
  (s, id, decision) => {
    const plan = PLANS[decision.ask.id](s, id, decision);
    const alarmed = plan === null || deadly(s, id, decision) !== null;
    return [...(alarmed ? [] : deathsIn(plan)), ...fightWords(plan, named)];
  };

export const onFight = planned();
export const onFightOf = planned(true);

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

/** The chances of a pair, and what it forces. */
export const onPairing: Tell = (s, id, decision) => [
  ...(s.help === 'none' ? [] : onFightOf(s, id, decision)),
  ...onPair(s, id, decision),
];

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
