import type { Cue, ThingId } from '@shamble/parts';
import { SYMBOLS } from '../content/tiles.ts';
import { SYMBOL_ICONS } from './icons.ts';
import { type LaidItem, laidAt, totalOf } from './names.ts';
import { rangeText } from './panels.ts';
import { type Chip, type Spot, type Total, whyNotThere } from './placing.ts';
import { heldChip, type Stage } from './stage.ts';
import { isHidden, isLively, isMint } from './tokens.ts';

/** The letter of a tile's colour, with the symbol of a marked one. */
export interface PlateLooks {
  readonly letter: string;
  readonly icon: string | null;
}

/** Alike dice or cards beside a space. */
export interface LaidLooks {
  readonly key: string;
  readonly name: string;
  readonly as: string | null;
  readonly die: boolean;
  readonly n: number;
  /** How they are taken back, where they can be. */
  readonly take: { readonly thing: ThingId; readonly words: string } | null;
}

/** `2 / 3–6`: hits there, hits that clear the stack. */
export interface SumLooks {
  readonly sort: string;
  readonly hits: number;
  readonly needs: string;
  readonly mark: string;
}

/** All that can be seen of a space, as plain data: where nothing of it changed, nothing is drawn anew. */
export interface SpaceLooks {
  readonly thing: ThingId;
  readonly colour: string;
  readonly plate: PlateLooks;
  /** The letter of the uppermost token's feature. */
  readonly letter: string;
  readonly stack: readonly string[];
  readonly laid: readonly LaidLooks[];
  readonly ghost: boolean;
  readonly sum: SumLooks | null;
  readonly can: boolean;
  readonly chosen: boolean;
  readonly dim: boolean;
  readonly popup: boolean;
  readonly cue: Cue | null;
}

export function spaceLooks(stage: Stage, spot: Spot): SpaceLooks {
  const { view, cues, placing, options, glows, selected, plan, tell } = stage;
  const { colour, marked, stack } = view.rows[spot.row - 1].tiles[spot.space - 1];
  const thing = `space:${spot.row}.${spot.space}`;
  const laid = laidAt(stage, spot);
  const aim = aimOf(stage, spot);
  const open = options(thing);
  return {
    thing,
    colour,
    plate: plateLooks(tell, colour, marked),
    letter: stack.length > 0 ? featureLetter(tell, stack[stack.length - 1]) : '',
    stack,
    laid: grouped(stage, laid),
    ghost: placing !== null,
    sum: sumLooks(stage, spot, laid),
    can: glows(thing) || aim === 'yes',
    chosen: open.some((id) => id === selected || (placing === null && plan.includes(id))),
    dim: aim === 'no',
    popup: open.length > 1,
    cue: cues.get(thing) ?? null,
  };
}

export const plateLooks = (tell: Stage['tell'], colour: keyof typeof SYMBOLS, marked: boolean): PlateLooks => ({
  letter: tell(`fact.letter.${colour}`),
  icon: marked ? SYMBOL_ICONS[SYMBOLS[colour]] : null,
});

/** The letter of a token's feature. */
export const featureLetter = (tell: Stage['tell'], face: string): string =>
  isMint(face) ? tell('boardview.letter.mint') : isLively(face) ? tell('boardview.letter.lively') : '';

/** The faces known below the uppermost token. */
export const knownBelow = (stack: readonly string[]): readonly string[] =>
  stack
    .slice(0, -1)
    .filter((face) => !isHidden(face))
    .slice(-3);

/** Whether what is in the hand can go to a space; with empty hands, whether anything can: then no space is out of it. */
function aimOf(stage: Stage, spot: Spot): 'yes' | 'no' | null {
  const { view, placing, plan, chips, held } = stage;
  if (placing === null) return null;
  if (held?.angled)
    return held.angled.targets.some((to) => to.row === spot.row && to.space === spot.space) ? 'yes' : 'no';
  const chip = heldChip(stage);
  const canTake = (one: Chip): boolean => whyNotThere(view, placing, plan, one, spot) === null;
  if (chip !== null) return canTake(chip) ? 'yes' : 'no';
  return chips.some((one) => one.left.length > 0 && canTake(one)) ? 'yes' : null;
}

/** Alike items together: the last of them is the one to be taken back. */
function grouped({ compact, say, tell }: Stage, items: readonly LaidItem[]): LaidLooks[] {
  const groups = new Map<string, { item: LaidItem; n: number }>();
  for (const item of items) {
    const key = `${item.name} ${item.as}`;
    groups.set(key, { item, n: (groups.get(key)?.n ?? 0) + 1 });
  }
  return [...groups.values()].map(({ item: { key, id, name, as, die, words }, n }) => {
    const take =
      id === null || compact ? null : { thing: `laid:${id}`, words: tell('boardview.take', { item: say(words) }) };
    return { key, name, as, die, n, take };
  });
}

function sumLooks(stage: Stage, spot: Spot, laid: readonly LaidItem[]): SumLooks | null {
  const total = totalOf(stage, spot, laid);
  if (total === null) return null;
  const { hits, needs } = total;
  return { ...signOf(total), hits, needs: stage.say(rangeText(needs)) };
}

/** ✓ where the stack is surely cleared, ? where it may be; −1 where so many surely fall, −? where somebody may. */
export function signOf({ clears, falls: { lo, hi }, unarmed }: Total): Pick<SumLooks, 'sort' | 'mark'> {
  if (unarmed) return { sort: 'unarmed', mark: '!' };
  if (clears === 'sure') return { sort: 'sure', mark: '✓' };
  if (clears === 'maybe') return { sort: 'maybe', mark: '?' };
  if (lo > 0) return { sort: 'some', mark: `−${lo}` };
  return hi === 0 ? { sort: 'no', mark: '' } : { sort: 'maybe', mark: '−?' };
}
