import { ENCOUNTERS, type Encounter, encounterNumber } from '../content/encounters.ts';
import { ITEM_CARD, itemNumber } from '../content/items.ts';
import { atLeast, chanceOfBoth } from '../content/odds.ts';
import type { Challenge, Cost, Effect, MoralOption } from '../content/words.ts';
import { KINDS } from '../content/words.ts';
import { amountOf, asActive, effectsWorth, hasSpare, isMet, metricOf, type Setting } from './effects.ts';
import { type Fight, fightProspect, type Prospect } from './fight.ts';
import { lossWorth, type Mind } from './mind.ts';
import { worthOf } from './team.ts';
import { WEIGHTS } from './weights.ts';

/** How often a vote or an answer of somebody else goes as hoped. */
const HOPE = 0.5;

/** Facing an Encounter, where success is worth a bonus beyond the card. */
function cardProspect(mind: Mind, card: Encounter, bonus: number, denial: number): Prospect {
  const setting = asActive(card.item, denial);
  if (card.challenge.kind !== 'moral') return prospect(mind, card.challenge, card.success, card.fail, bonus, setting);
  let best: Prospect | null = null;
  for (const option of card.challenge.options) {
    const here = moralProspect(mind, option, bonus, setting);
    if (here !== null && (best === null || here.value > best.value)) best = here;
  }
  return best ?? { value: 0, chance: 0, fatigue: 0 };
}

/** One side of a moral choice; null where its cost cannot be met. */
export function moralProspect(mind: Mind, option: MoralOption, bonus: number, setting: Setting): Prospect | null {
  const cost = moralCost(mind, option);
  if (cost === null) return null;
  const { nested, outcome, effects } = option;
  if (nested !== null) {
    const { value, ...rest } = prospect(mind, nested.challenge, nested.success, nested.fail, bonus, setting);
    return { value: value - cost, ...rest };
  }
  const chance = outcome === 'success' ? 1 : 0;
  return { value: effectsWorth(mind, effects, setting) + chance * bonus - cost, chance, fatigue: 0 };
}

function moralCost(mind: Mind, { cost }: MoralOption): number | null {
  if (cost === null) return 0;
  if ('resources' in cost) return priceOf(mind, cost.resources);
  if ('items' in cost) return mind.own.items.length < cost.items ? null : WEIGHTS.dropItem * cost.items;
  if (!hasSpare(mind.own)) return null;
  return Math.min(...mind.own.team.slice(1).map(({ id }) => worthOf(id))) * WEIGHTS.leftBehind;
}

/** What a payment costs in units of least worth; null where it cannot be made. */
export function priceOf(mind: Mind, costs: readonly Cost[]): number | null {
  let price = 0;
  let any = 0;
  const left = [...mind.stock];
  for (const { what, n } of costs) {
    if (what === 'any') {
      any += n;
      continue;
    }
    const kind = KINDS.indexOf(what);
    if (left[kind] < n) return null;
    left[kind] -= n;
    price += n * lossWorth(mind, kind);
  }
  const spare = left.reduce((sum, n) => sum + n, 0);
  if (spare < any) return null;
  const worths = [0, 1, 2].filter((kind) => left[kind] > 0).map((kind) => lossWorth(mind, kind));
  return price + (any === 0 ? 0 : any * Math.min(...worths));
}

function prospect(
  mind: Mind,
  challenge: Challenge,
  success: readonly Effect[],
  fail: readonly Effect[],
  bonus: number,
  setting: Setting,
): Prospect {
  const won = effectsWorth(mind, success, setting) + bonus;
  const lost = effectsWorth(mind, fail, setting);
  const by = (chance: number): Prospect => ({ value: chance * won + (1 - chance) * lost, chance, fatigue: 0 });
  switch (challenge.kind) {
    case 'kill':
    case 'survive': {
      const fight: Fight = { kind: challenge.kind, success: won, fail: lost };
      return fightProspect(mind, fight, amountOf(mind.own, challenge.zombies));
    }
    case 'act':
      return by(chanceToAct(mind, amountOf(mind.own, challenge.n)));
    case 'mix':
      return mixProspect(mind, challenge, won, lost);
    case 'pay': {
      const price = priceOf(mind, challenge.costs);
      return price === null || won - price < lost ? by(0) : { value: won - price, chance: 1, fatigue: 0 };
    }
    case 'have':
      return by(isMet(mind.own, challenge.condition) ? 1 : 0);
    case 'compare':
      return by(wins(mind, challenge) ? 1 : 0);
    case 'vote':
    case 'pick':
      return by(challenge.kind === 'pick' && challenge.then === 'auto' ? 1 : HOPE);
    case 'auto':
      return by(1);
    case 'moral':
      return by(HOPE);
  }
}

export const chanceToAct = (mind: Mind, n: number): number => atLeast(mind.actionSpread, n - mind.actions);

/** A mixed roll; the Fatigue is what the kills would miss if they were rolled for alone. */
function mixProspect(
  mind: Mind,
  { kills, actions }: Extract<Challenge, { kind: 'mix' }>,
  won: number,
  lost: number,
): Prospect {
  const chance = chanceOfBoth(mind.pool, kills - mind.otherKills, actions - mind.actions);
  const toll = fightProspect(mind, { kind: 'token', success: 0, fail: 0 }, kills);
  return { value: chance * won + (1 - chance) * lost + toll.value, chance, fatigue: toll.fatigue };
}

function wins({ view, seat, own }: Mind, { metric, relation, ties }: Extract<Challenge, { kind: 'compare' }>): boolean {
  const mine = metricOf(own, metric);
  const others = view.players.flatMap((player, i) =>
    i === seat || player.space === null ? [] : [metricOf(player, metric)],
  );
  if (relation === 'notMost') return others.some((n) => n > mine);
  if (relation === 'most') return others.every((n) => (ties ? n <= mine : n < mine));
  return others.every((n) => (ties ? n >= mine : n > mine));
}

/** The cards that may come next: all but those in the discard, in hands and on the table. */
export function cardsToCome(mind: Mind): Encounter[] {
  const { view } = mind;
  const gone = new Uint8Array(ENCOUNTERS.length);
  if (view.encounters.cards > 0) for (const id of view.encounters.discard) gone[encounterNumber(id)] = 1;
  for (const id of view.facing) gone[encounterNumber(id)] = 1;
  for (const { items } of view.players) for (const item of items) gone[ITEM_CARD[itemNumber(item)]] = 1;
  const alone = view.players.filter(({ space }) => space !== null).length < 2;
  return ENCOUNTERS.filter(({ multi }, i) => gone[i] === 0 && !(alone && multi));
}

/** Facing a card of these on average. */
export function averageProspect(mind: Mind, cards: readonly Encounter[], bonus: number, denial: number): Prospect {
  let value = 0;
  let chance = 0;
  let fatigue = 0;
  for (const card of cards) {
    const one = cardProspect(mind, card, bonus, denial);
    value += one.value;
    chance += one.chance;
    fatigue += one.fatigue;
  }
  const n = Math.max(1, cards.length);
  return { value: value / n, chance: chance / n, fatigue: fatigue / n };
}
