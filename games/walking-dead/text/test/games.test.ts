import {
  choose,
  configure,
  type Decision,
  type GameEvent,
  Match,
  type Params,
  refuse,
  sample,
  split,
} from '@shamble/kernel';
import { hearing } from '@shamble/kernel/conformance/heard';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, expect, test } from 'vitest';
import { ITEMS } from '../../content/items.ts';
import { SPACES } from '../../content/map.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { faults, tongues } from './said.ts';

const GAMES_PER_SETUP = 4;
/** Some games of six random players are very long. */
const PATIENCE = 180_000;

/** Answers a player may try at any moment; most are not offered. */
const WISHES: readonly string[] = [
  ...['stop', 'stay', 'leave', 'ammo', 'pay', 'food.rick', 'food.dale', 'go.Z9', 'rope.C7', 'rope.E5'],
  ...ITEMS.map(({ id }) => `item.${id}`),
  ...[1, 2, 3, 4, 5, 6].map((n) => `invite.${n}`),
  ...SPACES.flatMap((id) => [`go.${id}`, `bypass.${id}`]),
  ...['drive.B6.C6', 'drive.E3.E4', 'drive.F1.G2', 'drive.F1.G2.H2', 'drive.A7.A8', 'drive.A7.A6', 'drive.C5.C6'],
];

/** No card that was printed yet lets one choose between effects. */
const OF_CARDS: ReadonlySet<string> = new Set(['ask.one-of', 'do.one-of']);

/** A roll can fall in thousands of ways. */
const heard = hearing(describe, 30);

/** What a player hears who tries something else. */
function noteWishes(state: Walking, decision: Decision): void {
  for (const wish of WISHES)
    if (refuse(decision, wish, game)?.code === 'not-offered')
      heard.refusal(game.whyNot?.(state, decision, wish) ?? null);
}

function playOne(seats: number, edition: string, i: number): void {
  const seed = `${edition} ${seats} ${i}`;
  const options = {
    edition,
    elimination: i % 4 === 3 ? 'out' : 'restart',
    characters: i % 3 === 2 ? 'choose' : 'random',
  };
  const match = Match.open(game, configure(game, seats, options), seed, { events: true });
  const below = stream(`${seed} answers`);
  while (!match.over) {
    for (const decision of match.pending) heard.decision(decision);
    const [decision] = match.pending;
    heard.note({ id: `step.${match.state.step}` });
    if (below(50) === 0) noteWishes(match.state, decision);
    give(match, decision, sociable(decision, below));
  }
  for (const { event } of match.events) heard.event(event);
  heard.note({ id: `step.${match.state.step}` });
  if (match.outcome) heard.note(describe.outcome(match.outcome));
}

/** A random answer, but groups stay together: that is where most is asked. */
function sociable(decision: Decision, below: (n: number) => number): ReturnType<typeof sample> {
  const [friendly] = ['accept', 'remain', 'give', 'invite.all', 'ask-group', 'ask.fuel', 'ask.ammo', 'play-on'].filter(
    (id) => (decision.kind === 'choose' && decision.options.includes(id)) || decision.beside.includes(id),
  );
  return friendly && below(4) > 0 ? friendly : sample(decision, below, game);
}

/** Events too rare for random games. */
const RARE: readonly GameEvent[] = [
  { type: 'no-encounter', rules: [] },
  { type: 'tokens-mixed', rules: [] },
  { type: 'nobody-left', rules: [] },
  ...['kill', 'action'].map((to) => ({ type: 'face-read', player: 1, survivor: 'wendell', to, n: 1, rules: [] })),
  ...['stopped', 'player-out', 'no-follower', 'next-move'].map((type) => ({ type, player: 1, rules: [] })),
  ...['fuel', 'ammo'].map((what) => ({ type: 'lent', player: 1, what, rules: [] })),
  { type: 'gained', player: 1, units: [0, 0, 0], rules: [] },
  { type: 'collected', player: 1, kind: 'food', n: 0, rules: [] },
  { type: 'foraged', player: 1, survivor: 'rosa', kind: 'food', n: 0, rules: [] },
  { type: 'exchanged', player: 1, other: 2, given: 'food', got: 'ammo', rules: [] },
  { type: 'moved', player: 1, from: 'B8', to: 'C7', how: 'rope', rules: [] },
  { type: 'first-roll', player: 1, pool: [0, 0, 0], faces: [], actions: 0, rules: [] },
  { type: 'rolled', player: 1, pool: [0, 0, 0], faces: [], why: 'token', zombies: 2, wanted: 0, rules: [] },
  { type: 'contest-roll', player: 2, pool: [0, 0, 0], faces: [], kills: 0, rules: [] },
  { type: 'private-told', player: 1, card: 'mallC', rules: [] },
  ...[null, 3].map((slot) => ({ type: 'pledge-asked', player: 1, slot, rules: [] })),
  { type: 'pledged', player: 2, units: [0, 2, 1], rules: [] },
  ...['leave-here', 'leave-near', 'follower-dies', 'item'].map((what) => ({
    type: 'taken-over',
    player: 2,
    what,
    rules: [],
  })),
];

const OTHER = { who: { seat: 1 } };

/** Questions and plays too rare for random games. */
const RARE_PLAYS: readonly (readonly [ask: string, params: Params, ...plays: string[]])[] = [
  ['step', { moves: 1, fuel: 0, left: 3, lent: 1 }, 'pledge.private', 'pledge.public.3', 'bypass.B6', 'ask.fuel'],
  ['invite', { space: 'B6' }, 'invite.all'],
  ['swap', { survivor: 'wendell', to: 'action', faces: 'K1 J', pool: [1, 1, 0] }, 'die.1', 'die.2'],
  ['shoot', { zombies: 3, kills: 1, wanted: 2, actions: 0 }, 'ask.ammo', 'item.lockpicks'],
  ['lend-fuel', OTHER, 'give', 'keep'],
  ['lend-ammo', OTHER, 'give', 'keep'],
  ['contribute', { food: 1, fuel: 0, ammo: 0, any: 2, ...OTHER }, 'give.food', 'done'],
  ['pay', { food: 0, fuel: 0, ammo: 0, any: 2 }, 'pay', 'ask-group', 'refuse'],
  ['share-loss', { n: 2, what: 'any', ...OTHER }, 'take.0', 'take.1'],
  ['take-over', { what: 'item', ...OTHER }, 'take', 'decline'],
  ['burden', { n: 2, ...OTHER }, 'take.0', 'take.2'],
  ['offer', OTHER, 'trade.food.ammo'],
  ['trade', { given: 'food', asked: 'ammo', ...OTHER }, 'accept', 'refuse'],
  ['vote', { card: 'V02', ...OTHER }, 'yes.radio', 'no'],
  ['armour', { survivor: 'rick' }, 'item.bodyArmour', 'let-die'],
  ['which-follower', { what: 'leave-near' }, 'teo'],
];

/** Reasons too rare for random games. */
const RARE_REASONS = [
  ...['cannot-pay', 'fuel-limit', 'no-food', 'no-fuel', 'no-ammo', 'too-far', 'just-left', 'beaten', 'lasting'],
  ...['no-shots-in-actions', 'own-turn', 'no-retry', 'not-tired'],
];

beforeAll(() => {
  for (const event of RARE) heard.event(event);
  for (const [id, params, ...beside] of RARE_PLAYS)
    heard.decision(choose(0, { id, rules: [] }, [], { beside, params }));
  for (const total of [0, 2])
    heard.decision(
      split(0, { id: 'pledge', rules: [] }, ['food', 'keep'], total, {
        params: { food: total, fuel: 0, ammo: 0, any: 0, ...OTHER },
      }),
    );
  for (const code of RARE_REASONS) heard.refusal({ code });
  for (const use of ['fight', 'action', 'fatigue', 'recover', 'move', 'vote'])
    heard.refusal({ code: 'not-in-this-window', params: { when: { id: `moment.${use}` } } });
  for (const rating of ['alone', 'small-band', 'community', 'safe-haven'])
    heard.note(describe.outcome({ id: 'solo-won', winners: [0], score: 1, rating }));
  for (const edition of ['fr', 'it'])
    for (let seats = 1; seats <= 6; seats++) for (let i = 0; i < GAMES_PER_SETUP; i++) playOne(seats, edition, i);
}, PATIENCE);

test('everything that whole games ask, offer and tell can be said in three languages with exactly its parameters', () => {
  expect([...new Set([...heard.messages.values()].flatMap(faults))]).toEqual([]);
});

test('no question, answer, event, reason or ending has words that nobody hears', () => {
  const ours = /^(ask|do|event|refusal|outcome|loss|units|face|shot|vote)(\.|$)/;
  expect(heard.unheard(tongues[0].messages, (id) => ours.test(id) && !OF_CARDS.has(id))).toEqual([]);
});

test('only a token that was fought goes without saying', () => {
  expect([...heard.silent].sort()).toEqual(['token-gone']);
});

test('whatever an option refers to has one of the forms the board knows', () => {
  const forms = [
    new RegExp(`^space:(${SPACES.join('|')})$`),
    new RegExp(`^token:(${SPACES.join('|')})\\.[1-9][0-9]?$`),
    new RegExp(`^survivor:(${SURVIVORS.map(({ id }) => id).join('|')})$`),
    new RegExp(`^item:(${ITEMS.map(({ id }) => id).join('|')})$`),
    /^player:[1-6]$/,
    /^slot:[1-4]$/,
    /^private$/,
    /^die:[1-9][0-9]?$/,
    /^shot$/,
  ];
  expect(heard.strangeRefs(forms)).toEqual({ formless: [], unused: [] });
});
