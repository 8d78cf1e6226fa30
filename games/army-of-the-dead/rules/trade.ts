/** Reorganising and trading (AD-TRADE01 to AD-TRADE05-R). */
import type { Rules } from '@shamble/kernel';
import { choose } from './ask.ts';
import { judge } from './goals.ts';
import { arrange, settle } from './inventory.ts';
import { fighterNamed } from './named.ts';
import { canPay, pay } from './pay.ts';
import { placeOf } from './people.ts';
import { type Army, actor, fightersIn, type G, idOf, isPlaying, nowOf, survivorOf } from './state.ts';
import type { Verb } from './verb.ts';

const ASK_SELF = { id: 'reorganise', rules: ['AD-TRADE01', 'AD-INV05'] };
const ASK_TRADE = { id: 'trade', rules: ['AD-TRADE01', 'AD-TRADE03', 'AD-TRADE04'] };
const ASK_AGREE = { id: 'agree-trade', rules: ['AD-TRADE02', 'AD-TRADE03'] };
const ASK_PARTNER = { id: 'arrange', rules: ['AD-TRADE02'] };
const TRADED = ['AD-TRADE01', 'AD-TRADE03'];
const TRADE = { type: 'trade' } as const;

/** Companions here without a Leader, as near as he is to them: on foot, or in the Truck (AD-MISC03-R, AD-ALLY10-R). */
const leaderless = (s: Army, who: number): string[] => {
  const { zone, seat } = s.team[who];
  return s.companions
    .filter(
      (one) => isPlaying(one) && !one.hiding && one.leader < 0 && one.zone === zone && one.aboard === (seat !== null),
    )
    .map((one) => survivorOf(one).id);
};

/** Whether somebody has anything that could lie elsewhere. */
const hasThings = (s: Army, who: number): boolean => s.team[who].slots.some((slot) => slot >= 0);

export const tradeVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    if (!canPay(s, TRADE)) return [];
    const partners = fightersIn(s, s.team[who].zone).filter(
      (other) => other !== who && (hasThings(s, who) || hasThings(s, other) || tradable(s, who) || tradable(s, other)),
    );
    return [
      ...(hasThings(s, who) ? ['self'] : []),
      ...partners.map((other) => idOf(s, other)),
      ...leaderless(s, who).map((id) => `join.${id}`),
    ];
  },
  *act(g, [whom, companion]) {
    const s = g.state;
    pay(g, TRADE);
    if (whom === 'join') join(g, companion);
    else if (whom === 'self') {
      const { who } = nowOf(s);
      settle(g, yield* arrange(g, actor(s).owner, ASK_SELF, [who]));
    } else yield* trade(g, placeOf(s.team, whom));
    judge(g);
  },
};

const tradable = (s: Army, who: number): boolean =>
  s.team[who].tokens.length > 0 || s.companions.some(({ leader }) => leader === who);

/** A Companion who lost his Leader goes with whoever spends a Trade Action; nobody wakes. */
function join(g: G, id: string): void {
  const s = g.state;
  const companion = s.companions[placeOf(s.companions, id)];
  companion.leader = nowOf(s).who;
  const leader = idOf(s, companion.leader);
  g.emit({ type: 'attached', survivor: id, leader, rules: ['AD-MISC03-R', 'AD-ALLY10-R'] });
}

/** Both lay their things where they like; the other's player has to agree, and may still arrange the other's own. */
function* trade(g: G, other: number): Rules {
  const s = g.state;
  const { who } = nowOf(s);
  const { owner } = s.team[who];
  const partner = s.team[other];
  const params = { survivor: fighterNamed(s, who), partner: fighterNamed(s, other) };
  const arrangement = yield* arrange(g, owner, ASK_TRADE, [who, other], [], params);
  const [giver, taker] = [idOf(s, who), idOf(s, other)];
  // Where nothing changes and the partner has nothing to rearrange, there is nothing to agree to.
  if (partner.owner !== owner && (arrangement.chosen.length > 0 || hasThings(s, other))) {
    const deal = { ...params, deal: arrangement.chosen.map((id) => ({ id: 'deal', params: { what: id } })) };
    const answer = yield* choose(g, partner.owner, ASK_AGREE, () => ['agree', 'arrange', 'refuse'], { params: deal });
    if (answer === 'refuse') {
      g.emit({ type: 'trade-refused', survivor: giver, partner: taker, rules: TRADED });
      return;
    }
    settle(g, arrangement);
    if (answer === 'arrange') settle(g, yield* arrange(g, partner.owner, ASK_PARTNER, [other], [], params));
  } else settle(g, arrangement);
  g.emit({ type: 'traded', survivor: giver, partner: taker, rules: TRADED });
}
