/** Slips of the Event phase, of the Melee phase, and of the turn: what they brought; who is worse off comes first. */
import type { GameEvent, Json, Message } from '@shamble/kernel';
import type { Slip } from '@shamble/parts';
import { isEngaged } from '../rules/near.ts';
import { playing } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { card as eventName, thing } from '../text/words.ts';
import { figures } from './names.ts';
import { stateFor } from './seen-state.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.slip.turn.${id}`, params });

const MOST = 5;

const ENDS: readonly string[] = ['melee-phase', 'end-phase', 'new-turn'];

const named = (events: readonly GameEvent[], type: string, detail: string): string[] => [
  ...new Set(events.flatMap((one) => (one.type === type && typeof one[detail] === 'string' ? [one[detail]] : []))),
];

/** What ended last: the Event phase, the Melee phase, or the turn with both and the End phase. */
function lines(all: readonly GameEvent[], data: Json): Message[] {
  const view = asView(data);
  const last = all.findLast(({ type }) => ENDS.includes(type))?.type;
  const events = last === 'end-phase' ? all.slice(all.findLastIndex(({ type }) => type === 'melee-phase')) : all;
  const told = [
    ...harmed(events, view),
    ...engaged(view, last === 'melee-phase' ? 'fights' : 'engaged'),
    ...walkers(events),
    ...threat(events, view),
    ...cards(events),
  ];
  return told.length === 0 ? [say('quiet')] : told.slice(0, MOST);
}

/** The dead first, then bites, then who lies on the ground. */
function harmed(events: readonly GameEvent[], view: View): Message[] {
  const dead = named(events, 'died', 'survivor');
  const bitten = named(events, 'bitten', 'survivor').filter((name) => !dead.includes(name));
  const people = new Set(view.people.map(({ id }) => id));
  const prone = named(events, 'prone', 'model').filter(
    (name) =>
      people.has(name) && view.people.some(({ id, prone: down }) => id === name && down) && !dead.includes(name),
  );
  const hurt = new Map<string, number>();
  for (const { type, survivor, wounds } of events)
    if (type === 'wounded' && typeof survivor === 'string')
      hurt.set(survivor, (hurt.get(survivor) ?? 0) + Number(wounds));
  const wounds = [...hurt]
    .filter(([name]) => !dead.includes(name))
    .map(([name, n]) => say('wounds', { who: thing(name), n }));
  return [
    ...(dead.length > 0 ? [say('dead', { who: figures(dead) })] : []),
    ...(bitten.length > 0 ? [say('bitten', { who: figures(bitten) })] : []),
    ...(prone.length > 0 ? [say('prone', { who: figures(prone) })] : []),
    ...(wounds.length > 0 ? [say('hurt', { who: wounds })] : []),
  ];
}

/** Who fights in the Melee phase that begins, or cannot be activated in the turn that does. */
function engaged(view: View, what: 'fights' | 'engaged'): Message[] {
  const s = stateFor(view);
  const people = playing(s).filter((person) => isEngaged(s, person));
  return people.length === 0 ? [] : [say(what, { who: figures(people.map(({ id }) => id)) })];
}

/** Walkers that came, and those that went. */
function walkers(events: readonly GameEvent[]): Message[] {
  const came = events.filter(({ type }) => type === 'walker-enters').length;
  const gone = events.filter(({ type }) => type === 'walker-removed').length;
  const rose = events.filter(({ type, badge }) => type === 'returns' && badge === true).length;
  return [
    ...(came > 0 ? [say('came', { n: came })] : []),
    ...(rose > 0 ? [say('rose', { n: rose })] : []),
    ...(gone > 0 ? [say('gone', { n: gone })] : []),
  ];
}

function threat(events: readonly GameEvent[], view: View): Message[] {
  const first = events.find(({ type }) => type === 'threat');
  if (first === undefined || Number(first.from) === view.threat) return [];
  return [say('threat', { from: Number(first.from), to: view.threat })];
}

const cards = (events: readonly GameEvent[]): Message[] =>
  named(events, 'event', 'card').map((card) => say('card', { card: eventName(card) }));

export const slip: Slip = { begins: 'event-phase', ends: ENDS, lines };
