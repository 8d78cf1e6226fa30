import type { Message, Pick, Say } from '@shamble/kernel';
import { kindOfThing, restOf, type ThingId } from '@shamble/parts';
import { useState } from 'react';
import type { View } from '../rules/view.ts';
import { angledTargets, type Chip, type Spot, whyNotThere, withChip, without } from './placing.ts';
import type { Held } from './stage.ts';
import { spotOf } from './things.ts';

interface PlacingProps {
  readonly view: View;
  readonly placing: Pick | null;
  readonly plan: readonly string[];
  readonly chips: readonly Chip[];
  readonly setPlan: (ids: readonly string[]) => void;
  readonly hand: ThingId | null;
  readonly setHand: (thing: ThingId | null) => void;
  readonly say: Say;
}

const same = (a: Spot, b: Spot): boolean => a.row === b.row && a.space === b.space;

/** Taking a chip, laying it on a space, aiming its second hit; and the words for what cannot be. */
export function usePlacing({ view, placing, plan, chips, setPlan, hand, setHand, say }: PlacingProps) {
  const [angled, setAngled] = useState<Held['angled']>(null);
  const [refused, setRefused] = useState<Message | null>(null);
  const chipOf = (key: string): Chip | undefined => chips.find((chip) => chip.key === key);
  const held: Held | null = hand === null ? null : { chip: restOf(hand), angled };

  // Another chip may be taken where the board does not hear of it.
  const [known, setKnown] = useState(hand);
  if (known !== hand) {
    setKnown(hand);
    setAngled(null);
    setRefused(null);
  }

  const setHeld = (now: Held | null): void => {
    const thing = now && `chip:${now.chip}`;
    setAngled(now?.angled ?? null);
    if (thing !== hand) setHand(thing);
  };

  const release = (): void => {
    setHeld(null);
    setRefused(null);
  };

  /** Takes a chip into the hand, or lays it down again; a chip already laid comes along when it is dragged. */
  const hold = (thing: ThingId, dragged: boolean): void => {
    setRefused(null);
    const key = kindOfThing(thing) === 'laid' ? keyOfLaid(restOf(thing)) : restOf(thing);
    const chip = chipOf(key);
    if (!dragged && held?.chip === key) setHeld(null);
    else if (!dragged && chip?.left.length === 0) setRefused({ id: 'boardview.chip.spent' });
    else if (chip) setHeld({ chip: key, angled: null });
  };

  /** Lays the chip on a space, or aims its second hit there; null throws without a second hit. */
  const put = (key: string, onto: ThingId | null): void => {
    const chip = chipOf(key);
    if (placing === null || !chip) return;
    const spot = onto === null ? null : spotOf(onto);
    if (held?.angled) aim(chip, held.angled.from, held.angled.targets, spot);
    else if (spot) lay(chip, spot, plan);
  };

  const lay = (chip: Chip, spot: Spot, on: readonly string[]): void => {
    if (placing === null) return;
    const spent: Message | null = chip.left.length === 0 ? { id: 'boardview.chip.spent' } : null;
    const why = spent ?? whyNotThere(view, placing, on, chip, spot);
    setRefused(why);
    if (why) return;
    const targets = angledTargets(placing, chip.left[0], spot);
    if (targets.length > 0) {
      setPlan(on);
      setHeld({ chip: chip.key, angled: { from: spot, targets } });
      return;
    }
    setPlan(withChip(on, chip, spot));
    // More of the same stay in the hand, where they were taken into it.
    setHeld(held?.chip === chip.key && chip.left.length > 1 ? { chip: chip.key, angled: null } : null);
  };

  const aim = (chip: Chip, from: Spot, targets: readonly Spot[], at: Spot | null): void => {
    const misses = at !== null && !targets.some((target) => same(target, at));
    setRefused(misses ? { id: 'boardview.tray.angle' } : null);
    if (misses) return;
    setPlan(withChip(plan, chip, from, at));
    setHeld(null);
  };

  /** The end of a drag: onto a space, or anywhere else to take a laid chip back. */
  const drop = (thing: ThingId, onto: ThingId | null): void => {
    const laid = kindOfThing(thing) === 'laid' ? restOf(thing) : null;
    const target = onto !== null && kindOfThing(onto) === 'laid' ? spaceOfLaid(restOf(onto)) : onto;
    setHeld(null);
    if (target === null || kindOfThing(target) !== 'space') {
      if (laid !== null && onto !== thing) setPlan(without(plan, laid));
      return;
    }
    const rest = laid === null ? plan : without(plan, laid);
    const chip = chipOf(laid === null ? restOf(thing) : keyOfLaid(laid));
    if (!chip) return;
    lay(laid === null ? chip : { ...chip, left: [laid.split('@')[0], ...chip.left] }, spotOf(target), rest);
  };

  const word = refused === null ? null : say(refused);
  return { held, word, hold, put, drop, release };
}

/** The chip an option of the plan is of: `bat2@1.3` is a `bat`. */
const keyOfLaid = (id: string): string => id.split('@')[0].replace(/\d(?==|$)/, '');

export const spaceOfLaid = (id: string): ThingId => `space:${id.split('@')[1].split('>')[0]}`;
