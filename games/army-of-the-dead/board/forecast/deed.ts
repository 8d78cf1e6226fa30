/** A deed tried by the rules themselves: what it does as far as nobody need know what chance brings. */
import { type Answer, Chance, card, clone, type Decision, knownTo, SPECTATOR, Table } from '@shamble/kernel';
import { zoneNumber } from '../../rules/ground.ts';
import { play } from '../../rules/play.ts';
import { type Army, dormantAt, dormantNumber, dormantZone, type Now } from '../../rules/state.ts';
import { newTurn } from '../../rules/turn.ts';
import { type Sleepers, UNSEEN } from './sleepers.ts';

export interface Deed {
  /** Dice, a draw or something hidden follow: there is no way back. */
  readonly reveals: boolean;
  /** No Action is spent. */
  readonly free: boolean;
  /** The position that it leads to for certain, with sleepers of unknown number still asleep; null where the game is over. */
  readonly later: Army | null;
  /** Where Noise is made; null where none is. */
  readonly noise: number | null;
  /** Sleepers that wake. */
  readonly wakes: readonly Sleepers[];
  /** The box has too few for sleepers whose number is known: all Shamblers act at once, and where to is not foreseen. */
  readonly short: boolean;
  /** The question that it leads to before it is done; null where none is. */
  readonly asks: string | null;
}

const known = new WeakMap<Army, Map<string, Deed | null>>();

/** What an option of a Turn does, from a state that nobody changes; null where it is none of them. */
export function deedOf(s: Army, id: string): Deed | null {
  const all = known.get(s) ?? new Map<string, Deed | null>();
  known.set(s, all);
  let found = all.get(id);
  if (found === undefined) {
    found = tryOut(s, id);
    all.set(id, found);
  }
  return found;
}

/** What of a Turn's Actions is spent; one won by a new level makes no deed free (AD-ADR06-R), nor does a free one (AD-SKILL26). */
function spentOf(s: Army, { who, actions, free, single }: Now): number {
  const whole = single ? { actions: 1, free: [] } : newTurn(s, who);
  return whole.actions + whole.free.length - actions - free.length;
}

/** Thrown where it matters what chance brings. */
const REVEALED = new Error('something is revealed');

/** What comes to light and is reckoned with apart: sleepers, and the card of the Vault, which the dead do not mind. */
const APART: ReadonlySet<string> = new Set(['dormant', 'vault']);

class Unknown extends Chance {
  used = false;

  override mark(name: string): void {
    this.used = true;
    if (!APART.has(name)) throw REVEALED;
  }
}

/** The number of those that nobody has seen, while a deed is tried: none come. */
const NOBODY = 0;

const token = (zone: number, n: number): number => card(dormantAt(zone, n));
const isUnseen = (one: number): boolean => !knownTo(one, SPECTATOR);

/** Questions in the middle of a deed whose answers make no difference to the dead. */
const ANY: Readonly<Record<string, (decision: Decision) => Answer>> = {
  level: (decision) => (decision.kind === 'choose' ? decision.options[0] : []),
  room: (decision) => (decision.kind === 'pick' ? decision.options.slice(0, decision.min) : []),
  waking: (decision) => (decision.kind === 'order' ? decision.options : []),
};

function tryOut(s: Army, id: string): Deed | null {
  const state = clone(s);
  state.dormants = s.dormants.map((one) => (isUnseen(one) ? token(dormantZone(one), NOBODY) : one));
  const chance = new Unknown(state.rng);
  const table = new Table(state, chance);
  const rules = play(table);
  const first = rules.next([]).value as Decision | undefined;
  if (first?.kind !== 'choose' || !(first.options.includes(id) || first.beside.includes(id))) return null;
  const now = state.turns.at(-1);
  const before = now && { spent: spentOf(state, now), next: now.next };
  const seen = { done: null as Army | null, noise: null as number | null, woken: [] as number[], short: false };
  table.onCheckpoint = () => {
    seen.done ??= clone(state);
  };
  table.sink = ({ type, zone, n, short }) => {
    if (seen.done !== null) return;
    if (type === 'noise') seen.noise = zoneNumber(state, String(zone));
    if (type !== 'woken') return;
    seen.woken.push(dormantAt(zoneNumber(state, String(zone)), Number(n)));
    if (short !== true) return;
    seen.short = true;
    throw REVEALED;
  };
  let weight = { reveals: true, free: false };
  let asks: string | null = null;
  try {
    let next = rules.next(id);
    if (!chance.used) {
      const still = now !== undefined && before !== undefined && state.turns.includes(now);
      const paid = still && (spentOf(state, now) > before.spent || (before.next !== null && now.next === null));
      weight = { reveals: false, free: still && !paid };
    }
    while (seen.done === null && !next.done) {
      const decision = next.value as Decision;
      const answer = ANY[decision.ask.id];
      if (answer === undefined) {
        asks = decision.ask.id;
        break;
      }
      next = rules.next(answer(decision));
    }
  } catch (error) {
    if (error !== REVEALED) throw error;
  }
  const later = seen.done ?? state;
  later.dormants = [...later.dormants, ...seen.woken.filter((one) => dormantNumber(one) === NOBODY)].map((one) =>
    dormantNumber(one) === NOBODY ? token(dormantZone(one), UNSEEN.least) : one,
  );
  return {
    ...weight,
    later: later.result === null ? later : null,
    noise: seen.noise,
    wakes: wokenIn(seen.woken),
    short: seen.short,
    asks,
  };
}

/** Tokens that woke, by their Zones. */
const wokenIn = (tokens: readonly number[]): Sleepers[] =>
  [...new Set(tokens.map(dormantZone))].map((zone) => ({
    zone,
    numbers: tokens.filter((one) => dormantZone(one) === zone).map((one) => dormantNumber(one) || null),
  }));
