/** What would come next: the dead as they would act now, or after the option that is chosen but not given. */
import { clone, type Decision } from '@shamble/kernel';
import { attackBy, burstBy } from '../rules/aim.ts';
import { earshot } from '../rules/dormants.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { zoneId, zoneNumber } from '../rules/ground.ts';
import type { Attack } from '../rules/moments.ts';
import { moveCost } from '../rules/move.ts';
import { type Odds, oddsOf } from '../rules/odds.ts';
import { total } from '../rules/parts.ts';
import { chargeFor } from '../rules/pay.ts';
import { isNoisy, leastOf, type Pool, poolOf } from '../rules/pool.ts';
import { type Army, dormantZone, idOf, nowOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { nextDraw } from './appears.ts';
import { asksDeed, isOfTurn } from './asked.ts';
import { forecastAfter, type Stir } from './forecast/after.ts';
import { ordersAt } from './forecast/orders.ts';
import { withDrawn } from './forecast/search.ts';
import { type Chosen, pathIn } from './path.ts';
import { stateFor } from './seen-state.ts';
import { spawnStates } from './spawns.ts';
import { asksWays } from './ways.ts';

/** An attack that is chosen, with its odds. */
export interface Shot {
  /** Where it comes from and where it goes. */
  readonly from: string;
  readonly zone: string;
  readonly attack: Attack;
  readonly pool: Pool;
  readonly least: number;
  readonly odds: Odds;
}

/** What Noise would do where it is made. */
export interface Sound {
  readonly zone: string;
  /** Zones whose sleepers it wakes, and how many tokens lie there. */
  readonly wakes: readonly { readonly zone: string; readonly tokens: number }[];
}

/** Attacks that would meet the mover in a Zone. */
export interface Danger {
  readonly zone: string;
  readonly most: number;
  readonly health: number;
  /** What appears may act at once there, by an Order of Zeus or where the box runs short. */
  readonly more: boolean;
}

export interface Ahead {
  /** Null where the table tells odds alone, and while the dead act. */
  readonly forecast: Forecast | null;
  /** The option it follows; null for the position as it is. */
  readonly after: string | null;
  readonly shot: Shot | null;
  readonly sound: Sound | null;
  readonly dangers: readonly Danger[];
}

/** Steps at which the dead may be foreseen: before, the team is not there; after, it is over. */
const STEPS: ReadonlySet<string> = new Set(['round', 'next', 'act', 'dead', 'spawn', 'safety', 'end']);

export function aheadOf(view: View, options: readonly string[], selected: string | null): Ahead | null {
  if (view.help === 'none' || !STEPS.has(view.step)) return null;
  const s = stateFor(view);
  const acts = view.step === 'act' && s.turns.length > 0;
  const shot = acts && selected !== null ? shotOf(s, selected) : null;
  const sound = acts && selected !== null ? soundOf(s, selected, shot) : null;
  const follows = acts && selected !== null ? following(s, selected, shot, sound) : null;
  return {
    // In the middle of their Activation those that have acted would act again.
    forecast: view.help === 'all' && view.step !== 'dead' ? (follows ?? forecast)(s) : null,
    after: follows === null ? null : selected,
    shot,
    sound,
    dangers: view.help === 'all' && acts ? dangersOf(view, s, options) : [],
  };
}

const known = new WeakMap<View, { readonly key: string; readonly ahead: Ahead | null }>();

/** The same for what the viewer plans; cards, line, panels and map ask for it at one moment. */
export function aheadFor(view: View, chosen: Chosen | null): Ahead | null {
  // In a Turn the question may be of the next one already.
  const intent = chosen !== null && view.step === 'act' && !isOfTurn(view, chosen.decision) ? null : chosen;
  const decision = intent?.decision ?? null;
  // What comes next is foreseen once what the dead do has been shown.
  if (view.deadPhase && decision === null) return null;
  // Of a way of several Zones its end counts.
  const end = pathIn(intent).at(-1);
  const selected = end === undefined ? (intent?.selected ?? null) : `move.${end}`;
  const key = `${decision?.n ?? ''} ${selected ?? ''}`;
  const before = known.get(view);
  if (before?.key === key) return before.ahead;
  const options = decision === null || decision.kind === 'place' ? [] : decision.options;
  const now = aheadOf(view, options, selected);
  // They are on their way: those that have their way already would go again.
  const ahead = now !== null && asksWays(decision) ? { ...now, forecast: null } : now;
  known.set(view, { key, ahead });
  return ahead;
}

/** The attack that an option means. */
export function attackOf(s: Army, id: string): Attack | null {
  const [verb, ...rest] = id.split('.');
  if (!['attack', 'throw', 'gun'].includes(verb)) return null;
  const { who } = nowOf(s);
  return verb === 'gun' ? burstBy(s, who, rest) : attackBy(s, who, rest);
}

/** The same with its odds. */
export function shotOf(s: Army, id: string): Shot | null {
  const attack = attackOf(s, id);
  if (attack === null) return null;
  const pool = poolOf(s, attack);
  return {
    from: zoneId(s, s.team[attack.who].zone),
    zone: zoneId(s, attack.zone),
    attack,
    pool,
    least: leastOf(pool),
    odds: oddsOf(s, attack),
  };
}

/** Noise is made where whoever acts stands. */
export function soundOf(s: Army, id: string, shot: Shot | null): Sound | null {
  const [verb] = id.split('.');
  const noisy = shot === null ? verb === 'noise' : isNoisy(s, shot.attack);
  if (!noisy) return null;
  const { zone } = s.team[nowOf(s).who];
  const wakes = earshot(s, zone).flatMap((near) => {
    const tokens = s.dormants.filter((token) => dormantZone(token) === near).length;
    return tokens > 0 ? [{ zone: zoneId(s, near), tokens }] : [];
  });
  return { zone: zoneId(s, zone), wakes };
}

/** Options that wake the sleepers beside whoever acts (AD-DORM06, AD-DORM07). */
const WAKING: ReadonlySet<string> = new Set(['search', 'objective', 'mission']);

/** What Noise stirs up. */
export const stirredBy = (s: Army, sound: Sound | null): Stir =>
  sound === null
    ? { noise: null, zones: [] }
    : { noise: zoneNumber(s, sound.zone), zones: earshot(s, zoneNumber(s, sound.zone)) };

/** How the dead are foreseen with an option done: where people stand, who fell, who woke, and where the Noise is. */
function following(s: Army, id: string, shot: Shot | null, sound: Sound | null): typeof forecast | null {
  const [verb, zone] = id.split('.');
  if (verb === 'move') return () => forecast(moveTo(s, zoneNumber(s, zone)));
  if (WAKING.has(verb)) {
    const stir = { noise: null, zones: [s.team[nowOf(s).who].zone] };
    const told = (one: Army): Forecast => forecastAfter(one, null, stir);
    return () => (verb === 'search' ? withDrawn(s, told) : told(s));
  }
  return shot === null && sound === null ? null : () => forecastAfter(s, shot, stirredBy(s, sound));
}

function moveTo(s: Army, zone: number): Army {
  const after = clone(s);
  const { who } = nowOf(after);
  after.team[who].zone = zone;
  for (const one of after.companions) if (one.leader === who && one.status === 'playing') one.zone = zone;
  return after;
}

/** What would meet the mover in each Zone that can be entered. */
function dangersOf(view: View, s: Army, options: readonly string[]): Danger[] {
  const zones = options.flatMap((id) => (id.startsWith('move.') ? [id.slice('move.'.length)] : []));
  const { who } = nowOf(s);
  return zones.map((zone) => {
    const after = moveTo(s, zoneNumber(s, zone));
    const told = forecast(after);
    const { wounds, worst = 0, health = 0 } = told.survivors.find(({ survivor }) => survivor === idOf(s, who)) ?? {};
    const most = wounds?.most ?? 0;
    const more = worst > most || ordersAt(view, zone) !== null || mayActAgain(view, told, zone);
    return { zone, most, health, more };
  });
}

/** Whether Shamblers may be in a Zone when too few are left for a Zombie card, so that all act once more (AD-SHORT01). */
function mayActAgain(view: View, { groups }: Forecast, zone: string): boolean {
  if (nextDraw(view).short === 0) return false;
  const come = groups.some(({ kind, steps }) => kind === 'shambler' && steps.some(({ to }) => to === zone));
  return come || spawnStates(view).some((spawn) => spawn.active && spawn.zone === zone);
}

/** What the next Move takes of the Actions left, once free ones have paid what they can. */
export const moveCharge = (s: Army): number => chargeFor(s, { type: 'move' }, total(moveCost(s, nowOf(s).who, 1)));

/** What a Move takes of the Actions left, by the Zone it leads to. */
export function moveCosts(view: View, decision: Decision | null): ReadonlyMap<string, number> {
  if (decision?.kind !== 'choose' || !asksDeed(view, decision)) return NO_COSTS;
  const zones = decision.options.flatMap((id) => (id.startsWith('move.') ? [id.slice('move.'.length)] : []));
  if (zones.length === 0) return NO_COSTS;
  const charge = moveCharge(stateFor(view));
  return new Map(zones.map((zone) => [zone, charge]));
}

const NO_COSTS: ReadonlyMap<string, number> = new Map();
