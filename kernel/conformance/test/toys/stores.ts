import {
  type Answer,
  type Game,
  type GameText,
  type Kit,
  type Lang,
  type Refusal,
  type Rng,
  type Rules,
  sample,
  type Table,
  type TableKit,
} from '../../../index.ts';

/** Rations are shared out over shelters, tools are carried there, the strong go first. */
export interface Stores {
  rng: Rng;
  store: number;
  shelters: number[];
  eaten: number;
  carried: string[];
  day: number;
}

const SHARE = { id: 'share', rules: ['ST-SHARE01'] };
const CARRY = { id: 'carry', rules: ['ST-CARRY01'] };
const QUEUE = { id: 'queue', rules: ['ST-QUEUE01'] };
const DAYS = 4;
const RATIONS = 20;
const ROOM = [3, 2, 4];
const TOOLS = ['axe', 'saw', 'rope', 'lamp'];

export interface House {
  tools(state: Stores): string[];
  dayEnds(state: Stores): void;
}

const house: House = {
  tools: () => TOOLS,
  dayEnds: (state) => {
    state.day++;
  },
};

/** Axe and saw are too heavy together. */
const tooHeavy = (_: unknown, answer: Answer): Refusal | null =>
  Array.isArray(answer) && answer.includes('axe') && answer.includes('saw')
    ? { code: 'too-heavy', rules: ['ST-CARRY01'] }
    : null;

const SHELTERS = ROOM.map((_, i) => `shelter:${i}`);

function* playDay(table: Table<Stores>, { tools }: House): Rules {
  const { state, chance } = table;
  const shares = yield* table.split(0, SHARE, SHELTERS, 5, { limits: ROOM, params: { day: state.day + 1 } });
  SHELTERS.forEach((id, i) => {
    state.shelters[i] += shares[id] ?? 0;
    state.store -= shares[id] ?? 0;
  });
  table.emit({ type: 'shared', rules: ['ST-SHARE01'], shares });
  const how = { min: 1, max: 2, ordered: true, check: 'too-heavy', beside: ['nothing'] };
  const carried = yield* table.pick(0, CARRY, tools(state), how);
  state.carried = typeof carried === 'string' ? [] : [...carried];
  const queue = yield* table.order(0, QUEUE, SHELTERS);
  const hungry = chance.below('hunger', queue.length);
  const eats = SHELTERS.indexOf(queue[hungry]);
  state.eaten += state.shelters[eats];
  state.shelters[eats] = 0;
  table.emit({ type: 'eaten', rules: ['ST-QUEUE01'], shelter: eats + 1 });
}

const game = (rules: House): Game<Stores> => ({
  id: 'stores',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [{ id: 'winter', values: [false, true], default: false }],
  setup: (_, { rng }) => ({ rng, store: RATIONS, shelters: [0, 0, 0], eaten: 0, carried: [], day: 0 }),
  *play(table: Table<Stores>): Rules {
    const { state } = table;
    while (state.day < DAYS) {
      table.checkpoint();
      yield* playDay(table, rules);
      rules.dayEnds(state);
    }
  },
  outcome: ({ eaten }) => ({ id: eaten > RATIONS / 2 ? 'fed' : 'starved', winners: eaten > RATIONS / 2 ? [0] : [] }),
  view: ({ rng: _, ...open }) => open,
  scramble() {
    // Everything lies open.
  },
  counts: ({ store, shelters, eaten }) => ({ rations: shelters.reduce((all, some) => all + some, store + eaten) }),
  turns: ({ day }) => day,
  checks: { 'too-heavy': tooHeavy },
});

const book = (title: string, chapter: string, share: string, carry: string, queue: string): string => `# ${title}

## ${chapter} {#day}

- **ST-SHARE01** ${share}
- **ST-CARRY01** ${carry}
- **ST-QUEUE01** ${queue}
`;

const text: Record<Lang, GameText> = {
  en: {
    messages: {
      share: 'Day {day}: share out the rations.',
      carry: 'What do you carry?',
      queue: 'Who eats first?',
      shelter: 'Shelter {n}',
      axe: 'Axe',
      saw: 'Saw',
      rope: 'Rope',
      lamp: 'Lamp',
      nothing: 'Nothing',
      shared: 'Rations are shared out.',
      eaten: 'Shelter {n} eats.',
      'too-heavy': 'Axe and saw are too heavy together.',
      fed: 'Most are fed.',
      starved: 'Too many go hungry.',
      why: 'Anything will do.',
    },
    rulebook: book('Stores', 'The day', 'Share out five rations.', 'Carry up to two tools.', 'One of the queue eats.'),
  },
  it: {
    messages: {
      share: 'Giorno {day}: distribuisci le razioni.',
      carry: 'Che cosa porti?',
      queue: 'Chi mangia per primo?',
      shelter: 'Rifugio {n}',
      axe: 'Ascia',
      saw: 'Sega',
      rope: 'Corda',
      lamp: 'Lampada',
      nothing: 'Niente',
      shared: 'Le razioni sono distribuite.',
      eaten: 'Il rifugio {n} mangia.',
      'too-heavy': 'Ascia e sega insieme pesano troppo.',
      fed: 'I più sono sazi.',
      starved: 'Troppi hanno fame.',
      why: 'Va bene tutto.',
    },
    rulebook: book(
      'Scorte',
      'Il giorno',
      'Cinque razioni al giorno.',
      'Al massimo due attrezzi.',
      'Uno della fila mangia.',
    ),
  },
  fr: {
    messages: {
      share: 'Jour {day} : répartis les rations.',
      carry: 'Que portes-tu ?',
      queue: 'Qui mange en premier ?',
      shelter: 'Abri {n}',
      axe: 'Hache',
      saw: 'Scie',
      rope: 'Corde',
      lamp: 'Lampe',
      nothing: 'Rien',
      shared: 'Les rations sont réparties.',
      eaten: "L'abri {n} mange.",
      'too-heavy': 'La hache et la scie pèsent trop ensemble.',
      fed: 'La plupart sont rassasiés.',
      starved: 'Trop de gens ont faim.',
      why: 'Tout convient.',
    },
    rulebook: book(
      'Réserves',
      'Le jour',
      'Cinq rations par jour.',
      'Deux outils au plus.',
      'Un abri de la file mange.',
    ),
  },
};

export const stores = (changes: Partial<House> = {}): Kit<Stores> & TableKit<Stores> => ({
  game: game({ ...house, ...changes }),
  describe: {
    prompt: ({ ask, params }) => ({ id: ask.id, ...(params && { params }) }),
    option: (_, id) =>
      id.startsWith('shelter:') ? { id: 'shelter', params: { n: Number(id.split(':')[1]) + 1 } } : { id },
    ref: (_, id) => (id.startsWith('shelter:') ? id : null),
    event: ({ type, shelter }) => (type === 'eaten' ? { id: type, params: { n: Number(shelter) } } : { id: type }),
    refusal: ({ code }) => (code === 'too-heavy' ? { id: code } : null),
    outcome: ({ id }) => ({ id }),
  },
  text: async (lang) => text[lang],
  hasSecrets: () => false,
  round: () => 0,
  sensible: (_, decision, below) => ({
    answer: sample(decision, below, { checks: { 'too-heavy': tooHeavy } }),
    why: { id: 'why' },
  }),
});
