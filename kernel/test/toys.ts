import {
  type Answer,
  type Below,
  below32,
  type Candidate,
  card,
  choose,
  type Game,
  hide,
  kindOf,
  knownTo,
  type Match,
  order,
  type Point,
  type Prompt,
  pick,
  place,
  SPECTATOR,
  type State,
  sample,
  seeded,
  seenBy,
  split,
} from '../index.ts';

const ask = (id: string): Prompt => ({ id, rules: [`TOY-${id}`] });

interface Race extends State {
  at: number[];
  /** One card for each seat, then the rest of the deck. */
  cards: number[];
  turn: number;
  goal: number;
}

const PIPS = ['1', '2', '3', '4', '5', '6'] as const;

/** Each turn: walk one step or run by a die, then go on or look at one's hidden card. */
export const race: Game<Race> = {
  id: 'race',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [{ id: 'goal', values: ['12', '40'], default: '12' }],
  setup: ({ seats, options }, chance) => ({
    rng: chance.rng,
    at: Array.from({ length: seats }, () => 0),
    cards: chance.shuffle('deal', [0, 1, 2, 3, 4, 5, 6, 7]).map((kind) => card(kind)),
    turn: 0,
    goal: Number(options.goal),
  }),
  *play(table) {
    const { state, chance } = table;
    while (state.at.every((at) => at < state.goal)) {
      table.checkpoint();
      const seat = state.turn % state.at.length;
      const how = yield* table.choose(seat, ask('how'), ['walk', 'run']);
      if (how === 'run') table.emit({ type: 'runs', seat, rules: ['TOY-how'] });
      const steps = how === 'run' ? Number(chance.roll('die', PIPS)) : 1;
      state.at[seat] += steps;
      table.emit({ type: 'moved', seat, steps, at: state.at, rules: ['TOY-how'] });
      const then = yield* table.choose(seat, ask('then'), ['on'], { beside: ['look'] });
      if (then === 'look') {
        state.cards[seat] = seenBy(state.cards[seat], [seat]);
        table.reveal('look');
        table.whisper([seat], { type: 'looked', card: kindOf(state.cards[seat]), rules: ['TOY-then'] });
      }
      state.turn++;
    }
  },
  outcome: ({ at }) => ({ id: 'arrived', winners: [at.indexOf(Math.max(...at))] }),
  view: ({ at, cards, turn }, seat) => ({ at: at.slice(), cards: hide(cards, seat), turn }),
  scramble({ cards }, seat, chance) {
    const unknown = cards.flatMap((c, i) => (knownTo(c, seat) ? [] : [i]));
    const kinds = chance.shuffle(
      'scramble',
      unknown.map((i) => kindOf(cards[i])),
    );
    unknown.forEach((i, k) => {
      cards[i] = card(kinds[k], Math.floor(cards[i] / card(0, 1)));
    });
  },
  counts: ({ cards }) => ({ cards: cards.length }),
  turns: ({ turn }) => turn,
};

interface Vote extends State {
  votes: string[][];
}

/** Three seats vote three times at once; after each vote the first seat says something. */
export const vote: Game<Vote> = {
  id: 'vote',
  version: '1',
  seats: { min: 3, max: 3 },
  options: [],
  setup: (_, chance) => ({ rng: chance.rng, votes: [] }),
  *play(table) {
    const { state } = table;
    while (state.votes.length < 3) {
      table.checkpoint();
      const votes = yield* table.together([0, 1, 2].map((seat) => choose(seat, ask('vote'), ['red', 'blue'])));
      const said = yield* table.choose(0, ask('say'), ['hm', 'oh']);
      state.votes.push([...(votes as string[]), said]);
      table.emit({ type: 'voted', votes: state.votes.length, rules: [] });
    }
  },
  outcome: () => ({ id: 'counted', winners: [0, 1, 2] }),
  view: ({ votes }) => ({ votes: votes.map((round) => round.slice()) }),
  scramble: () => {},
  counts: () => ({}),
  turns: ({ votes }) => votes.length,
};

interface Workshop extends State {
  made: Answer[];
}

const TOOLS = ['saw', 'axe', 'rope', 'nail'];
const YARD = {
  in: [{ disc: [0, 0] as Point, radius: 100 }],
  out: [{ shape: { disc: [50, 0] as Point, radius: 10 }, id: 'well', code: 'too-near', rules: ['W-WELL01'] }],
};

/** One seat answers one decision of every kind, in each of four rounds. */
export const workshop: Game<Workshop> = {
  id: 'workshop',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [],
  setup: (_, chance) => ({ rng: chance.rng, made: [] }),
  *play(table) {
    const { state } = table;
    while (state.made.length < 28) {
      table.checkpoint();
      const made: Answer[] = [];
      made.push(yield* table.window(0, ask('open'), ['whistle'], 'start'));
      made.push(yield* table.pick(0, ask('tools'), TOOLS, { min: 0, max: 3, check: 'no-saw-with-axe' }));
      made.push(yield* table.pick(0, ask('steps'), TOOLS, { min: 1, max: 2, ordered: true }));
      const wood = yield* table.split(0, ask('wood'), ['door', 'roof', 'wall'], 4, { limits: [2, 4, 1] });
      made.push({ ...wood });
      for (const target in wood) wood[target] = 0; // Rules may use up an answer; the log must not notice.
      made.push(yield* table.order(0, ask('order'), ['cut', 'sand', 'paint']));
      made.push(
        (yield place(0, ask('stand'), {
          region: YARD,
          candidates: [
            { id: 'corner', answer: [0, 0] },
            { id: 'far', answer: [50, 10] },
          ],
        })) as Point,
      );
      const path = { from: [0, 0] as Point, reach: 80 };
      const bent: Point[] = [
        [30, 20],
        [60, 20],
      ];
      const candidates: Candidate[] = [
        { id: 'stay', answer: [] },
        { id: 'straight', answer: [[0, 40]] },
        { id: 'bent', answer: bent },
      ];
      made.push((yield place(0, ask('walk'), { region: YARD, path, candidates })) as Point[]);
      state.made.push(...made);
    }
  },
  outcome: () => ({ id: 'built', winners: [0] }),
  view: ({ made }) => ({ made: made.length }),
  scramble: () => {},
  counts: () => ({}),
  turns: ({ made }) => made.length / 7,
  checks: {
    'no-saw-with-axe': (_, answer) =>
      Array.isArray(answer) && answer.includes('saw') && answer.includes('axe') ? { code: 'saw-with-axe' } : null,
  },
};

interface Fragile extends State {
  count: number;
}

/** Counts; its rules, its check and its explanation can each be made to fail. */
export const fragile: Game<Fragile> = {
  id: 'fragile',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  setup: (_, chance) => ({ rng: chance.rng, count: 0 }),
  *play(table) {
    const { state, chance } = table;
    while (state.count < 100) {
      table.checkpoint();
      const what = yield* table.choose(0, ask('what'), ['one', 'boom', 'select', 'both']);
      state.count++;
      table.emit({ type: 'counted', count: state.count, rules: [] });
      if (what === 'boom') {
        chance.below('coin', 2);
        throw new Error('a bug in the rules');
      }
      if (what === 'select') yield* table.pick(0, ask('select'), ['x'], { min: 0, max: 1, check: 'failing' });
      if (what === 'both') {
        const both = yield* table.together([0, 1].map((seat) => choose(seat, ask('both'), ['yes', 'no'])));
        if (both[1] === 'no') throw new Error('a bug after all have answered');
      }
    }
  },
  outcome: () => ({ id: 'counted', winners: [] }),
  view: ({ count }) => count,
  scramble: () => {},
  counts: () => ({}),
  turns: ({ count }) => count,
  checks: {
    failing: () => {
      throw new Error('a bug in a check');
    },
  },
  whyNot(_, __, answer) {
    if (answer === 'why') throw new Error('a bug in an explanation');
    return answer === 'two' ? { code: 'only-one', rules: ['TOY-what'] } : null;
  },
};

export const toys: readonly Game[] = [race, vote, workshop, fragile];
export const findToy = (id: string): Game | undefined => toys.find((game) => game.id === id);

/** The choice stream of a seed. */
export function stream(seed: string): Below {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}

/** Plays random answers, to the end or until so many are given. */
export function playOn(match: Match, below: Below, answers = Infinity): Match {
  for (let decision = match.only; decision && match.answers.length < answers; decision = match.only) {
    const refusal = match.answer(decision.seat, decision.n, sample(decision, below, match.game));
    if (refusal) throw new Error(`${decision.ask.id}: ${JSON.stringify(refusal)}`);
  }
  return match;
}

/** Gives these answers, each of which must be taken. */
export function give(match: Match, ...answers: Answer[]): void {
  for (const answer of answers) {
    const decision = match.only;
    if (!decision) throw new Error('the match is over');
    const refusal = match.answer(decision.seat, decision.n, answer);
    if (refusal) throw new Error(`${decision.ask.id}: ${JSON.stringify(refusal)}`);
  }
}

/** One decision of every kind. */
export const oneOfEach = [
  choose(0, ask('a'), ['x', 'y'], { beside: ['z'], params: { who: { seat: SPECTATOR }, list: [1, 'two', true] } }),
  pick(1, ask('b'), ['x', 'y', 'z'], { min: 1, max: 2, ordered: true, check: 'even' }),
  split(2, ask('c'), ['x', 'y'], 3, { limits: [3, 1] }),
  order(3, ask('d'), ['x', 'y', 'z'], { params: { what: { id: 'thing', params: { n: 1.5 } } } }),
  place(4, ask('e'), { region: YARD, candidates: [{ id: 'here', answer: [1, 2] }] }),
  place(5, ask('f'), {
    region: {
      in: [
        {
          polygon: [
            [0, 0],
            [9, 0],
            [0, 9],
          ],
        },
      ],
    },
    path: { from: [0, 0], reach: 4.5, by: 'around' },
    candidates: [
      { id: 'stay', answer: [] },
      {
        id: 'there',
        answer: [
          [1, 1],
          [2, 2],
        ],
      },
    ],
    check: 'free',
    facts: { walls: [[1, 2.5], null], open: true, name: 'f' },
  }),
  place(0, ask('g'), {
    region: {
      in: [
        {
          polygon: [
            [0, 0],
            [9, 0],
          ],
          grown: 2,
        },
        { ring: { disc: [4, 4], radius: 3 }, least: 1, most: 2 },
      ],
      out: [],
    },
    turns: 24,
    candidates: [{ id: 'here', answer: [4, 0, 23] }],
  }),
];
