/** What people call a Zone depends on the Mission: every question, event and refusal says which it is. */
import type { GameEvent, Params, Refusal } from '@shamble/kernel';
import { type Army, type G, missionOf } from './state.ts';

type Told = Pick<G, 'emit' | 'choose' | 'window' | 'pick' | 'split' | 'order'>;

/** A table that names the Mission whenever it asks or tells. */
export function namingMission(g: G): G {
  const { id: mission } = missionOf(g.state);
  const named = (params?: Params): Params => ({ mission, ...params });
  const told: Told = {
    emit(event: GameEvent): void {
      if (g.sink !== null) g.emit({ ...event, mission });
    },
    choose: (seat, ask, options, extra) => g.choose(seat, ask, options, { ...extra, params: named(extra?.params) }),
    window: (seat, ask, plays, pass, params) => g.window(seat, ask, plays, pass, named(params)),
    pick: (seat, ask, options, how) => g.pick(seat, ask, options, { ...how, params: named(how.params) }),
    split: (seat, ask, targets, total, how) =>
      g.split(seat, ask, targets, total, { ...how, params: named(how?.params) }),
    order: (seat, ask, items, extra) => g.order(seat, ask, items, { ...extra, params: named(extra?.params) }),
  };
  return Object.assign(Object.create(g), told);
}

/** A refusal with the Mission it was said in. */
export const inMission = (s: Army, refusal: Refusal | null): Refusal | null =>
  refusal && { ...refusal, params: { mission: missionOf(s).id, ...refusal.params } };
