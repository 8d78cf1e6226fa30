/** Searching (AD-SEARCH01 to AD-SEARCH08-R). */
import { drawCard, type Rules } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { appear } from './appear.ts';
import { wake } from './dormants.ts';
import { judge } from './goals.ts';
import { isSearchable, zoneId } from './ground.ts';
import { arrange, settle } from './inventory.ts';
import { has, numbersOf } from './moments.ts';
import { onFoot } from './move.ts';
import { fighterNamed } from './named.ts';
import { total } from './parts.ts';
import { canPay, pay } from './pay.ts';
import { type Army, actor, type G, idOf, isPlaying, nowOf, zombiesIn } from './state.ts';
import type { Verb } from './verb.ts';

const ASK = { id: 'found', rules: ['AD-SEARCH04', 'AD-INV01'] };
const SEARCHED = ['AD-SEARCH01', 'AD-SEARCH04'];
const SEARCH = { type: 'search' } as const;

export const cardsLeft = ({ equipment }: Army): number => equipment.draw.length + equipment.discard.length;

/** Once in a Round, unless a Skill lets him (AD-SEARCH05-R, AD-SKILL08). */
export const maySearchAgain = (s: Army, who: number): boolean =>
  s.team[who].searches === 0 || has(s, who, 'searchesAgain');

/** How many cards a Search brings (AD-SKILL07). */
export const cardsDrawn = (s: Army, who: number): number => 1 + total(numbersOf(s, who, (hooks) => hooks.cards ?? 0));

export const searchVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    const { zone } = s.team[who];
    const can =
      onFoot(s, who) &&
      isSearchable(s, zone) &&
      zombiesIn(s, zone) === 0 &&
      maySearchAgain(s, who) &&
      cardsLeft(s) > 0 &&
      canPay(s, SEARCH);
    return can ? [''] : [];
  },
  *act(g) {
    const s = g.state;
    const { who } = nowOf(s);
    const fighter = actor(s);
    pay(g, SEARCH);
    fighter.searches++;
    g.emit({ type: 'searched', survivor: idOf(s, who), zone: zoneId(s, fighter.zone), rules: SEARCHED });
    yield* wake(g, [fighter.zone], ['AD-SEARCH03', 'AD-DORM06']);
    const cards = cardsDrawn(s, who);
    for (let i = 0; i < cards && isPlaying(fighter) && cardsLeft(s) > 0; i++) yield* drawEquipment(g, who);
  },
};

/** The top card of the deck, kept, put away or discarded; Aaahh!! brings a Shambler (AD-SEARCH04, AD-SEARCH07). */
export function* drawEquipment(g: G, who: number): Rules {
  const s = g.state;
  const card = drawCard(g.chance, 'equipment', s.equipment, (i) => EQUIPMENT[i].id);
  if (card < 0) return;
  const { id, does } = EQUIPMENT[card];
  const { zone, owner } = s.team[who];
  g.emit({ type: 'found', survivor: idOf(s, who), card: id, rules: ['AD-SEARCH04', 'AD-SEARCH06'] });
  if (does === 'spawn') {
    s.equipment.discard.push(card);
    yield* appear(g, zone, [{ kind: 'shambler', n: 1 }], ['AD-SEARCH07', 'AD-SEARCH07-R']);
    judge(g);
    return;
  }
  const params = { survivor: fighterNamed(s, who), card: { id: `card.${id}` } };
  s.air = [card];
  const arrangement = yield* arrange(g, owner, ASK, [who], [{ who, piece: card }], params);
  s.air = [];
  settle(g, arrangement);
  judge(g);
}
