/** The End phase (3.26): the dead return, infection, what ends with the turn, victory, Initiative. */
import type { Outcome, Rules } from '@shamble/kernel';
import { MOST_THREAT } from '../content/threat.ts';
import { chooseOf, offer } from './ask.ts';
import { FREE, isCard, itemOf } from './cards.ts';
import { rollAction } from './dice.ts';
import { end } from './events.ts';
import { putAway, woundPerson } from './harm.ts';
import { infectionOrderFree } from './orders.ts';
import { type G, nameOf, ofSide, type Person, rivalOf, type Side, seatOf, sides, type War } from './state.ts';
import { changeThreat } from './threat.ts';
import { named } from './words.ts';

const BITTEN = { id: 'next-bitten', rules: ['AW-END03'] };
const ANTIBIOTICS = { id: 'antibiotics', rules: ['AW-CONT04'] };

/** Counters that win at the end of a turn (AW-SCEN19); on the small table three, and Threat 14 loses (AW-CONT12). */
const WINNING = 7;
const LEARNING = { counters: 3, threat: 14 };

export function* endPhase(g: G): Rules {
  const s = g.state;
  theDeadReturn(g);
  yield* infection(g);
  endOfTurn(g);
  s.result = victory(s);
  if (s.result !== null) {
    g.emit({ type: 'over', outcome: s.result.id, winners: [...s.result.winners], rules: ['AW-END07', 'AW-SCEN21-R'] });
    s.step = 'over';
    return;
  }
  newTurn(g);
  s.step = 'turn';
}

/** A die for every prone Walker, in order of number (AW-END02). */
function theDeadReturn(g: G): void {
  for (const walker of g.state.walkers.filter(({ prone }) => prone)) {
    const badge = rollAction(g, 'return');
    g.emit({ type: 'returns', walker: nameOf(walker), badge, rules: ['AW-END02'] });
    if (badge) walker.prone = false;
  }
}

/** A die for every bitten Survivor: sides in turn, or by seat and list where no order matters (AW-END03, AW-END04, AW-TURN06). */
function* infection(g: G): Rules {
  const s = g.state;
  const left = s.people.filter((person) => person.status === 'playing' && person.bitten);
  let turn = 0;
  while (left.length > 0) {
    const order = sides(s);
    const side = [order[turn % order.length], rivalOf(s, order[turn % order.length])].find((one) =>
      left.some((person) => person.side === one),
    ) as Side;
    const own = left.filter((person) => person.side === side);
    const next = infectionOrderFree(s, left) ? left[0] : yield* chooseOf(g, seatOf(s, side), BITTEN, own, nameOf);
    left.splice(left.indexOf(next), 1);
    yield* worsens(g, next);
    turn++;
  }
}

/** A blank is a wound, unless Antibiotics help; whoever dies so turns (AW-END03, AW-END04, AW-CONT04). */
function* worsens(g: G, person: Person): Rules {
  const badge = rollAction(g, 'infection');
  g.emit({ type: 'infection', survivor: person.id, badge, rules: ['AW-END03'] });
  if (badge) return;
  const slot = person.slots.findIndex((card) => isCard(card) && itemOf(card).does === 'antibiotics');
  if (slot >= 0) {
    const answer = yield* offer(g, person.owner, ANTIBIOTICS, ['antibiotics'], 'keep', { survivor: named(person) });
    if (answer !== null) {
      putAway(g, person.slots[slot]);
      person.slots[slot] = FREE;
      g.emit({ type: 'antibiotics', survivor: person.id, rules: ['AW-CONT04', 'AW-KEY12'] });
      return;
    }
  }
  woundPerson(g, person, 1, false, ['AW-END03', 'AW-END04']);
}

/** Cards that last no longer; alone, Threat rises last (AW-END05, AW-END06, AW-SOLO04). */
function endOfTurn(g: G): void {
  const s = g.state;
  for (const { card, does, turn } of s.staying) if (does === 'thickFog' && s.turn >= turn + 2) end(g, card, does);
  if (s.together) changeThreat(g, 1, 'solo', ['AW-END06', 'AW-SOLO04']);
}

/** How many counters win, and the Threat that ends the game (AW-SCEN19, AW-SCEN20, AW-CONT12). */
export const limitsOf = ({
  scenario,
}: Pick<War, 'scenario'>): { readonly counters: number; readonly threat: number } =>
  scenario === 'learning' ? LEARNING : { counters: WINNING, threat: MOST_THREAT };

/** Counters that a side holds (AW-SCEN19). */
export const held = (s: War, side: Side): number =>
  ofSide(s, side).reduce((sum, { counters }) => sum + counters.length, 0);

/** The conditions in the order of AW-SCEN21-R; alone those of AW-SOLO06. Pure. */
function victory(s: War): Outcome | null {
  if (s.together) return alone(s);
  const [a, b] = [0, 1].map((side) => ofSide(s, side).length > 0);
  if (!a && !b) return { id: 'draw', winners: [], by: 'both' };
  if (!a || !b) return { id: 'won', winners: [a ? 0 : 1], by: 'eliminated' };
  const counters = [held(s, 0), held(s, 1)];
  for (const side of [0, 1]) if (counters[side] >= WINNING) return { id: 'won', winners: [side], by: 'counters' };
  if (s.threat < MOST_THREAT) return null;
  if (counters[0] === counters[1]) return { id: 'draw', winners: [], by: 'threat' };
  return { id: 'won', winners: [counters[0] > counters[1] ? 0 : 1], by: 'threat' };
}

function alone(s: War): Outcome | null {
  const everybody = Array.from({ length: s.seats }, (_, seat) => seat);
  const { counters, threat } = limitsOf(s);
  if (ofSide(s, 0).length === 0) return { id: 'lost', winners: [], by: 'eliminated' };
  if (held(s, 0) >= counters) return { id: 'won', winners: everybody, by: 'counters' };
  return s.threat >= threat ? { id: 'lost', winners: [], by: 'threat' } : null;
}

/** Activation counters and what held for this turn go, the Initiative passes (AW-END08, AW-TURN03). */
function newTurn(g: G): void {
  const s = g.state;
  for (const person of s.people) {
    person.activated = false;
    person.locked = false;
    person.attacked = false;
    person.shot = false;
    person.berserk = false;
    person.calm = false;
    person.used = [];
  }
  s.frenzy = 0;
  s.initiative = rivalOf(s, s.initiative);
  s.turn++;
  g.emit({
    type: 'new-turn',
    turn: s.turn,
    initiative: s.together ? null : s.initiative,
    rules: ['AW-END08', 'AW-TURN03'],
  });
}
