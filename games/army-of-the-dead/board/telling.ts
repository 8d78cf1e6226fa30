import type { Telling } from '@shamble/parts';
import { beats } from './beats.ts';
import { cardsOf, faceOf } from './faces.ts';
import { slip } from './slip.ts';
import { thingsOf } from './spoken.ts';

/** How what happens is told. */
export const telling: Telling = {
  beats,
  things: thingsOf,
  cards: cardsOf,
  card: faceOf,
  slip,
  // A Round holds the Turns of Survivors and the Zombies' Phase.
  headings: { turn: ['round'], phase: ['turn', 'phase'] },
};
