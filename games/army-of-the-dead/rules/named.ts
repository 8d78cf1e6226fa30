/** Names as questions, events and refusals carry them. */
import type { Message } from '@shamble/kernel';
import { zoneId } from './ground.ts';
import { type Army, idOf } from './state.ts';

/** A Survivor or Companion by id. */
export const personNamed = (id: string): Message => ({ id: `survivor.${id}` });

/** One of the team by place. */
export const fighterNamed = (s: Army, who: number): Message => personNamed(idOf(s, who));

/** A Zone by id. */
export const placeNamed = (id: string): Message => ({ id: 'zone', params: { zone: id } });

/** A Zone by number. */
export const zoneNamed = (s: Army, zone: number): Message => placeNamed(zoneId(s, zone));
