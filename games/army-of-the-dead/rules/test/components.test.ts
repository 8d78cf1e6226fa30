import { describe, expect, it } from 'vitest';
import { AMMO_FACES, DIE_FACES } from '../../content/dice.ts';
import { EQUIPMENT } from '../../content/equipment.ts';
import { FACES } from '../../content/faces.ts';
import { type Colour, MISSIONS } from '../../content/missions.ts';
import { PERSONAL_OBJECTIVES } from '../../content/objectives.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { VAULT_CARDS } from '../../content/vault.ts';
import { DORMANTS, FIGURES, ORDERS, ZEUS, ZOMBIE_CARDS, ZOMBIES } from '../../content/zombies.ts';
import { healthOf } from '../harm.ts';
import { LEVELS, levelAt, MOST_ADRENALINE } from '../level.ts';
import { HANDS, SLOTS } from '../state.ts';
import { VAULT_DICE } from '../vault.ts';
import { begun } from './begin.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const facesOf = (mission: (typeof MISSIONS)[number]): string[] =>
  mission.floors.flatMap(({ rows }) => rows.flatMap((row) => row.split(' '))).filter((id) => id !== '-');

/** How often each value comes. */
function tally<T extends string>(list: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

describe('tiles', () => {
  it('AD-COMP01 are 8 with two sides, and no map uses both sides of one', () => {
    expect(FACES).toHaveLength(16);
    expect(tally(FACES.map(({ id }) => id[1]))).toEqual(
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((tile) => [tile, 2])),
    );
    for (const mission of MISSIONS) {
      const tiles = facesOf(mission).map((id) => id[1]);
      expect(new Set(tiles).size, mission.id).toBe(tiles.length);
    }
  });

  it('AD-COMP01-R casino, hotel, Vault, Statue and lifts are on the faces that are known for them', () => {
    const facesWith = (cell: string): string[] =>
      FACES.filter(({ cells }) => cells.some((c) => c === cell)).map(({ id }) => id);
    expect(facesWith('M')).toEqual(['R4', 'R5']);
    expect(facesWith('K')).toEqual(['V4', 'V5']);
    expect(facesWith('Z')).toHaveLength(1);
    expect(facesWith('V')).toHaveLength(1);
    expect(facesWith('L').length).toBeGreaterThanOrEqual(2);
    const jackpot = MISSIONS.find(({ id }) => id === 'jackpot') ?? MISSIONS[0];
    expect(facesOf(jackpot).toSorted()).toEqual(['R2', 'R6', 'R8', 'V1', 'V3', 'V7']);
  });
});

describe('figures and people', () => {
  it('AD-COMP02 twelve Survivors, each once', () => {
    expect(SURVIVORS.map(({ id }) => id).toSorted()).toEqual(
      'bly burt chambers cruz dieter guzman kate lilly martin peters scott vanderohe'.split(' '),
    );
  });

  it('AD-COMP03, AD-COMP12 30 Shamblers, 16 Alphas and one of each Abomination at most', () => {
    expect(FIGURES).toEqual({ shambler: 30, alpha: 16 });
    for (const { id } of MISSIONS) {
      const { box, shamblers, alphas, valentine, queen, zeus } = begun({ mission: id }).state;
      expect([box.shamblers + sum(shamblers), box.alphas + sum(alphas)]).toEqual([30, 16]);
      for (const one of [valentine, queen, zeus]) expect(one.dead).toBe(false);
      expect(zeus.zone, 'Zeus comes later').toBe(-1);
    }
  });

  it('AD-COMP06 five cards of Abominations: Valentine, the Queen and three of Zeus', () => {
    const names = Object.keys(ZOMBIES).filter((kind) => kind !== 'shambler' && kind !== 'alpha');
    expect([...names, ...Object.keys(ZEUS)]).toEqual(['valentine', 'queen', 'plain', 'helmet', 'horse']);
  });

  it('AD-COMP11 a dashboard has 2 Hand slots, 3 Backpack slots and a bar from 0 to 43', () => {
    expect([HANDS, SLOTS - HANDS]).toEqual([2, 3]);
    for (const fighter of begun({}).state.team) {
      expect(fighter.slots).toHaveLength(5);
      expect(fighter.adrenaline).toBe(0);
    }
    expect(MOST_ADRENALINE).toBe(43);
    expect([LEVELS[levelAt(0)], LEVELS[levelAt(43)]]).toEqual(['blue', 'red']);
  });
});

describe('cards', () => {
  it('AD-COMP05 106: the Truck, Equipment, Personal Objectives, Zombies, Abominations, Orders, Vault', () => {
    const equipment = sum(EQUIPMENT.map(({ copies }) => copies));
    const parts = [1, equipment, PERSONAL_OBJECTIVES.length, ZOMBIE_CARDS.length, 2 + Object.keys(ZEUS).length];
    expect([...parts, ORDERS.length, VAULT_CARDS.length]).toEqual([1, 55, 12, 18, 5, 10, 5]);
    expect(sum(parts) + ORDERS.length + VAULT_CARDS.length).toBe(106);
  });

  it('AD-COMP07 55 of Equipment, so many of each kind', () => {
    expect(Object.fromEntries(EQUIPMENT.map(({ id, copies }) => [id, copies]))).toEqual({
      ...{ aaahh: 4, goldenAk: 1, magazine: 8, armyKnife: 3, desertEagle: 1, dynamite: 2, sniperRifle: 1 },
      ...{ scottsRifle: 1, semiRifle: 4, grenade: 2, katana: 1, firstAid: 2, bola: 1, grenadeLauncher: 1 },
      ...{ rocketLauncher: 1, machete: 2, spikedBat: 2, machineGun: 1, crowbar: 1, submachinePistol: 1 },
      ...{ semiPistol: 2, revolver: 2, circularSaw: 1, adrenaline: 2, shotgun: 2, silencer: 1, trap: 2, gasCan: 3 },
    });
  });
});

describe('weapons', () => {
  /** Range, dice with Ammo dice, Accuracy, Damage, N for noisy. */
  const WEAPONS: Record<string, string> = {
    ...{ goldenAk: '0-2 3+1 4 1 N', desertEagle: '0-1 1+1 4 2 N', sniperRifle: '1-4 1+1 3 2 N' },
    ...{ scottsRifle: '1-3 2+1 4 2 N', semiRifle: '1-3 1+1 3 1 N', bola: '1-1 1+0 2 0', revolver: '0-1 2+0 4 1 N' },
    ...{ grenadeLauncher: '1-2 1+1 3 3 N', rocketLauncher: '1-4 1+1 4 4 N', machineGun: '1-2 2+2 4 2 N' },
    ...{ submachinePistol: '0-1 4+1 5 1 N', semiPistol: '0-1 1+1 4 1 N', shotgun: '0-1 1+1 4 2 N' },
    ...{ armyKnife: '0-0 1+0 3 1', katana: '0-0 3+0 4 1', machete: '0-0 1+0 3 2', spikedBat: '0-0 2+0 4 1' },
    ...{ crowbar: '0-0 1+0 3 1', circularSaw: '0-0 3+0 4 2 N' },
  };

  it('AD-EQUIP01, AD-EQUIP04, AD-NOISE08 are Melee or Ranged, each with its values', () => {
    const armed = EQUIPMENT.filter(({ kind }) => kind === 'melee' || kind === 'ranged');
    const said = armed.map(({ id, range, dice, accuracy, damage, noisy }) => [
      id,
      `${range?.join('-')} ${dice?.join('+')} ${accuracy} ${damage}${noisy ? ' N' : ''}`,
    ]);
    expect(Object.fromEntries(said)).toEqual(WEAPONS);
  });

  it('AD-EQUIP02, AD-EQUIP03 Melee ones reach the own Zone, Ranged ones from a least to a greatest Range', () => {
    for (const { kind, range, dice } of EQUIPMENT) {
      if (kind === 'melee') expect([range, dice?.[1]]).toEqual([[0, 0], 0]);
      if (kind === 'ranged') expect(range?.[1]).toBeGreaterThan(0);
    }
  });

  it('AD-EQUIP05 all Ranged ones but the Revolver and the Bola Launcher can run out', () => {
    const endless = EQUIPMENT.filter(({ kind, dice }) => kind === 'ranged' && dice?.[1] === 0);
    expect(endless.map(({ id }) => id)).toEqual(['bola', 'revolver']);
  });

  it('AD-INV03, AD-INV04 items, Grenades and Dynamite work in the Backpack, all others do not', () => {
    const usable = EQUIPMENT.filter(({ backpack }) => backpack).map(({ id }) => id);
    expect(usable.toSorted()).toEqual(['adrenaline', 'dynamite', 'firstAid', 'grenade', 'magazine', 'silencer']);
  });
});

describe('tokens', () => {
  it('AD-COMP08, AD-COMP09 30 Dormants that hold 75 Shamblers', () => {
    expect(DORMANTS).toEqual([0, 7, 8, 8, 7]);
    expect(sum(DORMANTS.map((n, number) => n * number))).toBe(75);
  });

  it.each(MISSIONS)('AD-COMP08 are enough for $id', (mission) => {
    const { mixed, tokens, spawns, closedDoors = [], brokenLifts = [], dormants } = mission;
    const colours: Colour[] = [
      ...mixed.map((_, i): Colour => (['yellow', 'violet'] as const)[i] ?? 'red'),
      ...tokens.map(({ colour }) => colour),
    ];
    const most: Record<Colour, number> = { red: 4, blue: 1, green: 1, yellow: 1, violet: 1, black: 1 };
    for (const [colour, n] of Object.entries(tally(colours))) expect(n).toBeLessThanOrEqual(most[colour as Colour]);
    const { start, zeus, blue = 0, green = 0, red = 0 } = tally(spawns.map(({ kind }) => kind));
    expect([start, zeus]).toEqual([1, 1]);
    expect(Math.max(blue, green)).toBeLessThanOrEqual(1);
    expect(red, 'two that are red on both sides').toBeLessThanOrEqual(2);
    expect(closedDoors.length).toBeLessThanOrEqual(4);
    expect(brokenLifts.length).toBeLessThanOrEqual(2);
    expect(dormants.length).toBeLessThanOrEqual(30);
  });

  it('AD-COMP12 there is one Noise token, and one Truck where there is any', () => {
    for (const { id, truck } of MISSIONS) {
      const { state } = begun({ mission: id });
      expect(typeof state.noise).toBe('number');
      expect(state.truck !== null).toBe(truck !== undefined);
    }
  });
});

describe('dice', () => {
  it('AD-COMP10 standard ones show 1 to 6, Ammo dice have the symbol in the place of the 1', () => {
    expect(DIE_FACES.map(Number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(AMMO_FACES).toEqual(['out', '2', '3', '4', '5', '6']);
    expect(VAULT_DICE).toBe(5);
  });

  it('AD-COMP12-R no card asks for more than the two Ammo dice', () => {
    expect(Math.max(...EQUIPMENT.map(({ dice }) => dice?.[1] ?? 0))).toBe(2);
  });
});

describe('the sheets of Survivors', () => {
  it('AD-SPEC01, AD-SPEC03, AD-SPEC05 each has a Speciality, Bruisers have a Health of 4', () => {
    const known = { scott: 'bruiser', guzman: 'bruiser', dieter: 'vaultExpert', cruz: 'mechanic' };
    for (const [id, speciality] of Object.entries(known))
      expect(SURVIVORS.find((survivor) => survivor.id === id)?.speciality, id).toBe(speciality);
    expect(tally(SURVIVORS.map(({ speciality }) => speciality))).toEqual({
      ...{ stealthy: 3, bruiser: 3, mechanic: 2, vaultExpert: 2, pilot: 2 },
    });
    const all = SURVIVORS.map((_, survivor) => ({ ...begun({}).state.team[0], survivor }));
    for (const fighter of all)
      expect(healthOf(fighter)).toBe(SURVIVORS[fighter.survivor].speciality === 'bruiser' ? 4 : 3);
  });
});
