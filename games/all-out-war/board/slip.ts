/** Slips of the Event phase, of the Melee phase, and of the turn: what they brought; what became of people comes first. */
import type { GameEvent, Json, Message, Seat } from '@shamble/kernel';
import type { Slip } from '@shamble/parts';
import { isEngaged } from '../rules/near.ts';
import { playing } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { card, strings, thing } from '../text/words.ts';
import { figures } from './names.ts';
import { stateFor } from './seen-state.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.slip.turn.${id}`, params });

const MOST = 7;

const ENDS: readonly string[] = ['melee-phase', 'end-phase', 'new-turn'];

const named = (events: readonly GameEvent[], type: string, detail: string): string[] => [
  ...new Set(events.flatMap((one) => (one.type === type && typeof one[detail] === 'string' ? [one[detail]] : []))),
];

/** What ended last: the Event phase, the Melee phase, or the turn with both and the End phase. */
function lines(all: readonly GameEvent[], data: Json, viewer: Seat): Message[] {
  const view = asView(data);
  const last = all.findLast(({ type }) => ENDS.includes(type))?.type;
  const events = last === 'end-phase' ? all.slice(all.findLastIndex(({ type }) => type === 'melee-phase')) : all;
  const mine = new Set(view.people.filter(({ owner }) => owner === viewer).map(({ id }) => id));
  const isNext = last === 'melee-phase';
  const melees = [engaged(view, isNext ? 'fights' : 'engaged', mine), fought(events, mine)];
  const told = [
    ...harmed(events, view, mine),
    // Whom a melee of others holds matters less than one that is over.
    ...(isHeld(view, mine) ? melees : melees.toReversed()).flat(),
    ...(isNext ? reached(events, mine) : []),
    ...cards(events),
    ...walkers(events),
    ...threat(events, view),
  ];
  return told.length === 0 ? [say('quiet')] : told.slice(0, MOST);
}

/** Who belongs to the one who looks comes first. */
const ownFirst = <T>(list: readonly T[], isOwn: (one: T) => boolean): T[] => [
  ...list.filter(isOwn),
  ...list.filter((one) => !isOwn(one)),
];

type Mine = ReadonlySet<string>;

/** The dead first, then bites, then who lies on the ground. */
function harmed(events: readonly GameEvent[], view: View, mine: Mine): Message[] {
  const sorted = (names: readonly string[]): string[] => ownFirst(names, (name) => mine.has(name));
  const dead = sorted(named(events, 'died', 'survivor'));
  const bitten = sorted(named(events, 'bitten', 'survivor')).filter((name) => !dead.includes(name));
  const people = new Set(view.people.map(({ id }) => id));
  const prone = sorted(named(events, 'prone', 'model')).filter(
    (name) =>
      people.has(name) && view.people.some(({ id, prone: down }) => id === name && down) && !dead.includes(name),
  );
  const hurt = new Map<string, number>();
  for (const { type, survivor, wounds } of events)
    if (type === 'wounded' && typeof survivor === 'string')
      hurt.set(survivor, (hurt.get(survivor) ?? 0) + Number(wounds));
  const wounds = ownFirst([...hurt], ([name]) => mine.has(name))
    .filter(([name]) => !dead.includes(name))
    .map(([name, n]) => say('wounds', { who: thing(name), n }));
  return [
    ...(dead.length > 0 ? [say('dead', { who: figures(dead) })] : []),
    ...(bitten.length > 0 ? [say('bitten', { who: figures(bitten) })] : []),
    ...(prone.length > 0 ? [say('prone', { who: figures(prone) })] : []),
    ...(wounds.length > 0 ? [say('hurt', { who: wounds })] : []),
  ];
}

/** So many Walkers that came to somebody are told one by one. */
const MOST_REACHED = 3;

const reaches = ({ type, touches }: GameEvent): boolean => type === 'walker-moves' && strings(touches).length > 0;

/** It went nowhere. */
const isStill = ({ from, to }: GameEvent): boolean => JSON.stringify(from) === JSON.stringify(to);

/** Walkers that came to somebody, as the log tells it; lunges come first, since they did. */
const reached = (events: readonly GameEvent[], mine: Mine): Message[] =>
  ownFirst(events.filter(reaches), ({ touches }) => strings(touches).some((name) => mine.has(name)))
    .slice(0, MOST_REACHED)
    .flatMap((one) => describe.event(one) ?? []);

/** Who fights in the Melee phase that begins, or cannot be activated in the turn that does. */
function engaged(view: View, what: 'fights' | 'engaged', mine: Mine): Message[] {
  const s = stateFor(view);
  const fighting = playing(s).filter((person) => isEngaged(s, person));
  const people = ownFirst(fighting, ({ id }) => mine.has(id));
  return people.length === 0 ? [] : [say(what, { who: figures(people.map(({ id }) => id)) })];
}

/** Whether somebody of the one who looks is engaged. */
const isHeld = (view: View, mine: Mine): boolean => {
  const s = stateFor(view);
  return playing(s).some((person) => mine.has(person.id) && isEngaged(s, person));
};

/** Who beat whom in every melee, and what came of it. */
function fought(events: readonly GameEvent[], mine: Mine): Message[] {
  const isOwn = ({ winners, losers }: GameEvent): boolean =>
    [...strings(winners), ...strings(losers)].some((name) => mine.has(name));
  const won = events.flatMap((one, i) => (one.type === 'melee-won' ? [{ one, i }] : []));
  return ownFirst(won, ({ one }) => isOwn(one)).flatMap(({ one, i }) => {
    const rest = events.slice(i + 1);
    const next = rest.findIndex(({ type }) => type === 'melee' || type === 'end-phase');
    const [winners, losers] = [strings(one.winners), strings(one.losers)];
    const what = cameOf(next < 0 ? rest : rest.slice(0, next), losers);
    return [say('won', { winners: figures(winners), losers: figures(losers), n: winners.length, what })];
  });
}

/** What befell the losers: the worst of it. */
function cameOf(events: readonly GameEvent[], losers: readonly string[]): Message {
  const among = (type: string, detail: string): string[] =>
    named(events, type, detail).filter((name) => losers.includes(name));
  const removed = [...among('walker-removed', 'walker'), ...among('died', 'survivor')];
  if (removed.length > 0) return say('won.removed', { who: figures(removed) });
  const wounds = events.reduce(
    (sum, one) => (one.type === 'wounded' && losers.includes(String(one.survivor)) ? sum + Number(one.wounds) : sum),
    0,
  );
  if (wounds > 0) return say('won.wounds', { n: wounds });
  const down = among('prone', 'model');
  return down.length > 0 ? say('won.prone', { who: figures(down) }) : say('won.pushed');
}

/** Walkers that came nearer, that came in, and those that went. */
function walkers(events: readonly GameEvent[]): Message[] {
  const moved = new Set(
    events.flatMap((one) =>
      one.type === 'walker-moves' && !reaches(one) && !isStill(one) ? [String(one.walker)] : [],
    ),
  ).size;
  const came = events.filter(({ type }) => type === 'walker-enters').length;
  const gone = events.filter(({ type }) => type === 'walker-removed').length;
  const rose = events.filter(({ type, badge }) => type === 'returns' && badge === true).length;
  return [
    ...(came > 0 ? [say('came', { n: came })] : []),
    ...(moved > 0 ? [say('moved', { n: moved })] : []),
    ...(rose > 0 ? [say('rose', { n: rose })] : []),
    ...(gone > 0 ? [say('gone', { n: gone })] : []),
  ];
}

function threat(events: readonly GameEvent[], view: View): Message[] {
  const first = events.find(({ type }) => type === 'threat');
  if (first === undefined || Number(first.from) === view.threat) return [];
  return [say('threat', { from: Number(first.from), to: view.threat })];
}

/** What the cards say, at the Threat there was; where nobody lay there to stand up, that. */
const cards = (events: readonly GameEvent[]): Message[] =>
  events.flatMap((one, i) => {
    if (one.type !== 'event-band') return [];
    const next = events[i + 1];
    const text = (next?.type === 'nobody-rises' ? describe.event(next) : describe.event(one)?.params?.text) ?? '';
    return [say('card', { card: card(String(one.card)), text })];
  });

export const slip: Slip = { begins: 'event-phase', ends: ENDS, lines };
