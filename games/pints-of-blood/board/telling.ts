import type { Telling } from '@shamble/parts';
import { asView } from '../rules/view.ts';
import { beats } from './beats.ts';
import { cardFace, cardsOf } from './card-faces.ts';
import { thingsOf } from './speaks-of.ts';

/** How what happens is told. */
export const telling: Telling = {
  beats,
  things: (event, view) => thingsOf(event, asView(view)),
  cards: cardsOf,
  card: cardFace,
};
