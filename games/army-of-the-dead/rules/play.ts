import type { Rules } from '@shamble/kernel';
import { activationStep } from './activation.ts';
import { endPhase, safety } from './end-phase.ts';
import { namingMission } from './mission-named.ts';
import { begin, chooseTeam, placeCompanions, placeTeam, shareOut, takeSets } from './setup.ts';
import { spawnNext } from './spawn.ts';
import { type G, GAME_OVER } from './state.ts';
import { endTurn, nextTurn, startRound, takeAction } from './turn.ts';

/** The whole game, Round after Round, until it is won or lost (AD-ROUND01, AD-ROUND06). */
export function* play(table: G): Rules {
  const g = namingMission(table);
  const s = g.state;
  while (s.step !== 'over') {
    try {
      yield* step(g);
    } catch (error) {
      if (error !== GAME_OVER) throw error;
      putAway(g);
    }
  }
}

/** The game ended in the middle of things. */
function putAway(g: G): void {
  const s = g.state;
  s.turns = [];
  s.acting = [];
  s.passes = 0;
  s.extras = null;
  s.attempt = null;
  if (s.taking !== null) s.goneTokens.push(s.taking);
  s.taking = null;
  s.equipment.discard.push(...s.air);
  s.air = [];
}

/** One step. Between steps the state alone says how to go on. */
function* step(g: G): Rules {
  const s = g.state;
  g.checkpoint();
  switch (s.step) {
    case 'team':
      yield* chooseTeam(g);
      s.step = 'owners';
      return;
    case 'owners':
      yield* shareOut(g);
      s.step = 'sets';
      return;
    case 'sets':
      yield* takeSets(g);
      s.step = 'companions';
      return;
    case 'companions':
      yield* placeCompanions(g);
      s.step = 'places';
      return;
    case 'places':
      yield* placeTeam(g);
      s.step = 'first';
      return;
    case 'first':
      yield* begin(g);
      s.step = 'round';
      return;
    case 'round':
      startRound(g);
      s.step = 'next';
      return;
    case 'next':
      if (!(yield* nextTurn(g))) s.step = 'dead';
      return;
    case 'act':
      if (!(yield* takeAction(g))) return;
      yield* endTurn(g);
      s.step = 'next';
      return;
    case 'dead':
      if (yield* activationStep(g)) s.step = 'spawn';
      return;
    case 'spawn':
      if (yield* spawnNext(g)) s.step = 'safety';
      return;
    case 'safety':
      yield* safety(g);
      s.step = 'end';
      return;
    case 'end':
      yield* endPhase(g);
      s.step = 'round';
      return;
    default:
      throw new Error(`there is no step "${s.step}"`);
  }
}
