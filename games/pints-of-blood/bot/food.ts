import type { Advice } from '@shamble/kernel';
import { cardNumber, RESCUES } from '../content/cards.ts';
import { DIE_WEAPON, WEAPON_IDS } from '../content/weapons.ts';
import { isCompanionCard } from '../rules/names.ts';
import { cardName, foodName, type Idea, weaponName, why } from './advice.ts';
import { type Board, boardCost, boardOf, man } from './board.ts';
import { arms, cardWorth, drawWorth, weaponPiece } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { placingGain } from './placing.ts';
import { plan } from './plan.ts';
import { savedBy } from './prospects.ts';
import { inPub, knownTop, own, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** A gain of things that cost nothing, and the least that a tile's use must gain. */
const FREE = 0.01;
const WORTHWHILE = 0.1;

/** Before the first companion goes: the top of the discard pile, and a look at the top of the deck. */
export function startIdeas(view: View, outlook: Outlook, plays: readonly string[]): Idea[] {
  const ideas: Idea[] = [];
  const top = view.discard.at(-1);
  if (plays.includes('aLaCarte') && top !== undefined) {
    const gain = FREE + cardWorth(view, outlook, top);
    ideas.push({ answer: 'aLaCarte', gain, why: why('a-la-carte', { card: cardName(top) }) });
  }
  if (plays.includes('turnTables') && knownTop(view) === undefined)
    ideas.push({ answer: 'turnTables', gain: FREE, why: why('turn-tables', { food: foodName('turnTables') }) });
  return ideas;
}

/** The pub can wait for the rescue to come again. */
const isSafe = (view: View): boolean => inPub(view) >= 3 && own(view).bites <= 2;

/** Turn the Tables: zombie cards are buried, companion cards stay; the rescue too, unless it would leave us behind. */
export function leaveOrBury(view: View, options: readonly string[]): Advice {
  const card = knownTop(view);
  if (card === undefined || !options.includes('bury')) return { answer: 'leave', why: why('leave-only') };
  const told = { card: cardName(card) };
  if (RESCUES.includes(card)) {
    const bury = !savedBy(view, card) && isSafe(view);
    return bury
      ? { answer: 'bury', why: why('bury-rescue', told) }
      : { answer: 'leave', why: why('leave-rescue', told) };
  }
  if (isCompanionCard(cardNumber(card))) return { answer: 'leave', why: why('leave', told) };
  return { answer: 'bury', why: why('bury', told) };
}

/** Nice Shots: one more companion after the roll, or one in a better row. */
export function niceShotsIdeas(view: View, outlook: Outlook, plays: readonly string[]): Idea[] {
  let before: number | null = null;
  const ideas: Idea[] = [];
  for (const play of plays) {
    if (!play.startsWith('niceShots.')) continue;
    before ??= costWith(view, outlook, () => {});
    const [, kind, first, second] = play.split('.');
    const row = Number(first);
    const send = kind === 'send';
    const cost = costWith(view, outlook, (board) => {
      man(board, row - 1, send);
      if (!send) man(board, Number(second) - 1, true);
    });
    const gain = before - cost + (send ? WEIGHTS.deckCard + drawWorth(view, outlook) : 0) - WORTHWHILE;
    const reason = send ? why('shots-send', { row }) : why('shots-move', { from: row, to: Number(second) });
    ideas.push({ answer: play, gain, why: reason });
  }
  return ideas;
}

/** What the board costs after a change and the best placement then. */
function costWith(view: View, outlook: Outlook, change: (board: Board) => void): number {
  const board = boardOf(view, outlook);
  change(board);
  const cost = boardCost(board);
  return cost - placingGain(view, board);
}

/** Weapons worth having in exchange: the strongest, and one for each range. */
const WANTED: readonly string[] = ['billiardBalls', 'cricketBat', 'longbow'];

/** Arms Dealing: the item that gains most by becoming another weapon. */
export function armsIdeas(view: View, outlook: Outlook, plays: readonly string[]): Idea[] {
  let before: number | null = null;
  const ideas: Idea[] = [];
  for (const play of plays) {
    if (!play.startsWith('armsDealing.')) continue;
    before ??= placingGain(view, boardOf(view, outlook));
    const item = play.slice('armsDealing.'.length);
    const { weapon, gain } = bestDeal(view, outlook, DIE_WEAPON[item] ?? item);
    ideas.push({ answer: play, gain: gain - before - WORTHWHILE, why: why('arms', { weapon: weaponName(weapon) }) });
  }
  return ideas;
}

/** The weapon that one of this kind should become. */
function bestDeal(view: View, outlook: Outlook, from: string): { weapon: string; gain: number } {
  const wanted = WANTED.filter((weapon) => weapon !== from);
  const deals = wanted.map((weapon) => {
    const pieces = arms(view, outlook, view.dice);
    const at = pieces.findIndex((piece) => piece.weapon === WEAPON_IDS.indexOf(from));
    pieces[at] = weaponPiece(WEAPON_IDS.indexOf(weapon), pieces[at].keep);
    return { weapon, gain: plan(boardOf(view, outlook), pieces) };
  });
  return deals.reduce((a, b) => (b.gain > a.gain ? b : a));
}

export function dealArms(view: View, outlook: Outlook, from: string): Advice {
  const { weapon } = bestDeal(view, outlook, from);
  return { answer: `weapon.${weapon}`, why: why('arms', { weapon: weaponName(weapon) }) };
}
