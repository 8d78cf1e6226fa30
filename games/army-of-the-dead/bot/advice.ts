import { reasons } from '@shamble/bots/advice';
import { group } from '@shamble/kernel/words';
import { planNow } from '../rules/ground.ts';
import type { Army } from '../rules/state.ts';

/** Reasons are the messages `bot.<id>`. */
export const { why, advise } = reasons('bot');

export const survivorName = group('survivor');
export const cardName = group('card');
export const skillName = group('skill');
/** A Zone as people call it on this map. */
export const zoneName = (s: Army, zone: number) => ({ id: 'zone', params: { zone: planNow(s).zones[zone].label } });
