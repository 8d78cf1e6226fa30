/** Reads the short notation of the cards into the card language: `kill 2`, `+fuel 1, +ammo 1`. */
import { Reader, WHATS } from './reader.ts';
import type { Challenge, Condition, Effect, Metric, MoralCost, MoralOption, Players, What } from './words.ts';

const METRICS: readonly Metric[] = ['food', 'fuel', 'ammo', 'resources', 'survivors', 'items', 'explored'];
const PLAYERS: readonly Players[] = ['all', 'other', 'yes', 'no', 'chosen', 'elected', 'fewestOther'];
const VOTE_RULES = ['majority', 'half', 'unanimous', 'unlessMajority'] as const;
const PICKS = ['auto', 'pays', 'contest', 'shift', 'exchange'] as const;

const CHALLENGES = new Map<string, (r: Reader) => Challenge>([
  ['kill', (r) => ({ kind: 'kill', zombies: r.amount() })],
  ['survive', (r) => ({ kind: 'survive', zombies: r.amount() })],
  ['act', (r) => ({ kind: 'act', n: r.amount() })],
  ['mix', mix],
  ['pay', (r) => ({ kind: 'pay', costs: r.costs() })],
  ['have', (r) => ({ kind: 'have', condition: condition(r) })],
  ['compare', compare],
  ['vote', vote],
  ['pick', pick],
  ['moral', moral],
  ['auto', () => ({ kind: 'auto' })],
]);

const EFFECTS = new Map<string, (r: Reader) => Effect>([
  ...WHATS.map((what) => [`+${what}`, (r: Reader) => gain(r, what)] as const),
  ...WHATS.map((what) => [`-${what}`, (r: Reader) => lose(r, what)] as const),
  ['fat', (r) => ({ do: 'fatigue', n: r.amount() })],
  ['fatAll', (r) => ({ do: 'fatigueAll', n: r.amount() })],
  ['heal', (r) => ({ do: 'heal', n: r.amount() })],
  ['follower', (r) => ({ do: 'follower', n: r.number() })],
  ['item', () => ({ do: 'keep' })],
  ['-item', (r) => ({ do: 'dropItem', n: r.number() })],
  ['leave', leave],
  ['followerDies', () => ({ do: 'killFollower' })],
  ['noRes', () => ({ do: 'deny' })],
  ['tokens', (r) => ({ do: 'tokens', n: numberOrAll(r), at: r.has('at', 'chosen') ? 'chosen' : 'here' })],
  ['clear', (r) => ({ do: 'clear', n: numberOrAll(r) })],
  ['peek', (r) => ({ do: 'peek', n: r.number() })],
  ['give', give],
  ['steal', steal],
  ['exchange', () => ({ do: 'exchange' })],
  ['shift', (r) => ({ do: 'shift', n: r.number() })],
  ['each', each],
  ['move+1', nextMove],
  ['enc+1', () => ({ do: 'extraCard' })],
  ['swapLoc', () => ({ do: 'swapPublic' })],
  ['one', oneOf],
  ['if', when],
]);

/** A challenge; a moral one with its options: `moral (a) success: heal 1 (b) fail: fat 1`. */
export function readChallenge(text: string, card = '?'): Challenge {
  const r = new Reader(text, card);
  const read = challenge(r);
  r.end();
  return read;
}

/** Effects in their order; `-` is none. */
export function readEffects(text: string, card = '?'): readonly Effect[] {
  const r = new Reader(text, card);
  const read = noneOrEffects(r);
  r.end();
  return read;
}

function challenge(r: Reader): Challenge {
  const read = CHALLENGES.get(r.peek());
  if (read === undefined) return r.refuse(r.peek(), 'is no challenge');
  r.take();
  return read(r);
}

function effects(r: Reader): Effect[] {
  const list = [effect(r)];
  while (r.has(',')) list.push(effect(r));
  return list;
}

function effect(r: Reader): Effect {
  const read = EFFECTS.get(r.peek());
  if (read === undefined) return r.refuse(r.peek(), 'is no effect');
  r.take();
  return read(r);
}

/** One effect, or several in braces. */
function block(r: Reader): Effect[] {
  if (!r.has('{')) return [effect(r)];
  const list = effects(r);
  r.expect('}');
  return list;
}

/** `mix 2 kills, 1 action`, with `, no zombies` if missing kills tire nobody. */
function mix(r: Reader): Challenge {
  const kills = r.number();
  r.oneOf(['kill', 'kills'], 'kill');
  r.expect(',');
  const actions = r.number();
  r.oneOf(['action', 'actions'], 'action');
  return { kind: 'mix', kills, actions, zombies: !r.has(',', 'no', 'zombies') };
}

/** `ammo 2`, or as people say it: `1 item`, `3 survivors`. */
function condition(r: Reader): Condition {
  if (!/^\d/.test(r.peek())) return { metric: r.oneOf(METRICS, 'thing to compare'), atLeast: r.number() };
  const atLeast = r.number();
  if (r.has('item')) return { metric: 'items', atLeast };
  if (r.has('survivor')) return { metric: 'survivors', atLeast };
  if (r.has('resource')) return { metric: 'resources', atLeast };
  return { metric: r.oneOf(METRICS, 'thing to compare'), atLeast };
}

/** `compare fuel most, ties count`. */
function compare(r: Reader): Challenge {
  const metric = r.oneOf(METRICS, 'thing to compare');
  const relation = r.oneOf(['most', 'fewest', 'notMost'], 'relation');
  return { kind: 'compare', metric, relation, ties: r.has(',', 'ties', 'count') };
}

/** `vote all yes-no, majority`, `vote all player, notActive`. */
function vote(r: Reader): Challenge {
  const voters = r.oneOf(['all', 'others'], 'set of voters');
  const ballot = r.oneOf(['yes-no', 'player'], 'ballot');
  r.expect(',');
  const rule = ballot === 'player' ? r.oneOf(['notActive'], 'rule for a player ballot') : r.oneOf(VOTE_RULES, 'rule');
  return { kind: 'vote', voters, ballot, rule };
}

/** `pick; pays any 1`, `pick; shift 2`, `pick; auto`. */
function pick(r: Reader): Challenge {
  r.expect(';');
  const then = r.oneOf(PICKS, 'sequel of a pick');
  if (then === 'pays') r.expect('any');
  return { kind: 'pick', then, n: then === 'pays' || then === 'shift' ? r.number() : 1 };
}

function moral(r: Reader): Challenge {
  return { kind: 'moral', options: [moralOption(r, 'a'), moralOption(r, 'b')] };
}

/** `(a) success: E`, `(a) cost food 1; success: E`, `(a) survive 4; success: E; fail: E`. */
function moralOption(r: Reader, id: MoralOption['id']): MoralOption {
  r.expect('(', id, ')');
  const cost = r.has('cost') ? moralCost(r) : null;
  if (cost !== null) r.expect(';');
  if (r.has('success', ':')) return { id, cost, outcome: 'success', effects: noneOrEffects(r), nested: null };
  if (r.has('fail', ':')) return { id, cost, outcome: 'fail', effects: noneOrEffects(r), nested: null };
  const nested = challenge(r);
  r.expect(';', 'success', ':');
  const success = noneOrEffects(r);
  r.expect(';', 'fail', ':');
  const fail = noneOrEffects(r);
  return { id, cost, outcome: 'success', effects: [], nested: { challenge: nested, success, fail } };
}

function moralCost(r: Reader): MoralCost {
  if (r.has('leave', 'here')) return { leave: true };
  if (r.has('item')) return { items: r.number() };
  return { resources: r.costs() };
}

function noneOrEffects(r: Reader): Effect[] {
  return r.has('-') ? [] : effects(r);
}

/** `+any 2`, `+any 2 except paid`. */
function gain(r: Reader, what: What): Effect {
  return { do: 'gain', what, n: r.amount(), exceptPaid: r.has('except', 'paid') };
}

function lose(r: Reader, what: What): Effect {
  return { do: 'lose', what, n: r.amount() };
}

/** `leave here`, `leave near else fat 1`. */
function leave(r: Reader): Effect {
  const where = r.oneOf(['here', 'near'], 'place to leave a follower');
  return { do: where === 'here' ? 'leaveHere' : 'leaveNear', otherwise: r.has('else') ? block(r) : [] };
}

function numberOrAll(r: Reader): number | 'all' {
  return r.has('all') ? 'all' : r.number();
}

/** `give food 1 to fewest food`, `give any 1 to chosen`. */
function give(r: Reader): Effect {
  const what = r.what();
  const n = r.number();
  r.expect('to');
  const to = r.oneOf(['chosen', 'fewest'], 'receiver');
  return { do: 'give', what, n, to, metric: to === 'fewest' ? r.oneOf(METRICS, 'thing to compare') : null };
}

function steal(r: Reader): Effect {
  const what = r.what();
  const n = r.number();
  r.expect('from', 'chosen');
  return { do: 'steal', what, n };
}

/** `each(yes): -food 1`, `each(fewestOther explored): +any 1`. */
function each(r: Reader): Effect {
  r.expect('(');
  const of = r.oneOf(PLAYERS, 'set of players');
  const metric = of === 'fewestOther' ? r.oneOf(METRICS, 'thing to compare') : null;
  r.expect(')', ':');
  return { do: 'each', of, metric, effects: block(r) };
}

function nextMove(r: Reader): Effect {
  r.expect('next');
  return { do: 'nextMove' };
}

/** `one of {+food 1 / heal 1, peek 2}`. */
function oneOf(r: Reader): Effect {
  r.expect('of', '{');
  const options = [effects(r)];
  do {
    r.expect('/');
    options.push(effects(r));
  } while (r.peek() === '/');
  r.expect('}');
  return { do: 'choose', options };
}

/** `if ammo 2: heal 1`. */
function when(r: Reader): Effect {
  const asked = condition(r);
  r.expect(':');
  return { do: 'when', condition: asked, effects: block(r) };
}
