/** The end of the Zombies' Phase, and the End Phase (AD-END01 to AD-END05-R). */
import { nextSeat, type Rules, type Seat } from '@shamble/kernel';
import { forgetWoken } from './activation.ts';
import { choose } from './ask.ts';
import { noiseToCrowd } from './crowd.ts';
import { judge } from './goals.ts';
import { zoneId } from './ground.ts';
import { heal } from './harm.ts';
import { has, numbersOf } from './moments.ts';
import { total } from './parts.ts';
import { type Army, type G, idOf, isPlaying, type Lying, missionOf, playing } from './state.ts';
import { singleAction } from './turn.ts';

const ASK_SAFETY = { id: 'safety-order', rules: ['AD-SKILL16', 'AD-SKILL16-R'] };
const SAFETY = ['AD-SKILL16', 'AD-SKILL16-R'];
const UP = ['AD-BOLA03', 'AD-BOLA03-R'];
const TIME = ['AD-END03', 'AD-M208', 'AD-MISS04'];
const NOISE = ['AD-END01', 'AD-NOISE07', 'AD-NOISE07-R'];
const FIRST = ['AD-END02', 'AD-ROUND07-R'];

/** The end of the Zombies' Phase: free Actions for who gets to safety, then those that lie stand up (AD-SKILL16-R, AD-BOLA03-R). */
export function* safety(g: G): Rules {
  const s = g.state;
  let open = s.hurt ? playing(s).filter((who) => has(s, who, 'safety')) : [];
  while ((open = open.filter((who) => isPlaying(s.team[who]))).length > 0) {
    const ids = open.map((who) => idOf(s, who));
    const who = open[ids.indexOf(yield* choose(g, s.first, ASK_SAFETY, () => ids))];
    open = open.filter((one) => one !== who);
    yield* singleAction(g, who, SAFETY);
  }
  standUp(g);
}

/** Those that have lain through their Zombies' Phase stand up, as the last thing of it (AD-BOLA03). */
function standUp(g: G): void {
  const s = g.state;
  const up: Lying[] = [];
  for (const one of s.lying) if (--one.phases <= 0) up.push(one);
  if (up.length === 0) return;
  s.lying = s.lying.filter((one) => !up.includes(one));
  g.emit({ type: 'stood-up', list: up.map(({ zone, kind }) => ({ zone: zoneId(s, zone), kind })), rules: UP });
}

/** Mission effects, Regeneration and tokens, Noise, First Player: in this order (AD-END05-R). */
export function* endPhase(g: G): Rules {
  const s = g.state;
  s.deadPhase = false;
  forgetWoken(s);
  moveTime(g);
  for (const who of playing(s)) recover(g, who);
  yield* noiseToCrowd(g, NOISE, 'end');
  passFirst(g);
}

/** The Time marker moves; at the last square the Mission is lost (AD-M208, AD-END03). */
function moveTime(g: G): void {
  const s = g.state;
  const { time } = missionOf(s);
  if (time === null) return;
  s.time++;
  g.emit({ type: 'time', now: s.time, of: time, rules: TIME });
  judge(g);
}

/** Regeneration and tokens give Health back (AD-END04, AD-SKILL19, AD-PO11-R). */
function recover(g: G, who: number): void {
  const parts = numbersOf(g.state, who, ({ heals }) => heals ?? 0);
  heal(g, who, total(parts), ['AD-END04', ...new Set(parts.map(({ rule }) => rule))]);
}

const isOnBoard = (s: Army, seat: Seat): boolean => s.team.some((one) => isPlaying(one) && one.owner === seat);

/** The token goes to the left, past who has nobody on the board (AD-END02, AD-ROUND07-R). */
function passFirst(g: G): void {
  const s = g.state;
  if (!s.team.some(isPlaying)) return;
  const before = s.first;
  do s.first = nextSeat(s.first, s.seats);
  while (!isOnBoard(s, s.first));
  if (s.first !== before) g.emit({ type: 'first-player', player: s.first + 1, rules: FIRST });
}
