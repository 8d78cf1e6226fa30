/** What to carry, where, and what to leave. */
import type { Advice, Choose, Pick } from '@shamble/kernel';
import { type Equipment, equipmentNumber } from '../content/equipment.ts';
import type { Colour } from '../content/missions.ts';
import { placeOf } from '../rules/people.ts';
import { objectiveOf } from '../rules/personal.ts';
import { type Army, cardIn, HANDS, isEmptied, SLOTS, survivorOf, TOKEN } from '../rules/state.ts';
import { advise, cardName } from './advice.ts';
import type { Mind } from './mind.ts';

/** What a card is worth to have. */
function worthOf({ kind, dice, accuracy, damage, range, does, explosive }: Equipment): number {
  if (kind === 'aaahh') return 0;
  if (kind === 'item')
    return does === 'reload' ? 1.4 : does === 'heal' ? 2.5 : does === 'adrenaline' ? 1 : does === 'silence' ? 1.2 : 1;
  if (kind === 'explosive') return does === 'trap' ? 0.8 : 1.2 + damage * 0.5;
  if (does === 'layDown') return 0.6;
  const n = (dice?.[0] ?? 0) + (dice?.[1] ?? 0);
  const hits = (n * (7 - accuracy)) / 6;
  if (explosive) return 3;
  const far = kind === 'ranged' ? 0.3 * (range?.[1] ?? 0) + (range?.[0] === 0 ? 0.6 : 0) : 0.5;
  return hits * (damage >= 2 ? 2.2 : 1.3) + far;
}

const pieceWorth = (piece: number): number => {
  const card = cardIn(piece);
  if (card === null) return 50;
  return worthOf(card) * (isEmptied(piece) ? 0.55 : 1);
};

/** Things that do nothing in the Backpack. */
const needsHand = (piece: number): boolean => {
  const card = cardIn(piece);
  return card !== null && !card.backpack;
};

/** What lies where after things are put in their best places: the best gun and the best blade in Hands, the rest in the Backpack. */
function arranged(slots: readonly number[], more: readonly number[]): number[] {
  const result = slots.map((piece) => (piece >= TOKEN ? piece : -1));
  const pieces = [...slots.filter((piece) => piece >= 0 && piece < TOKEN), ...more].sort(
    (a, b) => pieceWorth(b) - pieceWorth(a),
  );
  const hands = pieces.filter(needsHand);
  const gun = hands.find((piece) => cardIn(piece)?.kind === 'ranged');
  const blade = hands.find((piece) => cardIn(piece)?.kind === 'melee');
  const first = [blade, gun].filter((piece) => piece !== undefined);
  const rest = hands.slice();
  for (const piece of first) rest.splice(rest.indexOf(piece), 1);
  const left = pieces.slice();
  for (const piece of [...first, ...rest]) {
    const slot = [0, 1].find((at) => result[at] < 0);
    if (slot === undefined) break;
    result[slot] = piece;
    left.splice(left.indexOf(piece), 1);
  }
  for (const piece of left) {
    const slot = [2, 3, 4, 0, 1].find((at) => result[at] < 0);
    if (slot === undefined) break;
    result[slot] = piece;
  }
  return result;
}

/** Moves that bring about an arrangement: pieces named with where they lie now. */
function movesTo(
  options: readonly string[],
  id: string,
  before: readonly number[],
  after: readonly number[],
  air: number,
): string[] {
  const moves: string[] = [];
  const taken = new Set<number>();
  // What stays where it is needs no move.
  for (let slot = 0; slot < SLOTS; slot++) if (after[slot] >= 0 && after[slot] === before[slot]) taken.add(slot);
  let airUsed = false;
  for (let slot = 0; slot < SLOTS; slot++) {
    const piece = after[slot];
    if (piece < 0 || piece === before[slot]) continue;
    const source = before.findIndex((one, i) => one === piece && !taken.has(i));
    const from = source >= 0 ? `${id}:${source + 1}` : piece === air && !airUsed ? 'new:1' : null;
    if (from === null) continue;
    if (source >= 0) taken.add(source);
    else airUsed = true;
    const option = options.find((one) => one.endsWith(`.${from}.${id}:${slot + 1}`));
    if (option !== undefined) moves.push(option);
  }
  return moves;
}

/** A card was found: the best five are kept, weapons in Hands. */
export function found({ s }: Mind, { options, params }: Pick): Advice {
  const id = (params?.survivor as { id: string } | undefined)?.id.slice('survivor.'.length) ?? '';
  const card = (params?.card as { id: string } | undefined)?.id.slice('card.'.length) ?? '';
  const who = placeOf(s.team, id);
  const { slots } = s.team[who];
  const piece = equipmentNumber(card);
  const after = arranged(slots, [piece]);
  const moves = movesTo(options, id, slots, after, piece);
  return advise(moves, moves.some((one) => one.includes('new:1')) ? 'keep' : 'leave', { card: cardName(card) });
}

/** Own things put in better places. */
export function arrangeOwn({ s }: Mind, { options }: Pick): Advice {
  const id = options[0]?.split('.')[1]?.split(':')[0] ?? '';
  const who = placeOf(s.team, id);
  if (who < 0) return advise([], 'arrange');
  const { slots } = s.team[who];
  return advise(movesTo(options, id, slots, arranged(slots, []), -1), 'arrange');
}

/** Whether an Action for putting things in better places pays. */
export function misplaced(s: Army, who: number): boolean {
  const { slots } = s.team[who];
  const hand = (list: readonly number[]): number =>
    list.slice(0, HANDS).reduce((sum, piece) => sum + (needsHand(piece) ? pieceWorth(piece) : 0), 0);
  return hand(arranged(slots, [])) > hand(slots) + 1.5;
}

/** Tokens go to whom they belong. */
export function trade({ s }: Mind, { options }: Pick): Advice {
  const moves: string[] = [];
  for (const one of s.personal) {
    const { colour } = one;
    const owner = survivorOf({ survivor: one.survivor } as never).id;
    const loose = options.find((id) => id.startsWith(`${colour}.`) && !id.includes(':') && id.endsWith(`.${owner}`));
    if (loose !== undefined) moves.push(loose);
    moves.push(...tokenMoves(s, options, colour, owner));
  }
  return advise(moves, 'trade');
}

/** A token that fills slots goes to the owner's, over the least that lies there. */
function tokenMoves(s: Army, options: readonly string[], colour: Colour, owner: string): string[] {
  const who = placeOf(s.team, owner);
  const parts = [
    ...new Set(
      options
        .filter((id) => id.startsWith(`${colour}.`) && id.includes(':') && !id.includes(`.${owner}:`))
        .map((id) => id.split('.')[1]),
    ),
  ].filter((from) => !from.startsWith(`${owner}:`));
  const reach = [
    ...new Set(options.filter((id) => id.startsWith(`${colour}.`) && id.includes(':')).map((id) => id.split('.')[1])),
  ].filter((from) => !from.startsWith(`${owner}:`));
  if (who < 0 || reach.length === 0 || !options.some((id) => id.startsWith(`${colour}.`) && id.includes(`.${owner}:`)))
    return parts.length > 0 ? [] : [];
  const { slots } = s.team[who];
  const cheap = slots
    .map((piece, slot) => ({ slot, cost: piece < 0 ? -1 : piece >= TOKEN ? 99 : pieceWorth(piece) }))
    .filter(({ cost }) => cost < 99)
    .sort((a, b) => a.cost - b.cost);
  if (cheap.length < reach.length) return [];
  return reach.map((from, i) => `${colour}.${from}.${owner}:${cheap[i].slot + 1}`);
}

/** Slots for a token: the free ones, then those with the least in them. */
export function room({ s }: Mind, { options, params, max, min }: Pick): Advice {
  const id = (params?.survivor as { id: string } | undefined)?.id.slice('survivor.'.length) ?? '';
  const colour = (params?.token as { id: string } | undefined)?.id.slice('token.'.length) ?? '';
  const who = placeOf(s.team, id);
  const { slots, survivor } = s.team[who];
  const personal = s.personal.find((one) => one.colour === colour);
  const mine = personal === undefined || personal.survivor === survivor || min > 0;
  const power = personal === undefined ? null : objectiveOf(personal).goal.goal;
  const needed = power === 'holds' || power === 'holdsAtExit' || power === 'alphaWithToken';
  if (!mine && !needed) return advise([], 'room-not');
  const ranked = options
    .map((option) => ({ option, piece: slots[Number(option.slice('slot.'.length)) - 1] }))
    .sort((a, b) => (a.piece < 0 ? -1 : pieceWorth(a.piece)) - (b.piece < 0 ? -1 : pieceWorth(b.piece)));
  return advise(
    ranked.slice(0, max).map(({ option }) => option),
    'room',
  );
}

/** A friend's offer. */
export const agree = (_: Mind, { options }: Choose): Advice =>
  advise(options.includes('agree') ? 'agree' : options[0], 'agree');
