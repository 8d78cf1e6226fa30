/** What stands and lies in each Zone, as plain data that can be compared: only a Zone that changed is drawn again. */
import type { Colour, SpawnKind } from '../content/missions.ts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { ZEUS, ZOMBIES, type ZombieKind } from '../content/zombies.ts';
import type { View } from '../rules/view.ts';
import { missionIn } from './mission-in.ts';
import { spawnStates } from './spawns.ts';

export interface Dead {
  readonly kind: ZombieKind;
  readonly n: number;
  readonly lying: number;
  /** Those that have just woken and do not act. */
  readonly woken: number;
  /** Damage that an Abomination needs in one attack; null where no attack is enough, 0 for others. */
  readonly needs: number | null;
  readonly actions: number;
  /** It does nothing yet. */
  readonly sleeps: boolean;
}

export interface Somebody {
  readonly id: string;
  readonly sign: number;
  readonly letters: string;
  readonly acting: boolean;
  /** A Companion: the sign of who leads, or null where nobody does. */
  readonly led?: number | null;
  readonly leader?: string | null;
  readonly hiding?: boolean;
}

export interface SpawnMark {
  readonly order: number;
  readonly kind: SpawnKind;
  readonly active: boolean;
}

/** Somebody in a seat. */
export interface Sitting {
  readonly id: string;
  readonly letters: string;
}

export interface TruckMark {
  readonly started: boolean;
  readonly driver: Sitting | null;
  readonly gunner: Sitting | null;
  readonly passengers: readonly Sitting[];
}

/** An Objective by its colour, null face down; one of a Personal Objective has the letters of whose it is. */
export interface ObjectiveMark {
  readonly colour: Colour | null;
  readonly of: string | null;
  readonly letters: string;
}

export interface Contents {
  readonly dead: readonly Dead[];
  readonly people: readonly Somebody[];
  readonly noise: boolean;
  readonly objectives: readonly ObjectiveMark[];
  /** Sleepers by number, null where nobody knows it. */
  readonly sleepers: readonly (number | null)[];
  readonly spawn: SpawnMark | null;
  readonly exit: boolean;
  readonly laid: readonly { readonly card: string; readonly letters: string }[];
  readonly truck: TruckMark | null;
}

const EMPTY: Contents = {
  dead: [],
  people: [],
  noise: false,
  objectives: [],
  sleepers: [],
  spawn: null,
  exit: false,
  laid: [],
  truck: null,
};

/** The letters of everybody in play: two where the first is not enough (AD-CONT07). */
export function lettersOf(view: View): ReadonlyMap<string, string> {
  const ids = [...view.team, ...view.companions].map(({ survivor }) => survivor);
  const first = (id: string): string => SURVIVORS[survivorNumber(id)].letters[0];
  return new Map(
    ids.map((id) => {
      const shared = ids.filter((other) => first(other) === first(id)).length > 1;
      return [id, SURVIVORS[survivorNumber(id)].letters[shared ? 1 : 0]];
    }),
  );
}

/** The sign of a Survivor: the place in the team. A Companion's is free of those, as it is led. */
export const signOfSurvivor = ({ team }: View, id: string): number => team.findIndex(({ survivor }) => survivor === id);

/** Who acts now, by id. */
export const actingIn = ({ turns }: View): string | null => turns.at(-1)?.survivor ?? null;

/** The Zone of whoever acts. */
export function whereActs(view: View): string | null {
  const acting = actingIn(view);
  return view.team.find(({ survivor }) => survivor === acting)?.zone ?? null;
}

/** What is in every Zone that is not empty, by its id. */
export function contentsOf(view: View): ReadonlyMap<string, Contents> {
  const found = new Map<string, { -readonly [Part in keyof Contents]: Contents[Part] }>();
  const at = (zone: string) => {
    const known = found.get(zone) ?? { ...EMPTY };
    found.set(zone, known);
    return known;
  };
  const letters = lettersOf(view);
  const lettersFor = (id: string): string => letters.get(id) ?? '';
  for (const zone of deadZones(view)) at(zone).dead = deadIn(view, zone);
  const acting = actingIn(view);
  for (const { survivor: id, zone, seat } of view.team) {
    if (zone === null || seat !== null) continue;
    const here = at(zone);
    const one = { id, sign: signOfSurvivor(view, id), letters: lettersFor(id), acting: id === acting };
    here.people = [...here.people, one];
  }
  for (const { survivor: id, zone, leader, hiding, aboard, status } of view.companions) {
    if (zone === null || aboard || status !== 'playing') continue;
    const led = leader === null ? null : signOfSurvivor(view, leader);
    const here = at(zone);
    const sign = led ?? 0;
    here.people = [...here.people, { id, sign, letters: lettersFor(id), acting: false, led, leader, hiding }];
  }
  if (view.noise !== null && view.round > 0) at(view.noise).noise = true;
  for (const { zone, colour } of view.tokens) {
    if (zone === null) continue;
    const of = view.personal.find((one) => one.colour === colour)?.survivor ?? null;
    const letters = of === null ? '' : lettersFor(of);
    at(zone).objectives = [...at(zone).objectives, { colour, of, letters }];
  }
  for (const { zone, n } of view.dormants) at(zone).sleepers = [...at(zone).sleepers, n];
  for (const [i, { zone, kind, active }] of spawnStates(view).entries())
    if (kind !== 'zeus' || view.zeusToken) at(zone).spawn = { order: i + 1, kind, active };
  at(missionIn(view).exit).exit = true;
  for (const { card, zone, by } of view.laid) at(zone).laid = [...at(zone).laid, { card, letters: lettersFor(by) }];
  if (view.truck !== null) at(view.truck.zone).truck = truckOf(view, lettersFor);
  return found;
}

function truckOf({ team, companions, truck }: View, letters: (id: string) => string): TruckMark {
  const sitting = ({ survivor: id }: { readonly survivor: string }): Sitting => ({ id, letters: letters(id) });
  const on = (seat: string): Sitting[] => team.filter((one) => one.seat === seat).map(sitting);
  const led = companions.filter(({ aboard, status }) => aboard && status === 'playing').map(sitting);
  return {
    started: truck?.started ?? false,
    driver: on('driver')[0] ?? null,
    gunner: on('gunner')[0] ?? null,
    passengers: [...on('passenger'), ...led],
  };
}

const deadZones = ({ zones, abominations }: View): Set<string> =>
  new Set([...zones.map(({ id }) => id), ...abominations.flatMap(({ zone }) => (zone === null ? [] : [zone]))]);

/** While the dead act, those that woke in between do not; woken by Survivors, they act like all others (AD-DORM03-R). */
const DEAD_ACT: readonly View['step'][] = ['dead', 'spawn'];

/** The dead of a Zone: Shamblers, Alphas, Abominations. */
function deadIn(view: View, zone: string): Dead[] {
  const counts = view.zones.find(({ id }) => id === zone);
  const lying = (kind: ZombieKind): number => view.lying.filter((one) => one.zone === zone && one.kind === kind).length;
  const plain = { woken: 0, needs: 0, sleeps: false } as const;
  const list: Dead[] = [];
  if (counts && counts.shamblers > 0)
    list.push({
      ...plain,
      kind: 'shambler',
      n: counts.shamblers,
      lying: lying('shambler'),
      woken: DEAD_ACT.includes(view.step) ? counts.woken : 0,
      actions: 1,
    });
  if (counts && counts.alphas > 0)
    list.push({ ...plain, kind: 'alpha', n: counts.alphas, lying: lying('alpha'), actions: ZOMBIES.alpha.actions });
  for (const { kind, zone: there } of view.abominations) {
    if (there !== zone) continue;
    const { toughness, actions } = kind === 'zeus' ? ZEUS[view.zeusForm] : ZOMBIES[kind];
    const needs = Number.isFinite(toughness) ? toughness : null;
    const sleeps = kind === 'queen' && view.queenSleeps;
    list.push({ ...plain, kind, n: 1, lying: lying(kind), needs, actions, sleeps });
  }
  return list;
}

export const EMPTY_ZONE: Contents = EMPTY;
