import {
  type Answer,
  choose,
  type Game,
  type Prompt,
  place,
  type Rules,
  type State,
  type Table,
} from '@shamble/kernel';

/** A picnic: the smallest game that has every kind of decision, chance, a secret and all ways to go wrong. */
export interface Picnic extends State {
  seats: number;
  rounds: number;
  turns: number;
  crumbs: number[];
  /** What each seat has in its own pocket. */
  pockets: string[];
  blanket: number[];
  long: boolean;
  trouble: string;
}

const ask = (id: string, ...rules: string[]): Prompt => ({ id, rules });
const ACT = ask('act', 'PI-ACT01');
const PACK = ask('pack', 'PI-PACK01');
const SHARE = ask('share', 'PI-PACK02');
const STACK = ask('stack');
const LATE = ask('late', 'PI-ACT02');
const TIDY = ask('tidy');
const VOTE = ask('vote');
const BLANKET = ask('blanket');

const POCKETS = ['knife', 'spoon', 'fork'] as const;

export const picnic: Game<Picnic> = {
  id: 'picnic',
  version: '1',
  seats: { min: 1, max: 4 },
  options: [
    { id: 'length', values: ['short', 'long'], default: 'short' },
    { id: 'rain', values: [false, true], default: false },
    { id: 'trouble', values: ['none', 'error', 'stall', 'loss'], default: 'none' },
  ],
  setup: ({ seats, options }, chance) => ({
    rng: chance.rng,
    seats,
    rounds: options.rain ? 1 : 3,
    turns: 0,
    crumbs: Array.from({ length: seats }, () => 0),
    pockets: Array.from({ length: seats }, () => chance.roll('pocket', POCKETS)),
    blanket: [],
    long: options.length === 'long',
    trouble: String(options.trouble),
  }),
  *play(table) {
    const { state } = table;
    while (state.turns < state.rounds * state.seats) {
      table.checkpoint();
      const seat = state.turns % state.seats;
      state.turns++;
      yield* turn(table, seat);
    }
  },
  outcome: ({ turns, rounds, seats, crumbs }) => {
    if (turns < rounds * seats) return null;
    const most = Math.max(...crumbs);
    return most > 4
      ? { id: 'feast', winners: crumbs.flatMap((n, seat) => (n === most ? [seat] : [])) }
      : { id: 'hungry', winners: [] };
  },
  view: ({ turns, crumbs, pockets, blanket }, seat) => ({
    turns,
    crumbs: crumbs.slice(),
    pocket: pockets[seat] ?? null,
    blanket: blanket.slice(),
  }),
  scramble: ({ pockets }, seat, chance) => {
    for (const other of pockets.keys()) if (other !== seat) pockets[other] = chance.roll('pocket', POCKETS);
  },
  counts: ({ crumbs, pockets }) => ({ seats: crumbs.length, pockets: pockets.length }),
  turns: ({ turns }) => turns,
  checks: {
    'no-two-sweets': (_, answer) =>
      Array.isArray(answer) && answer.includes('bun' as never) && answer.includes('cake' as never)
        ? { code: 'too-sweet', rules: ['PI-PACK01'] }
        : null,
  },
};

function* turn(table: Table<Picnic>, seat: number): Rules {
  const { state, chance } = table;
  table.emit({ type: 'turn', seat, rules: [] });
  if (state.trouble === 'error' && chance.below('trouble', 2) === 0) throw new Error('the ants took the basket');
  if (state.trouble === 'loss') state.pockets.pop();
  if (state.trouble === 'stall') for (;;) yield* table.choose(seat, ACT, ['walk', 'nap']);
  if (state.long && state.turns === 1) yield* spreadBlanket(table, seat);

  let sung = false;
  for (let act = ''; act === '' || act === 'sing'; ) {
    act = yield* table.choose(seat, ACT, ['walk', 'nap'], { beside: sung ? [] : ['sing'] });
    sung ||= act === 'sing';
    if (act === 'sing') table.emit({ type: 'sang', seat, rules: ['PI-ACT02'] });
    if (act === 'walk') table.emit({ type: 'walked', seat, found: walk(table, seat), rules: ['PI-ACT01'] });
    if (act === 'nap') yield* nap(table, seat);
  }
  yield* table.choose(seat, TIDY, ['tidy']);
  if (state.long) yield* share(table, seat);
  const late = yield* table.window(seat, LATE, state.crumbs[seat] > 1 ? ['snack'] : [], 'rest');
  if (late === 'snack') state.crumbs[seat]++;
  if (state.long && seat === state.seats - 1) yield* vote(table);
}

function* spreadBlanket(table: Table<Picnic>, seat: number): Rules {
  const region = { in: [{ disc: [0, 0], radius: 5 }] } as const;
  const spot = (yield place(seat, BLANKET, {
    region,
    candidates: [
      { id: 'shade', answer: [0, 0] },
      { id: 'sun', answer: [1, 2] },
    ],
  })) as [number, number];
  table.state.blanket = [...spot];
}

function walk({ state, chance }: Table<Picnic>, seat: number): string {
  const found = chance.roll('path', ['bread', 'ants']);
  if (found === 'bread') state.crumbs[seat] += 2;
  return found;
}

function* nap(table: Table<Picnic>, seat: number): Rules {
  const packed = yield* table.pick(seat, PACK, ['apple', 'bun', 'cake'], { min: 0, max: 2, check: 'no-two-sweets' });
  table.state.crumbs[seat] += packed.length;
  table.emit({ type: 'napped', seat, packed, rules: ['PI-PACK01'] });
}

function* share(table: Table<Picnic>, seat: number): Rules {
  const { crumbs } = table.state;
  const shares = yield* table.split(seat, SHARE, ['me', 'birds'], 2, { limits: [1, 2] });
  crumbs[seat] += shares.me ?? 0;
  yield* table.order(seat, STACK, ['cup', 'plate']);
}

function* vote(table: Table<Picnic>): Rules {
  const asked = table.state.crumbs.map((_, seat) => choose(seat, VOTE, ['home', 'stay']));
  const votes: readonly Answer[] = yield* table.together(asked);
  table.emit({ type: 'voted', home: votes.filter((one) => one === 'home').length, rules: [] });
}
