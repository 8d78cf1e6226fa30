import type { Rules } from '@shamble/kernel';
import { ICONS } from '../content/map.ts';
import { hasAbility, SURVIVORS } from '../content/survivors.ts';
import { KINDS } from '../content/words.ts';
import { faceEncounter } from './encounter.ts';
import { rescue } from './followers.ts';
import { KIND_IDS, MARKER, named } from './names.ts';
import { chooseKinds } from './pay.ts';
import { addStock, editionOf, FOOD, type G, me, type Visit, type Walking } from './state.ts';

const ASK_NEXT_CARD = { id: 'next-card', rules: ['WD-RES07', 'WD-FOL14'] };
const ASK_WHICH_ICON = { id: 'which-icon', rules: ['WD-RES10'] };
const ASK_KEEP_ICONS = { id: 'keep-icons', rules: ['WD-RES12'] };
const COLLECTED = ['WD-RES08', 'WD-RES09-R'];

/** What there is to face on a space (WD-TURN01, WD-MOVE05, WD-MOVE07). */
export function startVisit(s: Walking): Visit {
  const { space } = me(s);
  const icons = ICONS[space].map((kind) => KINDS.indexOf(kind));
  const markers = s.markers.filter((marker) => marker.space === space).map(({ id }) => id);
  return { markers, cards: icons.length, icons, denials: 0 };
}

/** One card of the visit; true once all were faced and the resources are collected (WD-RES01 to WD-RES13). */
export function* faceNext(g: G, visit: Visit): Rules<boolean> {
  if (visit.markers.length === 0 && visit.cards === 0) {
    if (editionOf(g.state).collect === 'end') yield* collectAtEnd(g, visit);
    return true;
  }
  const answer = yield* nextCard(g, visit);
  if (answer === 'icon') yield* faceForIcon(g, visit);
  else yield* faceForMarker(g, visit, MARKER.indexOf(answer));
  return false;
}

/** Markers before icons, or as the active player likes (WD-RES06, WD-RES07). */
function* nextCard(g: G, { markers, cards }: Visit): Rules<string> {
  const options = markers.map((id) => MARKER[id]);
  if (cards > 0 && (markers.length === 0 || editionOf(g.state).markers === 'free')) options.push('icon');
  return options.length === 1 ? options[0] : yield* g.choose(g.state.active, ASK_NEXT_CARD, options);
}

/** Success brings the trapped follower into the team; else they stay (WD-FOL11 to WD-FOL14). */
function* faceForMarker(g: G, visit: Visit, id: number): Rules {
  visit.markers.splice(visit.markers.indexOf(id), 1);
  if (yield* faceEncounter(g, 'marker')) rescue(g, g.state.active, id);
}

function* faceForIcon(g: G, visit: Visit): Rules {
  const s = g.state;
  visit.cards--;
  yield* faceEncounter(g, 'icon');
  if (editionOf(s).collect === 'end' || s.now.denied) return;
  const kinds = [...new Set(visit.icons)];
  const kind =
    kinds.length === 1
      ? kinds[0]
      : KIND_IDS.indexOf(
          yield* g.choose(
            s.active,
            ASK_WHICH_ICON,
            kinds.map((k) => KIND_IDS[k]),
          ),
        );
  visit.icons.splice(visit.icons.indexOf(kind), 1);
  collect(g, [kind]);
}

/** All icons, less one for every denial; the player chooses which (WD-RES12). */
function* collectAtEnd(g: G, { icons, denials }: Visit): Rules {
  const left = Math.max(0, icons.length - denials);
  const limits = [0, 1, 2].map((kind) => icons.filter((icon) => icon === kind).length);
  const units = yield* chooseKinds(g, g.state.active, ASK_KEEP_ICONS, limits, left);
  collect(
    g,
    units.flatMap((n, kind) => Array<number>(n).fill(kind)),
  );
}

/** Resources come from the space to the active player (WD-RES08, WD-TEAM13). */
function collect(g: G, kinds: readonly number[]): void {
  const s = g.state;
  for (const kind of kinds) {
    const lost = kind === FOOD ? firstWith(s, 'hungry') : -1;
    if (lost >= 0) s.now.used.push(lost);
    const n = lost >= 0 ? 0 : addStock(me(s), kind, 1);
    g.emit({ type: 'collected', player: named(s.active), kind: KIND_IDS[kind], n, rules: COLLECTED });
    forage(g, kind);
  }
}

/** Who has the ability and has not used it this turn. */
const firstWith = (s: Walking, word: 'hungry'): number =>
  me(s).team.find(({ id }) => !s.now.used.includes(id) && hasAbility(id, word))?.id ?? -1;

/** One more of a resource that a survivor knows how to find, once a turn each. */
function forage(g: G, kind: number): void {
  const s = g.state;
  for (const { id } of me(s).team)
    for (const ability of SURVIVORS[id].abilities) {
      if (ability.word !== 'forage' || ability.kind !== KINDS[kind] || s.now.used.includes(id)) continue;
      s.now.used.push(id);
      const n = addStock(me(s), kind, 1);
      g.emit({
        type: 'foraged',
        player: named(s.active),
        survivor: SURVIVORS[id].id,
        kind: KIND_IDS[kind],
        n,
        rules: COLLECTED,
      });
    }
}
