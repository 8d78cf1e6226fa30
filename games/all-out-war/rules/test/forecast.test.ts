import {
  type Answer,
  below32,
  Chance,
  clone,
  type Decision,
  type GameEvent,
  Match,
  type Point,
  type Rules,
  sample,
  seeded,
  Table,
} from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { stanceOf } from '../fights.ts';
import { eventsAhead, type Ghost, loudAhead, lungesAhead, shotAhead } from '../forecast.ts';
import { game } from '../game.ts';
import { beginLunges, nextLunge } from '../kill-zone.ts';
import { type Moving, takePath } from '../move.ts';
import { makeLoud } from '../noise.ts';
import { actor, type G, models, type Person, type War } from '../state.ts';

const TABLES = [{}, { points: '150', group1: 'camp', group2: 'bossAndCrew' }, { tops: true }] as const;

/** Plays at random and looks at each decision before it is answered, till enough was seen. */
function watch(
  name: string,
  enough: number,
  look: (match: Match<War>, decision: Decision, answer: Answer) => (() => boolean) | null,
): number {
  let seen = 0;
  for (let k = 0; seen < enough; k++) {
    const match = Match.start(game, 2, TABLES[k % TABLES.length], `${name} ${k}`);
    const rng = seeded(`${name} ${k}`).s;
    while (!match.over && seen < enough && match.answers.length < 500) {
      const [decision] = match.pending;
      const answer = sample(decision, (n) => below32(rng, n), game);
      const compare = look(match, decision, answer);
      match.answer(decision.seat, decision.n, answer);
      if (compare?.()) seen++;
    }
  }
  return seen;
}

const eventsFrom = (match: Match<War>, before: number): GameEvent[] =>
  match.events.slice(before).map(({ event }): GameEvent => event);

/** Where Walkers went for a reason, and where those who made room did. */
const moves = (events: readonly GameEvent[], why: string): unknown[] =>
  events.filter((event) => event.type === 'walker-moves' && event.why === why).map(({ walker, to }) => [walker, to]);

/** Plays some rules on a copy, every choice at random: where each Walker then is that moved. */
function imagine(s: War, seed: string, rules: (g: G) => Rules): ReadonlyMap<string, readonly number[]> {
  const state = clone(s);
  const table: G = new Table(state, new Chance(state.rng));
  const went = new Map<string, readonly number[]>();
  table.sink = ({ type, walker, to, x, y }) => {
    if (type === 'walker-moves') went.set(String(walker), to as number[]);
    if (type === 'falls') went.set(String(walker), [Number(x), Number(y)]);
  };
  const rng = seeded(seed).s;
  const run = rules(table);
  for (let step = run.next(null as never); !step.done; )
    step = run.next(sample(step.value as Decision, (n) => below32(rng, n), game) as never);
  return went;
}

/** Certain ghosts are where they were foretold; how many there were. */
function agree(ghosts: readonly Ghost[], went: ReadonlyMap<string, readonly number[]>): number {
  const certain = ghosts.filter(
    ({ unsure, walker, from, to }) => unsure === null && (went.has(walker) || from[0] !== to[0] || from[1] !== to[1]),
  );
  for (const { walker, to } of certain) expect([walker, went.get(walker)]).toEqual([walker, [...to]]);
  return certain.length;
}

describe('what is foretold', () => {
  it('AW-NOISE02 AW-MOVE06: 200 Runs: who answers, where it stops, whom it touches and who makes room', {
    timeout: 60_000,
  }, () => {
    const seen = watch('runs', 200, (match, decision, answer) => {
      if (decision.kind !== 'place' || decision.ask.id !== 'move' || match.state.now === null) return null;
      const { gait } = decision.params as { gait: { id: string } };
      const person = actor(match.state);
      const stops = answer as readonly Point[];
      if (gait.id !== 'gait.run' || stops.length === 0) return null;
      const taken = takePath(decision.facts as unknown as Moving, stops);
      if ('code' in taken || taken.leap !== null || taken.climb !== null || person.id.startsWith('carl')) return null;
      const [x, y] = taken.end;
      const there = { ...person, x, y };
      const after = { ...match.state, people: match.state.people.map((one) => (one === person ? there : one)) };
      const ghosts = loudAhead(after, 'noise', there);
      const before = match.events.length;
      return () => {
        if (ghosts.some(({ unsure }) => unsure !== null)) return false;
        const all = eventsFrom(match, before);
        const ended = all.findIndex(({ type }) => type === 'activation-ends');
        const events = ended < 0 ? all : all.slice(0, ended);
        const moved = moves(events, 'noise');
        if (moved.length > 0 || ghosts.length === 0)
          expect(moved).toEqual(ghosts.map(({ walker, to }) => [walker, [...to]]));
        const shuffled = events
          .filter(({ type }) => type === 'shuffled')
          .map(({ walker, x: sx, y: sy }) => [walker, sx, sy]);
        expect(shuffled).toEqual(ghosts.flatMap(({ shifts }) => shifts.map(({ walker, to }) => [walker, ...to])));
        const first = events.find(({ type }) => type === 'walker-moves');
        if (first !== undefined) expect(first.touches).toEqual(ghosts[0].touches);
        return true;
      };
    });
    expect(seen).toBe(200);
  });

  it('AW-NOISE03 AW-TURN07: all that is certain of MAYHEM happens, in whatever order', () => {
    let certain = 0;
    const seen = watch('mayhem', 100, ({ state: s }, decision, answer) => {
      if (s.now === null || decision.kind !== 'choose' || !decision.options.includes('end')) return null;
      const person = actor(s);
      const ghosts = loudAhead(s, 'mayhem', person);
      const went = imagine(s, `mayhem ${String(answer)}`, (g) => {
        const there = g.state.people[s.people.indexOf(person)];
        return makeLoud(g, 'mayhem', there, there);
      });
      return () => {
        certain += agree(ghosts, went);
        return ghosts.length > 0;
      };
    });
    expect(seen).toBe(100);
    expect(certain).toBeGreaterThan(100);
  });

  it('AW-KZ01: lunges that are certain happen', () => {
    let certain = 0;
    const seen = watch('lunges', 100, ({ state: s }, decision) => {
      if (s.now === null || decision.kind !== 'choose' || !decision.options.includes('end')) return null;
      const ghosts = lungesAhead(s);
      const went = imagine(s, 'lunges', function* (g) {
        beginLunges(g);
        for (;;) if (yield* nextLunge(g)) return;
      });
      return () => {
        certain += agree(ghosts, went);
        return ghosts.length > 0;
      };
    });
    expect(seen).toBe(100);
    expect(certain).toBeGreaterThan(50);
  });

  it('AW-HID01: what is hidden changes nothing that is foretold', () => {
    const match = Match.start(game, 2, {}, 'hidden');
    const rng = seeded('hidden').s;
    for (let i = 0; i < 40; i++) {
      const [decision] = match.pending;
      match.answer(
        decision.seat,
        decision.n,
        sample(decision, (n) => below32(rng, n), game),
      );
    }
    const all = (s: War): unknown => [
      lungesAhead(s),
      eventsAhead(s),
      s.people.map((person) => [loudAhead(s, 'noise', person), loudAhead(s, 'mayhem', person)]),
    ];
    const [one, other] = [clone(match.state), clone(match.state)];
    other.events.draw.reverse();
    other.supply.draw.reverse();
    other.rng = { ...other.rng, s: [1, 2, 3, 4] } as War['rng'];
    expect(all(other)).toEqual(all(one));
  });

  it('a plan among forty figures takes less than 8 ms', () => {
    const match = Match.start(game, 2, { points: '400', group1: 'theConvoy', group2: 'homeGround' }, 'forty');
    match.answer(match.pending[0].seat, match.pending[0].n, 'south');
    const s = match.state;
    expect(models(s).length).toBeGreaterThanOrEqual(40);
    const [person] = s.people;
    Object.assign(person, { x: 20_000, y: 12_000 });
    const plan = (): unknown => [loudAhead(s, 'noise', person), loudAhead(s, 'mayhem', person), lungesAhead(s)];
    const times: number[] = [];
    for (let i = 0; i < 60; i++) {
      const start = performance.now();
      plan();
      times.push(performance.now() - start);
    }
    // Warm, and without what else the machine does meanwhile.
    expect(Math.min(...times.slice(20))).toBeLessThan(8);
  });
});

describe('chances beforehand', () => {
  const begun = (): War => {
    const match = Match.start(game, 2, {}, 'chances');
    match.answer(match.pending[0].seat, match.pending[0].n, 'south');
    return match.state;
  };
  /** Two people of the game side by side, everybody else far off. */
  function face(s: War, x: number): [Person, Person] {
    const [a, b] = [s.people[0], s.people.filter(({ side }) => side === 1)[0]];
    Object.assign(a, { x: 10_000, y: 10_000 });
    Object.assign(b, { x, y: 10_000 });
    s.walkers = [];
    return [a, b];
  }

  it('AW-SHOOT06 AW-SHOOT13: a shot foretells wounds with the dice that would be rolled, Cover included', () => {
    const s = begun();
    const [rick, derek] = face(s, 15_000);
    s.pieces = [];
    const open = shotAhead(s, rick, rick.slots[0], derek, false);
    s.pieces = [{ kind: 3, x: 12_500, y: 10_000, turn: 6 }];
    const covered = shotAhead(s, rick, rick.slots[0], derek, false);
    expect(open.cover).toEqual([]);
    expect(covered.cover).toEqual([{ part: 'car-1', kind: 'heavy' }]);
    expect(covered.wounds).toBeLessThan(open.wounds);
    expect(open.stray).toEqual([]);
  });

  it('AW-MELEE15 AW-MELEE23: a Defender deals nothing, an Attacker may', () => {
    const s = begun();
    const [rick, derek] = face(s, 11_000);
    const star = { centre: rick.id, leaves: [derek.id] };
    expect(stanceOf(s, star, 0, 'attack.bare')?.harms).toBeGreaterThan(0);
    expect(stanceOf(s, star, 0, 'defend')?.harms).toBe(0);
  });

  it('AW-KZ01: a lunge is foretold where a Survivor stands in a Kill Zone', () => {
    const s = begun();
    const [rick] = face(s, 18_000);
    s.pieces = [];
    s.walkers = [{ number: 1, x: rick.x, y: rick.y - 2400, level: 0, prone: false, moved: false }];
    expect(lungesAhead(s)).toMatchObject([
      { walker: 'walker-1', to: [rick.x, rick.y - 1000], touches: [rick.id], unsure: null },
    ]);
  });

  it('AW-HID02: what the Event deck still holds is known, its order is not', () => {
    const s = begun();
    expect(eventsAhead(s)).toEqual({ left: 20, moves: 9, steers: 2, enters: 4, raises: 2 });
  });
});
