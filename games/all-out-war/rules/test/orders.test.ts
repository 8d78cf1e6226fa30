import {
  type Answer,
  below32,
  Chance,
  clone,
  configure,
  type Decision,
  type Rules,
  sample,
  seeded,
  Table,
} from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { itemNumber } from '../../content/items.ts';
import { INCH } from '../../content/lengths.ts';
import { SCENERY, sceneryNumber } from '../../content/scenery.ts';
import { isClear } from '../../geometry/crowd.ts';
import { words } from '../../scenarios/words.ts';
import { BODY } from '../cards.ts';
import { game } from '../game.ts';
import { woundPerson } from '../harm.ts';
import { nextLunge } from '../kill-zone.ts';
import { hunters } from '../lunges.ts';
import { fight } from '../melee.ts';
import { eligible, isEligible } from '../near.ts';
import { infectionOrderFree, lungesFree, movesFree, orderFree } from '../orders.ts';
import { meleeName, type Star } from '../split.ts';
import { type Person, playing, type Walker, type War } from '../state.ts';
import { groundOf } from '../terrain.ts';
import { walkTo, waysOf } from '../walkers.ts';

type Below = (n: number) => number;

const streamOf = (seed: string): Below => {
  const rng = seeded(seed).s;
  return (n) => below32(rng, n);
};

const PEOPLE = ['rickLeader', 'carl', 'nadia', 'tess', 'lou', 'derek', 'patrick', 'roy'];

/** An empty table with some scenery: cars, barricades and woods. */
function emptyTable(below: Below): War {
  const config = configure(game, 2);
  const s = game.setup(config, new Chance(seeded('orders')));
  words.given(s, { step: 'event', people: { liam: { at: [1, 1] } } }, config);
  s.people = [];
  s.pool = 40;
  s.pieces = [];
  for (const kind of ['vehicle', 'barricade', 'barricade', 'smallWood'])
    if (below(2) === 0)
      s.pieces.push({
        kind: sceneryNumber(kind),
        x: 4000 + below(12_000),
        y: 4000 + below(12_000),
        turn: below(SCENERY.length),
      });
  return s;
}

/** A place within so much of a point where a base may stand. */
function freeNear(s: War, below: Below, x: number, y: number, within: number): readonly [number, number] | null {
  const ground = groundOf(s);
  for (let tries = 0; tries < 20; tries++) {
    const at = [x - within + below(2 * within + 1), y - within + below(2 * within + 1)] as const;
    if (isClear(ground, ground.figures, at[0], at[1])) return at;
  }
  return null;
}

function addPerson(s: War, at: readonly [number, number], more: Partial<Person> = {}): void {
  const config = configure(game, 2);
  const other = game.setup(config, new Chance(seeded('orders')));
  const id = PEOPLE[s.people.length];
  words.given(other, { step: 'event', people: { [id]: { at: [1, 1], side: 1 + (s.people.length % 2) } } }, config);
  s.people.push({ ...other.people[0], x: at[0], y: at[1], ...more });
}

/** Now and then somebody lies there, or has a coat that holds Walkers off. */
function addSomebody(s: War, below: Below, at: readonly [number, number]): void {
  addPerson(s, at, { prone: below(4) === 0 });
  if (below(6) === 0) s.people[s.people.length - 1].slots[BODY] = itemNumber('goreSmearedCoat');
}

const addWalker = (s: War, at: readonly [number, number]): void => {
  s.walkers.push({ number: s.number++, x: at[0], y: at[1], level: 0, prone: false, moved: false });
};

function* permutations<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length < 2) yield list;
  for (const [i, first] of list.entries())
    for (const rest of permutations(list.toSpliced(i, 1))) yield [first, ...rest];
}

/** Runs rules to their end; whatever is asked is answered. True where something was asked. */
function run(rules: Rules<unknown>, answer: (decision: Decision) => Answer): boolean {
  let step = rules.next('');
  const asked = !step.done;
  while (!step.done) step = rules.next(answer(step.value as Decision));
  return asked;
}

/** Everything that lies, stands or is held, without the numbers of newcomers. */
const outcomeOf = (s: War, old: number): unknown => ({
  threat: s.threat,
  pool: s.pool,
  people: s.people,
  counters: s.counters,
  walkers: s.walkers.map(({ number, x, y, prone }) => [number < old ? number : 0, x, y, prone].join(' ')).sort(),
});

/** What comes of each order; alike where all are the same. */
function ends<T>(s: War, list: readonly T[], take: (copy: War, one: T) => void): Set<string> {
  const found = new Set<string>();
  for (const order of permutations(list)) {
    const copy = clone(s);
    for (const one of order) take(copy, one);
    found.add(JSON.stringify(outcomeOf(copy, s.number)));
  }
  return found;
}

interface Tally {
  free: number;
  asked: number;
  /** Of those asked for: where the order mattered. */
  mattered: number;
}

/** A position as a failure shows it. */
const whereabouts = ({ people, walkers, pieces }: War): string =>
  JSON.stringify({ people: people.map(({ id, x, y }) => [id, x, y]), walkers, pieces });

function judge(s: War, tally: Tally, free: boolean, results: () => Set<string>): void {
  if (free) tally.free++;
  else tally.asked++;
  const { size } = results();
  if (free) expect(size, whereabouts(s)).toBe(1);
  else if (size > 1) tally.mattered++;
}

const inTurn = (s: War, numbers: number): Walker => s.walkers.find(({ number }) => number === numbers) as Walker;

describe('orders that are not asked cannot matter', () => {
  it('AW-TURN06 AW-TURN07 AW-NOISE04: of Walkers drawn by MAYHEM', () => {
    const tally = { free: 0, asked: 0, mattered: 0 };
    for (let k = 0; k < 400; k++) {
      const below = streamOf(`mayhem ${k}`);
      const s = emptyTable(below);
      for (let i = 0; i < 3; i++) {
        const at = freeNear(s, below, 10_000, 10_000, 6000);
        if (at) addSomebody(s, below, at);
      }
      for (let i = 0; i < 3; i++) {
        const at = freeNear(s, below, 10_000, 10_000, 9000);
        if (at) addWalker(s, at);
      }
      const source = playing(s)[0];
      const list = eligible(s);
      if (list.length < 2 || source === undefined) continue;
      const free = movesFree(s, list, (one) => waysOf(s, one, source));
      judge(s, tally, free, () =>
        ends(s, list, (copy, { number }) => {
          const walker = inTurn(copy, number);
          if (!isEligible(copy, walker)) return;
          const g = new Table(copy, new Chance(seeded('none')));
          const asked = run(walkTo(g, walker, copy.people[0], 'mayhem'), (decision) => sample(decision, () => 0, game));
          if (free) expect(asked).toBe(false);
        }),
      );
    }
    expect(tally.free).toBeGreaterThan(60);
    expect(tally.mattered).toBeGreaterThan(20);
  });

  it('AW-TURN06 AW-TURN07 AW-KZ02: of lunges', () => {
    const tally = { free: 0, asked: 0, mattered: 0 };
    for (let k = 0; k < 500; k++) {
      const below = streamOf(`lunges ${k}`);
      const s = emptyTable(below);
      for (let i = 0; i < 3; i++) {
        const at = freeNear(s, below, 10_000, 10_000, 5000);
        if (at) addSomebody(s, below, at);
      }
      for (let i = 0; i < 4; i++) {
        const person = s.people[below(s.people.length)];
        const at = person && freeNear(s, below, person.x, person.y, 2500);
        if (at) addWalker(s, at);
      }
      s.hunting = s.walkers.map(({ number }) => number);
      const list = hunters(s);
      if (list.length < 2) continue;
      const free = lungesFree(s, list);
      judge(s, tally, free, () =>
        ends(s, list, (copy, { number }) => {
          copy.hunting = [number];
          const g = new Table(copy, new Chance(seeded('none')));
          const asked = run(nextLunge(g), (decision) => sample(decision, () => 0, game));
          if (free) expect(asked).toBe(false);
          copy.hunting = [];
        }),
      );
    }
    expect(tally.free).toBeGreaterThan(60);
    expect(tally.mattered).toBeGreaterThan(20);
  });

  it('AW-TURN08 AW-MELEE10: of melees', () => {
    const tally = { free: 0, asked: 0, mattered: 0 };
    for (let k = 0; k < 400; k++) {
      const below = streamOf(`melees ${k}`);
      const s = emptyTable(below);
      s.pieces = [];
      s.pool = below(3) === 0 ? 1 : 20;
      // Near enough for pushes to meet, or far away; a third one farther up.
      const first = 2500 + below(1000);
      const middles: [number, number][] = [
        [first, 3000 + below(2000)],
        [first + 3500 + (below(2) === 0 ? 0 : 6000 + below(4000)), 3000 + below(2000)],
        [6000 + below(6000), 11_000 + below(6000)],
      ];
      const stars: Star[] = [];
      for (const [i, [x, y]] of middles.entries()) {
        if (i === 2 && below(2) === 0) continue;
        addPerson(s, [x, y], { attacked: below(3) > 0, health: 1 + below(2), side: 0 });
        addWalker(s, [x + INCH, y]);
        if (below(6) === 0) addWalker(s, [x - INCH, y]);
        const person = s.people[s.people.length - 1];
        s.counters[i] = { x: 0, y: 0, level: 0, searched: true, carrier: s.people.length - 1, source: 0 };
        person.counters = [i];
        const foes = s.walkers.filter((walker) => Math.abs(walker.x - x) === INCH && walker.y === y);
        stars.push({ centre: person.id, leaves: foes.map(({ number }) => `walker-${number}`) });
      }
      judge(s, tally, orderFree(s, stars) !== null, () =>
        ends(s, stars, (copy, star) => {
          const own = `${k} ${meleeName(star)}`;
          const answers = streamOf(own);
          run(fight(new Table(copy, new Chance(seeded(own))), star), (decision) => sample(decision, answers, game));
        }),
      );
    }
    expect(tally.free).toBeGreaterThan(40);
    expect(tally.mattered).toBeGreaterThan(5);
  });

  it('AW-TURN09 AW-END03: of infection rolls', () => {
    const tally = { free: 0, asked: 0, mattered: 0 };
    for (let k = 0; k < 400; k++) {
      const below = streamOf(`infection ${k}`);
      const s = emptyTable(below);
      s.pieces = [];
      s.pool = below(3) === 0 ? 1 : 12;
      for (let i = 0; i < 3; i++) {
        const at = freeNear(s, below, 10_000, 10_000, 7000);
        if (!at) continue;
        addPerson(s, at, { bitten: true, health: 1 + below(2), counters: [2 * i, 2 * i + 1] });
        for (const letter of [2 * i, 2 * i + 1])
          s.counters[letter] = { ...s.counters[letter], carrier: s.people.length - 1 };
      }
      const list = s.people.map(({ id }) => id);
      judge(s, tally, infectionOrderFree(s, s.people), () =>
        ends(s, list, (copy, id) => {
          const person = copy.people.find((one) => one.id === id) as Person;
          woundPerson(new Table(copy, new Chance(seeded('none'))), person, 1, false, []);
        }),
      );
    }
    expect(tally.free).toBeGreaterThan(60);
    expect(tally.mattered).toBeGreaterThan(10);
  });
});

describe('the tests themselves', () => {
  const config = configure(game, 2);
  const at = (given: Parameters<typeof words.given>[1]): War => {
    const s = game.setup(config, new Chance(seeded('orders')));
    words.given(s, given, config);
    return s;
  };
  const pair = (more: Record<string, string | boolean | string[]>, second = {}): War =>
    at({
      step: 'melees',
      people: {
        tess: { at: [3, 3], attacked: true, ...more },
        carl: { at: [15, 15], attacked: true, ...second },
        derek: { at: [1, 19], side: 2 },
      },
      walkers: [
        [4, 3],
        [16, 15],
      ],
    });
  const stars: readonly Star[] = [
    { centre: 'carl', leaves: ['walker-2'] },
    { centre: 'tess', leaves: ['walker-1'] },
  ];

  it('AW-TURN06 AW-TURN08: forced fights far apart go by the lowest Walker number', () => {
    expect(orderFree(pair({}), stars)).toBe(stars[1]);
    expect(orderFree(pair({ attacked: false }), stars)).toBe(stars[1]);
  });

  it.each([
    ['two fights with something to decide', { attacked: false }, { attacked: false }],
    ['a Handgun that can fire', { hands: ['pocket22'] }, {}],
    ['a loud weapon', { hands: ['chainsaw'] }, {}],
    ['a Helmet, which may be used, beside a choice', { head: 'motorcycleHelmet' }, { attacked: false }],
  ])('AW-TURN08: %s', (_, more, second) => {
    expect(orderFree(pair(more, second), stars)).toBeNull();
  });

  it.each([
    ['empty', { hands: ['pocket22 empty'] }],
    ['broken', { hands: ['chainsaw broken'] }],
    ['no weapon', { hands: ['policeWhistle'] }],
  ])('AW-TURN08: a loud thing that is %s does not matter', (_, more) => {
    expect(orderFree(pair(more), stars)).toBe(stars[1]);
  });

  it('AW-TURN08: models of different fights are six inches apart, and the pool holds enough', () => {
    const s = pair({});
    Object.assign(s.people[1], { x: 10_997, y: 3000 });
    Object.assign(s.walkers[1], { x: 11_997, y: 3000 });
    expect(orderFree(s, stars)).toBeNull();
    Object.assign(s.people[1], { x: 10_998 });
    Object.assign(s.walkers[1], { x: 11_998 });
    expect(orderFree(s, stars)).toBe(stars[1]);
    s.pool = 1;
    expect(orderFree(s, stars)).toBeNull();
  });

  it('AW-TV101 AW-TURN09: Health 3 and 2 are not asked, 1 and 1 at five inches are', () => {
    const bitten = (first: number, second: number, x: number): War =>
      at({
        step: 'end',
        people: {
          tess: { at: [3, 3], health: first, bitten: true },
          carl: { at: [x, 3], health: second, bitten: true },
          derek: { at: [1, 19], side: 2 },
        },
      });
    const both = (s: War): boolean => infectionOrderFree(s, s.people.slice(0, 2));
    expect(both(bitten(3, 2, 5))).toBe(true);
    expect(both(bitten(1, 1, 9))).toBe(false);
    expect(both(bitten(1, 1, 9.997))).toBe(false);
    expect(both(bitten(1, 1, 9.998))).toBe(true);
    expect(both(bitten(1, 2, 5))).toBe(true);
    expect(both({ ...bitten(1, 1, 12), pool: 1 })).toBe(false);
  });
});
