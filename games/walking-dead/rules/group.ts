import type { Rules, Seat } from '@shamble/kernel';
import { SPACES } from '../content/map.ts';
import { INVITE, named, numberIn } from './names.ts';
import { type G, inPlay, me, otherMembers, party, type Walking } from './state.ts';
import { dissolveSingles } from './win.ts';

const ASK_LEAVE = { id: 'leave-group', rules: ['WD-TEAM14', 'WD-TEAM15'] };
const ASK_INVITE = { id: 'invite', rules: ['WD-TEAM01', 'WD-TEAM02', 'WD-TEAM02-R'] };
const ASK_JOIN = { id: 'join-group', rules: ['WD-TEAM02', 'WD-TEAM02-R'] };
const STAY_OR_LEAVE = ['remain', 'leave'];
const YES_OR_NO = ['accept', 'refuse'];
const LEFT: Readonly<Record<'chose' | 'lost', readonly string[]>> = {
  chose: ['WD-TEAM14', 'WD-TEAM16'],
  lost: ['WD-TEAM21', 'WD-TEAM16'],
};
const INVITED = ['WD-TEAM01', 'WD-TEAM02'];
const REFUSED = ['WD-TEAM02'];
const JOINED = ['WD-TEAM01', 'WD-TEAM03'];

/** At the start of a member's turn all others may leave, clockwise (WD-TEAM14). */
export function* askWhoLeaves(g: G): Rules {
  const s = g.state;
  for (const seat of otherMembers(s)) {
    if ((yield* g.choose(seat, ASK_LEAVE, STAY_OR_LEAVE, { params: { who: { seat: s.active } } })) === 'remain')
      continue;
    s.now.left.push(seat);
    leaveGroup(g, seat, 'chose');
  }
}

/** Somebody's pawn stands alone again, where the group stands; a group of one is dissolved (WD-TEAM16). */
export function leaveGroup(g: G, seat: Seat, why: 'chose' | 'lost'): void {
  const s = g.state;
  const player = s.players[seat];
  if (player.group < 0) return;
  player.group = -1;
  g.emit({ type: 'group-left', player: named(seat), rules: LEFT[why] });
  dissolveSingles(s);
}

/** The active player may invite those on the same space, at any number of tries but each only once (WD-TEAM02-R). */
export function* offerGroup(g: G): Rules {
  const s = g.state;
  const asked: Seat[] = [];
  for (;;) {
    const there = strangersHere(s).filter((seat) => !asked.includes(seat));
    if (there.length === 0) return;
    const plays = there.map((seat) => INVITE[seat]);
    if (there.length > 1) plays.push('invite.all');
    const answer = yield* g.window(s.active, ASK_INVITE, plays, 'alone', { space: SPACES[me(s).space] });
    if (answer === 'alone') return;
    const invited = answer === 'invite.all' ? there : [numberIn(answer) - 1];
    for (const seat of invited) {
      if (asked.includes(seat)) continue;
      const joining = withGroup(s, seat);
      asked.push(...joining);
      yield* invite(g, seat, joining);
    }
  }
}

/** Who stands here outside the active player's group and did not leave it this turn. */
function strangersHere(s: Walking): Seat[] {
  const { space, group } = me(s);
  const found: Seat[] = [];
  const { length } = s.players;
  for (let i = 1; i < length; i++) {
    const seat = (s.active + i) % length;
    const other = s.players[seat];
    if (other.space !== space || !inPlay(s, seat) || s.now.left.includes(seat)) continue;
    if (group < 0 || other.group !== group) found.push(seat);
  }
  return found;
}

/** A player and the other members of that player's group, clockwise. */
function withGroup(s: Walking, seat: Seat): Seat[] {
  const { group } = s.players[seat];
  const { length } = s.players;
  const seats: Seat[] = [seat];
  for (let i = 1; i < length; i++) {
    const other = (seat + i) % length;
    if (group >= 0 && s.players[other].group === group) seats.push(other);
  }
  return seats;
}

/** The invited player, and where in a group every member of it, must agree; then the groups are one. */
function* invite(g: G, seat: Seat, asked: readonly Seat[]): Rules {
  const s = g.state;
  g.emit({ type: 'invited', player: named(s.active), other: named(seat), rules: INVITED });
  for (const member of asked) {
    if ((yield* g.choose(member, ASK_JOIN, YES_OR_NO, { params: { who: { seat: s.active } } })) === 'accept') continue;
    g.emit({ type: 'invitation-refused', player: named(member), rules: REFUSED });
    return;
  }
  const own = me(s).group >= 0 ? me(s).group : freeGroup(s);
  me(s).group = own;
  for (const member of asked) s.players[member].group = own;
  g.emit({ type: 'group-formed', players: party(s).map(named), rules: JOINED });
}

function freeGroup(s: Walking): number {
  let id = 0;
  while (s.players.some(({ group }) => group === id)) id++;
  return id;
}
