import type { Json } from '../json.ts';
import type { Message, Param, Params } from '../message.ts';
import type { GameEvent } from '../table.ts';
import { player } from './words.ts';

/** How a detail of an event is said. */
type Detail = (value: Json) => Param;

/** A player named by their number. */
export const someone: Detail = (value) => player(Number(value));

/** A thing named by its id. */
export const named =
  (name: (id: string) => Message): Detail =>
  (value) =>
    name(String(value));

/** Ways to say an event with its details: those listed here as they say, all others as numbers. */
export function telling(how: Readonly<Record<string, Detail>>) {
  const details = (happened: GameEvent, names: readonly string[]): Params =>
    Object.fromEntries(names.map((name) => [name, (how[name] ?? Number)(happened[name])]));

  const says = (happened: GameEvent, wording: string, params: Params): Message => ({
    id: `event.${happened.type}${wording && `.${wording}`}`,
    params,
  });

  /** Tells the details named, in one of the event's wordings. */
  const told = (happened: GameEvent, wording: string, ...names: readonly string[]): Message =>
    says(happened, wording, details(happened, names));

  const plainly =
    (...names: readonly string[]) =>
    (happened: GameEvent): Message =>
      told(happened, '', ...names);

  /** With one more thing said of the event. */
  const plus =
    (more: (happened: GameEvent) => Params) =>
    (...names: readonly string[]) =>
    (happened: GameEvent): Message =>
      says(happened, '', { ...details(happened, names), ...more(happened) });

  return { details, says, told, plainly, plus };
}

/** What happened, as a line of the log; null where the lines around it say it already. */
export const eventTeller =
  (events: Readonly<Record<string, (happened: GameEvent) => Message | null>>) =>
  (happened: GameEvent): Message | null => {
    const tell = events[happened.type];
    if (!tell) throw new Error(`there are no words for the event "${happened.type}"`);
    return tell(happened);
  };
