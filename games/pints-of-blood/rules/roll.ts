import type { Rules } from '@shamble/kernel';
import { BATTLE_DICE, BATTLE_FACES, COLOUR_FACES } from '../content/dice.ts';
import { boardBus, resolveColour } from './colour.ts';
import { turnOverFood } from './food.ts';
import { NO_TICKET } from './names.ts';
import type { G, Pints } from './state.ts';

const ROLLED = ['PB-ROLL01'];
const REROLLED = ['PB-CC20', 'PB-CC20-R'];
const ZOMBIE_DICE = ['PB-ROLL02'];

/** Phase I-B: seven battle dice and the colour die, once, after the last companion was sent (PB-ROLL01). */
export function rollDice(g: G): void {
  const s = g.state;
  s.dice = g.chance.rollAll('battle', BATTLE_DICE, BATTLE_FACES);
  s.colour = g.chance.roll('colour', COLOUR_FACES);
  s.setAside = 0;
  g.emit({ type: 'rolled', player: s.active + 1, dice: s.dice.slice(), colour: s.colour, rules: ROLLED });
}

/** Don't Say the Z-Word: every zombie die not set aside is rolled again (PB-CC20-R, PB-FOOD15-R). */
export function rerollZombies(g: G): void {
  const s = g.state;
  const again: number[] = [];
  let keep = s.setAside;
  s.dice.forEach((face, i) => {
    if (face === 'zombie' && keep-- <= 0) again.push(i);
  });
  const rolled = g.chance.rollAll('battle', again.length, BATTLE_FACES);
  again.forEach((die, i) => {
    s.dice[die] = rolled[i];
  });
  g.emit({ type: 'rerolled', player: s.active + 1, dice: rolled, rules: REROLLED });
}

/** What, No Ticket?!: one zombie die is set aside and gives nothing (PB-FOOD15, PB-FOOD15-R). */
export function noTicket(g: G): void {
  g.state.setAside++;
  turnOverFood(g, g.state.active, NO_TICKET);
}

/** The colour result first, then a zombie boards the bus for each zombie die left (PB-ROLL05-R, PB-ROLL02). */
export function* resolveDice(g: G): Rules {
  const s = g.state;
  if (s.colour) yield* resolveColour(g, s.colour, 'turn');
  const zombies = zombieDice(s);
  if (zombies > 0) boardBus(g, zombies, ZOMBIE_DICE);
}

/** How many dice show a zombie and are not set aside. */
export function zombieDice({ dice, setAside }: Pints): number {
  let zombies = -setAside;
  for (let i = 0; i < dice.length; i++) if (dice[i] === 'zombie') zombies++;
  return zombies;
}
