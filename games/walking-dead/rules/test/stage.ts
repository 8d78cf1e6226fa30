import { configure, type Json, Match } from '@shamble/kernel';
import { ENCOUNTERS, type Encounter, readEncounter } from '../../content/encounters.ts';
import { words } from '../../scenarios/words.ts';
import type { EditionId } from '../edition.ts';
import { game } from '../game.ts';
import type { Step, Walking } from '../state.ts';

/** A player in the words of scenario files, with the stock in one; without a private Location unless it is named. */
export interface Seated {
  readonly team: readonly string[];
  readonly space: string;
  /** Food, Fuel, Ammo. */
  readonly stock?: readonly [number, number, number];
  readonly items?: readonly string[];
  readonly private?: string;
  /** The private Location was shown. */
  readonly known?: 'all';
  readonly explored?: readonly string[];
  readonly group?: number;
  readonly failed?: string;
}

/** A position; the first player is active and about to make a step unless something else is said. */
export interface Position {
  /** The first players; a second one of whom nothing is said is there in any case. */
  readonly players: readonly Seated[];
  readonly edition?: EditionId;
  readonly step?: Step;
  readonly tokens?: Readonly<Record<string, readonly (number | string)[]>>;
  readonly markers?: Readonly<Record<string, string>>;
  readonly shown?: readonly string[];
  readonly encounters?: readonly string[];
  readonly followers?: readonly string[];
  readonly locations?: readonly string[];
  readonly attempt?: string;
  readonly now?: Readonly<Record<string, number>>;
}

export type Script = Readonly<Record<string, readonly (string | readonly string[])[]>>;

/** A match that starts from a position, with scripted chance. */
export function stage({ edition = 'fr', players, ...rest }: Position, script: Script = {}): Match<Walking> {
  const config = configure(game, Math.max(2, players.length), { edition });
  const seats = players.map(({ stock = [1, 1, 1], ...seated }, i) => {
    const [food, fuel, ammo] = stock;
    return [i + 1, { private: null, ...seated, food, fuel, ammo }];
  });
  const given = { step: 'step', shown: ['farmA', 'prisonA', 'hospitalA'], ...rest, players: Object.fromEntries(seats) };
  return Match.open(game, config, '0', { events: true, snapshots: true }, (s) => {
    words.given(s, given as Record<string, Json>, config);
    s.rng.script = structuredClone(script) as Record<string, Json[]>;
  });
}

/** Puts a card of the test's own in the place of K01 while something runs. */
export function withCard<R>(card: readonly [challenge: string, success: string, fail: string], run: () => R): R {
  const cards = ENCOUNTERS as Encounter[];
  const [printed] = cards;
  cards[0] = readEncounter([printed.id, ...card]);
  try {
    return run();
  } finally {
    cards[0] = printed;
  }
}
