/** Compares a forecast with an Activation as it was then played. */
import type { GameEvent } from '@shamble/kernel';
import type { Forecast } from '../forecast.ts';
import { zoneId } from '../ground.ts';
import { healthLeft } from '../harm.ts';
import { placeOf } from '../people.ts';
import type { Span } from '../span.ts';
import { type Army, survivorOf } from '../state.ts';
import type { Played } from './dead-drive.ts';

type Tally = Map<string, Span>;

const sumInto = (tally: Tally, key: string, least: number, most: number): void => {
  const before = tally.get(key) ?? { least: 0, most: 0 };
  tally.set(key, { least: before.least + least, most: before.most + most });
};

/** Everything that came otherwise than foretold; nothing where all is within its span. */
export function misses(s: Army, told: Forecast, played: Played): string[] {
  const came = played.events.findIndex(isZeus);
  if (came < 0) return missesIn(s, told, played);
  // What follows from his coming is not foreseen: only what came before it is compared.
  if (!told.zeus) return ['Zeus came out of nowhere'];
  const before = { ...played, events: played.events.slice(0, came), over: true };
  return [...passes(told, before), ...wakings(told, before)];
}

/** Zeus comes, out of the place of his Spawn token. */
const isZeus = ({ type, list }: GameEvent): boolean =>
  type === 'appeared' && (list as readonly { readonly kind: string }[]).some(({ kind }) => kind === 'zeus');

function missesIn(s: Army, told: Forecast, played: Played): string[] {
  const extras = played.events.filter(({ type }) => type === 'extra-activation').length;
  const certain = told.extras.filter(({ sure }) => sure).length;
  const found: string[] = [];
  if (extras > told.extras.length) found.push('an extra Activation came out of nowhere');
  if (extras < certain && !played.over) found.push('an extra Activation did not come');
  // What the box being short brings besides stands in the worst case alone.
  if (extras > certain) return [...found, ...worst(s, told, played)];
  found.push(...worst(s, told, played), ...wounds(s, told, played), ...wakings(told, played));
  return [...found, ...passes(told, played), ...(extras === 0 ? choices(told, played) : [])];
}

/** Attacks, moves and Traps. Inside extra Activations passes have the same names again. */
function passes(told: Forecast, played: Played): string[] {
  if (played.events.some(({ type }) => type === 'extra-activation')) return [];
  return [
    ...compare('attacks', attacksTold(told), attacksSeen(played.events), played.over),
    ...compare('attacks of a group', ownAttacksTold(told), ownAttacksSeen(played.events), played.over),
    ...moves(told, played),
    ...traps(told, played),
  ];
}

function worst(s: Army, told: Forecast, { state }: Played): string[] {
  return told.survivors.flatMap(({ survivor, worst: most }) => {
    const who = placeOf(s.team, survivor);
    if (who < 0) return [];
    const taken = state.team[who].wounds - s.team[who].wounds;
    return taken > most ? [`${survivor} took ${taken}, told at worst ${most}`] : [];
  });
}

function compare(what: string, told: Tally, seen: Tally, over: boolean): string[] {
  const found: string[] = [];
  for (const [key, { most }] of seen)
    if (most > (told.get(key)?.most ?? 0)) found.push(`${what} ${key}: ${most}, told ${told.get(key)?.most ?? 'none'}`);
  if (!over)
    for (const [key, { least }] of told)
      if (least > (seen.get(key)?.most ?? 0)) found.push(`${what} ${key}: ${seen.get(key)?.most ?? 0}, told ${least}`);
  return found;
}

function wounds(s: Army, told: Forecast, { state, over }: Played): string[] {
  const found: string[] = [];
  const fallen: string[] = [];
  const fellIn = (zone: number, id: string): void => {
    fallen.push(`${zoneId(s, zone)} ${id}`);
  };
  s.team.forEach((fighter, who) => {
    if (fighter.status !== 'playing') return;
    const { id } = survivorOf(fighter);
    const health = healthLeft(fighter);
    const taken = state.team[who].wounds - fighter.wounds;
    const one = told.survivors.find(({ survivor }) => survivor === id);
    if (one === undefined) {
      found.push(`${id} is not foretold`);
      return;
    }
    if (taken > one.wounds.most) found.push(`${id} took ${taken}, told at most ${one.wounds.most}`);
    if (!over && taken < Math.min(one.wounds.least, health))
      found.push(`${id} took ${taken}, told ${one.wounds.least}`);
    if (taken === health) fellIn(fighter.zone, id);
    if (taken === health && one.falls === 'no') found.push(`${id} fell`);
    if (!over && taken < health && one.falls === 'must') found.push(`${id} did not fall`);
    if (taken === health && one.loses && !over) found.push(`${id} fell, and the game was not lost`);
  });
  s.companions.forEach((companion, i) => {
    if (companion.status !== 'playing' || companion.hiding) return;
    const { id } = survivorOf(companion);
    const one = told.survivors.find(({ survivor }) => survivor === id);
    if (one === undefined) found.push(`${id} is not foretold`);
    if (state.companions[i].status !== 'eliminated') return;
    fellIn(companion.zone, id);
    if (one?.falls === 'no') found.push(`${id} fell`);
  });
  for (const { zone, survivors, falls } of told.zones) {
    const any = survivors.some((id) => fallen.includes(`${zone} ${id}`));
    if (any && falls === 'nobody') found.push(`somebody fell in ${zone}`);
    if (!any && !over && falls === 'must') found.push(`nobody fell in ${zone}`);
  }
  if (over && told.lost === 'no' && state.result?.id === 'lost') found.push('the game was lost');
  if (!over && told.lost === 'must') found.push('the game was not lost');
  return found;
}

function wakings(told: Forecast, { events, over }: Played): string[] {
  const woken: Tally = new Map();
  const expected: Tally = new Map();
  for (const { type, zone, n, short } of events)
    if (type === 'woken') {
      sumInto(woken, `${zone} figures`, 0, short === true ? 0 : Number(n));
      sumInto(woken, `${zone} tokens`, 0, 1);
    }
  for (const { zone, n, tokens, sure } of told.woken) {
    sumInto(expected, `${zone} figures`, n.least, n.most);
    sumInto(expected, `${zone} tokens`, sure ? tokens : 0, tokens);
  }
  return compare('woken', expected, woken, over);
}

function attacksTold({ attacks }: Forecast): Tally {
  const tally: Tally = new Map();
  for (const { pass, extra, zone, ones, twos } of attacks)
    if (extra === 0) {
      sumInto(tally, `${pass} ${zone} ones`, ones.least, ones.most);
      sumInto(tally, `${pass} ${zone} twos`, twos.least, twos.most);
    }
  return tally;
}

interface AttacksEvent {
  readonly pass: number;
  readonly zones: readonly {
    readonly zone: string;
    readonly by: readonly { readonly kind: string; readonly n: number }[];
  }[];
}

function attacksSeen(events: readonly GameEvent[]): Tally {
  const tally: Tally = new Map();
  for (const event of events) {
    if (event.type !== 'attacks') continue;
    const { pass, zones } = event as unknown as AttacksEvent;
    for (const { zone, by } of zones)
      for (const { kind, n } of by)
        sumInto(tally, `${pass} ${zone} ${kind === 'queen' || kind === 'zeus' ? 'twos' : 'ones'}`, 0, n);
  }
  return tally;
}

interface MovesEvent {
  readonly pass: number;
  readonly groups: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: string;
    readonly n: number;
  }[];
}

function moves(told: Forecast, { events, over }: Played): string[] {
  const expected: Tally = new Map();
  for (const { kind, steps } of told.groups)
    for (const { pass, extra, from, to, n } of steps)
      if (extra === 0) sumInto(expected, `${pass} ${kind} ${from} ${to}`, n.least, n.most);
  const seen: Tally = new Map();
  for (const event of events) {
    if (event.type !== 'moves') continue;
    const { pass, groups } = event as unknown as MovesEvent;
    for (const { from, to, kind, n } of groups) sumInto(seen, `${pass} ${kind} ${from} ${to}`, 0, n);
  }
  return compare('moves', expected, seen, over);
}

function ownAttacksTold({ groups }: Forecast): Tally {
  const tally: Tally = new Map();
  for (const { kind, attacks } of groups)
    for (const { pass, extra, zone, n } of attacks)
      if (extra === 0) sumInto(tally, `${pass} ${zone} ${kind}`, n.least, n.most);
  return tally;
}

function ownAttacksSeen(events: readonly GameEvent[]): Tally {
  const tally: Tally = new Map();
  for (const event of events) {
    if (event.type !== 'attacks') continue;
    const { pass, zones } = event as unknown as AttacksEvent;
    for (const { zone, by } of zones) for (const { kind, n } of by) sumInto(tally, `${pass} ${zone} ${kind}`, 0, n);
  }
  return tally;
}

/** Traps by their Zone; one that goes off takes all that lies there with it. */
function traps(told: Forecast, { events, over }: Played): string[] {
  const sprung = events.flatMap(({ type, zone }) => (type === 'trap-sprung' ? [zone] : []));
  return [
    ...sprung.filter((zone) => !told.traps.some((one) => one.zone === zone)).map((zone) => `a Trap in ${zone}`),
    ...told.traps
      .filter(({ zone, sure }) => sure && !over && !sprung.includes(zone))
      .map(({ zone }) => `no Trap in ${zone}`),
  ];
}

/** What was asked, in the words of the forecast. */
function askedFor({ asked }: Played): string[] {
  return asked.flatMap(({ pass, decision }) => {
    if (decision.kind === 'place') return [];
    const parts = decision.options.map((id) => id.split('.'));
    switch (decision.ask.id) {
      case 'attacks':
        return [`sharing ${pass} ${JSON.stringify(decision.params?.zone)}`];
      case 'goals':
        return parts.map(([, from, to]) => `goal ${pass} ${from} ${to}`);
      case 'ways':
        return parts.map(([, from, kind, odd, to]) => `way ${pass} ${from} ${kind} ${odd} ${to}`);
      default:
        return [];
    }
  });
}

/** Whatever is asked was foretold; odd ones where their number was certain, and then they are as many as that. */
function choices(told: Forecast, played: Played): string[] {
  const asked = askedFor(played);
  const open = told.choices.flatMap((one) => {
    if (one.choice === 'sharing')
      return [`sharing ${one.pass} ${JSON.stringify({ id: 'zone', params: { zone: one.zone } })}`];
    if (one.choice === 'goal') return one.zones.map((to) => `goal ${one.pass} ${one.zone} ${to}`);
    return one.zones.map((to) => `way ${one.pass} ${one.zone} ${one.kind} ${one.odd} ${to}`);
  });
  const found = asked
    .filter((one) => !open.includes(one) && (!one.startsWith('way') || isCertain(told, one)))
    .map((one) => `${one}: asked, not told`);
  if (told.sure && !played.over) {
    // Whoever shares the first Attacks may leave nobody to share later ones.
    const later = open.filter(
      (one, i) => isSharing(one) && open.slice(0, i).some((other) => zoneIn(other) === zoneIn(one)),
    );
    found.push(
      ...open.filter((one) => !asked.includes(one) && !later.includes(one)).map((one) => `${one}: told, not asked`),
    );
  }
  return found;
}

const isSharing = (choice: string): boolean => choice.startsWith('sharing ');

/** The Zone of a choice to share; others have none. */
const zoneIn = (choice: string): string | null => (isSharing(choice) ? choice.split(' ')[2] : null);

/** Whether all that leave a Zone in a pass go where they go for certain. */
function isCertain({ groups }: Forecast, way: string): boolean {
  const [, pass, from, kind] = way.split(' ');
  const steps = groups.flatMap((group) =>
    group.kind === kind ? group.steps.filter((one) => one.pass === Number(pass) && one.from === from) : [],
  );
  return steps.every(({ sure }) => sure);
}
