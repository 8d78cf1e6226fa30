import { CARD_IDS } from '../content/cards.ts';
import { DIE_WEAPON, RANGES, WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import { SPACES } from './state.ts';

/**
 * A die or card in a placement, and where it goes. As an option: `bat1@2.3` is the first bat die on row 2, space 3;
 * `toaster1=cricketBat@3.1` a toaster exchanged for a bat; `rugbyBall1@1.2>2.5` a ball with its angled target.
 */
export interface Item {
  /** The item's own name: face or card, and which copy. */
  readonly item: string;
  /** What it counts as, with the item: the text before the `@`. */
  readonly text: string;
  /** Weapon number, or -1 for extra hits. */
  readonly weapon: number;
  /** Card kind, or -1 for a die. */
  readonly card: number;
  /** Row * 5 + space, or -1 where it is not placed. */
  readonly at: number;
  readonly angled: number;
}

const known = new Map<string, Item>();

/** Reads an item or a placement that the rules offer; each text is read once. */
export function parseItem(id: string): Item {
  let item = known.get(id);
  if (item === undefined) {
    item = readItem(id);
    known.set(id, item);
  }
  return item;
}

/** Reads any text, and does not keep it. */
export function readItem(id: string): Item {
  const match = /^(([a-zA-Z]+|extra[23])([1-7]))(?:=(\w+))?(?:@([1-5])\.([1-5]))?(?:>([1-5])\.([1-5]))?$/.exec(id);
  if (!match) return { item: id, text: id, weapon: -1, card: -1, at: -1, angled: -1 };
  const [, item, name, , exchanged, row, space, angledRow, angledSpace] = match;
  const weapon = WEAPON_IDS.indexOf(exchanged ?? DIE_WEAPON[name] ?? name);
  return {
    item,
    text: exchanged ? `${item}=${exchanged}` : item,
    weapon,
    card: name in DIE_WEAPON || name === 'extra' ? -1 : CARD_IDS.indexOf(name),
    at: row ? site(row, space) : -1,
    angled: angledRow ? site(angledRow, angledSpace) : -1,
  };
}

const site = (row: string, space: string): number => (Number(row) - 1) * SPACES + Number(space) - 1;

const placed = new Map<string, string[]>();

/** The option that puts an item on a space, with an angled target or none (-1). */
export function placeAt(item: Item, at: number, angled: number): string {
  let ids = placed.get(item.text);
  if (ids === undefined) {
    ids = [];
    placed.set(item.text, ids);
  }
  const key = at * 32 + angled + 1;
  ids[key] ??= `${item.text}@${coordinates(at)}${angled < 0 ? '' : `>${coordinates(angled)}`}`;
  return ids[key];
}

const coordinates = (at: number): string => `${Math.floor(at / SPACES) + 1}.${(at % SPACES) + 1}`;

const REACH = WEAPONS.map((w) =>
  Array.from({ length: SPACES }, (_, space) => (RANGES[w.range] as readonly number[]).includes(space + 1)),
);

/** Whether a weapon reaches a space, counted from 0 (PB-WPN02 to PB-WPN04). */
export const reaches = (weapon: number, space: number): boolean => REACH[weapon][space];
