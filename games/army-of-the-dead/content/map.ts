/** The map of a Mission: its tiles laid side by side on floors, every cell a Zone. */
import { type Cell, type Edge, faceOf, type Side } from './faces.ts';

/** Tiles of one floor, row by row from the north: `R2`, `R2@90` for one turned clockwise, `-` where there is none. */
export interface Floor {
  /** 0 is the ground. */
  readonly level: number;
  readonly rows: readonly string[];
  /** Where its north-west corner lies on the plane that is drawn, in Zones. */
  readonly at: readonly [x: number, y: number];
}

export interface Zone {
  /** As the rules name it: `R6:02`. */
  readonly id: string;
  /** As people name it: `F1`. */
  readonly label: string;
  readonly cell: Cell;
  readonly level: number;
  /** On the plane that is drawn, in Zones. */
  readonly x: number;
  readonly y: number;
}

/** What lies between two neighbouring Zones. */
export type Border = 'wall' | 'line' | 'door' | 'slots' | 'vault' | 'statue';

/** A Zone beside another, and what lies between. */
export interface Beside {
  readonly zone: number;
  readonly border: Border;
  /** The direction it lies in, 0 north to 3 west. */
  readonly side: number;
  /** The name of the border for closed doors: `R4:01S`, as either Zone names it. */
  readonly names: readonly [string, string];
}

export interface Plan {
  readonly zones: readonly Zone[];
  readonly beside: readonly (readonly Beside[])[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly elevators: readonly number[];
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const TILE = 3;

/** Street, casino main room, hotel corridor: eyes go along them (AD-LOS01, AD-LOS08). */
const isLine = (cell: Cell): boolean => cell === 's' || cell === 'M' || cell === 'K';

const isRoom = (cell: Cell): boolean => cell >= 'A' && cell <= 'F';

/** Letters of the ground floor are capitals; a further floor has a mark before its small ones. */
function labelOf(order: number, column: number, row: number): string {
  const letter = String.fromCharCode((order === 0 ? 65 : 97) + column);
  return `${order > 1 ? '+' : ''}${letter}${row + 1}`;
}

interface Laid extends Zone {
  readonly face: string;
  readonly place: string;
  /** Quarter turns of its tile. Cells and sides keep the names that are printed on it. */
  readonly turns: number;
}

const TURNS = ['0', '90', '180', '270'];

function readTile(tile: string): [face: string, turns: number] {
  const [face, degrees = '0'] = tile.split('@');
  const turns = TURNS.indexOf(degrees);
  if (turns < 0) throw new Error(`a tile cannot lie as "${tile}"`);
  return [face, turns];
}

/** Where a row and a column of a tile come to lie once it is turned. */
function turned(row: number, column: number, turns: number): [row: number, column: number] {
  return turns === 0 ? [row, column] : turned(column, TILE - 1 - row, turns - 1);
}

/** All Zones of the floors, the ground first. */
function lay(floors: readonly Floor[]): Laid[] {
  const grounded = floors.toSorted((a, b) => Number(a.level !== 0) - Number(b.level !== 0));
  return grounded.flatMap(({ level, rows, at }, order) =>
    rows.flatMap((line, row) =>
      line.split(' ').flatMap((tile, column) => {
        if (tile === '-') return [];
        const [face, turns] = readTile(tile);
        return faceOf(face).cells.map((cell, i): Laid => {
          const printed = [Math.floor(i / TILE), i % TILE] as const;
          const [down, across] = turned(...printed, turns);
          const x = column * TILE + across;
          const y = row * TILE + down;
          const place = printed.join('');
          return {
            id: `${face}:${place}`,
            label: labelOf(order, x, y),
            cell,
            level,
            x: at[0] + x,
            y: at[1] + y,
            face,
            place,
            turns,
          };
        });
      }),
    ),
  );
}

/** What lies between two cells where no tile says otherwise (8.1). */
function plainBorder(a: Laid, b: Laid): Border {
  if (a.cell === b.cell && isLine(a.cell)) return 'line';
  if (a.cell === b.cell && a.face === b.face && isRoom(a.cell)) return 'line';
  const pair = [a.cell, b.cell];
  return pair.includes('Z') && pair.includes('s') ? 'statue' : 'wall';
}

/** The side of a cell as it is printed. */
const printedSide = ({ turns }: Laid, side: number): Side => SIDES[(side + TURNS.length - turns) % TURNS.length];

/** What a tile says of the side of one of its cells. */
function saidOf(laid: Laid, side: number): Border | null {
  const { face, place } = laid;
  const edge = `${place}${printedSide(laid, side)}` as Edge;
  const { doors, slots, vaultDoor } = faceOf(face);
  if (doors.includes(edge)) return 'door';
  if (slots.includes(edge)) return 'slots';
  return vaultDoor === edge ? 'vault' : null;
}

export function planOf(floors: readonly Floor[]): Plan {
  const zones = lay(floors);
  const at = new Map(zones.map((zone, n) => [`${zone.level}/${zone.x}/${zone.y}`, n]));
  const beside = zones.map((zone) =>
    STEPS.flatMap(([dx, dy], side): Beside[] => {
      const n = at.get(`${zone.level}/${zone.x + dx}/${zone.y + dy}`);
      if (n === undefined) return [];
      const other = zones[n];
      const back = (side + 2) % 4;
      const border = saidOf(zone, side) ?? saidOf(other, back) ?? plainBorder(zone, other);
      const names = [`${zone.id}${printedSide(zone, side)}`, `${other.id}${printedSide(other, back)}`] as const;
      return [{ zone: n, border, side, names }];
    }),
  );
  return {
    zones: zones.map(({ id, label, cell, level, x, y }) => ({ id, label, cell, level, x, y })),
    beside,
    numbers: new Map(zones.map(({ id }, n) => [id, n])),
    elevators: zones.flatMap(({ cell }, n) => (cell === 'L' ? [n] : [])),
  };
}

/** What is closed on a map now: borders by either name, the Vault Door, elevators out of order by number. */
export interface Closed {
  readonly doors: readonly string[];
  readonly vault: boolean;
  readonly elevators: readonly number[];
}

/** A map as it can be walked and looked over now. */
export interface Ground {
  /** Zones one step away, as anybody walks; out of the Statue too (AD-STATUE02). */
  readonly next: readonly (readonly number[])[];
  /** The same where sight and walking go together: what is at Range 1 by a clear path (AD-LOS16-R, AD-SKILL23-R). */
  readonly clear: readonly (readonly number[])[];
  /** Zones that are seen, the own one too, nearest first, and how far each is (AD-LOS15-R). */
  readonly seen: readonly (readonly number[])[];
  /** Range of a Zone from a Zone, -1 without sight: `range[from * zones + to]`. */
  readonly range: Int8Array;
  /** Steps of the shortest way, -1 without one. */
  readonly steps: Int8Array;
}

const isShut = (names: readonly [string, string], { doors }: Closed): boolean =>
  doors.length > 0 && names.some((name) => doors.includes(name));

/** Works out what can be walked and seen. Callers keep what they get: it is the same until something opens. */
export function groundOf(plan: Plan, closed: Closed): Ground {
  const { zones, beside } = plan;
  const n = zones.length;
  const walls = beside.map((list) =>
    list.map(({ border, names }) => (isShut(names, closed) || (border === 'vault' && closed.vault) ? 'wall' : border)),
  );
  const lifts = plan.elevators.filter((zone) => !closed.elevators.includes(zone));
  const next = beside.map((list, from) => {
    const steps = list.flatMap(({ zone }, i) => {
      const border = walls[from][i];
      if (border === 'wall' || (border === 'statue' && zones[from].cell !== 'Z')) return [];
      return [zone];
    });
    const linked = lifts.includes(from) ? lifts.filter((lift) => zones[lift].level !== zones[from].level) : [];
    return [...steps, ...linked];
  });
  const range = rangesOf(plan, walls);
  const far = (from: number, to: number): number => range[from * n + to];
  return {
    next,
    clear: next.map((list, from) => list.filter((zone) => far(from, zone) === 1)),
    seen: zones.map((_, from) =>
      zones.flatMap((__, to) => (far(from, to) >= 0 ? [to] : [])).sort((a, b) => far(from, a) - far(from, b) || a - b),
    ),
    range,
    steps: stepsOf(next),
  };
}

/** Zones that nobody gets to from one of them though everything is open: the map does not join up. The Statue is for nobody. */
export function outOfReach(plan: Plan, start: string): string[] {
  const { steps } = groundOf(plan, { doors: [], vault: false, elevators: [] });
  const from = (plan.numbers.get(start) ?? -1) * plan.zones.length;
  return plan.zones.flatMap(({ id, cell }, to) => (cell === 'Z' || steps[from + to] >= 0 ? [] : [id]));
}

/** Sight in straight lines of Zones (AD-LOS15-R). */
function rangesOf({ zones, beside }: Plan, walls: readonly (readonly Border[])[]): Int8Array {
  const n = zones.length;
  const range = new Int8Array(n * n).fill(-1);
  for (let from = 0; from < n; from++) {
    range[from * n + from] = 0;
    for (let side = 0; side < 4; side++) look(from, side);
  }
  return range;

  function look(from: number, side: number): void {
    let here = from;
    for (let far = 1; ; far++) {
      const i = beside[here].findIndex((one) => one.side === side);
      if (i < 0) return;
      const border = walls[here][i];
      if (border === 'wall' || border === 'slots') return;
      const to = beside[here][i].zone;
      // The border of the Statue only where a ray begins or ends there (AD-STATUE03-R).
      if (border === 'statue' && here !== from && zones[to].cell !== 'Z') return;
      if (far > 1 && !isLine(zones[from].cell) && !isLine(zones[to].cell)) {
        // From no line Zone into no line Zone there is nothing between; beyond it the ray is cut as well.
        return;
      }
      range[from * n + to] = far;
      if (!isLine(zones[to].cell)) return;
      here = to;
    }
  }
}

/** Shortest ways between all Zones. */
function stepsOf(next: readonly (readonly number[])[]): Int8Array {
  const n = next.length;
  const steps = new Int8Array(n * n).fill(-1);
  for (let from = 0; from < n; from++) {
    steps[from * n + from] = 0;
    const queue = [from];
    for (let i = 0; i < queue.length; i++) {
      const here = queue[i];
      for (const zone of next[here]) {
        if (steps[from * n + zone] >= 0) continue;
        steps[from * n + zone] = steps[from * n + here] + 1;
        queue.push(zone);
      }
    }
  }
  return steps;
}
