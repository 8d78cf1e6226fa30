/** Combat Reflexes and Sidestep: answers to Zombies that appear near by (AD-SKILL20, AD-SKILL24). */
import type { Rules } from '@shamble/kernel';
import { nearTo } from './appear.ts';
import { choose } from './ask.ts';
import { reactionAttack, reactionPlays } from './attack.ts';
import { sourcesOf } from './moments.ts';
import { freeMove } from './move.ts';
import { zoneNamed } from './named.ts';
import { type Army, type G, idOf, isPlaying } from './state.ts';

const ASK = { id: 'reactions', rules: ['AD-SPAWN12-R', 'AD-SKILL20-R', 'AD-SKILL24-R'] };

interface Reaction {
  readonly who: number;
  readonly by: 'attack' | 'move';
  readonly rule: string;
}

/** What each Survivor near by may do, once for this card (AD-SKILL29-R). */
function reactionsTo(s: Army, zone: number): Reaction[] {
  return nearTo(s, zone).flatMap((who) => {
    const list: Reaction[] = [];
    for (const { rule, hooks } of sourcesOf(s, who))
      if (hooks.reacts !== undefined && !list.some(({ by }) => by === hooks.reacts))
        list.push({ who, by: hooks.reacts, rule });
    return list;
  });
}

/** Nobody sidesteps out of the Truck, nor after falling; nobody attacks with nothing (AD-TRUCK17-R). */
const isPossible = (s: Army, zone: number, { who, by }: Reaction): boolean =>
  isPlaying(s.team[who]) && (by === 'attack' ? reactionPlays(s, who, zone).length > 0 : s.team[who].seat === null);

const idFor = (s: Army, { who, by }: Reaction): string => `react.${idOf(s, who)}.${by}`;

/** All who may answer do so in turn, or not; the First Player says who is next (D30). */
export function* reactions(g: G, zone: number): Rules {
  const s = g.state;
  let open = reactionsTo(s, zone);
  for (;;) {
    open = open.filter((one) => isPossible(s, zone, one));
    if (open.length === 0) return;
    const params = { zone: zoneNamed(s, zone) };
    const id = yield* choose(g, s.first, ASK, () => open.map((one) => idFor(s, one)), { params });
    const next = open.find((one) => idFor(s, one) === id);
    if (next === undefined) throw new Error(`nobody reacts by "${id}"`);
    open = open.filter((one) => one !== next);
    if (next.by === 'attack') yield* reactionAttack(g, next.who, zone);
    else yield* freeMove(g, next.who, 'sidestep', [next.rule]);
  }
}
