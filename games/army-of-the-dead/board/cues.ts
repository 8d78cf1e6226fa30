import type { GameEvent, Json } from '@shamble/kernel';
import type { Cue, Motion } from '@shamble/parts';
import type { Contents } from './pieces.ts';
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

/** All that walk, as one thing: each piece is where from, where to, who and how many. */
export const WALKERS = 'walkers';

const walking = (from: Json | undefined, to: Json | undefined, who: Json | undefined, n: Json = 1): Motion => ({
  thing: WALKERS,
  motion: 'walk',
  piece: `${from}>${to}>${who}>${n}`,
});

/** Somebody, or some of a kind, on the way. */
export interface Walk {
  readonly from: string;
  readonly to: string;
  readonly who: string;
  readonly n: number;
}

/** All that walk; who takes several steps in a row goes them in one. */
export function walksIn(cue: Cue | undefined): Walk[] {
  const walks: Walk[] = [];
  for (const piece of new Set(cue?.pieces ?? [])) {
    const [from, to, who, n] = piece.split('>');
    const before = walks.findIndex((walk) => walk.who === who && walk.to === from && walk.n === Number(n));
    if (before < 0) walks.push({ from, to, who, n: Number(n) });
    else walks[before] = { ...walks[before], to };
  }
  return walks;
}

/**
 * Who of a Zone is still on the way there, so that nobody is seen twice: people, and kinds of which nobody was there
 * before.
 */
export function arrivingAt(zone: string, { dead, people }: Contents, walks: readonly Walk[]): string[] {
  const come = (who: string): number =>
    walks.filter((walk) => walk.to === zone && walk.who === who).reduce((sum, { n }) => sum + n, 0);
  return [
    ...dead.filter(({ kind, n }) => come(kind) >= n).map(({ kind }) => kind),
    ...people.filter(({ id }) => come(id) > 0).map(({ id }) => id),
  ];
}

/** What an event sets in motion. */
export function motionsOf(event: GameEvent): Motion[] {
  const { type, from, to, survivor, groups } = event;
  if (type === 'moved' || type === 'dragged') return [walking(from, to, survivor)];
  if (type === 'moves' && Array.isArray(groups)) return groups.flatMap(walkingGroup);
  // The box has run short: its count is what one looks at.
  if (type === 'extra-activation') return [{ thing: `box:${event.kind}s`, motion: 'shake' }];
  const motion = MOTIONS[type];
  if (motion === undefined) return [];
  return [...new Set(zonesIn(event))].map((zone) => ({ thing: `zone:${zone}`, motion }));
}

const walkingGroup = (group: Json): Motion[] =>
  typeof group === 'object' && group !== null && 'kind' in group
    ? [walking(group.from, group.to, group.kind, group.n)]
    : [];
