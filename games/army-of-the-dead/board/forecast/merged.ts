/** Forecasts of every way something may come as one: what is the same in all of them is certain. */
import type { Forecast, ForecastGroup, ForecastSurvivor, ForecastZone } from '../../rules/forecast.ts';
import { isSure, type Span, span } from '../../rules/span.ts';

import { oneVerdict } from './misses.ts';

const NOTHING: Span = { least: 0, most: 0 };

/** From the least to the most of all cases; where one is missing it is nothing. */
const hull = (spans: readonly (Span | undefined)[]): Span => ({
  least: Math.min(...spans.map((one) => (one ?? NOTHING).least)),
  most: Math.max(...spans.map((one) => (one ?? NOTHING).most)),
});

/** What stands for the same thing in each case, in the order in which it first comes. */
function together<T>(
  cases: readonly (readonly T[])[],
  name: (one: T) => string,
): (readonly [T, ...(T | undefined)[]])[] {
  const names = new Map<string, T>();
  for (const list of cases) for (const one of list) if (!names.has(name(one))) names.set(name(one), one);
  const found = cases.map((list) => new Map(list.map((one) => [name(one), one])));
  return [...names].map(([id, first]) => [first, ...found.map((one) => one.get(id))]);
}

type Moment = { readonly pass: number; readonly extra: number };
const momentOf = ({ pass, extra }: Moment): string => `${extra} ${pass}`;

function groupOf([first, ...cases]: readonly [ForecastGroup, ...(ForecastGroup | undefined)[]]): ForecastGroup {
  const steps = together(
    cases.map((one) => one?.steps ?? []),
    (one) => `${momentOf(one)} ${one.from} ${one.to}`,
  ).map(([step, ...all]) => {
    const n = hull(all.map((one) => one?.n));
    return { ...step, n, sure: isSure(n) };
  });
  const attacks = together(
    cases.map((one) => one?.attacks ?? []),
    (one) => `${momentOf(one)} ${one.zone}`,
  ).map(([attack, ...all]) => ({ ...attack, n: hull(all.map((one) => one?.n)) }));
  const order = (a: Moment, b: Moment): number => a.extra - b.extra || a.pass - b.pass;
  return {
    ...first,
    n: Math.max(...cases.map((one) => one?.n ?? 0)),
    steps: steps.sort(order),
    attacks: attacks.sort(order),
  };
}

/** Must where it must in all cases, no where it does in none. */
const verdict = (all: readonly Forecast['lost'][]): Forecast['lost'] =>
  all.every((one) => one === 'must') ? 'must' : all.every((one) => one === 'no') ? 'no' : 'may';

function survivorOf([first, ...cases]: readonly [
  ForecastSurvivor,
  ...(ForecastSurvivor | undefined)[],
]): ForecastSurvivor {
  return {
    ...first,
    wounds: hull(cases.map((one) => one?.wounds)),
    worst: Math.max(...cases.map((one) => one?.worst ?? 0)),
    health: Math.min(...cases.map((one) => one?.health ?? first.health)),
    // Who is not there any more has fallen.
    falls: verdict(cases.map((one) => one?.falls ?? 'must')),
    loses: cases.some((one) => one?.loses ?? false),
  };
}

function zoneOf([first, ...cases]: readonly [ForecastZone, ...(ForecastZone | undefined)[]]): ForecastZone {
  return {
    ...first,
    survivors: [...new Set(cases.flatMap((one) => one?.survivors ?? []))],
    ones: hull(cases.map((one) => one?.ones)),
    twos: hull(cases.map((one) => one?.twos)),
    blast: hull(cases.map((one) => one?.blast)),
    falls: oneVerdict([...new Set(cases.map((one) => one?.falls ?? 'nobody'))]),
  };
}

type Woken = Forecast['woken'][number];

/** All tokens of each Zone together. */
function byZone(woken: readonly Woken[]): Woken[] {
  return [...new Set(woken.map(({ zone }) => zone))].map((zone) => {
    const all = woken.filter((one) => one.zone === zone);
    return {
      zone,
      tokens: all.reduce((sum, { tokens }) => sum + tokens, 0),
      n: all.reduce((sum, { n }) => span(sum.least + n.least, sum.most + n.most), NOTHING),
      sure: all.every(({ sure }) => sure),
    };
  });
}

function wokenOf([first, ...cases]: readonly [Woken, ...(Woken | undefined)[]]): Woken {
  return {
    ...first,
    tokens: Math.max(...cases.map((one) => one?.tokens ?? 0)),
    n: hull(cases.map((one) => one?.n)),
    sure: cases.every((one) => one?.sure === true && one.tokens === first.tokens),
  };
}

export function merged(cases: readonly Forecast[]): Forecast {
  const [only, ...more] = cases;
  if (more.length === 0) return only;
  const groups = together(
    cases.map((one) => one.groups),
    ({ zone, kind }) => `${zone} ${kind}`,
  ).map(groupOf);
  const attacks = together(
    cases.map((one) => one.attacks),
    (one) => `${momentOf(one)} ${one.zone}`,
  ).map(([first, ...all]) => {
    const ones = hull(all.map((one) => one?.ones));
    const twos = hull(all.map((one) => one?.twos));
    return { ...first, ones, twos, sure: isSure(ones) && isSure(twos) };
  });
  const extras = cases.map((one) => one.extras).reduce((a, b) => (b.length > a.length ? b : a));
  return {
    groups,
    attacks,
    survivors: together(
      cases.map((one) => one.survivors),
      ({ survivor }) => survivor,
    ).map(survivorOf),
    zones: together(
      cases.map((one) => one.zones),
      ({ zone }) => zone,
    ).map(zoneOf),
    choices: together(
      cases.map((one) => one.choices),
      (one) => JSON.stringify(one),
    ).map(([first]) => first),
    woken: together(
      cases.map((one) => byZone(one.woken)),
      ({ zone }) => zone,
    ).map(wokenOf),
    traps: together(
      cases.map((one) => one.traps),
      ({ zone }) => zone,
    ).map(([first, ...all]) => ({
      ...first,
      sure: all.every((one) => one?.sure === true && one.damage === first.damage),
    })),
    extras: extras.map((_, i) => ({ sure: cases.every((one) => one.extras[i]?.sure === true) })),
    lost: verdict(cases.map((one) => one.lost)),
    zeus: cases.some((one) => one.zeus),
    sure: cases.every((one) => one.sure && JSON.stringify(one) === JSON.stringify(only)),
  };
}
