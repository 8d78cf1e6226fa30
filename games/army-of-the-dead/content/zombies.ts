/** The kinds of Zombies (AD-ZOM02, AD-ZOM03, AD-ABOM03 to AD-ABOM05), Zombie cards and Zeus' Orders. */

export type ZombieKind = 'shambler' | 'alpha' | 'valentine' | 'queen' | 'zeus';

/** The forms of Zeus (AD-COMP06); a Mission uses one of them. */
export type ZeusForm = 'plain' | 'helmet' | 'horse';

export interface Zombie {
  readonly actions: number;
  readonly wounds: number;
  /** Damage that one attack must deal; Infinity where none does. */
  readonly toughness: number;
  /** To the killer, or to everybody for an Abomination (AD-ADR01). */
  readonly adrenaline: number;
  /** The lower the sooner it is hit by Ranged attacks (AD-PRIO01). */
  readonly priority: 1 | 2 | 3;
}

export const ZOMBIES: Readonly<Record<Exclude<ZombieKind, 'zeus'>, Zombie>> = {
  shambler: { actions: 1, wounds: 1, toughness: 1, adrenaline: 1, priority: 1 },
  alpha: { actions: 2, wounds: 1, toughness: 2, adrenaline: 2, priority: 2 },
  valentine: { actions: 3, wounds: 1, toughness: 4, adrenaline: 5, priority: 3 },
  queen: { actions: 1, wounds: 2, toughness: 5, adrenaline: 5, priority: 3 },
};

export const ZEUS: Readonly<Record<ZeusForm, Zombie>> = {
  plain: { actions: 1, wounds: 2, toughness: 6, adrenaline: 5, priority: 3 },
  helmet: { actions: 1, wounds: 2, toughness: Number.POSITIVE_INFINITY, adrenaline: 5, priority: 3 },
  horse: { actions: 2, wounds: 2, toughness: 6, adrenaline: 5, priority: 3 },
};

/** Figures in the box (AD-COMP03). */
export const FIGURES = { shambler: 30, alpha: 16 } as const;

/** A Zombie card: what comes, and how many at each Danger Level. */
export interface ZombieCard {
  readonly id: string;
  readonly kind: Exclude<ZombieKind, 'zeus'>;
  readonly counts: readonly [number, number, number, number];
}

function card(id: string, kind: ZombieCard['kind'], ...counts: readonly [number, number, number, number]): ZombieCard {
  return { id, kind, counts };
}

export const ZOMBIE_CARDS: readonly ZombieCard[] = [
  card('001', 'shambler', 1, 2, 3, 4),
  card('002', 'shambler', 2, 2, 4, 4),
  card('003', 'shambler', 2, 3, 4, 5),
  card('004', 'shambler', 2, 3, 5, 6),
  card('005', 'shambler', 2, 4, 6, 8),
  card('006', 'shambler', 3, 4, 5, 7),
  card('007', 'shambler', 3, 4, 6, 8),
  card('008', 'shambler', 1, 3, 5, 7),
  card('009', 'shambler', 2, 3, 4, 6),
  card('010', 'shambler', 3, 5, 6, 8),
  card('011', 'alpha', 1, 1, 2, 3),
  card('012', 'alpha', 1, 2, 2, 3),
  card('013', 'alpha', 1, 2, 3, 4),
  card('014', 'alpha', 2, 2, 3, 4),
  card('015', 'alpha', 2, 3, 4, 5),
  card('016', 'alpha', 3, 5, 6, 6),
  card('017', 'valentine', 0, 1, 1, 1),
  card('018', 'queen', 0, 0, 1, 1),
];

/** What an Orders card makes the dead do after they have appeared. */
export type Order =
  | 'alphasHere'
  | 'allAlphas'
  | 'shamblersHere'
  | 'whoSees'
  | 'wakeAtNoise'
  | 'moveNoise'
  | 'drawAtStart'
  | 'abominations';

export interface OrdersCard {
  readonly id: string;
  readonly shamblers: number;
  readonly alphas: number;
  readonly order: Order | null;
}

const orders = (id: string, shamblers: number, alphas: number, order: Order | null): OrdersCard => ({
  id,
  shamblers,
  alphas,
  order,
});

export const ORDERS: readonly OrdersCard[] = [
  orders('Z01', 0, 2, 'alphasHere'),
  orders('Z02', 0, 1, 'allAlphas'),
  orders('Z03', 3, 0, 'shamblersHere'),
  orders('Z04', 2, 1, 'whoSees'),
  orders('Z05', 0, 1, 'wakeAtNoise'),
  orders('Z06', 0, 2, 'moveNoise'),
  orders('Z07', 4, 0, null),
  orders('Z08', 0, 1, 'drawAtStart'),
  orders('Z09', 2, 0, 'abominations'),
  orders('Z10', 0, 3, null),
];

/** How many Dormant tokens have each number (AD-COMP08); the first is the number 0. */
export const DORMANTS: readonly number[] = [0, 7, 8, 8, 7];
