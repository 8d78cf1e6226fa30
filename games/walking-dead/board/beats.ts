import type { GameEvent } from '@shamble/kernel';
import type { Beats } from '@shamble/parts';
import type { Face } from '../content/dice.ts';
import { againDie, poolDice, shotDie } from './tray.ts';

/** What may be done with the dice before they count. */
const DICE = ['rolled', 'rerolled', 'jokers-read', 'face-read', 'item-used', 'shot', 'shot-again'];

/** What decides whether a card is met. */
const DECIDES = ['encounter', 'decided', 'compared', 'voted', 'picked', 'contest-roll', 'fought', 'acted'];

/** All dice of a pool; which of them count is known by what the roll is for. */
const pool = (needs?: { readonly zombies: number; readonly wanted: number }) => (event: GameEvent) =>
  poolDice({
    pool: event.pool as readonly number[],
    faces: event.faces as readonly Face[],
    ...(needs ?? { zombies: Number(event.zombies), wanted: Number(event.wanted) }),
  });

/*
 * A turn is told as: the turn, each step with the token left behind, then for every fight or card what is to be done and
 * its odds, the dice and what they are worth, the Fatigue, and what comes of it.
 */
export const beats: Beats = {
  'team-dealt': { kind: 'note', together: 'teams' },
  'follower-waits': { kind: 'note', together: 'teams' },
  'first-roll': { kind: 'roll', together: 'first', dice: pool({ zombies: 0, wanted: 1 }) },
  'first-player': { kind: 'note', together: 'first' },
  turn: { kind: 'turn' },
  enters: { kind: 'move' },

  moved: { kind: 'move', after: ['fuel-burnt'] },
  'fuel-burnt': { kind: 'move' },
  lent: { kind: 'note' },
  stays: { kind: 'note', together: 'attempt' },
  'token-placed': { kind: 'move', together: 'tokens', after: ['moved'] },
  'tokens-mixed': { kind: 'note', together: 'tokens' },
  noise: { kind: 'note', together: 'tokens' },
  'token-turned': { kind: 'fight' },
  'token-gone': { kind: 'fight' },
  'token-cleared': { kind: 'gain', together: 'outcome' },
  peeked: { kind: 'note', together: 'peek' },
  'peek-seen': { kind: 'note', together: 'peek' },

  'before-roll': { kind: 'note', after: ['token-turned', 'encounter', 'decided', 'attempt'] },
  rolled: { kind: 'roll', dice: pool() },
  rerolled: { kind: 'roll', dice: againDie },
  'jokers-read': { kind: 'note', after: DICE },
  'face-read': { kind: 'note', after: DICE },
  shot: { kind: 'roll', dice: ({ face }) => [shotDie(String(face))] },
  'shot-again': { kind: 'roll', dice: ({ face }) => [shotDie(String(face))] },
  acted: { kind: 'fight', after: DICE },
  fought: { kind: 'fight', after: [...DICE, 'acted'] },

  volunteered: { kind: 'note', together: 'tired' },
  tired: { kind: 'loss', together: 'tired' },
  rested: { kind: 'gain', together: 'rest' },
  'food-eaten': { kind: 'gain', together: 'rest' },
  'survivor-died': { kind: 'death' },
  'team-lost': { kind: 'death' },
  'cards-lost': { kind: 'loss' },
  'new-team': { kind: 'card' },
  'player-out': { kind: 'death' },

  encounter: { kind: 'card' },
  'encounter-replaced': { kind: 'note', together: 'replaced' },
  'no-encounter': { kind: 'note' },
  decided: { kind: 'note', after: ['encounter'] },
  compared: { kind: 'result', after: ['encounter'] },
  voted: { kind: 'result', after: ['encounter'] },
  picked: { kind: 'note', after: ['encounter'] },
  'contest-roll': { kind: 'roll', together: 'contest', dice: pool({ zombies: 1, wanted: 0 }) },
  succeeded: { kind: 'result', together: 'outcome', after: DECIDES },
  failed: { kind: 'result', together: 'outcome', after: DECIDES },
  'handed-over': { kind: 'loss', together: 'outcome' },
  exchanged: { kind: 'gain', together: 'outcome' },

  gained: { kind: 'gain', together: 'outcome' },
  lost: { kind: 'loss', together: 'outcome' },
  paid: { kind: 'note', together: 'outcome' },
  'pledge-asked': { kind: 'note', together: 'pledge' },
  pledged: { kind: 'note', together: 'pledge' },
  collected: { kind: 'gain', together: 'outcome' },
  foraged: { kind: 'gain', together: 'outcome' },
  denied: { kind: 'loss', together: 'outcome' },
  'next-move': { kind: 'gain', together: 'outcome' },
  'item-kept': { kind: 'gain', together: 'outcome' },
  'item-used': { kind: 'note' },
  'item-lost': { kind: 'loss', together: 'outcome' },
  'taken-over': { kind: 'note', together: 'outcome' },
  'follower-joins': { kind: 'card' },
  'no-follower': { kind: 'note', together: 'outcome' },
  'follower-left': { kind: 'loss', together: 'outcome' },

  'private-told': { kind: 'card' },
  'private-shown': { kind: 'card', together: 'attempt' },
  attempt: { kind: 'note', together: 'attempt' },
  'not-explored': { kind: 'loss', together: 'outcome' },
  explored: { kind: 'card', together: 'explored' },
  'location-shown': { kind: 'card', together: 'explored' },
  'location-swapped': { kind: 'card' },

  invited: { kind: 'note', together: 'group' },
  'invitation-refused': { kind: 'note', together: 'group' },
  'group-formed': { kind: 'gain', together: 'group' },
  'group-left': { kind: 'note', together: 'group' },
  refuge: { kind: 'end' },
  stopped: { kind: 'note' },
  'nobody-left': { kind: 'end' },
};
