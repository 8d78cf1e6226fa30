import type { Answer, Check, Decision, Prompt, Refusal, Rules } from '@shamble/kernel';
import { CARDS } from '../content/cards.ts';
import { SOLO } from '../content/levels.ts';
import { DIE_WEAPON, WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import { turnOverFood } from './food.ts';
import { type Item, parseItem, placeAt, reaches } from './items.ts';
import {
  ARMS_DEALING,
  ARMS_DEALING_CARD,
  NICE_SHOTS,
  NICE_SHOTS_MOVE,
  NICE_SHOTS_SEND,
  weaponNumber,
} from './names.ts';
import { sendTo } from './send.ts';
import {
  type Assignment,
  type G,
  hasFood,
  me,
  type Pints,
  type Player,
  ROWS,
  SPACES,
  stackAt,
  takeCard,
} from './state.ts';
import { offered, play, told } from './windows.ts';

const ASK_PLACE: Prompt = {
  id: 'place',
  rules: ['PB-PLACE01', 'PB-PLACE02', 'PB-PLACE03', 'PB-WPN07', 'PB-WPN09', 'PB-PLACE12-R'],
};
const ASK_WEAPON: Prompt = { id: 'arms-dealing', rules: ['PB-FOOD13', 'PB-FOOD13-R'] };
const WEAPON_CHOICES = WEAPON_IDS.map((id) => `weapon.${id}`);
const PLACED = ['PB-PLACE06', 'PB-PLACE12-R'];
const MOVED = ['PB-FOOD11', 'PB-FOOD11-R'];
const EXCHANGED = ['PB-FOOD13'];
const DIE_FACES = ['bat', 'dart', 'longbow', 'extra'] as const;
const NEIGHBOURS = [[1], [0, 2], [1, 3], [2, 4], [3]] as const;

/** Phase I-C: plays of W5 until the active player confirms where everything goes (PB-PLACE06, PB-PLACE08-R). */
export function* placeItems(g: G): Rules {
  const s = g.state;
  for (;;) {
    g.checkpoint();
    const beside = offered(g, 'W5');
    const options = placements(s);
    if (options.length === 0 && beside.length === 0) return;
    const max = s.dice.length + me(s).cards.length;
    const answer: Answer = yield* g.pick(s.active, ASK_PLACE, options, {
      min: 0,
      max,
      ordered: true,
      check: 'placement',
      beside,
      params: told(s, 'W5'),
    });
    if (typeof answer === 'string') {
      yield* play(g, answer, 'W5');
      continue;
    }
    commit(g, answer);
    return;
  }
}

/** Items of the active player with what they count as: dice faces and cards that are weapons or extra hits. */
function itemsOf(s: Pints): Item[] {
  const items: Item[] = [];
  for (const face of DIE_FACES) {
    let copy = 0;
    for (let i = 0; i < s.dice.length; i++) if (s.dice[i] === face) items.push(asItem(s, face, ++copy));
  }
  const { cards } = me(s);
  for (let i = 0; i < cards.length; i++) {
    const { class: sort, id } = CARDS[cards[i]];
    if (sort !== 'weapon' && sort !== 'extra') continue;
    items.push(asItem(s, id, cards.indexOf(cards[i]) === i ? 1 : 2));
  }
  return items;
}

function asItem(s: Pints, name: string, copy: number): Item {
  const { exchanged } = s;
  const plain = parseItem(`${name}${copy}`);
  return exchanged?.item === plain.item ? parseItem(`${plain.item}=${WEAPON_IDS[exchanged.weapon]}`) : plain;
}

/** Every place each item could go: rows with a companion, spaces with a zombie, in range (PB-PLACE01, PB-PLACE02). */
function placements(s: Pints): string[] {
  const targets: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    if (s.rows[row].companion < 0) continue;
    for (let space = 0; space < SPACES; space++)
      if (stackAt(s, row, space).length > 0) targets.push(row * SPACES + space);
  }
  const ids: string[] = [];
  if (targets.length === 0) return ids;
  const items = itemsOf(s);
  const armed: number[] = [];
  for (const item of items) {
    if (item.weapon < 0) continue;
    for (const at of targets) {
      if (!reaches(item.weapon, at % SPACES)) continue;
      if (!armed.includes(at)) armed.push(at);
      ids.push(placeAt(item, at, -1));
      if (WEAPONS[item.weapon].angled)
        for (const to of angledTargets(s, Math.floor(at / SPACES))) ids.push(placeAt(item, at, to));
    }
  }
  // Extra hits need a weapon on the same tile (PB-WPN09), so only where one can go.
  for (const item of items) if (item.weapon < 0) for (const at of armed) ids.push(placeAt(item, at, -1));
  return ids;
}

/** Tiles with zombies in the neighbouring rows (PB-CC19-R, PB-CC19-R2). */
function angledTargets(s: Pints, row: number): number[] {
  const targets: number[] = [];
  for (const near of NEIGHBOURS[row])
    for (let space = 0; space < SPACES; space++)
      if (stackAt(s, near, space).length > 0) targets.push(near * SPACES + space);
  return targets;
}

export const areNeighbours = (a: number, b: number): boolean => (NEIGHBOURS[a] as readonly number[]).includes(b);

/** A whole placement: each item once, one weapon kind per tile, extra hits only beside a weapon. */
export const placement: Check = (_decision: Decision, answer: Answer): Refusal | null => {
  const items = (answer as readonly string[]).map(parseItem);
  for (let i = 0; i < items.length; i++) {
    const a = items[i];
    let armed = a.weapon >= 0;
    for (let j = 0; j < items.length; j++) {
      if (i === j) continue;
      const b = items[j];
      if (a.item === b.item) return { code: 'item-twice', params: { option: a.text }, rules: ['PB-PLACE02'] };
      if (a.at !== b.at || b.weapon < 0) continue;
      if (a.weapon >= 0 && a.weapon !== b.weapon)
        return { code: 'mixed-weapons', params: spot(a.at), rules: ['PB-WPN07'] };
      armed = true;
    }
    if (!armed) return { code: 'extra-alone', params: spot(a.at), rules: ['PB-WPN09'] };
  }
  return null;
};

/** A space as people count it. */
export const spot = (at: number) => ({ row: Math.floor(at / SPACES) + 1, space: (at % SPACES) + 1 });

/** The end of Phase I: placements are fixed, placed cards no longer belong to the player (PB-PLACE13-R). */
function commit(g: G, ids: readonly string[]): void {
  const s = g.state;
  const player = me(s);
  for (const id of ids) {
    const item = parseItem(id);
    if (item.card >= 0) takeCard(player, item.card);
    s.assigned.push(assignmentOf(s, item));
  }
  s.exchanged = null;
  g.emit({ type: 'placed', player: s.active + 1, items: ids, rules: PLACED });
}

/** A placed item as it will strike. */
export function assignmentOf(s: Pints, item: Item): Assignment {
  return {
    row: Math.floor(item.at / SPACES),
    space: item.at % SPACES,
    weapon: item.weapon,
    hits: item.weapon >= 0 ? WEAPONS[item.weapon].hits : extraHits(s, item.card),
    card: item.card,
    angled: item.angled,
  };
}

/** What extra hits are worth: a die 1, a card its number or the number of players (PB-COMP09-R, PB-CC14 to PB-CC16). */
function extraHits(s: Pints, kind: number): number {
  if (kind < 0) return 1;
  const extra = CARDS[kind].extra ?? 0;
  return extra === 'players' ? extraPerPlayer(s) : extra;
}

/** The hits of the card that brings one per player. */
export const extraPerPlayer = (s: Pints): number => (s.players.length === 1 ? SOLO.extraHits : s.players.length);

/** Nice Shots and Arms Dealing, open from the roll to the end of Phase I (PB-FOOD11, PB-FOOD13). */
export function shotsAndArms(s: Pints, into: string[]): void {
  const player = me(s);
  if (hasFood(player, NICE_SHOTS)) niceShots(s, into);
  if (hasFood(player, ARMS_DEALING)) armsDealing(s, player, into);
}

function niceShots(s: Pints, into: string[]): void {
  for (let to = 0; to < ROWS; to++) {
    if (s.rows[to].companion >= 0) continue;
    if (s.couch.length > 0) into.push(NICE_SHOTS_SEND[to]);
    for (let from = 0; from < ROWS; from++)
      if (s.rows[from].companion >= 0) into.push(NICE_SHOTS_MOVE[from * ROWS + to]);
  }
}

function armsDealing(s: Pints, player: Player, into: string[]): void {
  for (const face of DIE_FACES) if (face !== 'extra' && s.dice.includes(face)) into.push(`armsDealing.${face}`);
  player.cards.forEach((kind, i) => {
    if (CARDS[kind].class === 'weapon' && player.cards.indexOf(kind) === i) into.push(ARMS_DEALING_CARD[kind]);
  });
}

export function* playShotsOrArms(g: G, id: string): Rules {
  const s = g.state;
  if (id.startsWith('armsDealing.')) return yield* dealArms(g, id.slice('armsDealing.'.length));
  turnOverFood(g, s.active, NICE_SHOTS);
  const send = NICE_SHOTS_SEND.indexOf(id);
  if (send >= 0) return yield* sendTo(g, send);
  const move = NICE_SHOTS_MOVE.indexOf(id);
  const from = Math.floor(move / ROWS);
  const to = move % ROWS;
  s.rows[to].companion = s.rows[from].companion;
  s.rows[from].companion = -1;
  g.emit({ type: 'companion-moved', row: from + 1, toRow: to + 1, rules: MOVED });
}

/** Arms Dealing: an item counts as another weapon in every respect this turn (PB-FOOD13-R). */
function* dealArms(g: G, name: string): Rules {
  const s = g.state;
  const own = DIE_WEAPON[name] ?? name;
  turnOverFood(g, s.active, ARMS_DEALING);
  const choices = WEAPON_CHOICES.filter((_, weapon) => WEAPON_IDS[weapon] !== own);
  const id = yield* g.choose(s.active, ASK_WEAPON, choices, { params: { weapon: { id: `weapon.${own}` } } });
  const weapon = weaponNumber(id.slice('weapon.'.length));
  s.exchanged = { item: `${name}1`, weapon };
  g.emit({ type: 'weapon-exchanged', item: name, weapon: WEAPON_IDS[weapon], rules: EXCHANGED });
}
