/** A Move as it is planned: how far, whom it touches at its end, what it makes possible, and what its NOISE sets off. */
import type { Decision, Spot } from '@shamble/kernel';
import type { Loudness } from '../../content/items.ts';
import { WALKER_MOVE } from '../../content/lengths.ts';
import { type Ghost, loudAhead } from '../../rules/forecast.ts';
import { hasMoment } from '../../rules/moments.ts';
import { type Gait, takePath } from '../../rules/move.ts';
import { areEnemies, inContact, inKillZone } from '../../rules/near.ts';
import { type Guarded, guardedFor, searchable } from '../../rules/search.ts';
import { actor, models, nameOf, type Person, type War } from '../../rules/state.ts';
import { allowanceIn, askingOf, movingIn, plannedIn, stopsOf } from '../plan/asking.ts';
import { levelAt, movedTo } from '../plan/moved.ts';
import { type Over, overOf } from '../plan/over.ts';

/** What is asked, and what has been put together of an answer. */
interface Drafted {
  readonly decision: Decision;
  readonly selected: string | null;
  readonly plan: readonly string[];
  readonly spot?: Spot | null;
}

export interface MovePlan {
  readonly person: Person;
  readonly gait: Gait;
  readonly cost: number;
  readonly left: number;
  /** Standing enemies touched at its end: it engages them. */
  readonly engages: readonly string[];
  /** Counters that may be searched where it ends; without an Action for it they are only touched. */
  readonly counters: readonly string[];
  /** Whether a Search of them is offered then, or hangs on a die or a choice. */
  readonly search: 'sure' | 'perhaps' | 'none';
  /** Counters that it touches where no Search is possible, since enemies that stay where they are touch them too. */
  readonly guarded: readonly Guarded[];
  /** Walkers in whose Kill Zone it ends, without touching them. */
  readonly near: readonly string[];
  /** A Leap or a climb at its end; null where it is walked to its end. */
  readonly over: Over | null;
  readonly noise: Noise | null;
  /** The position at its end, with the Walkers where its NOISE brings them for certain, if that is foretold. */
  readonly after: War;
}

export interface Noise {
  readonly loud: Loudness;
  readonly ghosts: readonly Ghost[];
  /** Whether it may stay quiet by a die (Small and Quiet). */
  readonly quiet: boolean;
}

/** The gait of a question about a way. */
function gaitOf({ decision }: Drafted): Gait | null {
  const gait = decision.params?.gait;
  const id = typeof gait === 'object' && 'id' in gait ? String(gait.id) : '';
  const word = id.slice('gait.'.length);
  return word === 'sneak' || word === 'run' || word === 'burst' ? word : null;
}

export function moveOf(s: War, intent: Drafted): MovePlan | null {
  const { decision, selected, plan, spot = null } = intent;
  const asking = askingOf(s, decision);
  const planned = plannedIn(asking, { selected, plan, spot });
  if (planned === null || planned.way.place.path === null || s.now === null) return null;
  const gait = planned.way.option ?? gaitOf(intent);
  const person = actor(s);
  const moving = movingIn(planned.way.place);
  if (gait === null || moving.mover !== nameOf(person)) return null;
  const stops = stopsOf(planned);
  const taken = stops.length === 0 ? null : takePath(moving, stops);
  if (taken !== null && 'code' in taken) return null;
  const cost = taken?.cost ?? 0;
  const over = taken === null ? null : overOf(s, person, taken);
  const end = taken?.end ?? ([person.x, person.y] as const);
  const { war: arrived, person: there } = movedTo(s, person, end, levelAt(planned.way.place, stops));
  const touched = models(arrived).filter((one) => areEnemies(there, one) && !one.prone && inContact(there, one));
  // Without forecasts a Move is where it ends, and nothing more.
  const noise: Noise | null =
    gait === 'sneak' || s.help === 'none'
      ? null
      : { loud: 'noise', ghosts: loudAhead(arrived, 'noise', there), quiet: hasMoment(s, person, 'quietRun') };
  const after = noise === null || noise.quiet ? arrived : come(arrived, noise.ghosts);
  const worlds = noise?.quiet ? [arrived, come(arrived, noise.ghosts)] : [after];
  const letters = worlds.map((world) => searchable(world, there));
  const counters = [...new Set(letters.flat())];
  const restless = new Set((noise?.ghosts ?? []).flatMap(({ walker, unsure }) => (unsure === null ? [] : [walker])));
  const guarded = guardedFor(worlds[worlds.length - 1], there).flatMap(({ letter, guards }) => {
    const staying = guards.filter((name) => !restless.has(name));
    return counters.includes(letter) || staying.length === 0 ? [] : [{ letter, guards: staying }];
  });
  const enemies = models(after).filter((model) => areEnemies(there, model));
  return {
    person: there,
    gait,
    cost,
    left: allowanceIn(planned.way.place) - cost,
    engages: touched.map(nameOf),
    // Whoever is engaged by its end, or by what its NOISE brings, is done (AW-ACT07).
    counters,
    search: !maySearchThen(s)
      ? 'none'
      : gait !== 'burst' &&
          (over === null || over.chance === 1) &&
          letters.every((list) => list.length > 0) &&
          !(noise?.ghosts ?? []).some((ghost) => isOpenNear(ghost, there))
        ? 'sure'
        : 'perhaps',
    // Whoever fights looks for nothing.
    guarded: touched.length > 0 ? [] : guarded,
    near: enemies
      .filter((enemy) => 'number' in enemy && !enemy.prone && !inContact(there, enemy) && inKillZone(enemy, there))
      .map(nameOf),
    over,
    noise,
    after,
  };
}

/** Somebody of whom it is open how they come may end beside a Survivor, or beside what is searched. */
const isOpenNear = ({ unsure, from: [x, y] }: Ghost, there: Person): boolean =>
  unsure !== null && Math.hypot(x - there.x, y - there.y) < WALKER_MOVE + BESIDE;

/** A base, a counter or a piece on each side of the way that a Walker comes. */
const BESIDE = 3000;

/** A Move leaves an Action, and no Search was made yet (AW-ACT08). */
const maySearchThen = (s: War): boolean => actionsAfter(s) > 0 && !s.now?.done.includes('search');

/** The same position with Walkers where they come to, but for those about whom something is open. */
export function come(war: War, ghosts: readonly Ghost[]): War {
  const ends = new Map<string, readonly [number, number]>();
  for (const { walker, to, shifts, unsure } of ghosts) {
    if (unsure !== null) continue;
    ends.set(walker, to);
    for (const shift of shifts) ends.set(shift.walker, shift.to);
  }
  const walkers = war.walkers.map((walker) => {
    const end = ends.get(nameOf(walker));
    return end === undefined ? walker : { ...walker, x: end[0], y: end[1] };
  });
  return { ...war, walkers };
}

/** Actions that are left after a Move; its own is gone once it was chosen. */
export const actionsAfter = ({ now, step }: War): number =>
  (now?.actions ?? 0) - (step === 'act' && now?.done.includes('move') ? 0 : 1);
