import type { Decision, Message, Pick } from '@shamble/kernel';
import { CARDS } from '../content/cards.ts';
import type { BattleFace } from '../content/dice.ts';
import { WEAPON_IDS } from '../content/weapons.ts';
import { parseItem, reaches } from '../rules/items.ts';
import { SPACES } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { hitsOf } from './laid.ts';
import { type Blow, strikes } from './strike.ts';
import { around, type Range, stackNeeds, type Unseen } from './tokens.ts';

/** Dice or cards that are alike: which one of them is placed makes no difference. */
export interface Chip {
  /** What they count as: `bat`, `toaster`, or `toaster=cricketBat` once exchanged. */
  readonly key: string;
  /** The face or card they show. */
  readonly name: string;
  readonly die: boolean;
  /** Weapon number, or -1 for extra hits. */
  readonly weapon: number;
  readonly hits: number;
  /** The items, as they stand before the `@` of an option. */
  readonly items: readonly string[];
  /** Those not in the plan. */
  readonly left: readonly string[];
}

/** A space by row and number, counted from 1. */
export interface Spot {
  readonly row: number;
  readonly space: number;
}

export const isPlacing = (decision: Decision | null): decision is Pick =>
  decision !== null && decision.kind === 'pick' && decision.ask.id === 'place';

const DIE_FACES: readonly BattleFace[] = ['bat', 'dart', 'longbow', 'extra'];

/** All that the active player could place, by kind, and what of it the plan leaves. */
export function chipsOf(view: View, plan: readonly string[]): Chip[] {
  const { cards } = view.players[view.active - 1];
  const names = [
    ...DIE_FACES.flatMap((face) => view.dice.filter((die) => die === face)),
    ...cards.filter((id) => CARDS.some((c) => c.id === id && (c.class === 'weapon' || c.class === 'extra'))),
  ];
  const planned = new Set(plan.map((id) => parseItem(id).item));
  const chips = new Map<string, { name: string; items: string[] }>();
  names.forEach((name, i) => {
    const item = `${name}${names.slice(0, i).filter((other) => other === name).length + 1}`;
    const as = view.exchanged?.item === item ? `=${view.exchanged.weapon}` : '';
    const chip = chips.get(name + as) ?? { name, items: [] };
    chip.items.push(item + as);
    chips.set(name + as, chip);
  });
  return [...chips].map(([key, { name, items }]) => {
    const { weapon, card } = parseItem(items[0]);
    return {
      key,
      name,
      die: card < 0,
      weapon,
      hits: hitsOf(items[0], view.players.length),
      items,
      left: items.filter((text) => !planned.has(parseItem(text).item)),
    };
  });
}

/** The option that puts an item on a space. */
export const optionFor = (item: string, { row, space }: Spot, angled: Spot | null = null): string =>
  `${item}@${row}.${space}${angled ? `>${angled.row}.${angled.space}` : ''}`;

const siteOf = ({ row, space }: Spot): number => (row - 1) * SPACES + space - 1;

/** What the plan has on a space. */
export const planAt = (plan: readonly string[], spot: Spot): string[] =>
  plan.filter((id) => parseItem(id).at === siteOf(spot));

/** The hits that angled throws of the plan bring to a space. */
export const angledAt = (plan: readonly string[], spot: Spot): number =>
  plan.filter((id) => parseItem(id).angled === siteOf(spot)).length;

/** Why a chip cannot go on a space, in the words of the rules; null where it can. */
export function whyNotThere(
  view: View,
  decision: Pick,
  plan: readonly string[],
  chip: Chip,
  spot: Spot,
): Message | null {
  const { row, space } = spot;
  const said = (id: string): Message => ({ id: `refusal.${id}`, params: { row, space } });
  if (view.rows[row - 1].companion === null) return said('no-companion');
  if (view.rows[row - 1].tiles[space - 1].stack.length === 0)
    return { id: 'refusal.no-zombie', params: { row, space } };
  if (chip.weapon >= 0 && !reaches(chip.weapon, space - 1))
    return { id: 'refusal.out-of-range', params: { row, space, weapon: { id: `weapon.${WEAPON_IDS[chip.weapon]}` } } };
  if (!decision.options.includes(optionFor(chip.items[0], spot))) return said('extra-alone');
  const weapons = planAt(plan, spot).map((id) => parseItem(id).weapon);
  const mixed = chip.weapon >= 0 && weapons.some((weapon) => weapon >= 0 && weapon !== chip.weapon);
  return mixed ? said('mixed-weapons') : null;
}

/** The targets of the second hit of a ball that lies on a space. */
export function angledTargets(decision: Pick, item: string, spot: Spot): Spot[] {
  const start = `${optionFor(item, spot)}>`;
  return decision.options.flatMap((id) => {
    if (!id.startsWith(start)) return [];
    const [row, space] = id.slice(start.length).split('.').map(Number);
    return [{ row, space }];
  });
}

/** The plan with an item more; items that are not in the plan are interchangeable, so the first is taken. */
export const withChip = (plan: readonly string[], chip: Chip, spot: Spot, angled: Spot | null = null): string[] =>
  chip.left.length === 0 ? plan.slice() : [...plan, optionFor(chip.left[0], spot, angled)];

export const without = (plan: readonly string[], id: string): string[] => plan.filter((other) => other !== id);

/** How far the hits on a space go. */
export interface Total {
  readonly hits: number;
  /** Hits that clear the stack. */
  readonly needs: Range;
  /** Zombies that fall, at least and at most. */
  readonly falls: Range;
  /** Whether nobody is left there then: sauce may bring a new one. */
  readonly clears: 'sure' | 'maybe' | 'no';
  /** Extra hits lie there without a weapon (PB-WPN09). */
  readonly unarmed: boolean;
}

/** What face-down tokens may be, and whether the supply may run out. */
export interface Odds {
  readonly kinds: Unseen;
  readonly scarce: boolean;
}

/** The running total of a space: hits there against hits needed, and what they surely do. */
export function totalAt(stack: readonly string[], blow: Blow, armed: boolean, { kinds, scarce }: Odds): Total {
  const ends = strikes(stack, blow, kinds, scarce);
  const empty = ends.filter((end) => end.stack.length === 0).length;
  return {
    hits: blow.hits,
    needs: stackNeeds(stack, kinds),
    falls: around(ends.map(({ fell }) => fell)),
    clears: empty === 0 ? 'no' : empty === ends.length ? 'sure' : 'maybe',
    unarmed: blow.hits > 0 && !armed,
  };
}
