import {
  type Config,
  choose,
  type Game,
  type Json,
  place,
  type Rules,
  type ScenarioKit,
  type Seat,
  type State,
  type Table,
} from '../../index.ts';

/** A small game with every kind of decision, for the tests of the scenario runner. */
export interface Picnic extends State {
  turn: number;
  basket: number;
  deck: string[];
  discard: string[];
  players: { apples: number; cards: string[]; at: [number, number] }[];
}

const CARDS = ['cake', 'jam', 'pie', 'tea'];
const SKY = ['sun', 'rain'] as const;
const rules = (id: string): readonly string[] => [`PI-${id}`];
const ask = (id: string) => ({ id: `picnic.${id}`, rules: rules(id.toUpperCase()) });
const LAST_TURN = 6;

const isOver = (state: Picnic): boolean => state.basket === 0 || state.turn >= LAST_TURN;

function* turn(table: Table<Picnic>, seat: Seat): Rules {
  const { state, chance } = table;
  const me = state.players[seat];
  const takes = [1, 2].filter((n) => n <= state.basket).map((n) => `take.${n}`);
  const others = me.cards.length > 0 ? ['drop', 'tidy'] : [];
  const options = [...takes, 'roll', 'draw', 'share', 'walk', 'vote', ...others];
  const [verb, count] = (yield* table.choose(seat, ask('act'), options, { beside: ['hum'] })).split('.');
  if (verb === 'hum') table.emit({ type: 'hummed', seat, rules: rules('ACT') });
  if (verb === 'take') {
    const apples = Number(count);
    state.basket -= apples;
    me.apples += apples;
    table.emit({ type: 'took', seat, apples, rules: rules('TAKE') });
  }
  if (verb === 'roll') {
    const dice = chance.rollAll('weather', 2, SKY);
    const lost = Math.min(me.apples, dice.filter((face) => face === 'rain').length);
    me.apples -= lost;
    state.basket += lost;
    table.emit({ type: 'rolled', seat, dice, rules: rules('ROLL') });
    if (lost > 0) table.emit({ type: 'lost', seat, apples: lost, rules: rules('ROLL') });
  }
  if (verb === 'draw') {
    const card = state.deck.shift();
    if (card) {
      me.cards.push(card);
      table.reveal('deck');
      table.whisper([seat], { type: 'drew', seat, card, rules: rules('DRAW') });
    }
  }
  if (verb === 'share') {
    const targets = state.players.map((_, i) => `seat.${i + 1}`);
    const shares = yield* table.split(seat, ask('share'), targets, me.apples, { limits: targets.map(() => 4) });
    me.apples = 0;
    state.players.forEach((player, i) => {
      player.apples += shares[`seat.${i + 1}`] ?? 0;
    });
  }
  if (verb === 'walk') {
    const area = { in: [{ disc: [0, 0] as const, radius: 10 }] };
    me.at = (yield place(seat, ask('walk'), { region: area, candidates: [{ id: 'here', answer: [0, 0] }] })) as [
      number,
      number,
    ];
  }
  if (verb === 'vote') {
    const votes = yield* table.together(state.players.map((_, i) => choose(i, ask('vote'), ['stay', 'leave'])));
    table.emit({
      type: 'voted',
      votes: votes as string[],
      seats: state.players.map((_, i) => i),
      rules: rules('VOTE'),
    });
  }
  if (verb === 'drop') {
    const dropped = yield* table.pick(seat, ask('drop'), me.cards, { min: 0, max: 2, check: 'drop' });
    me.cards = me.cards.filter((card) => !dropped.includes(card));
    state.discard.push(...dropped);
  }
  if (verb === 'tidy') me.cards = [...(yield* table.order(seat, ask('tidy'), me.cards))];
}

const picnic: Game<Picnic> = {
  id: 'picnic',
  version: '1',
  seats: { min: 1, max: 3 },
  options: [{ id: 'jar', values: ['empty', 'full'], default: 'empty' }],
  setup: (config, chance) => ({
    rng: chance.rng,
    turn: 0,
    basket: config.options.jar === 'full' ? 12 : 10,
    deck: chance.shuffle('deck', [...CARDS]),
    discard: [],
    players: Array.from({ length: config.seats }, () => ({ apples: 0, cards: [], at: [0, 0] })),
  }),
  *play(table) {
    const { state } = table;
    while (!isOver(state)) {
      table.checkpoint();
      const seat = state.turn % state.players.length;
      yield* turn(table, seat);
      yield* table.choose(seat, ask('rest'), ['rest']);
      const { cards } = state.players[seat];
      const played = yield* table.window(
        seat,
        ask('end'),
        cards.map((card) => `play.${card}`),
        'done',
      );
      if (played === 'play.pie') throw new RangeError('the pie has no rule');
      if (played !== 'done') state.discard.push(...cards.splice(cards.indexOf(played.slice('play.'.length)), 1));
      state.turn++;
    }
  },
  outcome(state) {
    if (!isOver(state)) return null;
    const most = Math.max(...state.players.map(({ apples }) => apples));
    const winners = state.players.flatMap(({ apples }, seat) => (apples === most ? [seat] : []));
    return { id: state.basket === 0 ? 'eaten' : 'dusk', winners };
  },
  view: ({ basket, deck, players, turn }, viewer) => ({
    basket,
    turn,
    deckLeft: deck.length,
    players: players.map(({ apples, cards }, seat) =>
      seat === viewer ? { seat, apples, cards } : { seat, apples, cardsHeld: cards.length },
    ),
  }),
  scramble: (state, _seat, chance) => {
    chance.shuffle('deck', state.deck);
  },
  counts: ({ basket, deck, discard, players }) => ({
    apples: players.reduce((sum, { apples }) => sum + apples, basket),
    cards: players.reduce((sum, { cards }) => sum + cards.length, deck.length + discard.length),
  }),
  turns: ({ turn }) => turn,
  checks: {
    drop: (_decision, answer) =>
      Array.isArray(answer) && answer.includes('tea') ? { code: 'tea-stays', rules: rules('DROP') } : null,
  },
  whyNot: ({ basket }, _decision, answer) =>
    typeof answer === 'string' && answer.startsWith('take.')
      ? { code: 'basket', params: { left: basket }, rules: rules('TAKE') }
      : null,
};

function given(state: Picnic, words: Readonly<Record<string, Json>>, config: Config): void {
  for (const [word, value] of Object.entries(words)) {
    if (word === 'basket') state.basket = Number(value);
    else if (word === 'deck') state.deck = value as string[];
    else if (word === 'players')
      for (const [number, player] of Object.entries(value as Record<string, Partial<Picnic['players'][number]>>)) {
        if (Number(number) > config.seats) throw new Error(`players.${number}: there are ${config.seats} seats`);
        Object.assign(state.players[Number(number) - 1], player);
      }
    else throw new Error(`${word}: not a word of the picnic`);
  }
}

const messages = { 'picnic.basket': 'Only {left, plural, one {# apple is} other {# apples are}} left.' };

export const picnicKit: ScenarioKit<Picnic> = {
  game: picnic,
  describe: {
    prompt: (decision) => ({ id: decision.ask.id }),
    option: (_decision, id) => ({ id }),
    ref: () => null,
    event: () => null,
    refusal: ({ code, params }) => (code === 'basket' && params ? { id: 'picnic.basket', params } : null),
    outcome: ({ id }) => ({ id }),
  },
  text: async () => ({ messages, rulebook: '# Picnic\n' }),
  hasSecrets: () => false,
  round: () => 0,
  scenario: {
    given,
    look: ({ basket, deck, discard, players, turn }) => ({
      basket,
      deck,
      discard,
      turn,
      players: Object.fromEntries(players.map((player, i) => [i + 1, player])),
      hands: players.map(({ cards }) => cards),
    }),
  },
};
