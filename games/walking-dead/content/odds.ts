/** Exact odds of rolls, by the faces of the dice. A pool counts blue, red and green dice. */
import {
  AMMO_FACES,
  type AmmoFace,
  actions,
  ammoKills,
  COLOURS,
  FACES,
  type Face,
  isBlam,
  isJoker,
  kills,
} from './dice.ts';

export type Pool = readonly number[];

/** The chance of exactly 0, 1, 2 … */
export type Spread = readonly number[];

/** What a roll counts: jokers count as either (WD-DICE04-R, WD-DICE06). */
export type Counted = 'kill' | 'action';

const printed: Readonly<Record<Counted, (face: Face) => number>> = { kill: kills, action: actions };
const OTHER: Readonly<Record<Counted, Counted>> = { kill: 'action', action: 'kill' };

const worth = (face: Face, what: Counted): number => printed[what](face) + (isJoker(face) ? 1 : 0);

/** The largest face of the other kind. */
const MOST = 3;

const spreads = new Map<number, Spread>();
const boths = new Map<string, number>();

/** Pools of up to 255 dice of a colour, and numbers up to 255, each have their own key. */
const keyOf = ([blue, red, green]: Pool, a: number, b: number): number =>
  (((blue * 256 + red) * 256 + green) * 256 + a) * 256 + b;

/** Kills or actions of a pool; with `swap`, the largest face of the other kind counts too. */
export function spreadOf(pool: Pool, what: Counted, swap = false): Spread {
  const key = keyOf(pool, what === 'kill' ? 0 : 1, swap ? 1 : 0);
  let known = spreads.get(key);
  if (known === undefined) spreads.set(key, (known = swap ? rollSwapped(pool, what) : rollPlain(pool, what)));
  return known;
}

function rollPlain(pool: Pool, what: Counted): Spread {
  let chances = [1];
  for (const [i, colour] of COLOURS.entries()) {
    const faces = FACES[colour].map((face) => worth(face, what));
    const most = Math.max(...faces);
    for (let die = 0; die < pool[i]; die++) {
      const next = new Array<number>(chances.length + most).fill(0);
      for (let sum = 0; sum < chances.length; sum++)
        for (const face of faces) next[sum + face] += chances[sum] / faces.length;
      chances = next;
    }
  }
  return chances;
}

/** Keeps the sum and the largest face of the other kind together, then adds them up. */
function rollSwapped(pool: Pool, what: Counted): Spread {
  const length = pool.reduce((n, dice) => n + dice, 0) * MOST + MOST + 1;
  const width = MOST + 1;
  let chances = new Float64Array(length * width);
  chances[0] = 1;
  for (const [i, colour] of COLOURS.entries())
    for (let die = 0; die < pool[i]; die++) {
      const next = new Float64Array(length * width);
      for (let at = 0; at < chances.length; at++) {
        if (chances[at] === 0) continue;
        for (const face of FACES[colour]) {
          const sum = Math.floor(at / width) + worth(face, what);
          const largest = Math.max(at % width, printed[OTHER[what]](face));
          next[sum * width + largest] += chances[at] / FACES[colour].length;
        }
      }
      chances = next;
    }
  const spread = new Array<number>(length + MOST).fill(0);
  for (const [at, chance] of chances.entries()) spread[Math.floor(at / width) + (at % width)] += chance;
  while (spread.length > 1 && spread[spread.length - 1] === 0) spread.pop();
  return spread;
}

/** The chance of at least n. */
export function atLeast(spread: Spread, n: number): number {
  if (n <= 0) return 1;
  let chance = 0;
  for (let i = n; i < spread.length; i++) chance += spread[i];
  return chance;
}

/** The chance that one roll of the pool kills at least n zombies. */
export const chanceOfKills = (pool: Pool, n: number): number => atLeast(spreadOf(pool, 'kill'), n);

/** The chance that one roll of the pool gives at least n actions. */
export const chanceOfActions = (pool: Pool, n: number): number => atLeast(spreadOf(pool, 'action'), n);

/**
 * The chance that one roll gives both, each joker read as whatever is missing (WD-DICE09); with `swap`, one face of the
 * other kind may be read as this one.
 */
export function chanceOfBoth(
  pool: Pool,
  wantedKills: number,
  wantedActions: number,
  swap: Counted | null = null,
): number {
  const k = Math.max(0, wantedKills);
  const a = Math.max(0, wantedActions);
  const key = `${keyOf(pool, k, a)} ${swap}`;
  let known = boths.get(key);
  if (known === undefined) boths.set(key, (known = rollBoth(pool, k, a, swap)));
  return known;
}

/**
 * Kills, actions and jokers are each counted up to what could be needed, together with which worths there are among the
 * faces that may be read otherwise.
 */
function rollBoth(pool: Pool, k: number, a: number, swap: Counted | null): number {
  const most = { k: k + (swap === 'action' ? MOST : 0), a: a + (swap === 'kill' ? MOST : 0), j: k + a };
  const masks = swap === null ? 1 : 1 << MOST;
  const index = (x: number, y: number, z: number, mask: number): number =>
    ((x * (most.a + 1) + y) * (most.j + 1) + z) * masks + mask;
  const worthOf = (face: Face): number => (swap === null ? 0 : printed[OTHER[swap]](face));
  let chances = new Float64Array(index(most.k, most.a, most.j, masks - 1) + 1);
  chances[0] = 1;
  const each = (visit: (chance: number, x: number, y: number, z: number, mask: number) => void): void => {
    for (let x = 0; x <= most.k; x++)
      for (let y = 0; y <= most.a; y++)
        for (let z = 0; z <= most.j; z++)
          for (let mask = 0; mask < masks; mask++) {
            const chance = chances[index(x, y, z, mask)];
            if (chance > 0) visit(chance, x, y, z, mask);
          }
  };
  for (const [i, colour] of COLOURS.entries())
    for (let die = 0; die < pool[i]; die++) {
      const next = new Float64Array(chances.length);
      each((chance, x, y, z, mask) => {
        for (const face of FACES[colour]) {
          const worth = worthOf(face);
          const to = index(
            Math.min(most.k, x + kills(face)),
            Math.min(most.a, y + actions(face)),
            Math.min(most.j, z + (isJoker(face) ? 1 : 0)),
            worth === 0 ? mask : mask | (1 << (worth - 1)),
          );
          next[to] += chance / FACES[colour].length;
        }
      });
      chances = next;
    }
  let both = 0;
  each((chance, x, y, z, mask) => {
    for (let worth = 0; worth <= MOST; worth++) {
      if (worth > 0 && (mask & (1 << (worth - 1))) === 0) continue;
      const moved = swap === 'kill' ? worth : -worth;
      if (Math.max(0, k - x - moved) + Math.max(0, a - y + moved) > z) continue;
      both += chance;
      return;
    }
  });
  return both;
}

const shots: Spread[] = [[1]];

/** The kills of so many rolls of the Ammo die. */
function shotSpread(ammo: number): Spread {
  for (let n = shots.length; n <= ammo; n++) {
    const next = new Array<number>(shots[n - 1].length + MOST).fill(0);
    for (const [sum, chance] of shots[n - 1].entries())
      for (const face of AMMO_FACES) next[sum + ammoKills(face)] += chance / AMMO_FACES.length;
    shots.push(next);
  }
  return shots[ammo];
}

/** The chance that so many Ammo kill at least n. */
export const chanceOfShots = (ammo: number, n: number): number => atLeast(shotSpread(ammo), n);

/** The chance that a shot attracts zombies, where faces with up to `quiet` kills are hushed (WD-AMMO06). */
export function chanceOfNoise(loud = false, quiet = 0): number {
  const heard = (face: AmmoFace): boolean => (loud || isBlam(face)) && ammoKills(face) > quiet;
  return AMMO_FACES.filter(heard).length / AMMO_FACES.length;
}
