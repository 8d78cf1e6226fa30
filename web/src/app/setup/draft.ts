import { type Game, type Seats, seatsWith, usualSeats } from '@shamble/kernel';
import type { SeatSetup, SeededSetup } from '@shamble/tables';
import { SIGNS } from '../../ui/sign.tsx';
import { type Options, readOptions, seatsAfter, type Value } from './options.ts';

/** A table being set up. */
export interface Draft {
  readonly seats: readonly SeatSetup[];
  readonly options: Options;
  /** Empty: chance decides when the table starts. */
  readonly seed: string;
  readonly freeUndo: boolean;
  readonly curtain: boolean;
}

/** What the set-up has to know of a game's rules. */
export type Rules = Pick<Game, 'id' | 'seats' | 'options'>;

const PLAYERS: readonly SeatSetup['player'][] = ['human', 'sensible', 'random'];
export const LONGEST_NAME = 20;

/** A person and as many sensible bots as is usual, within what the game allows, with every option as the game has it. */
export function firstDraft(game: Rules, names: readonly string[]): Draft {
  const count = usualSeats(game.seats);
  const seats = Array.from({ length: count }, (_, i): SeatSetup => {
    return { name: names[i] ?? String(i + 1), player: i === 0 ? 'human' : 'sensible', sign: i % SIGNS };
  });
  return { seats, options: readOptions(game, {}, count), seed: '', freeUndo: false, curtain: true };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The table set up the last time, as far as it still fits the game; a seed is never repeated by itself. */
export function draftFrom(game: Rules, names: readonly string[], text: string | null): Draft {
  const otherwise = firstDraft(game, names);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || !Array.isArray(kept.seats)) return otherwise;
    const seats = kept.seats.map(readSeat);
    if (seats.length < game.seats.min || seats.length > game.seats.max || !seats.every((seat) => seat !== null))
      return otherwise;
    return {
      seats,
      options: readOptions(game, isRecord(kept.options) ? kept.options : {}, seats.length),
      seed: '',
      freeUndo: kept.freeUndo === true,
      curtain: kept.curtain !== false,
    };
  } catch {
    return otherwise;
  }
}

function readSeat(kept: unknown): SeatSetup | null {
  if (!isRecord(kept)) return null;
  const { name, sign } = kept;
  const player = PLAYERS.find((one) => one === kept.player);
  if (typeof name !== 'string' || typeof sign !== 'number' || !player) return null;
  if (!Number.isInteger(sign) || sign < 0 || sign >= SIGNS) return null;
  return { name: name.slice(0, LONGEST_NAME), player, sign };
}

/** How many can sit at this table. */
export const seatsOf = (game: Rules, { seats, options }: Draft): Seats =>
  seatsWith(game, readOptions(game, options, seats.length));

export const canAdd = (game: Rules, draft: Draft): boolean => draft.seats.length < seatsOf(game, draft).max;
export const canRemove = (game: Rules, draft: Draft): boolean => draft.seats.length > seatsOf(game, draft).min;

/** Another value for an option, with as many seats as it is for. */
export function choose(game: Rules, draft: Draft, names: readonly string[], id: string, value: Value): Draft {
  const options = { ...draft.options, [id]: value };
  const count = seatsAfter(game, options, id, draft.seats.length);
  let chosen: Draft = { ...draft, seats: draft.seats.slice(0, count), options };
  while (chosen.seats.length < count) chosen = addSeat(chosen, names);
  return chosen;
}

/** One more bot, with a name and a sign nobody has. */
export function addSeat(draft: Draft, names: readonly string[]): Draft {
  const { seats } = draft;
  const signs = Array.from({ length: SIGNS }, (_, n) => n);
  const sign = signs.find((n) => seats.every((seat) => seat.sign !== n)) ?? seats.length % SIGNS;
  const name = names.find((one) => seats.every((seat) => seat.name !== one)) ?? String(seats.length + 1);
  return { ...draft, seats: [...seats, { name, player: 'sensible', sign }] };
}

export const removeSeat = (draft: Draft, at: number): Draft => ({
  ...draft,
  seats: draft.seats.filter((_, i) => i !== at),
});

/** Changes a seat; a sign someone else has is swapped. */
export function changeSeat(draft: Draft, at: number, changes: Partial<SeatSetup>): Draft {
  const before = draft.seats[at];
  const seats = draft.seats.map((seat, i) => {
    if (i === at) return { ...seat, ...changes };
    return seat.sign === changes.sign ? { ...seat, sign: before.sign } : seat;
  });
  return { ...draft, seats };
}

/** Lets a seat change places with the one before it. */
export function moveUp(draft: Draft, at: number): Draft {
  const seats = [...draft.seats];
  const [seat] = seats.splice(at, 1);
  seats.splice(Math.max(0, at - 1), 0, seat);
  return { ...draft, seats };
}

/** Seats whose name is missing or taken by an earlier one. */
export function nameProblems({ seats }: Draft): readonly ('missing' | 'twice' | null)[] {
  const plain = seats.map(({ name }) => name.trim().toLocaleLowerCase());
  return plain.map((name, i) => {
    if (name === '') return 'missing';
    return plain.indexOf(name) < i ? 'twice' : null;
  });
}

/** The set-up to start with. */
export function finished(game: Rules, draft: Draft, freshSeed: () => string): SeededSetup {
  const seats = draft.seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
  const seed = draft.seed.trim();
  return {
    game: game.id,
    seats,
    options: readOptions(game, draft.options, seats.length),
    seed: seed === '' ? freshSeed() : seed,
    freeUndo: draft.freeUndo,
    curtain: draft.curtain,
  };
}
