import { type Ability, SURVIVORS, survivorNumber } from '../content/survivors.ts';
import type { View } from '../rules/view.ts';
import { WEIGHTS } from './weights.ts';

export type Member = View['players'][number]['team'][number];

/** What an ability adds to a survivor's worth. */
const ABILITY: Readonly<Record<Ability['word'], number>> = {
  reroll: 0.7,
  ammoReroll: 0.4,
  killPlus: 0.8,
  actPlus: 0.9,
  swap: 0.4,
  quiet: 0.2,
  loud: -0.4,
  move: 0.9,
  moveMax: -0.9,
  fuelCap: 0.1,
  longDrive: 0.4,
  medic: 0.5,
  rest: 0.4,
  scout: 0.2,
  forage: 0.4,
  tough: 0.7,
  hoard: 0.3,
  voice: 0.1,
  hungry: -0.4,
};

const WORTH: readonly number[] = SURVIVORS.map(
  ({ dice, abilities }) =>
    WEIGHTS.survivor +
    dice.reduce((sum, n, colour) => sum + n * WEIGHTS.dice[colour], 0) +
    abilities.reduce((sum, { word }) => sum + ABILITY[word], 0),
);

/** What a survivor of the team is worth. */
export const worthOf = (id: string): number => WORTH[survivorNumber(id)];

const FOLLOWERS = WORTH.filter((_, n) => SURVIVORS[n].follower);
/** What a follower from the deck is worth on average. */
export const NEW_FOLLOWER = FOLLOWERS.reduce((sum, n) => sum + n, 0) / FOLLOWERS.length;

/** Fatigue a team can take with nobody dying. */
export const spareOf = (team: readonly Member[]): number =>
  team.reduce((sum, { fatigue, deadly }) => sum + Math.max(0, deadly - 1 - fatigue), 0);

export const tiredOf = (team: readonly Member[]): number => team.reduce((sum, { fatigue }) => sum + fatigue, 0);

const FEAR: readonly number[] = Array.from({ length: 60 }).reduce<number[]>(
  (list) => [...list, list[list.length - 1] * WEIGHTS.courage],
  [WEIGHTS.danger],
);

/** How bad it is to have so little to spare. */
export const fear = (spare: number): number => FEAR[Math.min(Math.max(0, spare), FEAR.length - 1)];

/** More Fatigue than this in one go is not told apart. */
const COUNTED = 14;

/** What 0, 1, 2 … Fatigue cost a team: fear, the least valuable survivors, and in the end everybody; `care` of 1 for all of it. */
export function costsOf(team: readonly Member[], wipe: number, care: number): number[] {
  const members = team.toSorted((a, b) => worthOf(a.id) - worthOf(b.id));
  const costs: number[] = [];
  const now = fear(spareOf(team));
  for (let n = 0; n <= COUNTED; n++) costs.push(n === 0 ? 0 : (costOf(members, n, wipe) - now) * care);
  return costs;
}

/** The cheapest way to bear n Fatigue: how many of the least valuable ones it lets die. */
function costOf(members: readonly Member[], n: number, wipe: number): number {
  let lowest = members.reduce((sum, { id }) => sum + worthOf(id), wipe);
  let lost = 0;
  let left = n;
  let spare = spareOf(members);
  for (const { id, fatigue, deadly } of members) {
    if (left <= spare) lowest = Math.min(lowest, lost + fear(spare - Math.max(0, left)));
    lost += worthOf(id);
    left -= deadly - fatigue;
    spare -= deadly - 1 - fatigue;
  }
  return lowest;
}

/** Shares Fatigue out over a team so that least is lost; no survivor gets more than its limit. */
export function bear(team: readonly Member[], limits: readonly number[], n: number): number[] {
  let best: number[] | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  const sets = 2 ** Math.min(team.length, 10);
  for (let dying = 0; dying < sets; dying++) {
    const shares = letDie(team, limits, n, dying);
    if (shares === null) continue;
    const cost = lossOf(team, shares);
    if (cost >= lowest) continue;
    lowest = cost;
    best = shares;
  }
  return best ?? fill(limits, n);
}

/** The shares in which exactly the survivors of a set die, the others as evenly as can be; null where that cannot be. */
function letDie(team: readonly Member[], limits: readonly number[], n: number, dying: number): number[] | null {
  const shares = team.map(() => 0);
  let left = n;
  for (let i = 0; i < team.length; i++) {
    if (((dying >> i) & 1) === 0) continue;
    const { fatigue, deadly } = team[i];
    shares[i] = deadly - fatigue;
    left -= shares[i];
    if (shares[i] > limits[i] || left < 0) return null;
  }
  for (; left > 0; left--) {
    let at = -1;
    let room = 0;
    for (let i = 0; i < team.length; i++) {
      const { fatigue, deadly } = team[i];
      const here = (dying >> i) & 1 || shares[i] >= limits[i] ? 0 : deadly - 1 - fatigue - shares[i];
      if (here < room || here === 0) continue;
      if (here === room && worthOf(team[i].id) >= worthOf(team[at].id)) continue;
      at = i;
      room = here;
    }
    if (at < 0) return null;
    shares[at]++;
  }
  return shares;
}

function lossOf(team: readonly Member[], shares: readonly number[]): number {
  let lost = 0;
  let spare = 0;
  for (const [i, { id, fatigue, deadly }] of team.entries()) {
    if (fatigue + shares[i] >= deadly) lost += worthOf(id);
    else spare += deadly - 1 - fatigue - shares[i];
  }
  return lost + fear(spare);
}

/** Any legal way. */
function fill(limits: readonly number[], n: number): number[] {
  let left = n;
  return limits.map((limit) => {
    const share = Math.min(limit, left);
    left -= share;
    return share;
  });
}
