import { nextSeat, type Rules } from '@shamble/kernel';
import { countBites } from './bites.ts';
import { busRun, busStops, endRun } from './bus.ts';
import { fightRow, moveRow, orderFights } from './fight.ts';
import { placeItems } from './place.ts';
import { rescue } from './rescue.ts';
import { resolveDice, rollDice } from './roll.ts';
import { scoreDefeated } from './score.ts';
import { sendCompanions } from './send.ts';
import { setUpBoard } from './setup.ts';
import { type G, GAME_OVER, me } from './state.ts';
import { open } from './windows.ts';

const TURN = ['PB-TURN01', 'PB-PLY04-R'];
const PHASE = { prepare: ['PB-TURN01'], fight: ['PB-FIGHT01'], bus: ['PB-BUS01'], score: ['PB-SCORE07'] } as const;

/** The whole game: turn after turn until the rescue comes or the pub falls (PB-TURN01, PB-GEN03, PB-GEN04). */
export function* play(g: G): Rules {
  const s = g.state;
  try {
    while (s.step !== 'over' && s.step !== 'rescue') yield* step(g);
  } catch (error) {
    if (error !== GAME_OVER) throw error;
    s.step = s.result ? 'over' : 'rescue';
  }
  if (s.step === 'rescue') {
    rescue(g);
    s.step = 'over';
  }
}

/** One step of a turn. Between steps the state alone says how to go on. */
function* step(g: G): Rules {
  const s = g.state;
  g.checkpoint();
  switch (s.step) {
    case 'set-up':
      yield* setUpBoard(g);
      s.step = 'turn-start';
      return;
    case 'turn-start':
      startTurn(g);
      s.step = 'send';
      return;
    case 'send':
      yield* sendCompanions(g);
      s.step = 'roll';
      return;
    case 'roll':
      rollDice(g);
      s.step = 'rolled';
      return;
    case 'rolled':
      yield* open(g, 'W3', true);
      s.step = 'colour';
      return;
    case 'colour':
      yield* resolveDice(g);
      s.step = 'place';
      return;
    case 'place':
      yield* placeItems(g);
      startPhase(g, 'fight');
      orderFights(g);
      s.step = 'row-before';
      return;
    case 'row-before':
      if (s.fights.length > 0) return yield* fightRow(g);
      startPhase(g, 'bus');
      s.step = 'bus-start';
      return;
    case 'row-after':
      return yield* moveRow(g);
    case 'bus-start':
      yield* busRun(g, true);
      startPhase(g, 'score');
      s.step = 'score';
      return;
    case 'bus-stop':
      yield* busStops(g, true);
      endRun(g);
      startPhase(g, 'score');
      s.step = 'score';
      return;
    case 'score':
      yield* open(g, 'W11', true);
      yield* scoreDefeated(g);
      s.step = 'before-bites';
      return;
    case 'before-bites':
      yield* open(g, 'W11', true);
      s.step = 'bites';
      return;
    case 'bites':
      yield* countBites(g);
      endTurn(g);
      s.step = 'turn-start';
      return;
    default:
      throw new Error(`there is no step "${s.step}" in a turn`);
  }
}

/** The active player's tiles are ready again (PB-FOOD03); what was refused may be asked for again. */
function startTurn(g: G): void {
  const s = g.state;
  const player = me(s);
  s.turn++;
  player.turns++;
  player.usedFood = [];
  s.returned = [];
  s.refused = [];
  s.sent = 0;
  s.playedCard = false;
  g.emit({ type: 'turn', turn: s.turn, player: s.active + 1, rules: TURN });
  g.emit({ type: 'phase', phase: 'prepare', rules: PHASE.prepare });
}

function startPhase(g: G, phase: keyof typeof PHASE): void {
  g.state.refused = [];
  g.emit({ type: 'phase', phase, rules: PHASE[phase] });
}

/** Lasting cards are discarded, what held for this turn ends, the next player clockwise begins (PB-CC04-R, PB-TURN05). */
function endTurn(g: G): void {
  const s = g.state;
  s.discard.push(...s.lasting);
  s.lasting = [];
  s.bus.clockwise = false;
  for (const row of s.rows) {
    row.blind = false;
    row.undead = false;
    row.defeated = 0;
  }
  s.dice = [];
  s.colour = null;
  s.setAside = 0;
  s.exchanged = null;
  s.active = nextSeat(s.active, s.players.length);
}
