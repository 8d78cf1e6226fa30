import { describe, expect, it } from 'vitest';
import { FACES } from '../faces.ts';
import { type Closed, type Floor, groundOf, planOf } from '../map.ts';

const OPEN: Closed = { doors: [], vault: false, elevators: [] };

function board(floors: readonly Floor[], closed: Closed = OPEN) {
  const plan = planOf(floors);
  const ground = groundOf(plan, closed);
  const zone = (id: string): number => plan.numbers.get(id) ?? -1;
  const n = plan.zones.length;
  return {
    plan,
    ground,
    range: (from: string, to: string) => ground.range[zone(from) * n + zone(to)],
    steps: (from: string, to: string) => ground.steps[zone(from) * n + zone(to)],
    isNext: (from: string, to: string) => ground.next[zone(from)].includes(zone(to)),
    seen: (from: string) => ground.seen[zone(from)].map((to) => plan.zones[to].id),
  };
}

const one = (face: string) => board([{ level: 0, rows: [face], at: [0, 0] }]);

describe('tile faces', () => {
  it('are 16, two of each tile', () => {
    expect(FACES.map(({ id }) => id).toSorted()).toEqual(
      ['R', 'V'].flatMap((side) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${side}${n}`)),
    );
  });

  it.each(FACES)('$id is connected, and every door is between two cells', ({ id, cells, doors, slots, vaultDoor }) => {
    const { plan, ground } = one(id);
    expect(cells).toHaveLength(9);
    const named = plan.beside.flat().flatMap(({ names }) => names);
    for (const edge of [...doors, ...(vaultDoor ? [vaultDoor] : [])]) expect(named).toContain(`${id}:${edge}`);
    for (const edge of slots) expect(/\d\d[NESW]/.test(edge)).toBe(true);
    const start = plan.zones.findIndex(({ cell }) => cell !== 'Z');
    const reached = plan.zones.filter((_, to) => ground.steps[start * 9 + to] >= 0);
    expect(reached.length).toBe(cells.filter((cell) => cell !== 'Z').length);
  });
});

describe('tiles that are turned', () => {
  it.each(['90', '180', '270'])(
    'by %s degrees have the same ways and the same sight, under the same names',
    (degrees) => {
      for (const { id } of FACES) {
        const [plain, turned] = [one(id), one(`${id}@${degrees}`)];
        expect(turned.plan.zones.map((zone) => zone.id)).toEqual(plain.plan.zones.map((zone) => zone.id));
        expect([turned.ground.range, turned.ground.steps]).toEqual([plain.ground.range, plain.ground.steps]);
        const names = (of: typeof plain) => of.plan.beside.flat().flatMap((beside) => beside.names);
        expect(names(turned).toSorted()).toEqual(names(plain).toSorted());
      }
    },
  );

  it('lie clockwise', () => {
    const at = (face: string) => {
      const [{ x, y }] = one(face).plan.zones.filter(({ id }) => id.endsWith(':01'));
      return [x, y];
    };
    expect(['R1', 'R1@90', 'R1@180', 'R1@270'].map(at)).toEqual([
      [1, 0],
      [2, 1],
      [1, 2],
      [0, 1],
    ]);
  });

  it('join others by the sides that then touch, and close by the names that are printed', () => {
    const upside = board([{ level: 0, rows: ['R5@180 R4@180'], at: [0, 0] }]);
    expect([upside.range('R4:11', 'R5:11'), upside.range('R4:22', 'R5:20')]).toEqual([3, -1]);
    expect(upside.isNext('R4:22', 'R5:20')).toBe(true);
    const shut = board([{ level: 0, rows: ['R4@90'], at: [0, 0] }], { ...OPEN, doors: ['R4:01S'] });
    expect([one('R4@90').isNext('R4:01', 'R4:11'), shut.isNext('R4:01', 'R4:11')]).toEqual([true, false]);
    // Upside down, the street along the north of R1 lies in the south.
    const stacked = (below: string) => board([{ level: 0, rows: ['R6', below], at: [0, 0] }]).steps('R6:20', 'R1:00');
    expect([stacked('R1'), stacked('R1@180')]).toEqual([1, 5]);
  });

  it('by anything else are refused', () => {
    expect(() => one('R1@45')).toThrow('a tile cannot lie as "R1@45"');
  });
});

describe('sight', () => {
  it('is along streets, and never through the Statue (T75)', () => {
    const { range, isNext } = one('R6');
    expect(range('R6:10', 'R6:12')).toBe(-1);
    expect(range('R6:00', 'R6:02')).toBe(2);
    expect(range('R6:11', 'R6:12')).toBe(1);
    expect(range('R6:12', 'R6:11')).toBe(1);
    expect([isNext('R6:11', 'R6:12'), isNext('R6:12', 'R6:11')]).toEqual([true, false]);
  });

  it('goes through the casino, but not past slot machines (T76)', () => {
    const { range, isNext } = board([{ level: 0, rows: ['R4 R5'], at: [0, 0] }]);
    expect(range('R4:11', 'R5:11')).toBe(3);
    expect(range('R4:22', 'R5:20')).toBe(-1);
    expect(isNext('R4:22', 'R5:20')).toBe(true);
    expect(range('R5:12', 'R5:10')).toBe(2);
  });

  it('does not go from a room across a street into another (T77)', () => {
    const { seen } = one('V7');
    expect(seen('V7:10')).toEqual(['V7:10', 'V7:11']);
  });

  it('reaches the first Zone inside a building (T78)', () => {
    const { range } = board([{ level: 0, rows: ['V2 R6 V7', 'R4 R5 R8'], at: [0, 0] }]);
    expect(['R8:00', 'R8:10', 'R8:20'].map((zone) => range('V7:20', zone))).toEqual([1, 2, -1]);
  });

  it('is the same both ways everywhere', () => {
    const { plan, ground } = board([{ level: 0, rows: ['V7 R2 R3', 'R4 R5 R8'], at: [0, 0] }]);
    const n = plan.zones.length;
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++) expect(ground.range[a * n + b]).toBe(ground.range[b * n + a]);
  });
});

describe('ways', () => {
  const floors: readonly Floor[] = [
    { level: 0, rows: ['R4 R5 R8'], at: [0, 0] },
    { level: -1, rows: ['V1'], at: [9, 0] },
  ];

  it('lead from floor to floor by lifts that work, without sight (T43)', () => {
    const { isNext, range } = board(floors);
    expect(isNext('R8:20', 'V1:00')).toBe(true);
    expect(isNext('R8:20', 'R5:22'), 'not on one floor').toBe(false);
    expect(range('R8:20', 'V1:00')).toBe(-1);
    const { plan } = board(floors);
    const broken = board(floors, { ...OPEN, elevators: [plan.numbers.get('V1:00') ?? -1] });
    expect(broken.isNext('R8:20', 'V1:00')).toBe(false);
  });

  it('and no sight go through what is closed', () => {
    const open = board(floors);
    const closed = board(floors, { doors: ['R5:00S'], vault: true, elevators: [] });
    expect([open.isNext('R5:00', 'R5:10'), closed.isNext('R5:00', 'R5:10')]).toEqual([true, false]);
    expect([open.range('R5:10', 'R5:00'), closed.range('R5:10', 'R5:00')]).toEqual([1, -1]);
    expect([open.isNext('V1:11', 'V1:21'), closed.isNext('V1:11', 'V1:21')]).toEqual([true, false]);
  });

  it('labels are those that people say', () => {
    const { plan } = board(floors);
    const labels = plan.zones.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(plan.zones[plan.numbers.get('R4:00') ?? -1].label).toBe('A1');
    expect(plan.zones[plan.numbers.get('V1:21') ?? -1].label).toBe('b3');
  });
});
