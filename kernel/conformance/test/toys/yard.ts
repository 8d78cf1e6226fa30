import {
  type Answer,
  below32,
  type Candidate,
  distance,
  type Game,
  type GameText,
  type Kit,
  type Lang,
  type Place,
  type Point,
  place,
  type Region,
  type Rng,
  type Rules,
  refuse,
  type Seat,
  type Spot,
  sample,
  seeded,
  type Table,
  type TableKit,
  type Zone,
} from '../../../index.ts';
import { drawPoint } from '../../../place.ts';

/** Two figures in a yard with a well and a shed: the first at the gate wins. */
export interface Yard {
  rng: Rng;
  figures: (Point | null)[];
  turn: number;
}

const ENTER = { id: 'enter', rules: ['YA-ENTER01'] };
const WALK = { id: 'walk', rules: ['YA-WALK01'] };
const TURNS = 16;
const REACH = 300;
const GATE: Point = [900, 900];
const WALLS: Region['in'] = [
  {
    polygon: [
      [0, 0],
      [1000, 0],
      [1000, 1000],
      [0, 1000],
    ],
  },
];
const inTheWay = (id: string, shape: Zone['shape']): Zone => ({ shape, id, code: 'in-the-way', rules: ['YA-WALK01'] });
const WELL = inTheWay('well', { disc: [500, 500], radius: 150 });
const SHED = inTheWay('shed', {
  polygon: [
    [600, 100],
    [900, 100],
    [900, 300],
  ],
});
/** Two figures of this radius do not overlap. */
const FIGURE = 20;

export interface House {
  candidates(region: Region, turn: number): readonly Point[];
}

const house: House = {
  candidates: (region, turn) => {
    const { s } = seeded(`candidates ${turn}`);
    const drawn = Array.from({ length: 30 }, () => drawPoint(region, (n) => below32(s, n)));
    return drawn.filter((p) => p !== null).slice(0, 10);
  },
};

const standsStill = (_: unknown, answer: Answer) =>
  answer.length === 0 ? { code: 'stands-still', rules: ['YA-WALK02'] } : null;

const others = ({ figures }: Yard, seat: Seat): Zone[] =>
  figures.flatMap((at, other) =>
    at === null || other === seat ? [] : [inTheWay('figure', { disc: at, radius: 2 * FIGURE })],
  );

const named = (spots: readonly Spot[]): Candidate[] => spots.map((answer, i) => ({ id: `spot:${i}`, answer }));

/** Single legs and ways over one corner, as far as they are legal. */
function ways(walk: Place, points: readonly Point[]): readonly (readonly Point[])[] {
  const straight = points.map((p) => [p]);
  const bent = points.map((p, i) => [points[(i + 1) % points.length], p]);
  return [...straight, ...bent].filter((way) => refuse(walk, way, { checks }) === null);
}

const checks = { 'stands-still': standsStill };

function* takeTurn(table: Table<Yard>, { candidates }: House): Rules {
  const { state } = table;
  const seat = state.turn % 2;
  const from = state.figures[seat];
  if (from === null) {
    const region: Region = { in: [{ disc: seat === 0 ? [150, 150] : [150, 850], radius: 120 }] };
    const at = (yield place(seat, ENTER, { region, candidates: named(candidates(region, state.turn)) })) as Point;
    state.figures[seat] = at;
    table.emit({ type: 'entered', rules: ['YA-ENTER01'], seat, at });
    return;
  }
  const region: Region = { in: WALLS, out: [WELL, SHED, ...others(state, seat)] };
  const walk = place(
    seat,
    WALK,
    { region, path: { from, reach: REACH }, candidates: [], check: 'stands-still' },
    { beside: ['rest'] },
  );
  const near: Region = { in: [{ disc: from, radius: REACH }], out: region.out ?? [] };
  const open = ways(walk, candidates(near, state.turn));
  if (open.length === 0) return;
  const answer = (yield { ...walk, candidates: named(open) }) as 'rest' | readonly Point[];
  if (answer === 'rest') return;
  state.figures[seat] = answer[answer.length - 1];
  table.emit({ type: 'walked', rules: ['YA-WALK01'], seat, path: answer });
}

const winner = ({ figures }: Yard): Seat => figures.findIndex((at) => at !== null && distance(at, GATE) <= 100);

const game = (rules: House): Game<Yard> => ({
  id: 'yard',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  setup: (_, { rng }) => ({ rng, figures: [null, null], turn: 0 }),
  *play(table: Table<Yard>): Rules {
    const { state } = table;
    while (state.turn < TURNS && winner(state) < 0) {
      table.checkpoint();
      yield* takeTurn(table, rules);
      state.turn++;
    }
  },
  outcome: (state) => (winner(state) < 0 ? { id: 'night', winners: [] } : { id: 'gate', winners: [winner(state)] }),
  view: ({ figures, turn }) => ({ figures, turn }),
  scramble() {
    // Everything lies open.
  },
  counts: ({ figures }) => ({ figures: figures.length }),
  turns: ({ turn }) => turn,
  checks,
});

const book = (title: string, chapter: string, enter: string, walk: string, still: string): string => `# ${title}

## ${chapter} {#turn}

- **YA-ENTER01** ${enter}
- **YA-WALK01** ${walk}
- **YA-WALK02** ${still}
`;

const text: Record<Lang, GameText> = {
  en: {
    messages: {
      enter: 'Where does your figure enter?',
      walk: 'Where does your figure go?',
      rest: 'Rest',
      entered: '{who} enters.',
      walked: '{who} walks.',
      'spot:': 'Spot {n}',
      spot: 'To {x}, {y}',
      'in-the-way': 'The {thing} is in the way.',
      'stands-still': 'Who walks must move.',
      night: 'Night falls.',
      gate: '{who} is at the gate.',
      why: 'Closer to the gate.',
    },
    rulebook: book('Yard', 'The turn', 'Enter at your corner.', 'Walk around what is in the way.', 'Walk or rest.'),
  },
  it: {
    messages: {
      enter: 'Da dove entra la tua figura?',
      walk: 'Dove va la tua figura?',
      rest: 'Riposa',
      entered: '{who} entra.',
      walked: '{who} cammina.',
      'spot:': 'Punto {n}',
      spot: 'In {x}, {y}',
      'in-the-way': 'In mezzo: {thing}.',
      'stands-still': 'Chi cammina deve muoversi.',
      night: 'Cala la notte.',
      gate: '{who} è al cancello.',
      why: 'Più vicino al cancello.',
    },
    rulebook: book(
      'Cortile',
      'Il turno',
      'Si entra dal proprio angolo.',
      'Si gira attorno agli ostacoli.',
      'O cammini o riposi.',
    ),
  },
  fr: {
    messages: {
      enter: 'Par où entre ta figurine ?',
      walk: 'Où va ta figurine ?',
      rest: 'Se reposer',
      entered: '{who} entre.',
      walked: '{who} marche.',
      'spot:': 'Endroit {n}',
      spot: 'En {x}, {y}',
      'in-the-way': 'En travers : {thing}.',
      'stands-still': 'Qui marche doit bouger.',
      night: 'La nuit tombe.',
      gate: '{who} est au portail.',
      why: 'Plus près du portail.',
    },
    rulebook: book(
      'Cour',
      'Le tour',
      'On entre par son coin.',
      'On contourne les obstacles.',
      'On marche ou on se repose.',
    ),
  },
};

const last = (way: Spot): Point => (typeof way[0] === 'number' ? [way[0], Number(way[1])] : (way.at(-1) as Point));

export const yard = (changes: Partial<House> = {}): Kit<Yard> & TableKit<Yard> => ({
  game: game({ ...house, ...changes }),
  describe: {
    prompt: ({ ask }) => ({ id: ask.id }),
    option: (_, id) => (id.startsWith('spot:') ? { id: 'spot:', params: { n: Number(id.slice(5)) } } : { id }),
    ref: () => null,
    spot: (_, way) => ({ id: 'spot', params: { x: last(way)[0], y: last(way)[1] } }),
    event: ({ type, seat }) => ({ id: type, params: { who: { seat: Number(seat) } } }),
    refusal: ({ code, params }) =>
      code === 'in-the-way'
        ? { id: code, params: { thing: String(params?.thing) } }
        : code === 'stands-still'
          ? { id: code }
          : null,
    outcome: ({ id, winners }) => (winners.length === 0 ? { id } : { id, params: { who: { seat: winners[0] } } }),
  },
  text: async (lang) => text[lang],
  hasSecrets: () => false,
  round: () => 0,
  sensible: (_, decision, below) => {
    if (decision.kind !== 'place') return { answer: sample(decision, below), why: { id: 'why' } };
    const nearest = decision.candidates.toSorted(
      (a, b) => distance(last(a.answer), GATE) - distance(last(b.answer), GATE),
    )[0];
    return { answer: nearest.answer, why: { id: 'why' } };
  },
});
