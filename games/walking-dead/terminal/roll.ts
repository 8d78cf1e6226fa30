import { type Fact, labelled, playerName, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { counted } from '@shamble/kernel/words';
import { COLOURS } from '../content/dice.ts';
import { face, shot } from '../text/words.ts';
import type { Seen, SeenRoll } from './seen.ts';
import { list } from './words.ts';

/** The dice on the table: why they were rolled, how they fell, and what they are worth by now. */
export function rollFacts(say: Say, s: Seen): Fact[] {
  const { roll } = s;
  if (roll === null) return [];
  const { why, seat, ammo, kills, zombies, actions, wanted } = roll;
  const parts = [
    labelled(say, playerName(say, seat, s), tell(say, `terminal.roll.${why}`)),
    ...facesByColour(say, roll),
    ...(ammo.length > 0 ? [labelled(say, tell(say, 'kind.ammo'), list(say, counted(ammo.map(shot))))] : []),
    ...(zombies > 0 ? [tell(say, 'terminal.roll.kills', { kills, zombies })] : []),
    ...(wanted > 0 ? [tell(say, 'terminal.roll.actions', { actions, wanted })] : []),
  ];
  return [{ label: tell(say, 'terminal.label.roll'), parts }];
}

function facesByColour(say: Say, { pool, faces }: SeenRoll): string[] {
  let from = 0;
  return COLOURS.flatMap((colour, i) => {
    const own = faces.slice(from, from + pool[i]);
    from += pool[i];
    return own.length === 0 ? [] : [labelled(say, tell(say, `colour.${colour}`), list(say, counted(own.map(face))))];
  });
}
