import type { Encounter } from '../content/encounters.ts';
import { LOCATION_CARDS, type LocationCard, locationCardNumber, type Objective } from '../content/locations.ts';
import { ICONS, LOCATION_SPACE, spaceNumber } from '../content/map.ts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { KINDS } from '../content/words.ts';
import { averageProspect, cardsToCome, chanceToAct, priceOf } from './cards.ts';
import { followerWorth } from './effects.ts';
import { fightProspect, type Prospect } from './fight.ts';
import { gainWorth, type Mind } from './mind.ts';
import { reach } from './reach.ts';
import { worthOf } from './team.ts';
import { WEIGHTS } from './weights.ts';

/** A Location the bot may explore. */
export interface Plan {
  readonly card: LocationCard;
  /** The public slot from 1, or null for the private card. */
  readonly slot: number | null;
  readonly space: number;
  /** The chance that one attempt succeeds, once what it asks for is there. */
  readonly chance: number;
  /** One attempt, and with the tries that may follow. */
  readonly once: number;
  readonly value: number;
  /** Whether what it asks for is there. */
  readonly ready: boolean;
}

/** What the places of the board are worth to the bot now. */
export interface Places {
  readonly plans: readonly Plan[];
  /** What stopping there is worth, by space; 0 where nothing is to be had. */
  readonly stops: Float64Array;
  /** Where something is to be had. */
  readonly targets: readonly number[];
}

const LAST_TIER = 2;

export const tierOf = ({ own }: Mind): number => Math.min(own.explored.length, LAST_TIER);

export const objectiveOf = (mind: Mind, card: LocationCard): Objective => card.tiers[tierOf(mind)];

/** The Locations; what they ask for is from now on in the mind. */
export function plansFor(mind: Mind, cards = cardsToCome(mind)): readonly Plan[] {
  const plans = plansOf(mind, seriesOf(mind, cards));
  setNeeds(mind, plans);
  return plans;
}

/** An Encounter of a Location's series: the cards' own worth, apart from what success leads to. */
export function seriesOf(mind: Mind, cards: readonly Encounter[]): Prospect {
  const goal = WEIGHTS.location[tierOf(mind)];
  const { value, chance, fatigue } = averageProspect(mind, cards, goal / 2, 0);
  return { value: value - (chance * goal) / 2, chance, fatigue };
}

export function placesOf(mind: Mind): Places {
  const cards = cardsToCome(mind);
  const plans = plansFor(mind, cards);
  const units = (gainWorth(mind, 0) + gainWorth(mind, 1) + gainWorth(mind, 2)) / 3;
  return { plans, ...stopsOf(mind, plans, averageProspect(mind, cards, 0, units)) };
}

function plansOf(mind: Mind, series: Prospect): Plan[] {
  const { view, own } = mind;
  const plans: Plan[] = [];
  for (const [slot, id] of view.shown.entries()) if (id !== null) plans.push(planOf(mind, series, id, slot + 1));
  if (own.private !== null && own.private !== '?') plans.push(planOf(mind, series, own.private, null));
  return plans;
}

function planOf(mind: Mind, series: Prospect, id: string, slot: number | null): Plan {
  const card = LOCATION_CARDS[locationCardNumber(id)];
  const objective = objectiveOf(mind, card);
  const price = priceOf(mind, objective.pay);
  const goal = WEIGHTS.location[tierOf(mind)] - (price ?? objective.pay.length);
  const { value: once, chance } = attempt(mind, objective, series, objective.enc, goal);
  const value = once <= 0 ? once : once / (1 - (1 - chance) * WEIGHTS.retry);
  const ready = price !== null && ownsEnough(mind, objective);
  return { card, slot, space: LOCATION_SPACE[card.location], chance, once, value, ready };
}

/** What is left of an attempt: so many Encounters, the challenge, and then the goal. */
export function attempt(
  mind: Mind,
  objective: Objective,
  series: Prospect,
  encounters: number,
  goal: number,
): Prospect {
  let { value, chance, fatigue } = trial(mind, objective, goal);
  for (let i = 0; i < encounters; i++) {
    value = series.value + series.chance * value;
    chance *= series.chance;
    fatigue = series.fatigue + series.chance * fatigue;
  }
  return { value, chance, fatigue };
}

function trial(mind: Mind, { challenge }: Objective, goal: number): Prospect {
  if (challenge === null) return { value: goal, chance: 1, fatigue: 0 };
  if (challenge.kind !== 'act')
    return fightProspect(mind, { kind: challenge.kind, success: goal, fail: 0 }, challenge.zombies);
  const chance = chanceToAct(mind, challenge.n);
  return { value: chance * goal, chance, fatigue: 0 };
}

function ownsEnough(mind: Mind, { have, items, survivors }: Objective): boolean {
  return (
    have.every(({ what, n }) => what === 'any' || mind.stock[KINDS.indexOf(what)] >= n) &&
    itemsCounted(mind) >= items &&
    partySize(mind) >= survivors
  );
}

const partySize = ({ view, party }: Mind): number =>
  party.reduce((sum, seat) => sum + view.players[seat].team.length, 0);

function itemsCounted({ own }: Mind): number {
  let n = own.items.length;
  for (const { id } of own.team)
    for (const { word } of SURVIVORS[survivorNumber(id)].abilities) if (word === 'hoard') n++;
  return n;
}

/** What the Locations ask for is worth more, the nearer and likelier the Location. */
function setNeeds(mind: Mind, plans: readonly Plan[]): void {
  const { needs } = mind;
  for (const { card, space, value } of plans) {
    if (value <= 0) continue;
    const { have, pay, items, survivors } = objectiveOf(mind, card);
    const asked = [...have, ...pay];
    const units = asked.reduce((sum, { n }) => sum + n, 0);
    const worth = WEIGHTS.need * value * discount(mind, mind.space, space);
    for (const { what, n } of asked) {
      const kinds = what === 'any' ? [0, 1, 2] : [KINDS.indexOf(what)];
      for (const kind of kinds) {
        if (worth / units <= needs.unit[kind]) continue;
        needs.unit[kind] = worth / units;
        needs.upTo[kind] = n;
      }
    }
    const hands = survivors - partySize(mind);
    if (hands > 0) needs.follower = Math.max(needs.follower, worth / (hands + 1));
    const things = items - itemsCounted(mind);
    if (things > 0) needs.item = Math.max(needs.item, worth / (things + 1));
  }
}

/** What is left of a worth on the way from one space to another. */
export function discount({ moves }: Mind, from: number, to: number): number {
  const turns = from < 0 ? 3 : reach(from, to) / moves;
  const whole = Math.floor(turns);
  let left = 1;
  for (let i = 0; i < whole; i++) left *= WEIGHTS.patience;
  return left * (1 - (turns - whole) * (1 - WEIGHTS.patience));
}

function stopsOf(mind: Mind, plans: readonly Plan[], card: Prospect): Pick<Places, 'stops' | 'targets'> {
  const stops = new Float64Array(ICONS.length);
  // Each further card of a stop meets a team that is more tired.
  const growing = Math.max(0, mind.costs[2] - 2 * mind.costs[1]) * card.fatigue * card.fatigue;
  const targets = new Set<number>();
  for (let space = 0; space < ICONS.length; space++) {
    const icons = ICONS[space];
    if (icons.length === 0) continue;
    for (const [i, kind] of icons.entries())
      stops[space] += card.value - i * growing + gainWorth(mind, KINDS.indexOf(kind));
    targets.add(space);
  }
  for (const { survivor, space } of mind.view.markers) {
    const at = spaceNumber(space);
    const follower = Math.max(followerWorth(mind) / 2, worthOf(survivor) + mind.needs.follower);
    stops[at] += card.value + card.chance * follower;
    targets.add(at);
  }
  for (const { space, value, ready } of plans) {
    if (!ready) continue;
    stops[space] = targets.has(space) ? stops[space] + value : Math.max(stops[space], value);
    targets.add(space);
  }
  return { stops, targets: [...targets] };
}
