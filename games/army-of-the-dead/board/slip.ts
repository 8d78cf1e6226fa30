/** The slip of the round: what the Zombies' Phase brought, in four lines at most. */
import type { GameEvent, Json, Message } from '@shamble/kernel';
import type { Slip } from '@shamble/parts';
import { stepsTo } from '../rules/ground.ts';
import { playing, zombiesIn } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { dead, records, survivor } from '../text/words.ts';
import { label } from '../text/zones.ts';
import { isLastRound } from './goals.ts';
import { missionIn } from './mission-in.ts';
import { stateFor } from './seen-state.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.slip.round.${id}`, params });

/** At most so many lines make a slip. */
const MOST = 4;

function lines(events: readonly GameEvent[], data: Json): Message[] {
  const view = asView(data);
  const harm = harmed(events);
  const woke = woken(events, view);
  // That nobody was hurt is the lesser news.
  const first = harm ? [harm, appeared(events, view), woke] : [appeared(events, view), woke ?? say('unhurt')];
  return [...first, near(view), time(view)].flatMap((line) => line ?? []).slice(0, MOST);
}

/** How many Dormants woke where, as far as the box had figures for them. */
function woken(events: readonly GameEvent[], { mission }: View): Message | null {
  const zones = new Map<string, number>();
  for (const { type, zone, n, short } of events)
    if (type === 'woken' && short !== true) zones.set(String(zone), (zones.get(String(zone)) ?? 0) + Number(n));
  const places = [...zones].map(([zone, n]) =>
    say('place', { zone: label(mission, zone), dead: [dead('shambler', n)] }),
  );
  return places.length === 0 ? null : say('woken', { places });
}

/** Who was hurt how much, and who fell; null where nobody was. */
function harmed(events: readonly GameEvent[]): Message | null {
  const wounds = new Map<string, number>();
  const fallen = events.flatMap(({ type, survivor: id }) =>
    type === 'eliminated' || type === 'companion-lost' ? [String(id)] : [],
  );
  for (const { type, survivor: id, n } of events)
    if (type === 'wounded') wounds.set(String(id), (wounds.get(String(id)) ?? 0) + Number(n));
  const who = [...wounds].map(([id, n]) => say('wounds', { who: survivor(id), n }));
  const fell = { fallen: fallen.map(survivor) };
  if (who.length === 0) return fallen.length > 0 ? say('fell', fell) : null;
  return fallen.length > 0 ? say('fell.hurt', { ...fell, who }) : say('hurt', { who });
}

/** What came where, all of one Zone together. */
function appeared(events: readonly GameEvent[], { mission }: View): Message | null {
  const zones = new Map<string, Map<string, number>>();
  for (const { type, zone, list } of events) {
    if (type !== 'appeared') continue;
    const there = zones.get(String(zone)) ?? new Map<string, number>();
    for (const { kind, n } of records(list))
      if (Number(n) > 0) there.set(String(kind), (there.get(String(kind)) ?? 0) + Number(n));
    if (there.size > 0) zones.set(String(zone), there);
  }
  const places = [...zones].map(([zone, there]) =>
    say('place', { zone: label(mission, zone), dead: [...there].map(([kind, n]) => dead(kind, n)) }),
  );
  return places.length === 0 ? null : say('appeared', { places });
}

/** How many steps the nearest of the dead are from everybody; those as near as each other together. */
function near(view: View): Message | null {
  const s = stateFor(view);
  const groups = s.shamblers.flatMap((_, zone) => (zombiesIn(s, zone) > 0 ? [zone] : []));
  const byFar = new Map<number, string[]>();
  for (const who of playing(s)) {
    const steps = groups.map((zone) => stepsTo(s, zone, s.team[who].zone)).filter((far) => far >= 0);
    if (steps.length === 0) continue;
    const far = Math.min(...steps);
    byFar.set(far, [...(byFar.get(far) ?? []), view.team[who].survivor]);
  }
  const all = [...byFar].toSorted(([a], [b]) => a - b);
  if (all.length === 0) return null;
  return say('near', { groups: all.map(([n, ids]) => say('far', { n, who: ids.map(survivor) })) });
}

function time(view: View): Message | null {
  const { time: of } = missionIn(view);
  return of === null ? null : isLastRound(view) ? say('time.last') : say('time', { n: of - view.time });
}

export const slip: Slip = { begins: 'phase', ends: ['round'], lines };
