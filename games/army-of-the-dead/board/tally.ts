/** What a whole game came to: kills, shots and hits by Survivor, what woke the Dormants, the time that was left. */
import type { GameEvent, Json, Message } from '@shamble/kernel';
import type { Again, Tally } from '@shamble/parts';
import { asView, type View } from '../rules/view.ts';
import { list, survivor } from '../text/words.ts';
import { rounded } from './forecast/numbers.ts';
import { personalLines } from './goals.ts';
import { missionIn } from './mission-in.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.tally.${id}`, params });

/** What is counted of somebody. */
interface Sums {
  shambler: number;
  alpha: number;
  abomination: number;
  attacks: number;
  hits: number;
  /** Hits that their dice bring on average. */
  expected: number;
}

const NOTHING: Sums = { shambler: 0, alpha: 0, abomination: 0, attacks: 0, hits: 0, expected: 0 };
const COLUMNS = ['shambler', 'alpha', 'abomination', 'attacks', 'hits', 'expected'] as const;

/** Nobody's Traps and explosions. */
const NOBODY = '';

export function tally(events: readonly GameEvent[], data: Json): Tally {
  const view = asView(data);
  const sums = sumsOf(events, view);
  const rows = [...view.team.map((one) => one.survivor), ...(sums.has(NOBODY) ? [NOBODY] : [])];
  return {
    columns: [say('who'), ...COLUMNS.map((column) => say(column))],
    rows: rows.map((id) => [
      id === NOBODY ? say('nobody') : survivor(id),
      ...COLUMNS.map((column) => say('n', { n: rounded(sums.get(id)?.[column] ?? 0) })),
    ]),
    lines: [
      ...endLines(view),
      ...personalLinesOf(view),
      ...removedLines(events),
      ...wokenLines(events),
      ...timeLines(view),
    ],
  };
}

export function sumsOf(events: readonly GameEvent[], view: View): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  const of = (id: Json | undefined): Sums => {
    const name = typeof id === 'string' ? id : NOBODY;
    const found = sums.get(name) ?? { ...NOTHING };
    sums.set(name, found);
    return found;
  };
  for (const event of events) {
    const { type, kind, n, by, survivor: id } = event;
    if (type === 'killed') of(by)[kind === 'shambler' || kind === 'alpha' ? kind : 'abomination'] += Number(n);
    else if (type === 'attack' && id !== undefined) of(id).attacks++;
    else if (type === 'rolled') {
      const one = of(id);
      one.hits += hitsIn(event);
      one.expected += expectedOf(event, view);
    }
  }
  return sums;
}

const hitsIn = ({ hits, ammoHits }: GameEvent): number =>
  [...list(hits), ...list(ammoHits)].filter((hit) => hit === true).length;

/** Every face from the least that hits up to 6 is one of six, on both kinds of dice; a 1, or the symbol, never hits. */
function expectedOf({ dice, ammo, least }: GameEvent, { ammoDiceHit }: View): number {
  const counted = list(dice).length + (ammoDiceHit ? list(ammo).length : 0);
  return (counted * Math.max(0, 7 - Math.max(2, Number(least)))) / 6;
}

/** By what Dormants wake, by the first of the rules that say so. */
const WAKERS: Readonly<Record<string, string>> = {
  'AD-NOISE05': 'noise',
  'AD-SMOVE05': 'leaving',
  'AD-SEARCH03': 'search',
  'AD-OBJ03': 'objective',
  'AD-DORM08': 'dead',
  'AD-CONT09': 'order',
};

function wokenLines(events: readonly GameEvent[]): Message[] {
  const ways = new Map<string, number>();
  for (const { type, rules } of events) {
    if (type !== 'woken') continue;
    const way = WAKERS[rules[0]];
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  return ways.size === 0 ? [] : [say('woken', { ways: [...ways].map(([way, n]) => say(`woken.${way}`, { n })) })];
}

/** How many got away, and how many of the team are left on the board: what it was won or lost by. */
function endLines({ team, result }: View): Message[] {
  if (result === null) return [];
  const n = (of: string): number => team.filter(({ status }) => status === of).length;
  const [escaped, fallen, left] = [n('escaped'), n('eliminated'), n('playing')];
  return escaped + fallen === 0 ? [] : [say(left === 0 ? 'end.nobody' : 'end', { escaped, fallen, left })];
}

const personalLinesOf = (view: View): Message[] =>
  personalLines(view).map(({ text, met }) => say(met ? 'personal.done' : 'personal.open', { what: text }));

/** Dormants that were removed in their sleep. */
function removedLines(events: readonly GameEvent[]): Message[] {
  const n = events.filter(({ type }) => type === 'sleepers-removed').length;
  return n === 0 ? [] : [say('removed', { n })];
}

function timeLines(view: View): Message[] {
  const { time } = missionIn(view);
  return time === null ? [] : [say('time', { n: Math.max(0, time - view.time), of: time })];
}

/** The same six, with the same players. */
export function again(data: Json): Again {
  const { team } = asView(data);
  return {
    options: { team: 'choose' },
    begins: {
      team: team.map(({ survivor: id }) => id),
      owners: team.map(({ survivor: id, player }) => `${id}.${player}`),
    },
  };
}
