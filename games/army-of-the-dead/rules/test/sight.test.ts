import { describe, expect, it } from 'vitest';
import type { Cell } from '../../content/faces.ts';
import { type Closed, type Ground, groundOf, type Plan, planOf } from '../../content/map.ts';
import { MISSIONS } from '../../content/missions.ts';

const OPEN: Closed = { doors: [], vault: false, elevators: [] };

interface Board {
  readonly plan: Plan;
  readonly closed: Closed;
  readonly ground: Ground;
}

function boardOf(id: string, closed: Closed = OPEN): Board {
  const plan = planOf(MISSIONS.find((mission) => mission.id === id)?.floors ?? []);
  return { plan, closed, ground: groundOf(plan, closed) };
}

const zoneOf = ({ plan }: Board, id: string): number => {
  const zone = plan.numbers.get(id);
  if (zone === undefined) throw new Error(`there is no Zone ${id}`);
  return zone;
};

const between = (board: Board, of: Int8Array, from: string, to: string): number =>
  of[zoneOf(board, from) * board.plan.zones.length + zoneOf(board, to)];

const range = (board: Board, from: string, to: string): number => between(board, board.ground.range, from, to);
const isNext = (board: Board, from: string, to: string): boolean =>
  board.ground.next[zoneOf(board, from)].includes(zoneOf(board, to));
const seenFrom = (board: Board, from: string): string[] =>
  board.ground.seen[zoneOf(board, from)].map((zone) => board.plan.zones[zone].id);

const NONE = -1;

describe('eyes', () => {
  const jackpot = boardOf('jackpot');
  const bigScore = boardOf('bigScore');
  const chopper = boardOf('lastChopper');

  it('AD-LOS01 go along streets in straight lines as far as these lead', () => {
    expect(['V7:01', 'V7:02', 'R6:00', 'R6:02', 'R8:02'].map((to) => range(jackpot, 'V7:00', to))).toEqual([
      1, 2, 3, 5, 8,
    ]);
    expect(range(jackpot, 'V7:00', 'V7:11'), 'not round a corner').toBe(NONE);
    expect(range(jackpot, 'V7:01', 'R2:01')).toBe(3);
  });

  it('AD-ZONE05 never go across a corner', () => {
    for (const to of ['V7:00', 'V7:02', 'V7:20', 'V7:22']) expect(range(jackpot, 'V7:11', to)).toBe(NONE);
  });

  it('AD-LOS02, AD-LOS02-R, AD-LOS03 go one Zone far inside a building, also within one room', () => {
    expect(seenFrom(jackpot, 'V1:01')).toEqual(['V1:01', 'V1:00', 'V1:02', 'V1:11']);
    expect(range(jackpot, 'V1:00', 'V1:02'), 'two Zones through a door and along a room').toBe(NONE);
    expect(range(jackpot, 'V1:10', 'V1:12'), 'two doors in one line').toBe(NONE);
  });

  it('AD-LOS04, AD-MOVE01 go through every opening, both ways, and not through walls', () => {
    expect([range(jackpot, 'V1:10', 'V1:20'), range(jackpot, 'V1:20', 'V1:10')]).toEqual([1, 1]);
    expect(range(jackpot, 'V1:10', 'V1:00')).toBe(NONE);
    expect(range(jackpot, 'R2:11', 'R2:21')).toBe(NONE);
  });

  it('AD-LOS05 go from a room out and on along the street', () => {
    expect(['V3:22', 'V3:21', 'V3:20'].map((from) => range(boardOf('dryRun'), from, 'V7:22'))).toEqual([3, 4, NONE]);
  });

  it('AD-LOS06 go from the street into the first Zone of a building only', () => {
    const [near, room, lift] = ['R8:00', 'R8:10', 'R8:20'].map((to) => range(bigScore, 'V7:20', to));
    expect([near, room, lift]).toEqual([1, 2, NONE]);
    expect(isNext(bigScore, 'R8:10', 'R8:20'), 'though one may walk on').toBe(true);
  });

  it('AD-LOS07 do not go through a closed door', () => {
    const shut = boardOf('bigScore', { ...OPEN, doors: ['R4:01S'] });
    expect([range(bigScore, 'R4:01', 'R4:11'), range(shut, 'R4:01', 'R4:11')]).toEqual([1, NONE]);
    expect(range(shut, 'R4:11', 'R4:01')).toBe(NONE);
    expect(range(bigScore, 'R6:21', 'R5:11'), 'no door there').toBe(NONE);
  });

  it('AD-LOS08, AD-LOS08-R treat casino and corridor as a street, from outside and from side rooms too', () => {
    expect([range(bigScore, 'V2:21', 'R4:11'), range(bigScore, 'R6:00', 'R5:10')]).toEqual([2, 4]);
    expect(range(bigScore, 'R4:10', 'R5:11'), 'a side room along the main room').toBe(4);
    expect(range(bigScore, 'R4:10', 'R5:12'), 'but not into the room at its other end').toBe(NONE);
    expect(['V4:11', 'V4:12', 'V5:10', 'V5:12'].map((to) => range(chopper, 'V4:10', to))).toEqual([1, 2, 3, 5]);
    expect(range(chopper, 'V5:00', 'V5:20'), 'rooms on both sides of the corridor').toBe(NONE);
  });

  it('AD-LOS09, AD-LOS10-R do not go past slot machines, where feet do', () => {
    expect([range(bigScore, 'R4:11', 'R4:21'), range(bigScore, 'R5:11', 'R5:21')]).toEqual([NONE, NONE]);
    expect([isNext(bigScore, 'R4:11', 'R4:21'), isNext(bigScore, 'R5:21', 'R5:11')]).toEqual([true, true]);
    expect(range(bigScore, 'R4:12', 'R4:22'), 'beside them').toBe(1);
  });

  it('AD-LOS11, AD-LOS16-R do not follow a lift', () => {
    expect(isNext(jackpot, 'R8:20', 'V1:00')).toBe(true);
    expect(range(jackpot, 'R8:20', 'V1:00')).toBe(NONE);
    expect(jackpot.ground.clear[zoneOf(jackpot, 'R8:20')].map((zone) => jackpot.plan.zones[zone].id)).toEqual([
      'R8:10',
    ]);
  });

  it('AD-LOS12 do not go past the Statue', () => {
    expect([range(jackpot, 'R6:10', 'R6:12'), range(jackpot, 'R6:01', 'R6:21')]).toEqual([NONE, NONE]);
    expect([range(jackpot, 'R6:01', 'R6:11'), range(jackpot, 'R6:11', 'V3:01')]).toEqual([1, 2]);
  });

  it('AD-LOS13-R do not go from a building across the street into another', () => {
    expect(range(jackpot, 'V7:10', 'V7:11')).toBe(1);
    expect(range(jackpot, 'V7:10', 'V7:12')).toBe(NONE);
  });
});

const isLine = (cell: Cell): boolean => 'sMK'.includes(cell);

/** The Zones of a straight line from a Zone, with the borders crossed on the way; as far as the tiles lie. */
function lineFrom({ plan, closed }: Board, from: number, side: number): { zone: number; border: string }[] {
  const line: { zone: number; border: string }[] = [];
  for (let here = from; ; ) {
    const beside = plan.beside[here].find((one) => one.side === side);
    if (beside === undefined) return line;
    const shut =
      beside.names.some((name) => closed.doors.includes(name)) || (beside.border === 'vault' && closed.vault);
    line.push({ zone: beside.zone, border: shut ? 'closed' : beside.border });
    here = beside.zone;
  }
}

/** The definition of sight word for word: every border lets eyes through, all between are line Zones, one end is one too. */
function seesAlong({ plan }: Board, from: number, line: readonly { zone: number; border: string }[]): boolean {
  const cells = line.map(({ zone }) => plan.zones[zone].cell);
  const last = cells.length - 1;
  const passes = line.every(({ border }, i) =>
    border === 'statue' ? i === 0 || i === last : ['line', 'door', 'vault'].includes(border),
  );
  const clear = cells.slice(0, last).every(isLine);
  const both = !isLine(plan.zones[from].cell) && !isLine(cells[last]);
  return passes && clear && !(both && cells.length > 1);
}

const CLOSED_BOARDS = MISSIONS.flatMap(({ id, closedDoors = [], vault }) =>
  closedDoors.length > 0 || vault !== undefined ? [{ id, closed: { ...OPEN, doors: closedDoors, vault: true } }] : [],
);

describe.each([...MISSIONS.map(({ id }) => ({ id, closed: OPEN })), ...CLOSED_BOARDS])(
  'the map of $id',
  ({ id, closed }) => {
    const board = boardOf(id, closed);
    const { plan, ground } = board;
    const n = plan.zones.length;
    const all = plan.zones.map((_, zone) => zone);

    it('AD-LOS14-R sight is the same both ways, and every Zone sees itself', () => {
      const uneven = all.flatMap((a) => all.filter((b) => ground.range[a * n + b] !== ground.range[b * n + a]));
      expect(uneven).toEqual([]);
      expect(all.filter((zone) => ground.range[zone * n + zone] !== 0)).toEqual([]);
    });

    it('AD-LOS15-R is exactly what its definition says, and the Range is the number of borders', () => {
      const wanted = new Int8Array(n * n).fill(NONE);
      for (const from of all) {
        wanted[from * n + from] = 0;
        for (let side = 0; side < 4; side++) {
          const line = lineFrom(board, from, side);
          for (let far = 1; far <= line.length; far++)
            if (seesAlong(board, from, line.slice(0, far))) wanted[from * n + line[far - 1].zone] = far;
        }
      }
      expect([...ground.range]).toEqual([...wanted]);
    });

    it('AD-ZONE04-R, AD-MOVE02, AD-MOVE03 feet cross lines, open doors, slot machines and lifts, never walls, and the Statue only outwards', () => {
      const passable = ['line', 'door', 'slots', ...(closed.vault ? [] : ['vault'])];
      for (const from of all) {
        const walked = plan.beside[from]
          .filter(({ border, names, zone }) => {
            if (names.some((name) => closed.doors.includes(name))) return false;
            return passable.includes(border) || (border === 'statue' && plan.zones[zone].cell !== 'Z');
          })
          .map(({ zone }) => zone);
        const { cell, level } = plan.zones[from];
        const lifted = cell === 'L' ? plan.elevators.filter((zone) => plan.zones[zone].level !== level) : [];
        expect(ground.next[from].toSorted()).toEqual([...walked, ...lifted].toSorted());
      }
    });

    it('AD-ZONE02, AD-ZONE03 between a street and a building there is a wall or an opening, never a mere line', () => {
      for (const from of all)
        for (const { zone, border } of plan.beside[from]) {
          const [a, b] = [plan.zones[from].cell, plan.zones[zone].cell];
          if ((a === 's') !== (b === 's') && a !== 'Z' && b !== 'Z') expect(['wall', 'door']).toContain(border);
        }
    });

    it('AD-STATUE01, AD-STATUE02 nobody walks onto the Statue', () => {
      for (const from of all) for (const to of ground.next[from]) expect(plan.zones[to].cell).not.toBe('Z');
    });
  },
);

describe.each(MISSIONS)('the map of $id', (mission) => {
  it('is one piece once all is open, from the start to every Zone', () => {
    const board = boardOf(mission.id);
    const far = board.plan.zones
      .filter(({ cell }) => cell !== 'Z')
      .map(({ id }) => between(board, board.ground.steps, mission.start[0], id));
    expect(far.filter((steps) => steps < 0)).toEqual([]);
  });
});
