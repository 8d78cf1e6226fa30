import type { GameEvent } from '@shamble/kernel';
import type { Beats } from '@shamble/parts';
import { attackDice, leaveDie, vaultDice } from './tray.ts';

/** Steps of one Survivor in a row. */
const walk = ({ survivor }: GameEvent): string => `walk ${survivor}`;

/** The first pass is told in two, what is done in the later ones together. */
const pass =
  (what: 'attacks' | 'moves') =>
  ({ pass: n }: GameEvent): string =>
    n === 1 ? what : `pass ${n}`;

/** More than a level or a card. */
const FEAT = 3.5;

/** That somebody falls is told before the adrenaline it brings; an Abomination before all the levels. */
const killNews = ({ kind }: GameEvent): number => (kind === 'shambler' || kind === 'alpha' ? 1 : FEAT);

/** One sentence tells of a whole pass, with a place for each group to look at. */
const groupsIn = ({ groups }: GameEvent): number => 1 + (Array.isArray(groups) ? groups.length : 0);

/** What the End Phase is told of together. */
const ENDING = ['time', 'stood-up', 'healed', 'noise'];

const HEALTH: Readonly<Record<string, number>> = { healed: 1, wounded: -1 };

/** Whether somebody has as much Health again as before a Wound; what heals counts for the last Wounds first. */
const healedSince = ({ survivor, n }: GameEvent, later: readonly GameEvent[]): boolean =>
  later
    .filter((one) => one.survivor === survivor)
    .reduce((sum, one) => sum + (HEALTH[one.type] ?? 0) * Number(one.n ?? 0), 0) >= Number(n);

/*
 * A Turn is told as: the Turn, the way, then for every attack the dice and what comes of it. The Zombies' Phase is told
 * pass by pass: the Attacks with their Wounds, the moves, and one card for each Spawn Zone.
 */
export const beats: Beats = {
  joined: { kind: 'note', together: 'setup' },
  set: { kind: 'note', together: 'setup' },
  'companion-waits': { kind: 'note', together: 'setup' },
  placed: { kind: 'note', together: 'setup' },
  personal: { kind: 'card' },
  'first-player': { kind: 'note', together: 'end', after: ENDING },
  round: { kind: 'turn', together: 'end', after: [...ENDING, 'first-player'] },
  turn: { kind: 'turn' },
  'free-action': { kind: 'note' },
  'free-declined': { kind: 'note' },

  moved: { kind: 'move', together: walk },
  'leave-roll': { kind: 'roll', after: ['moved'], dice: leaveDie },
  woken: { kind: 'fight', together: 'woken', news: () => FEAT },
  'door-opened': { kind: 'move' },
  noise: { kind: 'note', together: 'outcome', after: ['time', 'stood-up', 'healed', 'door-opened', 'order'] },

  searched: { kind: 'note' },
  found: { kind: 'card', after: ['searched'] },
  discarded: { kind: 'note', together: 'things', after: ['thrown'] },
  arranged: { kind: 'note', together: 'things' },
  handed: { kind: 'note', together: 'things' },
  traded: { kind: 'note', together: 'things' },
  'trade-refused': { kind: 'note', together: 'things' },
  'seat-refused': { kind: 'note' },
  reloaded: { kind: 'note', together: 'things' },
  attached: { kind: 'gain' },
  'sleepers-removed': { kind: 'fight', together: 'outcome' },
  'sleepers-shown': { kind: 'note', after: ['token-spent'] },

  attack: { kind: 'fight' },
  rolled: { kind: 'roll', after: ['attack'], dice: attackDice },
  stronger: { kind: 'fight', together: 'outcome' },
  focused: { kind: 'fight', together: 'outcome' },
  killed: { kind: 'fight', together: 'outcome', after: ['explosion'], news: killNews },
  'hits-lost': { kind: 'note', together: 'outcome' },
  'one-more': { kind: 'fight', together: 'outcome' },
  'laid-down': { kind: 'fight', together: 'outcome' },
  helmet: { kind: 'fight', together: 'outcome', after: ['explosion'] },
  counted: { kind: 'gain', together: 'outcome' },
  'personal-done': { kind: 'result', together: 'outcome', news: () => FEAT },
  adrenaline: { kind: 'gain', together: 'outcome', after: ['killed', 'carries', 'objective'] },
  emptied: { kind: 'note', together: 'outcome' },
  'kept-loaded': { kind: 'note', together: 'outcome' },
  spared: { kind: 'note', together: 'harm' },
  'friendly-fire': { kind: 'loss', together: 'harm' },
  thrown: { kind: 'fight', together: 'blast' },
  laid: { kind: 'note' },
  'trap-sprung': { kind: 'fight', together: 'blast' },
  explosion: { kind: 'fight', together: 'blast' },

  level: { kind: 'result', together: 'level' },
  skill: { kind: 'card', together: 'level' },
  'skill-used': { kind: 'note' },
  shoved: { kind: 'move', after: ['skill-used'] },
  dragged: { kind: 'move', together: 'dragged', after: ['skill-used'] },
  healed: { kind: 'gain', together: 'end', after: ['time', 'discarded'] },
  wounded: { kind: 'loss', together: 'harm', after: ['attacks', 'explosion', 'wounded'], undone: healedSince },
  eliminated: { kind: 'death' },
  'companion-lost': { kind: 'death' },
  escaped: { kind: 'gain' },

  objective: { kind: 'card' },
  carries: { kind: 'note', together: 'outcome', after: ['objective', 'discarded'] },
  'token-placed': { kind: 'note', together: 'outcome' },
  'token-spent': { kind: 'note' },
  repaired: { kind: 'gain' },
  'truck-started': { kind: 'gain' },
  'truck-entered': { kind: 'move', together: 'truck' },
  'truck-left': { kind: 'move', together: 'truck' },
  'truck-seat': { kind: 'note', together: 'truck' },
  driven: { kind: 'move' },
  'vault-card': { kind: 'card' },
  'vault-roll': { kind: 'roll', dice: vaultDice },
  'vault-help': { kind: 'note', together: 'vault' },
  'vault-solved': { kind: 'result' },
  'vault-failed': { kind: 'result' },
  'vault-open': { kind: 'gain' },

  phase: { kind: 'turn' },
  attacks: { kind: 'bite', together: pass('attacks'), after: ['extra-activation'] },
  moves: { kind: 'move', together: pass('moves'), reads: groupsIn },
  'zombie-card': { kind: 'card' },
  'orders-card': { kind: 'card' },
  appeared: { kind: 'move', after: ['zombie-card', 'orders-card'], news: () => FEAT + 1 },
  order: { kind: 'note', after: ['orders-card', 'appeared'] },
  'extra-activation': { kind: 'result' },
  'spawn-active': { kind: 'note', together: 'outcome' },
  'queen-wakes': { kind: 'result' },
  'stood-up': { kind: 'note', together: 'end', after: ['time'] },
  time: { kind: 'note', together: 'end', after: ['stood-up'] },
  won: { kind: 'end' },
  lost: { kind: 'end' },
};
