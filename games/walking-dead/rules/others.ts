import { type Answer, choose, type Rules, type Seat } from '@shamble/kernel';
import { ENCOUNTERS } from '../content/encounters.ts';
import { ITEMS, itemNumber } from '../content/items.ts';
import { hasAbility } from '../content/survivors.ts';
import type { Challenge } from '../content/words.ts';
import type { Context } from './context.ts';
import { killsOf, rollFaces } from './dice.ts';
import { allot, heal, roomOf } from './fatigue.ts';
import { discardItem } from './items.ts';
import { metricOf } from './metric.ts';
import { KIND_IDS, named, numberIn, PLAYER, TAKE } from './names.ts';
import { addStock, type G, me, playersInPlay, resources, type Walking } from './state.ts';

type Vote = Extract<Challenge, { kind: 'vote' }>;
type Pick = Extract<Challenge, { kind: 'pick' }>;
type Compare = Extract<Challenge, { kind: 'compare' }>;

const ASK_VOTE = { id: 'vote', rules: ['WD-ENC10'] };
const ASK_WHO = { id: 'which-player', rules: ['WD-ENC05'] };
const ASK_DEBT = { id: 'debt', rules: ['WD-ENC05'] };
const ASK_BURDEN = { id: 'burden', rules: ['WD-ENC05'] };
const ASK_OFFER = { id: 'offer', rules: ['WD-ENC05'] };
const ASK_TRADE = { id: 'trade', rules: ['WD-ENC05', 'WD-GEN08'] };
const VOTED = ['WD-ENC10'];
const COMPARED = ['WD-ENC05', 'WD-ENC09-R'];
const PICKED = ['WD-ENC05', 'WD-ENC09-R'];
const RADIO = itemNumber('twoWayRadio');
const ACCEPT_OR_REFUSE = ['accept', 'refuse'];

/** Players in play are compared by their own values (WD-ENC05). */
export function compare(g: G, { metric, relation, ties }: Compare): boolean {
  const s = g.state;
  const own = metricOf(s, s.active, metric);
  const seats = playersInPlay(s);
  const others = seats.slice(1).map((seat) => metricOf(s, seat, metric));
  g.emit({ type: 'compared', metric, players: seats.map(named), values: [own, ...others], rules: COMPARED });
  switch (relation) {
    case 'most':
      return others.every((n) => (ties ? n <= own : n < own));
    case 'fewest':
      return others.every((n) => (ties ? n >= own : n > own));
    case 'notMost':
      return others.some((n) => n > own);
  }
}

/** Everybody votes at once; the votes are open when all are in (WD-ENC10). */
export function* vote(g: G, challenge: Vote, context: Context): Rules<boolean> {
  const s = g.state;
  const inPlay = playersInPlay(s);
  const voters = challenge.voters === 'all' ? inPlay : inPlay.slice(1);
  const plain = challenge.ballot === 'player' ? inPlay.map((seat) => PLAYER[seat]) : ['yes', 'no'];
  const params = { card: ENCOUNTERS[context.card].id, who: { seat: s.active } };
  const answers = yield* g.together(
    voters.map((seat) => {
      const options = s.players[seat].items.includes(RADIO) ? [...plain, ...plain.map((id) => `${id}.radio`)] : plain;
      return choose(seat, ASK_VOTE, options, { params });
    }),
  );
  const ballots = voters.map((seat, i) => cast(g, seat, answers[i]));
  g.emit({
    type: 'voted',
    card: ENCOUNTERS[context.card].id,
    players: voters.map(named),
    votes: ballots.map(({ option }) => option),
    weights: ballots.map(({ weight }) => weight),
    rules: VOTED,
  });
  if (challenge.ballot === 'player') {
    context.elected = yield* elect(g, ballots);
    return context.elected !== s.active;
  }
  const weightOf = (option: string): number =>
    ballots.reduce((sum, ballot) => sum + (ballot.option === option ? ballot.weight : 0), 0);
  context.yes = voters.filter((_, i) => ballots[i].option === 'yes');
  context.no = voters.filter((_, i) => ballots[i].option === 'no');
  return decided(challenge.rule, weightOf('yes'), weightOf('no'));
}

function decided(rule: Vote['rule'], yes: number, no: number): boolean {
  switch (rule) {
    case 'majority':
      return yes > no;
    case 'half':
      return yes >= no;
    case 'unanimous':
      return no === 0;
    default:
      return yes <= no;
  }
}

interface Ballot {
  readonly option: string;
  readonly weight: number;
}

/** Of several weights only the highest counts; the radio is declared with the vote and discarded. */
function cast(g: G, seat: Seat, answer: Answer): Ballot {
  const id = answer as string;
  const player = g.state.players[seat];
  const voice = player.team.some(({ id: survivor }) => hasAbility(survivor, 'voice'));
  const weight = voice ? 2 : 1;
  if (!id.endsWith('.radio')) return { option: id, weight };
  discardItem(g, seat, RADIO);
  return { option: id.slice(0, -'.radio'.length), weight: Math.max(weight, ITEMS[RADIO].n) };
}

/** The player with most votes; the active player decides a tie. */
function* elect(g: G, ballots: readonly Ballot[]): Rules<Seat> {
  const s = g.state;
  const votes = playersInPlay(s).map((seat) => ({
    seat,
    weight: ballots.reduce((sum, { option, weight }) => sum + (option === PLAYER[seat] ? weight : 0), 0),
  }));
  const most = Math.max(...votes.map(({ weight }) => weight));
  return yield* choosePlayer(
    g,
    votes.filter(({ weight }) => weight === most).map(({ seat }) => seat),
  );
}

/** The active player picks one of some players; one is picked without asking. */
export function* choosePlayer(g: G, seats: readonly Seat[]): Rules<Seat> {
  if (seats.length === 1) return seats[0];
  const s = g.state;
  return (
    numberIn(
      yield* g.choose(
        s.active,
        ASK_WHO,
        seats.map((seat) => PLAYER[seat]),
        { params: { card: ENCOUNTERS[s.facing[s.facing.length - 1]].id } },
      ),
    ) - 1
  );
}

/** Another player is picked, who then has to answer (WD-ENC05). */
export function* pick(g: G, challenge: Pick, context: Context): Rules<boolean> {
  const s = g.state;
  context.chosen = yield* choosePlayer(g, playersInPlay(s).slice(1));
  g.emit({ type: 'picked', player: named(s.active), other: named(context.chosen), rules: PICKED });
  switch (challenge.then) {
    case 'auto':
      return true;
    case 'pays':
      return yield* payDebt(g, context.chosen, challenge.n);
    case 'contest':
      return contest(g, context.chosen);
    case 'shift':
      return yield* shift(g, context, challenge.n);
    case 'exchange':
      return yield* exchange(g, context.chosen);
  }
}

/** The chosen player gives resources of own choice, or refuses. */
function* payDebt(g: G, seat: Seat, n: number): Rules<boolean> {
  const s = g.state;
  const { stock } = s.players[seat];
  if (resources(s.players[seat]) < n) return false;
  for (let i = 0; i < n; i++) {
    const owned = KIND_IDS.filter((_, kind) => stock[kind] > 0);
    const options = i === 0 ? [...owned, 'refuse'] : owned;
    const answer = yield* g.choose(seat, ASK_DEBT, options, { params: { who: { seat: s.active } } });
    if (answer === 'refuse') return false;
    handOver(g, seat, s.active, KIND_IDS.indexOf(answer));
  }
  return true;
}

/** One resource goes from one player to another. */
export function handOver(g: G, from: Seat, to: Seat, kind: number): void {
  const s = g.state;
  s.players[from].stock[kind]--;
  addStock(s.players[to], kind, 1);
  g.emit({ type: 'handed-over', player: named(from), other: named(to), kind: KIND_IDS[kind], rules: PICKED });
}

/** Both roll the dice of their own teams; nothing is added (card O04). */
function contest(g: G, seat: Seat): boolean {
  const s = g.state;
  const [own, other] = [s.active, seat].map((roller) => {
    const { pool, faces } = rollFaces(g, [roller]);
    const kills = killsOf(faces);
    g.emit({ type: 'contest-roll', player: named(roller), pool, faces, kills, rules: PICKED });
    return kills;
  });
  return own >= other;
}

/** The chosen player may take Fatigue off the active player's survivors onto own ones. */
export function* shift(g: G, context: Context, n: number): Rules<boolean> {
  const s = g.state;
  const tired = me(s).team.reduce((sum, { fatigue }) => sum + fatigue, 0);
  if (tired === 0) return true;
  const most = Math.min(n, tired, roomOf(s.players[context.chosen]));
  const params = { who: { seat: s.active }, n: most };
  const taken = numberIn(yield* g.choose(context.chosen, ASK_BURDEN, TAKE.slice(0, most + 1), { params }));
  context.shifted = taken;
  if (taken === 0) return false;
  yield* heal(g, s.active, taken);
  yield* allot(g, context.chosen, taken);
  return true;
}

/** One resource against one, as the active player offers it. */
export function* exchange(g: G, seat: Seat): Rules<boolean> {
  const s = g.state;
  const options = tradesWith(s, seat);
  if (options.length === 0) return false;
  const answer =
    options.length === 1 ? options[0] : yield* g.choose(s.active, ASK_OFFER, options, { params: { who: { seat } } });
  const [, given, asked] = answer.split('.');
  const params = { who: { seat: s.active }, given, asked };
  if ((yield* g.choose(seat, ASK_TRADE, ACCEPT_OR_REFUSE, { params })) === 'refuse') return false;
  const theirs = s.players[seat].stock;
  me(s).stock[KIND_IDS.indexOf(given)]--;
  theirs[KIND_IDS.indexOf(asked)]--;
  addStock(me(s), KIND_IDS.indexOf(asked), 1);
  addStock(s.players[seat], KIND_IDS.indexOf(given), 1);
  g.emit({ type: 'exchanged', player: named(s.active), other: named(seat), given, got: asked, rules: PICKED });
  return true;
}

const tradesWith = (s: Walking, seat: Seat): string[] =>
  KIND_IDS.flatMap((given, i) =>
    me(s).stock[i] === 0
      ? []
      : KIND_IDS.flatMap((asked, k) => (s.players[seat].stock[k] === 0 ? [] : [`trade.${given}.${asked}`])),
  );
