import type { Decision, Message, Params } from '@shamble/kernel';
import { length } from './lengths.ts';
import { thing, told } from './words.ts';

/** What is asked: who decides, about what, and why. */
export function prompt({ ask, seat, params }: Decision): Message {
  const tell = PROMPTS[ask.id];
  if (!tell) throw new Error(`there are no words for the question "${ask.id}"`);
  const given: Params = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, told(value)]));
  const { wording, ...rest } = tell(given);
  return { id: `ask.${ask.id}${typeof wording === 'string' ? `.${wording}` : ''}`, params: { ...rest, who: { seat } } };
}

type Telling = (params: Params) => Params;

/** The details a question tells, besides who is asked. */
const telling =
  (...names: readonly string[]): Telling =>
  (params) =>
    Object.fromEntries(names.map((name) => [name, params[name]]));

/** Two who fight each other, `walker-2>rick`. */
const pair = (id: string): Message => {
  const [a, b] = id.split('>');
  return { id: 'ask.pair', params: { a: thing(a, 'thing'), b: thing(b, 'thing') } };
};

const onTheWay: Telling = ({ survivor, gait, left }) => ({ survivor, gait, length: length(Number(left)) });

const PROMPTS: Readonly<Record<string, Telling>> = {
  'build-group': ({ limit, least }) => (Number(least) > 1 ? { wording: 'several', limit, least } : { limit }),
  'deal-survivors': telling(),
  'place-gear': telling(),
  'pick-scenery': telling('points'),
  'which-scenery': telling(),
  'place-scenery': telling('kind'),
  'counter-source': telling(),
  'place-counter': ({ letter }) => ({ letter: String(letter).toUpperCase() }),
  'place-walker': telling('number'),
  'place-more-walkers': telling('number'),
  'choose-edge': telling(),
  'deploy-who': telling(),
  'deploy-where': telling('survivor'),
  'take-initiative': telling('survivor'),

  activate: telling(),
  act: telling('survivor', 'actions'),
  move: onTheWay,
  'move-on': onTheWay,
  'flee-from': telling('survivor'),
  'flee-bend': telling('survivor'),
  'panic-again': telling('survivor', 'result'),
  'hip-flask': telling('survivor', 'result'),

  'shoot-weapon': telling('survivor'),
  'shoot-target': telling('survivor'),
  'shoot-next': telling('survivor'),
  stray: telling('target'),
  'shot-again': telling('survivor', 'by'),
  pierced: telling('survivor'),
  'ammo-again': telling('survivor', 'item'),
  'ignore-critical': telling('survivor', 'criticals'),
  'blast-point': telling('survivor'),
  'blast-level': telling('survivor'),
  'blast-drift': telling(),
  'blast-critical': telling(),

  'search-counter': telling('survivor'),
  'take-item': telling('survivor', 'item'),
  rummage: telling('survivor'),
  'quick-hands': telling('survivor'),
  swap: telling('survivor'),
  'special-target': telling('survivor', 'by'),
  reload: telling('survivor'),
  'lost-hand': telling('survivor'),
  'throw-at': telling('survivor'),
  'whistle-step': telling('survivor'),

  'noise-tie': telling(),
  'mayhem-next': telling(),
  'walker-route': telling('walker'),
  'walker-beside': telling(),
  'walker-nearest': telling('walker'),
  steer: telling('walker'),
  'next-lunge': telling(),
  'lunge-at': telling('walker'),
  'event-walker': ({ steers }) => (steers === undefined ? {} : { wording: 'steer' }),
  'event-rise': telling(),
  'event-alarm': telling('loud'),
  'event-glass': telling('loud'),
  'event-nerves': telling(),
  'new-walker': telling(),
  'trunk-source': telling(),
  'trunk-walker': telling(),
  'not-alone': telling('survivor'),
  'it-moves': telling(),

  'optional-attack': telling('survivor'),
  'split-melees': ({ settled }) => {
    const pairs = Array.isArray(settled) ? settled.map((id) => pair(String(id))) : [];
    return pairs.length > 0 ? { wording: 'settled', settled: pairs } : {};
  },
  'next-melee': telling(),
  'melee-shot': telling(),
  'melee-shot-next': telling('survivor'),
  'walkers-join': telling('walkers'),
  stance: ({ survivor }) => (Array.isArray(survivor) ? { wording: 'several', survivor } : { survivor }),
  'melee-weapon': telling('survivor'),
  'dual-wield': telling('survivor'),
  'share-wounds': ({ wounds, criticals }) =>
    Number(criticals ?? 0) > 0 ? { wording: 'critical', wounds, criticals } : { wounds },
  'place-critical': telling('criticals'),
  stunned: telling(),
  'next-push': telling(),
  'push-end': telling('model'),
  slippery: telling('survivor'),

  'next-bitten': telling(),
  antibiotics: telling('survivor'),
};
