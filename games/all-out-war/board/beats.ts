import type { GameEvent } from '@shamble/kernel';
import type { Beats } from '@shamble/parts';
import { actionDie, againDie, panicDie, rolledDice } from './tray.ts';

/** Moves of the Walkers that one cause sets off. */
const walk = ({ why }: GameEvent): string => `walkers ${why}`;

/** What comes of an attack, told together. */
const OUTCOME = ['missed', 'wounded', 'prone', 'walker-removed', 'critical-ignored', 'torn'];

/** More than a card: who reaches an enemy decides what they may do next. */
const CONTACT = 5;
const contactNews = ({ touches }: GameEvent): number => (Array.isArray(touches) && touches.length > 0 ? CONTACT : 0);

/** An ammo check comes to nothing, or says so by what follows it. */
const AMMO = -3;

/** Less than whoever reaches somebody, more than what Walkers do to nobody. */
const TAKEN = 2.5;

/*
 * An activation is told as who acts, the way, what it sets off. Attacks are told as the declaration, the dice of both
 * sides together, and what comes of them. Walkers that answer one cause go together; cards, Panic and results stand alone.
 */
export const beats: Beats = {
  group: { kind: 'note', together: 'setup' },
  initiative: { kind: 'note', together: 'setup' },
  'scenery-picked': { kind: 'note', together: 'setup' },
  'scenery-shared': { kind: 'note', together: 'setup' },
  'scenery-placed': { kind: 'note', together: 'setup' },
  'set-aside': { kind: 'note', together: 'setup' },
  'counter-placed': { kind: 'note', together: 'setup' },
  edge: { kind: 'note', together: 'setup' },
  deployed: { kind: 'note', together: 'setup' },

  turn: { kind: 'turn', after: ['new-turn', 'initiative'] },
  'takes-initiative': { kind: 'note' },
  'event-phase': { kind: 'turn' },
  'melee-phase': { kind: 'turn' },
  'end-phase': { kind: 'turn' },
  'new-turn': { kind: 'turn' },

  activated: { kind: 'turn' },
  panics: { kind: 'roll', dice: panicDie },
  'nobody-runs': { kind: 'result', after: ['panics'] },
  drinks: { kind: 'gain' },
  flees: { kind: 'move' },
  'nowhere-to-flee': { kind: 'note' },
  moves: { kind: 'move', after: ['leapt'], news: contactNews },
  leap: { kind: 'roll', dice: actionDie },
  leapt: { kind: 'move' },
  steps: { kind: 'move', together: 'steps' },
  burst: { kind: 'roll', dice: actionDie },
  'quiet-run': { kind: 'roll', dice: actionDie },
  hides: { kind: 'note' },
  stands: { kind: 'note', together: 'stands' },
  'holds-nerve': { kind: 'note' },
  'makes-noise': { kind: 'note' },
  'activation-ends': { kind: 'note', together: 'ends', after: ['holds-nerve', 'hides', 'swaps', 'counter-taken'] },

  loud: { kind: 'note', after: ['makes-noise', 'alarm', 'glass', 'frayed'] },
  'scent-lost': { kind: 'roll', dice: scentDie },
  'scent-roll': { kind: 'roll', dice: actionDie },
  masked: { kind: 'note' },
  'area-roll': { kind: 'roll', dice: actionDie },
  threat: { kind: 'note', together: 'threat', after: ['loud', 'holds-nerve', 'panics', 'melee-phase', 'infection'] },
  'event-ends': { kind: 'note', after: ['threat'] },
  'walker-moves': { kind: 'move', together: walk, news: contactNews },
  shuffled: { kind: 'move', together: 'shuffled', after: ['walker-moves'] },
  'walker-stuck': { kind: 'note', after: ['walker-moves'] },
  falls: { kind: 'move' },
  'no-lunge': { kind: 'note', together: 'lunges' },
  stays: { kind: 'note', together: 'lunges' },

  event: { kind: 'card' },
  'event-band': { kind: 'note', after: ['event', 'threat'] },
  'no-event': { kind: 'note' },
  'nobody-rises': { kind: 'note' },
  alarm: { kind: 'note' },
  glass: { kind: 'note' },
  frayed: { kind: 'note' },
  frenzy: { kind: 'result' },
  'walker-enters': { kind: 'move', together: 'enters', news: contactNews },
  'no-place': { kind: 'note', together: 'enters' },

  searches: { kind: 'note' },
  'searches-inside': { kind: 'note', after: ['searches'] },
  found: { kind: 'card' },
  'discarded-supply': { kind: 'note' },
  'supply-empty': { kind: 'note', after: ['searches'] },
  took: { kind: 'gain', together: 'things' },
  declined: { kind: 'note', together: 'things' },
  'counter-taken': { kind: 'gain', after: ['searches', 'took', 'declined'], news: () => TAKEN },
  swaps: { kind: 'note', together: 'things' },
  gives: { kind: 'note', together: 'things' },
  special: { kind: 'note' },
  healed: { kind: 'gain', after: ['special'] },
  reloaded: { kind: 'gain', after: ['special'] },
  amputates: { kind: 'loss' },
  limb: { kind: 'roll', dice: actionDie },
  'hand-lost': { kind: 'loss' },

  shot: { kind: 'fight', after: ['reloaded'] },
  'stray-roll': { kind: 'roll', dice: actionDie },
  pierced: { kind: 'note', after: ['shot'] },
  blast: { kind: 'fight' },
  drifts: { kind: 'note' },
  rolled: { kind: 'roll', together: 'rolled', dice: rolledDice },
  'rolled-again': { kind: 'roll', dice: againDie },
  missed: { kind: 'note', together: 'outcome' },
  'critical-ignored': { kind: 'note', together: 'outcome' },
  wounded: { kind: 'loss', together: 'outcome' },
  prone: { kind: 'fight', together: 'outcome' },
  'walker-removed': { kind: 'fight', together: 'outcome' },
  torn: { kind: 'note', after: OUTCOME },
  'ammo-check': { kind: 'roll', dice: actionDie, news: () => AMMO },
  'out-of-ammo': { kind: 'note', after: ['ammo-check'] },
  unreliable: { kind: 'roll', dice: actionDie },

  'optional-attack': { kind: 'fight' },
  melee: { kind: 'fight' },
  stance: { kind: 'note', together: 'stance' },
  'all-defend': { kind: 'note', after: ['stance'] },
  'melee-won': { kind: 'result' },
  sharp: { kind: 'roll', dice: actionDie },
  bludgeon: { kind: 'roll', dice: actionDie },
  pushed: { kind: 'move', together: 'pushed' },
  'cannot-be-pushed': { kind: 'note', together: 'pushed' },
  'bite-held-off': { kind: 'roll', dice: actionDie },
  bitten: { kind: 'bite' },
  died: { kind: 'death' },
  dropped: { kind: 'note', together: 'dropped', news: () => CONTACT },

  returns: { kind: 'roll', together: 'returns', dice: actionDie },
  infection: { kind: 'roll', dice: actionDie },
  antibiotics: { kind: 'gain' },
  over: { kind: 'end' },
};

/** NOISE is rolled for, MAYHEM is not (AW-KEY17a): where the die was not needed none is shown. */
function scentDie(event: GameEvent): ReturnType<typeof actionDie> {
  return actionDie({ ...event, badge: event.lost !== true });
}
