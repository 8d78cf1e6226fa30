/** What people may ask of a bot: that its Survivors wait where they are, or that they protect somebody. */
import type { Seat } from '@shamble/kernel';
import { placeOf } from '../rules/people.ts';
import { type Army, isPlaying } from '../rules/state.ts';
import type { Role } from './roles.ts';
import { WEIGHTS } from './weights.ts';

const PROTECT = 'protect.';

/** Whom a seat that was asked something should protect: their place in the team, -1 for nobody, that is to wait. */
interface Heeded {
  readonly seat: Seat;
  readonly protects: number;
}

/** What a request comes to; null where it is none, or whoever should be protected is not there any more. */
export function heeded(s: Army, seat: Seat, request: string | null | undefined): Heeded | null {
  if (request === 'wait') return { seat, protects: -1 };
  if (!request?.startsWith(PROTECT)) return null;
  const protects = placeOf(s.team, request.slice(PROTECT.length));
  return protects >= 0 && isPlaying(s.team[protects]) ? { seat, protects } : null;
}

/** Everybody's role, with those of the seat that was asked something in the place of their own. */
export const rolesWhenAsked = (s: Army, roles: readonly Role[], { seat, protects }: Heeded): readonly Role[] =>
  roles.map((role, who) => {
    if (s.team[who].owner !== seat || !isPlaying(s.team[who]) || who === protects) return role;
    const zone = s.team[protects < 0 ? who : protects].zone;
    return { task: null, zone, step: WEIGHTS.step * WEIGHTS.asked, asked: protects < 0 ? 'wait' : 'protect' };
  });

/** Whoever is protected counts for more than for the Mission alone. */
export const worthWhenAsked = (worth: readonly number[], { protects }: Heeded): readonly number[] =>
  worth.map((one, who) => (who === protects ? one * WEIGHTS.asked : one));
