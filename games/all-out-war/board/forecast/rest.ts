/** What of the chances of a melee neither a wound nor a fall accounts for. */
import type { FightPlan } from '../../rules/fights.ts';

/** Less than this is nothing: chances are sums. */
export const LEAST = 1e-9;

/** An Attack that wins without a wound, by a tie or by less than it takes: the losers are only pushed back (AW-MELEE21). */
export const pushesOnly = ({ attacks, win, harms }: FightPlan): number => (attacks ? win - harms : 0);

/** A defeat without a wound: by a tie, or against those who only Defend. */
export const losesUnhurt = ({ win, hurt }: FightPlan): number => 1 - win - hurt;
