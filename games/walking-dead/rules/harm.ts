import type { Rules, Seat } from '@shamble/kernel';
import type { Context } from './context.ts';
import { allot, die, suffer } from './fatigue.ts';
import { chooseFollower, leaveFollower, nearestSpace, spareFollowers } from './followers.ts';
import { discardItem } from './items.ts';
import { ITEM_IDS, KIND_IDS, named, numberIn, TAKE } from './names.ts';
import { giveUp } from './pay.ts';
import { editionOf, type G, otherMembers, type Player, resources } from './state.ts';

const ASK_LOSE = { id: 'lose', rules: ['WD-RES14', 'WD-RES15'] };
const ASK_SHARE = { id: 'share-loss', rules: ['WD-TEAM12', 'WD-TEAM23', 'WD-TEAM12-R'] };
const ASK_TAKE_OVER = { id: 'take-over', rules: ['WD-TEAM12', 'WD-TEAM23', 'WD-TEAM12-R'] };
const ASK_ITEM = { id: 'which-item', rules: ['WD-ENC11'] };
const LOST = ['WD-RES14', 'WD-RES15'];
const SHARED = ['WD-TEAM12', 'WD-TEAM23'];
const TAKE_OR_DECLINE = ['take', 'decline'];

/** Members who may take over what a card does to the active player (WD-TEAM12, WD-TEAM23). */
function sharers(g: G, { who, section }: Context): Seat[] {
  const s = g.state;
  if (who !== s.active || (section === 'success' && !editionOf(s).sharesSuccess)) return [];
  return otherMembers(s);
}

/** Resources are lost, up to what is there; members may lose some of them instead (WD-RES15). */
export function* lose(g: G, context: Context, kind: number, n: number): Rules {
  const s = g.state;
  const owned = (player: Player): number => (kind < 0 ? resources(player) : player.stock[kind]);
  let left = Math.min(n, owned(s.players[context.who]));
  for (const seat of sharers(g, context)) {
    const most = Math.min(left, owned(s.players[seat]));
    if (most === 0) continue;
    const params = { n: left, what: kind < 0 ? 'any' : KIND_IDS[kind], who: { seat: s.active } };
    const taken = numberIn(yield* g.choose(seat, ASK_SHARE, TAKE.slice(0, most + 1), { params }));
    if (taken === 0) continue;
    left -= taken;
    yield* loseUnits(g, seat, kind, taken);
  }
  if (left > 0) yield* loseUnits(g, context.who, kind, left);
}

function* loseUnits(g: G, seat: Seat, kind: number, n: number): Rules {
  const units = yield* giveUp(g, seat, kind, n, ASK_LOSE);
  g.emit({ type: 'lost', player: named(seat), units, rules: LOST });
}

/** Who bears an effect that cannot be split: the first member who takes it over, else its own player. */
function* bearer(g: G, context: Context, what: string, able: (player: Player) => boolean): Rules<Seat> {
  const s = g.state;
  for (const seat of sharers(g, context)) {
    if (!able(s.players[seat])) continue;
    const params = { what, who: { seat: s.active } };
    if ((yield* g.choose(seat, ASK_TAKE_OVER, TAKE_OR_DECLINE, { params })) === 'decline') continue;
    g.emit({ type: 'taken-over', player: named(seat), what, rules: SHARED });
    return seat;
  }
  return context.who;
}

const hasSpare = (player: Player): boolean => spareFollowers(player).length > 0;

/** A follower is left behind; false where there is none to leave (WD-FOL05 to WD-FOL10, WD-SURV05-R). */
export function* leave(g: G, context: Context, near: boolean): Rules<boolean> {
  const s = g.state;
  if (!hasSpare(s.players[context.who])) return false;
  const what = near ? 'leave-near' : 'leave-here';
  const seat = yield* bearer(g, context, what, hasSpare);
  const id = yield* chooseFollower(g, seat, what);
  const { space } = s.players[seat];
  leaveFollower(g, seat, id, near ? yield* nearestSpace(g, space) : space);
  return true;
}

/** A follower dies; where there is none, one Fatigue instead. */
export function* loseFollower(g: G, context: Context): Rules {
  const s = g.state;
  if (!hasSpare(s.players[context.who])) return yield* tire(g, context, 1);
  const seat = yield* bearer(g, context, 'follower-dies', hasSpare);
  die(g, seat, yield* chooseFollower(g, seat, 'follower-dies'));
}

/** Fatigue by a card: on the active player's survivors, with volunteers, or on another player's own. */
export function* tire(g: G, { who, alone }: Context, n: number, each = n): Rules {
  if (who === g.state.active) yield* suffer(g, n, each, alone ? [] : undefined);
  else yield* allot(g, who, n, each);
}

/** Items are discarded at their owner's choice. */
export function* dropItems(g: G, context: Context, n: number): Rules {
  const s = g.state;
  if (s.players[context.who].items.length === 0) return;
  const seat = yield* bearer(g, context, 'item', ({ items }) => items.length > 0);
  for (let i = 0; i < n && s.players[seat].items.length > 0; i++) yield* dropItem(g, seat);
}

export function* dropItem(g: G, seat: Seat): Rules {
  const { items } = g.state.players[seat];
  const item =
    items.length === 1
      ? items[0]
      : ITEM_IDS.indexOf(
          yield* g.choose(
            seat,
            ASK_ITEM,
            items.map((i) => ITEM_IDS[i]),
          ),
        );
  discardItem(g, seat, item, 'lost');
}
