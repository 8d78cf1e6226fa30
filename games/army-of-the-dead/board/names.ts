import type { Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import type { ThingId } from '@shamble/parts';
import { rangeTo, zoneNumber } from '../rules/ground.ts';
import { describe } from '../text/describe.ts';
import { card, dead, survivor, token } from '../text/words.ts';
import { zoneOf } from './geometry.ts';
import { type Contents, type Dead, EMPTY_ZONE, type Somebody, whereActs } from './pieces.ts';
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

const person = ({ id, led, hiding }: Somebody): Message => {
  if (led === undefined) return survivor(id);
  return { id: hiding ? 'boardview.companion.hiding' : 'boardview.companion', params: { who: survivor(id) } };
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
    ...marks.objectives.map((colour): Message => (colour === null ? { id: 'boardview.objective' } : token(colour))),
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

const truckMessage = ({ started, driver, gunner, passengers }: NonNullable<Contents['truck']>): Message => ({
  id: started ? 'boardview.truck.started' : 'boardview.truck',
  params: { n: [driver, gunner, ...passengers].filter((one) => one !== null).length },
});

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

/** A Zone with its contents and what one can do there. */
export function zoneName(stage: Stage, id: string): string {
  const { contents, say, view, tell } = stage;
  const here = contents.get(id) ?? EMPTY_ZONE;
  const broken = view.broken.includes(id) ? tell('boardview.lift.broken') : null;
  return sentences([
    placeName(stage, id),
    ...contentMessages(here).map((message) => say(message)),
    broken,
    sightWords(stage, id),
    canDo(stage, `zone:${id}`),
  ]);
}
