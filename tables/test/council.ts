import {
  type Chance,
  type Config,
  choose,
  dealAnew,
  type Game,
  type Json,
  type Rng,
  type Rules,
  type Seat,
  type Table,
  type TableKit,
} from '@shamble/kernel';

/** A toy: secret hands, a secret vote of all, then one seat lays two cards, may take tea, and rolls. */
export interface Council {
  rng: Rng;
  deck: number[];
  hands: number[][];
  laid: number[];
  round: number;
  step: 'vote' | 'lay';
  yes: number;
  tea: number;
}

const ROUNDS = 8;
const HAND = 6;

const ask = (id: string) => ({ id, rules: [`CO-${id}`] });

const cards = ({ hands }: Council, seat: Seat): string[] => hands[seat].map((card) => `card:${card}`);

function* layCard(table: Table<Council>, seat: Seat): Rules {
  const { state } = table;
  const card = Number((yield* table.choose(seat, ask('lay'), cards(state, seat))).split(':')[1]);
  state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
  state.laid.push(card);
  table.emit({ type: 'laid', rules: ['CO-lay'], seat, card });
}

/** Tea can always be had, cake from the third round on; nothing at all in the second. */
const treats = (round: number): string[] => (round === 2 ? [] : round < 3 ? ['tea'] : ['tea', 'cake']);

function* vote(table: Table<Council>): Rules {
  const { state } = table;
  const votes = yield* table.together(state.hands.map((_, seat) => choose(seat, ask('vote'), ['yes', 'no'])));
  const yes = votes.filter((answer) => answer === 'yes').length;
  state.yes += yes;
  state.step = 'lay';
  table.emit({ type: 'voted', rules: ['CO-vote'], yes });
}

function* lay(table: Table<Council>): Rules {
  const { state, chance } = table;
  const seat = (state.round - 1) % state.hands.length;
  yield* table.choose(seat, ask('stand'), ['up']);
  yield* layCard(table, seat);
  yield* layCard(table, seat);
  const treat = yield* table.window(seat, ask('treat'), treats(state.round), 'no-thanks');
  if (treat !== 'no-thanks') state.tea++;
  yield* table.choose(seat, ask('roll'), ['roll', 'leave']);
  table.emit({ type: 'rolling', rules: ['CO-roll'], pause: true });
  const die = chance.roll('die', ['one', 'two', 'three']);
  table.emit({ type: 'rolled', rules: ['CO-roll'], die });
  for (const drawn of [state.deck.pop(), state.deck.pop()]) {
    if (drawn === undefined) continue;
    state.hands[seat].push(drawn);
    table.whisper([seat], { type: 'drew', rules: ['CO-roll'], card: drawn });
  }
  state.step = 'vote';
}

const game: Game<Council> = {
  id: 'council',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [{ id: 'hats', values: ['on', 'off'], default: 'on' }],
  setup({ seats }: Config, chance: Chance): Council {
    const all = Array.from({ length: seats * HAND + 2 * ROUNDS }, (_, i) => i + 1);
    const deck = chance.shuffle('deck', all);
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    return { rng: chance.rng, deck, hands, laid: [], round: 0, step: 'vote', yes: 0, tea: 0 };
  },
  *play(table: Table<Council>): Rules {
    const { state } = table;
    for (;;) {
      table.checkpoint();
      if (state.step === 'lay') yield* lay(table);
      else if (state.round === ROUNDS) return;
      else {
        state.round++;
        table.emit({ type: 'turn', rules: ['CO-turn'], round: state.round });
        yield* vote(table);
      }
    }
  },
  outcome: ({ round, step, yes }) => (round === ROUNDS && step === 'vote' ? { id: 'done', winners: [], yes } : null),
  view: ({ deck, hands, laid, round, yes, tea }, seat) => ({
    deck: deck.length,
    hand: hands[seat] ?? null,
    sizes: hands.map((hand) => hand.length),
    laid,
    round,
    yes,
    tea,
  }),
  scramble(state, seat, chance) {
    const unseen = [...state.deck, ...state.hands.flatMap((hand, other) => (other === seat ? [] : hand))];
    dealAnew(chance, unseen);
    state.hands = state.hands.map((hand, other) => (other === seat ? hand : unseen.splice(0, hand.length)));
    state.deck = unseen;
  },
  counts: ({ deck, hands, laid }) => ({
    cards: deck.length + laid.length + hands.reduce((sum, hand) => sum + hand.length, 0),
  }),
  turns: ({ round }) => round,
  whyNot: (_, { ask: { id } }, answer) =>
    id === 'lay' && String(answer).startsWith('card:') ? { code: 'not-in-hand', rules: ['CO-lay'] } : null,
};

const hand = (view: Json): readonly number[] => (view as { hand: readonly number[] | null }).hand ?? [];

/** Other rules for the same game, as a later version would have. */
export const council = (changes: Partial<Game<Council>> = {}): TableKit<Council> => ({
  game: { ...game, ...changes },
  hasSecrets: (view) => hand(view).length > 0,
  round: () => 1,
  sensible: (_, decision, below) => {
    if (decision.kind !== 'choose') throw new Error('only options are chosen here');
    return { answer: decision.options[below(decision.options.length)], why: { id: 'why' } };
  },
});
