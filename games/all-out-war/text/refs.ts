import type { Decision } from '@shamble/kernel';
import { partsOfName } from './places.ts';
import { isSurvivor, isThing } from './words.ts';

/**
 * What an option refers to on the board, what it is most about first. Several options may refer to one thing.
 *
 * - `survivor:tess`: a Survivor, on the mat and in the crew; `walker:5`: a Walker
 * - `counter:d`: a Supply counter; `piece:car-1`: a piece of scenery
 * - `slot:tess:hand-1`: a slot of somebody; `die:3`: a die of the roll on the table
 * - `edge:north`: an edge of the table; `player:2`: a player
 */
export function refs(decision: Decision, id: string): readonly string[] {
  const { ask } = decision;
  const own = BY_ASK[ask.id]?.(id, decision);
  if (own) return own;
  if (decision.kind === 'place') return placed(id);
  return isThing(id) ? [refOf(id)] : [];
}

/** A thing of the rules as the board names it. */
export function refOf(name: string): string {
  const dash = name.indexOf('-');
  const [kind, rest] = [name.slice(0, dash), name.slice(dash + 1)];
  if (kind === 'walker' || kind === 'counter') return `${kind}:${rest}`;
  return isSurvivor(name) || isSurvivor(kind) ? `survivor:${name}` : `piece:${name.split(':')[0]}`;
}

/** The things in the name of a place, and the edge it lies on. */
const placed = (id: string): readonly string[] => {
  const [verb, ...names] = partsOfName(id);
  return [
    ...new Set(
      names
        .flatMap((name) => name.split('+'))
        .flatMap((name) => {
          if (verb === 'edge' && /^(?:north|south|east|west)$/.test(name)) return [`edge:${name}`];
          return isThing(name) ? [refOf(name)] : [];
        }),
    ),
  ];
};

/** Whose Survivor a question is about: the id in the rules of the one that its parameters name. */
function actorOf({ params }: Decision): string {
  const named = params?.survivor;
  if (typeof named !== 'object' || !('id' in named)) return '';
  if (named.id !== 'survivorOf') return named.id.slice('survivor.'.length);
  const { survivor, seat } = named.params as { survivor: { id: string }; seat: { seat: number } };
  return `${survivor.id.slice('survivor.'.length)}-${seat.seat + 1}`;
}

type Referring = (id: string, decision: Decision) => readonly string[] | null;

const slotOf: Referring = (id, decision) =>
  /^(?:hand|head|body|pack|rucksack)/.test(id) ? [`slot:${actorOf(decision)}:${id.split('.')[0]}`] : [];

const slotAfter: Referring = (id, decision) => {
  const [, where] = id.split('.');
  return where === undefined ? [] : slotOf(where, decision);
};

const die: Referring = (id) => (/^\d+\./.test(id) ? [`die:${id.split('.')[0]}`] : []);

/** Questions whose answers are no things themselves. */
const BY_ASK: Readonly<Record<string, Referring>> = {
  'build-group': (id) => (isSurvivor(id) ? [`survivor:${id}`] : []),
  'choose-edge': (id) => [`edge:${id}`],
  act: () => [],
  'walker-route': () => [],
  'shoot-weapon': slotOf,
  'melee-weapon': slotOf,
  reload: slotOf,
  'lost-hand': slotOf,
  stance: slotAfter,
  'take-item': slotAfter,
  'hip-flask': slotAfter,
  'shot-again': die,
  'dual-wield': die,
  pierced: die,
  'search-counter': (id) => [`counter:${id}`],
  swap: (id, decision) => {
    const [from, where] = id.split('@');
    const dot = where.lastIndexOf('.');
    const to = where.startsWith('on.') ? where.slice('on.'.length) : where;
    const target =
      dot < 0 || where.startsWith('on.') ? `${actorOf(decision)}:${to}` : where.replace(/\.(?=[^.]*$)/, ':');
    return [`slot:${actorOf(decision)}:${from.split('+')[0]}`, `slot:${target.split('+')[0]}`];
  },
  'split-melees': (id) => id.split('>').map(refOf),
  'next-melee': (id) => id.split('+').map(refOf),
  'melee-shot': (id) => {
    const [who, hand, whom] = id.split('.');
    return whom === undefined ? [] : [refOf(whom), refOf(who), `slot:${who}:${hand}`];
  },
  'walkers-join': (id) => [`player:${id.slice('side-'.length)}`],
};
