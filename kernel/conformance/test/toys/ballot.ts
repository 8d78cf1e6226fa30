import {
  type Answer,
  type Chance,
  type Config,
  choose,
  type Decision,
  dealAnew,
  type Game,
  type Kit,
  type Param,
  type Refusal,
  type Rng,
  type Rules,
  type Seat,
  SPECTATOR,
  type Table,
  type TableKit,
} from '../../../index.ts';
import { ballotText } from './ballot-text.ts';

/** Secret hands and secret votes: who is voted for shows a card. The heaviest hand wins. */
export interface Ballot {
  rng: Rng;
  deck: number[];
  hands: number[][];
  shown: number[];
  round: number;
  accused: Seat | null;
}

const VOTE = { id: 'vote', rules: ['BA-VOTE01'] };
const SHOW = { id: 'show', rules: ['BA-SHOW01', 'BA-SHOW02'] };
const ROUNDS = 6;
const CARDS_PER_SEAT = 5;
const HAND = 3;

export interface House {
  voteOptions(state: Ballot, seat: Seat): string[];
  showOptions(state: Ballot, seat: Seat): string[];
  show(state: Ballot, seat: Seat, card: number): void;
  /** Made before the question, used after the answer. */
  drawer(state: Ballot): () => number | undefined;
}

const house: House = {
  voteOptions: ({ hands }, seat) => [...hands.keys()].filter((other) => other !== seat).map((other) => `seat:${other}`),
  showOptions: ({ hands }, seat) => hands[seat].map((card) => `card:${card}`),
  show: ({ hands, shown }, seat, card) => {
    hands[seat].splice(hands[seat].indexOf(card), 1);
    shown.push(card);
  },
  drawer: (state) => () => state.deck.pop(),
};

const numberIn = (id: string): number => Number(id.split(':')[1]);

function* playRound(table: Table<Ballot>, { voteOptions, showOptions, show, drawer }: House): Rules {
  const { state, chance } = table;
  if (state.accused === null) {
    const seats = [...state.hands.keys()];
    const votes = yield* table.together(seats.map((seat) => choose(seat, VOTE, voteOptions(state, seat))));
    const against = seats.map((seat) => votes.filter((vote) => vote === `seat:${seat}`).length);
    const worst = seats.filter((seat) => against[seat] === Math.max(...against));
    state.accused = worst[chance.below('tie', worst.length)];
    table.emit({ type: 'voted', rules: ['BA-VOTE01'], votes: against, accused: state.accused });
    table.checkpoint();
  }
  const seat = state.accused;
  const draw = drawer(state);
  const plays = state.deck.length > 0 ? ['deck'] : [];
  const left = state.hands[seat].length;
  const answer = yield* table.choose(seat, SHOW, showOptions(state, seat), { params: { left }, beside: plays });
  const card = answer === 'deck' ? (draw() ?? 0) : numberIn(answer);
  if (answer === 'deck') state.shown.push(card);
  else show(state, seat, card);
  table.emit({ type: 'shown', rules: ['BA-SHOW01'], seat, card });
  const drawn = answer === 'deck' ? undefined : draw();
  if (drawn !== undefined) {
    state.hands[seat].push(drawn);
    table.whisper([seat], { type: 'drew', rules: ['BA-SHOW02'], card: drawn });
  }
  state.round++;
  state.accused = null;
}

const sum = (hand: readonly number[]): number => hand.reduce((total, card) => total + card, 0);

const game = (rules: House): Game<Ballot> => ({
  id: 'ballot',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [],
  setup({ seats }: Config, chance: Chance): Ballot {
    const deck = chance.shuffle(
      'deck',
      Array.from({ length: seats * CARDS_PER_SEAT }, (_, i) => i + 1),
    );
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    return { rng: chance.rng, deck, hands, shown: [], round: 0, accused: null };
  },
  *play(table: Table<Ballot>): Rules {
    const { state } = table;
    while (state.round < ROUNDS && state.hands.every((hand) => hand.length > 0)) {
      table.checkpoint();
      yield* playRound(table, rules);
    }
  },
  outcome({ hands }) {
    const most = Math.max(...hands.map(sum));
    return { id: 'heaviest', winners: [...hands.keys()].filter((seat) => sum(hands[seat]) === most), weight: most };
  },
  view: ({ deck, hands, shown, round, accused }, seat) => ({
    deck: deck.length,
    hand: hands[seat] ?? null,
    sizes: hands.map((hand) => hand.length),
    shown,
    round,
    accused,
  }),
  scramble(state, seat, chance) {
    const unseen = [...state.deck, ...state.hands.flatMap((hand, other) => (other === seat ? [] : hand))];
    dealAnew(chance, unseen);
    state.hands = state.hands.map((hand, other) => (other === seat ? hand : unseen.splice(0, hand.length)));
    state.deck = unseen;
  },
  counts: ({ deck, hands, shown }) => ({
    cards: deck.length + shown.length + hands.reduce((total, hand) => total + hand.length, 0),
  }),
  turns: ({ round }) => round,
  whyNot: (_, { ask }: Decision, answer: Answer): Refusal | null =>
    ask.id === 'show' && String(answer).startsWith('card:')
      ? { code: 'not-in-hand', params: { card: numberIn(String(answer)) }, rules: ['BA-SHOW01'] }
      : null,
});

const cardName = (card: number): Param => ({ id: 'card', params: { card } });

/** The toy, with some of its rules replaced. */
export const ballot = (changes: Partial<House> = {}): Kit<Ballot> & TableKit<Ballot> => ({
  game: game({ ...house, ...changes }),
  describe: {
    prompt: ({ ask, params }) => ({ id: `prompt.${ask.id}`, ...(params && { params }) }),
    option: (_, id) => {
      if (id === 'deck') return { id: 'option.deck' };
      if (id.startsWith('card:')) return { id: 'option.card', params: { card: cardName(numberIn(id)) } };
      return { id: 'option.seat', params: { who: { seat: numberIn(id) } } };
    },
    ref: (_, id) => (id.startsWith('card:') ? id : null),
    event: (event) => {
      const { card, accused, seat } = event as { card?: number; accused?: Seat; seat?: Seat };
      if (event.type === 'voted') return { id: 'event.voted', params: { who: { seat: accused ?? 0 } } };
      if (event.type === 'drew') return { id: 'event.drew', params: { card: cardName(card ?? 0) } };
      return { id: 'event.shown', params: { who: { seat: seat ?? 0 }, card: cardName(card ?? 0) } };
    },
    refusal: ({ code, params }) =>
      code === 'not-in-hand' ? { id: 'refusal.not-in-hand', params: { card: params?.card ?? '' } } : null,
    outcome: ({ winners }) => ({ id: 'outcome.heaviest', params: { who: winners.map((seat) => ({ seat })) } }),
  },
  text: async (lang) => ballotText[lang],
  hasSecrets: (_, seat) => seat !== SPECTATOR,
  round: () => 0,
  sensible: (_, decision, below) => {
    if (decision.kind !== 'choose') throw new Error('only options are chosen here');
    const { options, ask } = decision;
    if (ask.id === 'vote') return { answer: options[below(options.length)], why: { id: 'why.anybody' } };
    const lightest = options.toSorted((a, b) => numberIn(a) - numberIn(b))[0];
    return { answer: lightest, why: { id: 'why.lightest' } };
  },
});
