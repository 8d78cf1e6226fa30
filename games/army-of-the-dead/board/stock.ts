/** Inventories while things are put elsewhere: where each lies as the plan stands, and how a plan grows. */
import type { Decision, Message } from '@shamble/kernel';
import { HANDS, SLOTS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isColour } from '../text/words.ts';

/** Questions that are answered by laying things into slots. */
const ASKS: ReadonlySet<string> = new Set(['set', 'found', 'reorganise', 'trade', 'arrange']);

export const isStock = (decision: Decision | null): decision is Extract<Decision, { kind: 'pick' }> =>
  decision?.kind === 'pick' && ASKS.has(decision.ask.id);

/** A thing that can be laid: `katana.kate:1`, `grenade.new:1`, `a.katana` of a set. */
export interface Piece {
  readonly key: string;
  /** As `piece` of the texts names it. */
  readonly what: string;
  /** The slot it lies in now; null in the air. */
  readonly from: string | null;
  /** The set it belongs to, where sets are chosen. */
  readonly set: string | null;
}

const keyOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
const toOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

const pieceOf = (key: string, isSet: boolean): Piece => {
  const [first, second] = key.split('.');
  if (isSet) return { key, what: second, from: null, set: first };
  return { key, what: first, from: second.startsWith('new:') ? null : second, set: null };
};

/** Whether an option lays something into a slot; tokens and Companions may also go from hand to hand. */
const isLaying = (id: string): boolean => toOf(id).includes(':');

/** Things as they lie under a plan. */
export interface Stock {
  /** Whose slots they are. */
  readonly people: readonly string[];
  readonly slots: ReadonlyMap<string, Piece>;
  /** In the air: just found, or of a set that is not taken. */
  readonly air: readonly Piece[];
  /** What would be thrown away. */
  readonly over: readonly Piece[];
  /** Options that go from hand to hand. */
  readonly deals: readonly string[];
}

export function stockOf(view: View, decision: Extract<Decision, { kind: 'pick' }>, plan: readonly string[]): Stock {
  const isSet = decision.ask.id === 'set';
  const laying = decision.options.filter(isLaying);
  const pieces = [...new Set(laying.map(keyOf))].map((key) => pieceOf(key, isSet));
  const people = [...new Set(laying.map((id) => toOf(id).split(':')[0]))];
  const goes = new Map(plan.filter(isLaying).map((id) => [keyOf(id), toOf(id)]));
  const slots = new Map<string, Piece>();
  const over: Piece[] = [];
  for (const piece of pieces) {
    const to = goes.get(piece.key);
    if (to !== undefined) slots.set(to, piece);
  }
  for (const piece of [...pieces, ...fixedIn(view, people, pieces)]) {
    if (goes.has(piece.key) || piece.from === null) continue;
    if (slots.has(piece.from)) over.push(piece);
    else slots.set(piece.from, piece);
  }
  const air = pieces.filter((piece) => piece.from === null && !goes.has(piece.key));
  return { people, slots, air, over, deals: decision.options.filter((id) => !isLaying(id)) };
}

/** What lies in slots and cannot go anywhere. */
const fixedIn = ({ team }: View, people: readonly string[], pieces: readonly Piece[]): Piece[] =>
  team.flatMap(({ survivor, slots }) =>
    people.includes(survivor)
      ? slots.flatMap((what, i): Piece[] => {
          const from = `${survivor}:${i + 1}`;
          if (what === null || pieces.some((piece) => piece.from === from)) return [];
          return [{ key: `${what}.${from}`, what, from, set: null }];
        })
      : [],
  );

/** The slots of somebody, Hands first. */
export const slotsOf = (survivor: string): string[] => Array.from({ length: SLOTS }, (_, i) => `${survivor}:${i + 1}`);

export const isHand = (slot: string): boolean => Number(slot.split(':')[1]) <= HANDS;

export function slotName(slot: string): Message {
  const n = Number(slot.split(':')[1]);
  return isHand(slot)
    ? { id: 'boardview.stock.hand', params: { n } }
    : { id: 'boardview.stock.pack', params: { n: n - HANDS } };
}

/** The plan with a thing laid into a slot; all parts of an Objective go to whomever one of them goes to. */
export function laidInto(
  view: View,
  decision: Extract<Decision, { kind: 'pick' }>,
  plan: readonly string[],
  key: string,
  slot: string,
): readonly string[] {
  const [what] = key.split('.');
  const { slots } = stockOf(view, decision, plan);
  const parts = [...slots].filter(([, piece]) => piece.what === what);
  const [to] = slot.split(':');
  const isOver = parts.every(([at]) => at.split(':')[0] === to);
  if (!isColour(what) || parts.length < 2 || isOver) return laidAlone(view, decision, plan, key, slot);
  const places = slotsOf(to)
    .filter((one) =>
      parts.some(([, piece]) => keyIsAt(piece.key, one) || decision.options.includes(`${piece.key}.${one}`)),
    )
    .toSorted((a, b) => Number(b === slot) - Number(a === slot) || Number(slots.has(a)) - Number(slots.has(b)));
  if (places.length < parts.length) return plan;
  return parts.reduce((all, [, piece], i) => laidAlone(view, decision, all, piece.key, places[i]), plan);
}

/** The plan with one thing laid into a slot; what lies there goes where that came from, if it may. */
function laidAlone(
  view: View,
  decision: Extract<Decision, { kind: 'pick' }>,
  plan: readonly string[],
  key: string,
  slot: string,
): readonly string[] {
  const stock = stockOf(view, decision, plan);
  const there = stock.slots.get(slot);
  const own = [...stock.slots].find(([, piece]) => piece.key === key)?.[0] ?? null;
  if (own === slot) return plan;
  const offered = (one: string, to: string): string[] => {
    const id = `${one}.${to}`;
    return decision.options.includes(id) ? [id] : [];
  };
  const isAtHome = keyIsAt(key, slot);
  const moved = isAtHome ? [] : offered(key, slot);
  if (moved.length === 0 && !isAtHome) return plan;
  const set = decision.ask.id === 'set' ? key.split('.')[0] : null;
  const rest = plan.filter(
    (id) => keyOf(id) !== key && keyOf(id) !== there?.key && (set === null || id.startsWith(`${set}.`)),
  );
  const swapped = there && own !== null && !keyIsAt(there.key, own) ? offered(there.key, own) : [];
  return [...rest, ...moved, ...swapped];
}

const keyIsAt = (key: string, slot: string): boolean => key.endsWith(`.${slot}`);

/** The plan with a thing back where it came from, or in the air. */
export const takenBack = (plan: readonly string[], key: string): readonly string[] =>
  plan.filter((id) => keyOf(id) !== key);
