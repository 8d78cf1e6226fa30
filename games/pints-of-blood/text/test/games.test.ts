import { configure, type Decision, kindOf, Match, refuse, sample } from '@shamble/kernel';
import { hearing } from '@shamble/kernel/conformance/heard';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, expect, test } from 'vitest';
import { CARD_IDS, RESCUES } from '../../content/cards.ts';
import { FOOD_IDS } from '../../content/food.ts';
import { game } from '../../rules/game.ts';
import type { Pints } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { faults, tongues } from './said.ts';

const GAMES_PER_SETUP = 40;

/** Answers a player may try at any moment; most are not offered. */
const WISHES: readonly (string | readonly string[])[] = [
  ...['stop', 'take', 'food.random', 'continental', 'turnTables', 'aLaCarte'],
  ...FOOD_IDS.flatMap((id) => [id, `food.${id}`]),
  ...CARD_IDS.flatMap((id) => [id, `buy.1.${id}`, `buy.2.${id}`]),
  ...[1, 2, 3, 4, 5].flatMap((n) => [`send.${n}`, `beer.${n}`, `coatStand.${n}`, `rollerBlind.${n}`]),
  ...['bat1@1.1', 'bat1@1.5', 'dart1@2.1', 'extra1@3.3', 'extra7@3.3', 'cue2@4.1', 'rugbyBall1@3.2>5.1'].map((id) => [
    id,
  ]),
  ['extra1@1.1', 'extra2@1.1'],
  ['bat1@1.1', 'bat1@1.2'],
  ['bat1@1.2', 'dart1@1.2'],
];

const heard = hearing(describe);

/** What a player hears who tries something else. */
function noteWishes(state: Pints, decision: Decision): void {
  for (const wish of WISHES) {
    const refusal = refuse(decision, wish, game);
    if (!refusal) continue;
    heard.refusal(refusal.code === 'not-offered' ? (game.whyNot?.(state, decision, wish) ?? null) : refusal);
  }
}

/** Random players never live to see help arrive, so it comes early: two cards in each sector, more on the pile. */
function shorten(s: Pints): void {
  for (const sector of s.deck) {
    const ended = sector.filter((c) => RESCUES.includes(CARD_IDS[kindOf(c)]));
    const rest = sector.filter((c) => !ended.includes(c));
    s.discard.push(...rest.splice(2).map(kindOf));
    sector.splice(0, sector.length, ...ended, ...rest);
  }
}

function playOne(seats: number, level: string, seed: string): void {
  const short = Number(seed.slice(-1)) % 2 === 1;
  const options = { level, bus: seed.endsWith('0') ? 'choose' : 'random' };
  const match = Match.open(game, configure(game, seats, options), seed, { events: true }, short ? shorten : undefined);
  const below = stream(`${seed} answers`);
  while (!match.over) {
    const [decision] = match.pending;
    heard.decision(decision);
    heard.note({ id: `step.${match.state.step}` });
    if (below(10) === 0) noteWishes(match.state, decision);
    give(match, decision, sample(decision, below, game));
  }
  for (const { event } of match.events) heard.event(event);
  heard.note({ id: `step.${match.state.step}` });
  if (match.outcome) heard.note(describe.outcome(match.outcome));
}

/** Events too rare for random games. */
const RARE = [
  { type: 'fights-ordered', rows: [], rules: [] },
  { type: 'row-deserted', row: 3, rules: [] },
];

beforeAll(() => {
  for (const level of ['starter', 'main'])
    for (let seats = 1; seats <= 4; seats++)
      for (let i = 0; i < GAMES_PER_SETUP; i++) playOne(seats, level, `${level} ${seats} ${i}`);
  for (const event of RARE) heard.event(event);
  // All beers or everybody in the phone box are hardly ever gone by chance.
  for (const code of ['no-beer-left', 'phone-box-empty']) heard.refusal({ code });
});

test('everything that whole games ask, offer and tell can be said in three languages with exactly its parameters', () => {
  expect([...new Set([...heard.messages.values()].flatMap(faults))]).toEqual([]);
});

test('no question, answer, event, reason or ending has words that nobody hears', () => {
  const ours = /^(ask|do|event|explain|refusal|outcome|item)\./;
  expect(heard.unheard(tongues[0].messages, (id) => ours.test(id))).toEqual([]);
});

test('what goes without saying is a companion going home, an empty tile, the colour of a roll and the way to the next stop', () => {
  expect([...heard.silent].sort()).toEqual(['bus-moves', 'colour-rolled', 'companion-home', 'tile-enters']);
});

test('whatever an option refers to has one of the forms the board knows', () => {
  const forms = [
    /^row:[1-5]$/,
    /^space:[1-5]\.[1-5]$/,
    /^player:[1-4]$/,
    new RegExp(`^card:([1-4]\\.)?(${CARD_IDS.join('|')})$`),
    new RegExp(`^food(:(${FOOD_IDS.join('|')}))?$`),
    /^die:(bat|dart|longbow)$/,
    /^colour:(blue|red|yellow|green)$/,
    /^(deck|divider|bus)$/,
  ];
  expect(heard.strangeRefs(forms)).toEqual({ formless: [], unused: [] });
});
