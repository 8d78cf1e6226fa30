import { most, numberIn } from '@shamble/bots/advice';
import type { Advice, Choose } from '@shamble/kernel';
import type { Encounter } from '../content/encounters.ts';
import type { Challenge, Effect } from '../content/words.ts';
import { advise } from './advice.ts';
import { effectsWorth, type Setting } from './effects.ts';
import { gainWorth, kindNumber, lossWorth, type Mind, type PlayerView, together, unitWorth } from './mind.ts';
import { stakesOf } from './stakes.ts';
import { spareOf } from './team.ts';
import { WEIGHTS } from './weights.ts';

const seatOf = (id: string): number => numberIn(id.replace('.radio', '')) - 1;
const diceOf = ({ pool }: PlayerView): number => pool.reduce((sum, n) => sum + n, 0);
const stockOf = ({ food, fuel, ammo }: PlayerView): number => food + fuel + ammo;

/** How far somebody is, and so how much harm is well placed there; friends least. */
function threat({ view, seat }: Mind, other: number): number {
  const player = view.players[other];
  return together(view, seat, other) ? -10 : player.explored.length * 4 + diceOf(player) * 0.3;
}

/** Votes by what the outcome brings us, and does for or against the player whose card it is. */
export function vote(mind: Mind, { options }: Choose): Advice {
  const { card } = stakesOf(mind);
  if (options.some((id) => id.startsWith('player.'))) return elect(mind, options);
  if (card?.challenge.kind !== 'vote') return advise(options[0], 'guess');
  const yes = voteWorth(mind, card, card.challenge, 'yes');
  const no = voteWorth(mind, card, card.challenge, 'no');
  const answer = yes > no ? 'yes' : 'no';
  const loud = `${answer}.radio`;
  const told = Math.abs(yes - no) > RADIO && options.includes(loud) ? loud : answer;
  const active = mind.view.active - 1 === mind.seat;
  return advise(told, active ? 'vote-own' : answer === 'yes' ? 'vote-yes' : 'vote-no');
}

/** A difference for which the radio is spent. */
const RADIO = 1.5;
/** How much one vote moves the outcome. */
const SWAY = 0.3;

function voteWorth(mind: Mind, card: Encounter, { rule }: Challenge & { kind: 'vote' }, mine: 'yes' | 'no'): number {
  const helps = (mine === 'yes') !== (rule === 'unlessMajority');
  const before = rule === 'unanimous' ? 0.3 : 0.5;
  const chance = helps ? before + SWAY : rule === 'unanimous' ? 0 : before - SWAY;
  const { view, seat } = mind;
  const active = view.active - 1;
  const friend = together(view, seat, active);
  const setting: Setting = { item: card.item, denial: 1, means: (of) => of === 'all' || of === mine };
  const share = (effects: readonly Effect[]): number => {
    if (active === seat) return effectsWorth(mind, effects, setting);
    const own = effects.filter((effect) => effect.do === 'each');
    const theirs = effects.filter((effect) => effect.do !== 'each');
    const side = effectsWorth(mind, theirs, setting) * (friend ? WEIGHTS.friend : -WEIGHTS.rival);
    return effectsWorth(mind, own, setting) + side;
  };
  return chance * share(card.success) + (1 - chance) * share(card.fail);
}

/** Whoever is furthest ahead is elected for what nobody wants. */
function elect(mind: Mind, options: readonly string[]): Advice {
  const plain = options.filter((id) => !id.endsWith('.radio'));
  const answer = most(plain, (id) => (seatOf(id) === mind.seat ? -100 : threat(mind, seatOf(id))));
  return advise(answer, 'elect', { who: { seat: seatOf(answer) } });
}

/** Who is chosen by a card. */
export function whichPlayer(mind: Mind, { options }: Choose): Advice {
  const { card } = stakesOf(mind);
  const { view } = mind;
  const worth = (id: string): number => {
    const other = seatOf(id);
    const player = view.players[other];
    const helped = -threat(mind, other);
    switch (card?.challenge.kind === 'pick' ? card.challenge.then : card?.challenge.kind) {
      case 'vote':
        return other === mind.seat ? -100 : threat(mind, other);
      case 'pays':
        return stockOf(player);
      case 'contest':
        return (stockOf(player) > 0 ? 10 : 0) - diceOf(player);
      case 'shift':
        return spareOf(player.team) + (together(view, mind.seat, other) ? 5 : 0);
      case 'exchange':
        return stockOf(player);
      case 'auto':
        return card?.success.some((effect) => effect.do === 'tokens') ? threat(mind, other) : helped;
      default:
        return helped;
    }
  };
  const answer = most(options, worth);
  return advise(answer, 'which-player', { who: { seat: seatOf(answer) } });
}

/** A debt is paid to friends only. */
export function debt(mind: Mind, { options }: Choose): Advice {
  const kinds = options.filter((id) => id !== 'refuse');
  const active = mind.view.active - 1;
  const told = { who: { seat: active } };
  if (options.includes('refuse') && !together(mind.view, mind.seat, active)) return advise('refuse', 'debt-not', told);
  return advise(
    most(kinds, (id) => -lossWorth(mind, kindNumber(id))),
    'debt',
    told,
  );
}

/** Another's Fatigue is taken over for the resources, while the own team can bear it. */
export function burden(mind: Mind, { options }: Choose): Advice {
  const gain = Math.max(gainWorth(mind, 0), gainWorth(mind, 1), gainWorth(mind, 2));
  const active = mind.view.active - 1;
  const side = together(mind.view, mind.seat, active) ? WEIGHTS.friend : -WEIGHTS.rival;
  const answer = most(options, (id) => {
    const n = numberIn(id);
    return n * (gain + side) - mind.costs[Math.min(n, mind.costs.length - 1)];
  });
  return answer === 'take.0' ? advise(answer, 'burden-not') : advise(answer, 'burden', { n: numberIn(answer) });
}

/** A swap the other has a reason to take: what they have plenty of for what they lack. */
export function offer(mind: Mind, { options, params }: Choose): Advice {
  const who = params?.who as { seat: number };
  const { food, fuel, ammo } = mind.view.players[who.seat];
  const theirs = [food, fuel, ammo];
  const worth = (id: string): number => {
    const [, given, asked] = id.split('.').map(kindNumber);
    const own = gainWorth(mind, asked) - lossWorth(mind, given);
    const plain = (kind: number, have: number): number => unitWorth({ ...mind, needs: NO_NEEDS }, kind, have);
    const other = given === asked ? 0 : plain(given, theirs[given]) - plain(asked, theirs[asked] - 1);
    return own + (other > 0 ? 1 : 0);
  };
  return advise(most(options, worth), 'offer');
}

const NO_NEEDS = { upTo: [0, 0, 0], unit: [0, 0, 0], follower: 0, item: 0 };

/** The other gains one more by the card: a swap must be worth it to us. */
export function trade(mind: Mind, { params }: Choose): Advice {
  const active = mind.view.active - 1;
  const gain = gainWorth(mind, kindNumber(params?.given)) - lossWorth(mind, kindNumber(params?.asked));
  const side = together(mind.view, mind.seat, active) ? WEIGHTS.friend : -WEIGHTS.rival;
  return gain + side > 0 ? advise('accept', 'trade') : advise('refuse', 'trade-not');
}
