import type { Rules } from '@shamble/kernel';
import { skillId } from '../content/skills.ts';
import { choose } from './ask.ts';
import { LEVELS, levelOf, MOST_ADRENALINE } from './level.ts';
import { fighterNamed } from './named.ts';
import { notePersonalLevel } from './personal.ts';
import { type FreeKind, type G, idOf, survivorOf } from './state.ts';

const ASK = { id: 'level', rules: ['AD-ADR05', 'AD-ADR05-R'] };
const REACHED = ['AD-ADR03', 'AD-ADR05'];
const CHOSEN = ['AD-ADR05', 'AD-ADR05-R'];

/** Gives adrenaline to somebody on the board, and with each level its Skill at once (AD-ADR02 to AD-ADR05). */
export function* gain(g: G, who: number, n: number, rules: readonly string[]): Rules {
  const s = g.state;
  const fighter = s.team[who];
  if (n <= 0 || fighter.status !== 'playing') return;
  const before = levelOf(fighter);
  const now = Math.min(fighter.adrenaline + n, MOST_ADRENALINE);
  const gained = now - fighter.adrenaline;
  if (gained === 0) return;
  fighter.adrenaline = now;
  g.emit({ type: 'adrenaline', survivor: idOf(s, who), n: gained, now, rules });
  for (let level = before + 1; level <= levelOf(fighter); level++) yield* reach(g, who, level);
  notePersonalLevel(g, who);
}

/** A level is reached: its Skill is there at once, also in the middle of the Turn (AD-ADR06-R). */
function* reach(g: G, who: number, level: number): Rules {
  const s = g.state;
  const fighter = s.team[who];
  g.emit({ type: 'level', survivor: idOf(s, who), level: LEVELS[level], rules: REACHED });
  if (LEVELS[level] === 'yellow') {
    for (const now of s.turns) if (now.who === who && !now.single) now.actions++;
    return;
  }
  const slot = LEVELS[level] === 'orange' ? 'orange' : 'red';
  const ids = survivorOf(fighter)[slot].map(skillId);
  const params = { survivor: fighterNamed(s, who), level: { id: `level.${slot}` } };
  const chosen = yield* choose(g, fighter.owner, ASK, () => ids, { params });
  fighter[slot] = ids.indexOf(chosen);
  g.emit({ type: 'skill', survivor: idOf(s, who), skill: chosen, rules: CHOSEN });
  const skill = survivorOf(fighter)[slot][fighter[slot]];
  const free: FreeKind | null =
    skill.word === 'freeAction' ? skill.of : skill.word === 'explosivesMaster' ? 'explosive' : null;
  if (free !== null) for (const now of s.turns) if (now.who === who && !now.single) now.free.push(free);
}
