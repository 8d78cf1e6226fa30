import { drawCard, type Rules } from '@shamble/kernel';
import { ENCOUNTERS } from '../content/encounters.ts';
import type { Challenge, Effect, MoralCost, MoralOption } from '../content/words.ts';
import { rollActions, rollMixed } from './action.ts';
import { type Context, newContext, type Why } from './context.ts';
import { carryOut } from './effects.ts';
import { fight } from './fight.ts';
import { chooseFollower, leaveFollower, spareFollowers } from './followers.ts';
import { dropItem } from './harm.ts';
import { amountOf, isMet } from './metric.ts';
import { named } from './names.ts';
import { compare, pick, vote } from './others.ts';
import { billOf, covers, partyStock, pay } from './pay.ts';
import { type G, me, playersInPlay, type Walking } from './state.ts';

const DRAWN = ['WD-ENC01', 'WD-ENC02'];
const REPLACED = ['WD-ENC09', 'WD-ENC09-R'];
const RESULT = ['WD-ENC03', 'WD-ENC07'];
const NOTHING_LEFT = ['WD-ENC08-R'];
const ASK_MORAL = { id: 'moral', rules: ['WD-ENC05', 'WD-ENC03'] };
const CHOSEN = ['WD-ENC05'];

/** Draws a card and faces it; true for a success (WD-ENC01 to WD-ENC09, WD-RES03). */
export function* faceEncounter(g: G, why: Why): Rules<boolean> {
  const s = g.state;
  const card = drawEncounter(g);
  if (card < 0) {
    g.emit({ type: 'no-encounter', rules: NOTHING_LEFT });
    return true;
  }
  s.facing.push(card);
  g.emit({ type: 'encounter', player: named(s.active), card: ENCOUNTERS[card].id, why, rules: DRAWN });
  const context = newContext(card, why, s.active);
  const { challenge, success, fail } = ENCOUNTERS[card];
  const won =
    challenge.kind === 'moral'
      ? yield* decide(g, challenge.options, context)
      : yield* tryChallenge(g, challenge, success, fail, context);
  if (context.kept) return won;
  s.facing.splice(s.facing.lastIndexOf(card), 1);
  s.encounters.discard.push(card);
  return won;
}

/** Cards that need others are drawn again where nobody else is in play (WD-ENC09). */
function drawEncounter(g: G): number {
  const s = g.state;
  const alone = playersInPlay(s).length < 2;
  for (let tries = s.encounters.draw.length + s.encounters.discard.length; tries > 0; tries--) {
    const card = drawCard(g.chance, 'encounters', s.encounters, (i) => ENCOUNTERS[i].id);
    if (card < 0 || !alone || !ENCOUNTERS[card].multi) return card;
    s.encounters.discard.push(card);
    g.emit({ type: 'encounter-replaced', card: ENCOUNTERS[card].id, rules: REPLACED });
  }
  return -1;
}

/** The challenge, then the section that goes with its result (WD-ENC03, WD-FIGHT09). */
function* tryChallenge(
  g: G,
  challenge: Challenge,
  success: readonly Effect[],
  fail: readonly Effect[],
  context: Context,
): Rules<boolean> {
  const won = yield* meet(g, challenge, context);
  yield* conclude(g, won, won ? success : fail, context);
  return won;
}

function* conclude(g: G, won: boolean, effects: readonly Effect[], context: Context): Rules {
  context.section = won ? 'success' : 'fail';
  g.emit({ type: won ? 'succeeded' : 'failed', card: ENCOUNTERS[context.card].id, rules: RESULT });
  yield* carryOut(g, effects, context);
}

/** Whether a challenge is met; all but the moral ones, which choose their own. */
function* meet(g: G, challenge: Challenge, context: Context): Rules<boolean> {
  const s = g.state;
  switch (challenge.kind) {
    case 'kill':
      return (yield* fight(g, 'encounter', amountOf(s, s.active, challenge.zombies))).beaten;
    case 'survive':
      return (yield* fight(g, 'encounter', amountOf(s, s.active, challenge.zombies))).deaths === 0;
    case 'act':
      return yield* rollActions(g, 'encounter', amountOf(s, s.active, challenge.n));
    case 'mix':
      return yield* rollMixed(g, challenge.kills, challenge.actions, challenge.zombies);
    case 'pay': {
      const paid = yield* pay(g, challenge.costs, 'refuse');
      context.paid = paid ?? [];
      return paid !== null;
    }
    case 'have':
      return isMet(s, s.active, challenge.condition);
    case 'compare':
      return compare(g, challenge);
    case 'vote':
      return yield* vote(g, challenge, context);
    case 'pick':
      return yield* pick(g, challenge, context);
    case 'auto':
    case 'moral':
      return true;
  }
}

/** A hard decision: the option chosen says what happens, and whether it was a success. */
function* decide(g: G, options: readonly MoralOption[], context: Context): Rules<boolean> {
  const s = g.state;
  const open = options.filter(({ cost }) => cost === null || canMeet(s, cost));
  const ids = open.map(({ id }) => id);
  const params = { card: ENCOUNTERS[context.card].id, edition: s.edition };
  let option =
    open.length === 1
      ? open[0]
      : open[ids.indexOf((yield* g.choose(s.active, ASK_MORAL, ids, { params })) as 'a' | 'b')];
  if (option.cost !== null && !(yield* meetCost(g, option.cost))) option = options[options.length - 1];
  g.emit({
    type: 'decided',
    player: named(s.active),
    card: ENCOUNTERS[context.card].id,
    option: option.id,
    rules: CHOSEN,
  });
  const { nested } = option;
  if (nested !== null) return yield* tryChallenge(g, nested.challenge, nested.success, nested.fail, context);
  const won = option.outcome === 'success';
  yield* conclude(g, won, option.effects, context);
  return won;
}

function canMeet(s: Walking, cost: MoralCost): boolean {
  if ('resources' in cost) return covers(partyStock(s), billOf(cost.resources));
  if ('items' in cost) return me(s).items.length >= cost.items;
  return spareFollowers(me(s)).length > 0;
}

function* meetCost(g: G, cost: MoralCost): Rules<boolean> {
  const s = g.state;
  if ('resources' in cost) return (yield* pay(g, cost.resources, null)) !== null;
  if ('items' in cost) for (let i = 0; i < cost.items; i++) yield* dropItem(g, s.active);
  else leaveFollower(g, s.active, yield* chooseFollower(g, s.active, 'leave-here'), me(s).space);
  return true;
}
