import { nextSeat, type Rules } from '@shamble/kernel';
import { ITEMS } from '../content/items.ts';
import { SPACES } from '../content/map.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { lookWithin } from './board-effects.ts';
import { explore, stays } from './explore.ts';
import { fightTokens } from './fight.ts';
import { askWhoLeaves, offerGroup } from './group.ts';
import { movesOf, takeStep } from './move.ts';
import { named } from './names.ts';
import { recover } from './recover.ts';
import { findFirstPlayer, startOf, takeCharacters } from './setup.ts';
import { type G, GAME_OVER, me, newTurn, TURN_OVER, type Walking } from './state.ts';
import { faceNext, startVisit } from './visit.ts';

const TURN = ['WD-TURN01', 'WD-TURN02'];
const ENTERS = ['WD-LOSE07', 'WD-LOSE09'];
const SCOUTED = ['WD-INV02', 'WD-SURV02'];

/** The whole game, turn after turn, until somebody has found a refuge or nobody is left (WD-GEN01, WD-TURN01). */
export function* play(g: G): Rules {
  const s = g.state;
  while (s.step !== 'over') {
    try {
      yield* step(g);
    } catch (error) {
      if (error !== TURN_OVER && error !== GAME_OVER) throw error;
      putAway(s);
      if (error === TURN_OVER) endTurn(s);
    }
  }
}

/** One step of a turn. Between steps the state alone says how to go on. */
function* step(g: G): Rules {
  const s = g.state;
  g.checkpoint();
  switch (s.step) {
    case 'characters':
      yield* takeCharacters(g);
      s.step = 'first';
      return;
    case 'first':
      findFirstPlayer(g);
      s.step = 'turn';
      return;
    case 'turn':
      startTurn(g);
      yield* askWhoLeaves(g);
      yield* offerGroup(g);
      s.step = 'recover';
      return;
    case 'recover':
      yield* recover(g);
      s.step = 'move';
      return;
    case 'move':
      s.step = (yield* startMove(g)) ? 'attempt' : 'step';
      return;
    case 'step':
      if (yield* takeStep(g)) yield* endMovement(g);
      return;
    case 'visit':
      if (s.visit === null || (yield* faceNext(g, s.visit))) {
        s.visit = null;
        s.step = 'attempt';
      }
      return;
    case 'attempt':
      if (s.attempt === null || (yield* explore(g, s.attempt))) s.step = 'end';
      return;
    case 'end':
      s.attempt = null;
      yield* offerGroup(g);
      endTurn(s);
      return;
    default:
      throw new Error(`there is no step "${s.step}" in a turn`);
  }
}

/** A player who comes back enters on the Start space; tokens there are not fought (WD-TURN05, WD-LOSE07, WD-LOSE09). */
function startTurn(g: G): void {
  const s = g.state;
  const player = me(s);
  s.turn++;
  player.turns++;
  s.now = newTurn();
  g.emit({ type: 'turn', turn: s.turn, player: named(s.active), rules: TURN });
  if (player.status !== 'waiting') return;
  player.status = 'playing';
  player.space = startOf(player.pawn);
  g.emit({ type: 'enters', player: named(s.active), space: SPACES[player.space], rules: ENTERS });
}

/** Scouts look around, then the player moves, or stays where an attempt failed; true for staying. */
function* startMove(g: G): Rules<boolean> {
  const s = g.state;
  const player = me(s);
  s.now.moves = movesOf(s);
  player.bonus = 0;
  for (const { id } of player.team)
    for (const ability of SURVIVORS[id].abilities)
      if (ability.word === 'scout') yield* lookWithin(g, ability.n, 1, SCOUTED, 1);
  for (const item of player.items) {
    const { peek } = ITEMS[item];
    // One step is an adjacent space; within more steps the own space counts too.
    if (peek !== null) yield* lookWithin(g, peek.n, peek.within, SCOUTED, peek.within === 1 ? 1 : 0);
  }
  return yield* stays(g);
}

/** Where the movement ends, tokens that were driven past are fought after all, then the space is resolved (WD-FUEL08). */
function* endMovement(g: G): Rules {
  const s = g.state;
  if (s.now.bypassing) yield* fightTokens(g);
  s.now.bypassing = false;
  s.visit = s.now.steps > 0 ? startVisit(s) : null;
  s.step = 'visit';
}

/** The active player's last survivor died, or the turn's player is in a refuge: what was open is put away (WD-TURN06). */
function putAway(s: Walking): void {
  s.encounters.discard.push(...s.facing);
  s.facing = [];
  s.roll = null;
  s.visit = null;
  s.attempt = null;
}

/** The next player clockwise who plays or comes back (WD-TURN02, WD-TURN07). */
function endTurn(s: Walking): void {
  s.pledge = null;
  s.now = newTurn();
  for (let tried = 0; tried < s.players.length; tried++) {
    s.active = nextSeat(s.active, s.players.length);
    const { status } = me(s);
    if (status !== 'playing' && status !== 'waiting') continue;
    s.step = 'turn';
    return;
  }
  throw new Error('nobody is left to play on');
}
