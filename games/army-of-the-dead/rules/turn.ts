/** The Players' Phase: who acts, what he may do, and how his Turn ends (AD-ROUND02 to AD-ROUND05, AD-ACT01). */
import type { Prompt, Rules, Seat } from '@shamble/kernel';
import { choose, chooseDeed, offer } from './ask.ts';
import { attackVerb, gunVerb, layVerb, throwVerb } from './attack.ts';
import { escapeOpen, judge } from './goals.ts';
import { numberOf, zoneId } from './ground.ts';
import { itemVerb, play, plays } from './items.ts';
import { doorVerb, missionVerb } from './mission-actions.ts';
import { has, numbersOf, sourcesOf } from './moments.ts';
import { moveVerb } from './move.ts';
import { fighterNamed } from './named.ts';
import { makeNoise } from './noise.ts';
import { objectiveVerb } from './objectives.ts';
import { total } from './parts.ts';
import { canPay, pay } from './pay.ts';
import { hasSpeciality, placeOf } from './people.ts';
import { searchVerb } from './search.ts';
import { skillVerb } from './skills.ts';
import { sleepersVerb } from './sleepers.ts';
import {
  type Army,
  actor,
  type G,
  idOf,
  isPlaying,
  ledBy,
  missionOf,
  type Now,
  nowOf,
  playing,
  zombiesIn,
} from './state.ts';
import { tradeVerb } from './trade.ts';
import { driveVerb, enterVerb, leaveVerb, seatVerb } from './truck.ts';
import { vaultDoorVerb, vaultVerb } from './vault.ts';
import type { Verb } from './verb.ts';

const ACTIONS = 3;

const ASK_NEXT = { id: 'next', rules: ['AD-ROUND03', 'AD-ROUND03-R'] };
const ASK_TACTICIAN = { id: 'tactician', rules: ['AD-SKILL28', 'AD-SKILL28-R'] };
const ASK_ACT = { id: 'act', rules: ['AD-ACT01', 'AD-ACT02'] };
const ASK_ESCAPE = { id: 'escape', rules: ['AD-M203', 'AD-MISS06-R', 'AD-WIN08-R'] };
const NOISE = { type: 'noise' } as const;

/** Make Noise (AD-MISC01, AD-NOISE06). */
const noiseVerb: Verb = {
  options: (s) => (canPay(s, NOISE) ? [''] : []),
  *act(g) {
    pay(g, NOISE);
    yield* makeNoise(g, actor(g.state).zone, ['AD-NOISE06', 'AD-MISC01']);
  },
};

/** All that can be done in a Turn, in the order in which it is offered. */
const VERBS: Readonly<Record<string, Verb>> = {
  move: moveVerb,
  attack: attackVerb,
  throw: throwVerb,
  lay: layVerb,
  search: searchVerb,
  objective: objectiveVerb,
  mission: missionVerb,
  vault: vaultVerb,
  'vault-door': vaultDoorVerb,
  dormants: sleepersVerb,
  door: doorVerb,
  enter: enterVerb,
  drive: driveVerb,
  gun: gunVerb,
  seat: seatVerb,
  leave: leaveVerb,
  skill: skillVerb,
  item: itemVerb,
  trade: tradeVerb,
  noise: noiseVerb,
};

/** Everything the acting Survivor may do now: `verb`, or `verb.…`. */
function options(s: Army): string[] {
  const ids: string[] = [];
  for (const verb in VERBS) for (const rest of VERBS[verb].options(s)) ids.push(rest === '' ? verb : `${verb}.${rest}`);
  return ids;
}

function* act(g: G, id: string): Rules {
  const [verb, ...rest] = id.split('.');
  const run = VERBS[verb].act(g, rest);
  if (run !== undefined) yield* run;
}

/** Seats in the order of play. */
const seatsInOrder = (s: Army): Seat[] => Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);

const waiting = (s: Army): number[] => playing(s).filter((who) => !s.team[who].acted);

const isTactician = (s: Army, who: number): boolean => has(s, who, 'anyTime');

/** Whose Turn comes next; false where everybody has acted (D6). */
export function* nextTurn(g: G): Rules<boolean> {
  const s = g.state;
  const left = waiting(s);
  if (left.length === 0) return false;
  const of = (seat: Seat): number[] => left.filter((who) => s.team[who].owner === seat);
  // Whoever was a Tactician by a Companion when his player ended the part, and is none any more, comes last as well.
  const onlyLate = left.every((who) => isTactician(s, who) || s.ended.includes(s.team[who].owner));
  const order = seatsInOrder(s);
  /** Nobody is asked twice between two Turns. */
  const asked: Seat[] = [];
  for (;;) {
    const active = order.find((seat) => of(seat).length > 0 && (onlyLate || !s.ended.includes(seat)));
    if (active === undefined) throw new Error('nobody may act, though somebody has not');
    s.active = active;
    if (!onlyLate)
      for (const seat of order) {
        if (seat === active || asked.includes(seat)) continue;
        asked.push(seat);
        const ids = of(seat)
          .filter((who) => isTactician(s, who))
          .map((who) => idOf(s, who));
        const answer = yield* offer(g, seat, ASK_TACTICIAN, () => ids, 'wait');
        if (answer === null) continue;
        startTurn(g, placeOf(s.team, answer));
        return true;
      }
    const mine = of(active);
    const mayWait = !onlyLate && mine.every((who) => isTactician(s, who));
    const ids = [...mine.map((who) => idOf(s, who)), ...(mayWait ? ['later'] : [])];
    const answer = yield* choose(g, active, ASK_NEXT, () => ids);
    if (answer !== 'later') {
      startTurn(g, placeOf(s.team, answer));
      return true;
    }
    s.ended.push(active);
    asked.push(active);
  }
}

/** Three Actions, more through Skills, and the free ones (AD-ROUND04, AD-ACT02). */
export function newTurn(s: Army, who: number): Now {
  const free = sourcesOf(s, who).flatMap(({ hooks }) => (hooks.free === undefined ? [] : [hooks.free]));
  const actions = ACTIONS + total(numbersOf(s, who, (hooks) => hooks.actions ?? 0));
  return { who, actions, free, next: null, used: [], done: [], single: false };
}

function startTurn(g: G, who: number): void {
  const s = g.state;
  s.turn++;
  s.team[who].acted = true;
  const turn = newTurn(s, who);
  const { actions, free } = turn;
  s.turns = [turn];
  s.step = 'act';
  g.emit({
    type: 'turn',
    survivor: idOf(s, who),
    player: s.team[who].owner + 1,
    actions,
    free,
    rules: ['AD-ROUND03', 'AD-ROUND04'],
  });
}

/** What the Survivor whose Turn it is does next; true where the Turn is over (D7). */
export function* takeAction(g: G): Rules<boolean> {
  const s = g.state;
  if (!isPlaying(actor(s))) return true;
  const answer = yield* ask(g, ASK_ACT, 'end');
  if (answer === 'end') return true;
  if (answer === null) return false;
  if (!(yield* play(g, answer))) yield* act(g, answer);
  judge(g);
  return false;
}

function ask(g: G, prompt: Prompt, last: string): Rules<string | null> {
  const s = g.state;
  const { who, actions, free, next } = nowOf(s);
  const kinds = free.map((kind) => ({ id: `free.${kind}` }));
  // It is lost with whatever else is done first (AD-SKILL26-R).
  const lost = next === null ? [] : [{ id: 'free.next', params: { kind: { id: `free.${next}` } } }];
  const params = { survivor: fighterNamed(s, who), actions, free: [...lost, ...kinds] };
  return chooseDeed(g, s.team[who].owner, prompt, [...options(s), last], { params, beside: () => plays(s) });
}

/** One free Action of any kind that costs 1, out of turn; it may be declined (AD-SKILL13-R, AD-SKILL16-R). */
export function* singleAction(g: G, who: number, rules: readonly string[]): Rules {
  const s = g.state;
  const single: Now = { who, actions: 1, free: [], next: null, used: [], done: [], single: true };
  s.turns.push(single);
  g.emit({ type: 'free-action', survivor: idOf(s, who), player: s.team[who].owner + 1, rules });
  for (;;) {
    if (!isPlaying(s.team[who])) break;
    const answer = yield* ask(g, { id: 'single', rules }, 'decline');
    if (answer === 'decline') {
      g.emit({ type: 'free-declined', survivor: idOf(s, who), player: s.team[who].owner + 1, rules });
      break;
    }
    if (answer === null || (yield* play(g, answer))) continue;
    yield* act(g, answer);
    break;
  }
  s.turns = s.turns.filter((one) => one !== single);
  judge(g);
}

/** Whether he may leave the board here now (AD-MISS06-R, M7). */
export function mayEscape(s: Army, who: number): boolean {
  const fighter = s.team[who];
  const mission = missionOf(s);
  if (!isPlaying(fighter) || !escapeOpen(s) || fighter.zone !== numberOf(s, mission.exit)) return false;
  if (zombiesIn(s, fighter.zone) > 0) return false;
  const last = mission.steps
    .flat()
    .find((goal) => goal.goal === 'escape' && goal.escape.who === 'everyone' && goal.escape.last !== undefined);
  if (last?.goal !== 'escape' || last.escape.who !== 'everyone' || last.escape.last === undefined) return true;
  const { last: speciality } = last.escape;
  const others = playing(s).filter((other) => other !== who);
  const alike = others.some((other) => hasSpeciality(s.team[other], speciality));
  return !hasSpeciality(fighter, speciality) || alike || others.length === 0;
}

/** Unused Actions are lost; in an Exit Zone he may escape (AD-ROUND04, D25). */
export function* endTurn(g: G): Rules {
  const s = g.state;
  const { who } = nowOf(s);
  s.turns = [];
  if (mayEscape(s, who)) {
    const params = { survivor: fighterNamed(s, who) };
    if (yield* offer(g, s.team[who].owner, ASK_ESCAPE, () => ['escape'], 'stay', params)) leaveBoard(g, who);
  }
  judge(g, { turnEnd: true });
}

/** Off the board, safe, with cards, tokens and Companions (AD-WIN08-R, AD-ALLY09-R). */
export function leaveBoard(g: G, who: number): void {
  const s = g.state;
  const fighter = s.team[who];
  const zone = zoneId(s, fighter.zone);
  for (const one of ledBy(s, who)) {
    one.status = 'escaped';
    one.zone = -1;
    one.aboard = false;
  }
  fighter.status = 'escaped';
  fighter.zone = -1;
  fighter.seat = null;
  g.emit({ type: 'escaped', survivor: idOf(s, who), zone, rules: ['AD-M203', 'AD-WIN08-R'] });
}

/** The Players' Phase begins: everybody has a Turn to come (AD-ROUND01, AD-ROUND02). */
export function startRound(g: G): void {
  const s = g.state;
  s.round++;
  s.ended = [];
  s.hurt = false;
  s.deadPhase = false;
  s.woken.fill(0);
  for (const fighter of s.team) {
    fighter.acted = false;
    fighter.searches = 0;
  }
  s.active = s.first;
  g.emit({ type: 'round', round: s.round, first: s.first + 1, rules: ['AD-ROUND01', 'AD-ROUND02'] });
}
