import { drawCard, kindOf, PUBLIC, card as packed, type Rules, type Seat } from '@shamble/kernel';
import { ENCOUNTERS } from '../content/encounters.ts';
import { itemNumber } from '../content/items.ts';
import { LOCATION_CARDS } from '../content/locations.ts';
import { type Effect, KINDS, type Players, type What } from '../content/words.ts';
import { clearTokens, peekTokens, sowTokens } from './board-effects.ts';
import type { Context } from './context.ts';
import { faceEncounter } from './encounter.ts';
import { heal } from './fatigue.ts';
import { drawFollower } from './followers.ts';
import { dropItems, leave, lose, loseFollower, tire } from './harm.ts';
import { namesOf } from './locations.ts';
import { amountOf, fewestOthers, isMet } from './metric.ts';
import { named } from './names.ts';
import { choosePlayer, exchange, handOver, shift } from './others.ts';
import { chooseKinds, giveUp } from './pay.ts';
import { addStock, editionOf, type G, playersInPlay, TRACK } from './state.ts';

const ASK_GAIN = { id: 'gain', rules: ['WD-RES14'] };
const ASK_HAND_OVER = { id: 'hand-over', rules: ['WD-RES14'] };
const ASK_SLOT = { id: 'which-slot', rules: ['WD-ENC11', 'WD-LOC23'] };
const ASK_ONE = { id: 'one-of', rules: ['WD-ENC03'] };
const GAINED = ['WD-RES14', 'WD-RES16'];
const KEPT = ['WD-INV01'];
const DENIED = ['WD-RES11', 'WD-RES12'];
const NEXT_MOVE = ['WD-MOVE10'];
const SWAPPED = ['WD-LOC23'];

const kindNumber = (what: What): number => (what === 'any' ? -1 : KINDS.indexOf(what));

/** The effects of a section in their order; what is impossible is skipped. */
export function* carryOut(g: G, effects: readonly Effect[], context: Context): Rules {
  for (const effect of effects) yield* carryOutOne(g, effect, context);
}

function* carryOutOne(g: G, effect: Effect, context: Context): Rules {
  const s = g.state;
  const { who } = context;
  switch (effect.do) {
    case 'gain':
      return yield* gain(g, context, effect);
    case 'lose':
      return yield* lose(g, context, kindNumber(effect.what), amountOf(s, who, effect.n, context.shifted));
    case 'fatigue':
      return yield* tire(g, context, amountOf(s, who, effect.n, context.shifted));
    case 'fatigueAll': {
      const each = amountOf(s, who, effect.n, context.shifted);
      return yield* tire(g, context, each * s.players[who].team.length, each);
    }
    case 'heal':
      return yield* heal(g, who, amountOf(s, who, effect.n, context.shifted));
    case 'follower':
      for (let i = 0; i < effect.n; i++) drawFollower(g, who);
      return;
    case 'keep':
      return keep(g, context);
    case 'dropItem':
      return yield* dropItems(g, context, effect.n);
    case 'killFollower':
      return yield* loseFollower(g, context);
    case 'leaveHere':
    case 'leaveNear':
      if (!(yield* leave(g, context, effect.do === 'leaveNear'))) yield* carryOut(g, effect.otherwise, context);
      return;
    case 'deny':
      return deny(g, context);
    case 'nextMove':
      s.players[who].bonus++;
      return g.emit({ type: 'next-move', player: named(who), rules: NEXT_MOVE });
    case 'extraCard':
      yield* faceEncounter(g, 'extra');
      return;
    case 'swapPublic':
      return yield* swapPublic(g);
    case 'exchange':
      yield* exchange(g, context.chosen);
      return;
    case 'shift':
      yield* shift(g, context, effect.n);
      return;
    case 'tokens':
      return yield* sowTokens(g, s.players[effect.at === 'chosen' ? context.chosen : s.active].space, effect.n);
    case 'clear':
      return yield* clearTokens(g, effect.n);
    case 'peek':
      return yield* peekTokens(g, effect.n);
    case 'give':
      return yield* give(g, effect, context);
    case 'steal':
      return yield* pass(g, context.chosen, who, kindNumber(effect.what), effect.n);
    case 'each':
      for (const who of setOf(g, effect, context))
        yield* carryOut(g, effect.effects, { ...context, who, alone: effect.of === 'elected' });
      return;
    case 'choose': {
      const ids = effect.options.map((_, i) => `one.${i + 1}`);
      const params = { card: ENCOUNTERS[context.card].id, edition: s.edition };
      return yield* carryOut(g, effect.options[ids.indexOf(yield* g.choose(who, ASK_ONE, ids, { params }))], context);
    }
    case 'when':
      if (isMet(s, who, effect.condition)) yield* carryOut(g, effect.effects, context);
      return;
  }
}

/** Resources by card text, at once; of any kind as the player likes (WD-RES14). */
function* gain(g: G, context: Context, effect: Extract<Effect, { do: 'gain' }>): Rules {
  const s = g.state;
  const { who } = context;
  const n = amountOf(s, who, effect.n, context.shifted);
  const player = s.players[who];
  const kind = kindNumber(effect.what);
  const room = player.stock.map((owned, i) =>
    (kind >= 0 && i !== kind) || (effect.exceptPaid && context.paid.includes(i)) ? 0 : Math.min(n, TRACK - owned),
  );
  const units = yield* chooseKinds(g, who, ASK_GAIN, room, n);
  for (let i = 0; i < units.length; i++) addStock(player, i, units[i]);
  g.emit({ type: 'gained', player: named(who), units, rules: GAINED });
}

function keep(g: G, context: Context): void {
  const { item } = ENCOUNTERS[context.card];
  if (item === null) return;
  context.kept = true;
  const { facing } = g.state;
  facing.splice(facing.lastIndexOf(context.card), 1);
  g.state.players[context.who].items.push(itemNumber(item));
  g.emit({ type: 'item-kept', player: named(context.who), item, rules: KEPT });
}

/** A denial costs one icon of the visit, or all collecting for the rest of the turn (WD-RES11, WD-RES12). */
function deny(g: G, { why }: Context): void {
  const s = g.state;
  if (s.visit === null) return;
  const { denial } = editionOf(s);
  if (denial === 'turn') s.now.denied = true;
  else if (why === 'icon') s.visit.denials++;
  else return;
  g.emit({ type: 'denied', player: named(s.active), denial, rules: DENIED });
}

/** One public Location goes under the deck, the top one takes its place; not one that is being explored (WD-LOC23). */
function* swapPublic(g: G): Rules {
  const s = g.state;
  const slots = s.shown.flatMap((card, slot) => (card < 0 || slot === s.attempt?.slot ? [] : [slot]));
  if (s.locations.draw.length === 0 || slots.length === 0) return;
  const ids = slots.map((slot) => `public.${slot + 1}`);
  const params = namesOf(
    s,
    slots.map((slot) => ({ card: s.shown[slot] })),
  );
  const slot = slots.length === 1 ? slots[0] : slots[ids.indexOf(yield* g.choose(s.active, ASK_SLOT, ids, { params }))];
  const old = s.shown[slot];
  const top = drawCard(g.chance, 'locations', s.locations, (kind) => LOCATION_CARDS[kind].id);
  s.locations.draw.push(packed(old, PUBLIC));
  s.shown[slot] = kindOf(top);
  const ids2 = { was: LOCATION_CARDS[old].id, now: LOCATION_CARDS[kindOf(top)].id };
  g.emit({ type: 'location-swapped', slot: slot + 1, ...ids2, rules: SWAPPED });
}

function* give(g: G, effect: Extract<Effect, { do: 'give' }>, context: Context): Rules {
  const { stock } = g.state.players[context.who];
  if (effect.what === 'any' ? stock.every((n) => n === 0) : stock[kindNumber(effect.what)] === 0) return;
  const to = effect.to === 'chosen' ? context.chosen : yield* receiver(g, effect.metric ?? 'resources');
  yield* pass(g, context.who, to, kindNumber(effect.what), effect.n);
}

/** Another player with the fewest of something; the active player decides a tie. */
function* receiver(g: G, metric: Parameters<typeof fewestOthers>[1]): Rules<Seat> {
  return yield* choosePlayer(g, fewestOthers(g.state, metric));
}

/** Resources move between players, up to what is owned; of any kind the one who loses them chooses. */
function* pass(g: G, from: Seat, to: Seat, kind: number, n: number): Rules {
  const s = g.state;
  const units = yield* giveUp(g, from, kind, n, ASK_HAND_OVER);
  for (let i = 0; i < units.length; i++) {
    s.players[from].stock[i] += units[i];
    for (let k = 0; k < units[i]; k++) handOver(g, from, to, i);
  }
}

/** The players of a set, clockwise from the active one, who are still in play. */
function setOf(
  g: G,
  { of, metric }: { of: Players; metric: Extract<Effect, { do: 'each' }>['metric'] },
  context: Context,
): Seat[] {
  const seats = playersInPlay(g.state);
  switch (of) {
    case 'all':
      return seats;
    case 'other':
      return seats.filter((seat) => seat !== g.state.active);
    case 'yes':
      return seats.filter((seat) => context.yes.includes(seat));
    case 'no':
      return seats.filter((seat) => context.no.includes(seat));
    case 'chosen':
      return seats.filter((seat) => seat === context.chosen);
    case 'elected':
      return seats.filter((seat) => seat === context.elected);
    case 'fewestOther':
      return fewestOthers(g.state, metric ?? 'resources');
  }
}
