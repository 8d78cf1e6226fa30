/** Positions in which the dead are about to act, and what they then do. */
import {
  below32,
  Chance,
  type Checks,
  card,
  clone,
  type Decision,
  type GameEvent,
  PUBLIC,
  type Rules,
  sample,
  seeded,
  Table,
} from '@shamble/kernel';
import { EQUIPMENT } from '../../content/equipment.ts';
import { MISSIONS } from '../../content/missions.ts';
import { activationStep } from '../activation.ts';
import { put } from '../figures.ts';
import { groundNow, planNow, stepsTo } from '../ground.ts';
import { healthOf } from '../harm.ts';
import { checkInventory } from '../inventory.ts';
import { checkRoom } from '../objectives.ts';
import { play } from '../play.ts';
import { SETUP_CHECKS, setup } from '../setup.ts';
import { type Army, countIn, dormantAt, dormantNumber, type G, GAME_OVER, KINDS, playing } from '../state.ts';
import { CHECKS } from '../ways.ts';

const ALL_CHECKS: Checks = { ...SETUP_CHECKS, ...CHECKS, inventory: checkInventory, room: checkRoom };
const MOST_ANSWERS = 5_000;

export type Dice = (n: number) => number;

const dice = (seed: string): Dice => {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
};

/** Answers at random, free discards aside, until the rules are done or the game is over; true where it is over. */
function answer(
  run: Rules,
  below: Dice,
  stop: () => boolean = () => false,
  see: (decision: Decision) => void = () => {},
): boolean {
  try {
    let next = run.next([]);
    for (let n = 0; !next.done && n < MOST_ANSWERS && !stop(); n++) {
      see(next.value as Decision);
      const decision = { ...(next.value as Decision), beside: [] } as Decision;
      const plays = (next.value as Decision).beside.filter((id) => !id.startsWith('discard.'));
      const given =
        plays.length > 0 && below(2) === 0
          ? plays[below(plays.length)]
          : sample(decision, below, { checks: ALL_CHECKS });
      next = run.next(given);
    }
    return false;
  } catch (error) {
    if (error !== GAME_OVER) throw error;
    return true;
  }
}

/** States of one random game where the dead are about to act. */
function positions(mission: string, seed: string): Army[] {
  const chance = new Chance(seeded(seed));
  const state = setup({ seats: 2, options: { mission, team: 'random', ammo: 'hit', forecasts: 'all' } }, chance);
  const table = new Table(state, chance);
  const found: Army[] = [];
  table.onCheckpoint = () => {
    if (state.step === 'dead' && state.passes === 0) found.push(clone(state));
  };
  answer(play(table), dice(seed), () => state.step === 'over' || state.round > 8);
  return found;
}

/**
 * The same with more of the dead, some of them lying, Zeus in his forms, Wounds, Companions that are led, and with
 * Traps, Gas Cans and sleepers where the dead may come: all over the board, or close together with few left in the box.
 */
function crowded(s: Army, seed: string, close: boolean): Army {
  const copy = clone(s);
  const below = dice(seed);
  const { next } = groundNow(copy);
  const all = planNow(copy).zones.flatMap(({ cell }, zone) => (cell === 'Z' ? [] : [zone]));
  const middle = all[below(all.length)];
  const zones = close ? all.filter((zone) => [0, 1, 2].includes(stepsTo(copy, middle, zone))) : all;
  const anywhere = (): number => zones[below(zones.length)];
  const who = playing(copy);
  if (close) for (const one of who) copy.team[one].zone = anywhere();
  const near = (): number => (below(3) > 0 || who.length === 0 ? anywhere() : copy.team[who[below(who.length)]].zone);
  for (const kind of ['shambler', 'alpha'] as const) {
    const left = kind === 'shambler' ? copy.box.shamblers : copy.box.alphas;
    const n = close ? Math.min(left, below(7)) : below(6) === 0 ? left : below(Math.ceil((left + 1) / 2));
    for (let i = 0; i < n; i++) put(copy, near(), kind, 1);
  }
  if (close && below(2) === 0) copy.box.shamblers = Math.min(copy.box.shamblers, below(7));
  for (const kind of ['valentine', 'queen'] as const)
    if (copy[kind].zone < 0 && !copy[kind].dead && below(2) === 0) put(copy, anywhere(), kind, 1);
  if (copy.zeusToken && below(4) === 0) {
    copy.zeusToken = false;
    put(copy, anywhere(), 'zeus', 1);
    copy.zeusForm = (['plain', 'helmet', 'horse'] as const)[below(3)];
  }
  for (const zone of zones)
    for (const kind of KINDS)
      if (countIn(copy, zone, kind) > 0 && below(8) === 0) copy.lying.push({ zone, kind, phases: 1 });
  const beside = zones.filter((zone) => next[zone].some((other) => copy.shamblers[other] + copy.alphas[other] > 0));
  const inTheirWay = (): number => (beside.length > 0 && below(4) > 0 ? beside[below(beside.length)] : near());
  const explosives = EQUIPMENT.flatMap(({ does }, card) => (does === 'trap' || does === 'gasCan' ? [card] : []));
  if (below(2) === 0)
    for (let i = below(8); i > 0; i--) {
      const zone = inTheirWay();
      copy.laid.push({ card: explosives[below(explosives.length)], zone, by: below(copy.team.length) });
    }
  copy.dormants = copy.dormants.map((token) => {
    if (below(2) === 0) return token;
    const other = dormantAt(inTheirWay(), dormantNumber(token));
    return below(4) === 0 ? card(other, PUBLIC) : other;
  });
  const weak = below(3) === 0;
  for (const one of who) {
    const health = healthOf(copy.team[one]);
    if (weak || below(3) === 0) copy.team[one].wounds = weak ? health - 1 : below(health);
  }
  for (const companion of copy.companions)
    if (companion.status === 'playing' && companion.hiding && below(2) === 0) {
      companion.hiding = false;
      companion.zone = near();
    }
  return copy;
}

/** Every Mission, with what random games lead to and with more of the dead. */
export function* manyPositions(perMission: number, seed: string): Generator<Army> {
  for (const { id } of MISSIONS) {
    let n = 0;
    for (let game = 0; n < perMission; game++)
      for (const s of positions(id, `${seed} ${id} ${game}`)) {
        yield s;
        yield crowded(s, `${seed} ${id} ${game} ${n}`, false);
        yield crowded(s, `${seed} ${id} ${game} ${n}`, true);
        n += 3;
      }
  }
}

/** A question of the dead, and the pass in which it was asked. */
export interface Asked {
  readonly pass: number;
  readonly decision: Decision;
}

export interface Played {
  readonly state: Army;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Asked[];
  readonly over: boolean;
}

/** The Activation step of a copy, all questions answered at random. */
export function playDead(s: Army, seed: string): Played {
  const state = clone(s);
  const chance = new Chance(state.rng);
  chance.reseed(seed);
  const table: G = new Table(state, chance);
  const events: GameEvent[] = [];
  table.sink = (event) => events.push(event);
  const asked: Asked[] = [];
  const over = answer(wholeActivation(table), dice(seed), undefined, (decision) =>
    asked.push({ pass: state.passes, decision }),
  );
  return { state, events, asked, over };
}

/** All passes of Step 1 of the Zombies' Phase. */
export function* wholeActivation(g: G): Rules {
  while (!(yield* activationStep(g)));
}
