/** What dice can show, exactly: every sum of hits, misses and natural 6s with its chance. */

/** Dice as far as chance goes. */
export interface Throw {
  readonly dice: number;
  readonly ammo: number;
  /** The least number that hits, 2 to 6. */
  readonly least: number;
  /** Numbers of Ammo dice hit and miss too (AD-AMMO05-R). */
  readonly ammoHits: boolean;
}

export interface Case {
  readonly hits: number;
  readonly misses: number;
  readonly sixes: number;
  readonly out: boolean;
  readonly p: number;
}

const SIDES = 6;
/** After so many 6s in a row a chain is under one in a million: (1/6)^8. */
const LONGEST_CHAIN = 8;
/** What is rarer than this after many chains is left out. */
const NEVER = 1e-12;
/** More than any number of hits, misses or 6s of one attack. */
const MOST = 128;

const NOTHING: readonly Case[] = [{ hits: 0, misses: 0, sixes: 0, out: false, p: 1 }];

const result = (hits: number, misses: number, sixes: number, out: boolean, p: number): Case => ({
  hits,
  misses,
  sixes,
  out,
  p,
});

/** Two throws together; like sums become one. */
export function both(a: readonly Case[], b: readonly Case[]): readonly Case[] {
  const sums = new Map<number, number>();
  for (const x of a)
    for (const y of b) {
      const p = x.p * y.p;
      if (p < NEVER) continue;
      const out = x.out || y.out ? 1 : 0;
      const key = (((x.hits + y.hits) * MOST + x.misses + y.misses) * MOST + x.sixes + y.sixes) * 2 + out;
      sums.set(key, (sums.get(key) ?? 0) + p);
    }
  return [...sums].map(([key, p]) => {
    const out = key % 2 === 1;
    let rest = (key - (key % 2)) / 2;
    const sixes = rest % MOST;
    rest = (rest - sixes) / MOST;
    const misses = rest % MOST;
    return result((rest - misses) / MOST, misses, sixes, out, p);
  });
}

/** A standard die: 6s, other hits, misses. */
const standard = (least: number): readonly Case[] => [
  result(1, 0, 1, false, 1 / SIDES),
  result(1, 0, 0, false, (SIDES - least) / SIDES),
  result(0, 1, 0, false, (least - 1) / SIDES),
];

/** An Ammo die: the symbol takes the place of the 1. */
function ammo(least: number, hits: boolean): readonly Case[] {
  if (!hits) return [result(0, 0, 0, true, 1 / SIDES), result(0, 0, 0, false, (SIDES - 1) / SIDES)];
  return [
    result(0, 1, 0, true, 1 / SIDES),
    result(1, 0, 1, false, 1 / SIDES),
    result(1, 0, 0, false, (SIDES - least) / SIDES),
    result(0, 1, 0, false, (least - 2) / SIDES),
  ];
}

const thrown = new Map<number, readonly Case[]>();
const chained = new Map<number, readonly Case[]>();

/** What a throw can give, before any further dice. */
export function casesOf({ dice, ammo: special, least, ammoHits }: Throw): readonly Case[] {
  const key = ((dice * SIDES + special) * 8 + least) * 2 + (ammoHits ? 1 : 0);
  let cases = thrown.get(key);
  if (cases === undefined) {
    cases = NOTHING;
    for (let i = 0; i < dice; i++) cases = both(cases, standard(least));
    for (let i = 0; i < special; i++) cases = both(cases, ammo(least, ammoHits));
    thrown.set(key, cases);
  }
  return cases;
}

/** One die and, for a 6, one more, and so on (AD-SKILL21). */
function chain(least: number): readonly Case[] {
  const cases: Case[] = [];
  let p = 1;
  for (let sixes = 0; sixes < LONGEST_CHAIN; sixes++, p /= SIDES) {
    cases.push(result(sixes + 1, 0, sixes, false, (p * (SIDES - least)) / SIDES));
    cases.push(result(sixes, 1, sixes, false, (p * (least - 1)) / SIDES));
  }
  cases.push(result(LONGEST_CHAIN, 0, LONGEST_CHAIN, false, p));
  return cases;
}

/** What so many 6s bring where each gives another die. */
export function chainsOf(sixes: number, least: number): readonly Case[] {
  if (sixes === 0) return NOTHING;
  const key = sixes * 8 + least;
  let cases = chained.get(key);
  if (cases === undefined) {
    cases = both(chainsOf(sixes - 1, least), chain(least));
    chained.set(key, cases);
  }
  return cases;
}
