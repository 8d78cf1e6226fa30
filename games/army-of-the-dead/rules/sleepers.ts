/** Removing Dormants (AD-RDORM01 to AD-RDORM04-R). */
import { EQUIPMENT } from '../content/equipment.ts';
import { gain } from './gain.ts';
import { judge } from './goals.ts';
import { zoneId } from './ground.ts';
import { sourcesOf } from './moments.ts';
import { onFoot } from './move.ts';
import { makeNoise } from './noise.ts';
import { canPay, pay } from './pay.ts';
import { noteRemoved } from './personal.ts';
import { type Army, actor, cardIn, dormantNumber, dormantZone, HANDS, hasDormants, idOf, nowOf } from './state.ts';
import type { Verb } from './verb.ts';

const COST = 2;
const REMOVED = ['AD-RDORM01', 'AD-RDORM04', 'AD-DORM11'];
const DORMANTS = { type: 'dormants' } as const;

/** What it costs him (AD-SKILL11). */
export const removalCost = (s: Army, who: number): number =>
  Math.min(COST, ...sourcesOf(s, who).map(({ hooks }) => hooks.dormantsCost ?? COST));

/** Melee weapons in Hand, each kind once. */
export const meleeInHand = (s: Army, who: number): string[] => {
  const ids = s.team[who].slots.slice(0, HANDS).flatMap((slot) => {
    const card = cardIn(slot);
    return card?.kind === 'melee' ? [card.id] : [];
  });
  return [...new Set(ids)];
};

export const sleepersVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    const { zone } = s.team[who];
    if (!onFoot(s, who) || !hasDormants(s, zone) || !canPay(s, DORMANTS, removalCost(s, who))) return [];
    const here = s.dormants.filter((token) => dormantZone(token) === zone);
    return meleeInHand(s, who).flatMap((card) => here.map((_, i) => `${card}.${i + 1}`));
  },
  *act(g, [card, nth]) {
    const s = g.state;
    const { who } = nowOf(s);
    const { zone } = actor(s);
    pay(g, DORMANTS, removalCost(s, who));
    const places = s.dormants.flatMap((token, i) => (dormantZone(token) === zone ? [i] : []));
    const [token] = s.dormants.splice(places[Number(nth) - 1], 1);
    const n = dormantNumber(token);
    s.turnedDormants[n]++;
    g.reveal('dormant');
    g.emit({ type: 'sleepers-removed', survivor: idOf(s, who), zone: zoneId(s, zone), n, card, rules: REMOVED });
    noteRemoved(g, who);
    yield* gain(g, who, n, ['AD-RDORM04', 'AD-RDORM04-R']);
    judge(g);
    const weapon = EQUIPMENT.find((one) => one.id === card);
    if (weapon?.noisy) yield* makeNoise(g, zone, ['AD-RDORM03', 'AD-RDORM03-R']);
  },
};
