import { ICONS, LOCATION_AT, NEIGHBOURS, spaceNumber } from '../content/map.ts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { tokenCosts } from './fight.ts';
import { lossWorth, type Mind } from './mind.ts';
import { discount, type Places } from './places.ts';
import { WEIGHTS } from './weights.ts';

/** The rest of a turn's way: what it is worth, where it ends, and what that is good for. */
export interface Way {
  readonly value: number;
  readonly end: number;
}

/** The board as far as a way over it is concerned. */
export interface Planner {
  readonly mind: Mind;
  readonly places: Places;
  /** What entering costs, by space: the fights with the tokens there. */
  readonly fights: Float64Array;
  readonly stopping: Uint8Array;
  readonly open: Uint8Array;
  /** Where tokens can be driven past. */
  readonly passable: Uint8Array;
  readonly fuelPrice: number;
  readonly far: boolean;
  readonly known: Map<number, Way>;
  readonly ends: Map<number, number>;
}

const CLOSED = 1;
const STOPS = 2;

export function plannerOf(mind: Mind, places: Places): Planner {
  const { view, space } = mind;
  const size = NEIGHBOURS.length;
  const fights = new Float64Array(size);
  const stopping = new Uint8Array(size);
  const open = new Uint8Array(size).fill(1);
  const passable = new Uint8Array(size);
  const costs = tokenCosts(mind);
  const marked = new Set(view.markers.map((marker) => spaceNumber(marker.space)));
  const close = (at: number): void => {
    open[at] = 0;
    stopping[at] = STOPS;
  };
  for (let at = 0; at < size; at++) if (ICONS[at].length > 0) close(at);
  for (const at of marked) close(at);
  for (let at = 0; at < size; at++) {
    if (LOCATION_AT[at] === null) continue;
    open[at] = 0;
    stopping[at] = marked.has(at) || places.plans.some((plan) => plan.space === at && plan.ready) ? STOPS : CLOSED;
  }
  const put = (at: number, cost: number): void => {
    // Each further token meets a team that is more tired.
    fights[at] += cost * (fights[at] > 0 ? 1.3 : 1);
    open[at] = 0;
    passable[at] = view.edition === 'it' || (ICONS[at].length === 0 && !marked.has(at)) ? 1 : 0;
  };
  for (const token of view.tokens) put(spaceNumber(token.space), costs[token.zombies ?? 0]);
  if (space >= 0 && fights[space] === 0 && LOCATION_AT[space] === null && !someoneStays(mind)) put(space, costs[0]);
  const far = mind.own.team.some(({ id }) =>
    SURVIVORS[survivorNumber(id)].abilities.some(({ word }) => word === 'longDrive'),
  );
  const fuelPrice = lossWorth(mind, 1);
  return { mind, places, fights, stopping, open, passable, fuelPrice, far, known: new Map(), ends: new Map() };
}

/** Whether the space stays occupied when the party leaves it, so that no token comes (WD-TOK05). */
const someoneStays = ({ view, own, party }: Mind): boolean =>
  view.players.some((player, seat) => player.space === own.space && !party.includes(seat));

/** What ending the turn on a space is worth: what is there, and how near the next good place is. */
export function endWorth(planner: Planner, space: number): number {
  const known = planner.ends.get(space);
  if (known !== undefined) return known;
  const worth = planner.places.stops[space] + WEIGHTS.patience * Math.max(0, outlook(planner, space).value);
  planner.ends.set(space, worth);
  return worth;
}

/** The place that draws most from a space, and how much. */
export function outlook({ mind, places, fights }: Planner, from: number): Way {
  let value = 0;
  let end = -1;
  for (const to of places.targets) {
    if (to === from) continue;
    const here = places.stops[to] - fights[to] / 2;
    if (here <= value) continue;
    const worth = here * discount(mind, from, to);
    if (worth <= value) continue;
    value = worth;
    end = to;
  }
  return { value, end };
}

/** The best way on for somebody who has just come to a space, with so many moves and Fuel left. */
export function wayFrom(planner: Planner, space: number, moves: number, fuel: number, bypassing = false): Way {
  const key = ((space * 8 + Math.min(moves, 7)) * 8 + Math.min(fuel, 7)) * 2 + (bypassing ? 1 : 0);
  const known = planner.known.get(key);
  if (known !== undefined) return known;
  const way = findWay(planner, space, moves, fuel, bypassing);
  planner.known.set(key, way);
  return way;
}

function findWay(planner: Planner, space: number, moves: number, fuel: number, bypassing: boolean): Way {
  const toll = bypassing ? planner.fights[space] : 0;
  let best: Way = { value: endWorth(planner, space) - toll, end: space };
  if (moves === 0 || (planner.stopping[space] === STOPS && !bypassing)) return best;
  const consider = (way: Way, price: number): void => {
    const value = way.value - price - WEIGHTS.step;
    if (value > best.value) best = { value, end: way.end };
  };
  for (const next of NEIGHBOURS[space]) {
    if (planner.stopping[next] === CLOSED) continue;
    consider(wayFrom(planner, next, moves - 1, fuel), planner.fights[next]);
    if (fuel === 0) continue;
    if (planner.passable[next]) consider(wayFrom(planner, next, moves - 1, fuel - 1, true), planner.fuelPrice);
    else if (planner.open[next]) drive(planner, space, next, moves, fuel, consider);
  }
  return best;
}

function drive(
  planner: Planner,
  from: number,
  over: number,
  moves: number,
  fuel: number,
  consider: (way: Way, price: number) => void,
): void {
  for (const to of NEIGHBOURS[over]) {
    if (to === from || !planner.open[to]) continue;
    consider(wayFrom(planner, to, moves - 1, fuel - 1), planner.fuelPrice);
    if (!planner.far) continue;
    for (const on of NEIGHBOURS[to])
      if (on !== over && on !== from && planner.open[on])
        consider(wayFrom(planner, on, moves - 1, fuel - 1), planner.fuelPrice);
  }
}
