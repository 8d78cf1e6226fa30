import { bagSize, type Game } from '@shamble/kernel';
import { MISSIONS } from '../content/missions.ts';
import { flaw } from './flaw.ts';
import { checkInventory } from './inventory.ts';
import { inMission } from './mission-named.ts';
import { checkRoom } from './objectives.ts';
import { objectiveOf } from './personal.ts';
import { play } from './play.ts';
import { scramble } from './scramble.ts';
import { SETUP_CHECKS, setup } from './setup.ts';
import { type Army, cardIn } from './state.ts';
import { view } from './view.ts';
import { CHECKS as WAY_CHECKS } from './ways.ts';
import { whyNot } from './why.ts';

/** Army of the Dead: A Zombicide Game. */
export const game: Game<Army> = {
  id: 'army-of-the-dead',
  version: '1.1.0',
  seats: { min: 1, max: 6, usual: 1 },
  options: [
    { id: 'mission', values: MISSIONS.map(({ id }) => id), default: MISSIONS[0].id },
    { id: 'team', values: ['choose', 'random'], default: 'choose' },
    { id: 'ammo', values: ['hit', 'check'], default: 'hit' },
    { id: 'forecasts', values: ['all', 'odds', 'none'], default: 'all' },
  ],
  setup,
  play,
  outcome: (s) => s.result,
  view,
  scramble,
  counts,
  flaw,
  turns: (s) => s.turn,
  checks: { ...SETUP_CHECKS, ...WAY_CHECKS, inventory: checkInventory, room: checkRoom },
  whyNot: (s, decision, answer) => inMission(s, whyNot(s, decision, answer)),
};

/** Components, wherever they lie. None is ever lost or made (AD-COMP03, AD-COMP05, AD-COMP07, AD-COMP08). */
function counts(s: Army): Record<string, number> {
  const onCards = (kind: 'shambler' | 'alpha'): number =>
    bagSize(
      s.personal.map((one) => {
        const { goal } = objectiveOf(one);
        return goal.goal === 'kills' && goal.of === kind ? one.count : 0;
      }),
    );
  return {
    shamblers: s.box.shamblers + bagSize(s.shamblers) + onCards('shambler'),
    alphas: s.box.alphas + bagSize(s.alphas) + onCards('alpha'),
    dormants: s.dormants.length + bagSize(s.spareDormants) + bagSize(s.turnedDormants),
    equipment:
      s.equipment.draw.length +
      s.equipment.discard.length +
      s.air.length +
      s.laid.length +
      bagSize(s.team.map(({ slots }) => slots.filter((slot) => cardIn(slot) !== null).length)),
    zombieCards: s.zombies.draw.length + s.zombies.discard.length + s.goneCards.length,
    orders: s.orders.draw.length + s.orders.discard.length,
    objectives:
      s.tokens.length +
      (s.taking === null ? 0 : 1) +
      s.goneTokens.length +
      bagSize(s.team.map(({ tokens }) => tokens.length)),
  };
}
