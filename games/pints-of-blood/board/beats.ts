import type { GameEvent, Json } from '@shamble/kernel';
import type { Beat, BeatKind, Beats, Die } from '@shamble/parts';
import { battleDie, colourDie } from './facts.ts';

const faces = (value: Json): string[] => (Array.isArray(value) ? value.map(String) : []);

const alone = (kind: BeatKind): Beat => ({ kind });

const together = (kind: BeatKind, name: NonNullable<Beat['together']>): Beat => ({ kind, together: name });

const after = (kind: BeatKind, ...types: readonly string[]): Beat => ({ kind, after: types });

const roll = (dice: (event: GameEvent) => readonly Die[]): Beat => ({ kind: 'roll', dice });

const battleDice = ({ dice }: GameEvent): Die[] => faces(dice).map((face) => battleDie(face));

/** The colour die of a turn rolled with the others. */
const colourDice = ({ face, why, again }: GameEvent): Die[] =>
  why === 'turn' && !again ? [] : [colourDie(String(face))];

/** Fight, slide and symbols of a row are told together. */
const inRow = ({ row }: GameEvent): string => `row ${row}`;

const toWhom = ({ player }: GameEvent): string => `to ${player}`;

/** What a symbol or a divider does is told with it. */
const DOING = ['symbol', 'divider-taken'];

/** How each type of event is told. */
export const beats: Beats = {
  'first-player': together('note', 'opening'),
  'bus-starts': together('note', 'opening'),
  turn: alone('turn'),
  phase: alone('note'),

  sent: after('move', 'turn'),
  drew: after('card', 'sent'),
  'companion-moved': alone('move'),
  'companion-home': alone('move'),
  'companion-comes': after('gain', 'divider-taken', 'card-under'),
  'companion-dies': alone('death'),
  'pub-falls': alone('end'),

  rolled: roll((event) => [...battleDice(event), colourDie(String(event.colour))]),
  rerolled: roll(battleDice),
  'colour-rolled': roll(colourDice),
  'colour-chosen': alone('note'),
  'zombies-placed': after('move', 'colour-chosen'),
  'zombies-doubled': after('move', 'colour-chosen'),
  boarded: after('move', 'drew', 'zombies-placed', ...DOING),
  'left-bus': after('move', ...DOING),

  placed: alone('note'),
  'weapon-exchanged': after('note', 'food-used'),
  'fights-ordered': after('note', 'placed'),
  'zombie-hit': together('fight', inRow),
  'zombie-defeated': together('fight', inRow),
  attracted: together('fight', inRow),
  'row-deserted': together('note', inRow),
  'row-moved': together('move', inRow),
  'row-pushed-back': alone('move'),
  'tile-enters': { ...together('move', inRow), after: ['bus-unloads'] },
  'zombie-given': together('move', 'given'),
  symbol: { ...together('note', inRow), after: ['bus-unloads', 'tile-enters'] },

  'bus-unloads': together('move', 'bus'),
  'bus-skips': together('move', 'bus'),
  'bus-moves': together('move', 'bus'),

  crisps: together('gain', 'score'),
  discarded: { ...together('gain', 'score'), after: DOING },
  'bites-counted': together('bite', toWhom),
  bitten: { ...together('bite', toWhom), after: [...DOING, 'companion-dies', 'food-returned'] },
  healed: after('gain', ...DOING),
  beer: together('gain', 'trade'),
  'beer-gone': after('loss', ...DOING),

  'card-played': alone('card'),
  'zombie-moved': together('move', 'lured'),
  'card-taken': after('card', 'food-used'),
  'card-under': { ...together('loss', 'given up'), after: [...DOING, 'card-under'] },
  'card-bought': together('gain', 'trade'),
  'sale-refused': together('note', 'trade'),
  'zombie-card-returns': after('loss', ...DOING),
  looked: after('card', 'food-used'),
  'top-left': after('note', 'food-used', 'looked'),
  'top-buried': after('note', 'food-used', 'looked'),

  'food-used': alone('card'),
  'food-bought': together('gain', 'trade'),
  'food-returned': after('loss', 'companion-dies'),

  'divider-exposed': alone('card'),
  'divider-taken': after('note', 'divider-exposed'),
  'divider-refused': after('note', 'divider-exposed'),

  'rescue-arrives': alone('card'),
  'car-roll': roll(battleDice),
  'fare-paid': together('note', 'fare'),
  rescued: after('end', 'fare-paid'),
};
