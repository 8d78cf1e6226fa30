/** The Melee phase (3.21, 3.22): Threat, optional attacks, splitting, order, handguns, and then one fight after another. */
import type { Params, Rules, Seat } from '@shamble/kernel';
import { chooseOf, offer } from './ask.ts';
import { has, isBroken, isCard, isEmptied, itemOf, slotName, slotNamed } from './cards.ts';
import { edgesOf, mandatory, mustFight, optionalTargets } from './edges.ts';
import { canFire } from './fire.ts';
import { loudnessOf } from './loud.ts';
import { fight } from './melee.ts';
import { attackWays } from './melee-pools.ts';
import { areEnemies, inContact } from './near.ts';
import { makeLoud } from './noise.ts';
import { orderFree } from './orders.ts';
import { load, shotAt } from './shoot.ts';
import {
  brawlsOf,
  choicesOf,
  type Edge,
  fights,
  meleeName,
  openPairs,
  type Split,
  type Star,
  splitsOf,
} from './split.ts';
import {
  type Brawl,
  type G,
  ini,
  isWalker,
  type Model,
  modelNamed,
  models,
  nameOf,
  ofSide,
  type Person,
  parties,
  type Side,
  sides,
  type War,
} from './state.ts';
import { changeThreat } from './threat.ts';
import { cardsOf, named } from './words.ts';

const OPTIONAL = { id: 'optional-attack', rules: ['AW-MELEE11', 'AW-PRONE02', 'AW-BARR03'] };
const SPLIT = { id: 'split-melees', rules: ['AW-MELEE06', 'AW-MELEE07', 'AW-MELEE08'] };
const ORDER = { id: 'next-melee', rules: ['AW-MELEE10'] };
const GUN = { id: 'melee-shot', rules: ['AW-GUN01', 'AW-GUN02'] };
const GUN_NEXT = { id: 'melee-shot-next', rules: ['AW-KEY19', 'AW-GUN09'] };

const brawlOf = (s: War): Brawl => {
  if (s.brawl === null) throw new Error('there is no Melee phase');
  return s.brawl;
};

/** The phase begins: Threat, optional attacks, the split (AW-MELEE01, AW-MELEE02-R). False where nobody fights. */
export function* beginMelees(g: G): Rules<boolean> {
  const s = g.state;
  s.brawl = {
    open: [],
    edges: [],
    declared: [],
    settled: [],
    now: null,
    helped: null,
    stances: [],
    weapons: [],
    fought: 0,
  };
  if (mandatory(s).length > 0) changeThreat(g, 1, 'melee', ['AW-MELEE02', 'AW-MELEE02-R']);
  for (const side of sides(s)) yield* declareAttacks(g, side);
  yield* splitUp(g);
  if (s.brawl.open.length > 0) return true;
  s.brawl = null;
  return false;
}

/** Attacks that need not be made: one prone enemy for a Survivor, a rival across a barricade (AW-MELEE11, D33). */
function* declareAttacks(g: G, side: Side): Rules {
  const s = g.state;
  for (const person of ofSide(s, side)) {
    const targets = optionalTargets(s, person).filter(
      (target) => attackWays(person, [target]).length > 0 && !isDeclared(s, nameOf(target), person.id),
    );
    const answer = yield* offer(g, person.owner, OPTIONAL, targets.map(nameOf), 'leave', { survivor: named(person) });
    if (answer === null) continue;
    brawlOf(s).declared.push([person.id, answer]);
    g.emit({ type: 'optional-attack', survivor: person.id, target: answer, rules: ['AW-MELEE11', 'AW-PRONE08'] });
  }
}

const isDeclared = (s: War, attacker: string, target: string): boolean =>
  brawlOf(s).declared.some(([a, b]) => a === attacker && b === target);

/** Splits everybody who still has to fight into melees, asking where there is a choice (AW-MELEE08, D32). */
function* splitUp(g: G): Rules {
  const s = g.state;
  const brawl = brawlOf(s);
  const edges = apartByGroup(s, edgesOf(s));
  const left = edgesLeft(brawl);
  const added = edges.filter((edge) => !holds(left, edge));
  // Nobody came and nobody went but those whose melee is over: the split stands.
  const stands = left.every((edge) => holds(edges, edge)) && added.every((edge) => isLate(brawl, edge));
  if (stands && added.length === 0) return;
  brawl.edges = edges;
  if (!stands) brawl.open = [];
  for (const one of brawlsOf(stands ? added : edges)) brawl.open.push(...(yield* chooseSplit(g, one)));
}

const holds = (list: readonly Edge[], [a, b]: Edge): boolean => list.some(([x, y]) => x === a && y === b);

/** Pairs of the last split in melees that are still to be fought. */
const edgesLeft = ({ open, edges }: Brawl): Edge[] =>
  edges.filter(([a, b]) => open.some((star) => isNamed(star, a)) && open.some((star) => isNamed(star, b)));

/** A second group's attack on a prone Walker that the first left lying: a melee of its own (AW-MELEE11). */
const isLate = ({ open, declared }: Brawl, edge: Edge): boolean =>
  holds(declared, edge) && !open.some((star) => edge.some((name) => isNamed(star, name)));

const isNamed = ({ centre, leaves }: Star, name: string): boolean => centre === name || leaves.includes(name);

/** Two rival groups that attack the same prone Walker fight it in separate melees (AW-MELEE11): the second waits its turn. */
function apartByGroup(s: War, edges: readonly Edge[]): Edge[] {
  const taken = new Map<string, Side>();
  return edges.filter(([a, b]) => {
    const target = modelNamed(s, b);
    const attacker = modelNamed(s, a);
    if (!target?.prone || !isWalker(target) || attacker === undefined || isWalker(attacker)) return true;
    const first = taken.get(b) ?? attacker.side;
    taken.set(b, first);
    return first === attacker.side;
  });
}

/** Parties in turn name an enemy for one of their Survivors that has a choice, once for each; what is open then, for Walkers, is the Ini player's (AW-MELEE06, AW-MELEE08). */
function* chooseSplit(g: G, edges: readonly Edge[]): Rules<Split> {
  const s = g.state;
  let splits: readonly Split[] = splitsOf(edges);
  const spoken = new Set<string>();
  const choices = (party: readonly Person[]): Edge[] =>
    party.flatMap(({ id }) => (spoken.has(id) ? [] : choicesOf(splits, id, edges)));
  const order = parties(s);
  for (let turn = 0; order.some((party) => choices(party).length > 0); turn++) {
    const party = order[turn % order.length];
    const pairs = choices(party);
    if (pairs.length === 0) continue;
    const pair = yield* namePair(g, party[0].owner, pairs, settledIn(s, splits, edges));
    spoken.add(pair[0]);
    splits = splits.filter((split) => fights(split, ...pair));
  }
  while (splits.length > 1) {
    const pair = yield* namePair(g, ini(s), openPairs(splits, edges), settledIn(s, splits, edges));
    splits = splits.filter((split) => fights(split, ...pair));
  }
  return splits[0];
}

/** Naming an enemy fixes that pair as part of the split. */
const namePair = (g: G, seat: Seat, pairs: readonly Edge[], settled: readonly Edge[]): Rules<Edge> =>
  chooseOf(g, seat, SPLIT, pairs, pairName, { settled: settled.map(pairName) });

const pairName = ([one, other]: Edge): string => `${one}>${other}`;

/** Pairs that fight in any case by now: those of other brawls, and those of all splits that are left. */
const settledIn = (s: War, splits: readonly Split[], edges: readonly Edge[]): Edge[] => [
  ...brawlOf(s).open.flatMap(({ centre, leaves }) => leaves.map((leaf): Edge => [centre, leaf])),
  ...edges.filter(([a, b]) => splits.every((split) => fights(split, a, b))),
];

/** The next melee, or the end of the phase. True when nobody is left to fight. */
export function* nextMelee(g: G): Rules<boolean> {
  const s = g.state;
  const { open } = brawlOf(s);
  if (open.length === 0) {
    s.brawl = null;
    return true;
  }
  let star = orderFree(s, open) ?? (yield* chooseOf(g, ini(s), ORDER, open, meleeName));
  brawlOf(s).now = star;
  const turns: Turns = { turn: 0, passed: 0 };
  for (let shooter = yield* handguns(g, star, turns); shooter !== null; shooter = yield* handguns(g, star, turns)) {
    yield* splitUp(g);
    const again = brawlOf(s).open.find((one) => isNamed(one, shooter));
    brawlOf(s).now = again ?? null;
    if (again === undefined) return false;
    star = again;
  }
  brawlOf(s).open = brawlOf(s).open.filter((other) => other !== star);
  const heard = yield* fight(g, star);
  settle(s, star);
  Object.assign(brawlOf(s), { now: null, helped: null, stances: [], weapons: [] });
  brawlOf(s).fought++;
  for (const { person, loud } of heard) yield* makeLoud(g, loud, person, person);
  yield* splitUp(g);
  return false;
}

/**
 * Whoever was in a finished melee is done with all it touches now, and with attacks that were declared by or on it; only
 * a Walker that is drawn to it starts anew (AW-MELEE04, AW-MELEE09, AW-MELEE30, AW-MELEE31). A prone Walker waits for a
 * second group that attacks it (AW-MELEE11).
 */
function settle(s: War, star: Star): void {
  const { settled, declared } = brawlOf(s);
  const waits = declared.filter(([a, b]) => {
    const target = modelNamed(s, b);
    return target !== undefined && isWalker(target) && target.prone && !isNamed(star, a);
  });
  const isWaiting = (a: string, b: string): boolean =>
    waits.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  for (const model of models(s).filter((one) => isNamed(star, nameOf(one))))
    for (const other of models(s))
      if (
        areEnemies(model, other) &&
        (mustFight(s, model, other) || inContact(model, other)) &&
        !isWaiting(nameOf(model), nameOf(other))
      )
        settled.push([nameOf(model), nameOf(other)]);
  for (const [a, b] of declared) if ((isNamed(star, a) || isNamed(star, b)) && !isWaiting(a, b)) settled.push([a, b]);
}

/** Whose turn it is to shoot, and how many have passed since the last shot. */
interface Turns {
  turn: number;
  passed: number;
}

/** Handguns of a melee before its dice, parties in turn: who shot so that the melees have to be split anew, or null (AW-GUN02, AW-GUN06, AW-GUN08). */
function* handguns(g: G, star: Star, turns: Turns): Rules<string | null> {
  const s = g.state;
  for (let order = parties(s); turns.passed < order.length; order = parties(s)) {
    const party = order[turns.turn++ % order.length];
    const shots = party.flatMap((person) => gunOptions(s, person, star));
    const answer = yield* offer(g, party[0]?.owner ?? 0, GUN, shots, 'pass', gunCards(party));
    if (answer === null) {
      turns.passed++;
      continue;
    }
    turns.passed = 0;
    if (yield* meleeShots(g, star, answer)) return answer.split('.')[0];
  }
  return null;
}

/** What they hold. */
const gunCards = (people: readonly Person[]): Params =>
  Object.assign({}, ...people.map((person) => cardsOf(person, `${person.id}.`)));

/** `carl.hand-1.walker-5`: handguns that may be fired at enemies in contact in this melee (AW-GUN01, AW-GUN09 to AW-GUN13). */
function gunOptions(s: War, person: Person, star: Star): string[] {
  if (person.prone || person.attacked || person.shot || !inMelee(star, person)) return [];
  return [0, 1].flatMap((slot) => {
    const card = person.slots[slot];
    if (!isCard(card) || !has(card, 'handgun') || !canFire(card)) return [];
    return gunTargets(s, person, star).map((target) => `${person.id}.${slotName(person, slot)}.${nameOf(target)}`);
  });
}

const inMelee = (star: Star, model: Model): boolean => isNamed(star, nameOf(model));

/** Enemies of this melee in base contact (AW-GUN09, AW-KEY19). */
const touched = (s: War, person: Person, star: Star): Model[] =>
  models(s).filter((model) => inMelee(star, model) && areEnemies(person, model) && inContact(person, model));

/** Whoever touches only the prone does not begin to shoot (AW-GUN11). */
const gunTargets = (s: War, person: Person, star: Star): Model[] => {
  const targets = touched(s, person, star);
  return targets.some(({ prone }) => !prone) ? targets : [];
};

/** One Survivor's shots and their loudness. True where somebody fell or came (AW-GUN03 to AW-GUN08). */
function* meleeShots(g: G, star: Star, answer: string): Rules<boolean> {
  const s = g.state;
  const [id, hand, first] = answer.split('.');
  const person = modelNamed(s, id);
  if (person === undefined || isWalker(person)) throw new Error(`nobody is called "${id}"`);
  const slot = slotNamed(person, hand);
  const loud = loudnessOf(person.slots[slot]);
  const before = models(s)
    .map((model) => `${nameOf(model)}${model.prone}`)
    .join();
  person.shot = true;
  let target = modelNamed(s, first);
  for (let fired = 0; target !== undefined && fired < itemOf(person.slots[slot]).shots; fired++) {
    if (fired > 0) {
      // Out of ammunition it has lost its other shots; a Speed Loader is for the first (AW-SHOOT20).
      const spent = isEmptied(person.slots[slot]) || isBroken(person.slots[slot]);
      const next = spent ? [] : touched(s, person, star).map(nameOf);
      const answer = yield* offer(g, person.owner, GUN_NEXT, next, 'stop', { survivor: named(person) });
      target = answer === null ? undefined : modelNamed(s, answer);
      if (target === undefined) break;
    }
    load(g, person, slot);
    yield* shotAt(g, person, slot, target, { aimed: false, inMelee: true, line: { cover: [] } });
  }
  if (loud !== null) yield* makeLoud(g, loud, person, person);
  const after = models(s)
    .map((model) => `${nameOf(model)}${model.prone}`)
    .join();
  return loud !== null || before !== after;
}
