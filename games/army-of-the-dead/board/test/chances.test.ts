/** Chances told at 300 recorded positions, against the hidden things themselves and against many rolls. */
import {
  type Answer,
  Chance,
  clone,
  type Decision,
  type GameEvent,
  kindOf,
  knownTo,
  type Rules,
  SPECTATOR,
  sample,
  seeded,
  Table,
} from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { DORMANTS, ORDERS, ZOMBIE_CARDS } from '../../content/zombies.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { has } from '../../rules/moments.ts';
import { scramble } from '../../rules/scramble.ts';
import { activeSpawns } from '../../rules/spawn.ts';
import { type Army, dormantNumber, dormantZone } from '../../rules/state.ts';
import { position } from '../../rules/test/position.ts';
import { isRun, vaultVerb } from '../../rules/vault.ts';
import { asView, type View } from '../../rules/view.ts';
import { shotOf } from '../ahead.ts';
import { nextDraw } from '../appears.ts';
import { detailsOf } from '../details.ts';
import { frontChances } from '../forecast/fronts.ts';
import { equipmentAhead } from '../forecast/search.ts';
import { wakingIn } from '../forecast/sleepers.ts';
import { spawnLines } from '../forecast/spawn.ts';
import { keepingChance, vaultChance } from '../forecast/vault.ts';
import { panels } from '../panels.ts';
import { stateFor } from '../seen-state.ts';
import { spawnStates } from '../spawns.ts';
import { type Position, recordedPositions } from './recorded.ts';

const POSITIONS = 300;

let positions: readonly Position[] = [];

beforeAll(() => {
  positions = recordedPositions(POSITIONS);
}, 60_000);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** How many of each there are, as shares. */
function shares(list: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of list) found[one] = (found[one] ?? 0) + 1 / list.length;
  return found;
}

function expectShares(told: Readonly<Record<string, number>>, real: Readonly<Record<string, number>>, name: string) {
  expect(Object.keys(told).sort(), name).toEqual(Object.keys(real).sort());
  for (const [key, share] of Object.entries(real)) expect(told[key], `${name} ${key}`).toBeCloseTo(share, 9);
}

describe('what is hidden', () => {
  test('Zombie cards: the shares are those of the pile, or of the discards where it is empty', () => {
    for (const { name, match, view } of positions) {
      const { zombies } = match.state;
      const pile = zombies.draw.length > 0 ? zombies.draw : zombies.discard;
      const level = ['blue', 'yellow', 'orange', 'red'].indexOf(view.danger);
      const { coming, nothing } = nextDraw({ ...view, box: { shamblers: 30, alphas: 16 }, abominations: [] });
      const real = pile.map((card) => ZOMBIE_CARDS[kindOf(card)]);
      const told = Object.fromEntries(coming.map(({ kind, chance }) => [kind, chance]));
      if (nothing > 0) told.nothing = nothing;
      expectShares(told, shares(real.map(({ kind, counts }) => (counts[level] > 0 ? kind : 'nothing'))), name);
    }
  });

  test('Orders bring no fewer and no more than those of the pile', () => {
    let seen = 0;
    for (const { name, match, view } of positions) {
      const line = spawnLines(view).find(({ text }) => text.id === 'boardview.appear.orders');
      if (line === undefined) continue;
      seen++;
      const { orders } = match.state;
      const pile = orders.draw.length > 0 ? orders.draw : orders.discard;
      const sizes = pile.map((card) => ORDERS[kindOf(card)]).map(({ shamblers, alphas }) => shamblers + alphas);
      expect([line.text.params?.least, line.text.params?.most], name).toEqual([Math.min(...sizes), Math.max(...sizes)]);
    }
    expect(seen).toBeGreaterThan(POSITIONS / 4);
  });

  test('Spawn Zones are active as the rules have it', () => {
    for (const { name, match, view } of positions)
      expect(
        spawnStates(view).map(({ active, kind }) => active && (kind !== 'zeus' || view.zeusToken)),
        name,
      ).toEqual(activeSpawns(match.state));
  });

  test('Equipment: what a Search may bring is what is left', () => {
    for (const { name, match, view } of positions) {
      const { draw, discard } = match.state.equipment;
      const pile = draw.length > 0 ? draw : discard;
      const told = equipmentAhead(stateFor(view));
      const real = equipmentAhead({ ...match.state, equipment: { draw: pile.map(kindOf), discard: [] } });
      expect(new Map(told.map(({ id, n }) => [id, n])), name).toEqual(new Map(real.map(({ id, n }) => [id, n])));
    }
  });

  test('fronts of Objectives', () => {
    let seen = 0;
    for (const { name, match, view } of positions) {
      const down = match.state.tokens.filter(({ up, zone }) => !up && zone >= 0).map(({ colour }) => colour);
      if (down.length > 0) seen++;
      const told = Object.fromEntries(frontChances(view).map(({ colour, chance }) => [colour, chance]));
      expectShares(told, shares(down), name);
    }
    expect(seen).toBeGreaterThan(POSITIONS / 4);
  });

  test('sleepers: one token is one of those that nobody has seen', () => {
    for (const { name, match, view } of positions) {
      const s = match.state;
      const hidden = s.dormants.filter((token) => !knownTo(token, SPECTATOR));
      if (hidden.length === 0) continue;
      const zones = [...new Set(hidden.map(dormantZone))].filter(
        (zone) => s.dormants.filter((token) => dormantZone(token) === zone).length === 1,
      );
      const left = DORMANTS.map((n, number) => n - s.turnedDormants[number]);
      for (const token of s.dormants) if (knownTo(token, SPECTATOR)) left[dormantNumber(token)]--;
      const real = left.map((n) => n / sum(left));
      // The board and what was never laid, face up.
      const all = [...hidden.map(dormantNumber), ...s.spareDormants.flatMap((n, i) => Array(n).fill(i))];
      expect(all.length, name).toBe(sum(left));
      for (const zone of zones.slice(0, 1)) {
        const told = wakingIn(stateFor(view), [zone]);
        for (const [n, p] of real.entries()) expect(told?.shamblers[n] ?? 0, name).toBeCloseTo(p, 9);
        const short = sum(real.slice(s.box.shamblers + 1));
        expect(told?.short, name).toBeCloseTo(short, 9);
      }
    }
  });

  test('nothing that is told changes with what is hidden', () => {
    let changed = 0;
    for (const [i, { name, match, decision, view }] of positions.entries()) {
      const other = clone(match.state);
      scramble(other, decision.seat, new Chance(seeded(name)));
      if (JSON.stringify(other) !== JSON.stringify(match.state)) changed++;
      const same = asView({ ...(game.view(other, decision.seat) as unknown as View), help: 'all' });
      for (const selected of [null, ...(i % 3 === 0 ? pickSome(decision.options) : [])]) {
        const intent = { decision, selected, plan: [], shares: {} };
        expect(panels(same as never, intent), `${name} ${selected}`).toEqual(panels(view as never, intent));
      }
    }
    expect(changed).toBeGreaterThan(POSITIONS / 2);
  });
});

/** One option of each verb. */
const pickSome = (options: readonly string[]): string[] => {
  const verbs = new Map<string, string>();
  for (const id of options) if (!verbs.has(id.split('.')[0])) verbs.set(id.split('.')[0], id);
  return [...verbs.values()];
};

/** Whether so many of some trials are what a chance makes of them, within five deviations. */
function expectAbout(seen: number, expected: number, variance: number): void {
  expect(variance).toBeGreaterThan(0);
  expect(Math.abs(seen - expected)).toBeLessThan(5 * Math.sqrt(variance) + 0.5);
}

/** What comes of an option with other dice, nothing optional used, up to the next free choice. */
function played({ match, decision }: Position, id: string, future: string) {
  const copy = match.imagine(decision.seat, future);
  const before = copy.events.length;
  const below = stream(future);
  give(copy, decision, id);
  for (let [next] = copy.pending; next && !['act', 'next', 'tactician'].includes(next.ask.id); [next] = copy.pending)
    give(copy, next, sample({ ...next, beside: [] } as Decision, below, game));
  return { state: copy.state, events: copy.events.slice(before).map(({ event }) => event) };
}

const hitsIn = (rolled: GameEvent | undefined): number =>
  ['hits', 'ammoHits'].flatMap((key) => (rolled?.[key] ?? []) as boolean[]).filter(Boolean).length;

describe('what is rolled', () => {
  test('attacks: hits, misses, empty weapons and who falls come as often as told', { timeout: 60_000 }, () => {
    const told = { fallen: 0, empty: 0, hits: 0, friends: 0 };
    const real = { fallen: 0, empty: 0, hits: 0, friends: 0 };
    const spread = { fallen: 0, empty: 0, hits: 0, friends: 0 };
    const count = (key: keyof typeof told, p: number): void => {
      told[key] += p;
      spread[key] += p * (1 - p);
    };
    let shots = 0;
    for (const position of positions) {
      const s = stateFor(position.view);
      for (const id of position.decision.options) {
        const shot = id.startsWith('attack.') ? shotOf(s, id) : null;
        if (shot === null || shot.attack.weapon.explosive || shot.attack.weapon.does === 'layDown') continue;
        const { again, sixDie, hunts, reaps } = shot.pool;
        // What is asked after the roll is answered at random here.
        if (again !== null || sixDie !== null || hunts.length > 0 || reaps !== null) continue;
        shots++;
        const { odds } = shot;
        for (let i = 0; i < 3; i++) {
          const { events } = played(position, id, `${id} ${i}`);
          const of = (type: string) => events.filter((event) => event.type === type);
          const [rolled] = of('rolled');
          count('fallen', 1 - odds.fallen[0]);
          if (of('killed').length > 0) real.fallen++;
          count('empty', odds.empty);
          if (of('emptied').length > 0) real.empty++;
          count('hits', 1 - (odds.hits[0] ?? 0));
          if (hitsIn(rolled) > 0) real.hits++;
          count('friends', odds.friends.hit);
          if (of('friendly-fire').length > 0) real.friends++;
        }
      }
    }
    expect(shots).toBeGreaterThan(100);
    for (const key of ['fallen', 'empty', 'hits', 'friends'] as const) expectAbout(real[key], told[key], spread[key]);
  });

  test('those who are left behind wake as often as told', { timeout: 60_000 }, () => {
    const rolls = { told: 0, real: 0, spread: 0 };
    for (const position of positions) {
      const { who } = position.match.state.turns[0];
      const here = position.view.team[who].zone;
      for (const id of position.decision.options.filter((one) => one.startsWith('move.'))) {
        const told = detailsOf(position.view, position.decision, id);
        const leaves = told.find((message) => message.id === 'boardview.detail.leaves');
        for (let i = 0; i < (leaves === undefined ? 1 : 12); i++) {
          const { events } = played(position, id, `${id} ${i}`);
          const faces = events.flatMap(({ type, zone, face }) =>
            type === 'leave-roll' && zone === here ? [face] : [],
          );
          expect(faces.length > 0, `${position.name} ${id}`).toBe(leaves !== undefined);
          if (leaves === undefined) continue;
          const lucky = has(position.match.state, who, 'rollsAgain');
          expect(leaves.params?.percent, position.name).toBe(lucky ? 3 : 17);
          rolls.told += 1 / 6;
          rolls.spread += 5 / 36;
          if (faces[0] === 1) rolls.real++;
        }
      }
    }
    expect(rolls.told).toBeGreaterThan(20);
    expectAbout(rolls.real, rolls.told, rolls.spread);
  });
});

test('a Search or an Objective wakes as many tokens as told, and finds what may be there', { timeout: 60_000 }, () => {
  const seen = { search: 0, objective: 0, wakes: 0 };
  for (const position of positions) {
    const { who } = position.match.state.turns[0];
    const here = position.view.team[who].zone;
    for (const verb of ['search', 'objective'] as const)
      for (const id of position.decision.options.filter((one) => one.split('.')[0] === verb)) {
        const told = detailsOf(position.view, position.decision, id);
        const wakes = Number(told.find((message) => message.id === 'boardview.detail.wakes')?.params?.n ?? 0);
        const { state, events } = played(position, id, id);
        const of = (type: string) => events.filter((event) => event.type === type);
        if (of('extra-activation').length > 0 || state.result !== null) continue;
        seen[verb]++;
        if (wakes > 0) seen.wakes++;
        const woken = of('woken').filter(({ zone }) => zone === here);
        expect(woken.length, `${position.name} ${id}`).toBeGreaterThanOrEqual(wakes);
        if (of('noise').length + of('appeared').length === 0)
          expect(woken, `${position.name} ${id}`).toHaveLength(wakes);
        const cards = equipmentAhead(stateFor(position.view)).map((one) => one.id);
        const [found] = of('found');
        if (verb === 'search') expect(cards, position.name).toContain(found.card);
        const [taken] = of('objective');
        const fronts = frontChances(position.view).map(({ colour }) => colour as string);
        if (id === 'objective.hidden') expect(fronts, position.name).toContain(taken.colour);
      }
  }
  expect(seen.search).toBeGreaterThan(20);
  expect(seen.objective).toBeGreaterThan(5);
  expect(seen.wakes).toBeGreaterThan(5);
});

describe('the Vault', () => {
  const ATTEMPTS = 1_500;

  /** Somebody in the Trap Zone, others near, the card by number. */
  function atTheVault(card: number, ...team: readonly string[]): Army {
    const s = position('V1:11', [...team, 'bly', 'martin', 'lilly', 'guzman', 'scott', 'kate'].slice(0, 6));
    s.team.forEach((fighter, i) => {
      fighter.zone = numberOf(s, i < team.length ? 'V1:11' : 'V7:00');
    });
    if (s.vault) Object.assign(s.vault, { card, shown: true });
    return s;
  }

  /** Who always does what promises most succeeds as often as told. */
  function expectSuccess(s: Army): void {
    const told = vaultChance(s);
    const values = new Map<string, number>();
    let solved = 0;
    for (let i = 0; i < ATTEMPTS; i++) if (attempt(s, `${i}`, values)) solved++;
    expectAbout(solved, ATTEMPTS * told, ATTEMPTS * told * (1 - told));
  }

  test('alone, with one who nudges a die, with one who turns one, with luck', () => {
    const alone = atTheVault(1, 'scott');
    const nudged = atTheVault(0, 'kate', 'cruz');
    const turned = atTheVault(1, 'scott', 'kate');
    const lucky = atTheVault(1, 'dieter');
    for (const s of [alone, nudged, turned, lucky]) expectSuccess(s);
    expect(vaultChance(lucky)).toBeGreaterThan(vaultChance(alone));
    expect(vaultChance(nudged)).toBeGreaterThan(vaultChance(alone));
    expect(vaultChance(turned)).toBeGreaterThan(vaultChance(nudged));
  });
});

/** An attempt by somebody who does what promises most; what that is worth is kept for the next one. */
function attempt(given: Army, seed: string, values: Map<string, number>): boolean {
  const s = clone(given);
  const chance = new Chance(s.rng);
  chance.reseed(seed);
  const rules = vaultVerb.act(new Table(s, chance), []) as Rules;
  for (let next = rules.next([]); !next.done; ) {
    const decision = next.value as Decision;
    next = rules.next(decision.ask.id === 'vault-die' ? 'die' : promising(s, decision, values));
  }
  return s.vault?.solved === true;
}

function promising(s: Army, decision: Decision, values: Map<string, number>): Answer {
  const now = s.attempt;
  if (now === null || decision.kind === 'place') throw new Error('no attempt');
  const helps = [...(decision.kind === 'choose' ? decision.options : []), ...decision.beside];
  const help = helps.find((id) => id !== 'stop' && id !== 'again' && isRun(changedBy(now.dice, id)));
  if (!isRun(now.dice) && help !== undefined) return help;
  if (decision.kind === 'choose') return 'stop';
  if (isRun(now.dice) || now.rolls >= now.most) {
    const again = decision.beside.includes('again') && !isRun(now.dice);
    return again ? 'again' : decision.options.slice();
  }
  const value = (plan: readonly string[], luck = false): number => {
    const dice = now.dice.filter((_, i) => now.kept[i] || plan.includes(`die.${i + 1}`)).sort();
    const key = [...dice, now.dice.length, now.rolls, now.again, luck].join();
    const known = values.get(key) ?? keepingChance(luck ? rolledAgain(s) : s, plan);
    values.set(key, known);
    return known;
  };
  let best: readonly string[] = [];
  for (const plan of plansFor(now.dice, now.kept)) if (value(plan) > value(best)) best = plan;
  return decision.beside.includes('again') && value([], true) > value(best) ? 'again' : best.slice();
}

/** The same attempt before its last roll, with luck used. */
const rolledAgain = (s: Army): Army => ({
  ...s,
  attempt: s.attempt && { ...s.attempt, rolls: s.attempt.rolls - 1, again: true },
});

/** Dice worth keeping: no number twice. */
function plansFor(dice: readonly number[], kept: readonly boolean[]): string[][] {
  const plans: string[][] = [[]];
  const seen = new Set(dice.filter((_, i) => kept[i]));
  dice.forEach((value, i) => {
    if (kept[i] || seen.has(value)) return;
    seen.add(value);
    for (const plan of plans.slice()) plans.push([...plan, `die.${i + 1}`]);
  });
  return plans;
}

function changedBy(dice: readonly number[], id: string): number[] {
  const [verb, first, second] = id.split('.');
  const list = dice.slice();
  const at = Number(first) - 1;
  if (verb === 'nudge') list[at] += second === 'up' ? 1 : -1;
  if (verb === 'turn') list[at] = Number(second);
  return list;
}
