/** Spawn Zones as they stand: which bring somebody in the next Phase, and what the others wait for. */
import type { Message } from '@shamble/kernel';
import type { Effect, Spawn } from '../content/missions.ts';
import { stepsDone } from '../rules/goals.ts';
import { type Army, COLOURS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { kind as named, token } from '../text/words.ts';
import { missionIn } from './mission-in.ts';

export interface SpawnState {
  readonly zone: string;
  readonly kind: Spawn['kind'];
  /** Whether a card is revealed for it in the next Phase; the one of Zeus may wait for a step (AD-SPAWN05). */
  readonly active: boolean;
  /** What it waits for; null where it does not, or will never be active again. */
  readonly waits: Message | null;
  /** Zeus has come, and his token is out of the game (AD-ABOM07). */
  readonly gone: boolean;
}

export function spawnStates(view: View): SpawnState[] {
  const { spawns } = missionIn(view);
  return view.spawns.map(({ zone, kind, active }, i) => {
    const step = kind === 'zeus' ? stepBefore(view) : null;
    const waits = step === null ? (active ? null : waitsFor(view, spawns[i])) : say('step', { n: step });
    const gone = kind === 'zeus' && !view.zeusToken;
    return { zone, kind, active: active && waits === null, waits, gone };
  });
}

/** The step after which Zeus' Spawn Zone is no longer quiet; null where it is not, or where his token is gone. */
const stepBefore = (view: View): number | null => {
  const { zeusAfter = 0 } = missionIn(view);
  return view.zeusToken && view.steps < zeusAfter ? zeusAfter : null;
};

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.waits.${id}`, params });

function waitsFor(view: View, { kind, onFloor, onStart }: Spawn): Message | null {
  if (onFloor !== undefined) return say('floor', { n: onFloor });
  if (onStart) return say('truck');
  const { tokens, deaths = {} } = missionIn(view);
  const brings = (effects: readonly Effect[] = []): boolean =>
    effects.some((one) => one.effect === 'spawn' && one.of === kind);
  const colour = tokens.find((one) => brings(one.brings))?.colour;
  if (colour !== undefined) return say('token', { token: token(colour) });
  const who = (['valentine', 'queen'] as const).find((one) => brings(deaths[one]));
  return who === undefined ? null : say('kill', { kind: named(who) });
}

interface Brought {
  /** Spawn Zones that become active. */
  readonly zones: readonly string[];
  readonly zeus: boolean;
  /** The step of the Mission that it finishes. */
  readonly step: number | null;
}

/** What taking an Objective brings besides. */
export function broughtBy(view: View, s: Army, colour: string): Brought {
  const { tokens, spawns, zeusAfter = 0 } = missionIn(view);
  const effects = tokens.find((one) => one.colour === colour)?.brings ?? [];
  const kinds = effects.flatMap((one) => (one.effect === 'spawn' ? [one.of] : []));
  const steps = stepsWith(s, colour);
  const wakesZeus = view.zeusToken && view.steps < zeusAfter && steps >= zeusAfter;
  return {
    zones: spawns
      .filter(({ kind }, i) => (kinds.includes(kind) && !view.spawns[i].active) || (kind === 'zeus' && wakesZeus))
      .map(({ zone }) => zone),
    zeus: view.zeusToken && effects.some(({ effect }) => effect === 'zeus'),
    step: steps > view.steps ? steps : null,
  };
}

/** How many steps are done once an Objective of this colour is taken; what lies face down is not reckoned with. */
function stepsWith(s: Army, name: string): number {
  const colour = COLOURS.find((one) => one === name);
  if (colour === undefined) return stepsDone(s);
  return stepsDone(colour === 'red' ? { ...s, red: s.red + 1 } : { ...s, taken: [...s.taken, colour] });
}
