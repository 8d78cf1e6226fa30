/** Personal Objectives: what is counted for them, and when they are done (AD-PO01 to AD-PO12-R). */
import { PERSONAL_OBJECTIVES, type PersonalObjective } from '../content/objectives.ts';
import { SURVIVORS } from '../content/survivors.ts';
import type { ZombieKind } from '../content/zombies.ts';
import { numberOf } from './ground.ts';
import type { Tally } from './kill.ts';
import { LEVELS, levelOf } from './level.ts';
import { type Army, cardIn, type Fighter, type G, missionOf, type Personal } from './state.ts';

export function objectiveOf({ survivor }: Personal): PersonalObjective {
  const found = PERSONAL_OBJECTIVES.find((one) => one.survivor === survivor);
  if (!found) throw new Error('a Survivor without a Personal Objective');
  return found;
}

const DONE = ['AD-PO02-R', 'AD-PO06'];
const COUNTED = ['AD-PO03', 'AD-PO04', 'AD-PO05', 'AD-PO10-R'];

const ownerOf = (s: Army, { survivor }: Personal): Fighter | undefined =>
  s.team.find((fighter) => fighter.survivor === survivor);

const isOwner = (s: Army, personal: Personal, who: number): boolean =>
  who >= 0 && s.team[who].survivor === personal.survivor;

/** It is complete; figures that were kept on it go back to the box (AD-PO06). */
function complete(g: G, personal: Personal): void {
  const s = g.state;
  const { goal } = objectiveOf(personal);
  personal.done = true;
  g.emit({ type: 'personal-done', survivor: SURVIVORS[personal.survivor].id, rules: DONE });
  if (goal.goal !== 'kills') return;
  if (goal.of === 'shambler') s.box.shamblers += personal.count;
  else s.box.alphas += personal.count;
  personal.count = 0;
}

/** One more of those that the card counts. */
function countOne(g: G, personal: Personal, of: number, rules: readonly string[]): void {
  personal.count++;
  g.emit({ type: 'counted', survivor: SURVIVORS[personal.survivor].id, n: personal.count, of, rules });
  if (personal.count >= of) complete(g, personal);
}

/** Whether a fallen figure is put on a card instead of into the box (AD-PO05). */
export function keepsFigure(g: G, { by, means }: Tally, kind: ZombieKind): boolean {
  const s = g.state;
  for (const personal of s.personal) {
    const { goal } = objectiveOf(personal);
    if (personal.done || goal.goal !== 'kills' || goal.of !== kind || !isOwner(s, personal, by)) continue;
    if (goal.melee && means !== 'melee') continue;
    countOne(g, personal, goal.n, COUNTED);
    return true;
  }
  return false;
}

/** Goals about one Action: three at once, an Alpha with the token in hand (AD-PO12-R). */
export function noteKill(g: G, tally: Tally, kind: ZombieKind, n: number): void {
  const s = g.state;
  if (n === 0) return;
  for (const personal of s.personal) {
    const { goal } = objectiveOf(personal);
    if (personal.done || !isOwner(s, personal, tally.by)) continue;
    if (goal.goal === 'atOnce' && tally.means !== 'trap' && tally.means !== 'truck' && tally.killed >= goal.n)
      complete(g, personal);
    if (goal.goal === 'alphaWithToken' && kind === 'alpha' && s.team[tally.by].tokens.includes(personal.colour))
      complete(g, personal);
  }
}

/** A level was reached (Peters). */
export function notePersonalLevel(g: G, who: number): void {
  const s = g.state;
  for (const personal of s.personal) {
    const { goal } = objectiveOf(personal);
    if (personal.done || goal.goal !== 'level' || !isOwner(s, personal, who)) continue;
    if (levelOf(s.team[who]) >= LEVELS.indexOf(goal.level)) complete(g, personal);
  }
}

/** A Dormant token was removed (Lilly). */
export function noteRemoved(g: G, who: number): void {
  const s = g.state;
  for (const personal of s.personal) {
    const { goal } = objectiveOf(personal);
    if (personal.done || goal.goal !== 'dormants' || !isOwner(s, personal, who)) continue;
    countOne(g, personal, goal.n, ['AD-PO11-R']);
  }
}

/** How many Equipment cards somebody carries. */
const cardsOf = ({ slots }: Fighter): number => slots.filter((slot) => cardIn(slot) !== null).length;

const aliveOrEscaped = (s: Army): number => s.team.filter(({ status }) => status !== 'eliminated').length;

/** In the Exit Zone, or gone through it. */
const isOut = (s: Army, owner: Fighter | undefined): boolean =>
  owner?.status === 'escaped' || owner?.zone === numberOf(s, missionOf(s).exit);

const holds = (owner: Fighter | undefined, { colour }: Personal): boolean => owner?.tokens.includes(colour) ?? false;

/** Whether it is done, or would be if the Mission ended now (AD-WIN07-R). */
export function personalDone(s: Army, personal: Personal): boolean {
  const { goal } = objectiveOf(personal);
  const owner = ownerOf(s, personal);
  switch (goal.goal) {
    case 'zeusDead':
      return s.zeus.dead;
    case 'alive':
      return aliveOrEscaped(s) >= goal.n;
    case 'cards':
      return owner !== undefined && cardsOf(owner) >= goal.n;
    case 'holds':
      return holds(owner, personal);
    case 'holdsAtExit':
      return holds(owner, personal) && isOut(s, owner);
    default:
      return personal.done;
  }
}

/** Whether it can no longer be done (AD-WIN04-R, AD-PO12-R). */
export function personalLost(s: Army, personal: Personal): boolean {
  const { goal } = objectiveOf(personal);
  const owner = ownerOf(s, personal);
  const gone = owner?.status === 'escaped';
  const elsewhere = (): boolean =>
    s.team.some((one) => one !== owner && one.status === 'escaped' && one.tokens.includes(personal.colour));
  switch (goal.goal) {
    case 'zeusDead':
      return false;
    case 'alive':
      return aliveOrEscaped(s) < goal.n;
    case 'cards':
      return gone && owner !== undefined && cardsOf(owner) < goal.n;
    case 'holds':
    case 'holdsAtExit':
      return (gone && !personalDone(s, personal)) || elsewhere();
    case 'dormants':
      return !personal.done && (gone || personal.count + s.dormants.length < goal.n);
    case 'alphaWithToken':
      return !personal.done && (gone || elsewhere());
    default:
      return !personal.done && gone;
  }
}
