/** Forecasts as a seat sees them at 300 positions of the recorded matches, against what then happens. */
import { Chance, clone, type Decision, type GameEvent, KEEP_ALL, Match, sample, seeded, Table } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { survivorNumber } from '../../content/survivors.ts';
import { put } from '../../rules/figures.ts';
import { forecast } from '../../rules/forecast.ts';
import { game } from '../../rules/game.ts';
import { groundNow } from '../../rules/ground.ts';
import { beginSpawn, drawZombies } from '../../rules/spawn.ts';
import type { Army } from '../../rules/state.ts';
import { playDead } from '../../rules/test/dead-drive.ts';
import { misses } from '../../rules/test/foretold.ts';
import { asView, type View } from '../../rules/view.ts';
import { type Ahead, aheadOf } from '../ahead.ts';
import { nextDraw } from '../appears.ts';
import { type Position, rarePositions, recordedPositions } from './recorded.ts';

const POSITIONS = 300;
/** How often each is played on. */
const FUTURES = 4;

let positions: readonly Position[] = [];

beforeAll(() => {
  positions = recordedPositions(POSITIONS);
}, 60_000);

type Asked = Pick<Position, 'match' | 'decision'>;

interface Happening {
  readonly state: Army;
  readonly events: readonly GameEvent[];
}

/** What comes of an option with other dice, all that it leads to answered at random: up to the next free choice. */
function happening({ match, decision }: Asked, id: string, future: string): Happening {
  const copy = match.imagine(decision.seat, future);
  const before = copy.events.length;
  const below = stream(future);
  give(copy, decision, id);
  for (let [next] = copy.pending; next !== undefined && !isOpen(next); [next] = copy.pending)
    give(copy, next, sample({ ...next, beside: [] } as Decision, below, game));
  return { state: copy.state, events: copy.events.slice(before).map(({ event }) => event) };
}

const isOpen = ({ ask }: Decision): boolean => ['act', 'next', 'tactician', 'on'].includes(ask.id);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const counted = (zones: readonly string[]): Record<string, number> =>
  Object.fromEntries(zones.map((zone) => [zone, zones.filter((one) => one === zone).length]));

describe(`${POSITIONS} recorded positions`, () => {
  test('are as many as that, in all Missions', () => {
    expect(positions).toHaveLength(POSITIONS);
    expect(new Set(positions.map(({ view }) => view.mission)).size).toBe(10);
  });

  test('the dead do what is told from the view', { timeout: 60_000 }, () => {
    for (const { name, match, view } of positions) {
      const told = aheadOf(view, [], null)?.forecast;
      if (!told) throw new Error(`nothing is told at ${name}`);
      expect(told, name).toEqual(forecast(match.state));
      for (let i = 0; i < FUTURES; i++)
        expect(misses(match.state, told, playDead(match.state, `${i}`)), name).toEqual([]);
    }
  });

  test('a card brings what may appear', () => {
    for (const { name, match, view } of positions) {
      const draw = nextDraw(view);
      expect(sum([...draw.coming.map(({ chance }) => chance), draw.nothing]), name).toBeCloseTo(1);
      for (let i = 0; i < FUTURES; i++) {
        const card = drawn(match.state, `${i}`);
        const coming = draw.coming.find(({ kind }) => kind === card.kind);
        if (card.n === 0) expect(draw.nothing, name).toBeGreaterThan(0);
        else
          expect(coming && card.n >= coming.least && card.n <= coming.most, `${name} ${JSON.stringify(card)}`).toBe(
            true,
          );
        if (card.short) expect(draw.short, name).toBeGreaterThan(0);
      }
    }
  });

  test('options do what is told when they are chosen', { timeout: 60_000 }, () => {
    const seen = new Map<string, number>();
    for (const position of positions)
      for (const [verb, ids] of Map.groupBy([...position.decision.options, ...position.decision.beside], verbOf)) {
        if (verb === null) continue;
        for (const id of ids.slice(0, 2)) tryOut(position, verb, id, seen);
      }
    const often = {
      move: 40,
      attack: 40,
      noise: 40,
      search: 40,
      on: 40,
      wakes: 40,
      lay: 10,
      'objective.hidden': 7,
      throw: 3,
    };
    for (const [what, n] of Object.entries(often)) expect(seen.get(what), what).toBeGreaterThan(n);
  });

  test('so do those that are rarely offered, and steps of a way', { timeout: 60_000 }, () => {
    const seen = new Map<string, number>();
    const nameOf = (id: string, ask: string): string | null =>
      COMMON.has(id.split('.')[0]) || (ask === 'act' && id.startsWith('move.')) ? null : verbOf(id);
    for (const position of rarePositions(3, nameOf))
      for (const id of [...position.decision.options, ...position.decision.beside]) {
        const verb = nameOf(id, position.decision.ask.id);
        if (verb !== null) tryOut(position, verb, id, seen);
      }
    for (const what of RARE) expect(seen.get(what), what).toBeGreaterThan(0);
  });

  test('and Skills of whoever has reached Orange', { timeout: 60_000 }, () => {
    const seen = new Map<string, number>();
    for (const [i, position] of positions.entries()) {
      const [verb, survivor, orange] = SKILLS[i % SKILLS.length];
      const skill = skilled(position, survivor, orange);
      const ids = skill.decision.options.filter((one) => one.startsWith(`${verb}.`));
      // With another in the Turn somebody who is needed may be missing, and the game is lost.
      for (const id of ids.slice(0, 2))
        if (happening(skill, id, 'on').state.result === null) tryOut(skill, verb, id, seen);
    }
    for (const [verb] of SKILLS) expect(seen.get(verb), verb).toBeGreaterThan(20);
  });
});

/** Skills that are seldom reached: who has them, and which of two at Orange they are. */
const SKILLS = [
  ['skill.sprint', 'lilly', 0],
  ['skill.shove', 'burt', 1],
  ['skill.lifesaver', 'peters', 0],
  ['skill.charge', 'vanderohe', 1],
] as const;

/** The same position, with the dead among the team, and somebody in the Turn who has reached Orange. */
function skilled(position: Position, survivor: string, orange: number): Position {
  const { match: before, decision, name } = position;
  const s = clone(before.state);
  const { who } = s.turns[0];
  const fighter = s.team[who];
  const number = survivorNumber(survivor);
  const other = s.team.find((one) => one.survivor === number);
  if (other !== undefined) other.survivor = fighter.survivor;
  Object.assign(fighter, { survivor: number, adrenaline: 20, orange, wounds: 0, seat: null });
  const near = groundNow(s).clear[fighter.zone][0];
  for (const zone of [fighter.zone, near]) put(s, zone, 'shambler', Math.min(1, s.box.shamblers));
  for (const one of s.team.filter((mate) => mate !== fighter && mate.status === 'playing').slice(0, 2)) one.zone = near;
  const match = Match.from(game, before.config, name, s, KEEP_ALL);
  const [asked] = match.pending;
  if (asked?.kind !== 'choose' || asked.ask.id !== 'act') throw new Error(`there is no Turn at ${name}`);
  const view = asView({ ...(match.view(decision.seat) as View), help: 'all' });
  return { name: `${name} as ${survivor}`, match, decision: asked, view };
}

const COMMON: ReadonlySet<string> = new Set(['trade', 'noise', 'search', 'attack', 'reload']);

/** What the recorded matches offer now and then. */
const RARE = [
  'door',
  'dormants',
  'enter',
  'leave',
  'mission.attach',
  'mission.repair',
  'mission.start',
  'move',
  'objective.blue',
  'on',
  'seat',
  'skill.bloodlust-melee',
  'skill.charge',
  'skill.lifesaver',
];

/** Compares what is told of an option with what then comes, and counts it. */
function tryOut(position: Position, verb: string, id: string, seen: Map<string, number>): void {
  const { options } = position.decision;
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const ahead = aheadOf(position.view, options, id);
  if (ahead?.after !== id) throw new Error(`nothing is told of ${id} at ${position.name}`);
  for (let i = 0; i < FUTURES / 2; i++) {
    const found = otherwise(id, ahead, happening(position, id, `${i}`));
    expect(found, `${position.name} ${id}`).toEqual([]);
  }
  for (const [on, found] of goingOn(position, id)) {
    expect(found, `${position.name} ${id} ${on}`).toEqual([]);
    count('on');
  }
  if (verb === 'move') {
    const [danger] = aheadOf(position.view, [id], null)?.dangers ?? [];
    const mover = position.view.team[position.match.state.turns[0].who].survivor;
    const meets = ahead.forecast?.survivors.find(({ survivor }) => survivor === mover);
    expect([danger.most, danger.health], `${position.name} ${id}`).toEqual([meets?.wounds.most, meets?.health]);
  }
  count(verb);
  if (ahead.sound !== null && ahead.sound.wakes.length > 0) count('wakes');
}

/** Where what comes of it is a choice of its own, or nothing that the dead mind. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['end', 'discard', 'skill.bornLeader', 'stop', 'stay']);

/** What is tried: the verb, and of Skills, Objectives and deeds of Missions also which; null where nothing is told of it. */
function verbOf(id: string): string | null {
  const [verb, what] = id.split('.');
  const name = ['skill', 'mission', 'objective'].includes(verb) ? `${verb}.${what}` : verb;
  return NOT_FOLLOWED.has(name) ? null : name;
}

/** What further steps of a way did otherwise than told. */
function goingOn(position: Position, first: string): [id: string, found: string[]][] {
  const match = position.match.fork();
  give(match, position.decision, first);
  const [decision] = match.pending;
  if (decision?.kind !== 'choose' || decision.ask.id !== 'on') return [];
  const view = asView({ ...(match.view(decision.seat) as View), help: 'all' });
  const steps = decision.options.filter((id) => id.startsWith('on.')).slice(0, 2);
  return steps.map((id) => {
    const ahead = aheadOf(view, steps, id);
    if (ahead?.after !== id || !ahead.dangers.some(({ zone }) => `on.${zone}` === id)) return [id, ['nothing is told']];
    return [id, otherwise(id, ahead, happening({ match, decision }, id, 'on'))];
  });
}

/** The next Zombie card, for the first Spawn Zone. */
function drawn(s: Army, seed: string): { kind: string; n: number; short: boolean } {
  const state = clone(s);
  beginSpawn(state);
  const table = new Table(state, new Chance(seeded(seed)));
  const events: GameEvent[] = [];
  table.sink = (event) => events.push(event);
  drawZombies(table, 0).next([]);
  const card = events.find(({ type }) => type === 'zombie-card');
  const [placed] = (events.find(({ type }) => type === 'appeared')?.list ?? []) as {
    n: number;
    fewer: number;
    short: boolean;
  }[];
  return { kind: String(card?.kind), n: (placed?.n ?? 0) + (placed?.fewer ?? 0), short: placed?.short ?? false };
}

/** What an option did otherwise than told. */
function otherwise(id: string, { shot, sound, forecast: told, after }: Ahead, { state, events }: Happening): string[] {
  // The game may end in the middle of it.
  if (state.result !== null) return [];
  const found: string[] = [];
  const of = (type: string): readonly GameEvent[] => events.filter((event) => event.type === type);
  const woken = counted(of('woken').map(({ zone }) => String(zone)));
  const extra = of('extra-activation').length > 0;
  if (sound !== null) {
    if (!of('noise').some(({ zone }) => zone === sound.zone)) found.push('no Noise');
    const wakes = Object.fromEntries(sound.wakes.map(({ zone, numbers }) => [zone, numbers.length]));
    if (!extra && JSON.stringify(Object.entries(woken).sort()) !== JSON.stringify(Object.entries(wakes).sort()))
      found.push(`woken ${JSON.stringify(woken)}, told ${JSON.stringify(wakes)}`);
  } else if (of('noise').length > 0 && of('appeared').length === 0) found.push('Noise');
  if (shot !== null) {
    const fallen = sum(of('killed').map(({ n }) => Number(n)));
    if (!(shot.odds.fallen.findLastIndex((p) => p > 0) >= fallen))
      found.push(`${fallen} fell, told ${shot.odds.fallen}`);
  }
  // Who hits and runs goes on at random; whom a friend's shot hits, who comes by a card and who wakes on a 1 are told apart.
  const moved = of('moved').length;
  const rolls = shot !== null || id.startsWith('drive.');
  const goesOn = moved > 1 || (moved > 0 && (rolls || Object.keys(woken).length > 0));
  const came = of('appeared').flatMap(({ list }) => list as readonly { kind: string }[]);
  const byCard = came.some(({ kind }) => kind !== 'zeus') || (came.length > 0 && moved + of('killed').length > 0);
  const apart = goesOn || extra || byCard || of('friendly-fire').length > 0;
  if (after === null || told === null || apart) return found;
  const open =
    rolls ||
    id === 'show' ||
    id.startsWith('skill.lifesaver') ||
    Object.keys(woken).length > 0 ||
    of('searched').length > 0;
  if (open) found.push(...misses(state, told, playDead(state, 'then')));
  else
    try {
      expect(forecast(state)).toEqual(told);
    } catch (error) {
      found.push(String(error));
    }
  return found;
}
