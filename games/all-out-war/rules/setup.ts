/** Preparing a game (3.9, 3.10): the first state, groups, gear, and the order of what is placed. */
import { type Chance, type Config, type Decision, type Message, pick, type Rules } from '@shamble/kernel';
import { EVENTS } from '../content/events.ts';
import { READY_GROUPS } from '../content/groups.ts';
import { ITEMS } from '../content/items.ts';
import { LEARNING } from '../content/layouts.ts';
import { SUPPLY } from '../content/supply.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { offer } from './ask.ts';
import { rollAction } from './dice.ts';
import { LIST, listOf, membersOf } from './groups.ts';
import { layoutOf, startingWalkers } from './layout.ts';
import { chooseEdges, deploy, placeCounters, placeWalkers } from './setup-models.ts';
import { laySceneryStep, pickScenery } from './setup-scenery.ts';
import { type G, type Help, type Person, type Side, seatOf, type War } from './state.ts';
import { maySwap, swap } from './swap.ts';

const GROUP = { id: 'build-group', rules: ['AW-GROUP01', 'AW-GROUP04', 'AW-GROUP05', 'AW-GROUP06', 'AW-GROUP07'] };
const DEAL = { id: 'deal-survivors', rules: ['AW-SOLO10'] };
const GEAR = { id: 'place-gear', rules: ['AW-GROUP08'] };

/** Entries of a group's list at most: no answer has more parts. */
const MOST_ENTRIES = 64;

/** What the box holds, and what is kept for later at least (AW-SCEN14). */
const BOX_WALKERS = 12;
/** Supply counters of the scenario, on either table (AW-SCEN07, AW-SCEN10). */
const COUNTERS = 9;
const MORE_WALKERS = 4;

/** Cards to buy from: every copy that both groups together may have (AW-GROUP09). */
const EQUIPMENT_CARDS = 2 * ITEMS.reduce((sum, { points, most }) => sum + (points === null ? 0 : most), 0);

/** What is chosen at the table before it opens. */
interface Choices {
  readonly scenario: 'walkingDead' | 'learning';
  readonly together: boolean;
  readonly points: number;
  readonly groups: readonly string[];
  readonly setup: 'ready' | 'layout' | 'hand';
}

/** One group for everybody: on the small table, alone, and with more than two people always. */
export const isShared = ({ seats, options }: Config): boolean =>
  options.scenario === 'learning' || seats !== 2 || options.mode === 'together';

function choicesOf(config: Config): Choices {
  const { options } = config;
  const learning = options.scenario === 'learning';
  const together = isShared(config);
  return {
    scenario: learning ? 'learning' : 'walkingDead',
    together,
    points: Number(options.points),
    groups: together ? [String(options.group1)] : [String(options.group1), String(options.group2)],
    setup: learning ? 'ready' : (options.setup as Choices['setup']),
  };
}

/** What does not go together; null where it does. More than two people always play together. */
export function fits(config: Config): Message | null {
  const { scenario, points, groups, setup } = choicesOf(config);
  const { seats, options } = config;
  if (scenario === 'learning') return seats <= 2 ? null : { id: 'misfit.small' };
  for (const id of groups) {
    const ready = READY_GROUPS.find((one) => one.id === id);
    const group: Message = { id: `group.${id}` };
    if (ready && ready.limit > points) return { id: 'misfit.points', params: { group, limit: ready.limit, points } };
    if (ready && ready.members.length < seats && choicesOf(config).together)
      return { id: 'misfit.members', params: { group, n: ready.members.length, seats } };
  }
  if (options.scenery === 'catalogue' && setup !== 'hand') return { id: 'misfit.catalogue' };
  return null;
}

/** The state before the first decision (AW-SETUP01). */
export function setup(config: Config, chance: Chance): War {
  const { options } = config;
  const choices = choicesOf(config);
  const { scenario, together, points } = choices;
  const { width, height } = layoutOf(choices);
  const walkers = scenario === 'learning' ? LEARNING.walkers.length : startingWalkers(points);
  const solo = options.deck === 'solo' && together && scenario !== 'learning';
  const deck = (list: readonly { readonly copies: number }[], copies: (i: number) => number): number[] =>
    list.flatMap((_, i) => new Array<number>(copies(i)).fill(i));
  const supply = deck(SUPPLY, (i) => SUPPLY[i].copies);
  const events = deck(EVENTS, (i) => (solo ? EVENTS[i].solo : EVENTS[i].copies));
  return {
    rng: chance.rng,
    step: 'groups',
    ...choices,
    groups: [...choices.groups],
    seats: config.seats,
    catalogue: options.scenery === 'catalogue',
    tops: options.tops === true,
    detailed: options.buildings === 'detailed',
    help: options.help as Help,
    width,
    height,
    turn: 1,
    activations: 0,
    initiative: 0,
    next: 0,
    threat: scenario === 'learning' ? 4 : 1,
    people: [],
    walkers: [],
    pool: Math.max(BOX_WALKERS, walkers + MORE_WALKERS),
    number: 1,
    counters: [],
    unplaced: scenario === 'learning' ? LEARNING.counters.length : COUNTERS,
    pieces: [],
    waiting: [],
    terrain: 0,
    south: null,
    supply: { draw: chance.shuffle('supply', supply, (card) => SUPPLY[card].id), discard: [] },
    events: { draw: chance.shuffle('event', events, (card) => EVENTS[card].id), discard: [] },
    air: [],
    gone: [],
    spare: EQUIPMENT_CARDS,
    staying: [],
    frenzy: 0,
    tookInitiative: [false, false],
    now: null,
    hunting: [],
    brawl: null,
    result: null,
  };
}

/** One step of the set-up. */
export function* setUpStep(g: G): Rules {
  const s = g.state;
  switch (s.step) {
    case 'groups':
      yield* buildGroups(g);
      s.step = 'gear';
      return;
    case 'gear':
      yield* placeGear(g);
      rollInitiative(g, ['AW-SETUP03']);
      s.step = s.catalogue ? 'picking' : 'scenery';
      return;
    case 'picking':
      if (yield* pickScenery(g)) s.step = 'scenery';
      return;
    case 'scenery':
      if (yield* laySceneryStep(g)) s.step = 'counters';
      return;
    case 'counters':
      if (yield* placeCounters(g)) s.step = 'walkers';
      return;
    case 'walkers':
      if (yield* placeWalkers(g)) s.step = 'edges';
      return;
    case 'edges':
      rollInitiative(g, ['AW-SCEN15']);
      yield* chooseEdges(g);
      s.step = 'deploy';
      return;
    case 'deploy':
      if (yield* deploy(g)) s.step = 'turn';
      return;
    default:
      throw new Error(`there is no step "${s.step}"`);
  }
}

/** One player, taken at random, rolls; a badge is his Initiative (AW-SETUP03, AW-SCEN15). */
function rollInitiative(g: G, rules: readonly string[]): void {
  const s = g.state;
  if (s.together) return;
  const roller = g.chance.below('roller', 2);
  const badge = rollAction(g, 'initiative');
  s.initiative = badge ? roller : 1 - roller;
  s.next = s.initiative;
  g.emit({ type: 'initiative', roller: roller + 1, badge, side: s.initiative + 1, rules });
}

/** Own groups are built at the same time, and nobody sees the other's before both are ready (AW-HID07, D01). */
function* buildGroups(g: G): Rules {
  const s = g.state;
  const sides: readonly Side[] = s.together ? [0] : [0, 1];
  const own = sides.filter((side) => s.groups[side] === 'own');
  const asks = own.map(
    (side): Decision =>
      pick(seatOf(s, side), GROUP, LIST, {
        min: 1,
        max: MOST_ENTRIES,
        ordered: true,
        check: 'group',
        params: { limit: s.points, least: s.together ? s.seats : 1 },
      }),
  );
  const answers = yield* g.together(asks);
  for (const side of sides) {
    const built = own.indexOf(side);
    const list = built >= 0 ? (answers[built] as readonly string[]) : readyList(s, side);
    yield* join(g, side, list);
  }
}

/** The list of a ready group; on the small table two Survivors without gear, Sandra leading (AW-CONT08, AW-CONT12). */
function readyList(s: War, side: Side): string[] {
  if (s.scenario === 'learning') return ['sandra', 'patrick'];
  const ready = READY_GROUPS.find(({ id }) => id === s.groups[side]);
  if (ready === undefined) throw new Error(`there is no group "${s.groups[side]}"`);
  return listOf(ready);
}

/** A group's Survivors come into the game, the first one leading (AW-GROUP04). */
function* join(g: G, side: Side, list: readonly string[]): Rules {
  const s = g.state;
  const members = membersOf(list);
  if ('unfit' in members) throw new Error(`"${members.unfit}" fits nowhere`);
  const owners = yield* dealOut(
    g,
    members.map(({ survivor }) => survivor.id),
    side,
  );
  s.spare -= list.length - members.length;
  for (const [i, { survivor, slots }] of members.entries()) {
    const twin = s.people.find((person) => SURVIVORS[person.survivor] === survivor);
    if (twin) s.people[s.people.indexOf(twin)] = { ...twin, id: `${survivor.id}-${twin.side + 1}` };
    s.people.push(
      newPerson(
        SURVIVORS.indexOf(survivor),
        twin ? `${survivor.id}-${side + 1}` : survivor.id,
        side,
        owners[i],
        i === 0,
        slots,
      ),
    );
  }
  g.emit({
    type: 'group',
    side: side + 1,
    people: members.map(({ survivor }) => survivor.id),
    points: s.points,
    rules: ['AW-GROUP02', 'AW-HID07'],
  });
}

/** Who decides for whom: with several people together dealt out in list order, unless the first seat orders otherwise (AW-SOLO10). */
function* dealOut(g: G, ids: readonly string[], side: Side): Rules<number[]> {
  const s = g.state;
  if (!s.together || s.seats === 1) return ids.map(() => seatOf(s, side));
  const order = yield* g.order(0, DEAL, ids);
  return ids.map((id) => order.indexOf(id) % s.seats);
}

export const newPerson = (
  survivor: number,
  id: string,
  side: Side,
  owner: number,
  leader: boolean,
  slots: number[],
): Person => ({
  survivor,
  id,
  side,
  owner,
  leader,
  x: 0,
  y: 0,
  level: 0,
  prone: false,
  status: 'waiting',
  health: SURVIVORS[survivor].health,
  bitten: false,
  slots,
  counters: [],
  activated: false,
  locked: false,
  attacked: false,
  shot: false,
  berserk: false,
  calm: false,
  used: [],
  noRun: false,
  amputations: 0,
});

/** Cards of own groups may be put into other slots before play (AW-GROUP08). */
function* placeGear(g: G): Rules {
  const s = g.state;
  for (const side of s.together ? [0] : [0, 1]) {
    if (s.groups[side] !== 'own') continue;
    // All of the set-up is the first seat's where several share a group (AW-SOLO10).
    const seat = seatOf(s, side);
    const people = s.people.filter((person) => person.side === side && maySwap(person));
    for (;;) {
      const answer = yield* offer(
        g,
        seat,
        GEAR,
        people.map(({ id }) => id),
        'done',
      );
      const person = people.find(({ id }) => id === answer);
      if (person === undefined) break;
      yield* swap(g, person, seat);
    }
  }
}
