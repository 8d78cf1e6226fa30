/** The things on the mat that an event speaks of: they are lit. */
import type { GameEvent, Json } from '@shamble/kernel';
import type { ThingId } from '@shamble/parts';
import { isPlaying, letterOf, nameOf } from '../rules/state.ts';
import { pieceName } from '../rules/terrain.ts';
import { asView, type View } from '../rules/view.ts';

/** Details of events that name models, one or some. */
const MODELS = ['survivor', 'model', 'walker', 'target', 'friend', 'enemy', 'by'] as const;
const SEVERAL = ['people', 'ours', 'theirs', 'winners', 'losers', 'touches'] as const;

const namesIn = (value: Json | undefined): string[] =>
  typeof value === 'string' ? value.split('+') : Array.isArray(value) ? value.flatMap((one) => namesIn(one)) : [];

/** What is on the mat now, by the names of the rules. */
function thingsOn(view: View): ReadonlyMap<string, ThingId> {
  const things = new Map<string, ThingId>();
  for (const walker of view.walkers) things.set(nameOf(walker), `walker:${walker.number}`);
  for (const person of view.people) if (isPlaying(person)) things.set(person.id, `survivor:${person.id}`);
  view.pieces.forEach((_, i) => {
    things.set(pieceName(view, i), `piece:${pieceName(view, i)}`);
  });
  return things;
}

export function thingsOf(event: GameEvent, data: Json): ThingId[] {
  const view = asView(data);
  const on = thingsOn(view);
  const names = [...MODELS, ...SEVERAL, 'piece'].flatMap((detail) => namesIn(event[detail]));
  const things = names.flatMap((name) => on.get(name.split(':')[0]) ?? []);
  const lies =
    typeof event.counter === 'string' &&
    view.counters.some((one, i) => one.carrier < 0 && letterOf(i) === event.counter);
  return [...new Set([...things, ...(lies ? [`counter:${event.counter}` as ThingId] : [])])];
}
