/** If the dead acted now: who goes where and why, who is hit, and what is still to be decided. Nothing hidden is looked at. */
import { Chance, clone, Table } from '@shamble/kernel';
import type { ZombieKind } from '../content/zombies.ts';
import { foresee } from './foresee.ts';
import type { Seen, SeenChoice, SeenGroup, SeenWaking } from './foreseen.ts';
import { judge } from './goals.ts';
import { zoneId } from './ground.ts';
import { wound } from './harm.ts';
import { isSure, type Span } from './span.ts';
import { type Army, dormantZone, GAME_OVER } from './state.ts';
import { type Falls, fallsOf, type Person } from './victims.ts';
import { WHY_RULES, type Why } from './ways.ts';

export interface ForecastStep {
  readonly pass: number;
  /** Which extra Activation, from 1; 0 for the Activation itself. */
  readonly extra: number;
  readonly from: string;
  readonly to: string;
  /** How many of the group, least and most. */
  readonly n: Span;
  readonly sure: boolean;
  readonly why: Why;
  readonly goals: readonly string[];
  readonly rules: readonly string[];
}

/** Figures of a kind in one Zone now, and what they would do. */
export interface ForecastGroup {
  readonly zone: string;
  readonly kind: ZombieKind;
  readonly n: number;
  readonly steps: readonly ForecastStep[];
  readonly attacks: readonly {
    readonly pass: number;
    readonly extra: number;
    readonly zone: string;
    readonly n: Span;
  }[];
}

/** Attacks on a Zone in one pass: how many of one and of two Wounds. */
export interface ForecastAttack {
  readonly pass: number;
  readonly extra: number;
  readonly zone: string;
  readonly ones: Span;
  readonly twos: Span;
  readonly sure: boolean;
  readonly rules: readonly string[];
}

export interface ForecastSurvivor {
  readonly survivor: string;
  readonly zone: string;
  /** Wounds that may be put on them, more than they can take included. */
  readonly wounds: Span;
  /** The most of them if sleepers find the box too empty as often as they can. */
  readonly worst: number;
  readonly health: number;
  readonly falls: 'no' | 'may' | 'must';
  /** The game is lost if they fall now. */
  readonly loses: boolean;
}

/** All Attacks and explosions over one Zone, and whether somebody falls however they are shared. */
export interface ForecastZone {
  readonly zone: string;
  readonly survivors: readonly string[];
  readonly ones: Span;
  readonly twos: Span;
  readonly blast: Span;
  readonly falls: Falls;
}

export type ForecastChoice =
  | { readonly choice: 'sharing'; readonly pass: number; readonly zone: string; readonly rules: readonly string[] }
  | {
      readonly choice: 'goal';
      readonly pass: number;
      readonly zone: string;
      readonly zones: readonly string[];
      readonly rules: readonly string[];
    }
  | {
      readonly choice: 'way';
      readonly pass: number;
      readonly zone: string;
      readonly kind: ZombieKind;
      readonly each: number;
      readonly odd: number;
      readonly zones: readonly string[];
      readonly rules: readonly string[];
    };

export interface Forecast {
  readonly groups: readonly ForecastGroup[];
  readonly attacks: readonly ForecastAttack[];
  readonly survivors: readonly ForecastSurvivor[];
  readonly zones: readonly ForecastZone[];
  readonly choices: readonly ForecastChoice[];
  /** Zones whose Dormants wake: tokens, and how many Shamblers. */
  readonly woken: readonly {
    readonly zone: string;
    readonly tokens: number;
    readonly n: Span;
    readonly sure: boolean;
  }[];
  readonly traps: readonly { readonly zone: string; readonly damage: number; readonly sure: boolean }[];
  /** Extra Activations of all Shamblers, where the box runs out. What follows from those that are not sure stands in `worst` alone. */
  readonly extras: readonly { readonly sure: boolean }[];
  /** Whether the game is lost by it. */
  readonly lost: 'no' | 'may' | 'must';
  /** Zeus may come in the middle of it, and what follows from that is not foreseen. */
  readonly zeus: boolean;
  /** All of it comes for certain, but for how Attacks are shared. */
  readonly sure: boolean;
}

const ATTACK = ['AD-ZATT01', 'AD-ZATT05'];
const CHOICE: Readonly<Record<SeenChoice['choice'], readonly string[]>> = {
  sharing: ['AD-ZATT02', 'AD-ZATT02-R'],
  goal: ['AD-ZMOVE03', 'AD-ZMOVE11-R'],
  way: ['AD-ZMOVE06', 'AD-ZMOVE07', 'AD-ZMOVE08'],
};

/** The Activation of everybody as it would come from this state, in the names that people and bots use. */
export function forecast(s: Army): Forecast {
  const worst = foresee(s, true);
  const seen = worst.extras.every(({ sure }) => sure) ? worst : foresee(s, false);
  const zones = zonesOf(s, seen);
  const survivors = survivorsOf(s, seen, worst);
  return {
    groups: seen.groups.map((group) => groupOf(s, group)),
    attacks: seen.attacks.map(({ pass, extra, zone, ones, twos }) => ({
      pass,
      extra,
      zone: zoneId(s, zone),
      ones,
      twos,
      sure: isSure(ones) && isSure(twos),
      rules: ATTACK,
    })),
    survivors,
    zones,
    choices: seen.choices.map((choice) => choiceOf(s, choice)),
    woken: seen.woken.map((one) => ({ ...one, zone: zoneId(s, one.zone) })),
    traps: seen.traps.map((one) => ({ ...one, zone: zoneId(s, one.zone) })),
    extras: worst.extras,
    lost: lostBy(s, seen, zones, survivors),
    zeus: worst.zeus,
    sure: isAllSure(worst),
  };
}

const groupOf = (s: Army, { zone, kind, n, steps, attacks }: SeenGroup): ForecastGroup => ({
  zone: zoneId(s, zone),
  kind,
  n,
  steps: steps.map(({ pass, extra, from, to, n: many, why, goals }) => ({
    pass,
    extra,
    from: zoneId(s, from),
    to: zoneId(s, to),
    n: many,
    sure: isSure(many),
    why,
    goals: goals.map((goal) => zoneId(s, goal)),
    rules: WHY_RULES[why],
  })),
  attacks: attacks.map((one) => ({ ...one, zone: zoneId(s, one.zone) })),
});

function choiceOf(s: Army, choice: SeenChoice): ForecastChoice {
  const zone = zoneId(s, choice.zone);
  const rules = CHOICE[choice.choice];
  if (choice.choice === 'sharing') return { ...choice, zone, rules };
  return { ...choice, zone, zones: choice.zones.map((one) => zoneId(s, one)), rules };
}

/** Zones over which something may come. */
const zonesOf = (s: Army, { victims }: Seen): ForecastZone[] =>
  victims
    .filter(({ ones, twos, blast }) => ones.most + twos.most + blast.most > 0)
    .map((one) => ({
      zone: zoneId(s, one.zone),
      survivors: one.people.map(({ id }) => id),
      ones: one.ones,
      twos: one.twos,
      blast: one.blast,
      falls: fallsOf(one),
    }));

const fallsFor = ({ wounds, health }: Person): ForecastSurvivor['falls'] =>
  wounds.most < health ? 'no' : wounds.least < health ? 'may' : 'must';

const survivorsOf = (s: Army, { victims }: Seen, worst: Seen): ForecastSurvivor[] =>
  victims.flatMap(({ zone, people }, at) =>
    people.map((person, i) => {
      const { id: survivor, wounds, health } = person;
      const falls = fallsFor(person);
      const loses = falls !== 'no' && losesWith(s, [person]);
      return {
        survivor,
        zone: zoneId(s, zone),
        wounds,
        worst: worst.victims[at].people[i].wounds.most,
        health,
        falls,
        loses,
      };
    }),
  );

/** Whether the game is lost where these fall and those tokens wake: the rules are asked on a copy (AD-WIN03, AD-WIN04). */
export function losesWith(s: Army, people: readonly Person[], woken: readonly SeenWaking[] = []): boolean {
  if (people.length + woken.length === 0) return false;
  if (people.some(({ who }) => who < 0)) return true;
  const copy = clone(s);
  for (const { zone } of woken) {
    const at = copy.dormants.findIndex((token) => dormantZone(token) === zone);
    if (at >= 0) copy.dormants.splice(at, 1);
  }
  const table = new Table(copy, new Chance(copy.rng));
  for (const { who, health } of people) wound(table, who, health);
  try {
    judge(table);
    return false;
  } catch (error) {
    if (error !== GAME_OVER) throw error;
    return copy.result?.id === 'lost';
  }
}

/** Lost for certain where those who must fall must not, or where anybody of a Zone would do; perhaps where all who may fall are too many. */
function lostBy(
  s: Army,
  { victims, woken }: Seen,
  zones: readonly ForecastZone[],
  survivors: readonly ForecastSurvivor[],
): Forecast['lost'] {
  const people = victims.flatMap((one) => one.people);
  const falling = people.filter((one) => fallsFor(one) === 'must');
  const waking = woken.filter(({ sure }) => sure);
  if (losesWith(s, falling, waking)) return 'must';
  const isFatal = (id: string): boolean => survivors.some(({ survivor, loses }) => survivor === id && loses);
  if (zones.some(({ falls, survivors: ids }) => falls === 'must' && ids.every(isFatal))) return 'must';
  if (survivors.some(({ loses }) => loses)) return 'may';
  const mayFall = people.filter((one) => fallsFor(one) !== 'no');
  return losesWith(s, mayFall, woken) ? 'may' : 'no';
}

const isAllSure = ({ groups, attacks, woken, traps, extras, zeus }: Seen): boolean =>
  !zeus &&
  woken.length === 0 &&
  attacks.every(({ ones, twos }) => isSure(ones) && isSure(twos)) &&
  [...traps, ...extras].every(({ sure }) => sure) &&
  groups.every(({ steps }) => steps.every(({ n }) => isSure(n)));
