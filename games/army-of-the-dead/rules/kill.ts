import type { Rules } from '@shamble/kernel';
import type { Colour, Effect } from '../content/missions.ts';
import { ZOMBIE_CARDS, type ZombieKind } from '../content/zombies.ts';
import { take } from './figures.ts';
import { gain } from './gain.ts';
import { zoneId } from './ground.ts';
import { numbersOf } from './moments.ts';
import { total } from './parts.ts';
import { keepsFigure, noteKill } from './personal.ts';
import { type AbominationKind, type G, idOf, isAbomination, isPlaying, missionOf, playing, zombieOf } from './state.ts';
import { bring } from './zeus.ts';

/** By what somebody fell: goals may ask for it (AD-PO10-R). */
export type Means = 'melee' | 'ranged' | 'explosion' | 'trap' | 'truck' | 'gun';

/** What one attack or explosion brought down, and what is owed for it (AD-CMB06, steps 7 to 9). */
export interface Tally {
  /** Place in the team of who gets the adrenaline; -1 for nobody. */
  readonly by: number;
  readonly means: Means;
  /** Adrenaline for the killer, and for everybody. */
  own: number;
  all: number;
  killed: number;
  dead: { kind: AbominationKind; zone: number }[];
}

export const newTally = (by: number, means: Means): Tally => ({ by, means, own: 0, all: 0, killed: 0, dead: [] });

const KILLED: Readonly<Record<'plain' | 'abomination', readonly string[]>> = {
  plain: ['AD-ZOM01', 'AD-ZOM04-R', 'AD-ADR01'],
  abomination: ['AD-ZOM01', 'AD-ABOM02', 'AD-ADR01'],
};
const EARNED = ['AD-ADR01', 'AD-ADR01-R'];

/** Figures of a kind fall in a Zone: back to the box, or on a card that counts them; an Abomination leaves the game. */
export function fell(g: G, tally: Tally, zone: number, kind: ZombieKind, n: number, lying = 0): void {
  const s = g.state;
  if (n <= 0) return;
  take(s, zone, kind, n, lying);
  tally.killed += n;
  const by = tally.by >= 0 ? idOf(s, tally.by) : null;
  if (tally.by >= 0) s.team[tally.by].kills += n;
  const rules = KILLED[isAbomination(kind) ? 'abomination' : 'plain'];
  g.emit({ type: 'killed', zone: zoneId(s, zone), kind, n, by, means: tally.means, rules });
  if (isAbomination(kind)) {
    s[kind].dead = true;
    removeCard(g, kind);
    tally.all += zombieOf(s, kind).adrenaline;
    tally.dead.push({ kind, zone });
  } else {
    const each = zombieOf(s, kind).adrenaline + (kind === 'shambler' && tally.by >= 0 ? perShambler(g, tally.by) : 0);
    tally.own += n * each;
    for (let i = 0; i < n; i++)
      if (!keepsFigure(g, tally, kind)) {
        if (kind === 'shambler') s.box.shamblers++;
        else s.box.alphas++;
      }
  }
  noteKill(g, tally, kind, n);
}

const perShambler = (g: G, who: number): number => total(numbersOf(g.state, who, ({ perShambler: n }) => n ?? 0));

/** Its Zombie card leaves the game, wherever it lies, without a shuffle (AD-ABOM02-R). */
function removeCard(g: G, kind: AbominationKind): void {
  const { zombies, goneCards } = g.state;
  for (const pile of [zombies.draw, zombies.discard]) {
    const at = pile.findIndex((card) => ZOMBIE_CARDS[card].kind === kind);
    if (at >= 0) goneCards.push(...pile.splice(at, 1));
  }
}

/** Adrenaline and levels for what fell, then what the death of an Abomination brings (AD-ADR01, AD-ABOM04). */
export function* reward(g: G, tally: Tally): Rules {
  const s = g.state;
  if (tally.by >= 0) yield* gain(g, tally.by, tally.own, EARNED);
  tally.own = 0;
  const { all, dead } = tally;
  tally.all = 0;
  tally.dead = [];
  if (all > 0) for (const who of playing(s)) yield* gain(g, who, all, EARNED);
  for (const { kind, zone } of dead) {
    if (kind !== 'zeus') yield* effects(g, missionOf(s).deaths?.[kind] ?? [], zone);
    if (kind === 'queen') yield* bring(g, ['AD-ABOM04', 'AD-ABOM07']);
  }
}

const BROUGHT = ['AD-SPAWN07', 'AD-SPAWN08'];

/** What a Mission lets happen at once with something else. */
export function* effects(g: G, list: readonly Effect[], zone: number): Rules {
  const s = g.state;
  for (const one of list)
    switch (one.effect) {
      case 'spawn':
        activateSpawn(
          g,
          missionOf(s).spawns.findIndex(({ kind }) => kind === one.of),
        );
        break;
      case 'zeus':
        yield* bring(g, ['AD-M207', 'AD-M207-R', 'AD-ABOM07']);
        break;
      case 'token':
        placeToken(g, one.colour, zone);
        break;
    }
}

/** A token that waited beside the board is put on it. */
function placeToken(g: G, colour: Colour, zone: number): void {
  const s = g.state;
  const token = s.tokens.find((one) => one.colour === colour && one.zone < 0);
  if (token === undefined) return;
  token.zone = zone;
  g.emit({ type: 'token-placed', colour, zone: zoneId(s, zone), rules: ['AD-MISS02'] });
}

/** A coloured Spawn Zone turns red; it spawns in the next Zombies' Phase (AD-SPAWN07, AD-SPAWN08-R). */
export function activateSpawn(g: G, spawn: number): void {
  const s = g.state;
  if (spawn < 0 || s.spawns[spawn]) return;
  s.spawns[spawn] = true;
  const { zone, kind } = missionOf(s).spawns[spawn];
  g.emit({ type: 'spawn-active', zone, kind, rules: BROUGHT });
}

/** Whether somebody can still use what is offered after an attack: the dead use nothing (AD-MISC04-R). */
export const canUse = (g: G, who: number): boolean => who >= 0 && isPlaying(g.state.team[who]);
