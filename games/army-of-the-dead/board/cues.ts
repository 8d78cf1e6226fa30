import type { GameEvent, Json } from '@shamble/kernel';
import type { Motion } from '@shamble/parts';
import { zonesIn } from './spoken.ts';

/** How the Zones that an event names move. */
const MOTIONS: Readonly<Record<string, string>> = {
  woken: 'wake',
  appeared: 'appear',
  attacks: 'shake',
  killed: 'shake',
  explosion: 'shake',
  noise: 'appear',
  objective: 'appear',
};

/** All that walk, as one thing: each piece is where from, where to and who. */
export const WALKERS = 'walkers';

const walking = (from: Json | undefined, to: Json | undefined, who: Json | undefined): Motion => ({
  thing: WALKERS,
  motion: 'walk',
  piece: `${from}>${to}>${who}`,
});

/** What an event sets in motion. */
export function motionsOf(event: GameEvent): Motion[] {
  const { type, from, to, survivor, groups } = event;
  if (type === 'moved' || type === 'dragged') return [walking(from, to, survivor)];
  if (type === 'moves' && Array.isArray(groups)) return groups.flatMap(walkingGroup);
  const motion = MOTIONS[type];
  if (motion === undefined) return [];
  return [...new Set(zonesIn(event))].map((zone) => ({ thing: `zone:${zone}`, motion }));
}

const walkingGroup = (group: Json): Motion[] =>
  typeof group === 'object' && group !== null && 'kind' in group ? [walking(group.from, group.to, group.kind)] : [];
