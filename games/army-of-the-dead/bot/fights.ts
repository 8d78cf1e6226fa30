/** What is decided around attacks: who is hit, who rolls again, who takes the Wounds. */

import { most, shareOut } from '@shamble/bots/advice';
import type { Advice, Choose, Decision, Pick, Split } from '@shamble/kernel';
import { zoneNumber } from '../rules/ground.ts';
import { placeOf } from '../rules/people.ts';
import { advise } from './advice.ts';
import { aimsOf, armsOf, blowsOn, wantsOf } from './arms.ts';
import { dangerOf } from './danger.ts';
import { type Life, lifeOf, share } from './lives.ts';
import type { Mind } from './mind.ts';
import { wantedDead } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

const lifeBy = ({ s, worth }: Mind, id: string): Life => {
  const who = placeOf(s.team, id);
  return who < 0 ? { id, who: -1, health: 1, worth: WEIGHTS.lost } : lifeOf(s, who, worth);
};

/** Attacks of the dead, or hits of friends, shared so that least is lost. */
export function sufferWith(each: 'wounds' | 'damage', why: string) {
  return (mind: Mind, { options, total, params }: Split): Advice => {
    const { shares } = share(
      options.map((id) => lifeBy(mind, id)),
      total,
      Number(params?.[each] ?? 1),
    );
    return advise(Object.fromEntries(options.map((id, i) => [id, shares[i]])), why);
  };
}

/** Everybody is spared. */
export const spare = (_: Mind, { options }: Pick): Advice => advise([...options], 'spare');

const kindIn = (id: string): string => id.split('-')[0];

/** Hits go to those that are worth most. */
export function hits({ s }: Mind, decision: Split): Advice {
  const { kill, melee } = wantsOf(s, nowOrFirst(s.turns.at(-1)?.who), wantedDead(s));
  const worth = (id: string): number => {
    const kind = kindIn(id) as keyof typeof kill;
    return kill[kind] + (melee[kind] ?? 0);
  };
  return advise(shareOut(decision, worth), 'hits');
}

const nowOrFirst = (who: number | undefined): number => who ?? 0;

/** One more falls: always. */
export const takeAll =
  (why: string) =>
  (_: Mind, { options, beside, pass }: Choose): Advice =>
    advise([...beside, ...options].find((id) => id !== pass && !id.startsWith('discard.')) ?? pass ?? options[0], why);

/** Rolled again where fewer than half of the dice hit. */
export function lucky(_: Mind, { params }: Choose): Advice {
  const hit = Number(params?.hits ?? 0);
  const missed = Number(params?.misses ?? 0);
  return hit < missed || hit === 0 ? advise('again', 'lucky') : advise('keep', 'lucky-not');
}

/** An attack on those that have just come, if it is worth it. */
export function reflexes(mind: Mind, { beside, options, params }: Choose): Advice {
  const { s, field } = mind;
  const id = (params?.survivor as { id: string } | undefined)?.id.slice('survivor.'.length) ?? '';
  const who = placeOf(s.team, id);
  const aims = aimsOf(mind, who);
  const arms = armsOf(s, who);
  let best: string | null = null;
  let highest = 0.4;
  for (const option of [...beside, ...options]) {
    const [, card, at, way = 'spread'] = option.split('.');
    const arm = arms.find(({ weapon }) => weapon.id === card);
    if (arm === undefined || at === undefined) continue;
    for (const blow of blowsOn(field, who, arm, zoneNumber(s, at), aims))
      if ((blow.focus ?? 'spread') === way && blow.worth > highest) {
        highest = blow.worth;
        best = option;
      }
  }
  return best === null ? advise('no', 'reflexes-not') : advise(best, 'reflexes');
}

/** Where the odd ones go: one way at a time, each where least is lost. */
export function ways(mind: Mind, { options, min }: Pick): Advice {
  const { s, field } = mind;
  const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
  const chosen: string[] = [];
  for (const group of new Set(options.map(groupOf))) {
    const own = options.filter((id) => groupOf(id) === group);
    const most = group.startsWith('way.') ? Number(group.split('.')[3]) : 1;
    const ranked = own
      .map((id) => ({ id, cost: crowdNear(field, zoneNumber(s, id.slice(id.lastIndexOf('.') + 1))) }))
      .sort((a, b) => a.cost - b.cost);
    chosen.push(...ranked.slice(0, most).map(({ id }) => id));
  }
  return advise(chosen.slice(0, min), 'ways');
}

/** How many of us are in a Zone or beside it. */
function crowdNear({ crowd, ground, sleepers }: Mind['field'], zone: number): number {
  let n = crowd[zone] * 3 + sleepers[zone];
  for (const near of ground.next[zone]) n += crowd[near];
  return n;
}

/** The Noise where it draws the dead away from those who matter. */
export function noiseTie(mind: Mind, { options }: Choose): Advice {
  const { s, field } = mind;
  return advise(
    most(options, (id) => -dangerOf(mind, { ...field, noise: zoneNumber(s, id.slice('noise.'.length)) })),
    'noise-tie',
  );
}

export const order =
  (why: string) =>
  (_: Mind, decision: Decision): Advice =>
    advise(decision.kind === 'order' ? [...decision.options] : [], why);
