/** What would come next: the dead as they would act now, or after the option that is chosen but not given. */
import { Chance, clone, type Decision, Table } from '@shamble/kernel';
import { attackBy, burstBy, rammingIn } from '../rules/aim.ts';
import { earshot } from '../rules/dormants.ts';
import { entered } from '../rules/entered.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { zoneId, zoneNumber } from '../rules/ground.ts';
import type { Attack } from '../rules/moments.ts';
import { moveCost, onFoot } from '../rules/move.ts';
import { type Odds, oddsOf } from '../rules/odds.ts';
import { total } from '../rules/parts.ts';
import { chargeFor } from '../rules/pay.ts';
import { isNoisy, leastOf, type Pool, poolOf } from '../rules/pool.ts';
import { type Army, fightersIn, idOf, ledBy, nowOf, zombiesIn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { nextDraw } from './appears.ts';
import { actingIn, asksDeed, doerOf } from './asked.ts';
import { forecastAfter, type Stir } from './forecast/after.ts';
import { type Deed, deedOf } from './forecast/deed.ts';
import { merged } from './forecast/merged.ts';
import { ordersAt } from './forecast/orders.ts';
import { withDrawn } from './forecast/search.ts';
import { type Sleepers, sleepersIn } from './forecast/sleepers.ts';
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
  /** Zones whose sleepers wake, and what is on each token there; null where nobody has seen it. */
  readonly wakes: readonly { readonly zone: string; readonly numbers: readonly (number | null)[] }[];
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

/** What comes next, also with an option done; `doer` is the one who would do it. */
export function aheadOf(
  view: View,
  options: readonly string[],
  selected: string | null,
  doer = actingIn(view),
): Ahead | null {
  if (view.help === 'none' || !STEPS.has(view.step)) return null;
  const s = stateFor(view);
  const who = view.team.findIndex(({ survivor, status }) => survivor === doer && status === 'playing');
  const shown = who >= 0 && selected !== null ? followed(s, selected, who) : null;
  return {
    // In the middle of their Activation those that have acted would act again.
    forecast: view.help === 'all' && view.step !== 'dead' ? (shown?.follows?.() ?? forecast(s)) : null,
    after: shown?.follows == null ? null : selected,
    shot: shown?.shot ?? null,
    sound: shown?.sound ?? null,
    dangers: view.help === 'all' && view.step !== 'dead' && who >= 0 ? dangersOf(view, s, options, who) : [],
  };
}

const known = new WeakMap<View, { readonly key: string; readonly ahead: Ahead | null }>();

/** The same for what the viewer plans; cards, line, panels and map ask for it at one moment. */
export function aheadFor(view: View, chosen: Chosen | null): Ahead | null {
  // In a Turn the question may be of the next one already.
  const doer = chosen === null ? null : doerOf(view, chosen.decision);
  const intent = view.step === 'act' && doer === null ? null : chosen;
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
  const now = aheadOf(view, options, selected, doer);
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
  return attack && shotBy(s, attack);
}

function shotBy(s: Army, attack: Attack): Shot {
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

/** The Noise of an attack is made where whoever acts stands. */
export function soundOf(s: Army, { attack }: Shot): Sound | null {
  if (!isNoisy(s, attack)) return null;
  const { zone } = s.team[nowOf(s).who];
  return soundIn(s, zone, sleepersIn(s, earshot(s, zone)));
}

const soundIn = (s: Army, zone: number, sleepers: readonly Sleepers[]): Sound => ({
  zone: zoneId(s, zone),
  wakes: sleepers.map((one) => ({ ...one, zone: zoneId(s, one.zone) })),
});

/** What Noise stirs up. */
export const stirredBy = (s: Army, sound: Sound | null): Stir =>
  sound === null
    ? { noise: null, zones: [] }
    : { noise: zoneNumber(s, sound.zone), zones: earshot(s, zoneNumber(s, sound.zone)) };

/** Options that lead to another Zone: in a Turn, and in the middle of a way. */
const STEPS_TO: ReadonlySet<string> = new Set(['move', 'on', 'sprint']);

/** What the option that is shown would do. */
interface Followed {
  readonly shot: Shot | null;
  readonly sound: Sound | null;
  /** How the dead are foreseen with it done; null where nothing follows from it that they mind. */
  readonly follows: (() => Forecast) | null;
}

const NOTHING: Followed = { shot: null, sound: null, follows: null };

function followed(s: Army, id: string, who: number): Followed {
  const [verb, zone] = id.split('.');
  if (STEPS_TO.has(verb)) return { ...NOTHING, follows: () => forecast(movedTo(s, who, zoneNumber(s, zone))) };
  // After the end of a Turn nothing is different; out of turn there are other deeds than in it.
  if (id === 'end' || s.turns.at(-1)?.who !== who) return NOTHING;
  const shot = shotOf(s, id);
  if (shot !== null) {
    const sound = soundOf(s, shot);
    return { shot, sound, follows: () => forecastAfter(s, shot, stirredBy(s, sound)) };
  }
  if (id === 'search') {
    const stir = { noise: null, zones: [s.team[nowOf(s).who].zone] };
    return { ...NOTHING, follows: () => withDrawn(s, (one) => forecastAfter(one, null, stir)) };
  }
  const deed = deedOf(s, id);
  if (deed === null) return NOTHING;
  const { later, noise, wakes } = deed;
  return {
    shot: null,
    sound: noise === null ? null : soundIn(s, noise, wakes),
    follows: later === null ? null : () => forecastOf(later, id, deed),
  };
}

function forecastOf(later: Army, id: string, { wakes, short, asks }: Deed): Forecast {
  const stir = { noise: null, zones: wakes.map(({ zone }) => zone) };
  if (asks !== null && SAVES.has(asks)) {
    const from = zoneNumber(later, id.slice(id.lastIndexOf('.') + 1));
    return merged(savedFrom(later, from).map((one) => forecastAfter(one, null, stir, short)));
  }
  const { who } = nowOf(later);
  const { zone } = later.team[who];
  const rams = id.startsWith('drive.') && zombiesIn(later, zone) > 0;
  return forecastAfter(later, rams ? shotBy(later, rammingIn(who, zone)) : null, stir, short);
}

/** Questions of Lifesaver: who is dragged, and whether they agree (AD-SKILL23). */
const SAVES: ReadonlySet<string> = new Set(['lifesaver', 'consent-lifesaver']);

/** Everything that may come of it: any of those in the Zone are dragged here, and nobody only where somebody may refuse. */
function savedFrom(s: Army, from: number): Army[] {
  const { who } = nowOf(s);
  const { owner, zone } = s.team[who];
  const others = fightersIn(s, from).filter((other) => onFoot(s, other));
  const refused = others.some((other) => s.team[other].owner !== owner);
  const ways = [s];
  for (const other of others) ways.push(...ways.map((one) => movedTo(one, other, zone)));
  return refused ? ways : ways.slice(1);
}

/** The position with somebody in another Zone, and with whom he leads. */
function movedTo(s: Army, who: number, zone: number): Army {
  const after = clone(s);
  after.team[who].zone = zone;
  for (const one of ledBy(after, who)) one.zone = zone;
  entered(new Table(after, new Chance(after.rng)), zone);
  return after;
}

/** What would meet the mover in each Zone that can be entered. */
function dangersOf(view: View, s: Army, options: readonly string[], who: number): Danger[] {
  const zones = new Set(
    options.flatMap((id) => {
      const [verb, zone] = id.split('.');
      return STEPS_TO.has(verb) ? [zone] : [];
    }),
  );
  return [...zones].map((zone) => {
    const after = movedTo(s, who, zoneNumber(s, zone));
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
