import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { groundNow, isBuilding, isSearchable, rangeTo, stepsTo, zoneNumber } from '../rules/ground.ts';
import { maySearchAgain } from '../rules/search.ts';
import { type Army, isAbomination, nowOf, zombieOf, zombiesIn } from '../rules/state.ts';
import { dead as deadWord, survivor, token } from '../text/words.ts';
import { either } from './either.ts';
import { frontChances } from './forecast/fronts.ts';
import { orderingMessages } from './forecast/orders.ts';
import { numberIn, zoneOf } from './geometry.ts';
import { missionIn } from './mission-in.ts';
import { contentMessages, fixtureMessages } from './names.ts';
import { actingIn, EMPTY_ZONE, whereActs } from './pieces.ts';
import { stateFor } from './seen-state.ts';
import type { Stage } from './stage.ts';
import { attemptLines } from './vault-help.ts';

/** All that the slip of a Zone tells: what it is, everything in it, its borders, how far it is, what the dead in it will do. */
export const slipOf = (stage: Stage, id: string): Message[] => [
  ground(stage, id),
  ...contentMessages(stage.contents.get(id) ?? EMPTY_ZONE),
  ...abominations(stage, id),
  ...orderingMessages(stage.view, id),
  ...fixtureMessages(stage.view, id),
  ...(missionIn(stage.view).vault === id ? attemptLines(stage.view) : []),
  ...fronts(stage, id),
  ...borders(stage, id),
  ...distance(stage, id),
  ...deadAhead(stage, id),
];

/** Street or building, and whether one may search there, or why not. */
function ground({ view }: Stage, id: string): Message {
  const s = stateFor(view);
  const here = zoneNumber(s, id);
  const acting = actingIn(view);
  if (!isBuilding(s, here)) return { id: 'boardview.slip.street' };
  if (!isSearchable(s, here)) return { id: 'boardview.slip.nosearch' };
  if (zombiesIn(s, here) > 0) return { id: 'boardview.slip.search.dead' };
  if (acting !== null && whereActs(view) === id && !maySearchAgain(s, nowOf(s).who))
    return { id: 'boardview.slip.search.again', params: { who: survivor(acting) } };
  return { id: 'boardview.slip.search' };
}

/** What stands on the card of an Abomination that is here. */
function abominations({ view, contents }: Stage, id: string): Message[] {
  const s = stateFor(view);
  return (contents.get(id)?.dead ?? []).flatMap(({ kind }): Message[] => {
    if (!isAbomination(kind)) return [];
    const { actions, wounds, adrenaline } = zombieOf(s, kind);
    return [{ id: 'boardview.slip.abomination', params: { what: deadWord(kind, 1), actions, wounds, n: adrenaline } }];
  });
}

/** What Objectives that lie here face down may be. */
function fronts({ view, contents }: Stage, id: string): Message[] {
  if (!contents.get(id)?.objectives.some(({ colour }) => colour === null)) return [];
  const all = frontChances(view).map(({ colour, chance }) => ({
    id: 'boardview.slip.front',
    params: { token: token(colour), percent: percent(chance) },
  }));
  return all.length === 0 ? [] : [{ id: 'boardview.slip.fronts', params: { fronts: either(all) } }];
}

/** What lies around a Zone: where one can go, and how. */
function borders({ view, plane }: Stage, id: string): Message[] {
  const s = stateFor(view);
  const { plan } = plane;
  const here = numberIn(plan, id);
  const open = groundNow(s).next[here];
  const labels = (zones: readonly number[]): string[] => zones.map((n) => plan.zones[n].label);
  const beside = (kinds: readonly string[], isOpen: boolean): string[] =>
    labels(
      plan.beside[here].flatMap(({ zone, border }) =>
        kinds.includes(border) && open.includes(zone) === isOpen ? [zone] : [],
      ),
    );
  const lifts = labels(open.filter((zone) => !plan.beside[here].some((one) => one.zone === zone)));
  const all: readonly (readonly [kind: string, zones: readonly string[]])[] = [
    ['open', beside(['line', 'statue'], true)],
    ['door', beside(['door', 'vault'], true)],
    ['slots', beside(['slots'], true)],
    ['lift', lifts],
    ['shut', beside(['door', 'vault'], false)],
  ];
  return all.flatMap(([kind, zones]) =>
    zones.length > 0 ? [{ id: `boardview.slip.${kind}`, params: { zones } }] : [],
  );
}

/** How far it is from whoever acts, and whether it is in their sight. */
function distance({ view }: Stage, id: string): Message[] {
  const from = whereActs(view);
  if (from === null) return [];
  const s: Army = stateFor(view);
  const [start, here] = [zoneNumber(s, from), zoneNumber(s, id)];
  const [range, steps] = [rangeTo(s, start, here), stepsTo(s, start, here)];
  if (range >= 0) return [{ id: 'boardview.slip.seen', params: { range, steps } }];
  return [steps < 0 ? { id: 'boardview.slip.apart' } : { id: 'boardview.slip.unseen', params: { steps } }];
}

/** Where each group here would go, and what draws it. */
function deadAhead({ ahead, plane }: Stage, id: string): Message[] {
  const groups = ahead?.forecast?.groups.filter((group) => group.zone === id) ?? [];
  const label = (zone: string): string => zoneOf(plane, zone).label;
  return groups.flatMap(({ kind, n, steps, attacks }): Message[] => {
    const dead = deadWord(kind, n);
    if (steps.length === 0) return attacks.length > 0 ? [{ id: 'boardview.slip.attacks', params: { dead } }] : [];
    const [{ why, goals }] = steps;
    const params = { dead, zones: [...new Set(steps.map(({ to }) => label(to)))], goals: goals.map(label) };
    return [{ id: `boardview.slip.goes.${why}`, params }];
  });
}
