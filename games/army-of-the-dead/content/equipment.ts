/** The 28 kinds of Equipment, 55 cards (AD-COMP07). A kind's number is its place in the table; cards of one kind are alike. */

export type EquipmentKind = 'melee' | 'ranged' | 'explosive' | 'item' | 'aaahh';

/** What a card without dice or beside them does; the rules have a function for each. */
export type Deed =
  | 'spawn'
  | 'reload'
  | 'heal'
  | 'adrenaline'
  | 'silence'
  | 'layDown'
  | 'trap'
  | 'gasCan'
  | 'throw'
  | 'quietDoor'
  | 'anyTarget'
  | 'charge';

export interface Equipment {
  readonly id: string;
  readonly copies: number;
  readonly kind: EquipmentKind;
  /** Nearest and farthest Zone it reaches. */
  readonly range: readonly [number, number] | null;
  /** Standard and Ammo dice; null where it always hits, or has nothing to do with attacks. */
  readonly dice: readonly [number, number] | null;
  /** The least a die must show. */
  readonly accuracy: number;
  /** 0 where it deals none. */
  readonly damage: number;
  readonly noisy: boolean;
  /** Hits everybody in a Zone (AD-EXPL01). */
  readonly explosive: boolean;
  /** May be used in the Backpack (AD-INV03). */
  readonly backpack: boolean;
  readonly does: Deed | null;
  /** Made silent by the Silencer (AD-CONT03). */
  readonly silenced: boolean;
}

type More = Partial<Pick<Equipment, 'noisy' | 'explosive' | 'backpack' | 'does' | 'silenced'>>;

const PLAIN = { noisy: false, explosive: false, backpack: false, does: null, silenced: false } as const;

function melee(id: string, copies: number, dice: number, accuracy: number, damage: number, more: More = {}): Equipment {
  return { ...PLAIN, id, copies, kind: 'melee', range: [0, 0], dice: [dice, 0], accuracy, damage, ...more };
}

function ranged(
  id: string,
  copies: number,
  range: readonly [number, number],
  dice: readonly [number, number],
  accuracy: number,
  damage: number,
  more: More = {},
): Equipment {
  return { ...PLAIN, id, copies, kind: 'ranged', range, dice, accuracy, damage, noisy: true, ...more };
}

function explosive(
  id: string,
  copies: number,
  range: readonly [number, number],
  damage: number,
  does: Deed,
  more: More = {},
): Equipment {
  const kind = 'explosive';
  return {
    ...PLAIN,
    id,
    copies,
    kind,
    range,
    dice: null,
    accuracy: 0,
    damage,
    explosive: true,
    noisy: true,
    does,
    ...more,
  };
}

function item(id: string, copies: number, does: Deed): Equipment {
  return { ...PLAIN, id, copies, kind: 'item', range: null, dice: null, accuracy: 0, damage: 0, backpack: true, does };
}

export const EQUIPMENT: readonly Equipment[] = [
  { ...PLAIN, id: 'aaahh', copies: 4, kind: 'aaahh', range: null, dice: null, accuracy: 0, damage: 0, does: 'spawn' },
  ranged('goldenAk', 1, [0, 2], [3, 1], 4, 1),
  item('magazine', 8, 'reload'),
  melee('armyKnife', 3, 1, 3, 1),
  ranged('desertEagle', 1, [0, 1], [1, 1], 4, 2, { silenced: true }),
  explosive('dynamite', 2, [0, 1], 4, 'throw', { backpack: true }),
  ranged('sniperRifle', 1, [1, 4], [1, 1], 3, 2, { silenced: true, does: 'anyTarget' }),
  ranged('scottsRifle', 1, [1, 3], [2, 1], 4, 2, { silenced: true }),
  ranged('semiRifle', 4, [1, 3], [1, 1], 3, 1, { silenced: true }),
  explosive('grenade', 2, [1, 2], 3, 'throw', { backpack: true }),
  melee('katana', 1, 3, 4, 1, { does: 'charge' }),
  item('firstAid', 2, 'heal'),
  ranged('bola', 1, [1, 1], [1, 0], 2, 0, { noisy: false, does: 'layDown' }),
  ranged('grenadeLauncher', 1, [1, 2], [1, 1], 3, 3, { explosive: true }),
  ranged('rocketLauncher', 1, [1, 4], [1, 1], 4, 4, { explosive: true }),
  melee('machete', 2, 1, 3, 2),
  melee('spikedBat', 2, 2, 4, 1),
  ranged('machineGun', 1, [1, 2], [2, 2], 4, 2),
  melee('crowbar', 1, 1, 3, 1, { does: 'quietDoor' }),
  ranged('submachinePistol', 1, [0, 1], [4, 1], 5, 1),
  ranged('semiPistol', 2, [0, 1], [1, 1], 4, 1, { silenced: true }),
  ranged('revolver', 2, [0, 1], [2, 0], 4, 1, { silenced: true }),
  melee('circularSaw', 1, 3, 4, 2, { noisy: true }),
  item('adrenaline', 2, 'adrenaline'),
  ranged('shotgun', 2, [0, 1], [1, 1], 4, 2),
  item('silencer', 1, 'silence'),
  explosive('trap', 2, [0, 0], 3, 'trap', { noisy: false }),
  explosive('gasCan', 3, [0, 1], 2, 'gasCan'),
];

const NUMBERS = new Map(EQUIPMENT.map(({ id }, n) => [id, n]));

/** The number of a kind by its id. */
export function equipmentNumber(id: string): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no Equipment "${id}"`);
  return n;
}
