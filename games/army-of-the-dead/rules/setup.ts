/** From the box to the first Turn (AD-SETUP01 to AD-SETUP19). */
import {
  type Answer,
  type Chance,
  type Check,
  type Checks,
  type Config,
  card,
  type Decision,
  type Rules,
  type Seat,
} from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { type Colour, MISSIONS } from '../content/missions.ts';
import { type Speciality, SURVIVORS } from '../content/survivors.ts';
import { VAULT_CARDS } from '../content/vault.ts';
import { DORMANTS, FIGURES, ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import { choose } from './ask.ts';
import { numberOf, planFor, zoneId } from './ground.ts';
import { slotId } from './inventory.ts';
import { personNamed, placeNamed } from './named.ts';
import { no } from './refusal.ts';
import {
  type Army,
  type Companion,
  dormantAt,
  type Fighter,
  type G,
  type Help,
  missionOf,
  SLOTS,
  survivorOf,
} from './state.ts';

export const TEAM = 6;
const PERSONAL: readonly Colour[] = ['yellow', 'violet'];
const FIRST_SEAT: Seat = 0;

/** Left to chance (D5). */
const RANDOM = 'random';

const ASK_TEAM = { id: 'team', rules: ['AD-SETUP05', 'AD-SETUP06', 'AD-SETUP06-R'] };
const ASK_OWNERS = { id: 'owners', rules: ['AD-SETUP01', 'AD-ROUND08-R'] };
const ASK_SET = { id: 'set', rules: ['AD-SETUP08', 'AD-SETUP12'] };
const ASK_COMPANION = { id: 'companion', rules: ['AD-ALLY02'] };
const ASK_PLACE = { id: 'place', rules: ['AD-SETUP11', 'AD-SETUP11-R'] };
const ASK_NOISE = { id: 'noise-start', rules: ['AD-SETUP11'] };
const ASK_FIRST = { id: 'first', rules: ['AD-SETUP16'] };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Decks, tokens and map as they lie before the team is chosen. */
export function setup(config: Config, chance: Chance): Army {
  const { options, seats } = config;
  const mission = MISSIONS.findIndex(({ id }) => id === options.mission);
  const sheet = MISSIONS[mission];
  const plan = planFor(mission);
  const zone = (id: string): number => {
    const n = plan.numbers.get(id);
    if (n === undefined) throw new Error(`the Mission ${sheet.id} has no Zone "${id}"`);
    return n;
  };
  const none = plan.zones.map(() => 0);
  const tokens = chance.shuffle(
    'dormants',
    DORMANTS.flatMap((count, n) => Array.from({ length: count }, () => n)),
  );
  const laid = sheet.dormants.map((id, i) => card(dormantAt(zone(id), tokens[i])));
  const spare = DORMANTS.map((_, n) => tokens.slice(laid.length).filter((number) => number === n).length);
  const { abominations = {} } = sheet;
  const placed = Object.keys(abominations);
  const outOfDeck = numbers(ZOMBIE_CARDS.length).filter((i) => placed.includes(ZOMBIE_CARDS[i].kind));
  const fronts: Colour[] = sheet.mixed.map((_, i) => PERSONAL[i] ?? 'red');
  return {
    rng: chance.rng,
    step: 'team',
    mission,
    help: options.forecasts as Help,
    ammoDiceHit: options.ammo !== 'check',
    seats,
    round: 0,
    turn: 0,
    first: FIRST_SEAT,
    active: FIRST_SEAT,
    ended: [],
    team: options.team === 'random' ? dealt(randomTeam(chance, sheet.specialities), seats) : [],
    companions: [],
    shamblers: none.slice(),
    alphas: none.slice(),
    woken: none.slice(),
    lying: [],
    box: { shamblers: FIGURES.shambler, alphas: FIGURES.alpha },
    valentine: { zone: abominations.valentine ? zone(abominations.valentine) : -1, dead: false },
    queen: { zone: abominations.queen ? zone(abominations.queen) : -1, dead: false },
    zeus: { zone: -1, dead: false },
    zeusForm: sheet.zeus,
    queenSleeps: sheet.queenSleepsUntil !== undefined,
    acting: [],
    passes: 0,
    noise: zone(sheet.start[0]),
    dormants: laid,
    spareDormants: spare,
    turnedDormants: DORMANTS.map(() => 0),
    tokens: [
      ...chance
        .shuffle('objectives', fronts)
        .map((colour, i) => ({ zone: zone(sheet.mixed[i]), colour, up: false, again: false })),
      ...sheet.tokens.map(({ colour, zone: id }) => ({
        zone: id === null ? -1 : zone(id),
        colour,
        up: true,
        again: false,
      })),
    ],
    taking: null,
    goneTokens: [],
    laid: [],
    spawns: sheet.spawns.map(({ kind }) => kind === 'start' || kind === 'red' || kind === 'zeus'),
    spawning: sheet.spawns.map(() => false),
    zeusToken: sheet.spawns.some(({ kind }) => kind === 'zeus'),
    equipment: { draw: EQUIPMENT.flatMap(({ copies }, n) => Array.from({ length: copies }, () => n)), discard: [] },
    air: [],
    zombies: {
      draw: chance.shuffle(
        'zombies',
        numbers(ZOMBIE_CARDS.length).filter((i) => !outOfDeck.includes(i)),
        (i) => ZOMBIE_CARDS[i].id,
      ),
      discard: [],
    },
    orders: { draw: chance.shuffle('orders', numbers(ORDERS.length), (i) => ORDERS[i].id), discard: [] },
    goneCards: outOfDeck,
    closed: numbers(sheet.closedDoors?.length ?? 0),
    broken: numbers(sheet.brokenLifts?.length ?? 0),
    vault: sheet.vault
      ? {
          card: chance.shuffle('vault', numbers(VAULT_CARDS.length), (i) => VAULT_CARDS[i].id)[0],
          shown: false,
          solved: false,
          open: false,
        }
      : null,
    attempt: null,
    truck: sheet.truck ? { zone: zone(sheet.truck), started: false } : null,
    personal: [],
    red: 0,
    taken: [],
    repaired: false,
    time: sheet.time === null ? 0 : 1,
    hurt: false,
    deadPhase: false,
    turns: [],
    extras: null,
    level: 0,
    spawnAt: 0,
    result: null,
  };
}

export const newFighter = (survivor: number, owner: Seat): Fighter => ({
  survivor,
  owner,
  status: 'playing',
  zone: -1,
  seat: null,
  wounds: 0,
  adrenaline: 0,
  orange: -1,
  red: -1,
  slots: numbers(SLOTS).map(() => -1),
  tokens: [],
  acted: false,
  searches: 0,
  kills: 0,
});

/** Six of the twelve by chance, with everybody whom the Mission needs (AD-SETUP06-R). */
function randomTeam(chance: Chance, needed: readonly Speciality[]): number[] {
  const order = chance.shuffle('team', numbers(SURVIVORS.length), (i) => SURVIVORS[i].id);
  const team = needed.map((speciality) => order.find((i) => SURVIVORS[i].speciality === speciality) as number);
  for (const i of order) if (team.length < TEAM && !team.includes(i)) team.push(i);
  return team;
}

/** Shared out evenly, the first seats get more (AD-SETUP01). */
function dealt(team: readonly number[], seats: number): Fighter[] {
  const each = Math.floor(TEAM / seats);
  const more = TEAM % seats;
  const owners = numbers(seats).flatMap((seat) => Array.from({ length: each + (seat < more ? 1 : 0) }, () => seat));
  return team.map((survivor, i) => newFighter(survivor, owners[i]));
}

/** The first seat chooses six Survivors for the group (D2). */
export function* chooseTeam(g: G): Rules {
  const s = g.state;
  if (s.team.length > 0) return;
  const ids = SURVIVORS.map(({ id }) => id);
  const needed = missionOf(s).specialities.map((id) => ({ id: `speciality.${id}` }));
  const chosen = yield* g.pick(FIRST_SEAT, ASK_TEAM, ids, { min: TEAM, max: TEAM, check: 'team', params: { needed } });
  s.team = dealt(
    numbers(SURVIVORS.length).filter((i) => chosen.includes(ids[i])),
    s.seats,
  );
}

const picked = (answer: Answer): readonly string[] => answer as readonly string[];

/** A team may be chosen as long as there is room for whom the Mission needs (AD-SETUP06-R). */
const checkTeam: Check = (decision, answer) => {
  const needed = (decision.params?.needed ?? []) as readonly { id: string }[];
  const chosen = picked(answer);
  const missing = needed
    .map(({ id }) => id.slice('speciality.'.length))
    .filter((one) => !chosen.some((id) => SURVIVORS.find((survivor) => survivor.id === id)?.speciality === one));
  if (missing.length <= TEAM - chosen.length) return null;
  return no('team-lacks', 'AD-SETUP06-R', { speciality: { id: `speciality.${missing[0]}` } });
};

/** Owner of each Survivor: `kate.2` (D2). */
export function* shareOut(g: G): Rules {
  const s = g.state;
  if (s.seats > 1 && s.team.every(({ zone }) => zone < 0) && s.round === 0) {
    const options = s.team.flatMap((fighter) =>
      numbers(s.seats).map((seat) => `${survivorOf(fighter).id}.${seat + 1}`),
    );
    const how = { min: TEAM, max: TEAM, check: 'owners' };
    for (const id of yield* g.pick(FIRST_SEAT, ASK_OWNERS, options, how)) {
      const [survivor, seat] = id.split('.');
      const fighter = s.team.find((one) => survivorOf(one).id === survivor) as Fighter;
      fighter.owner = Number(seat) - 1;
    }
  }
  for (const fighter of s.team)
    g.emit({
      type: 'joined',
      survivor: survivorOf(fighter).id,
      player: fighter.owner + 1,
      rules: ['AD-SETUP01', 'AD-SETUP07', 'AD-SETUP13'],
    });
}

/** Each Survivor has one owner, and each seat somebody. */
const checkOwners: Check = (decision, answer) => {
  const chosen = picked(answer).map((id) => id.split('.'));
  const twice = chosen.find(([survivor], i) => chosen.findIndex(([other]) => other === survivor) !== i);
  if (twice) return no('two-owners', 'AD-SETUP01', { survivor: personNamed(twice[0]) });
  const seats = new Set(optionsOf(decision).map((id) => id.split('.')[1])).size;
  const empty = seats - new Set(chosen.map(([, seat]) => seat)).size;
  return empty > TEAM - chosen.length ? no('seat-without', 'AD-SETUP01') : null;
};

const optionsOf = (decision: Decision): readonly string[] => (decision.kind === 'place' ? [] : decision.options);

const SETS = ['a', 'b'];

/** Each Survivor's owner takes one of two sets and puts its cards into slots: `a.katana.bly:1` (D3). */
export function* takeSets(g: G): Rules {
  const s = g.state;
  for (const fighter of s.team) {
    const survivor = survivorOf(fighter);
    const options = survivor.sets.flatMap((set, i) =>
      set.flatMap((kind) =>
        numbers(SLOTS).map((slot) => `${SETS[i]}.${EQUIPMENT[kind].id}.${slotId(survivor.id, slot)}`),
      ),
    );
    const params = { survivor: personNamed(survivor.id) };
    const how = { min: 2, max: 2, check: 'set', params };
    const chosen = yield* g.pick(fighter.owner, ASK_SET, options, how);
    for (const id of chosen) {
      const [, equipment, place] = id.split('.');
      const kind = EQUIPMENT.findIndex((one) => one.id === equipment);
      fighter.slots[Number(place.split(':')[1]) - 1] = kind;
      s.equipment.draw.splice(s.equipment.draw.indexOf(kind), 1);
    }
    const cards = chosen.map((id) => id.split('.')[1]);
    g.emit({ type: 'set', survivor: survivor.id, cards, rules: ['AD-SETUP08', 'AD-SETUP12'] });
  }
  s.equipment.draw = g.chance.shuffle('equipment', s.equipment.draw, (i) => EQUIPMENT[i].id);
}

/** Both cards of one set, each in a slot of its own. */
const checkSet: Check = (_, answer) => {
  const parts = picked(answer).map((id) => id.split('.'));
  const apart = parts.some(([set, name, slot], i) =>
    parts.some((other, j) => j < i && (other[0] !== set || other[1] === name || other[2] === slot)),
  );
  return apart ? no('one-set', 'AD-SETUP08') : null;
};

/** The players choose who stands on each Companion's place (D5). */
export function* placeCompanions(g: G): Rules {
  const s = g.state;
  for (const id of missionOf(s).companions ?? []) {
    const taken = [...s.team, ...s.companions].map(({ survivor }) => survivor);
    const left = SURVIVORS.filter((_, i) => !taken.includes(i)).map((survivor) => survivor.id);
    const params = { zone: placeNamed(id) };
    const answer = yield* choose(g, FIRST_SEAT, ASK_COMPANION, () => [...left, RANDOM], { params });
    const chosen = answer === RANDOM ? left[g.chance.below('companion', left.length)] : answer;
    const companion: Companion = {
      survivor: SURVIVORS.findIndex((survivor) => survivor.id === chosen),
      zone: numberOf(s, id),
      leader: -1,
      hiding: true,
      aboard: false,
      status: 'playing',
    };
    s.companions.push(companion);
    g.emit({ type: 'companion-waits', survivor: chosen, zone: id, rules: ['AD-ALLY01', 'AD-ALLY02'] });
  }
}

/** Where the Survivors and the Noise begin; asked only with several start Zones (D4). */
export function* placeTeam(g: G): Rules {
  const s = g.state;
  const { start } = missionOf(s);
  for (const fighter of s.team) {
    const params = { survivor: personNamed(survivorOf(fighter).id) };
    const id = yield* choose(g, FIRST_SEAT, ASK_PLACE, () => start, { params });
    fighter.zone = numberOf(s, id);
  }
  s.noise = numberOf(s, yield* choose(g, FIRST_SEAT, ASK_NOISE, () => start));
  g.emit({ type: 'placed', zone: zoneId(s, s.noise), rules: ['AD-SETUP11', 'AD-SETUP11-R'] });
}

/** Two Personal Objectives, the First Player (AD-SETUP14, AD-SETUP16). */
export function* begin(g: G): Rules {
  const s = g.state;
  const cards = g.chance.shuffle(
    'personal',
    s.team.map(({ survivor }) => survivor),
    (survivor) => SURVIVORS[survivor].id,
  );
  s.personal = PERSONAL.map((colour, i) => ({ survivor: cards[i], colour, done: false, count: 0 }));
  for (const { survivor, colour } of s.personal)
    g.emit({ type: 'personal', survivor: SURVIVORS[survivor].id, colour, rules: ['AD-SETUP14', 'AD-SETUP14-R'] });
  if (s.seats > 1) {
    const options = [RANDOM, ...numbers(s.seats).map((seat) => `player.${seat + 1}`)];
    const chosen = yield* choose(g, FIRST_SEAT, ASK_FIRST, () => options);
    s.first = chosen === RANDOM ? g.chance.below('first', s.seats) : Number(chosen.split('.')[1]) - 1;
  }
  g.emit({ type: 'first-player', player: s.first + 1, rules: ['AD-SETUP16'] });
}

export const SETUP_CHECKS: Checks = { team: checkTeam, owners: checkOwners, set: checkSet };
