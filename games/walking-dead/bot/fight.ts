import { AMMO_FACES, ammoKills } from '../content/dice.ts';
import { lossWorth, type Mind } from './mind.ts';

/** What comes of a challenge: its worth, the chance of success, and the Fatigue to expect. */
export interface Prospect {
  readonly value: number;
  readonly chance: number;
  readonly fatigue: number;
}

/** How a fight is won: by killing all, or by nobody dying. A token has nothing to win. */
export interface Fight {
  readonly kind: 'kill' | 'survive' | 'token';
  readonly success: number;
  readonly fail: number;
}

/** So many Ammo at most are reckoned with in one fight, and so many zombies. */
const SHOTS = 3;
const ZOMBIES = 24;
const FACES = AMMO_FACES.map(ammoKills);

/** Worth, chance and Fatigue by missing kills, for 0, 1, 2 … Ammo; filled anew for every fight that is looked at. */
const rows = Array.from({ length: SHOTS + 1 }, () => ({
  value: new Float64Array(ZOMBIES + 1),
  chance: new Float64Array(ZOMBIES + 1),
  fatigue: new Float64Array(ZOMBIES + 1),
}));
type Row = (typeof rows)[number];

/** The best that can be made of up to so many missing kills with this Ammo. */
function lookAhead(mind: Mind, { kind, success, fail }: Fight, zombies: number, ammo: number): Row {
  const { costs, spare } = mind;
  const most = Math.min(zombies, ZOMBIES);
  const [stop] = rows;
  for (let missing = 0; missing <= most; missing++) {
    const won = kind === 'survive' ? missing <= spare : missing === 0;
    stop.value[missing] = (won ? success : fail) - costs[Math.min(missing, costs.length - 1)];
    stop.chance[missing] = won ? 1 : 0;
    stop.fatigue[missing] = missing;
  }
  const shots = Math.min(ammo, SHOTS);
  const price = shots === 0 ? 0 : lossWorth(mind, 2) + mind.noise;
  for (let n = 1; n <= shots; n++) addShot(rows[n], rows[n - 1], most, price);
  return rows[shots];
}

/** One Ammo more: it is fired where that is better than to stop. */
function addShot(row: Row, after: Row, most: number, price: number): void {
  const [stop] = rows;
  for (let missing = 0; missing <= most; missing++) {
    let value = -price;
    let chance = 0;
    let fatigue = 0;
    for (const kills of FACES) {
      const left = Math.max(0, missing - kills);
      value += after.value[left] / FACES.length;
      chance += after.chance[left] / FACES.length;
      fatigue += after.fatigue[left] / FACES.length;
    }
    const fires = missing > 0 && value > stop.value[missing];
    row.value[missing] = fires ? value : stop.value[missing];
    row.chance[missing] = fires ? chance : stop.chance[missing];
    row.fatigue[missing] = fires ? fatigue : stop.fatigue[missing];
  }
}

/** What a fight is worth by the kills that are missing after its roll: 0, 1, 2 … */
export function missingWorth(mind: Mind, fight: Fight, most: number, ammo = mind.stock[2]): number[] {
  return [...lookAhead(mind, fight, most, ammo).value.subarray(0, most + 1)];
}

/** A fight before its roll. */
export function fightProspect(mind: Mind, fight: Fight, zombies: number): Prospect {
  const spread = mind.killSpread;
  const missing = Math.max(0, zombies - (fight.kind === 'token' ? mind.tokenKills : mind.otherKills));
  const row = lookAhead(mind, fight, missing, mind.stock[2]);
  let value = 0;
  let chance = 0;
  let fatigue = 0;
  for (let kills = 0; kills < spread.length; kills++) {
    const left = Math.min(ZOMBIES, Math.max(0, missing - kills));
    value += spread[kills] * row.value[left];
    chance += spread[kills] * row.chance[left];
    fatigue += spread[kills] * row.fatigue[left];
  }
  return { value, chance, fatigue };
}

const TOKEN: Fight = { kind: 'token', success: 0, fail: 0 };

/** What fighting a token of each number costs; at 0, one that was not seen yet. */
export function tokenCosts(mind: Mind): number[] {
  const costs = [0];
  for (let zombies = 1; zombies < mind.unseen.length; zombies++) {
    const cost = -fightProspect(mind, TOKEN, zombies).value;
    costs.push(cost);
    costs[0] += cost * mind.unseen[zombies];
  }
  return costs;
}
