import type { Decision, Message, Param, Params } from '@shamble/kernel';
import { askGoals, askWays } from './ways.ts';
import { isSurvivor, placing, survivor } from './words.ts';
import { zone } from './zones.ts';

/** What is asked: who decides, about what, and why. */
export function prompt(decision: Decision): Message {
  const { ask, seat } = decision;
  const tell = PROMPTS[ask.id];
  if (!tell) throw new Error(`there are no words for the question "${ask.id}"`);
  const { wording, ...params } = tell(spoken(decision.params), decision);
  const id = `ask.${ask.id}${typeof wording === 'string' ? `.${wording}` : ''}`;
  return { id, params: { ...params, who: { seat } } };
}

/** Parameters as people say them: Zones by their labels, deals in words. */
export function spoken(params: Params | null): Params {
  const { mission = '', ...own } = params ?? {};
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, inWords(String(mission), value)]));
}

function inWords(mission: string, value: Param): Param {
  if (typeof value !== 'object' || 'seat' in value) return value;
  if (!('id' in value)) return value.map((one) => inWords(mission, one));
  if (value.id === 'zone') return zone(mission, String(value.params?.zone));
  return value.id === 'deal' ? placing(String(value.params?.what)) : value;
}

/** The details a question tells, besides who is asked. */
const telling =
  (...names: readonly string[]) =>
  (params: Params): Params =>
    Object.fromEntries(names.map((name) => [name, params[name]]));

/** With a list that may be empty, and then has words of its own. */
const withList =
  (list: string, ...names: readonly string[]) =>
  (params: Params): Params => {
    const value = params[list];
    const none = !Array.isArray(value) || value.length === 0;
    return none ? telling(...names)(params) : { wording: list, ...telling(list, ...names)(params) };
  };

const PROMPTS: Readonly<Record<string, (params: Params, decision: Decision) => Params>> = {
  team: telling('needed'),
  owners: telling(),
  set: telling('survivor'),
  companion: telling('zone'),
  place: telling('survivor'),
  'noise-start': telling(),
  first: telling(),

  next: telling(),
  // A single one is named.
  tactician: (_, decision) => {
    const [only, ...more] = decision.kind === 'choose' ? decision.options.filter(isSurvivor) : [];
    return only === undefined || more.length > 0 ? {} : { survivor: survivor(only), wording: 'one' };
  },
  act: withList('free', 'survivor', 'actions'),
  single: telling('survivor'),
  escape: telling('survivor'),
  discard: telling('survivor', 'card'),

  on: telling('survivor', 'left'),
  'free-move': telling('survivor', 'skill'),
  'lucky-leave': telling('survivor'),

  lucky: telling('survivor', 'hits', 'misses'),
  six: telling('survivor', 'n'),
  hits: telling('survivor', 'n'),
  hunter: telling('survivor'),
  reaper: telling('survivor'),
  spare: telling('survivor', 'n'),
  'friendly-fire': telling('zone', 'n', 'damage'),
  reflexes: telling('survivor', 'zone'),
  reactions: telling('zone'),

  found: telling('survivor', 'card'),
  reorganise: telling(),
  trade: telling('survivor', 'partner'),
  'agree-trade': withList('deal', 'survivor', 'partner'),
  arrange: telling('partner'),
  room: telling('survivor', 'token', 'n'),
  level: telling('survivor', 'level'),
  lifesaver: telling(),
  'consent-lifesaver': telling('survivor', 'saver'),
  swap: telling('survivor', 'partner'),

  'vault-die': telling('givers'),
  'vault-keep': telling('dice', 'roll', 'rolls'),
  'vault-last': telling('dice'),

  attacks: telling('zone', 'n', 'wounds'),
  goals: (_, decision) => askGoals(decision),
  ways: (_, decision) => askWays(decision),
  waking: telling(),
  'noise-tie': ({ why }) => ({ wording: why }),
  'safety-order': telling(),
};
