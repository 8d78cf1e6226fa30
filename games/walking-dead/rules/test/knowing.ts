import { type Answer, type Json, type Match, type Seat, SPECTATOR } from '@shamble/kernel';
import { expect } from 'vitest';
import type { Walking } from '../state.ts';
import type { Position } from './stage.ts';

export const ONLOOKERS: readonly Seat[] = [0, 1, 2, SPECTATOR];

/** Every word in a piece of data, keys left out. */
export const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** All that a seat has been told: its view, its events, its questions. */
export const toldTo = (match: Match<Walking>, seat: Seat): Json =>
  [match.view(seat), match.eventsFor(seat), match.pendingFor(seat)] as unknown as Json;

/** Who of the onlookers was told a word. */
export const whoKnows = (match: Match<Walking>, word: string): Seat[] =>
  ONLOOKERS.filter((seat) => wordsIn(toldTo(match, seat)).includes(word));

export const eventsSeen = (match: Match<Walking>, seat: Seat, type: string) =>
  match.eventsFor(seat).filter((event) => event.type === type);

/** Answers what waits, in turn. */
export function answer(match: Match<Walking>, ...answers: readonly Answer[]): Match<Walking> {
  for (const given of answers) {
    const [{ seat, n, ask }] = match.pending;
    expect(match.answer(seat, n, given), `${ask.id}: ${given}`).toBeNull();
  }
  return match;
}

export const asked = (match: Match<Walking>): [Seat, string][] => match.pending.map(({ seat, ask }) => [seat, ask.id]);
export const offered = (match: Match<Walking>): string[] =>
  match.pending.flatMap((decision) => ('options' in decision ? [...decision.options, ...decision.beside] : []));

export const RICK = { team: ['rick', 'beatriz'], space: 'C2', private: 'farmC' };
export const SHANE = { team: ['shane', 'oscar'], space: 'E14', private: 'hospitalB' };
export const DALE = { team: ['dale', 'joelle'], space: 'I9', private: 'airportB' };
export const TYREESE = { team: ['tyreese', 'gus'], space: 'H7', private: 'mallB' };
export const THREE: Position = { players: [RICK, SHANE, DALE], shown: ['motelA', 'stadiumA', 'gunShopA'] };

export const FAILS = { blue: [['-', '-', '-']], green: [['-']] };
