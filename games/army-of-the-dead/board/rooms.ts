/** What kind of place each room of a tile is: decoration and a name, nothing of the rules. */
import type { Zone } from '../content/map.ts';

/** How a floor is drawn. */
export type Flooring =
  | 'street'
  | 'roof'
  | 'lozenge'
  | 'checks'
  | 'hatch'
  | 'boards'
  | 'slabs'
  | 'ribs'
  | 'cellar'
  | 'felt'
  | 'runner'
  | 'steel'
  | 'trap'
  | 'vault'
  | 'lawn';

export interface Room {
  readonly flooring: Flooring;
  /** Its name in `boardview.room.…`; null where there is nothing to say. */
  readonly name: string | null;
}

const room = (flooring: Flooring, name: string | null): Room => ({ flooring, name });

/** By tile and letter. */
const ROOMS: Readonly<Record<string, Room>> = {
  'R1:A': room('boards', 'shop'),
  'R1:B': room('checks', 'arcade'),
  'R2:A': room('boards', 'motel'),
  'R2:B': room('checks', 'laundry'),
  'R2:C': room('boards', 'bedroom'),
  'R3:A': room('checks', 'diner'),
  'R3:B': room('hatch', 'pawnshop'),
  'R3:C': room('boards', 'kiosk'),
  'R4:A': room('hatch', 'cashier'),
  'R5:B': room('checks', 'bar'),
  'R7:A': room('boards', 'chapel'),
  'R7:B': room('slabs', 'station'),
  'R8:A': room('lozenge', 'lobby'),
  'R8:B': room('checks', 'bar'),
  'R8:C': room('hatch', 'office'),
  'V1:A': room('cellar', 'cellar'),
  'V1:B': room('cellar', 'store'),
  'V1:C': room('slabs', 'boiler'),
  'V1:D': room('hatch', 'cash'),
  'V2:A': room('slabs', 'workshop'),
  'V2:B': room('checks', 'kitchen'),
  'V3:A': room('slabs', 'garage'),
  'V3:B': room('boards', 'shop'),
  'V4:A': room('boards', 'suite'),
  'V4:B': room('boards', 'bedroom'),
  'V4:C': room('checks', 'linen'),
  'V5:A': room('boards', 'bedroom'),
  'V5:B': room('lozenge', 'suite'),
  'V5:C': room('boards', 'bedroom'),
  'V5:D': room('checks', 'spa'),
  'V5:E': room('lozenge', 'throne'),
  'V5:F': room('boards', 'bedroom'),
  'V6:A': room('slabs', 'plant'),
  'V6:B': room('slabs', 'tank'),
  'V7:A': room('ribs', 'container'),
  'V7:B': room('ribs', 'container'),
  'V8:A': room('cellar', 'cellar'),
  'V8:B': room('cellar', 'store'),
  'V8:C': room('slabs', 'pumps'),
  'V8:D': room('cellar', 'wine'),
  'V8:E': room('hatch', 'safe'),
};

/** The same on every tile. */
const COMMON: Readonly<Record<string, Room>> = {
  M: room('felt', 'casino'),
  K: room('runner', 'corridor'),
  L: room('steel', 'lift'),
  T: room('trap', 'trap'),
  V: room('vault', 'vault'),
  Z: room('lawn', 'statue'),
};

const STREET = room('street', 'street');
const ROOF = room('roof', 'roof');
const ROOF_TILE = 'V6';

export const tileOf = ({ id }: Zone): string => id.split(':')[0];

export function roomOf(zone: Zone): Room {
  const tile = tileOf(zone);
  if (zone.cell === 's') return tile === ROOF_TILE ? ROOF : STREET;
  const found = COMMON[zone.cell] ?? ROOMS[`${tile}:${zone.cell}`];
  if (!found) throw new Error(`nobody says what kind of room ${zone.id} is`);
  return found;
}
