import {
  type Candidate,
  distance,
  type Game,
  type GameText,
  type Kit,
  type Lang,
  type Place,
  type Point,
  type Pose,
  pathLength,
  place,
  type Region,
  type Rng,
  type Route,
  type Rules,
  refuse,
  type Solid,
  type Spot,
  sample,
  type Table,
  type TableKit,
  type Way,
  type Zone,
} from '../../../index.ts';
import { crosses } from '../../../legs.ts';

/** One camper on a meadow with a pond: pitch the tent, fetch water at the shore, and walk home around the pond. */
export interface Camp {
  rng: Rng;
  tent: Pose | null;
  at: Point | null;
  walks: number;
}

const MEADOW: Region['in'] = [{ polygon: corners(0, 0, 6000) }, { polygon: corners(5000, 1000, 4000) }];
const POND: Solid = { polygon: corners(2000, 2000, 1500), grown: 400 };
/** Where a way around the pond turns. */
const SHORE = corners(1600, 1600, 2300);
const FIGURE = 500;
const WALKS = 4;
const REACH = 4000;
/** So close to the shore one reaches the water. */
const [LEAST, MOST] = [98, 102];

function corners(x: number, y: number, side: number): Point[] {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
}

const PITCH = { id: 'pitch', rules: ['CA-TENT01'] };
const FETCH = { id: 'fetch', rules: ['CA-WATER01'] };
const WALK = { id: 'walk', rules: ['CA-WALK01'] };

const WATER: Zone = { shape: POND, id: 'pond', code: 'wet', rules: ['CA-WATER01'] };
const rock: Zone = { shape: { disc: [4800, 1200], radius: 700 }, id: 'rock', code: 'too-near', rules: ['CA-TENT02'] };

const tentZone = (tent: Pose | null): Zone[] =>
  tent
    ? [{ shape: { disc: [tent[0], tent[1]], radius: FIGURE }, id: 'tent', code: 'too-near', rules: ['CA-WALK01'] }]
    : [];

/** How the camp is run; some run it badly. */
export interface Ranger {
  zones(zones: readonly Zone[]): readonly Zone[];
  asks(asked: Place): Place;
  readonly around: Route;
}

const NO_WAY = { code: 'no-way', params: { thing: 'pond' }, rules: ['CA-WALK02'] };

/** The shortest way that stays dry: straight, or over one or two corners of the shore. */
function leg(pond: Solid, from: Point, to: Point): readonly Point[] | null {
  const overs = SHORE.flatMap((corner, i) => [[corner], [corner, SHORE[(i + 1) % 4]], [corner, SHORE[(i + 3) % 4]]]);
  const dry = [[], ...overs]
    .map((over) => [from, ...over, to])
    .filter((line) => line.every((p, i) => i === 0 || !crosses(pond, line[i - 1], p)));
  return dry.toSorted((a, b) => pathLength(a) - pathLength(b))[0] ?? null;
}

const around: Route = ({ path, facts }, stops) => {
  if (path === null) return NO_WAY;
  const { pond } = facts as { readonly pond: Solid };
  let line: readonly Point[] = [path.from];
  for (const stop of stops) {
    const further = leg(pond, line[line.length - 1], stop);
    if (further === null) return NO_WAY;
    line = [...line, ...further.slice(1)];
  }
  return { line, length: pathLength(line) };
};

const goodRanger: Ranger = { zones: (zones) => zones, asks: (asked) => asked, around };

/** The door, at the side the tent is turned to, must not face the wind. */
const sheltered: NonNullable<Game['checks']>[string] = (decision, answer) =>
  Array.isArray(answer) && (decision as Place).facts === answer[2] ? { code: 'windy', rules: ['CA-TENT03'] } : null;

function* play(table: Table<Camp>, ranger: Ranger): Rules {
  const { state } = table;
  const judges = { checks: { sheltered }, routes: { around: ranger.around } };
  const legal = (asked: Place): Place =>
    ranger.asks({
      ...asked,
      candidates: asked.candidates.filter(({ answer }) => refuse(asked, answer, judges) === null),
    });
  while (state.walks < WALKS) {
    table.checkpoint();
    const { tent, at } = state;
    if (tent === null) {
      const pitched = legal(
        place(0, PITCH, {
          region: { in: MEADOW, out: ranger.zones([WATER, rock]) },
          turns: 4,
          candidates: [0, 1, 2, 3].map((turn) => ({ id: `corner:${turn}`, answer: [600, 600, turn] })),
          check: 'sheltered',
          facts: 2,
        }),
      );
      state.tent = (yield pitched) as Pose;
      table.emit({ type: 'pitched', rules: ['CA-TENT01'], at: state.tent });
    } else if (at === null) {
      const shore = legal(
        place(0, FETCH, {
          region: { in: [{ ring: POND, least: LEAST, most: MOST }], out: ranger.zones([rock, ...tentZone(tent)]) },
          candidates: [
            { id: 'shore:west', answer: [1500, 2500] },
            { id: 'shore:north', answer: [2500, 4000] },
          ],
        }),
      );
      state.at = (yield shore) as Point;
      table.emit({ type: 'fetched', rules: ['CA-WATER01'], at: state.at });
    } else {
      const walk = legal(
        place(
          0,
          WALK,
          {
            region: { in: MEADOW, out: ranger.zones([WATER, rock, ...tentZone(tent)]) },
            path: { from: at, reach: REACH, by: 'around' },
            candidates: [{ id: 'stay', answer: [] }, ...SHORE.map((p, i) => ({ id: `corner:${i}`, answer: [p] }))],
            facts: { pond: POND },
          },
          { beside: ['rest'] },
        ),
      );
      const answer = (yield walk) as 'rest' | readonly Point[];
      state.walks++;
      if (answer !== 'rest') state.at = answer.at(-1) ?? at;
      table.emit({ type: 'walked', rules: ['CA-WALK01'], at: state.at });
    }
  }
}

const game = (ranger: Ranger): Game<Camp> => ({
  id: 'camp',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [],
  setup: (_, { rng }) => ({ rng, tent: null, at: null, walks: 0 }),
  play: (table) => play(table, ranger),
  outcome: ({ walks }) => (walks < WALKS ? null : { id: 'night', winners: [0] }),
  view: ({ tent, at, walks }) => ({ tent, at, walks }),
  scramble() {
    // Everything lies open.
  },
  counts: () => ({ campers: 1 }),
  turns: ({ walks }) => walks,
  checks: { sheltered },
  routes: { around: ranger.around },
});

const TITLES: Record<Lang, string> = { en: 'Camp', it: 'Campo', fr: 'Camp' };
const RULES = ['CA-TENT01', 'CA-TENT02', 'CA-TENT03', 'CA-WATER01', 'CA-WALK01', 'CA-WALK02'];

const SENTENCES: Readonly<Record<string, readonly [en: string, it: string, fr: string]>> = {
  pitch: ['Where does the tent stand?', 'Dove va la tenda?', 'Où va la tente ?'],
  fetch: ['Where do you fetch water?', "Dove prendi l'acqua?", "Où puises-tu l'eau ?"],
  walk: ['Where do you go?', 'Dove vai?', 'Où vas-tu ?'],
  rest: ['Rest', 'Riposa', 'Se reposer'],
  place: ['{name}', '{name}', '{name}'],
  tent: ['At {x}, {y}, side {turn}', 'In {x}, {y}, lato {turn}', 'En {x}, {y}, côté {turn}'],
  point: ['At {x}, {y}', 'In {x}, {y}', 'En {x}, {y}'],
  path: ['Go {length} to {x}, {y}', 'Vai per {length} fino a {x}, {y}', "Aller sur {length} jusqu'à {x}, {y}"],
  stay: ['Stay', 'Resta', 'Rester'],
  pitched: ['The tent stands.', 'La tenda è su.', 'La tente est montée.'],
  fetched: ['There is water.', "C'è acqua.", "Il y a de l'eau."],
  walked: ['You walk.', 'Cammini.', 'Tu marches.'],
  wet: ['That is in the {thing}.', 'Lì: {thing}.', 'Là : {thing}.'],
  'too-near': ['Too near: {thing}.', 'Troppo vicino: {thing}.', 'Trop près : {thing}.'],
  'no-way': ['No way around: {thing}.', 'Non si gira attorno: {thing}.', "Pas d'issue : {thing}."],
  windy: ['The door faces the wind.', 'La porta è al vento.', 'La porte est au vent.'],
  night: ['Night falls.', 'Cala la notte.', 'La nuit tombe.'],
  why: ['It is warm.', 'Fa caldo.', 'Il fait chaud.'],
};

const inLanguage = (lang: Lang): GameText => {
  const nth = { en: 0, it: 1, fr: 2 }[lang];
  return {
    messages: Object.fromEntries(Object.entries(SENTENCES).map(([id, said]) => [id, said[nth]])),
    rulebook: `# ${TITLES[lang]}\n\n## ${TITLES[lang]} {#camp}\n\n${RULES.map((id) => `- **${id}** ${TITLES[lang]}.`).join('\n')}\n`,
  };
};

function spotWords(decision: Place, answer: Spot) {
  const [first] = answer;
  if (typeof first === 'number') {
    const [x, y, turn] = answer as Pose;
    return decision.turns > 0 ? { id: 'tent', params: { x, y, turn } } : { id: 'point', params: { x, y } };
  }
  const stops = answer as readonly Point[];
  const end = stops.at(-1);
  const way = around(decision, stops) as Way;
  return end ? { id: 'path', params: { length: Math.floor(way.length), x: end[0], y: end[1] } } : { id: 'stay' };
}

export const camp = (changes: Partial<Ranger> = {}): Kit<Camp> & TableKit<Camp> => ({
  game: game({ ...goodRanger, ...changes }),
  describe: {
    prompt: ({ ask }) => ({ id: ask.id }),
    option: (_, id) => (id === 'rest' ? { id } : { id: 'place', params: { name: id } }),
    ref: (_, id) => id,
    spot: spotWords,
    event: ({ type }) => ({ id: type }),
    refusal: ({ code, params }) => (code in SENTENCES ? { id: code, params: { thing: String(params?.thing) } } : null),
    outcome: ({ id }) => ({ id }),
  },
  text: async (lang) => inLanguage(lang),
  hasSecrets: () => false,
  round: () => 0,
  // Any named place at all, or else whatever comes.
  sensible: (_, decision, below) => ({
    answer:
      decision.kind === 'place'
        ? decision.candidates.toSorted((a, b) => spread(b) - spread(a))[0].answer
        : sample(decision, below),
    why: { id: 'why' },
  }),
});

/** How far a candidate leads from the corner. */
const spread = ({ answer }: Candidate): number => {
  const end = typeof answer[0] === 'number' ? answer : answer.at(-1);
  return Array.isArray(end) ? distance([Number(end[0]), Number(end[1])], [0, 0]) : 0;
};
