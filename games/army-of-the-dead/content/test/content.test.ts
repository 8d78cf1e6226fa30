import { describe, expect, it } from 'vitest';
import { EQUIPMENT } from '../equipment.ts';
import { groundOf, outOfReach, type Plan, planOf } from '../map.ts';
import { MISSIONS } from '../missions.ts';
import { PERSONAL_OBJECTIVES } from '../objectives.ts';
import { skillId } from '../skills.ts';
import { healthOf, SPECIALITIES, SURVIVORS } from '../survivors.ts';
import { VAULT_CARDS } from '../vault.ts';
import { DORMANTS, FIGURES, ORDERS, ZEUS, ZOMBIE_CARDS, ZOMBIES } from '../zombies.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('cards', () => {
  it('are as many as there are in the box (AD-COMP05, AD-COMP07, AD-COMP08, AD-COMP09)', () => {
    expect(EQUIPMENT).toHaveLength(28);
    expect(sum(EQUIPMENT.map(({ copies }) => copies))).toBe(55);
    expect(ZOMBIE_CARDS).toHaveLength(18);
    expect(ORDERS).toHaveLength(10);
    expect(VAULT_CARDS).toHaveLength(5);
    expect(PERSONAL_OBJECTIVES).toHaveLength(12);
    expect(sum(DORMANTS)).toBe(30);
    expect(sum(DORMANTS.map((n, number) => n * number))).toBe(75);
    expect(FIGURES).toEqual({ shambler: 30, alpha: 16 });
  });

  it('are at least the sets of any six Survivors', () => {
    const wanted = EQUIPMENT.map((_, n) =>
      sum(SURVIVORS.map(({ sets }) => Math.max(...sets.map((set) => set.filter((card) => card === n).length)))),
    );
    for (const [n, { id, copies }] of EQUIPMENT.entries()) expect(wanted[n], id).toBeLessThanOrEqual(copies);
  });

  it('grow worse with the Danger Level', () => {
    for (const { counts } of ZOMBIE_CARDS) expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
  });

  it('each Vault card helps three different Specialities', () => {
    for (const { bonuses } of VAULT_CARDS) expect(new Set(bonuses.map(([who]) => who)).size).toBe(3);
  });
});

describe('Zombies', () => {
  it('take more and give more the worse they are (AD-ZOM02, AD-ZOM03, AD-ABOM03 to AD-ABOM05)', () => {
    const kinds = [
      ZOMBIES.shambler,
      ZOMBIES.alpha,
      ZOMBIES.valentine,
      ZOMBIES.queen,
      ZEUS.plain,
      ZEUS.helmet,
      ZEUS.horse,
    ];
    expect(kinds.map(({ actions }) => actions)).toEqual([1, 2, 3, 1, 1, 1, 2]);
    expect(kinds.map(({ wounds }) => wounds)).toEqual([1, 1, 1, 2, 2, 2, 2]);
    expect(kinds.map(({ toughness }) => toughness)).toEqual([1, 2, 4, 5, 6, Number.POSITIVE_INFINITY, 6]);
    expect(kinds.map(({ adrenaline }) => adrenaline)).toEqual([1, 2, 5, 5, 5, 5, 5]);
    expect(kinds.map(({ priority }) => priority)).toEqual([1, 2, 3, 3, 3, 3, 3]);
  });
});

describe('Survivors', () => {
  it('are twelve, with every Speciality and every Skill among them', () => {
    expect(SURVIVORS).toHaveLength(12);
    expect(SPECIALITIES.map((one) => SURVIVORS.filter(({ speciality }) => speciality === one).length)).toEqual([
      3, 2, 2, 3, 2,
    ]);
    const skills = new Set(SURVIVORS.flatMap(({ blue, orange, red }) => [blue, ...orange, ...red].map(skillId)));
    expect([...skills].map((id) => id.split('.')[0]).filter((word, i, all) => all.indexOf(word) === i)).toHaveLength(
      28,
    );
    for (const { orange, red, sets } of SURVIVORS) {
      expect([orange.length, red.length, sets.length]).toEqual([2, 3, 2]);
      for (const set of sets) expect(set).toHaveLength(2);
    }
    expect(SURVIVORS.map((_, n) => healthOf(n)).filter((health) => health === 4)).toHaveLength(3);
    expect(new Set(PERSONAL_OBJECTIVES.map(({ survivor }) => survivor)).size).toBe(12);
  });
});

it('a map that does not join up is found out', () => {
  const map = (rows: readonly string[]): Plan => planOf([{ level: 0, rows, at: [0, 0] }]);
  expect(outOfReach(map(['R6 R8']), 'R6:00')).toEqual([]);
  expect(outOfReach(map(['R6 - R8']), 'R6:00')).toEqual(map(['R8']).zones.map(({ id }) => id));
});

describe.each(MISSIONS)('Mission $id', (mission) => {
  const plan = planOf(mission.floors);
  const zones = [
    ...mission.start,
    mission.exit,
    ...mission.spawns.map(({ zone }) => zone),
    ...mission.mixed,
    ...mission.tokens.flatMap(({ zone }) => zone ?? []),
    ...mission.dormants,
    ...(mission.brokenLifts ?? []),
    ...(mission.repairs ?? []).flatMap(({ at, mends = [] }) => [...at, ...mends]),
    ...(mission.companions ?? []),
    ...Object.values(mission.abominations ?? {}),
    ...(mission.truck ? [mission.truck] : []),
    ...(mission.vault ? [mission.vault] : []),
  ];

  it('names only Zones of its own map, no tile twice and no label twice', () => {
    expect(zones.filter((zone) => !plan.numbers.has(zone))).toEqual([]);
    const faces = mission.floors.flatMap(({ rows }) =>
      rows.flatMap((row) => row.split(' ')).filter((id) => id !== '-'),
    );
    const numbers = faces.map((face) => face.slice(1, 2));
    expect(new Set(numbers).size).toBe(numbers.length);
    const labels = plan.zones.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(Math.max(...labels.map((label) => label.length))).toBeLessThanOrEqual(3);
    const places = plan.zones.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size, 'no floor lies on another').toBe(places.length);
  });

  it('is one piece once everything is open', () => {
    expect(outOfReach(plan, mission.start[0])).toEqual([]);
  });

  it('closes only doors that are there', () => {
    const doors = plan.beside.flat().flatMap(({ border, names }) => (border === 'door' ? names : []));
    expect((mission.closedDoors ?? []).filter((door) => !doors.includes(door))).toEqual([]);
    for (const lift of mission.brokenLifts ?? []) expect(plan.zones[plan.numbers.get(lift) ?? -1].cell).toBe('L');
    if (mission.vault) expect(plan.zones[plan.numbers.get(mission.vault) ?? -1].cell).toBe('T');
  });

  it('has a start Spawn Zone, one of Zeus, tokens enough, and an end', () => {
    const kinds = mission.spawns.map(({ kind }) => kind);
    expect(kinds[0]).toBe('start');
    expect(kinds.filter((kind) => kind === 'zeus')).toHaveLength(1);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(mission.dormants.length).toBeLessThanOrEqual(30);
    const red = mission.mixed.length - 2;
    for (const goal of mission.steps.flat()) if (goal.goal === 'red') expect(goal.n).toBeLessThanOrEqual(red);
    expect(red).toBeLessThanOrEqual(4);
    const last = mission.steps.at(-1)?.map(({ goal }) => goal);
    expect(['escape', 'truck']).toContain(last?.[0]);
  });
});

it('distances are those the Missions were made with', () => {
  const far = (id: string, from: string, to: string): number => {
    const mission = MISSIONS.find((one) => one.id === id);
    const plan = planOf(mission?.floors ?? []);
    const { steps } = groundOf(plan, { doors: [], vault: false, elevators: [] });
    return steps[(plan.numbers.get(from) ?? -1) * plan.zones.length + (plan.numbers.get(to) ?? -1)];
  };
  expect(far('dryRun', 'V7:22', 'R2:00')).toBe(10);
  expect(far('jackpot', 'R6:02', 'V1:21')).toBe(7);
  expect(far('jackpot', 'V1:21', 'V3:02')).toBe(10);
  expect(far('jackpot', 'R6:02', 'V1:11')).toBe(6);
});
