/** The ways the rules ask. Beside every question stand free discards (AD-INV02, AD-INV08-R). */
import type { Params, Prompt, Rules, Seat } from '@shamble/kernel';
import { fighterNamed } from './named.ts';
import { type Army, cardIn, EMPTY, type G, SLOTS, survivorOf } from './state.ts';

export interface More {
  readonly params?: Params;
  /** Further plays beside the question. */
  readonly beside?: () => readonly string[];
}

/** Cards that may be thrown away now: `discard.katana.kate:1`; in a Turn also those of others, if their players agree. */
function discards(s: Army, seat: Seat, others = false): string[] {
  const ids: string[] = [];
  for (const fighter of s.team)
    if ((others || fighter.owner === seat) && fighter.status === 'playing')
      for (let i = 0; i < SLOTS; i++) {
        const card = cardIn(fighter.slots[i]);
        if (card !== null) ids.push(`discard.${card.id}.${survivorOf(fighter).id}:${i + 1}`);
      }
  return ids;
}

const DISCARDED = ['AD-INV02', 'AD-INV07-R'];

/** Puts a card face up on the discards; it is loaded again when it is drawn. */
export function discardSlot(g: G, who: number, slot: number, rules: readonly string[] = DISCARDED): void {
  const s = g.state;
  const fighter = s.team[who];
  const card = cardIn(fighter.slots[slot]);
  if (card === null) throw new Error('there is no card to discard');
  s.equipment.discard.push(fighter.slots[slot] % EMPTY);
  fighter.slots[slot] = -1;
  g.emit({ type: 'discarded', survivor: survivorOf(fighter).id, card: card.id, rules });
}

/** `katana.kate:1` as place in the team and slot. */
export function readSlot(s: Army, id: string): [who: number, slot: number] {
  const [survivor, slot] = id.slice(id.indexOf('.') + 1).split(':');
  return [s.team.findIndex((fighter) => survivorOf(fighter).id === survivor), Number(slot) - 1];
}

const ASK_DISCARD = { id: 'discard', rules: ['AD-INV02', 'AD-INV08-R'] };

/** Whether an answer is a free discard that was named beside a question. */
const isDiscard = (answer: unknown): answer is string => typeof answer === 'string' && answer.startsWith('discard.');

/** Carries it out; a card of another player's only if that player agrees. */
function* throwAway(g: G, seat: Seat, answer: string): Rules {
  const s = g.state;
  const [who, slot] = readSlot(s, answer.slice('discard.'.length));
  const { owner, slots } = s.team[who];
  if (owner !== seat) {
    const card = { id: `card.${cardIn(slots[slot])?.id}` };
    const params = { survivor: fighterNamed(s, who), card };
    if ((yield* g.choose(owner, ASK_DISCARD, ['agree', 'refuse'], { params })) === 'refuse') return;
  }
  discardSlot(g, who, slot);
}

const besides = (s: Army, seat: Seat, { beside }: More, others = false): string[] => [
  ...(beside?.() ?? []),
  ...discards(s, seat, others),
];

/** What the acting Survivor does; null after a discard, of whoever's card, so that each is a step of its own. */
export function* chooseDeed(
  g: G,
  seat: Seat,
  ask: Prompt,
  options: readonly string[],
  more: More,
): Rules<string | null> {
  const beside = besides(g.state, seat, more, true);
  const answer = yield* g.choose(seat, ask, options, more.params ? { params: more.params, beside } : { beside });
  if (!isDiscard(answer)) return answer;
  yield* throwAway(g, seat, answer);
  return null;
}

interface ChoiceMore extends More {
  /** The option that goes on without doing anything. */
  readonly pass?: string;
}

/** One of a list, which is made anew after a discard. A single option is not asked. */
export function* choose(
  g: G,
  seat: Seat,
  ask: Prompt,
  options: () => readonly string[],
  more: ChoiceMore = {},
): Rules<string> {
  for (;;) {
    const list = options();
    if (list.length === 1) return list[0];
    const answer = yield* g.choose(seat, ask, list, { ...more, beside: besides(g.state, seat, more) });
    if (!isDiscard(answer)) return answer;
    yield* throwAway(g, seat, answer);
  }
}

/** Something that may be left alone at this moment; null for going on. Nothing is asked where there is none. */
export function* offer(
  g: G,
  seat: Seat,
  ask: Prompt,
  plays: () => readonly string[],
  pass: string,
  params?: Params,
): Rules<string | null> {
  const answer = yield* choose(g, seat, ask, () => [...plays(), pass], params ? { params, pass } : { pass });
  return answer === pass ? null : answer;
}

export interface PickHow extends More {
  readonly min: number;
  readonly max: number;
  readonly check?: string;
}

/** Some of a list, or what is played beside it; the whole list where it must be all of it. */
export function* pickOr(
  g: G,
  seat: Seat,
  ask: Prompt,
  options: readonly string[] | (() => readonly string[]),
  { min, max, check, ...more }: PickHow,
): Rules<readonly string[] | string> {
  for (;;) {
    const list = typeof options === 'function' ? options() : options;
    if (min >= list.length) return list;
    const how = {
      min,
      max,
      beside: besides(g.state, seat, more),
      ...(check ? { check } : {}),
      ...(more.params ? { params: more.params } : {}),
    };
    const answer: readonly string[] | string = yield* g.pick(seat, ask, list, how);
    if (!isDiscard(answer)) return answer;
    yield* throwAway(g, seat, answer);
  }
}

/** Some of a list, with nothing to play beside it. */
export function* pick(
  g: G,
  seat: Seat,
  ask: Prompt,
  options: readonly string[] | (() => readonly string[]),
  how: Omit<PickHow, 'beside'>,
): Rules<readonly string[]> {
  const answer = yield* pickOr(g, seat, ask, options, how);
  if (typeof answer === 'string') throw new Error(`"${answer}" is no answer to ${ask.id}`);
  return answer;
}

/** A number shared out; not asked where only one way is possible. */
export function* split(
  g: G,
  seat: Seat,
  ask: Prompt,
  targets: readonly string[],
  total: number,
  limits: readonly number[] | null,
  params?: Params,
): Rules<Readonly<Record<string, number>>> {
  const room = targets.map((_, i) => Math.min(limits?.[i] ?? total, total));
  if (targets.length === 1) return { [targets[0]]: total };
  if (room.reduce((sum, n) => sum + n, 0) === total)
    return Object.fromEntries(targets.map((target, i) => [target, room[i]]));
  for (;;) {
    const how = {
      beside: discards(g.state, seat),
      ...(limits ? { limits } : {}),
      ...(params ? { params } : {}),
    };
    const answer = yield* g.split(seat, ask, targets, total, how);
    if (!isDiscard(answer)) return answer;
    yield* throwAway(g, seat, answer);
  }
}

/** All of a list in an order. */
export function* order(
  g: G,
  seat: Seat,
  ask: Prompt,
  items: readonly string[],
  params?: Params,
): Rules<readonly string[]> {
  if (items.length < 2) return items;
  for (;;) {
    const beside = discards(g.state, seat);
    const answer = yield* g.order(seat, ask, items, params ? { params, beside } : { beside });
    if (!isDiscard(answer)) return answer;
    yield* throwAway(g, seat, answer);
  }
}

/** Who answers for Survivors and Companions that something may hit (AD-ROUND08-R). */
export function answererFor(s: Army, fighters: readonly number[], companions: readonly number[]): Seat {
  const owners = [
    ...fighters.map((who) => s.team[who].owner),
    ...companions.map((i) => (s.companions[i].leader < 0 ? s.first : s.team[s.companions[i].leader].owner)),
  ];
  return owners.every((owner) => owner === owners[0]) && owners.length > 0 ? owners[0] : s.first;
}
