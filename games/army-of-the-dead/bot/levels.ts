import { most } from '@shamble/bots/advice';
import type { Advice, Choose } from '@shamble/kernel';
import { advise } from './advice.ts';
import type { Mind } from './mind.ts';

/** Skills by what they bring. */
const WORTH: Readonly<Record<string, number>> = {
  'freeAction.combat': 10,
  'freeAction.ranged': 9,
  'freeAction.melee': 8,
  'plusDamage.ranged': 9,
  'plusDamage.melee': 7,
  'plusDie.combat': 8,
  'plusDie.ranged': 7,
  'plusDie.melee': 6,
  'freeAction.move': 6,
  slippery: 7,
  'reaper.combat': 7,
  'reaper.ranged': 7,
  'reaper.melee': 6,
  'sixPlusDie.combat': 5,
  'sixPlusDie.ranged': 5,
  'hunter.alpha': 6,
  'hunter.shambler': 6,
  regeneration: 6,
  plusZone: 5,
  steadyHand: 4,
  combatReflexes: 5,
  lucky: 6,
};

export const level = (_: Mind, { options }: Choose): Advice =>
  advise(
    most(options, (id) => WORTH[id] ?? 3),
    'level',
  );
