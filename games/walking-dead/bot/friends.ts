import { numberIn, shareOut } from '@shamble/bots/advice';
import type { Advice, Choose, Decision } from '@shamble/kernel';
import { advise } from './advice.ts';
import { kindNumber, type Mind, type PlayerView, unitWorth } from './mind.ts';
import { spareOf } from './team.ts';
import { WEIGHTS } from './weights.ts';

/** With so many dice a team gets on alone. */
const ENOUGH = 5;
const STRONG = 8;
const TO_WIN = 3;

const diceOf = ({ pool }: PlayerView): number => pool.reduce((sum, n) => sum + n, 0);
const isNear = ({ explored }: PlayerView): boolean => explored.length === TO_WIN - 1;
const activeOf = ({ view }: Mind): PlayerView => view.players[view.active - 1];
const seatOf = (n: number): { seat: number } => ({ seat: n - 1 });

/** Whether the bot would go together with somebody: who is weak wants help, and who wins takes the group along. */
function wants({ own }: Mind, other: PlayerView): boolean {
  const ahead = own.explored.length - other.explored.length;
  if (ahead < 0) return true;
  if (ahead >= 2 || (isNear(own) && !isNear(other))) return diceOf(own) < ENOUGH && spareOf(own.team) <= 1;
  return diceOf(own) < ENOUGH || (diceOf(own) < STRONG && diceOf(other) >= diceOf(own));
}

/** Invitations. */
export function inviteOrNot(mind: Mind, { options }: Choose): Advice {
  for (const id of options) {
    if (id === 'alone' || id === 'invite.all') continue;
    if (wants(mind, mind.view.players[numberIn(id) - 1])) return advise(id, 'invite', { who: seatOf(numberIn(id)) });
  }
  return advise('alone', 'alone');
}

/** An invitation is taken for the same reasons. */
export function joinOrNot(mind: Mind): Advice {
  const told = { who: seatOf(mind.view.active) };
  return wants(mind, activeOf(mind)) ? advise('accept', 'join', told) : advise('refuse', 'join-not', told);
}

/** A group is left by who is ahead of everybody in it and strong enough alone; a winner's group wins with it. */
export function leaveOrNot(mind: Mind): Advice {
  const { own, view, party } = mind;
  const others = party.slice(1).map((seat) => view.players[seat]);
  const lead = Math.max(...others.map(({ explored }) => explored.length));
  if (own.explored.length > lead && diceOf(own) >= ENOUGH && spareOf(own.team) > 0)
    return advise('leave', 'leave-lead');
  if (lead > own.explored.length) return advise('remain', 'remain-lead');
  if (diceOf(own) >= STRONG) return advise('leave', 'leave-strong');
  return advise('remain', 'remain');
}

/** Fuel or Ammo for a friend: for a win that is shared, or where there is plenty. */
export function lend(mind: Mind, kind: number): Advice {
  const told = { who: seatOf(mind.view.active) };
  if (isNear(activeOf(mind)) && mind.view.attempt !== null) return advise('give', 'lend-win', told);
  if (mind.stock[kind] > Math.max(1, mind.needs.upTo[kind])) return advise('give', 'lend');
  return advise('keep', 'lend-not', told);
}

const KIND: Readonly<Record<string, number>> = { 'give.food': 0, 'give.fuel': 1, 'give.ammo': 2 };
/** Units kept for oneself where a gift does not win the game. */
const KEPT = 4;

/** A pledge is what one would contribute unit by unit. */
export function pledge(mind: Mind, decision: Decision): Advice {
  if (decision.kind !== 'split') throw new Error('a pledge is shared out');
  const told = { who: seatOf(mind.view.active) };
  const wins = isNear(activeOf(mind));
  const worth = (id: string, given = 0): number => {
    if (id === 'keep') return wins ? Number.NEGATIVE_INFINITY : 0;
    const left = mind.stock[kindNumber(id)] - given;
    const cost = unitWorth(mind, kindNumber(id), left - 1);
    return wins || left > KEPT ? 1 / (1 + cost) : -1;
  };
  const answer = shareOut(decision, worth);
  const gives = decision.options.some((id) => id !== 'keep' && (answer[id] ?? 0) > 0);
  if (!gives) return advise(answer, 'contribute-not', told);
  return wins ? advise(answer, 'contribute-win', told) : advise(answer, 'contribute');
}

/** Contributions. */
export function contribute(mind: Mind, { options }: Choose): Advice {
  const told = { who: seatOf(mind.view.active) };
  const gifts = options.filter((id) => id in KIND);
  const cheap = gifts.toSorted(
    (a, b) => unitWorth(mind, KIND[a], mind.stock[KIND[a]] - 1) - unitWorth(mind, KIND[b], mind.stock[KIND[b]] - 1),
  );
  if (cheap.length > 0 && isNear(activeOf(mind)) && mind.view.facing.length === 0)
    return advise(cheap[0], 'contribute-win', told);
  const spare = cheap.find((id) => mind.stock[KIND[id]] > KEPT);
  return spare === undefined ? advise('done', 'contribute-not', told) : advise(spare, 'contribute');
}

/** A friend's loss is shared where the own stock is full. */
export function shareLoss(mind: Mind, { options, params }: Choose): Advice {
  const kind = ['food', 'fuel', 'ammo'].indexOf(String(params?.what));
  const owned = kind < 0 ? Math.max(...mind.stock) : mind.stock[kind];
  const n = Math.min(Math.max(0, owned - KEPT), numberIn(options[options.length - 1]));
  return n === 0 ? advise('take.0', 'share-not') : advise(`take.${n}`, 'share');
}

/** Only a group that is about to win together is worth a survivor or an item. */
export function takeOver(mind: Mind): Advice {
  const near = isNear(activeOf(mind)) && mind.view.attempt !== null;
  return near && mind.own.team.length > 2 ? advise('take', 'take-over') : advise('decline', 'decline');
}

/** A new team always, unless it would have nobody to take along and others are safe already. */
export function restartOrNot({ own, view }: Mind): Advice {
  const late = view.followers === 0 && view.players.some(({ rank }) => rank > 0);
  return late || own.turns > WEIGHTS.lastTurn ? advise('stay-out', 'stay-out') : advise('restart', 'restart');
}
