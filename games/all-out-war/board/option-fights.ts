/** Second lines about melees: chances, what a split forces, what a critical does. */
import type { Decision, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { brawlsOf, fights, type Split, type Star, splitsOf } from '../rules/split.ts';
import { isWalker, modelNamed, survivorOf, type War } from '../rules/state.ts';
import { thing } from '../text/words.ts';
import { armed, type FightPlan, fightOf, inFight, stanceOf } from './forecast/fights.ts';
import { bearerOf, say, type Tell } from './option-tell.ts';

const fightWords = (plan: FightPlan | null): Message[] =>
  plan === null
    ? []
    : [
        say(plan.attacks ? 'wins' : 'holds', { percent: percent(plan.odds.win) }),
        ...(plan.attacks && plan.odds.deals > 0
          ? [say(plan.walker ? 'fells' : 'wounds', { percent: percent(plan.odds.deals) })]
          : []),
        ...(plan.odds.takes > 0 ? [say('hurt', { percent: percent(plan.odds.takes) })] : []),
      ];

const sideOf = (s: War, { seat }: Decision): number => (s.together ? 0 : seat);

/** With the first weapon of everybody who can Attack. */
function withFirst(s: War, star: Star, decision: Decision): Message[] {
  const side = sideOf(s, decision);
  return fightWords(fightOf(s, star, side, armed(inFight(s, star, side))));
}

export const onStance: Tell = (s, id, decision) => {
  const star = s.brawl?.now ?? null;
  return star === null ? [] : fightWords(stanceOf(s, star, sideOf(s, decision), id));
};

/** One of several who Attack together: the others are taken to use their first weapons. */
export const onWeaponOf: Tell = (s, id, decision) => {
  const star = s.brawl?.now ?? null;
  const person = bearerOf(s, decision);
  if (star === null || person === null) return [];
  const weapons = { ...armed(inFight(s, star, person.side)), [person.id]: id };
  return fightWords(fightOf(s, star, person.side, weapons));
};

export const onNextMelee: Tell = (s, id, decision) => {
  const star = s.brawl?.open.find(({ centre, leaves }) => [centre, ...leaves].join('+') === id);
  return star === undefined ? [] : withFirst(s, star, decision);
};

export const onOptional: Tell = (s, id, decision) => {
  const person = bearerOf(s, decision);
  if (person === null || modelNamed(s, id) === undefined) return [];
  return fightWords(fightOf(s, { centre: person.id, leaves: [id] }, person.side, armed([person])));
};

/** The splits in which two fight each other, and all there are in their brawl. */
function splitsWith(s: War, a: string, b: string): { readonly all: readonly Split[]; readonly held: readonly Split[] } {
  const edges = s.brawl?.edges ?? [];
  const brawl = brawlsOf(edges).find((one) => one.some(([x, y]) => x === a || y === a));
  const all = brawl === undefined ? [] : splitsOf(brawl);
  return { all, held: all.filter((split) => fights(split, a, b)) };
}

/** What naming a pair forces for others, as far as no answer before it was needed for that. */
export const onPair: Tell = (s, id) => {
  const [a, b] = id.split('>');
  const { all, held } = splitsWith(s, a, b);
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
