import type { Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import type { ThingId } from '@shamble/parts';
import { rangeTo, zoneNumber } from '../rules/ground.ts';
import type { View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { card, dead, seat, survivor, token, vaultCard } from '../text/words.ts';
import { zoneOf } from './geometry.ts';
import { missionIn } from './mission-in.ts';
import {
  type Contents,
  type Dead,
  EMPTY_ZONE,
  type ObjectiveMark,
  type Sitting,
  type Somebody,
  whereActs,
} from './pieces.ts';
import { roomOf } from './rooms.ts';
import { stateFor } from './seen-state.ts';
import type { Stage } from './stage.ts';

/** What one can do with a thing now. */
function canDo({ decision, options, say, tell }: Stage, thing: ThingId): string | null {
  const open = options(thing);
  if (decision === null || open.length === 0) return null;
  if (open.length > 1) return tell('boardview.can.several', { n: open.length });
  return tell('boardview.can', { what: say(describe.option(decision, open[0])) });
}

const person = ({ id, led, leader, hiding }: Somebody): Message => {
  const who = survivor(id);
  if (led === undefined) return who;
  if (hiding) return { id: 'boardview.companion.hiding', params: { who } };
  return leader == null
    ? { id: 'boardview.companion', params: { who } }
    : { id: 'boardview.companion.led', params: { who, leader: survivor(leader) } };
};

const objective = ({ colour, of }: ObjectiveMark): Message => {
  if (colour === null) return { id: 'boardview.objective' };
  const what = token(colour);
  return of === null ? what : { id: 'boardview.objective.of', params: { what, who: survivor(of) } };
};

/** A kind of the dead, with what is special about those here. */
function deadMessages({ kind: id, n, lying, woken, needs, sleeps }: Dead): Message[] {
  const what = dead(id, n);
  const more: Message[] = [];
  if (needs !== 0)
    more.push(
      needs === null
        ? { id: 'boardview.dead.helmet', params: { what } }
        : { id: 'boardview.dead.needs', params: { what, n: needs } },
    );
  else more.push(what);
  if (lying > 0) more.push({ id: 'boardview.dead.lying', params: { n: lying } });
  if (woken > 0) more.push({ id: 'boardview.dead.woken', params: { n: woken } });
  if (sleeps) more.push({ id: 'boardview.dead.sleeps' });
  return more;
}

/** Everything in a Zone, in the order in which it is told: people, the dead, marks. */
export function contentMessages({ people, dead: zombies, ...marks }: Contents): Message[] {
  return [
    ...people.map(person),
    ...zombies.flatMap(deadMessages),
    ...marks.sleepers.map(
      (n): Message => (n === null ? { id: 'boardview.sleepers' } : { id: 'boardview.sleepers.known', params: { n } }),
    ),
    ...(marks.noise ? [{ id: 'boardview.noise' }] : []),
    ...marks.objectives.map(objective),
    ...(marks.spawn === null ? [] : [spawnMessage(marks.spawn)]),
    ...(marks.exit ? [{ id: 'boardview.exit' }] : []),
    ...marks.laid.map((one): Message => ({ id: 'boardview.laid', params: { card: card(one.card) } })),
    ...(marks.truck === null ? [] : [truckMessage(marks.truck)]),
  ];
}

const spawnMessage = ({ order, kind: id, active }: NonNullable<Contents['spawn']>): Message => {
  const plain = active ? 'boardview.spawn' : 'boardview.spawn.waits';
  const ofZeus = active ? 'boardview.spawn.zeus' : 'boardview.spawn.zeus.waits';
  return { id: id === 'zeus' ? ofZeus : plain, params: { n: order } };
};

/** The Truck with its seats: who drives, who fires, who rides along. */
function truckMessage({ started, driver, gunner, passengers }: NonNullable<Contents['truck']>): Message {
  const sits = (where: string, who: Message): Message => ({
    id: 'boardview.truck.seat',
    params: { seat: seat(where), who },
  });
  const named = (one: Sitting | null): Message => (one === null ? { id: 'boardview.truck.free' } : survivor(one.id));
  const seats = [
    sits('driver', named(driver)),
    sits('gunner', named(gunner)),
    ...passengers.map((one) => sits('passenger', named(one))),
  ];
  return { id: started ? 'boardview.truck.started' : 'boardview.truck', params: { seats } };
}

/** Label, name and ground of a Zone. */
export function placeName({ plane, tell }: Pick<Stage, 'plane' | 'tell'>, id: string): string {
  const zone = zoneOf(plane, id);
  const place = { label: zone.label, room: { id: `boardview.room.${roomOf(zone).name}` } };
  // Letters of other floors are small, which is not heard.
  return zone.level === 0 ? tell('boardview.place', place) : tell('boardview.place.floor', { ...place, n: zone.level });
}

/** How far a Zone with dead in it is along the Line of Sight of whoever acts; -1 where it is not seen. */
export function rangeOf({ view, contents }: Pick<Stage, 'view' | 'contents'>, id: string): number {
  const from = whereActs(view);
  if (from === null || (contents.get(id)?.dead.length ?? 0) === 0) return -1;
  const s = stateFor(view);
  return rangeTo(s, zoneNumber(s, from), zoneNumber(s, id));
}

function sightWords(stage: Stage, id: string): string | null {
  const range = rangeOf(stage, id);
  return range < 0 ? null : stage.tell('boardview.sight', { range });
}

/** What of a Zone is no piece but may change: a lift out of order, the traps of the Vault. */
export function fixtureMessages(view: View, id: string): Message[] {
  return [
    ...(view.broken.includes(id) ? [{ id: 'boardview.lift.broken' }] : []),
    ...(view.vault !== null && missionIn(view).vault === id ? [vaultMessage(view.vault)] : []),
  ];
}

const vaultMessage = ({ card: id, solved, open }: NonNullable<View['vault']>): Message => {
  if (open) return { id: 'boardview.vault.open' };
  if (solved) return { id: 'boardview.vault.solved' };
  return id === null
    ? { id: 'boardview.vault.hidden' }
    : { id: 'boardview.vault.card', params: { card: vaultCard(id) } };
};

/** A Zone with its contents and what one can do there. */
export function zoneName(stage: Stage, id: string): string {
  const { contents, say, view } = stage;
  const here = contents.get(id) ?? EMPTY_ZONE;
  return sentences([
    placeName(stage, id),
    ...[...contentMessages(here), ...fixtureMessages(view, id)].map((message) => say(message)),
    sightWords(stage, id),
    canDo(stage, `zone:${id}`),
  ]);
}
