import { CARD_IDS, CARDS } from '../content/cards.ts';
import { FOOD_IDS } from '../content/food.ts';
import { WEAPON_IDS } from '../content/weapons.ts';
import { ROWS } from './state.ts';

/** Numbers of the tiles that the rules speak of by name. */
const foodNumber = (id: string): number => FOOD_IDS.indexOf(id);
export const TURN_TABLES = foodNumber('turnTables');
export const NICE_SHOTS = foodNumber('niceShots');
export const NO_SAUCE = foodNumber('noSauce');
export const ARMS_DEALING = foodNumber('armsDealing');
export const A_LA_CARTE = foodNumber('aLaCarte');
export const NO_TICKET = foodNumber('noTicket');
export const NO_BITE = foodNumber('noBite');
export const CHANGE_COLOURS = foodNumber('changeColours');

export const weaponNumber = (id: string): number => WEAPON_IDS.indexOf(id);
const COMPANION = CARDS.map(({ class: sort }) => sort !== 'zombie' && sort !== 'rescue');
export const isCompanionCard = (kind: number): boolean => COMPANION[kind];
export const isZombieCard = (kind: number): boolean => CARDS[kind].class === 'zombie';

const table = (count: number, name: (i: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, i) => name(i));

/** Option ids, made once. Rows, spaces and players are counted from 1 in ids. */
export const BUS_AT = table(ROWS, (r) => `bus.${r + 1}`);
export const SEND = table(ROWS, (r) => `send.${r + 1}`);
export const NICE_SHOTS_SEND = table(ROWS, (r) => `niceShots.send.${r + 1}`);
export const NICE_SHOTS_MOVE = table(
  ROWS * ROWS,
  (i) => `niceShots.move.${Math.floor(i / ROWS) + 1}.${(i % ROWS) + 1}`,
);
export const BEER_FOR = table(4, (p) => `beer.${p + 1}`);
export const BUY_FROM = table(4, (p) => `buy.${p + 1}`).map((from) => CARD_IDS.map((card) => `${from}.${card}`));
export const BUY_FOOD = FOOD_IDS.map((id) => `food.${id}`);
export const MARKER_OF = table(4, (p) => `marker.${p + 1}`);
export const STOOL = table(ROWS, (r) => `stool.${r + 1}`);
export const ARMS_DEALING_CARD = CARD_IDS.map((id) => `armsDealing.${id}`);
