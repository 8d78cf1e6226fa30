import type { Prompt, Rules } from '@shamble/kernel';
import { CARD_IDS, CARDS } from '../content/cards.ts';
import {
  COAT_STAND,
  COAT_STAND_IN,
  CONTINENTAL,
  DISTRACTED,
  DISTRACTED_AT,
  PRETEND_UNDEAD,
  PRETEND_UNDEAD_AT,
  ROLLER_BLIND,
  ROLLER_BLIND_AT,
  TRAVEL_SICKNESS,
  UNSTOPPABLE,
} from './names.ts';
import { type G, isFaceUp, me, type Pints, ROWS, SPACES, stackAt, takeCard, toSupply } from './state.ts';

const CONTINENTAL_DRIVING = 'continental';
const SICK = 'travelSickness';
const PASS_ROW = 'unstoppable';

const ASK_MOVE_ZOMBIE: Prompt = { id: 'distracted', rules: ['PB-CC25', 'PB-CC25-R'] };
const PLAYED: readonly (readonly string[])[] = CARD_IDS.map((id) => {
  const rule = {
    pretendUndead: 'PB-CC21',
    travelSickness: 'PB-CC22',
    rollerBlind: 'PB-CC23',
    unstoppable: 'PB-CC24',
    distracted: 'PB-CC25',
    continental: 'PB-CC26',
    coatStand: 'PB-CC27',
    zWord: 'PB-CC20',
  }[id];
  return rule ? [rule] : [];
});
const PUSHED_BACK = ['PB-CC27', 'PB-CC27-R'];

/** The cards that can be played in any window with cards: Coat Stand, Distracted, Roller Blind, Pretend Undead. */
export function anytimeCards(s: Pints, into: string[]): void {
  const { cards } = me(s);
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i];
    if (kind < PRETEND_UNDEAD || cards.indexOf(kind) !== i) continue;
    if (kind === COAT_STAND) {
      for (let r = 0; r < ROWS; r++) if (!s.rows[r].blind) into.push(COAT_STAND_IN[r]);
    } else if (kind === ROLLER_BLIND) {
      for (let r = 0; r < ROWS; r++) if (!s.rows[r].blind) into.push(ROLLER_BLIND_AT[r]);
    } else if (kind === PRETEND_UNDEAD) {
      for (let r = 0; r < ROWS; r++) if (!s.rows[r].undead) into.push(PRETEND_UNDEAD_AT[r]);
    } else if (kind === DISTRACTED) {
      for (let at = 0; at < ROWS * SPACES; at++)
        if (stackAt(s, Math.floor(at / SPACES), at % SPACES).length > 0) into.push(DISTRACTED_AT[at]);
    }
  }
}

/** Continental Driving, not in the middle of a run (PB-CC26-R). */
export function continentalCard(s: Pints, into: string[]): void {
  if (me(s).cards.includes(CONTINENTAL)) into.push(CONTINENTAL_DRIVING);
}

/** Travel Sickness and Unstoppable need a zombie aboard; a blinded row is passed anyway (PB-CC22-R, PB-CC24-R). */
export function busCards(s: Pints, into: string[]): void {
  if (s.bus.riders.length === 0) return;
  const { cards } = me(s);
  if (!s.bus.sick && cards.includes(TRAVEL_SICKNESS)) into.push(SICK);
  if (!s.bus.passing && !s.rows[s.bus.row].blind && cards.includes(UNSTOPPABLE)) into.push(PASS_ROW);
}

/** Lays a card from the hand: lasting ones by the board, the others on the discard pile (PB-CC04-R). */
export function playCard(g: G, kind: number, where: { row?: number; space?: number } = {}): void {
  const s = g.state;
  takeCard(me(s), kind);
  s.playedCard = true;
  if (CARDS[kind].lasting) s.lasting.push(kind);
  else s.discard.push(kind);
  g.emit({ type: 'card-played', player: s.active + 1, card: CARD_IDS[kind], ...where, rules: PLAYED[kind] });
}

/** Carries out one of the cards above. */
export function* playSpecial(g: G, id: string): Rules {
  const s = g.state;
  const { bus } = s;
  if (id === CONTINENTAL_DRIVING) {
    playCard(g, CONTINENTAL);
    bus.clockwise = !bus.clockwise;
  } else if (id === SICK) {
    playCard(g, TRAVEL_SICKNESS);
    bus.sick = true;
  } else if (id === PASS_ROW) {
    playCard(g, UNSTOPPABLE, { row: bus.row + 1 });
    bus.passing = true;
  } else if (COAT_STAND_IN.includes(id)) {
    const row = COAT_STAND_IN.indexOf(id);
    playCard(g, COAT_STAND, { row: row + 1 });
    pushBack(g, row);
  } else if (ROLLER_BLIND_AT.includes(id)) {
    const row = ROLLER_BLIND_AT.indexOf(id);
    playCard(g, ROLLER_BLIND, { row: row + 1 });
    s.rows[row].blind = true;
  } else if (PRETEND_UNDEAD_AT.includes(id)) {
    const row = PRETEND_UNDEAD_AT.indexOf(id);
    playCard(g, PRETEND_UNDEAD, { row: row + 1 });
    s.rows[row].undead = true;
  } else {
    yield* distract(g, DISTRACTED_AT.indexOf(id));
  }
}

/** Coat Stand: the corner's first tile comes in at the bar, the row moves back, the last tile leaves at the street (PB-CC27). */
function pushBack(g: G, row: number): void {
  const s = g.state;
  const { tiles } = s.rows[row];
  const leaving = tiles.pop() as number;
  tiles.unshift(s.queue.shift() as number);
  s.queue.push(leaving);
  const zombies = s.stacks[leaving];
  s.stacks[leaving] = [];
  toSupply(s, zombies);
  g.emit({ type: 'row-pushed-back', row: row + 1, zombies: zombies.length, rules: PUSHED_BACK });
}

/** Distracted: every zombie of one stack goes to another tile, in the order the player likes (PB-CC25-R). */
function* distract(g: G, from: number): Rules {
  const s = g.state;
  const row = Math.floor(from / SPACES);
  const space = from % SPACES;
  playCard(g, DISTRACTED, { row: row + 1, space: space + 1 });
  const stack = stackAt(s, row, space);
  while (stack.length > 0) {
    const id = yield* g.choose(s.active, ASK_MOVE_ZOMBIE, movesOf(stack, from), { params: { n: stack.length } });
    const [at, toRow, toSpace] = id.split('.').map(Number);
    const [token] = stack.splice(at - 1, 1);
    stackAt(s, toRow - 1, toSpace - 1).push(token);
    g.emit({ type: 'zombie-moved', row: row + 1, space: space + 1, toRow, toSpace, rules: ASK_MOVE_ZOMBIE.rules });
  }
}

/** `place in the stack . row . space`; of zombies that look alike only the uppermost is named. */
function movesOf(stack: readonly number[], from: number): string[] {
  const looks = stack.map((token) => (isFaceUp(token) ? token : -1));
  const moves: string[] = [];
  for (let i = 0; i < stack.length; i++) {
    if (looks.lastIndexOf(looks[i]) !== i) continue;
    for (let to = 0; to < ROWS * SPACES; to++)
      if (to !== from) moves.push(`${i + 1}.${Math.floor(to / SPACES) + 1}.${(to % SPACES) + 1}`);
  }
  return moves;
}
