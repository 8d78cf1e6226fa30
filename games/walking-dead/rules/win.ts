import type { Rules } from '@shamble/kernel';
import { named } from './names.ts';
import { type G, GAME_OVER, isFollower, me, party, TO_WIN, TURN_OVER, type Walking } from './state.ts';

const REFUGE = ['WD-WIN01', 'WD-WIN02'];
const STOPPED = ['WD-WIN03', 'WD-WIN03-R'];
const NOBODY = ['WD-LOSE10'];
const ASK_PLAY_ON = { id: 'play-on', rules: ['WD-WIN03', 'WD-WIN03-R'] };
const ON_OR_NOT = ['play-on', 'stop'];
/** With so many players at the start the game ends with the first refuge. */
const ONE_WIN_ENDS = 3;

/** Who has explored three Locations has found a refuge, together with the whole group (WD-WIN01 to WD-WIN04). */
export function* checkRefuge(g: G): Rules {
  const s = g.state;
  if (me(s).explored.length < TO_WIN) return;
  const winners = party(s);
  const rank = Math.max(...s.players.map((player) => player.rank)) + 1;
  g.emit({ type: 'refuge', players: winners.map(named), rank, rules: REFUGE });
  for (const seat of winners) {
    const player = s.players[seat];
    player.status = 'won';
    player.rank = rank;
    player.space = -1;
    player.group = -1;
    if (player.fallen >= 0) s.deadCharacters.push(player.fallen);
    player.fallen = -1;
  }
  if (s.players.length <= ONE_WIN_ENDS) throw endGame(s);
  yield* askWhoPlaysOn(g);
  throw TURN_OVER;
}

function* askWhoPlaysOn(g: G): Rules {
  const s = g.state;
  const { length } = s.players;
  for (let i = 1; i < length; i++) {
    const seat = (s.active + i) % length;
    const player = s.players[seat];
    if (player.status !== 'playing' && player.status !== 'waiting') continue;
    if ((yield* g.choose(seat, ASK_PLAY_ON, ON_OR_NOT)) === 'play-on') continue;
    player.status = 'stopped';
    player.space = -1;
    if (player.group >= 0) player.group = -1;
    g.emit({ type: 'stopped', player: named(seat), rules: STOPPED });
  }
  dissolveSingles(s);
  endIfNobodyIsLeft(g);
}

/** A group of one is none (WD-TEAM16). */
export function dissolveSingles(s: Walking): void {
  for (const player of s.players)
    if (player.group >= 0 && s.players.filter((p) => p.group === player.group).length === 1) player.group = -1;
}

/** Nobody is left who could play on (WD-LOSE10, WD-WIN03-R). */
export function endIfNobodyIsLeft(g: G): void {
  const s = g.state;
  if (s.players.some(({ status }) => status === 'playing' || status === 'waiting')) return;
  if (!s.players.some(({ rank }) => rank > 0)) g.emit({ type: 'nobody-left', rules: NOBODY });
  throw endGame(s);
}

/** Alone, the followers in the team are the score (WD-SOLO07). */
function endGame(s: Walking): Error {
  const winners = s.players.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const ranks = s.players.map(({ rank }) => rank);
  s.step = 'over';
  if (s.players.length > 1) s.result = { id: winners.length > 0 ? 'refuge' : 'nobody', winners, ranks };
  else if (winners.length === 0) s.result = { id: 'solo-lost', winners };
  else {
    const score = s.players[0].team.filter(({ id }) => isFollower(id)).length;
    s.result = { id: 'solo-won', winners, score, rating: ratingOf(score) };
  }
  return GAME_OVER;
}

/** The bands of the solo score (WD-SOLO07-R). */
function ratingOf(score: number): string {
  if (score <= 1) return 'alone';
  if (score <= 3) return 'small-band';
  return score <= 5 ? 'community' : 'safe-haven';
}
