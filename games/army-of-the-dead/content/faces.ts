/** The 16 faces of the 8 map tiles (AD-COMP01). Each is a square of three by three Zones, the first row in the north. */

/** Street or rooftop, rooms, casino main room, hotel corridor, elevator, Trap Zone, Vault, Statue. */
export type Cell = 's' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'M' | 'K' | 'L' | 'T' | 'V' | 'Z';

export type Side = 'N' | 'E' | 'S' | 'W';

/** A side of a cell: row, column, side. */
export type Edge = `${number}${Side}`;

export interface Face {
  readonly id: string;
  /** Nine cells, row by row. */
  readonly cells: readonly Cell[];
  /** Openings that are always open. */
  readonly doors: readonly Edge[];
  /** Passed on foot, but not by eyes (AD-LOS10-R). */
  readonly slots: readonly Edge[];
  readonly vaultDoor: Edge | null;
}

interface Other {
  readonly slots?: readonly Edge[];
  readonly vaultDoor?: Edge;
}

function face(id: string, rows: string, doors: string, { slots = [], vaultDoor }: Other = {}): Face {
  return {
    id,
    cells: rows.replaceAll(/[ /]/g, '').split('') as Cell[],
    doors: doors.split(' ').filter(Boolean) as Edge[],
    slots,
    vaultDoor: vaultDoor ?? null,
  };
}

export const FACES: readonly Face[] = [
  face('R1', 's s s / A s B / A s B', '10E 22W'),
  face('R2', 's s s / s A A / s B C', '11W 21W 21E 12S'),
  face('R3', 'A A s / B s s / s s C', '01E 10E 22W 00S'),
  face('R4', 's s s / A M M / A M M', '01S 10E 20E', { slots: ['11S', '22E'] }),
  face('R5', 's s s / M M B / M M L', '00S 11E 21E', { slots: ['11S'] }),
  face('R6', 's s s / s Z s / s s s', ''),
  face('R7', 's A A / s B s / s s s', '01W 11E 01S 02S'),
  face('R8', 's s s / A A B / L C B', '00S 02S 10S 11S 21E'),
  face('V1', 'L A A / B T A / C V D', '00E 01S 12W 10E 10S 12S', { vaultDoor: '11S' }),
  face('V2', 's A s / s B s / s s s', '01E 11W 01S'),
  face('V3', 's s s / A B s / A B s', '00S 21E 20E'),
  face('V4', 'A K B / K K K / C K L', '00E 02S 20N 22W'),
  face('V5', 'A B C / K K K / D E F', '00S 01S 02S 20N 21N 22N 01E'),
  face('V6', 'L A s / B s s / s s s', '00E 01E 10E'),
  face('V7', 's s s / A s B / s s s', '10E 12W'),
  face('V8', 'A B L / A C C / D D E', '02W 01W 10E 12S 20N 21E'),
];

const BY_ID = new Map(FACES.map((one) => [one.id, one]));

export function faceOf(id: string): Face {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`there is no tile face "${id}"`);
  return found;
}
