/** A turn begins: who has the Initiative, and who would take it (AW-TURN02, Two Moves Ahead). */
import type { Rules } from '@shamble/kernel';
import { offer } from './ask.ts';
import { moment } from './moments.ts';
import { type G, ofSide, rivalOf } from './state.ts';
import { named } from './words.ts';

const AHEAD = { id: 'take-initiative', rules: ['AW-CONT02'] };

/** Offered to the player without the token before anything else, once per game (AW-CONT02). */
export function* beginTurn(g: G): Rules {
  const s = g.state;
  g.emit({ type: 'turn', turn: s.turn, rules: ['AW-TURN01'] });
  if (!s.together) {
    const side = rivalOf(s, s.initiative);
    const leader = ofSide(s, side).find((person) => moment(s, person, 'takesInitiative').length > 0);
    if (leader !== undefined && !s.tookInitiative[side]) {
      const answer = yield* offer(g, leader.owner, AHEAD, ['take'], 'wait', { survivor: named(leader) });
      if (answer !== null) {
        s.initiative = side;
        s.tookInitiative[side] = true;
        g.emit({ type: 'takes-initiative', survivor: leader.id, rules: ['AW-CONT02', 'AW-TURN03'] });
      }
    }
  }
  s.next = s.initiative;
}
