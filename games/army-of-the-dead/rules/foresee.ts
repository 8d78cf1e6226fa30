/**
 * An Activation played through without deciding anything: where choices and hidden numbers leave it open, counts become
 * spans. Goals, ways and splitting are those of the rules (ways.ts), who takes part is `everyone` (activation.ts).
 */
import { knownTo, SPECTATOR } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import type { Ground } from '../content/map.ts';
import { FIGURES, type ZombieKind } from '../content/zombies.ts';
import { actsIn, everyone, MOST_PASSES } from './activation.ts';
import { earshot } from './dormants.ts';
import type { Seen, SeenGroup } from './foreseen.ts';
import { groundNow } from './ground.ts';
import { add, isSure, type Span, span } from './span.ts';
import { type Army, dormantNumber, dormantZone, KINDS, type Laid, zombieOf } from './state.ts';
import { alive, attacked, blasted, type Victims, victimsIn } from './victims.ts';
import { crowdOf, evenly, goalsDiffer, headingOf, nextOn, type Why } from './ways.ts';

type Counts = Record<ZombieKind, Span[]>;

/** A Dormant token that may still lie there. */
interface Token {
  readonly zone: number;
  readonly number: Readonly<Span>;
  sure: boolean;
  /** The last pass in which it was counted as one for which there may be too few figures. */
  short: number;
}

/** How things may stand in the middle of it. */
interface May {
  readonly s: Army;
  readonly shortages: boolean;
  readonly ground: Ground;
  readonly counts: Counts;
  /** All that take part, by kind. */
  readonly totals: Readonly<Record<ZombieKind, number>>;
  readonly victims: ReadonlyMap<number, Victims>;
  /** Zones where the Noise may be. */
  noise: number[];
  tokens: Token[];
  readonly box: Span;
  laid: readonly { readonly laid: Laid; sure: boolean }[];
  /** Extra Activations still to come; null where none is under way. */
  queue: boolean[] | null;
  extra: number;
  /** The pass of the Activation itself. */
  pass: number;
  readonly seen: Seen;
}

/** What is on a token that nobody has seen. */
const UNSEEN: Readonly<Span> = { least: 1, most: 4 };

/** The Activation of everybody as it would come now; `shortages` says whether extra Activations that may come are followed. */
export function foresee(s: Army, shortages: boolean): Seen {
  const may = start(s, shortages);
  for (let pass = 1; pass <= MOST_PASSES; pass++) {
    const kinds = KINDS.filter((kind) => actsIn(s, kind, pass));
    may.pass = pass;
    act(may, pass, kinds, true);
  }
  return may.seen;
}

function start(s: Army, shortages: boolean): May {
  // Those that woke in this Phase act in the next, and that is the one foreseen; those that lie until its end, too (AD-DORM03-R, AD-BOLA03-R).
  const lying = s.deadPhase ? s.lying.filter(({ phases }) => phases > 1) : s.lying;
  const acting = everyone({ ...s, woken: s.woken.map(() => 0), lying });
  const counts: Counts = {
    shambler: acting.shambler.map((n) => span(n)),
    alpha: acting.alpha.map((n) => span(n)),
    valentine: acting.alpha.map(() => span(0)),
    queen: acting.alpha.map(() => span(0)),
    zeus: acting.alpha.map(() => span(0)),
  };
  for (const kind of acting.abominations) counts[kind][s[kind].zone] = span(1);
  const total = (kind: ZombieKind): number => counts[kind].reduce((sum, { most }) => sum + most, 0);
  const groups = KINDS.flatMap((kind) =>
    counts[kind].flatMap(({ most: n }, zone): SeenGroup[] =>
      n > 0 ? [{ zone, kind, n, at: new Map([[zone, span(n)]]), steps: [], attacks: [] }] : [],
    ),
  );
  const victims = crowdOf(s).flatMap((n, zone) => (n > 0 ? [victimsIn(s, zone)] : []));
  return {
    s,
    shortages,
    ground: groundNow(s),
    counts,
    totals: {
      shambler: total('shambler'),
      alpha: total('alpha'),
      valentine: total('valentine'),
      queen: total('queen'),
      zeus: total('zeus'),
    },
    victims: new Map(victims.map((one) => [one.zone, one])),
    noise: [s.noise],
    tokens: s.dormants.map((token) => ({
      zone: dormantZone(token),
      number: knownTo(token, SPECTATOR) ? span(dormantNumber(token)) : UNSEEN,
      sure: true,
      short: 0,
    })),
    box: span(s.box.shamblers),
    laid: s.laid.map((laid) => ({ laid, sure: true })),
    queue: null,
    extra: 0,
    pass: 0,
    seen: { groups, victims, attacks: [], choices: [], woken: [], traps: [], extras: [], zeus: false },
  };
}

/** Whether those in a Zone attack or move: yes, no, or not known. */
type Stays = 'attacks' | 'moves' | 'unknown';

const staysIn = (victims: Victims | undefined): Stays => {
  if (victims === undefined) return 'moves';
  const { least, most } = alive(victims);
  return most === 0 ? 'moves' : least > 0 ? 'attacks' : 'unknown';
};

/** One pass of some kinds: Attacks, then moves, then what they set off. It may not come at all where it is not sure. */
function act(may: May, pass: number, kinds: readonly ZombieKind[], sure: boolean): void {
  const zones = occupied(may.counts, kinds);
  const stays = zones.map((zone) => staysIn(may.victims.get(zone)));
  zones.forEach((zone, i) => {
    if (stays[i] !== 'moves') attack(may, pass, kinds, zone, sure && stays[i] === 'attacks');
  });
  const crowds = crowdsOf(may);
  const flows: Flow[] = [];
  zones.forEach((zone, i) => {
    if (stays[i] !== 'attacks') flows.push(...flowsFrom(may, crowds, pass, kinds, zone, sure && stays[i] === 'moves'));
  });
  if (flows.length === 0) return;
  if (!sure) loseTrack(may, kinds);
  const entered = carryOut(may, pass, flows);
  wake(may, entered);
  spring(may, entered);
}

/** After moves that may come or not nobody can say which figures are where; how many there may be is still counted. */
function loseTrack({ seen }: May, kinds: readonly ZombieKind[]): void {
  for (const { kind, at } of seen.groups) if (kinds.includes(kind)) at.clear();
}

function occupied(counts: Counts, kinds: readonly ZombieKind[]): number[] {
  const zones: number[] = [];
  for (let zone = 0; zone < counts.shambler.length; zone++)
    if (kinds.some((kind) => counts[kind][zone].most > 0)) zones.push(zone);
  return zones;
}

/** Attacks on a Zone; none of them is certain where somebody may be alive there or not. */
function attack(may: May, pass: number, kinds: readonly ZombieKind[], zone: number, sure: boolean): void {
  const { s, counts, seen, extra } = may;
  const ones = span(0);
  const twos = span(0);
  for (const kind of kinds) {
    const { least, most } = counts[kind][zone];
    if (most > 0) add(zombieOf(s, kind).wounds === 1 ? ones : twos, span(sure ? least : 0, most));
  }
  const victims = may.victims.get(zone);
  if (victims === undefined) return;
  if (alive(victims).most > 1) seen.choices.push({ choice: 'sharing', pass, zone });
  seen.attacks.push({ pass, extra, zone, ones: { ...ones }, twos: { ...twos } });
  attacked(victims, ones, twos);
  for (const { kind, at, attacks } of seen.groups) {
    const n = at.get(zone);
    if (n !== undefined && kinds.includes(kind))
      attacks.push({ pass, extra, zone, n: span(sure ? n.least : 0, n.most) });
  }
}

/** One thing that a group may head for, with the next Zones on the way; none where it stays. */
interface Option {
  readonly why: Why;
  readonly goal: number;
  readonly ways: readonly number[];
}

/** Figures of a kind that may leave a Zone, and what they may do then. */
interface Flow {
  readonly from: number;
  readonly kind: ZombieKind;
  readonly n: Readonly<Span>;
  /** They move for certain, if there is a way. */
  readonly sure: boolean;
  readonly options: readonly Option[];
}

/** A number of Survivors in each Zone as it may be, and the Zone for whose sake it is looked at; -1 where all are fewest. */
interface Crowd {
  readonly counts: readonly number[];
  readonly zone: number;
}

/** All that matter: no more than are certain, or one Zone as full as it may be. */
function crowdsOf({ ground, victims }: May): Crowd[] {
  const least = new Array<number>(ground.next.length).fill(0);
  const open: [zone: number, most: number][] = [];
  for (const one of victims.values()) {
    const n = alive(one);
    least[one.zone] = n.least;
    if (!isSure(n)) open.push([one.zone, n.most]);
  }
  return [{ counts: least, zone: -1 }, ...open.map(([zone, most]) => ({ counts: least.with(zone, most), zone }))];
}

/** What those in a Zone may head for. Whoever moves has nobody in the own Zone. */
function optionsFrom(may: May, crowds: readonly Crowd[], pass: number, from: number): Option[] {
  const { ground, seen } = may;
  const size = ground.next.length;
  const options: Option[] = [];
  for (const { counts, zone } of crowds) {
    if (zone === from || (zone >= 0 && ground.range[from * size + zone] < 0)) continue;
    for (const noise of may.noise) {
      const { why, goals } = headingOf(ground, counts, noise, from);
      for (const goal of goals)
        if (!options.some((one) => one.goal === goal && one.why === why))
          options.push({ why, goal, ways: nextOn(ground, from, goal) });
    }
  }
  // Each of those with the most Survivors may be tied with each other, in one crowd or another.
  const zones = options.flatMap(({ why, goal }) => (why === 'most' ? [goal] : []));
  if (goalsDiffer(ground, from, zones)) seen.choices.push({ choice: 'goal', pass, zone: from, zones });
  return options;
}

function flowsFrom(
  may: May,
  crowds: readonly Crowd[],
  pass: number,
  kinds: readonly ZombieKind[],
  from: number,
  sure: boolean,
): Flow[] {
  const options = optionsFrom(may, crowds, pass, from);
  if (options.every(({ ways }) => ways.length === 0)) return [];
  return kinds.flatMap((kind): Flow[] => {
    const n = may.counts[kind][from];
    return n.most > 0 ? [{ from, kind, n: { ...n }, sure, options }] : [];
  });
}

/** How many of a number go to a Zone at least and at most, over all that may be headed for. */
function share({ sure, options }: Flow, n: Readonly<Span>, to: number): Span {
  let least = sure ? Number.POSITIVE_INFINITY : 0;
  let most = 0;
  for (const { ways } of options) {
    const goes = ways.includes(to);
    const [fewest] = goes ? evenly(n.least, ways.length) : [0];
    const [each, odd] = goes ? evenly(n.most, ways.length) : [0, 0];
    least = Math.min(least, fewest);
    most = Math.max(most, each + (odd > 0 ? 1 : 0));
  }
  return span(least, most);
}

/** How many stay, where there may be no way or nothing to move for. */
function remain({ sure, options }: Flow, n: Readonly<Span>): Span {
  const mayStay = !sure || options.some(({ ways }) => ways.length === 0);
  return span(0, mayStay ? n.most : 0);
}

/** A Zone that Zombies have come into, certainly or perhaps. */
type Entered = ReadonlyMap<number, boolean>;

/** All moves of a pass together. */
function carryOut(may: May, pass: number, flows: readonly Flow[]): Entered {
  const { counts, seen } = may;
  const entered = new Map<number, boolean>();
  const arrivals: { kind: ZombieKind; to: number; n: Span }[] = [];
  const walks: { group: SeenGroup; to: number; n: Span }[] = [];
  for (const flow of flows) {
    const { from, kind, n, options } = flow;
    const groups = seen.groups.filter((one) => one.kind === kind && one.at.has(from));
    counts[kind][from] = remain(flow, n);
    tellOdd(may, pass, flow);
    const targets = [...new Set(options.flatMap(({ ways }) => ways))];
    const parts = groups.map((group) => group.at.get(from) ?? span(0));
    groups.forEach((group, i) => {
      group.at.set(from, remain(flow, parts[i]));
    });
    for (const to of targets) {
      const all = share(flow, n, to);
      if (all.most === 0) continue;
      arrivals.push({ kind, to, n: all });
      entered.set(to, entered.get(to) === true || all.least > 0);
      const { why } = options.find(({ ways }) => ways.includes(to)) ?? options[0];
      const goals = options.flatMap(({ ways, goal }) => (ways.includes(to) ? [goal] : []));
      groups.forEach((group, i) => {
        const own = part(flow, parts[i], groups.length > 1, all, to);
        if (own.most === 0) return;
        group.steps.push({ pass, extra: may.extra, from, to, n: own, why, goals });
        walks.push({ group, to, n: own });
      });
    }
  }
  for (const { kind, to, n } of arrivals) {
    const there = counts[kind][to];
    add(there, n);
    there.most = Math.min(there.most, may.totals[kind]);
  }
  for (const { group, to, n } of walks) {
    const there = group.at.get(to) ?? span(0);
    group.at.set(to, span(there.least + n.least, Math.min(group.n, there.most + n.most)));
  }
  for (const { at } of seen.groups) for (const [zone, { most }] of at) if (most === 0) at.delete(zone);
  return entered;
}

/** A group's own part of those that go one way: all of it where all go, else it may be any of them. */
function part(flow: Flow, own: Span, mixed: boolean, all: Span, to: number): Span {
  const single = flow.options.every(({ ways }) => ways.length === 1 && ways[0] === to);
  if (single || !mixed) return share(flow, own, to);
  return span(0, Math.min(own.most, all.most));
}

/** The odd ones of a group that splits, where its number and goal are known. */
function tellOdd({ seen }: May, pass: number, { from, kind, n, options }: Flow): void {
  const [{ ways }] = options;
  if (options.length !== 1 || ways.length < 2 || !isSure(n)) return;
  const [each, odd] = evenly(n.most, ways.length);
  if (odd > 0) seen.choices.push({ choice: 'way', pass, zone: from, kind, each, odd, zones: ways });
}

/** Dormants of Zones wake; where the box may have too few figures all Shamblers act again (AD-DORM04, AD-DORM08). */
function wake(may: May, zones: Entered): void {
  const { box, seen } = may;
  const tokens = may.tokens.filter(({ zone }) => zones.has(zone));
  const mostOfAll = tokens.reduce((sum, { number }) => sum + number.most, 0);
  const runsShort = mostOfAll > box.least;
  // Which of several is first is chosen, and a Trap that goes off before the others wake fills the box again.
  const refills = tokens.length > 1 && may.laid.some(({ laid }) => isTrap(laid));
  for (const token of tokens) {
    if (!may.tokens.includes(token)) continue;
    const { zone, number } = token;
    const sure = token.sure && zones.get(zone) === true;
    token.sure = false;
    if (sure) may.tokens = may.tokens.filter((one) => one !== token);
    const short = runsShort && (tokens.length > 1 || number.most > box.least);
    const none = sure && !refills && number.least > box.most;
    seen.woken.push({
      zone,
      tokens: 1,
      n: none ? span(0) : span(sure && !short ? number.least : 0, number.most),
      sure,
    });
    if (sure && !none) box.most -= short ? 0 : number.least;
    if (!none) box.least = Math.max(0, box.least - number.most);
    if (short && token.short !== may.pass) {
      token.short = may.pass;
      again(may, none);
    }
  }
}

/** All Shamblers may act once more; what falls short in the middle of it queues behind it (AD-SHORT04-R). */
function again(may: May, sure: boolean): void {
  if (!sure && !may.shortages) return;
  if (may.queue !== null) {
    may.queue.push(sure);
    return;
  }
  may.queue = [sure];
  for (let next = may.queue.shift(); next !== undefined; next = may.queue.shift()) {
    may.seen.extras.push({ sure: next });
    may.extra = may.seen.extras.length;
    act(may, 1, ['shambler'], next);
  }
  may.extra = 0;
  may.queue = null;
}

const isTrap = ({ card }: Laid): boolean => EQUIPMENT[card].does === 'trap';

/** Laid Traps of Zones go off, with all that lies there, and their Noise (AD-CONT05). What may have gone off may also still lie there. */
function spring(may: May, zones: Entered): void {
  for (const trap of may.laid) {
    const { zone } = trap.laid;
    if (!isTrap(trap.laid) || !zones.has(zone) || !may.laid.includes(trap)) continue;
    const here = may.laid.filter(({ laid }) => laid.zone === zone);
    const damage = here.reduce((sum, { laid }) => sum + EQUIPMENT[laid.card].damage, 0);
    const sure = trap.sure && zones.get(zone) === true;
    if (sure) may.laid = may.laid.filter((one) => !here.includes(one));
    else for (const one of here) one.sure = false;
    explode(may, zone, damage, sure);
  }
}

function explode(may: May, zone: number, damage: number, sure: boolean): void {
  const { s, counts, totals, seen, box } = may;
  seen.traps.push({ zone, damage, sure });
  // One that lies or sleeps is hit as well, though she does not act.
  const queenIn = totals.queen > 0 ? counts.queen[zone].most > 0 : s.queen.zone === zone;
  for (const kind of KINDS) {
    const there = counts[kind][zone];
    if (there.most === 0 || zombieOf(s, kind).toughness > damage) continue;
    if (kind === 'shambler') box.most = FIGURES.shambler;
    counts[kind][zone] = span(0, sure ? 0 : there.most);
    for (const { kind: of, at } of seen.groups) {
      const n = at.get(zone);
      if (of !== kind || n === undefined) continue;
      if (sure) at.delete(zone);
      else at.set(zone, span(0, n.most));
    }
  }
  if (queenIn && s.zeusToken && zombieOf(s, 'queen').toughness <= damage) seen.zeus = true;
  if (s.woken[zone] > 0 || s.shamblers[zone] > 0 || seen.woken.some((one) => one.zone === zone))
    box.most = FIGURES.shambler;
  const victims = may.victims.get(zone);
  if (victims) blasted(victims, span(sure ? damage : 0, damage));
  may.noise = sure ? [zone] : [...new Set([...may.noise, zone])];
  wake(may, new Map(earshot(s, zone).map((near) => [near, sure])));
}
