import type { Decision } from '@shamble/kernel';
import { isColour, isSurvivor } from './words.ts';

/**
 * What an option refers to on the board, what it is most about first. Several options may refer to one thing.
 *
 * - `zone:R6:02`: a Zone; `here`: the Zone of whoever acts
 * - `survivor:kate`: a Survivor or Companion, on the map and as a card
 * - `slot:kate:1`: a slot, 1 and 2 the Hands, 3 to 5 the Backpack
 * - `card:kate:katana`: a card that somebody uses, wherever it lies
 * - `zombies:R6:02:alpha`: Zombies of a kind in a Zone, `alpha-lying` for those that lie
 * - `zombies:alpha`: the same in the Zone under attack
 * - `token:blue`: an Objective in the Zone of whoever acts, `token:hidden` face down
 * - `held:yellow`: a token that changes hands; `power:showDormants`: one that whoever acts holds, by what it does
 * - `dormants:1`: the first Dormant token in the Zone of whoever acts; `dormants:R6:02#1` of any Zone
 * - `door:R4:01S`: a closed door, as the Mission names it; `vault-door`
 * - `truck`, and `seat:driver` in it
 * - `die:3`: a die of the attempt at the Vault; `dice`: the roll on the table
 * - `skill:sprint`: a Skill of whoever is asked; `player:2`: a player
 */
export function refs(decision: Decision, id: string): readonly string[] {
  const { ask, params } = decision;
  const [verb, ...rest] = id.split('.');
  const own = BY_ASK[ask.id]?.(id);
  if (own) return own;
  const to = BY_VERB[verb];
  if (to) return to(rest, actorIn(params?.survivor));
  return isSurvivor(id) ? [`survivor:${id}`] : [];
}

/** `kate` of the message `survivor.kate`. */
const actorIn = (param: unknown): string =>
  typeof param === 'object' && param !== null && 'id' in param ? String(param.id).slice('survivor.'.length) : '';

const isPlay = (id: string): boolean => id.startsWith('discard.');

/** Questions whose answers have no verb of their own. */
const BY_ASK: Readonly<Record<string, (id: string) => readonly string[] | null>> = {
  owners: (id) => {
    const [who, number] = id.split('.');
    return [`survivor:${who}`, `player:${number}`];
  },
  set: (id) => {
    const [, what, to] = id.split('.');
    return [`card:${to.split(':')[0]}:${what}`, `slot:${to}`];
  },
  place: start,
  'noise-start': start,
  hits: aimed,
  hunter: aimed,
  reaper: aimed,
  lucky: dice,
  'lucky-leave': dice,
  six: dice,
  level: (id) => (isPlay(id) ? null : [`skill:${id}`]),
  found: placed,
  reorganise: placed,
  trade: placed,
  arrange: placed,
  waking: (id) => (isPlay(id) ? null : [`dormants:${id}`, `zone:${id.split('#')[0]}`]),
  'vault-die': (id) => (isPlay(id) ? null : []),
  escape: (id) => (id === 'escape' ? ['here'] : null),
};

function start(id: string): readonly string[] | null {
  return isPlay(id) ? null : [`zone:${id}`];
}

function aimed(id: string): readonly string[] | null {
  if (isPlay(id)) return null;
  return id === 'no' ? [] : [`zombies:${id}`];
}

function dice(id: string): readonly string[] | null {
  if (isPlay(id)) return null;
  return id === 'keep' ? [] : ['dice'];
}

/** The slot something goes to, then where it comes from. */
function placed(id: string): readonly string[] | null {
  if (isPlay(id)) return null;
  const [what, from, to] = id.split('.');
  if (to.includes(':')) return from.startsWith('new:') ? [`slot:${to}`] : [`slot:${to}`, `slot:${from}`];
  return isColour(what) ? [`survivor:${to}`, `held:${what}`] : [`survivor:${to}`, `survivor:${what}`];
}

const zone = ([at]: readonly string[]): readonly string[] => [`zone:${at}`];
const here = (): readonly string[] => ['here'];
const slot = ([, at]: readonly string[]): readonly string[] => [`slot:${at}`];
const die = ([n]: readonly string[]): readonly string[] => [`die:${n}`];

/** A card used on a Zone, and whom of it. */
function attack([id, at, way]: readonly string[], actor: string): readonly string[] {
  const whom = way === undefined || way === 'spread' ? [] : [`zombies:${at}:${way}`];
  return [`zone:${at}`, `card:${actor}:${id}`, ...whom];
}

/** Options whose first word says what they do. */
const BY_VERB: Readonly<Record<string, (rest: readonly string[], actor: string) => readonly string[]>> = {
  move: zone,
  on: zone,
  sprint: zone,
  drive: ([at]) => [`zone:${at}`, 'truck'],
  noise: ([at]) => (at === undefined ? ['here'] : [`zone:${at}`]),
  attack,
  throw: attack,
  gun: ([at, way]) => [`zone:${at}`, 'seat:gunner', ...(way === 'spread' ? [] : [`zombies:${at}:${way}`])],
  lay: ([id], actor) => [`card:${actor}:${id}`, 'here'],
  search: here,
  objective: ([name]) => [`token:${name}`, 'here'],
  mission: ([what, id]) => {
    if (what === 'attach') return [`survivor:${id}`];
    return what === 'start' ? ['truck'] : ['here'];
  },
  vault: here,
  'vault-door': () => ['vault-door', 'here'],
  dormants: ([id, n], actor) => [`dormants:${n}`, `card:${actor}:${id}`, 'here'],
  door: ([border]) => [`door:${border}`],
  enter: ([where]) => [`seat:${where}`, 'truck'],
  seat: ([where, whom]) => (whom === undefined ? [`seat:${where}`] : [`seat:${where}`, `survivor:${whom}`]),
  leave: () => ['truck'],
  skill: ([name, to]) => [isSurvivor(to) ? `survivor:${to}` : `zone:${to}`, `skill:${name.replace('-', '.')}`],
  item: ([id, whom], actor) => [`card:${actor}:${id}`, ...(whom === undefined ? [] : [`survivor:${whom}`])],
  trade: ([whom, id], actor) => [`survivor:${whom === 'self' ? actor : whom === 'join' ? id : whom}`],
  reload: slot,
  discard: slot,
  zeus: () => ['power:dieAgainstAbominations'],
  show: () => ['power:showDormants'],
  player: ([number]) => [`player:${number}`],
  react: ([who]) => [`survivor:${who}`],
  goal: ([from, to]) => [`zone:${to}`, `zone:${from}`],
  way: ([from, kind, , to]) => [`zone:${to}`, `zombies:${from}:${kind}`],
  slot: ([number], actor) => [`slot:${actor}:${number}`],
  die,
  nudge: die,
  turn: die,
  pair: ([up, down]) => [`die:${up}`, `die:${down}`],
};
