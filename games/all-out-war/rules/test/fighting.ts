/** Melees played out against their odds: with all dice where they are few, in many futures where they are many. */
import type { Answer, Decision, GameEvent, Match } from '@shamble/kernel';
import { expect } from 'vitest';
import { mayAttack } from '../camps.ts';
import { type FightPlan, stanceOf } from '../fights.ts';
import { fight } from '../melee.ts';
import type { Star } from '../split.ts';
import type { Side, War } from '../state.ts';
import { everyWay } from './every-die.ts';

/** What an outcome of a melee was, seen from a side. */
interface End {
  readonly won: boolean;
  readonly harms: boolean;
  readonly removes: boolean;
  readonly kills: boolean;
  readonly hurt: boolean;
  readonly dies: boolean;
  readonly bitten: boolean;
}

function endOf(told: readonly GameEvent[], { own, enemies, walker }: FightPlan): End {
  const happens = (type: string, key: string, names: readonly string[]): boolean =>
    told.some((event) => event.type === type && names.includes(String(event[key])));
  const won = told.find(({ type }) => type === 'melee-won');
  const removes = happens('walker-removed', 'walker', enemies);
  const struck = (names: readonly string[]): boolean =>
    happens('wounded', 'survivor', names) || happens('died', 'survivor', names);
  // Beside Survivors a Walker counts that was wounded, not one that a Bludgeon laid down.
  const fallen = told.some(
    ({ type, model, rules }) =>
      type === 'prone' && enemies.includes(String(model)) && (walker || rules.includes('AW-MELEE26')),
  );
  return {
    won: ((won?.winners ?? []) as string[]).includes(own[0]),
    harms: removes || struck(enemies) || fallen,
    removes: removes && walker,
    kills: happens('died', 'survivor', enemies),
    hurt: struck(own),
    dies: happens('died', 'survivor', own),
    bitten: happens('bitten', 'survivor', own),
  };
}

const isWalkerName = (name: string): boolean => name.startsWith('walker-');

/** Nothing is rolled again, criticals are ignored, and wounds go to the Survivor who dies first; else what comes first. */
function usual(s: War, decision: Decision): Answer {
  const weak = (names: readonly string[]): string[] => [...names].sort((a, b) => staysUp(s, a) - staysUp(s, b));
  if (decision.kind === 'choose') {
    if (decision.ask.id === 'ignore-critical') return decision.options[0];
    return decision.pass ?? (decision.ask.id === 'place-critical' ? weak(decision.options)[0] : decision.options[0]);
  }
  if (decision.kind !== 'split') throw new Error(`${decision.ask.id} was not foreseen`);
  const order = weak(decision.options);
  const shares: Record<string, number> = {};
  let left = decision.total;
  for (const name of order) {
    shares[name] = Math.min(left, decision.limits?.[decision.options.indexOf(name)] ?? left);
    left -= shares[name];
  }
  return shares;
}

/** How many wounds somebody bears; Walkers are spared. */
function staysUp(s: War, name: string): number {
  const person = s.people.find(({ id }) => id === name);
  return person === undefined ? 100 : person.prone ? 0 : person.health;
}

const nameIn = ({ params }: Decision): string =>
  String((params?.survivor as { id?: string } | undefined)?.id).slice('survivor.'.length);

/** The own side as it was chosen, the other as the odds take it: as declared, else it Attacks if it can, with what comes first. */
export function played(s: War, side: Side, option: string): (decision: Decision) => Answer {
  const { stances = [], weapons = [], helped = null } = s.brawl ?? {};
  const known = Object.fromEntries(weapons);
  const [, way] = option.split('.');
  return (decision) => {
    if (decision.kind !== 'choose') return usual(s, decision);
    const { options } = decision;
    const own = s.people.some((person) => person.side === side && person.owner === decision.seat);
    switch (decision.ask.id) {
      case 'walkers-join':
        return `side-${(helped ?? 0) + 1}`;
      case 'stance': {
        if (own && stances.every((one) => one.side !== side)) return option;
        const told = stances.find((one) => one.side !== side);
        if (told?.attack === false) return 'defend';
        const named = options.find((id) =>
          Object.entries(known).some(([who, how]) => nameIn(decision) === who && id === `attack.${how}`),
        );
        return named ?? options[0];
      }
      case 'melee-weapon':
        return known[nameIn(decision)] ?? (own && way !== undefined ? way : options[0]);
      default:
        return usual(s, decision);
    }
  };
}

/** Chances of a plan as they come out with all dice. */
export function counted(s: War, star: Star, plan: FightPlan, answers: (decision: Decision) => Answer) {
  const sum: Sums = { won: 0, harms: 0, removes: 0, kills: 0, hurt: 0, dies: 0, bitten: 0 };
  let ways = 0;
  for (const { chance, told } of everyWay(s, (g) => fight(g, star), answers)) {
    const end = endOf(told, plan);
    for (const [, came] of KEYS) if (end[came]) sum[came] += chance;
    ways++;
  }
  return { ...sum, ways };
}

/** A melee that stands at its first question, as if nothing had been said yet. */
export function unsaid(s: War): War {
  const begun = structuredClone(s);
  if (begun.brawl) Object.assign(begun.brawl, { helped: null, stances: [], weapons: [] });
  return begun;
}

export const KEYS = [
  ['win', 'won'],
  ['harms', 'harms'],
  ['removes', 'removes'],
  ['kills', 'kills'],
  ['hurt', 'hurt'],
  ['dies', 'dies'],
  ['bitten', 'bitten'],
] as const;

/** Whether the winner has a choice that decides what is shown: then the odds are what can come. */
const isPlain = ({ own }: FightPlan): boolean => own.length === 1;

export interface Tally {
  exact: number;
  tried: number;
  readonly kinds: Set<string>;
}

/** All options of a stance that is asked, against all dice where they are few, else in many futures. */
export function check(match: Match<War>, decision: Decision, tally: Tally, few = 4): void {
  if (decision.kind !== 'choose') return;
  const s = match.state;
  const star = s.brawl?.now;
  if (!star) throw new Error('no melee is under way');
  const side = decision.seat;
  for (const option of decision.options) {
    const plan = stanceOf(s, star, side, option);
    if (plan === null) throw new Error(`no odds for ${option}`);
    const label = `${JSON.stringify(star)} ${option}`;
    const dice = plan.pool.length + plan.other.length;
    if (dice <= few) {
      const found = counted(unsaid(s), star, plan, played(s, side, option));
      for (const [shown, came] of KEYS)
        if (!plan.idle && (isPlain(plan) || shown !== 'bitten'))
          expect([label, shown, plan[shown].toFixed(9)]).toEqual([label, shown, found[came].toFixed(9)]);
      tally.exact++;
    } else sampled(match, decision, option, plan, label);
    tally.tried++;
    tally.kinds.add(kindOf(s, plan));
  }
}

/** How many futures are played at first, and how many new ones where those are far from the odds, as a few of many always are. */
const [FUTURES, MORE_FUTURES] = [400, 3000];

/** Plays on from a question with so many other futures. */
function sampled(match: Match<War>, decision: Decision, option: string, plan: FightPlan, label: string): void {
  const first = comes(match, decision, option, plan, `${label} `, FUTURES);
  if (far(plan, first, FUTURES, 3).length === 0) return;
  const second = comes(match, decision, option, plan, `${label} again `, MORE_FUTURES);
  expect(far(plan, second, MORE_FUTURES, 4), label).toEqual([]);
}

type Sums = Record<(typeof KEYS)[number][1], number>;

/** How often each outcome came in so many futures. */
function comes(match: Match<War>, decision: Decision, option: string, plan: FightPlan, seed: string, n: number): Sums {
  const sum: Sums = { won: 0, harms: 0, removes: 0, kills: 0, hurt: 0, dies: 0, bitten: 0 };
  const { turn, brawl } = match.state;
  for (let i = 0; i < n; i++) {
    const future = match.imagine(decision.seat, `${seed}${i}`);
    const begun = future.events.length;
    const answer = played(match.state, decision.seat, option);
    const isOver = ({ state }: Match<War>): boolean => state.turn !== turn || state.brawl?.fought !== brawl?.fought;
    for (let [next] = future.pending; next !== undefined && !isOver(future); [next] = future.pending)
      expect(future.answer(next.seat, next.n, next.n === decision.n ? option : answer(next))).toBeNull();
    const told = future.events.slice(begun).map(({ event }): GameEvent => event);
    const over = told.findIndex(({ type }, at) => at > 0 && (type === 'melee' || type === 'end-phase'));
    const end = endOf(told.slice(0, over < 0 ? told.length : over), plan);
    for (const [, came] of KEYS) if (end[came]) sum[came]++;
  }
  return sum;
}

/** What came more often or seldom than its odds allow, by so many standard deviations. */
const far = (plan: FightPlan, sum: Sums, n: number, deviations: number): string[] =>
  KEYS.flatMap(([shown, came]) => {
    if (plan.idle || (shown === 'bitten' && !isPlain(plan))) return [];
    const wide = deviations * Math.sqrt((plan[shown] * (1 - plan[shown])) / n) + 1e-9;
    return Math.abs(sum[came] / n - plan[shown]) > wide ? [`${shown} ${plan[shown]}: ${sum[came] / n}`] : [];
  });

/** What kind of melee it was, for knowing that all kinds came. */
function kindOf(s: War, plan: FightPlan): string {
  const walkers = [...plan.own, ...plan.enemies].filter(isWalkerName).length;
  const groups = new Set(
    s.people.filter(({ id }) => plan.own.includes(id) || plan.enemies.includes(id)).map(({ side }) => side),
  );
  if (plan.idle) return 'idle';
  if (groups.size === 1) return 'against Walkers';
  if (walkers === 0) return 'rivals';
  const rivals = s.people.filter(({ id }) => plan.enemies.includes(id));
  if (rivals.length > 0 && rivals.length < plan.enemies.length && !rivals.some(mayAttack))
    return 'against Walkers alone';
  return plan.own.some(isWalkerName) ? 'with Walkers' : plan.walker ? 'joined' : 'against Walkers and rivals';
}
