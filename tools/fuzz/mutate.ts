import {
  type Below,
  below32,
  clone,
  exportLog,
  fingerprint,
  type Game,
  type Json,
  Match,
  sample,
  seeded,
} from '@shamble/kernel';
import { drawSetup } from '@shamble/kernel/conformance/examine';

type Tree = Json[] | { [key: string]: Json };

/** What is put in the place of a value. */
const STRANGE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  -1e9,
  1e308,
  '',
  'x',
  'stopped',
  'over',
  '__proto__',
  '\u0000\u001b[2J',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  { rng: { s: [1, 2, 3, 4], script: { die: ['6'] } } },
  JSON.parse('['.repeat(20) + ']'.repeat(20)),
];

/** The log of a random game, broken off somewhere; some begin in the middle. */
export function someLog(game: Game, seed: string): string {
  const { s } = seeded(`${seed} log`);
  const below: Below = (n) => below32(s, n);
  const { seats, options } = drawSetup(game, seed);
  const match = Match.start(game, seats, options, seed);
  const play = (on: Match, answers: number): Match => {
    for (let i = 0; i < answers && on.only; i++) {
      const decision = on.only;
      on.answer(decision.seat, decision.n, sample(decision, below, game));
    }
    return on;
  };
  play(match, 20 + below(120));
  const checkpoint = match.checkpoint;
  if (below(3) > 0 || !checkpoint) return exportLog(match, { checkpoint: true });
  const later = Match.from(game, match.config, seed, checkpoint.state, { snapshots: true, hashes: true });
  return exportLog(play(later, below(30)), { checkpoint: true });
}

/** A log with something wrong in it: in its text, or in its fields with a sum that fits them. */
export function mutated(log: string, seed: string): string {
  const { s } = seeded(`${seed} mutation`);
  const below: Below = (n) => below32(s, n);
  if (below(4) === 0) return scrawled(log, below);
  const { sum: _, ...rest } = JSON.parse(log) as { [key: string]: Json };
  const fields: { [key: string]: Json } = rest;
  // Under rules of another version the state of its checkpoint is played as it is.
  if (below(3) === 0) fields.version = '0';
  const state = statesIn(fields)[below(2)];
  for (let changes = 1 + below(3); changes > 0; changes--)
    if (state === undefined || below(2) === 0) change(fields, below);
    else if (below(3) > 0) swap(state, below);
    else change(state, below);
  return JSON.stringify({ ...fields, sum: fingerprint(fields) });
}

function scrawled(log: string, below: Below): string {
  const at = below(log.length);
  const length = below(40);
  switch (below(6)) {
    case 0:
      return log.slice(0, at);
    case 1:
      return log.slice(0, at) + log.slice(at + length);
    case 2:
      return log.slice(0, at) + log.slice(at, at + length).repeat(1 + below(50)) + log.slice(at + length);
    case 3:
      return log.slice(0, at) + '[{"'[below(3)].repeat(1 + below(100_000)) + log.slice(at);
    case 4:
      return log.slice(0, at) + String.fromCharCode(below(0xffff)) + log.slice(at + 1);
    default:
      return log.slice(0, at) + log[below(log.length)] + log.slice(at + 1);
  }
}

const isTree = (value: Json): value is Tree => typeof value === 'object' && value !== null;

/** The states in a log: that of its checkpoint, and that at which it begins. */
const statesIn = ({ checkpoint, start }: { [key: string]: Json }): Tree[] =>
  [checkpoint, start].flatMap((held) => {
    const state = held === undefined || !isTree(held) ? null : (Reflect.get(held, 'state') as Json);
    return state !== null && isTree(state) ? [state] : [];
  });

type Leaf = readonly [tree: Tree, key: string];

const numbersIn = (tree: Tree): Leaf[] =>
  Object.entries(tree).flatMap(([key, value]): Leaf[] => {
    if (typeof value === 'number') return [[tree, key]];
    return isTree(value) ? numbersIn(value) : [];
  });

/** Two pieces change places, and none is lost. */
function swap(state: Tree, below: Below): void {
  const leaves = numbersIn(state);
  if (leaves.length === 0) return;
  const [[a, i], [b, k]] = [leaves[below(leaves.length)], leaves[below(leaves.length)]];
  const held = Reflect.get(a, i);
  Reflect.set(a, i, Reflect.get(b, k));
  Reflect.set(b, k, held);
}

/** Changes something somewhere in a tree; the deeper, the likelier. */
function change(root: Tree, below: Below): void {
  let tree = root;
  for (;;) {
    const keys = Object.keys(tree);
    if (keys.length === 0) return;
    const key = keys[below(keys.length)];
    const value = Reflect.get(tree, key) as Json;
    if (!isTree(value) || below(8) === 0) {
      put(tree, key, value, below);
      return;
    }
    tree = value;
  }
}

function put(tree: Tree, key: string, value: Json, below: Below): void {
  switch (below(5)) {
    case 0:
      if (Array.isArray(tree)) tree.splice(Number(key), 1);
      else delete tree[key];
      return;
    case 1:
      if (Array.isArray(tree)) tree.push(value);
      else tree[`${key}x`] = value;
      return;
    case 2:
      if (typeof value === 'number') Reflect.set(tree, key, value + (below(2) === 0 ? 1 : -1));
      else if (typeof value === 'string') Reflect.set(tree, key, scrawled(`${value} `, below));
      else if (typeof value === 'boolean') Reflect.set(tree, key, !value);
      else Reflect.set(tree, key, null);
      return;
    default:
      Reflect.set(tree, key, clone(STRANGE[below(STRANGE.length)]));
  }
}
