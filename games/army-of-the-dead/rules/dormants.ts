import { knownTo, type Rules, type Seat, SPECTATOR } from '@shamble/kernel';
import { extraActivation } from './activation.ts';
import { order } from './ask.ts';
import { put } from './figures.ts';
import { judge } from './goals.ts';
import { groundNow, zoneId } from './ground.ts';
import { type Army, dormantNumber, dormantZone, type G } from './state.ts';

const ASK = { id: 'waking', rules: ['AD-DORM13-R'] };
const MOST = 4;

/** Who decides for the moment: the acting Survivor's player, in the Zombies' Phase the First Player. */
const decider = (s: Army): Seat => {
  const now = s.turns.at(-1);
  return s.deadPhase || now === undefined ? s.first : s.team[now.who].owner;
};

/** Names of tokens: their Zone, and which of those that lie there. */
function dormantIds(s: Army, tokens: readonly number[]): string[] {
  return tokens.map((token, i) => {
    const zone = dormantZone(token);
    const nth = tokens.slice(0, i).filter((other) => dormantZone(other) === zone).length;
    return `${zoneId(s, zone)}#${nth + 1}`;
  });
}

/** Whether the box may be too small for what wakes, so that the order can matter (D26). */
function mayRunShort(s: Army, tokens: readonly number[]): boolean {
  const most = tokens.reduce((sum, token) => sum + (knownTo(token, SPECTATOR) ? dormantNumber(token) : MOST), 0);
  return most > s.box.shamblers;
}

/** All Dormants of these Zones wake, one token after the other (AD-DORM02, AD-DORM13-R). */
export function* wake(g: G, zones: readonly number[], rules: readonly string[]): Rules {
  const s = g.state;
  let tokens = s.dormants.filter((token) => zones.includes(dormantZone(token)));
  if (tokens.length === 0) return;
  if (tokens.length > 1 && mayRunShort(s, tokens)) {
    const ids = dormantIds(s, tokens);
    const chosen = yield* order(g, decider(s), ASK, ids);
    tokens = chosen.map((id) => tokens[ids.indexOf(id)]);
  }
  for (const token of tokens) {
    // An extra Activation in between may have woken it already.
    const at = s.dormants.indexOf(token);
    if (at >= 0) yield* turn(g, at, rules);
  }
}

/** A token is turned over: its Shamblers appear, or none where the box has too few (AD-DORM02, AD-DORM04). */
function* turn(g: G, at: number, rules: readonly string[]): Rules {
  const s = g.state;
  const [token] = s.dormants.splice(at, 1);
  const zone = dormantZone(token);
  const n = dormantNumber(token);
  s.turnedDormants[n]++;
  g.reveal('dormant');
  const short = n > s.box.shamblers;
  g.emit({ type: 'woken', zone: zoneId(s, zone), n, short, rules: short ? [...rules, 'AD-DORM04'] : rules });
  judge(g);
  if (short) {
    yield* extraActivation(g, 'shambler');
    return;
  }
  put(s, zone, 'shambler', n);
  s.woken[zone] += n;
}

/** Zones where Noise made in one wakes Dormants: it and those adjacent, over lifts and slot machines too (AD-NOISE05, AD-ELEV04-R). */
export const earshot = (s: Army, zone: number): number[] => [zone, ...groundNow(s).next[zone]];
