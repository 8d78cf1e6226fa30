import { playMeasured, random, type Thinking } from '@shamble/bots/advice/measuring';
import { configure, Match, type Sensible } from '@shamble/kernel';
import { game } from '../rules/game.ts';
import type { Walking } from '../rules/state.ts';
import { why } from './advice.ts';
import { sensible } from './index.ts';

/** Plays as the sensible one does, but no further than to the first refuge. */
const racing: Sensible = (view, decision, below) =>
  decision.ask.id === 'play-on' ? { answer: 'stop', why: why('guess') } : sensible(view, decision, below);

const BOTS: Readonly<Record<string, Sensible>> = { sensible, racing, random: random(game) };

/** How often something was tried, and how often it went well. */
export interface Count {
  tries: number;
  wins: number;
}

/** What came of some games. */
export interface Tally extends Thinking {
  games: number;
  turns: number;
  /** Turns until the first refuge was found. */
  race: number;
  decisions: number;
  /** Games in which a team was lost, and games that nobody won. */
  wiped: number;
  unwon: number;
  /** Games won by a group together. */
  shared: number;
  /** Followers in the team at the end of a game that was won alone. */
  score: number;
  readonly seats: Count[];
  /** By place in the order of turns. */
  readonly places: Count[];
  readonly characters: Record<string, Count>;
  readonly encounters: Record<string, Count>;
  readonly locations: Record<string, Count>;
  readonly explored: number[];
}

export const newTally = (seats: number): Tally => ({
  games: 0,
  turns: 0,
  race: 0,
  decisions: 0,
  thinking: 0,
  slowest: 0,
  wiped: 0,
  unwon: 0,
  shared: 0,
  score: 0,
  seats: Array.from({ length: seats }, () => ({ tries: 0, wins: 0 })),
  places: Array.from({ length: seats }, () => ({ tries: 0, wins: 0 })),
  characters: {},
  encounters: {},
  locations: {},
  explored: [0, 0, 0, 0],
});

export interface Setting {
  readonly options: Readonly<Record<string, string>>;
  /** The name of the bot in each seat. */
  readonly bots: readonly string[];
  /** Counts what happens in the games, which takes events. */
  readonly closely: boolean;
}

/** Plays game number `i` with these bots and adds it up. */
export function playOne({ options, bots, closely }: Setting, i: number, tally: Tally): void {
  const match = Match.open(game, configure(game, bots.length, { ...options }), String(i), { events: closely });
  playMeasured(match, (seat) => BOTS[bots[seat]], i, tally);
  note(match, tally);
}

const count = (of: Record<string, Count>, id: string): Count => (of[id] ??= { tries: 0, wins: 0 });

function add(one: Count, won: boolean): void {
  one.tries++;
  if (won) one.wins++;
}

function note(match: Match<Walking>, tally: Tally): void {
  const { first, players } = match.state;
  const winners = match.outcome?.winners ?? [];
  tally.games++;
  tally.turns += match.turns;
  tally.decisions += match.answers.length;
  if (winners.length === 0) tally.unwon++;
  if (winners.length > 1) tally.shared++;
  if (typeof match.outcome?.score === 'number') tally.score += match.outcome.score;
  for (let seat = 0; seat < players.length; seat++) {
    add(tally.seats[seat], winners.includes(seat));
    add(tally.places[(seat - first + players.length) % players.length], winners.includes(seat));
  }
  if (match.events.length > 0) noteEvents(match, winners, tally);
}

function noteEvents(match: Match<Walking>, winners: readonly number[], tally: Tally): void {
  let wiped = false;
  let turn = 0;
  let attempted = '';
  for (const { event } of match.events) {
    const { type, card } = event;
    if (type === 'team-dealt')
      add(count(tally.characters, String(event.character)), winners.includes(Number(event.player) - 1));
    else if (type === 'turn') turn = Number(event.turn);
    else if (type === 'refuge' && event.rank === 1) tally.race += turn;
    else if (type === 'team-lost') wiped = true;
    else if (type === 'succeeded' || type === 'failed')
      add(count(tally.encounters, String(card)), type === 'succeeded');
    else if (type === 'attempt') attempted = `${card} ${event.tier}`;
    else if (type === 'explored') {
      add(count(tally.locations, attempted), true);
      tally.explored[Number(event.n)]++;
    } else if (type === 'not-explored') add(count(tally.locations, attempted), false);
  }
  if (wiped) tally.wiped++;
}
