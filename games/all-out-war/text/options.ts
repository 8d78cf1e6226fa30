import type { Decision, Message, Param, Params, Point } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { ITEMS } from '../content/items.ts';
import { SCENERY } from '../content/scenery.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { isCard, itemOf, slotCalled } from '../rules/cards.ts';
import { coordinates, direction } from './lengths.ts';
import { placeName } from './places.ts';
import {
  colour,
  edge,
  face,
  isSurvivor,
  isThing,
  item,
  reason,
  role,
  scenery,
  slot,
  source,
  supply,
  survivor,
  thing,
} from './words.ts';

const say = (id: string, params?: Params): Message => (params ? { id: `do.${id}`, params } : { id: `do.${id}` });

/** The words of an option: what it does. */
export function option(decision: Decision, id: string): Message {
  const { ask } = decision;
  const plain = PLAIN[ask.id]?.[id];
  const told =
    (plain === undefined ? null : say(plain)) ??
    placeName(decision, id) ??
    ANSWERS[ask.id]?.(id, decision) ??
    (isThing(id) ? thing(id, 'thing') : null);
  if (!told) throw new Error(`there are no words for the option "${id}" of ${ask.id}`);
  return told;
}

const STOP = { stop: 'stop' };
const AS_IT_IS = { keep: 'keep.result' };
const DICE = { keep: 'keep' };

/** Plain answers, which mean something only to their own question. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'place-gear': { done: 'done' },
  'take-initiative': { take: 'take', wait: 'wait' },
  act: {
    sneak: 'sneak',
    run: 'run',
    burst: 'burst',
    shoot: 'shoot',
    search: 'search',
    hide: 'hide',
    stand: 'stand',
    nerve: 'nerve',
    swap: 'swap',
    noise: 'noise',
    end: 'end',
    'special.silenceAlarm': 'special.silenceAlarm',
  },
  'shoot-next': STOP,
  'melee-shot-next': STOP,
  'shot-again': DICE,
  'dual-wield': DICE,
  'ammo-again': { again: 'reroll.die', ...AS_IT_IS },
  'ignore-critical': AS_IT_IS,
  'panic-again': AS_IT_IS,
  'hip-flask': AS_IT_IS,
  'blast-level': { ground: 'ground' },
  'take-item': { decline: 'decline' },
  'quick-hands': { swap: 'swap', keep: 'later' },
  'optional-attack': { leave: 'leave' },
  'melee-shot': { pass: 'pass' },
  stance: { attack: 'attack', defend: 'defend' },
  slippery: { slippery: 'slippery', inch: 'inch' },
  antibiotics: { antibiotics: 'antibiotics', ...AS_IT_IS },
};

type Telling = (id: string, decision: Decision) => Message | null;

/** The card in a slot, as the question tells it. */
const held = ({ params }: Decision, where: string): Param | undefined => params?.[where];

const weapon = (decision: Decision, where: string): Param =>
  where === 'bare' ? item('bare') : (held(decision, where) ?? slot(where));

const letter: Telling = (id) => say('counter', { letter: id.toUpperCase() });

const at: Telling = (id) => {
  const [, x, y] = id.split('-').map(Number);
  const point: Point = [x, y];
  return say('place', { at: coordinates(point) });
};

/** A way that goes around something, by the side on which it does; where two would read the same, by its number. */
const route: Telling = (id, { params, ...decision }) => {
  const told = (one: string): Message | null => {
    const [piece, dx, dy] = (params?.[one] ?? []) as readonly Param[];
    if (piece === undefined) return null;
    return say('route.around', { thing: thing(String(piece)), direction: direction(Number(dx), Number(dy)) });
  };
  const words = told(id);
  const others = decision.kind === 'choose' ? decision.options.filter((one) => one !== id) : [];
  const isOnly = others.every((one) => JSON.stringify(told(one)) !== JSON.stringify(words));
  return words !== null && isOnly ? words : say('route', { n: Number(id.slice('route-'.length)) });
};

/** A side of a flight, by where its end lies from that of the other side. */
const bend: Telling = (id, { params }) => {
  const end = (way: string): readonly number[] => ((params?.[way] ?? []) as readonly number[]).slice(-2);
  const [[x, y], [ox, oy]] = [end(id), end(id === 'left' ? 'right' : 'left')];
  return say('bend.to', { direction: direction(x - ox, y - oy) });
};

/** A die that may be rolled again: `1.red.2!`. */
const again: Telling = (id) => {
  const [, hue, label] = id.split('.');
  return label === undefined ? null : say('reroll', { colour: colour(hue), face: face(label) });
};

/** An entry of a group's list: a Survivor, or a copy of a card. */
const entry: Telling = (id) => {
  const one = SURVIVORS.find((known) => known.id === id);
  if (one)
    return say('survivor', { survivor: { id: `survivor.${id}.full` }, role: role(one.role), points: one.points });
  const [name, copy] = id.split('.');
  const points = ITEMS.find((known) => known.id === name)?.points ?? 0;
  return copy === undefined
    ? say('item', { item: item(name), points })
    : say('item.copy', { item: item(name), n: Number(copy), points });
};

/** Whose slots a swap is about, as its question carries them. */
interface Giver {
  readonly giver: { readonly survivor: number; readonly slots: readonly number[] };
}

/** `hand-1` or `hand-1+scope` of whoever swaps. */
function swapped({ facts }: Decision & { readonly facts?: unknown }, id: string): Message {
  const [where, rider] = id.split('+');
  if (rider !== undefined) return item(rider);
  const { giver } = facts as Giver;
  const packed = giver.slots[slotCalled(SURVIVORS[giver.survivor].pack, where)];
  return packed !== undefined && isCard(packed) ? item(itemOf(packed).id) : slot(where);
}

const put: Telling = (id, decision) => {
  const [from, where] = id.split('@');
  const what = { item: swapped(decision, from) };
  if (where.startsWith('on.')) return say('put.on', { ...what, host: swapped(decision, where.slice('on.'.length)) });
  const dot = where.lastIndexOf('.');
  return dot < 0
    ? say('put', { ...what, slot: slot(where) })
    : say('put.give', { ...what, survivor: thing(where.slice(0, dot)), slot: slot(where.slice(dot + 1)) });
};

/** Answers by the question they answer. */
const ANSWERS: Readonly<Record<string, Telling>> = {
  'build-group': entry,
  'place-gear': (id) => say('arrange', { survivor: thing(id) }),
  'pick-scenery': (id) =>
    say('piece', { kind: scenery(id), points: SCENERY.find((one) => one.id === id)?.points ?? 0 }),
  'which-scenery': scenery,
  'counter-source': (id) => say('on', { thing: thing(id) }),
  'blast-level': (id) => say('on', { thing: thing(id) }),
  'choose-edge': (id) => say('edge', { edge: edge(id) }),
  act: (id) => {
    const [verb, by] = id.split('.');
    if (verb !== 'special') return null;
    const cuts = by === 'surgeon' || ITEMS.find((one) => one.id === by)?.keywords.includes('amputate');
    return say(cuts ? 'special.amputate' : 'special', { by: source(by) });
  },
  'shoot-weapon': (id, decision) => {
    const [where, aim] = id.split('.');
    return say(aim === undefined ? 'fire' : 'fire.aim', { item: weapon(decision, where) });
  },
  'shot-again': again,
  'dual-wield': again,
  pierced: (id) => {
    const [, hue, ...why] = id.split('.');
    return say('drop', { colour: colour(hue), why: reason(why.join('.')) });
  },
  'ignore-critical': () => say('helmet'),
  'panic-again': () => say('reroll.die'),
  'hip-flask': () => say('drink'),
  'search-counter': letter,
  'take-item': (id, decision) => {
    const [verb, where] = id.split('.');
    return verb === 'pack'
      ? say('pack', { slot: slot(where) })
      : say('exchange', { item: weapon(decision, where), slot: slot(where) });
  },
  rummage: (id) => say('use', { card: supply(id.split('.')[0]) }),
  swap: put,
  reload: (id, decision) => say('load', { item: weapon(decision, id) }),
  'lost-hand': (id, decision) => {
    const what = held(decision, id);
    return what === undefined ? say('hand', { slot: slot(id) }) : say('hand.item', { slot: slot(id), item: what });
  },
  'flee-bend': bend,
  'walker-route': route,
  'walker-beside': at,
  'push-end': at,
  'split-melees': (id) => {
    const [a, b] = id.split('>');
    return say('pair', { a: thing(a, 'The'), b: thing(b) });
  },
  'next-melee': (id) => say('melee', { all: id.split('+').map((name) => thing(name, 'thing')) }),
  'melee-shot': (id, decision) => {
    const [who, hand, whom] = id.split('.');
    return say('gun', { survivor: thing(who), target: thing(whom), item: weapon(decision, `${who}.${hand}`) });
  },
  'walkers-join': (id) => say('side', { player: player(Number(id.slice('side-'.length))) }),
  stance: (id, decision) => say('attack.with', { item: weapon(decision, id.slice('attack.'.length)) }),
  'melee-weapon': (id, decision) => say('attack.with', { item: weapon(decision, id) }),
  'deal-survivors': (id) => (isSurvivor(id) ? survivor(id) : null),
};
