import type { Rules } from '@shamble/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { busRun } from './bus.ts';
import { boardBus, rollColour } from './colour.ts';
import { giveUpCards } from './hand.ts';
import type { G } from './state.ts';

const WHEEL = ['PB-ZC08'];
const JUKEBOX = ['PB-ZC10'];

/** A zombie card acts at once and completely (PB-ZC01). Where it goes afterwards stands in its entry. */
export function* resolveZombieCard(g: G, kind: number): Rules {
  const s = g.state;
  switch (CARD_IDS[kind]) {
    case 'fruitMachine':
      return yield* rollColour(g, 'fruit-machine');
    case 'fleshMob':
      return yield* rollColour(g, 'flesh-mob');
    case 'deadAtTheWheel':
      return boardBus(g, 2, WHEEL);
    case 'makeItTwo':
      return yield* giveUpCards(g, s.active, 2, 'make-it-two');
    case 'payByTheBite':
      for (let i = 0; i < s.players.length; i++) {
        const seat = (s.active + i) % s.players.length;
        yield* giveUpCards(g, seat, s.players[seat].bites, 'pay-by-the-bite');
      }
      return;
    case 'jukebox':
      return yield* jukebox(g);
  }
}

/** Three board and the bus drives at once; during a run they join it (PB-ZC10, PB-ZC10-R2). */
function* jukebox(g: G): Rules {
  const { bus } = g.state;
  boardBus(g, 3, JUKEBOX);
  if (bus.riders.length === 0) return;
  bus.jukebox = true;
  if (bus.running) return;
  yield* busRun(g, false);
}
