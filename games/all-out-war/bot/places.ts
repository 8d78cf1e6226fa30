/** Where a Move goes: the best named place, and whatever is better close to it. */
import { type Advice, type Candidate, judge, type Place, type Point } from '@shamble/kernel';
import { actionsOf } from '../rules/activation.ts';
import { game } from '../rules/game.ts';
import type { Gait } from '../rules/move.ts';
import { nowOf } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { Planner, type Spot } from './plans.ts';

/** How far around the best place others are tried, one after another. */
const STEPS: readonly number[] = [500, 100];

const AROUND: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

export function move(mind: Mind, decision: Place): Advice {
  const { s } = mind;
  const now = nowOf(s);
  const planner = new Planner(mind, now.who);
  const gait = gaitIn(decision);
  const further = laterOf(mind);
  const [best] = planner.places(s, gait, decision.candidates, now, further);
  const spot = improved(decision, best, (candidate) => planner.place(s, gait, candidate, now, further, true));
  return { answer: spot.candidate.answer, why: spot.why };
}

const gaitIn = ({ params }: Place): Gait => {
  const gait = (params?.gait as { readonly id: string } | undefined)?.id;
  return gait === 'gait.sneak' ? 'sneak' : gait === 'gait.burst' ? 'burst' : 'run';
};

/** What can be done after the Move, as far as it is known before. */
function laterOf({ s }: Mind): string[] {
  const now = nowOf(s);
  const person = s.people[now.who];
  if (now.actions <= 0 || person.prone) return [];
  const open = actionsOf(s, person).filter(
    (option) => !['sneak', 'run', 'burst', 'end', 'noise', 'hide', 'swap'].includes(option),
  );
  return [...new Set([...open, 'search', 'shoot', 'hide'])].filter(
    (option) => !(now.done as readonly string[]).includes(option),
  );
}

/** Tries the eight neighbours at half an inch and at a tenth, and goes on from what is better. */
function improved(decision: Place, start: Spot, look: (candidate: Candidate) => Spot): Spot {
  let best = start;
  if ((start.candidate.answer as readonly Point[]).length !== 1 || isExact(start.candidate.id)) return best;
  for (const step of STEPS)
    for (const [dx, dy] of AROUND) {
      const [[x, y]] = best.candidate.answer as readonly Point[];
      const answer: readonly Point[] = [[x + dx * step, y + dy * step]];
      if (judge(decision, answer, game) !== null) continue;
      const spot = look({ id: start.candidate.id, answer });
      if (spot.worth > best.worth + 0.02) best = { ...spot, why: start.why };
    }
  return best;
}

/** Places that are what they are by touching something exactly. */
const isExact = (id: string): boolean => id.startsWith('engage') || id.startsWith('across') || id.startsWith('leap');
