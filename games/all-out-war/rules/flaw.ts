/** What is wrong with a state that comes from outside: its shape, its pieces, what stands on what. */
import type { Config } from '@shamble/kernel';
import {
  anyCard,
  anyResult,
  anyRng,
  fields,
  flag,
  listOf,
  misshapen,
  oneOfMany,
  orAbsent,
  orNull,
  type Shape,
  text,
  whole,
  word,
} from '@shamble/kernel/shape';
import { PANIC_FACES } from '../content/dice.ts';
import { EVENTS } from '../content/events.ts';
import { SCENERY } from '../content/scenery.ts';
import { SUPPLY } from '../content/supply.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { LEAST_THREAT, MOST_THREAT } from '../content/threat.ts';
import { isClear } from '../geometry/crowd.ts';
import { gap } from '../geometry/gap.ts';
import { isCard, PACK, RUCKSACK_SPACES } from './cards.ts';
import { countsOf } from './counts.ts';
import { setup } from './setup.ts';
import { flawOf } from './slots.ts';
import {
  type Brawl,
  type Counter,
  isPlaying,
  models,
  type Now,
  nameOf,
  type Person,
  type Piece,
  STEPS,
  type Stance,
  type Stays,
  type Walker,
  type War,
} from './state.ts';
import { footprints, groundOf, hasTop, pieceName } from './terrain.ts';

const MOST = 1_000_000;
const SIZE = 40_000;
const SEATS = 4;
const MOST_PIECES = 60;
const MOST_CARD = 4095;

const length = whole(0, SIZE);
const side = whole(0, 1);
const count = whole(0, MOST);
const level = whole(0, MOST_PIECES);
const kinds = <T>(list: readonly T[]): Shape<number> => oneOfMany(list.length);

const person: Shape<Person> = fields<Person>({
  survivor: kinds(SURVIVORS),
  id: text,
  side,
  owner: oneOfMany(SEATS),
  leader: flag,
  x: length,
  y: length,
  level,
  prone: flag,
  status: word(['waiting', 'playing', 'dead']),
  health: whole(0, 8),
  bitten: flag,
  slots: listOf(whole(-2, MOST_CARD), { most: PACK + 4 + RUCKSACK_SPACES }),
  counters: listOf(whole(0, 8), { most: 9 }),
  activated: flag,
  locked: flag,
  attacked: flag,
  shot: flag,
  berserk: flag,
  calm: flag,
  used: listOf(text, { most: 20 }),
  noRun: flag,
  amputations: whole(0, 2),
});

const walker: Shape<Walker> = fields<Walker>({
  number: whole(1, MOST),
  x: length,
  y: length,
  level,
  prone: flag,
  moved: flag,
});
const piece: Shape<Piece> = fields<Piece>({ kind: kinds(SCENERY), x: length, y: length, turn: oneOfMany(24) });
const counter: Shape<Counter> = fields<Counter>({
  x: length,
  y: length,
  level,
  searched: flag,
  carrier: whole(-1, 60),
  source: level,
});
const stays: Shape<Stays> = fields<Stays>({
  card: kinds(EVENTS),
  does: word(['carAlarm', 'coldRain', 'thickFog']),
  band: whole(0, 3),
  turn: count,
  piece: level,
});

const now: Shape<Now> = fields<Now>({
  who: whole(0, 60),
  actions: whole(0, 2),
  done: listOf(text, { most: 20 }) as unknown as Shape<Now['done']>,
  panicked: flag,
  panic: orNull(word(PANIC_FACES)),
  hid: flag,
  moved: flag,
  smelled: flag,
});

const pair = listOf(text, { length: 2 }) as unknown as Shape<readonly [string, string]>;
const melee = fields<Brawl['open'][number]>({ centre: text, leaves: listOf(text, { most: 60 }) });
const brawl: Shape<Brawl> = fields<Brawl>({
  open: listOf(melee),
  edges: listOf(pair),
  declared: listOf(pair),
  settled: listOf(pair),
  now: orNull(melee),
  helped: orNull(whole(0, 1)),
  stances: orAbsent(listOf(fields<Stance>({ side: whole(0, 1), attack: flag }), { most: 2 })),
  weapons: orAbsent(listOf(pair)),
  fought: count,
});

const pile = (list: readonly unknown[]): Shape<War['supply']> =>
  fields<War['supply']>({ draw: listOf(kinds(list)), discard: listOf(kinds(list)) });

const war: Shape<War> = fields<War>({
  rng: anyRng,
  step: word(STEPS),
  scenario: word(['walkingDead', 'learning']),
  together: flag,
  seats: whole(1, SEATS),
  points: whole(100, 500),
  setup: word(['ready', 'layout', 'hand']),
  groups: listOf(text, { most: 2 }),
  catalogue: flag,
  tops: flag,
  detailed: flag,
  help: word(['full', 'none']),
  width: length,
  height: length,
  turn: whole(1, MOST),
  activations: count,
  initiative: side,
  next: side,
  threat: whole(LEAST_THREAT, MOST_THREAT),
  people: listOf(person, { most: 60 }),
  walkers: listOf(walker, { most: 60 }),
  pool: count,
  number: whole(1, MOST),
  counters: listOf(counter, { most: 9 }),
  unplaced: whole(0, 9),
  pieces: listOf(piece, { most: MOST_PIECES }),
  waiting: listOf(listOf(kinds(SCENERY), { most: MOST_PIECES }), { most: 2 }),
  terrain: whole(0, 28),
  south: orNull(side),
  supply: pile(SUPPLY),
  events: pile(EVENTS),
  air: listOf(anyCard(SUPPLY.length), { length: 0 }),
  gone: listOf(whole(0, MOST_CARD)),
  spare: count,
  staying: listOf(stays, { most: 3 }),
  frenzy: whole(0, 2),
  tookInitiative: listOf(flag, { length: 2 }),
  now: orNull(now),
  hunting: listOf(whole(1, MOST), { most: 60 }),
  brawl: orNull(brawl),
  result: anyResult,
});

export function flaw(state: unknown, config: Config): string | null {
  const wrong = misshapen(war, state);
  if (wrong !== null) return wrong;
  const s = state as War;
  const begun = setup(config, { rng: s.rng, shuffle: <T>(_: string, list: T[]) => list } as unknown as Parameters<
    typeof setup
  >[1]);
  return ofConfig(s, begun) ?? ofPieces(s, begun) ?? ofScenery(s) ?? ofGroups(s) ?? ofPlaces(s) ?? ofPhase(s);
}

/** What the options of a table fix for the whole game. */
// biome-ignore format: one list
const FIXED = [
  'scenario', 'together', 'seats', 'points', 'setup', 'catalogue', 'tops', 'detailed', 'help', 'width', 'height',
] as const;

/** Another table's options. */
function ofConfig(s: War, begun: War): string | null {
  const same = FIXED.every((key) => s[key] === begun[key]) && s.groups.join() === begun.groups.join();
  return same ? null : 'it is of a table with other options';
}

/** A piece too many or too few. */
function ofPieces(s: War, begun: War): string | null {
  const [before, after] = [countsOf(begun), countsOf(s)];
  const wrong = Object.keys(before).find((thing) => before[thing] !== after[thing]);
  return wrong === undefined ? null : `${wrong}: ${after[wrong]} instead of ${before[wrong]}`;
}

/** Pieces lie on the table and not on one another (AW-SCEN06). */
function ofScenery({ pieces, width, height, detailed }: War): string | null {
  const laid = pieces.map((piece) => footprints(piece, detailed));
  for (const [i, hulls] of laid.entries()) {
    if (hulls.some(({ xs, ys }) => xs.some((x) => x < 0 || x > width) || ys.some((y) => y < 0 || y > height)))
      return `${pieceName({ pieces }, i)} lies over the border`;
    const under = laid.slice(0, i).findIndex((other) => other.some((a) => hulls.some((b) => gap(a, b) === 0)));
    if (under >= 0) return `${pieceName({ pieces }, i)} lies on ${pieceName({ pieces }, under)}`;
  }
  return null;
}

/** Everybody is of a group, and decided for by somebody who may; each group has one Leader (AW-GROUP04, AW-SOLO10). */
function ofGroups({ people, together, seats }: War): string | null {
  const lost = people.find(({ side, owner }) => (together ? side !== 0 || owner >= seats : owner !== side));
  if (lost !== undefined) return `${lost.id} is nobody's`;
  const crowned = [0, 1].find((side) => {
    const group = people.filter((one) => one.side === side);
    return group.length > 0 && group.filter(({ leader }) => leader).length !== 1;
  });
  return crowned === undefined ? null : 'a group has no Leader, or several';
}

/** Everybody stands on the table, on nobody else and on no solid piece; cards lie where they may. */
function ofPlaces(s: War): string | null {
  for (const one of s.people)
    if (isPlaying(one) && flawOf(SURVIVORS[one.survivor], one.slots) !== null) return `${one.id} holds what it cannot`;
  for (const model of models(s)) {
    if (model.level > s.pieces.length) return `${nameOf(model)} stands on a piece that is not there`;
    if (model.level > 0 && !hasTop(s, model.level - 1)) return `${nameOf(model)} stands on a piece without a top`;
    const ground = groundOf(s, model.level);
    const others = ground.figures.filter(({ id }) => id !== nameOf(model));
    if (!isClear(ground, others, model.x, model.y)) return `${nameOf(model)} stands where nobody can`;
  }
  for (const [i, { carrier }] of s.counters.entries())
    if (carrier >= 0 && !s.people[carrier]?.counters.includes(i)) return 'a counter is carried by nobody';
  for (const [who, { id, status, health, survivor, counters }] of s.people.entries()) {
    if (counters.some((i) => s.counters[i]?.carrier !== who)) return `${id} carries a counter that lies elsewhere`;
    if (health > SURVIVORS[survivor].health || (status === 'dead') !== (health === 0))
      return `${id} cannot have that Health`;
  }
  if (s.counters.some(({ source }) => source > s.pieces.length)) return 'a counter lies on a piece that is not there';
  if (s.counters.some(({ x, y }) => x > s.width || y > s.height)) return 'a counter lies beside the table';
  const ids = [...s.people.map(({ id }) => id), ...s.walkers.map(nameOf)];
  if (new Set(ids).size < ids.length) return 'two have the same name';
  return s.walkers.some(({ number }) => number >= s.number) ? 'a Walker has a number that was not given yet' : null;
}

/** Where in the turn it stands. */
function ofPhase(s: War): string | null {
  if ((s.step === 'act') !== (s.now !== null)) return 'somebody acts out of turn';
  if (s.now !== null && (s.people[s.now.who] === undefined || !isPlaying(s.people[s.now.who]))) return 'nobody acts';
  if ((s.step === 'melee') !== (s.brawl !== null)) return 'a melee is fought out of its phase';
  if (s.south === null && s.people.some(isPlaying)) return 'somebody stands there before the edges are chosen';
  const names = new Set(models(s).map(nameOf));
  const fighting = s.brawl?.open.flatMap(({ centre, leaves }) => [centre, ...leaves]) ?? [];
  if (fighting.some((name) => !names.has(name))) return 'somebody fights who is not there';
  return s.people.every(({ slots }) => slots.every((slot) => !isCard(slot) || slot % 64 < 45))
    ? null
    : 'there is no such card';
}
