/** The whole game: set-up, then turns of four phases (AW-TURN01). Between steps the state alone says how to go on. */
import type { Rules } from '@shamble/kernel';
import { nextActivation, takeAction } from './activation.ts';
import { endPhase } from './end-phase.ts';
import { alarmAt, newEvent } from './events.ts';
import { beginLunges, nextLunge } from './kill-zone.ts';
import { beginMelees, nextMelee } from './melee-phase.ts';
import { setUpStep } from './setup.ts';
import type { G } from './state.ts';
import { beginTurn } from './turn.ts';

export function* play(g: G): Rules {
  while (g.state.step !== 'over') {
    g.checkpoint();
    yield* step(g);
  }
}

function* step(g: G): Rules {
  const s = g.state;
  switch (s.step) {
    case 'turn':
      yield* beginTurn(g);
      s.step = 'activate';
      return;
    case 'activate':
      s.step = (yield* nextActivation(g)) ? 'act' : 'alarm';
      return;
    case 'act':
      if (yield* takeAction(g)) s.step = 'activate';
      return;
    case 'alarm':
      g.emit({ type: 'event-phase', rules: ['AW-TURN01', 'AW-EVENT01'] });
      for (const { does, piece, turn } of [...s.staying])
        if (does === 'carAlarm' && piece > 0 && turn < s.turn) yield* alarmAt(g, 'noise', piece);
      beginLunges(g);
      s.step = 'lunges';
      return;
    case 'lunges':
      if (yield* nextLunge(g)) s.step = 'event';
      return;
    case 'event':
      yield* newEvent(g);
      s.step = 'melees';
      return;
    case 'melees':
      g.emit({ type: 'melee-phase', rules: ['AW-TURN01', 'AW-MELEE01'] });
      s.step = (yield* beginMelees(g)) ? 'melee' : 'end';
      return;
    case 'melee':
      if (yield* nextMelee(g)) s.step = 'end';
      return;
    case 'end':
      g.emit({ type: 'end-phase', rules: ['AW-TURN01', 'AW-END01'] });
      yield* endPhase(g);
      return;
    default:
      yield* setUpStep(g);
  }
}
