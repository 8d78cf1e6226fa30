import { CARDS, type CardKind, type Play, RESCUES } from '../content/cards.ts';
import { SOLO } from '../content/levels.ts';
import { DIE_WEAPON, WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import type { Outlook } from './outlook.ts';
import type { Piece } from './plan.ts';
import { knownTop, own, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** What a hit is worth of cards whose worth depends on the players. */
const EXTRA_HIT = 0.3;

const BY_ID: ReadonlyMap<string, CardKind> = new Map(CARDS.map((card) => [card.id, card]));
export const playOf = (id: string): Play | undefined => BY_ID.get(id)?.play;
const classOf = (id: string): CardKind['class'] | undefined => BY_ID.get(id)?.class;

/** Whether a card is placed beside a stack. */
export const isArm = (id: string): boolean => classOf(id) === 'weapon' || classOf(id) === 'extra';

/** What a companion card is worth kept. */
export const cardWorth = (view: View, outlook: Outlook, id: string): number =>
  (BY_ID.get(id)?.worth ?? EXTRA_HIT * extraHits(view, id)) * outlook.patience;

function extraHits(view: View, id: string): number {
  const extra = BY_ID.get(id)?.extra ?? 0;
  if (extra !== 'players') return extra;
  return view.players.length === 1 ? SOLO.extraHits : view.players.length;
}

/** What drawing the top card brings, beside the deck being shorter by it. */
export function drawWorth(view: View, outlook: Outlook): number {
  const top = knownTop(view);
  if (top === undefined) return WEIGHTS.draw;
  if (RESCUES.includes(top)) return WEIGHTS.saved;
  return classOf(top) === 'zombie' ? WEIGHTS.zombieCard : cardWorth(view, outlook, top);
}

/** A weapon by its number, as a piece that costs so much to place. */
export const weaponPiece = (weapon: number, keep: number): Piece => ({
  weapon,
  hits: WEAPONS[weapon].hits,
  keep,
  at: -1,
});

const extraPiece = (hits: number, keep: number): Piece => ({ weapon: -1, hits, keep, at: -1 });

export function cardPiece(view: View, id: string, keep: number): Piece {
  const weapon = WEAPON_IDS.indexOf(id);
  return weapon >= 0 ? weaponPiece(weapon, keep) : extraPiece(extraHits(view, id), keep);
}

export function diePiece(face: string): Piece {
  const weapon = WEAPON_IDS.indexOf(DIE_WEAPON[face] ?? '');
  return weapon >= 0 ? weaponPiece(weapon, 0) : extraPiece(1, 0);
}

/** Dice with these faces and the weapons and extra hits in hand. */
export function arms(view: View, outlook: Outlook, faces: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const face of faces) if (face !== 'zombie') pieces.push(diePiece(face));
  for (const id of own(view).cards) if (isArm(id)) pieces.push(cardPiece(view, id, cardWorth(view, outlook, id)));
  return pieces;
}
