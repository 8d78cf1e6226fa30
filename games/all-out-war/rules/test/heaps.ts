/** Survivors and Walkers in a heap, for melees of every kind. */
import type { Below } from '@shamble/kernel';
import { isClear } from '../../geometry/crowd.ts';
import { DIRECTIONS } from '../../geometry/vector.ts';
import { models, nameOf, type War } from '../state.ts';
import { groundOf } from '../terrain.ts';
import type { Position } from './starting.ts';

const PEOPLE = ['rickLeader', 'tess', 'nadia', 'lou', 'derek', 'patrick', 'sandra', 'june'];
export const QUIET: readonly (readonly string[])[] = [
  [],
  ['baseballBat'],
  ['tireIron', 'hatchet'],
  ['kitchenKnife'],
  ['stunBaton'],
];
export const LOUD = [...QUIET, ['pocket22'], ['machinePistol'], ['chainsaw'], ['revolver38', 'machete']];

type Place = readonly [number, number];

/** Places in thousandths, each touching one before it, or at a long side of the barricade north of the first. */
function crowd(below: Below, most: number, barricade: boolean): Place[] {
  const places: Place[] = [[10_000, 10_000]];
  for (let tries = 0; tries < 200 && places.length < most; tries++) {
    const [x, y] = places[below(places.length)];
    const [c, s] = DIRECTIONS[below(DIRECTIONS.length)];
    const place: Place =
      barricade && below(3) === 0
        ? [8200 + below(3600), below(2) === 0 ? 11_750 : 13_250]
        : [Math.floor(x + 1000 * c + 0.5), Math.floor(y + 1000 * s + 0.5)];
    if (places.every((other) => Math.hypot(other[0] - place[0], other[1] - place[1]) > 999)) places.push(place);
  }
  return places;
}

/** Survivors of both sides and Walkers in a heap, some of them prone. */
export function heap(below: Below, hands: readonly (readonly string[])[]): Position {
  const barricade = below(3) === 0;
  const names = [...PEOPLE];
  const people: Record<string, Position> = {};
  const walkers: (number | string)[][] = [];
  for (const [i, [x, y]] of crowd(below, 4 + below(7), barricade).entries()) {
    const at = [x / 1000, y / 1000, ...(below(6) === 0 ? ['prone'] : [])];
    if (names.length === 0 || (i > 1 && below(2) === 0)) walkers.push(at);
    else {
      const [name] = names.splice(below(names.length), 1);
      const side = 1 + (i < 2 ? i : below(2));
      people[name] = { at, side, health: 1 + below(3), hands: [...hands[below(hands.length)]] };
    }
  }
  const pieces = barricade ? { barricade: [[10, 12.5]] } : {};
  return { step: 'melees', initiative: 1 + below(2), frenzy: below(3), people, walkers, pieces };
}

/** Nobody stands on anybody. */
export const isSound = (s: War): boolean =>
  models(s).every((model) => {
    const ground = groundOf(s, model.level);
    const others = ground.figures.filter(({ id }) => id !== nameOf(model));
    return isClear(ground, others, model.x, model.y);
  });
