import type { GameEvent, Json } from '@shamble/kernel';
import type { Beat, BeatKind, Beats, Die } from '@shamble/parts';
import { battleDie, colourDie } from './facts.ts';

const faces = (value: Json): string[] => (Array.isArray(value) ? value.map(String) : []);

const beat = (kind: BeatKind, together?: Beat['together']): Beat => (together ? { kind, together } : { kind });

/** Fights, slides and stops of the bus are told row by row. */
const inRow = ({ row }: GameEvent): string => `row ${row}`;

/** What a symbol does is told with it. */
const bySymbol =
  (otherwise: string | null) =>
  ({ rules }: GameEvent): string | null =>
    rules.some((rule) => rule.startsWith('PB-SYM')) ? 'symbol' : otherwise;

const roll = (dice: (event: GameEvent) => readonly Die[], together?: Beat['together']): Beat => ({
  ...beat('roll', together),
  dice,
});

/** The colour die of a turn rolled with the others. */
const isOfTheRoll = ({ why, again }: GameEvent): boolean => why === 'turn' && again !== true;

/** A phase begins with what is told first in it. */
const phaseName = (event: GameEvent): string =>
  event.phase === 'prepare' ? 'turn' : event.phase === 'bus' ? inRow(event) : String(event.phase);

/** The dishes and companions that come and go, tiles that slide, zombies that fall: what is told as what. */
export const beats: Beats = {
  'first-player': beat('note', 'opening'),
  'bus-starts': beat('note', 'opening'),
  turn: beat('turn', 'turn'),
  phase: beat('note', phaseName),

  sent: beat('move', 'sent'),
  drew: beat('card', 'sent'),
  'companion-moved': beat('move'),
  'companion-home': beat('move'),
  'companion-comes': beat('gain'),
  'companion-dies': beat('death'),
  'pub-falls': beat('end'),

  rolled: roll(({ dice, colour }) => [...faces(dice).map((face) => battleDie(face)), colourDie(String(colour))]),
  rerolled: roll(({ dice }) => faces(dice).map((face) => battleDie(face))),
  'colour-rolled': roll(
    (event) => (isOfTheRoll(event) ? [] : [colourDie(String(event.face))]),
    (event) => (isOfTheRoll(event) ? 'zombies' : null),
  ),
  'colour-chosen': beat('note', 'zombies'),
  'zombies-placed': beat('move', 'zombies'),
  'zombies-doubled': beat('move', 'zombies'),
  boarded: beat('move', bySymbol('zombies')),
  'left-bus': beat('move', 'symbol'),

  placed: beat('note', 'fight'),
  'weapon-exchanged': beat('note'),
  'fights-ordered': beat('note', 'fight'),
  'zombie-hit': beat('fight', inRow),
  'zombie-defeated': beat('fight', inRow),
  attracted: beat('fight', inRow),
  'row-deserted': beat('note'),
  'row-moved': beat('move', inRow),
  'row-pushed-back': beat('move'),
  'tile-enters': beat('move', inRow),
  'zombie-given': beat('move', 'given'),
  symbol: beat('note', 'symbol'),

  'bus-unloads': beat('move', inRow),
  'bus-skips': beat('move', inRow),
  'bus-moves': beat('move', ({ from }) => `row ${from}`),

  crisps: beat('gain', 'score'),
  discarded: beat('gain', 'score'),
  'bites-counted': beat('bite', 'bites'),
  bitten: beat('bite', bySymbol('bites')),
  healed: beat('gain', 'symbol'),
  beer: beat('gain', 'beer'),
  'beer-gone': beat('loss'),

  'card-played': beat('card'),
  'zombie-moved': beat('move', 'lured'),
  'card-taken': beat('card'),
  'card-under': beat('loss', bySymbol('given up')),
  'card-bought': beat('gain'),
  'sale-refused': beat('note'),
  'zombie-card-returns': beat('loss', 'symbol'),
  looked: beat('card'),
  'top-left': beat('note'),
  'top-buried': beat('note'),

  'food-used': beat('card'),
  'food-bought': beat('gain'),
  'food-returned': beat('loss'),

  'divider-exposed': beat('card'),
  'divider-taken': beat('note'),
  'divider-refused': beat('note'),

  'rescue-arrives': beat('card'),
  'car-roll': roll(({ dice }) => faces(dice).map((face) => battleDie(face))),
  'fare-paid': beat('note', 'fare'),
  rescued: beat('end'),
};
