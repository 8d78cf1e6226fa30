import { Chance, configure, seeded } from '@shamble/kernel';
import { describe, expect, it, vi } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { DORMANTS, type ZeusForm } from '../../content/zombies.ts';
import { game } from '../game.ts';
import { joined, planFor } from '../ground.ts';
import { type Army, dormantNumber, dormantZone, survivorOf } from '../state.ts';
import { begun } from './begin.ts';

const setUp = (seats: number, seed: number, options: Readonly<Record<string, string>> = {}): Army =>
  game.setup(configure(game, seats, options), new Chance(seeded(`set-up ${seed}`)));

const SEEDS = Array.from({ length: 60 }, (_, i) => i);

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('Missions', () => {
  it('AD-SETUP02 are ten, and each can be chosen at once', () => {
    const ids = MISSIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    for (const mission of ids) expect(begun({ mission }).state.step, mission).toBe('next');
  });

  it('AD-SETUP03 a map that does not join up is refused: apart, walled off, on a floor without a lift', () => {
    const map = (...floors: readonly (readonly string[])[]) => ({
      id: 'cut',
      floors: floors.map((rows, level) => ({ level, rows, at: [0, 9 * level] as const })),
      start: ['R6:00'],
    });
    expect(joined(map(['R6 R8'])).zones).toHaveLength(18);
    expect(() => joined(map(['R6 - R8']))).toThrow(/"cut" does not join up: no way from R6:00 to R8:00.*AD-SETUP03/);
    expect(() => joined(map(['R6 V5']))).toThrow(/no way from R6:00 to V5:00/);
    expect(joined(map(['R6 R8'], ['V4 V5'])).zones).toHaveLength(36);
    expect(() => joined(map(['R6 R1'], ['V4 V5']))).toThrow(/no way from R6:00 to V4:00/);
  });

  it.each([
    [
      'dryRun',
      36,
      [
        ['R2:02', 'R1:00'],
        ['R2:20', 'V3:00'],
        ['V3:02', 'V7:00'],
        ['R1:21', 'V7:01'],
      ],
    ],
    [
      'jackpot',
      54,
      [
        ['V7:02', 'R6:00'],
        ['R6:02', 'R8:00'],
        ['V7:20', 'R2:00'],
        ['R6:22', 'V3:02'],
        ['R8:20', 'V1:00'],
      ],
    ],
    [
      'bigScore',
      63,
      [
        ['V2:22', 'R6:20'],
        ['R6:22', 'V7:20'],
        ['R4:02', 'R5:00'],
        ['R4:12', 'R5:10'],
        ['V7:22', 'R8:02'],
      ],
    ],
    [
      'lastChopper',
      63,
      [
        ['R2:20', 'V7:00'],
        ['R8:20', 'V4:22'],
        ['V4:12', 'V5:10'],
        ['V4:22', 'V6:00'],
      ],
    ],
  ] as const)('AD-SETUP03 the tiles of %s lie as its sheet shows', (id, zones, neighbours) => {
    const plan = planFor(MISSIONS.findIndex((mission) => mission.id === id));
    expect(plan.zones).toHaveLength(zones);
    const { state } = begun({ mission: id });
    expect(state.shamblers).toHaveLength(zones);
    for (const [a, b] of neighbours) {
      const [from, to] = [plan.numbers.get(a) ?? -1, plan.numbers.get(b) ?? -1];
      const beside = plan.beside[from].some(({ zone, border }) => zone === to && border !== 'wall');
      const lifted = plan.elevators.includes(from) && plan.elevators.includes(to);
      expect(beside || lifted, `${a} ${b}`).toBe(true);
    }
  });

  it('AD-SETUP18 use one version of Zeus each, and he is not there at the start', () => {
    const forms: Record<string, ZeusForm> = {
      ...{ dryRun: 'plain', jackpot: 'horse', outOfOrder: 'helmet', tacoRun: 'plain', crown: 'helmet' },
      ...{ lastChopper: 'plain', tiger: 'horse', bigScore: 'helmet', throne: 'helmet', countdown: 'horse' },
    };
    for (const { id } of MISSIONS) {
      const { zeusForm, zeus, zeusToken } = setUp(1, 0, { mission: id });
      expect([zeusForm, zeus.zone, zeusToken], id).toEqual([forms[id], -1, true]);
    }
  });

  it('AD-SETUP19 have a Time marker on square 1 where they have a limit', () => {
    const squares = MISSIONS.map(({ id }) => [id, setUp(1, 0, { mission: id }).time]);
    expect(squares.filter(([, time]) => time !== 0)).toEqual([
      ['jackpot', 1],
      ['tiger', 1],
      ['countdown', 1],
    ]);
  });
});

describe('what is shuffled', () => {
  it('AD-SETUP04, AD-SETUP04-R Dormants come from all thirty, one for each Zone named, the others stay aside', () => {
    const first = new Set<number>();
    for (const seed of SEEDS) {
      const { dormants, spareDormants } = setUp(1, seed, { mission: 'bigScore' });
      const plan = planFor(MISSIONS.findIndex(({ id }) => id === 'bigScore'));
      const zones = dormants.map((token) => plan.zones[dormantZone(token)].id);
      expect(zones).toEqual(MISSIONS.find(({ id }) => id === 'bigScore')?.dormants);
      first.add(dormantNumber(dormants[0]));
      const laid = DORMANTS.map((_, number) => dormants.filter((token) => dormantNumber(token) === number).length);
      expect(laid.map((n, i) => n + spareDormants[i])).toEqual(DORMANTS);
      expect(sum(spareDormants)).toBe(9);
    }
    expect([...first].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('AD-SETUP15 every place of the shuffled Objectives may hold the yellow or the violet one, and all others are red', () => {
    const places = new Set<number>();
    for (const seed of SEEDS) {
      const mixed = setUp(1, seed).tokens.filter(({ up }) => !up);
      expect(mixed.map(({ colour }) => colour).toSorted()).toEqual(['red', 'red', 'red', 'violet', 'yellow']);
      places.add(mixed.findIndex(({ colour }) => colour === 'yellow'));
    }
    expect(places.size).toBe(5);
  });

  it('AD-SETUP17 any of the five Vault cards may lie there, in Missions with the Vault tile only', () => {
    const cards = SEEDS.map((seed) => setUp(1, seed, { mission: 'jackpot' }).vault?.card);
    expect(new Set(cards).size).toBe(5);
    for (const { id, floors } of MISSIONS) {
      const hasVault = floors.some(({ rows }) => rows.some((row) => row.includes('V1')));
      expect(setUp(1, 0, { mission: id }).vault !== null, id).toBe(hasVault);
    }
  });

  it('AD-SETUP14, AD-SETUP14-R the two Personal Objectives are of the team, never of Companions', () => {
    const owners = new Set<string>();
    for (const seed of SEEDS) {
      const { team, companions, personal } = begun({ mission: 'tacoRun', seed: String(seed) }).state;
      expect(companions).toHaveLength(2);
      expect(personal.map(({ colour }) => colour)).toEqual(['yellow', 'violet']);
      expect(personal[0].survivor).not.toBe(personal[1].survivor);
      for (const { survivor } of personal) {
        expect(team.some((fighter) => fighter.survivor === survivor)).toBe(true);
        owners.add(SURVIVORS[survivor].id);
      }
    }
    expect(owners.size, 'all six come up').toBe(6);
  });
});

describe('a random team', () => {
  it.each(MISSIONS)(
    'AD-SETUP06, AD-SETUP06-R has all whom $id needs, and six different people',
    ({ id, specialities }) => {
      for (const seed of SEEDS) {
        const team = setUp(1, seed, { mission: id, team: 'random' }).team.map(survivorOf);
        expect(new Set(team.map((survivor) => survivor.id)).size).toBe(6);
        for (const needed of specialities) expect(team.some(({ speciality }) => speciality === needed)).toBe(true);
      }
    },
  );

  it('AD-SETUP05 may be anybody', () => {
    const met = new Set(
      SEEDS.flatMap((seed) => setUp(1, seed, { team: 'random' }).team.map(({ survivor }) => survivor)),
    );
    expect(met.size).toBe(12);
  });
});

describe('six Survivors', () => {
  it.each([
    [1, [6]],
    [2, [3, 3]],
    [3, [2, 2, 2]],
    [4, [2, 2, 1, 1]],
    [5, [2, 1, 1, 1, 1]],
    [6, [1, 1, 1, 1, 1, 1]],
  ])('AD-SETUP01 are always there, dealt evenly to %d', (seats, shares) => {
    const { team } = setUp(seats, 1, { team: 'random' });
    expect(team).toHaveLength(6);
    expect(shares.map((_, seat) => team.filter(({ owner }) => owner === seat).length)).toEqual(shares);
  });

  it('AD-SETUP01 may be shared out otherwise, five to one', () => {
    const { team } = begun({ seats: 2, owners: [1, 1, 2, 1, 1, 1] }).state;
    expect(team.map(({ owner }) => owner)).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('AD-SETUP08, AD-SETUP09 their cards leave the deck, which is shuffled without them', () => {
    const orders = new Set<string>();
    for (const set of ['a', 'b'] as const)
      for (const seed of SEEDS.slice(0, 5)) {
        const { team, equipment } = begun({ set, seed: String(seed) }).state;
        const held = team.flatMap(({ slots }) => slots.filter((slot) => slot >= 0));
        expect(held.toSorted()).toEqual(
          team.flatMap((fighter) => survivorOf(fighter).sets[set === 'a' ? 0 : 1]).toSorted(),
        );
        expect(equipment.draw).toHaveLength(55 - 12);
        orders.add(equipment.draw.join());
      }
    expect(orders.size).toBe(10);
  });

  it('AD-SETUP11, AD-SETUP12, AD-SETUP13 begin together where the Noise is, unhurt, with their Blue Skill', () => {
    for (const { id, start } of MISSIONS) {
      const { team, noise, mission } = begun({ mission: id }).state;
      const at = planFor(mission).numbers.get(start[0]);
      expect(noise).toBe(at);
      for (const { zone, wounds, adrenaline, orange, red } of team)
        expect([zone, wounds, adrenaline, orange, red]).toEqual([at, 0, 0, -1, -1]);
    }
  });

  it('AD-SETUP11, AD-SETUP11-R begin where the players like if there are several start Zones, the Noise too', () => {
    const start = vi.spyOn(MISSIONS[0], 'start', 'get').mockReturnValue(['V7:22', 'V7:20']);
    try {
      const match = begun({ seats: 2, until: 'place' });
      const asked: string[] = [];
      for (const zone of ['V7:20', 'V7:22', 'V7:22', 'V7:22', 'V7:22', 'V7:22', 'V7:20']) {
        const [{ seat, n, ask }] = match.pending;
        asked.push(`${ask.id} of ${seat}`);
        expect(match.answer(seat, n, zone)).toBeNull();
      }
      expect(asked).toEqual([...Array.from({ length: 6 }, () => 'place of 0'), 'noise-start of 0']);
      const { team, noise, mission } = match.state;
      const named = (zone: number): string => planFor(mission).zones[zone].id;
      expect(team.map(({ zone }) => named(zone))).toEqual(['V7:20', 'V7:22', 'V7:22', 'V7:22', 'V7:22', 'V7:22']);
      expect(named(noise)).toBe('V7:20');
    } finally {
      start.mockRestore();
    }
  });

  it('AD-SETUP04-R a Zone that is named twice has two Dormants', () => {
    const dormants = vi.spyOn(MISSIONS[0], 'dormants', 'get').mockReturnValue(['R1:10', 'R1:20', 'R1:10']);
    try {
      const plan = planFor(0);
      const laid = setUp(1, 0).dormants.map((token) => plan.zones[dormantZone(token)].id);
      expect(laid).toEqual(['R1:10', 'R1:20', 'R1:10']);
    } finally {
      dormants.mockRestore();
    }
  });

  it('AD-SETUP16 the First Player may be left to chance', () => {
    const first = SEEDS.map((seed) => {
      const match = begun({ seats: 3, seed: String(seed), until: 'first' });
      const [{ seat, n }] = match.pending;
      expect(match.answer(seat, n, 'random')).toBeNull();
      return match.state.first;
    });
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });
});
