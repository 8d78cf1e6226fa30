import { bagSize, type Config, type Outcome } from '@shamble/kernel';
import {
  anyCard,
  anyResult,
  anyRng,
  fields,
  flag,
  listOf,
  miscounted,
  misshapen,
  oneOfMany,
  oneOrNone,
  orNull,
  type Shape,
  text,
  whole,
  word,
} from '@shamble/kernel/shape';
import { EQUIPMENT } from '../content/equipment.ts';
import { MISSIONS } from '../content/missions.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { VAULT_CARDS } from '../content/vault.ts';
import { DORMANTS, FIGURES, ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import { planFor, zoneNumber } from './ground.ts';
import { healthOf } from './harm.ts';
import { tokenPart } from './inventory.ts';
import { LEVELS, levelOf, MOST_ADRENALINE } from './level.ts';
import { has } from './moments.ts';
import { slotsNeeded } from './objectives.ts';
import { objectiveOf } from './personal.ts';
import { TEAM } from './setup.ts';
import {
  ABOMINATIONS,
  type Abomination,
  type Army,
  COLOURS,
  type Companion,
  cardIn,
  countIn,
  dormantNumber,
  dormantZone,
  EMPTY,
  type Fighter,
  KINDS,
  lyingIn,
  type Now,
  playing,
  SLOTS,
  TOKEN,
} from './state.ts';

const MOST = 1_000_000;
const SEATS = 6;
const MOST_ZONES = 200;

const zone = whole(-1, MOST_ZONES);
const count = whole(0, MOST);
const colour = word(COLOURS);
const survivor = oneOfMany(SURVIVORS.length);
const equipment = oneOfMany(EQUIPMENT.length);
const status = word(['playing', 'escaped', 'eliminated']);
const figures = listOf(whole(0, FIGURES.shambler));
const kind = word(KINDS);
const free = word(['explosive', 'melee', 'ranged', 'move', 'search', 'combat']);
const byNumber = listOf(whole(0, Math.max(...DORMANTS)), { length: DORMANTS.length });

const fighter: Shape<Fighter> = fields<Fighter>({
  survivor,
  owner: oneOfMany(SEATS),
  status,
  zone,
  seat: orNull(word(['driver', 'gunner', 'passenger'])),
  wounds: whole(0, 4),
  adrenaline: whole(0, MOST_ADRENALINE),
  orange: oneOrNone(2),
  red: oneOrNone(3),
  slots: listOf(whole(-1, TOKEN + COLOURS.length - 1), { length: SLOTS }),
  tokens: listOf(colour, { most: COLOURS.length }),
  acted: flag,
  searches: count,
  kills: count,
});

const companion: Shape<Companion> = fields<Companion>({
  survivor,
  zone,
  leader: oneOrNone(TEAM),
  hiding: flag,
  aboard: flag,
  status,
});

const abomination: Shape<Abomination> = fields<Abomination>({ zone, dead: flag });

const now: Shape<Now> = fields<Now>({
  who: oneOfMany(TEAM),
  actions: whole(0, 20),
  free: listOf(free, { most: 20 }),
  next: orNull(word(['combat', 'melee', 'ranged'])),
  used: listOf(text, { most: 40 }),
  done: listOf(
    word([
      'move',
      'search',
      'trade',
      'melee',
      'ranged',
      'lay',
      'dormants',
      'objective',
      'noise',
      'door',
      'vault',
      'truck',
    ]),
  ),
  single: flag,
});

const pile = (kinds: number): Shape<Army['zombies']> =>
  fields<Army['zombies']>({ draw: listOf(oneOfMany(kinds)), discard: listOf(oneOfMany(kinds)) });

/** Between steps nothing is half done. */
const nothing: Shape<never[]> = listOf(whole(0, 0), { length: 0 }) as Shape<never[]>;
const isNull = orNull(word<never>([]));

const army: Shape<Army> = fields<Army>({
  rng: anyRng,
  step: word([
    'team',
    'owners',
    'sets',
    'companions',
    'places',
    'first',
    'round',
    'next',
    'act',
    'dead',
    'spawn',
    'safety',
    'end',
    'over',
  ]),
  mission: oneOfMany(MISSIONS.length),
  help: word(['all', 'odds', 'none']),
  ammoDiceHit: flag,
  seats: whole(1, SEATS),
  round: count,
  turn: count,
  first: oneOfMany(SEATS),
  active: oneOfMany(SEATS),
  ended: listOf(oneOfMany(SEATS), { most: SEATS }),
  team: listOf(fighter, { most: TEAM }),
  companions: listOf(companion, { most: 4 }),
  shamblers: figures,
  alphas: figures,
  woken: figures,
  lying: listOf(fields<Army['lying'][number]>({ zone, kind, phases: whole(0, 2) }), { most: 50 }),
  box: fields<Army['box']>({ shamblers: whole(0, FIGURES.shambler), alphas: whole(0, FIGURES.alpha) }),
  valentine: abomination,
  queen: abomination,
  zeus: abomination,
  zeusForm: word(['plain', 'helmet', 'horse']),
  queenSleeps: flag,
  acting: listOf(
    fields<Army['acting'][number]>({
      shambler: figures,
      alpha: figures,
      abominations: listOf(word(ABOMINATIONS), { most: ABOMINATIONS.length }),
    }),
    { most: 1 },
  ),
  passes: whole(0, 2),
  noise: zone,
  dormants: listOf(anyCard(MOST_ZONES * 8)),
  spareDormants: byNumber,
  turnedDormants: byNumber,
  tokens: listOf(fields<Army['tokens'][number]>({ zone, colour, up: flag, again: flag }), { most: 20 }),
  taking: isNull as Shape<Army['taking']>,
  goneTokens: listOf(colour, { most: 20 }),
  laid: listOf(fields<Army['laid'][number]>({ card: equipment, zone, by: oneOfMany(TEAM) }), { most: 10 }),
  spawns: listOf(flag),
  spawning: listOf(flag),
  zeusToken: flag,
  equipment: pile(EQUIPMENT.length),
  air: nothing as Shape<Army['air']>,
  zombies: pile(ZOMBIE_CARDS.length),
  orders: pile(ORDERS.length),
  goneCards: listOf(oneOfMany(ZOMBIE_CARDS.length)),
  closed: listOf(oneOfMany(6), { most: 6 }),
  broken: listOf(oneOfMany(6), { most: 6 }),
  vault: orNull(
    fields<NonNullable<Army['vault']>>({
      card: oneOfMany(VAULT_CARDS.length),
      shown: flag,
      solved: flag,
      open: flag,
    }),
  ),
  attempt: isNull as Shape<Army['attempt']>,
  truck: orNull(fields<NonNullable<Army['truck']>>({ zone, started: flag })),
  personal: listOf(
    fields<Army['personal'][number]>({ survivor, colour, done: flag, count: whole(0, FIGURES.shambler) }),
    { most: 4 },
  ),
  red: whole(0, 20),
  taken: listOf(colour, { most: COLOURS.length }),
  repaired: flag,
  time: whole(0, 20),
  hurt: flag,
  deadPhase: flag,
  turns: listOf(now, { most: 1 }),
  extras: isNull as Shape<Army['extras']>,
  level: oneOfMany(LEVELS.length),
  spawnAt: whole(0, 20),
  result: anyResult as Shape<Outcome | null>,
});

/** What is wrong with a position that comes from outside: its shape, its map, its pieces, or who is to act. */
export function flaw(value: unknown, { seats, options }: Config): string | null {
  const wrong = misshapen(army, value);
  if (wrong) return wrong;
  const s = value as Army;
  if (MISSIONS[s.mission].id !== options.mission) return 'mission: another than the set-up says';
  if (s.seats !== seats || s.first >= seats || s.active >= seats) return 'seats: not as many as the set-up says';
  if (s.ammoDiceHit !== (options.ammo !== 'check')) return 'ammoDiceHit: another than the set-up says';
  if (s.help !== options.forecasts) return 'help: another than the set-up says';
  return wrongMap(s) ?? wrongPieces(s) ?? wrongPeople(s) ?? wrongTurn(s);
}

/** Lists that must be as long as the Mission's map, and Zones that must be on it. */
function wrongMap(s: Army): string | null {
  const { zones } = planFor(s.mission);
  const sheet = MISSIONS[s.mission];
  const n = zones.length;
  for (const name of ['shamblers', 'alphas', 'woken'] as const)
    if (s[name].length !== n) return `${name}: not as many as the map has Zones`;
  if (s.woken.some((woken, i) => woken > s.shamblers[i])) return 'woken: more than there are';
  const off = (at: number): boolean => at >= n;
  const used = [
    s.noise,
    s.truck?.zone ?? 0,
    ...s.team.map((one) => one.zone),
    ...s.companions.map((one) => one.zone),
    ...s.lying.map((one) => one.zone),
    ...s.tokens.map((one) => one.zone),
    ...s.laid.map((one) => one.zone),
    ...s.dormants.map(dormantZone),
    ...ABOMINATIONS.map((one) => s[one].zone),
  ];
  if (used.some(off)) return 'zone: not on the map of this Mission';
  if (s.noise < 0) return 'noise: nowhere';
  if (zones.some(({ cell }, i) => cell === 'Z' && s.team.some((one) => one.zone === i))) return 'team: on the Statue';
  if (s.spawns.length !== sheet.spawns.length || s.spawning.length !== sheet.spawns.length)
    return 'spawns: too many or few';
  if (s.closed.some((i) => i >= (sheet.closedDoors?.length ?? 0))) return 'closed: no such door';
  if (s.broken.some((i) => i >= (sheet.brokenLifts?.length ?? 0))) return 'broken: no such lift';
  if ((s.vault === null) !== (sheet.vault === undefined)) return 'vault: not as the Mission has it';
  if ((s.truck === null) !== (sheet.truck === undefined)) return 'truck: not as the Mission has it';
  if ((s.time === 0) !== (sheet.time === null)) return 'time: not as the Mission has it';
  return s.lying.some((one) => one.zone < 0 || lyingIn(s, one.zone, one.kind) > countIn(s, one.zone, one.kind))
    ? 'lying: more than there are'
    : null;
}

/** Something that is there twice, or nowhere. */
function wrongPieces(s: Army): string | null {
  const sheet = MISSIONS[s.mission];
  const kept = (of: 'shambler' | 'alpha'): number =>
    bagSize(
      s.personal.map((one) => {
        const { goal } = objectiveOf(one);
        return goal.goal === 'kills' && goal.of === of ? one.count : 0;
      }),
    );
  if (s.box.shamblers + bagSize(s.shamblers) + kept('shambler') !== FIGURES.shambler)
    return 'shamblers: too many or too few';
  if (s.box.alphas + bagSize(s.alphas) + kept('alpha') !== FIGURES.alpha) return 'alphas: too many or too few';
  const dormants = [...s.dormants.map(dormantNumber), ...bag(s.spareDormants), ...bag(s.turnedDormants)];
  if (dormants.some((n) => n < 1 || n >= DORMANTS.length) || miscounted(dormants, DORMANTS) !== null)
    return 'dormants: too many or too few';
  const cards = [
    ...s.equipment.draw,
    ...s.equipment.discard,
    ...s.laid.map(({ card }) => card),
    ...s.team.flatMap(({ slots }) => slots.filter((slot) => cardIn(slot) !== null).map((slot) => slot % EMPTY)),
  ];
  const copies = EQUIPMENT.map((one) => one.copies);
  if (cards.some((card) => card >= EQUIPMENT.length) || miscounted(cards, copies) !== null)
    return 'equipment: a card too many or too few';
  const once = (list: readonly number[], n: number): boolean =>
    miscounted(
      list,
      Array.from({ length: n }, () => 1),
    ) === null;
  if (!once([...s.zombies.draw, ...s.zombies.discard, ...s.goneCards], ZOMBIE_CARDS.length))
    return 'zombies: a card too many or too few';
  if (!once([...s.orders.draw, ...s.orders.discard], ORDERS.length)) return 'orders: a card too many or too few';
  const tokens = [...s.tokens.map((one) => one.colour), ...s.goneTokens, ...s.team.flatMap((one) => one.tokens)];
  const wanted = [
    ...sheet.mixed.map((_, i) => (['yellow', 'violet'] as const)[i] ?? 'red'),
    ...sheet.tokens.map((one) => one.colour),
  ];
  if (tokens.toSorted().join() !== wanted.toSorted().join()) return 'tokens: one too many or too few';
  return null;
}

const bag = (counts: readonly number[]): number[] =>
  counts.flatMap((n, number) => Array.from({ length: n }, () => number));

/** Nobody twice, everybody with the Skills of the level, slots filled by tokens that are carried. */
function wrongPeople(s: Army): string | null {
  const people = [...s.team, ...s.companions].map((one) => one.survivor);
  if (new Set(people).size < people.length) return 'team: somebody is there twice';
  if (s.step !== 'team' && s.team.length !== TEAM) return 'team: not six';
  const before = ['team', 'owners', 'sets', 'companions', 'places'].includes(s.step);
  for (const one of s.team) {
    if (one.owner >= s.seats) return 'team: an owner without a seat';
    if (one.wounds > healthOf(one) || (one.status === 'playing' && one.wounds === healthOf(one))) return 'team: wounds';
    if ((one.status === 'playing') === one.zone < 0 && !before) return 'team: not on the board, or no longer';
    const level = levelOf(one);
    if (level >= 2 !== one.orange >= 0 || level >= 3 !== one.red >= 0) return 'team: Skills of another level';
    if (one.seat !== null && one.zone !== s.truck?.zone) return 'team: a seat without the Truck';
    for (const token of COLOURS) {
      const parts = one.slots.filter((slot) => slot === tokenPart(token)).length;
      if (parts !== (one.tokens.includes(token) ? slotsNeeded(s, token) : 0)) return 'team: a token without its slots';
    }
  }
  if (s.companions.some(({ leader }) => leader >= s.team.length)) return 'companions: no such Leader';
  if (s.laid.some(({ by }) => by >= s.team.length)) return 'laid: by nobody';
  const owners = s.personal.map((one) => one.survivor);
  return owners.some((one) => !s.team.some((other) => other.survivor === one)) || new Set(owners).size < owners.length
    ? 'personal: of nobody in the team'
    : null;
}

/** Between steps only the Zombies' Phase has begun passes, and only figures on the board take part. */
function wrongActing({ acting, passes, step, shamblers, alphas }: Army): boolean {
  if (acting.length !== Math.sign(passes) || (passes > 0 && step !== 'dead')) return true;
  const tooMany = (part: readonly number[], all: readonly number[]): boolean =>
    part.length !== all.length || part.some((n, zone) => n > all[zone]);
  return acting.some(({ shambler, alpha }) => tooMany(shambler, shamblers) || tooMany(alpha, alphas));
}

/** Who is to act must be able to. */
function wrongTurn(s: Army): string | null {
  if ((s.step === 'act') !== (s.turns.length === 1)) return 'turns: nobody acts, or somebody too soon';
  if (s.turns.some(({ who }) => who >= s.team.length)) return 'turns: of nobody';
  if ((s.step === 'over') !== (s.result !== null)) return 'result: not at the end';
  if (wrongActing(s)) return 'acting: nobody acts now, or more than there are';
  const sheet = MISSIONS[s.mission];
  if (zoneNumber(s, sheet.exit) < 0) return 'mission: its Exit is not on its map';
  // Only a Tactician's player may have ended his part with somebody still to come; a Companion who lent the Skill may be gone.
  if (s.companions.length > 0) return null;
  const plain = playing(s).filter((who) => !s.team[who].acted && !has(s, who, 'anyTime'));
  return plain.some((who) => s.ended.includes(s.team[who].owner)) ? 'ended: somebody has yet to act' : null;
}
