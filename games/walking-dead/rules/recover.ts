import type { Rules } from '@shamble/kernel';
import { ITEMS, itemNumber } from '../content/items.ts';
import { hasAbility } from '../content/survivors.ts';
import { heal, unburden } from './fatigue.ts';
import { discardItem } from './items.ts';
import { FEED, named, SURVIVOR_IDS, USE } from './names.ts';
import { FOOD, type G, me } from './state.ts';

const ASK_RECOVER = { id: 'recover', rules: ['WD-REC01', 'WD-REC02', 'WD-REC03'] };
const EATEN = ['WD-REC01'];
const KIT = itemNumber('medicalKit');

/** Phase 1: Food takes Fatigue away, one for one, as often as one likes (WD-REC01 to WD-REC04). */
export function* recover(g: G): Rules {
  const s = g.state;
  const player = me(s);
  for (const { id, fatigue } of player.team) if (fatigue > 0 && hasAbility(id, 'rest')) unburden(g, s.active, id, 1);
  for (;;) {
    const tired = player.team.filter(({ fatigue }) => fatigue > 0);
    const plays = player.stock[FOOD] > 0 ? tired.map(({ id }) => FEED[id]) : [];
    if (tired.length > 0 && player.items.includes(KIT)) plays.push(USE[KIT]);
    if (plays.length === 0) return;
    const answer = yield* g.window(s.active, ASK_RECOVER, plays, 'done', { food: player.stock[FOOD] });
    if (answer === 'done') return;
    if (answer === USE[KIT]) {
      discardItem(g, s.active, KIT);
      yield* heal(g, s.active, ITEMS[KIT].n);
    } else yield* eat(g, FEED.indexOf(answer));
  }
}

/** One Food for one Fatigue; with a medic the first Food of the turn takes one more, from anybody. */
function* eat(g: G, id: number): Rules {
  const s = g.state;
  const player = me(s);
  player.stock[FOOD]--;
  g.emit({ type: 'food-eaten', player: named(s.active), survivor: SURVIVOR_IDS[id], rules: EATEN });
  unburden(g, s.active, id, 1);
  const medic = player.team.find((member) => hasAbility(member.id, 'medic') && !s.now.used.includes(member.id));
  if (!medic) return;
  for (const member of player.team) if (hasAbility(member.id, 'medic')) s.now.used.push(member.id);
  yield* heal(g, s.active, 1);
}
