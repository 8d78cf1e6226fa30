/** Inventories: slots, and the one way to put things elsewhere (AD-INV01 to AD-INV08-R). */
import type { Answer, Check, Decision, Rules, Seat } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import type { Colour } from '../content/missions.ts';
import { pick } from './ask.ts';
import { placeOf } from './people.ts';
import {
  type Army,
  COLOURS,
  EMPTY,
  type G,
  HANDS,
  idOf,
  isEmptied,
  missionOf,
  SLOTS,
  survivorOf,
  TOKEN,
} from './state.ts';

/** A slot as options name it: `kate:1` and `kate:2` are Hands, `kate:3` to `kate:5` the Backpack. */
export const slotId = (survivor: string, slot: number): string => `${survivor}:${slot + 1}`;

/** What lies in a slot as options name it: a card, an empty weapon, the colour of a token. */
export function pieceId(piece: number): string {
  if (piece >= TOKEN) return COLOURS[piece - TOKEN];
  const { id } = EQUIPMENT[piece % EMPTY];
  return isEmptied(piece) ? `${id}!` : id;
}

export const tokenPart = (colour: Colour): number => TOKEN + COLOURS.indexOf(colour);

const isToken = (piece: number): boolean => piece >= TOKEN;

/** Which slots a token may fill: the Backpack, a Hand, any (AD-INV06-R). */
export function slotsFor(s: Army, colour: Colour): number[] {
  const fills = missionOf(s).tokens.find((token) => token.colour === colour)?.fills;
  const all = Array.from({ length: SLOTS }, (_, i) => i);
  if (fills === 'backpack') return all.slice(HANDS);
  return fills === 'hand' ? all.slice(0, HANDS) : all;
}

/** Something in the air: a card just found. */
export interface Air {
  /** Who gets it. */
  readonly who: number;
  readonly piece: number;
}

/** A thing and where it lies: a slot, or in the air. */
interface Piece {
  readonly who: number;
  /** -1 in the air. */
  readonly slot: number;
  readonly piece: number;
}

/** `katana.kate:1`, `grenade.new:1`. */
const pieceFrom = (s: Army, { who, slot, piece }: Piece, i: number): string =>
  `${pieceId(piece)}.${slot < 0 ? `new:${i + 1}` : slotId(idOf(s, who), slot)}`;

/** Options of putting things elsewhere: every piece into every slot that takes it. */
function placings(s: Army, people: readonly number[], air: readonly Air[]): string[] {
  const pieces = new Map<string, Piece>();
  for (const [i, { who, piece }] of air.entries())
    pieces.set(pieceFrom(s, { who, slot: -1, piece }, i), { who, slot: -1, piece });
  for (const who of people)
    for (const [slot, piece] of s.team[who].slots.entries())
      if (piece >= 0) pieces.set(pieceFrom(s, { who, slot, piece }, 0), { who, slot, piece });
  const ids: string[] = [];
  for (const [from, { piece, who, slot }] of pieces) {
    const fits = isToken(piece) ? slotsFor(s, COLOURS[piece - TOKEN]) : null;
    for (const to of people)
      for (let at = 0; at < SLOTS; at++)
        if ((fits === null || fits.includes(at)) && !(to === who && at === slot))
          ids.push(`${from}.${slotId(idOf(s, to), at)}`);
  }
  return ids;
}

/** Tokens without slots and Companions that may change hands: `yellow.kate.scott`. */
function handovers(s: Army, people: readonly number[]): string[] {
  if (people.length < 2) return [];
  const ids: string[] = [];
  for (const from of people)
    for (const to of people) {
      if (from === to) continue;
      const [giver, taker] = [s.team[from], s.team[to]];
      for (const colour of giver.tokens)
        if (!giver.slots.includes(tokenPart(colour))) ids.push(`${colour}.${idOf(s, from)}.${idOf(s, to)}`);
      // On foot or in the Truck, but not from one to the other (AD-ALLY10-R).
      if ((giver.seat === null) === (taker.seat === null))
        for (const one of s.companions)
          if (one.status === 'playing' && one.leader === from)
            ids.push(`${survivorOf(one).id}.${idOf(s, from)}.${idOf(s, to)}`);
    }
  return ids;
}

const ARRANGED = ['AD-INV01', 'AD-INV05'];

/**
 * One or two Survivors put their things where they like. The answer names what goes elsewhere; what it does not name
 * stays if its slot stays free; a card whose slot is taken is discarded, as is one in the air that is put nowhere.
 */
export function* arrange(
  g: G,
  seat: Seat,
  ask: { readonly id: string; readonly rules: readonly string[] },
  people: readonly number[],
  air: readonly Air[] = [],
  params: Record<string, { id: string }> = {},
): Rules<Arrangement> {
  const s = g.state;
  const most = people.length * SLOTS + air.length + COLOURS.length;
  const options = (): string[] => [...placings(s, people, air), ...handovers(s, people)];
  const chosen = yield* pick(g, seat, ask, options, { min: 0, max: most, check: 'inventory', params });
  return { chosen, people, air };
}

/** What was answered, before it is carried out: a partner may still refuse. */
export interface Arrangement {
  readonly chosen: readonly string[];
  readonly people: readonly number[];
  readonly air: readonly Air[];
}

/** Carries an arrangement out. */
export function settle(g: G, { chosen, people, air }: Arrangement): void {
  const s = g.state;
  const after = new Map(people.map((who) => [who, s.team[who].slots.slice()]));
  const slotsOf = (who: number): number[] => after.get(who) as number[];
  // What was thrown away since is no longer there to be moved.
  const moves = chosen
    .filter((id) => id.includes(':'))
    .map((id) => readMove(s, id, air))
    .filter(({ piece }) => piece >= 0);
  const lifted: { piece: number; to: number; at: number }[] = [];
  for (const { who, slot, piece, to, at } of moves) {
    if (slot >= 0) slotsOf(who)[slot] = -1;
    lifted.push({ piece, to, at });
  }
  const over: number[] = air.flatMap(({ piece }, i) => (moves.some((move) => move.air === i) ? [] : [piece]));
  for (const { piece, to, at } of lifted) {
    const slots = slotsOf(to);
    if (slots[at] >= 0) over.push(slots[at]);
    slots[at] = piece;
  }
  for (const who of people) s.team[who].slots = slotsOf(who);
  for (const id of chosen) if (!id.includes(':')) handOver(g, id);
  moveTokens(s, people);
  for (const piece of over) {
    s.equipment.discard.push(piece % EMPTY);
    g.emit({
      type: 'discarded',
      survivor: idOf(s, people[0]),
      card: EQUIPMENT[piece % EMPTY].id,
      rules: ['AD-INV07-R'],
    });
  }
  if (moves.length > 0) g.emit({ type: 'arranged', survivors: people.map((who) => idOf(s, who)), rules: ARRANGED });
}

interface Move extends Piece {
  readonly air: number;
  readonly to: number;
  readonly at: number;
}

function readMove(s: Army, id: string, air: readonly Air[]): Move {
  const [, from, to] = id.split('.');
  const [taker, at] = to.split(':');
  const target = { to: placeOf(s.team, taker), at: Number(at) - 1 };
  const [giver, n] = from.split(':');
  if (giver === 'new') return { ...air[Number(n) - 1], slot: -1, air: Number(n) - 1, ...target };
  const who = placeOf(s.team, giver);
  const slot = Number(n) - 1;
  return { who, slot, piece: s.team[who].slots[slot], air: -1, ...target };
}

/** Tokens that fill slots are carried by whoever has the slots. */
function moveTokens(s: Army, people: readonly number[]): void {
  for (const colour of COLOURS) {
    const part = tokenPart(colour);
    const holder = people.find((who) => s.team[who].slots.includes(part));
    if (holder === undefined) continue;
    for (const who of people) s.team[who].tokens = s.team[who].tokens.filter((one) => one !== colour);
    s.team[holder].tokens.push(colour);
  }
}

function handOver(g: G, id: string): void {
  const s = g.state;
  const [what, from, to] = id.split('.');
  const [giver, taker] = [placeOf(s.team, from), placeOf(s.team, to)];
  const companion = s.companions.find((one) => survivorOf(one).id === what);
  if (companion) companion.leader = taker;
  else {
    const colour = what as Colour;
    s.team[giver].tokens = s.team[giver].tokens.filter((one) => one !== colour);
    s.team[taker].tokens.push(colour);
  }
  g.emit({ type: 'handed', what, from, to, rules: companion ? ['AD-TRADE04'] : ['AD-TRADE01', 'AD-TRADE05-R'] });
}

const refusal = (code: string, rule: string): { code: string; rules: string[] } => ({ code, rules: [rule] });

/** Each thing once, each slot once, a token whole and with one Survivor, and not under something else. */
export const checkInventory: Check = (decision: Decision, answer: Answer) => {
  const chosen = answer as readonly string[];
  const options = decision.kind === 'place' ? [] : decision.options;
  const moves = chosen.filter((id) => id.includes(':')).map((id) => id.split('.'));
  const froms = moves.map(([piece, from]) => `${piece}.${from}`);
  if (new Set(froms).size < froms.length) return refusal('thing-twice', 'AD-INV01');
  const tos = moves.map(([, , to]) => to);
  if (new Set(tos).size < tos.length) return refusal('slot-taken', 'AD-INV01');
  const hands = chosen.filter((id) => !id.includes(':')).map((id) => id.split('.').slice(0, 2).join('.'));
  if (new Set(hands).size < hands.length) return refusal('thing-twice', 'AD-TRADE01');
  // Where the parts of tokens lie, and where they go.
  const parts = new Map<string, string>();
  for (const id of options) {
    const [piece, from] = id.split('.');
    if (id.includes(':') && (COLOURS as readonly string[]).includes(piece)) parts.set(`${piece}.${from}`, from);
  }
  for (const [piece, from, to] of moves) if (parts.has(`${piece}.${from}`)) parts.set(`${piece}.${from}`, to);
  const places = [...parts.values()];
  const moved = new Set(moves.flatMap(([piece, from, to]) => (parts.has(`${piece}.${from}`) ? [to] : [])));
  if (new Set(places).size < places.length) return refusal('token-under', 'AD-INV06');
  if (tos.some((to) => places.includes(to) && !moved.has(to))) return refusal('token-under', 'AD-INV06');
  const holders = new Map<string, string>();
  for (const [key, place] of parts) {
    const [colour] = key.split('.');
    const holder = place.split(':')[0];
    if ((holders.get(colour) ?? holder) !== holder) return refusal('token-apart', 'AD-INV06');
    holders.set(colour, holder);
  }
  return null;
};
