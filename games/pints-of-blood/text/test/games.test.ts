import {
  below32,
  canonical,
  configure,
  type Decision,
  type GameEvent,
  kindOf,
  Match,
  type Message,
  type Refusal,
  refuse,
  sample,
  seeded,
} from '@shamble/kernel';
import { messagesIn } from '@shamble/kernel/text/faults';
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

const messages = new Map<string, Message>();
const refs = new Map<string, string>();
const silent = new Set<string>();

const note = (message: Message): void => void messages.set(canonical(message), message);

function noteDecision(decision: Decision, known: Set<string>): void {
  if (decision.kind === 'place') throw new Error('this game asks for no points');
  const { ask, seat, params } = decision;
  const asked = `${ask.id} ${seat} ${canonical(params)}`;
  if (!known.has(asked)) note(describe.prompt(decision));
  known.add(asked);
  for (const id of [...decision.options, ...decision.beside]) {
    const offered = `${asked} ${id}`;
    if (known.has(offered)) continue;
    known.add(offered);
    note(describe.option(decision, id));
    const ref = describe.ref(decision, id);
    if (ref !== null) refs.set(ref, offered);
  }
}

function noteEvent(event: GameEvent): void {
  const message = describe.event(event);
  if (message) note(message);
  else silent.add(event.type);
  const explained = describe.explain?.(event);
  if (explained) note(explained);
}

function noteRefusal(refusal: Refusal | null): void {
  const message = refusal && describe.refusal(refusal);
  if (message) note(message);
}

/** What a player hears who tries something else. */
function noteWishes(state: Pints, decision: Decision): void {
  for (const wish of WISHES) {
    const refusal = refuse(decision, wish, game.checks);
    if (!refusal) continue;
    noteRefusal(refusal.code === 'not-offered' ? (game.whyNot?.(state, decision, wish) ?? null) : refusal);
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

function playOne(seats: number, level: string, seed: string, known: Set<string>): void {
  const short = Number(seed.slice(-1)) % 2 === 1;
  const options = { level, bus: seed.endsWith('0') ? 'choose' : 'random' };
  const match = Match.open(game, configure(game, seats, options), seed, { events: true }, short ? shorten : undefined);
  const { s } = seeded(`${seed} answers`);
  const below = (n: number): number => below32(s, n);
  while (!match.over) {
    const [decision] = match.pending;
    noteDecision(decision, known);
    note({ id: `step.${match.state.step}` });
    if (below(10) === 0) noteWishes(match.state, decision);
    const refusal = match.answer(decision.seat, decision.n, sample(decision, below, game.checks));
    if (refusal) throw new Error(`${seed}: ${canonical(refusal)}`);
  }
  for (const { event } of match.events) noteEvent(event);
  note({ id: `step.${match.state.step}` });
  if (match.outcome) note(describe.outcome(match.outcome));
}

/** Events too rare for random games. */
const RARE = [
  { type: 'fights-ordered', rows: [], rules: [] },
  { type: 'row-deserted', row: 3, rules: [] },
];

beforeAll(() => {
  const known = new Set<string>();
  for (const level of ['starter', 'main'])
    for (let seats = 1; seats <= 4; seats++)
      for (let i = 0; i < GAMES_PER_SETUP; i++) playOne(seats, level, `${level} ${seats} ${i}`, known);
  for (const event of RARE) noteEvent(event);
  // All beers or everybody in the phone box are hardly ever gone by chance.
  for (const code of ['no-beer-left', 'phone-box-empty']) noteRefusal({ code });
});

test('everything that whole games ask, offer and tell can be said in three languages with exactly its parameters', () => {
  expect([...new Set([...messages.values()].flatMap(faults))]).toEqual([]);
});

test('no question, answer, event, reason or ending has words that nobody hears', () => {
  const heard = new Set([...messages.values()].flatMap(messagesIn).map(({ id }) => id));
  const unheard = Object.keys(tongues[0].messages).filter(
    (id) => /^(ask|do|event|explain|refusal|outcome|item)\./.test(id) && !heard.has(id),
  );
  expect(unheard).toEqual([]);
});

test('only a companion going home and an empty tile coming in go without saying', () => {
  expect([...silent].sort()).toEqual(['companion-home', 'tile-enters']);
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
  expect([...refs].filter(([ref]) => !forms.some((form) => form.test(ref)))).toEqual([]);
  for (const form of forms) expect([...refs.keys()].some((ref) => form.test(ref))).toBe(true);
});
